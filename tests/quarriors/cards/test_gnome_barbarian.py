"""Gnome Barbarian. Faces 3 and 4: level 1, 1/3 with a burst; 5 and 6: level 2, 2/4."""

import pytest

from tests.quarriors.mat import against, asks, go, heard, lay, number, offered, options, seat, stats, where
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

GNOME, SLUG = "Gnome Barbarian", "gnome-barbarian"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Death/Incantation, Heavenly Seraph/Mighty, Shaping/Cantrip"


def attack(type: str, mine: str, *theirs: str) -> Table:
    return lay(f"{GNOME}/{type}, {CARDS}", "attack", seat(ready=mine), *(seat(ready=ready) for ready in theirs))


def dying(type: str, theirs: str, mine: str = "") -> Table:
    """A Death Incantation that reaches every level is cast."""
    us = seat(ready=f"Death#6, {mine}"), seat(ready=theirs)
    return go(lay(f"{GNOME}/{type}, {CARDS}", "ready", *us), "cast death#6")


# -- Base: immune ------------------------------------------------------------------------------------------------------


@pytest.mark.card("Gnome Barbarian/Base")
@pytest.mark.rule("QM-1", "Q40")
def test_gnome_with_a_burst_is_not_chosen_for_the_spell_of_an_opponent() -> None:
    table = dying("Base", f"{GNOME}#3, {GNOME}#4, Scavenging Goblin#3")
    assert options(table) == ["pick scavenging-goblin#3@1"]


@pytest.mark.card("Gnome Barbarian/Base", negative=True)
def test_gnome_without_a_burst_is_chosen_like_any_other() -> None:
    table = go(dying("Base", f"{GNOME}#3, {GNOME}#5"), f"pick {SLUG}#5@1")
    assert (where(table, 1, "ready"), where(table, 1, "used")) == ([f"{SLUG}#3"], [SLUG])


@pytest.mark.card("Gnome Barbarian/Base", negative=True)
@pytest.mark.rule("QM-1", "Q40")
def test_gnome_with_a_burst_is_reached_by_its_owner_and_by_damage() -> None:
    assert offered(dying("Base", "Scavenging Goblin#3", f"{GNOME}#3"), "pick")[0] == f"{SLUG}#3@0"
    table = go(attack("Base", "Quake Dragon#4", f"{GNOME}#3"), f"defend {SLUG}#3")
    assert where(table, 1, "used") == [SLUG]


def test_strong_gnome_is_not_immune() -> None:
    assert f"pick {SLUG}#3@1" in options(dying("Strong", f"{GNOME}#3, Scavenging Goblin#3"))


# -- Strong: one of the attackers -----------------------------------------------------------------------------------


@pytest.mark.card("Gnome Barbarian/Strong")
@pytest.mark.rule("QM-4", "Q37")
def test_strong_gnome_that_falls_to_damage_takes_an_attacker_along() -> None:
    """The attacker picks, and what is left of the total stays: also for the next player."""
    table = attack("Strong", "Scavenging Goblin#3, Quake Dragon#4", f"{GNOME}#3, Scavenging Goblin#4", "Assistant#5")
    go(table, f"defend {SLUG}#3")
    assert (asks(table), offered(table, "pick")) == ((0, "pick"), ["scavenging-goblin#3@0", "quake-dragon#4@0"])
    go(table, "pick quake-dragon#4@0")
    assert (where(table, 0, "ready"), where(table, 0, "used")) == (["scavenging-goblin#3"], ["quake-dragon"])
    assert against(table) == [None, 6 - 3, 6]
    go(table, "defend scavenging-goblin#4")
    assert where(table, 1, "used") == [SLUG, "scavenging-goblin"]


@pytest.mark.card("Gnome Barbarian/Strong", negative=True)
@pytest.mark.parametrize(("face", "total"), [(5, 4), (3, 2)])
def test_strong_gnome_takes_nobody_along_without_a_burst_or_while_it_holds(face: int, total: int) -> None:
    mine = "Quake Dragon#4" if total == 4 else "Scavenging Goblin#3"
    table = go(attack("Strong", mine, f"{GNOME}#{face}"), f"defend {SLUG}#{face}")
    assert (len(where(table, 0, "ready")), where(table, 1, "used")) == (1, [SLUG] if total == 4 else [])


@pytest.mark.card("Gnome Barbarian/Strong", negative=True)
def test_strong_gnome_that_falls_to_a_spell_takes_nobody_along() -> None:
    table = go(dying("Strong", f"{GNOME}#3", "Scavenging Goblin#3, Quake Dragon#4"), f"pick {SLUG}#3@1")
    assert (where(table, 1, "used"), where(table, 0, "used")) == ([SLUG], [])


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_gnomes_take_nobody_along(type: str) -> None:
    table = go(attack(type, "Quake Dragon#6", f"{GNOME}#3"), f"defend {SLUG}#3")
    assert (where(table, 1, "used"), where(table, 0, "ready")) == ([SLUG], ["quake-dragon#6"])


