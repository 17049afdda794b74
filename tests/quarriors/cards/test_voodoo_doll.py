"""Voodoo Doll. Face 4: level 1, 3/2; 5: level 2, 4/3 with a burst; 6: level 3, 6/4."""

import pytest

from tests.quarriors.mat import against, asks, go, heard, held, lay, number, offered, seat, where
from tumblehall.kernel.table import Table

DOLL, SLUG = "Voodoo Doll", "voodoo-doll"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Gnome Barbarian/Mighty, Ghostly Spirit/Corrupted"
TYPES = ("Base", "Strong", "Mighty")


def attack(type: str, mine: str, theirs: str, more: str = "") -> Table:
    row = f"{DOLL}/{type}, {CARDS}, Corrupted Quiddity/Basic{more}"
    return lay(row, "attack", seat(ready=mine), seat(ready=theirs))


# -- all: destroys what it damages -------------------------------------------------------------------------------


@pytest.mark.card("Voodoo Doll/Base", "Voodoo Doll/Strong", "Voodoo Doll/Mighty")
@pytest.mark.parametrize("type", TYPES)
def test_doll_destroys_what_it_damages_by_one(type: str) -> None:
    """The defence is taken off as ever, and who is named at 1 falls too."""
    table = go(
        attack(type, f"{DOLL}#4", "Scavenging Goblin#3, Quake Dragon#6, Assistant#5"), "defend scavenging-goblin#3"
    )
    assert against(table) == [None, 3 - 2]
    go(table, "defend quake-dragon#6")
    assert (where(table, 1, "ready"), where(table, 1, "used")) == (
        ["assistant#5"],
        ["scavenging-goblin", "quake-dragon"],
    )
    assert heard(table, "defends")[-1] | {"holds": False, "total": 1} == heard(table, "defends")[-1]


@pytest.mark.card("Voodoo Doll/Base", "Voodoo Doll/Strong", "Voodoo Doll/Mighty", negative=True)
@pytest.mark.parametrize("type", TYPES)
def test_doll_that_defends_or_attacks_with_nothing_destroys_nothing(type: str) -> None:
    table = go(attack(type, "Assistant#5", f"Quake Dragon#4, {DOLL}#4"), "defend quake-dragon#4")
    assert where(table, 1, "ready") == ["quake-dragon#4", f"{SLUG}#4"]
    us = seat(ready=[{"die": f"{DOLL}#4", "marks": [[0, 0, True]]}]), seat(ready="Assistant#5")
    table = lay(f"{DOLL}/{type}, {CARDS}", "attack", *us)
    assert (where(table, 1, "ready"), asks(table)) == (["assistant#5"], (0, "tidy"))


@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("face", [4, 5, 6])
def test_doll_destroys_on_every_creature_face(type: str, face: int) -> None:
    table = go(attack(type, f"{DOLL}#{face}", "Quake Dragon#6"), "defend quake-dragon#6")
    assert where(table, 1, "used") == ["quake-dragon"]


def test_doll_helps_the_damage_of_all_attackers() -> None:
    table = go(attack("Base", f"{DOLL}#4, Assistant#5", "Quake Dragon#6, Assistant#6"), "defend quake-dragon#6")
    assert (where(table, 1, "used"), asks(table)) == (["quake-dragon"], (0, "tidy"))


@pytest.mark.rule("Q202")
@pytest.mark.parametrize(("face", "left"), [(3, ["gnome-barbarian#3", "assistant#5"]), (5, ["assistant#5"])])
def test_immune_defender_falls_to_its_defence_only(face: int, left: list[str]) -> None:
    table = go(attack("Base", f"{DOLL}#4", f"Gnome Barbarian#{face}, Assistant#5"), f"defend gnome-barbarian#{face}")
    assert (where(table, 1, "ready"), asks(table)) == (left, (0, "tidy"))


@pytest.mark.rule("Q202")
def test_immune_defender_falls_to_a_total_of_its_defence() -> None:
    table = go(attack("Base", f"{DOLL}#6", "Gnome Barbarian#3"), "defend gnome-barbarian#3")
    assert where(table, 1, "used") == ["gnome-barbarian"]


@pytest.mark.rule("Q45")
def test_doll_destroys_nobody_whom_damage_does_not_reach() -> None:
    us = seat(ready=f"{DOLL}#4", used="Corrupted Quiddity"), seat(ready="Ghostly Spirit#6")
    table = lay(f"{DOLL}/Base, {CARDS}, Corrupted Quiddity/Basic", "attack", *us)
    go(table, "defend ghostly-spirit#6")
    assert (heard(table, "defends")[-1]["holds"], where(table, 1, "ready")) == (True, ["ghostly-spirit#6"])


def test_other_attackers_do_not_destroy_what_they_do_not_overcome() -> None:
    us = seat(ready="Scavenging Goblin#3", active=f"{DOLL}#4"), seat(ready="Quake Dragon#4")
    table = go(lay(f"{DOLL}/Base, {CARDS}", "attack", *us), "defend quake-dragon#4")
    assert where(table, 1, "ready") == ["quake-dragon#4"]


# -- Strong: an assistant and two dice ---------------------------------------------------------------------------


def summoning(type: str, face: int = 5, assistants: int = 1, rolls: tuple[int, ...] = (1, 1, 6, 6)) -> Table:
    us = seat(active=f"{DOLL}#{face}", bag="2 Basic Quiddity", quiddity=3)
    table = lay(f"Assistant/Basic {assistants}, {DOLL}/{type}", "ready", us, rolls=rolls)
    return go(table, f"summon {SLUG}#{face}")


