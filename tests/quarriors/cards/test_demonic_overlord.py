"""Demonic Overlord. Face 4: level 2, 5/5; 5: level 3, 7/6; 6: level 4, 10/7, a burst."""

import pytest

from tests.quarriors.mat import Seat, area, asks, go, heard, held, lay, number, options, seat, where
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

SLUG = "corrupted-quiddity"
DIE = "Corrupted Quiddity"
LORD = "Demonic Overlord"
OVERLORD = "demonic-overlord"


def lord(
    type: str, phase: str, *seats: Seat, more: str = "", left: int = 5, options: dict[str, Json] | None = None
) -> Table:
    return lay(f"Corrupted Quiddity/Basic {left}, {LORD}/{type}{more}", phase, *seats, options=options)


def used(table: Table) -> list[list[str]]:
    return [where(table, who, "used") for who in range(table.seats)]


def glories(table: Table) -> list[int]:
    return [number(table, who) for who in range(table.seats)]


# -- Base: alone -------------------------------------------------------------------------------------------------------


@pytest.mark.card("Demonic Overlord/Base")
@pytest.mark.rule("Q20")
@pytest.mark.parametrize("face", [4, 6])
def test_overlord_scores_first_and_destroys_the_others_unscored(face: int) -> None:
    us = seat(ready=f"Assistant#5, {LORD}#{face}, Deathdealer#4, Death#4", glory=1)
    table = lord("Base", "score", us, seat(ready="Assistant#5"), more=", Deathdealer/Corrupted, Death/Charm")
    assert options(table) == [f"score {OVERLORD}#{face}"]
    go(table, f"score {OVERLORD}#{face}")
    assert (where(table, 0, "ready"), where(table, 1, "ready")) == (["death#4"], ["assistant#5"])
    assert used(table)[0] == ["assistant", OVERLORD, "deathdealer"]
    assert glories(table) == [1 + 5 - 2, 0]
    assert asks(table) == (0, "cull")
    assert "(1 left)" in table.decisions[0].prompt


@pytest.mark.rule("Q20")
def test_several_overlords_score_in_their_owners_order() -> None:
    table = lord("Base", "score", seat(ready=f"{LORD}#4, Assistant#5, {LORD}#6"), seat())
    assert options(table) == [f"score {OVERLORD}#4", f"score {OVERLORD}#6"]
    go(table, f"score {OVERLORD}#6")
    assert (where(table, 0, "ready"), options(table)) == ([f"{OVERLORD}#4"], [f"score {OVERLORD}#4"])
    go(table, f"score {OVERLORD}#4")
    assert (glories(table), len(heard(table, "destroyed"))) == ([10, 0], 1)


@pytest.mark.rule("Q20")
def test_a_creature_that_is_saved_from_the_overlord_stays_and_does_not_score() -> None:
    us = seat(ready=f"Ghostly Spirit#4, {LORD}#4", used="Basic Quiddity")
    table = lord("Base", "score", us, seat(), more=", Ghostly Spirit/Base")
    go(table, f"score {OVERLORD}#4", "goes ready")
    assert (where(table, 0, "ready"), glories(table), asks(table)) == (["ghostly-spirit#4"], [5, 0], (0, "cull"))


@pytest.mark.rule("Q341")
@pytest.mark.parametrize(("face", "ready"), [(4, ["ghostly-spirit#4"]), (1, [])])
def test_what_is_rolled_into_the_ready_area_as_the_overlord_destroys_does_not_score_now(
    face: int, ready: list[str]
) -> None:
    """A Mighty Ghost that was set aside comes back in phase 1."""
    aside: list[Json] = [{"die": "Ghostly Spirit#4", "seat": 0, "clause": "Ghostly Spirit/Mighty:ALL:1.1"}]
    us = seat(ready=f"{LORD}#4, Assistant#5")
    row = f"Corrupted Quiddity/Basic 5, {LORD}/Base, Ghostly Spirit/Mighty"
    table = lay(row, "score", us, aside=aside, rolls=[face])
    go(table, f"score {OVERLORD}#4")
    assert (where(table, 0, "ready"), asks(table), number(table, 0)) == (ready, (0, "cull"), 5)


@pytest.mark.card("Demonic Overlord/Base", negative=True)
@pytest.mark.parametrize("type", ["Lesser", "Strong", "Mighty"])
def test_other_overlords_neither_score_first_nor_destroy(type: str) -> None:
    table = lord(type, "score", seat(ready=f"Assistant#5, {LORD}#4"), seat())
    assert options(table) == ["score assistant#5", f"score {OVERLORD}#4"]
    go(table, f"score {OVERLORD}#4")
    assert where(table, 0, "ready") == ["assistant#5"]


# -- Lesser: corrupts --------------------------------------------------------------------------------------------------


def summoned(type: str, face: int, *others: Seat, left: int = 5, more: str = "") -> Table:
    us = seat(active=f"{LORD}#{face}", ready="Assistant#5", quiddity=4, glory=3)
    table = go(lord(type, "ready", us, *others, left=left, more=more), f"summon {OVERLORD}#{face}")
    while asks(table) == (0, "turn-face"):
        assert len(options(table)) == 1  # Q14: it is only shown, never a choice
        go(table, *options(table))
    return table


@pytest.mark.card("Demonic Overlord/Lesser")
@pytest.mark.parametrize(("face", "theirs"), [(4, []), (5, []), (6, [SLUG])])
def test_summoned_lesser_overlord_corrupts_its_owner_and_with_a_burst_all(face: int, theirs: list[str]) -> None:
    table = summoned("Lesser", face, seat(glory=3), seat(glory=3))
    assert (used(table), glories(table)) == ([[SLUG], theirs, theirs], [3, 3, 3])