@pytest.mark.rule("Q37", "Q43")
def test_attacker_cannot_give_an_immune_creature_to_the_strong_gnome() -> None:
    table = go(attack("Strong", "Heavenly Seraph#4, Scavenging Goblin#3", f"{GNOME}#3"), f"defend {SLUG}#3")
    assert offered(table, "pick") == ["scavenging-goblin#3@0"]
    go(table, "pick scavenging-goblin#3@0")
    assert where(table, 0, "ready") == ["heavenly-seraph#4"]


@pytest.mark.rule("Q37", "Q43")
def test_nothing_happens_where_only_immune_creatures_attack() -> None:
    table = go(attack("Strong", "Heavenly Seraph#4", f"{GNOME}#3"), f"defend {SLUG}#3")
    assert (where(table, 1, "used"), where(table, 0, "ready")) == ([SLUG], ["heavenly-seraph#4"])


@pytest.mark.rule("Q37")
def test_each_strong_gnome_takes_one_while_attackers_are_left() -> None:
    """The third finds none; its attacker has fallen."""
    table = attack("Strong", "Quake Dragon#5, Quake Dragon#4", f"3 {GNOME}#3")
    go(table, f"defend {SLUG}#3", "pick quake-dragon#5@0", f"defend {SLUG}#3", "pick quake-dragon#4@0")
    assert (against(table), where(table, 0, "ready")) == ([None, 10 - 6], [])
    go(table, f"defend {SLUG}#3")
    assert (where(table, 1, "ready"), heard(table, "destroyed")[-1]["die"]) == ([], f"{SLUG}#3")


@pytest.mark.rule("Q37")
def test_gnome_that_was_taken_along_takes_nobody() -> None:
    table = attack("Strong", f"{GNOME}#3, Quake Dragon#4", f"{GNOME}#3")
    go(table, f"defend {SLUG}#3", f"pick {SLUG}#3@0")
    assert (where(table, 0, "ready"), where(table, 1, "used")) == (["quake-dragon#4"], [SLUG])


@pytest.mark.rule("Q37")
def test_gnome_that_is_saved_takes_an_attacker_along_all_the_same() -> None:
    table = attack("Strong", "Quake Dragon#4, Scavenging Goblin#3", f"{GNOME}#3, Shaping#4")
    go(table, f"defend {SLUG}#3", "goes ready by shaping#4")
    assert (asks(table), where(table, 1, "ready")) == ((0, "pick"), [f"{SLUG}#3"])


@pytest.mark.rule("Q37")
def test_creature_that_came_in_the_middle_of_the_attack_is_not_given() -> None:
    """The Ghostly Spirit comes back when the first Gnome falls; it attacks nobody."""
    returns = "Ghostly Spirit/Mighty:ALL:1.1"
    us = seat(ready="Quake Dragon#4, Scavenging Goblin#3"), seat(ready=f"2 {GNOME}#3")
    aside: list[Json] = [{"die": "Ghostly Spirit#4", "seat": 0, "clause": returns}]
    table = lay(f"{GNOME}/Strong, {CARDS}, Ghostly Spirit/Mighty", "attack", *us, aside=aside, rolls=[4])
    go(table, f"defend {SLUG}#3", "pick scavenging-goblin#3@0")
    assert where(table, 0, "ready") == ["quake-dragon#4", "ghostly-spirit#4"]
    assert offered(go(table, f"defend {SLUG}#3"), "pick") == ["quake-dragon#4@0"]


@pytest.mark.rule("Q28")
def test_owner_of_the_gnome_is_the_destroyer() -> None:
    us = seat(ready="Quake Dragon#4, Scavenging Goblin#3"), seat(ready=f"{GNOME}#3, Deathdealer#4")
    table = lay(f"{GNOME}/Strong, {CARDS}, Deathdealer/Strong", "attack", *us)
    go(table, f"defend {SLUG}#3", "pick quake-dragon#4@0")
    assert number(table, 1) == 2


# -- Mighty: immune, and hard -----------------------------------------------------------------------------------------


@pytest.mark.card("Gnome Barbarian/Mighty")
def test_mighty_gnome_with_a_burst_is_immune_and_holds_against_five() -> None:
    table = attack("Mighty", "Quake Dragon#4, Assistant#5", f"{GNOME}#3")
    assert stats(table, 1) == (1, 6)
    go(table, f"defend {SLUG}#3")
    assert where(table, 1, "ready") == [f"{SLUG}#3"]
    assert options(dying("Mighty", f"{GNOME}#3, Scavenging Goblin#3")) == ["pick scavenging-goblin#3@1"]


@pytest.mark.card("Gnome Barbarian/Mighty", negative=True)
def test_mighty_gnome_without_a_burst_is_neither() -> None:
    table = dying("Mighty", f"{GNOME}#5")
    assert (stats(table, 1), options(table)) == ((2, 4), [f"pick {SLUG}#5@1"])


@pytest.mark.card("Gnome Barbarian/Mighty", negative=True)
def test_mighty_gnome_with_a_burst_falls_to_six() -> None:
    table = go(attack("Mighty", "Quake Dragon#5", f"{GNOME}#3"), f"defend {SLUG}#3")
    assert where(table, 1, "used") == [SLUG]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_gnomes_are_no_harder(type: str) -> None:
    assert stats(attack(type, "Assistant#5", f"{GNOME}#3"), 1) == (1, 3)