@pytest.mark.card("Voodoo Doll/Strong")
@pytest.mark.rule("QM-3")
@pytest.mark.parametrize(("assistants", "used"), [(1, ["assistant"]), (0, [])])
def test_strong_doll_takes_an_assistant_where_there_is_one_and_rolls_two_dice(assistants: int, used: list[str]) -> None:
    """It must: nothing is asked."""
    table = summoning("Strong", assistants=assistants)
    assert (where(table, 0, "used"), held(table, "assistant")) == (used, 0)
    assert where(table, 0, "active") == ["basic-quiddity#6"] * 2
    assert asks(table) == (0, "tidy")


@pytest.mark.rule("Q221", "QM-3")
def test_assistant_that_the_strong_doll_took_may_be_drawn_at_once() -> None:
    us = seat(active=f"{DOLL}#5", bag="Basic Quiddity", quiddity=2)
    table = lay(f"Assistant/Basic 1, {DOLL}/Strong", "ready", us, rolls=[1, 1, 6, 2])
    go(table, f"summon {SLUG}#5")
    assert (where(table, 0, "active"), where(table, 0, "used")) == (["basic-quiddity#6", "assistant#2"], [])


@pytest.mark.card("Voodoo Doll/Strong", negative=True)
@pytest.mark.parametrize("face", [4, 6])
def test_strong_doll_without_a_burst_takes_and_rolls_nothing(face: int) -> None:
    table = summoning("Strong", face)
    assert (where(table, 0, "used"), where(table, 0, "active"), held(table, "assistant")) == ([], [], 1)


def test_base_doll_with_a_burst_takes_and_rolls_nothing() -> None:
    table = summoning("Base")
    assert (where(table, 0, "used"), where(table, 0, "active"), held(table, "assistant")) == ([], [], 1)


# -- Mighty: all dolls come back -----------------------------------------------------------------------------------


def dolls(face: int = 5, spent: str = "", used: str = "", active: str = "", type: str = "Mighty", *rolls: int) -> Table:
    us = seat(active=f"{DOLL}#{face}, {active}", spent=spent, used=used, quiddity=9)
    table = lay(f"{DOLL}/{type}, Scavenging Goblin/Base", "ready", us, rolls=rolls)
    return go(table, f"summon {SLUG}#{face}")


@pytest.mark.card("Voodoo Doll/Mighty")
@pytest.mark.rule("QM-5")
def test_mighty_doll_rolls_all_dolls_of_the_spent_and_used_piles() -> None:
    """Those alone, and they can be spent or summoned in the same phase."""
    spent, used = f"{DOLL}#1, Basic Quiddity#1", f"2 {DOLL}, Assistant"
    table = go(dolls(5, spent, used, "", "Mighty", 4, 4, 2), "yes")
    assert where(table, 0, "active") == [f"{SLUG}#2", f"{SLUG}#4", f"{SLUG}#4"]
    assert (where(table, 0, "spent"), where(table, 0, "used")) == (["basic-quiddity#1"], ["assistant"])
    assert (offered(table, "summon"), table.view(None)["phase"]) == ([f"{SLUG}#4"], "ready")
    go(table, f"spend {SLUG}#2", f"summon {SLUG}#4")
    assert number(table, 0, "quiddity") == 9 - 2 + 2 - 1


@pytest.mark.card("Voodoo Doll/Mighty", negative=True)
@pytest.mark.rule("QM-5")
def test_mighty_doll_may_decline_and_has_nothing_to_take() -> None:
    table = go(dolls(5, f"{DOLL}#1", DOLL), "pass")
    assert (where(table, 0, "spent"), where(table, 0, "used")) == ([f"{SLUG}#1"], [SLUG])
    assert asks(dolls(5, "Basic Quiddity#1", "Scavenging Goblin")) == (0, "tidy")
    assert asks(dolls(4, f"{DOLL}#1", DOLL)) == (0, "tidy")


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_dolls_roll_no_dolls(type: str) -> None:
    table = dolls(5, f"{DOLL}#1", "", "", type)
    assert (where(table, 0, "spent"), asks(table)) == ([f"{SLUG}#1"], (0, "tidy"))


@pytest.mark.rule("Q134")
def test_every_doll_that_is_summoned_stays_so_that_five_are_the_most() -> None:
    """All five on their burst face: the first brings back the others, the second finds none."""
    table = dolls(5, f"{DOLL}#1", f"3 {DOLL}", "", "Mighty", 5, 5, 5, 5)
    go(table, "yes")
    assert (where(table, 0, "ready"), where(table, 0, "active")) == ([f"{SLUG}#5"], [f"{SLUG}#5"] * 4)
    go(table, f"summon {SLUG}#5")
    assert (offered(table, "summon"), where(table, 0, "ready")) == ([f"{SLUG}#5"], [f"{SLUG}#5"] * 2)
    assert asks(table) == (0, "act")


@pytest.mark.rule("Q134")
def test_spent_dice_never_refill_a_bag() -> None:
    us = seat(active="Portal#2", spent=f"{DOLL}#1", ready=f"{DOLL}#5")
    table = go(lay(f"{DOLL}/Mighty", "ready", us), "use portal#2")
    assert (where(table, 0, "active"), where(table, 0, "spent")) == ([], [f"{SLUG}#1", "portal#2"])