@pytest.mark.rule("Q222", "QD-2")
@pytest.mark.parametrize(
    ("left", "gained", "glory"), [(0, [0, 0, 0], 2), (1, [1, 0, 0], 3), (2, [1, 1, 0], 3), (3, [1, 1, 1], 3)]
)
def test_owner_gains_first_and_alone_loses_a_glory_instead(left: int, gained: list[int], glory: int) -> None:
    table = summoned("Lesser", 6, seat(glory=3), seat(glory=3), left=left)
    assert [pile.count(SLUG) for pile in used(table)] == gained
    assert glories(table) == [glory, 3, 3]


@pytest.mark.card("Demonic Overlord/Lesser", negative=True)
def test_lesser_overlord_that_scores_corrupts_nobody() -> None:
    table = go(lord("Lesser", "score", seat(ready=f"{LORD}#6"), seat()), f"score {OVERLORD}#6")
    assert (used(table), held(table, SLUG)) == ([[OVERLORD], []], 5)


# -- Strong: lowers ----------------------------------------------------------------------------------------------------

CLASSES = ", Deathdealer/Base, Questing Wizard/Base, Gnome Barbarian/Base, Primordial Ooze/Strong"


@pytest.mark.card("Demonic Overlord/Strong")
def test_summoned_strong_overlord_turns_every_opposing_creature_down() -> None:
    others = seat(ready="Questing Wizard#6, Deathdealer#5"), seat(ready="Deathdealer#6, Assistant#6")
    table = summoned("Strong", 5, *others, more=CLASSES)
    assert where(table, 1, "ready") == ["questing-wizard#5", "deathdealer#5"]
    assert where(table, 2, "ready") == ["deathdealer#5", "assistant#6"]


@pytest.mark.rule("Q164")
def test_with_a_burst_those_at_their_lowest_are_destroyed_and_then_the_others_turned() -> None:
    others = seat(ready="Deathdealer#6, Deathdealer#4, Assistant#6"), seat(ready="Questing Wizard#6, Questing Wizard#4")
    table = summoned("Strong", 6, *others, more=CLASSES)
    assert (where(table, 1, "ready"), where(table, 2, "ready")) == (["deathdealer#5"], ["questing-wizard#5"])
    assert (used(table)[1], used(table)[2]) == (["assistant", "deathdealer"], ["questing-wizard"])
    assert where(table, 0, "ready") == ["assistant#5", f"{OVERLORD}#6"]


@pytest.mark.rule("Q164", "Q239")
@pytest.mark.parametrize(("face", "ready"), [(6, []), (5, ["primordial-ooze#5"])])
def test_a_copying_ooze_cannot_be_turned_and_falls_to_the_burst(face: int, ready: list[str]) -> None:
    ooze: Json = {"die": "Primordial Ooze#5", "copy": "Questing Wizard#6"}
    table = summoned("Strong", face, area(ooze), more=CLASSES)
    assert where(table, 1, "ready") == ready


@pytest.mark.rule("Q164")
def test_the_destroyed_go_in_one_instant_before_any_is_turned() -> None:
    """While the owner picks where one goes, nobody has been turned yet."""
    theirs = seat(ready="Ghostly Spirit#6, Ghostly Spirit#4, Ghostly Spirit#5", used="2 Basic Quiddity")
    table = summoned("Strong", 6, theirs, more=", Ghostly Spirit/Base")
    assert (asks(table), "ghostly-spirit#6" in where(table, 1, "ready")) == ((1, "fate"), True)
    assert heard(table, "destroyed") == []


@pytest.mark.card("Demonic Overlord/Strong", negative=True)
@pytest.mark.rule("Q164", "Q239")
@pytest.mark.parametrize("face", [4, 6])
def test_strong_overlord_affects_no_immune_creature(face: int) -> None:
    table = summoned("Strong", face, seat(ready="Gnome Barbarian#3, Gnome Barbarian#6"), more=CLASSES)
    assert where(table, 1, "ready") == ["gnome-barbarian#3", "gnome-barbarian#4"]


# -- Mighty: removes ---------------------------------------------------------------------------------------------------


@pytest.mark.card("Demonic Overlord/Mighty")
@pytest.mark.rule("QD-5")
@pytest.mark.parametrize(("face", "gained"), [(4, []), (6, [SLUG])])
def test_scoring_mighty_overlord_removes_a_die_of_every_used_pile_of_others(face: int, gained: list[str]) -> None:
    others = seat(used="Portal, Assistant"), seat(), seat(used="2 Portal")
    table = lord("Mighty", "score", seat(ready=f"{LORD}#{face}", used="Portal"), *others)
    go(table, f"score {OVERLORD}#{face}")
    assert options(table) == ["pick assistant in used 1", "pick portal in used 1"]
    go(table, "pick portal in used 1", "pick portal in used 3")
    assert used(table) == [["portal", OVERLORD], ["assistant", *gained], gained, ["portal", *gained]]
    assert (table.position()["removed"], held(table, "portal"), number(table, 0)) == (["Portal"] * 2, 0, 5)


def test_mighty_overlords_burst_gives_its_dice_after_the_removal() -> None:
    table = go(lord("Mighty", "score", seat(ready=f"{LORD}#6"), seat()), f"score {OVERLORD}#6")
    assert (used(table)[1], table.position().get("removed")) == ([SLUG], None)


@pytest.mark.card("Demonic Overlord/Mighty", negative=True)
def test_mighty_overlord_removes_nothing_from_bags_and_pools() -> None:
    others = seat(bag="Portal", active="Portal", spent="Portal#1")
    table = go(lord("Mighty", "score", seat(ready=f"{LORD}#5"), others), f"score {OVERLORD}#5")
    assert (asks(table), table.position().get("removed"), used(table)[1]) == ((0, "cull"), None, [])
