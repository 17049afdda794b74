"""Chaos Cantrip. Face 4: the spell; 5: with a burst; 6: with two."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE_2,
    DRAGON_3,
    GOBLIN,
    WIZARD,
    creature,
    go,
    heard,
    kind,
    kinds,
    lay,
    locked,
    lying,
    offered,
    seat,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

HOWLER = "Frost Howler#3"
CARDS = (
    "Chaos/Cantrip, Scavenging Goblin/Base, Devotee of the Holy Query/Base, Questing Wizard/Base, Quake Dragon/Mighty, "
    "Frost Howler/Strong"
)


def cast(
    face: int, theirs: str | list[Json], rolls: list[int], *, lock: Json = None, mine: str = "", more: str = ""
) -> Table:
    us = seat(ready=f"Chaos#{face}, {mine}"), seat(ready=theirs, locked=lock)
    return go(lay(CARDS + more, "capture", *us, rolls=rolls), f"cast chaos#{face}")


# -- whom it reaches ---------------------------------------------------------------------------------------------------


@pytest.mark.card("Chaos/Cantrip")
@pytest.mark.parametrize(
    ("face", "left"),
    [(4, [DEVOTEE_2, DRAGON_3]), (5, [DRAGON_3]), (6, [])],
)
def test_cantrip_rolls_creatures_up_to_a_level_out_of_the_ready_area(face: int, left: list[str]) -> None:
    table = cast(face, f"{GOBLIN}, {DEVOTEE_2}, {DRAGON_3}", [1, 1, 1][: 3 - len(left)])
    assert lying(table, "ready", 1) == left
    assert len(lying(table, "used", 1)) == 3 - len(left)


@pytest.mark.card("Chaos/Cantrip")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_cantrip_is_cast_in_phases_two_to_four_and_spent(phase: str) -> None:
    us = seat(ready="Chaos#4"), seat(ready=GOBLIN)
    table = go(lay(CARDS, phase, *us, rolls=[1]), "cast chaos#4")
    assert (lying(table, "spent"), lying(table, "used", 1)) == (["Chaos#4"], ["Scavenging Goblin"])


@pytest.mark.card("Chaos/Cantrip")
def test_cantrip_reaches_every_opponent() -> None:
    us = seat(ready="Chaos#4"), seat(ready=GOBLIN), seat(ready=WIZARD)
    table = go(lay(CARDS, "capture", *us, rolls=[1, 1]), "cast chaos#4")
    assert (lying(table, "ready", 1), lying(table, "ready", 2)) == ([], [])


@pytest.mark.card("Chaos/Cantrip", negative=True)
def test_cantrip_does_not_reach_own_creatures() -> None:
    assert lying(cast(6, GOBLIN, [1], mine=GOBLIN), "ready") == [GOBLIN]


@pytest.mark.card("Chaos/Cantrip", negative=True)
@pytest.mark.rule("Q157")
@pytest.mark.parametrize(("face", "theirs"), [(4, DEVOTEE_2), (5, DRAGON_3), (6, "")])
def test_cantrip_is_not_on_offer_with_nobody_in_reach(face: int, theirs: str) -> None:
    me = seat(ready=f"Chaos#{face}", active="Portal#4", bag="Portal")
    assert offered(lay(CARDS, "ready", me, seat(ready=theirs)), "cast") == []


@pytest.mark.card("Chaos/Cantrip", negative=True)
@pytest.mark.rule("Q40")
def test_cantrip_skips_immune_creatures() -> None:
    table = cast(6, f"{GOBLIN}, Heavenly Seraph#4", [1], more=", Heavenly Seraph/Mighty")
    assert lying(table, "ready", 1) == ["Heavenly Seraph#4"]


# -- what becomes of them ----------------------------------------------------------------------------------------------


def test_a_creature_face_stays_with_the_new_numbers() -> None:
    table = cast(4, WIZARD, [6])
    assert (lying(table, "ready", 1), creature(table, 1)["level"]) == (["Questing Wizard#6"], 3)


@pytest.mark.rule("Q241")
def test_levels_are_read_before_the_roll() -> None:
    """Each of level 1 is rolled once, also the Goblin that shows level 1 again."""
    table = cast(4, f"{WIZARD}, {GOBLIN}", [6, 3])
    assert (lying(table, "ready", 1), len(heard(table, "rolled-out"))) == (["Questing Wizard#6", GOBLIN], 2)


@pytest.mark.rule("Q241")
def test_who_stays_keeps_marks_and_attached_spells() -> None:
    marked: Json = {"die": "Questing Wizard#4+Death#4@0", "marks": [[1, 2, False]]}
    table = cast(4, [marked], [5], more=", Death/Charm")
    assert (lying(table, "ready", 1), stats(table, 1)) == (["Questing Wizard#5+Death#4@0"], (3 + 1 + 3, 6 + 2 + 3))


def test_who_leaves_drops_attached_spells() -> None:
    table = cast(4, "Questing Wizard#4+Death#4@0", [1], more=", Death/Charm")
    assert (lying(table, "used", 1), lying(table, "used")) == (["Questing Wizard"], ["Death"])


@pytest.mark.rule("Q241", "Q284")
def test_an_ooze_that_stays_copies_on() -> None:
    """It copies a Devotee of level 1."""
    copies: Json = {"die": "Primordial Ooze#4", "copy": "Devotee of the Holy Query#3"}
    table = cast(4, [copies], [5], more=", Primordial Ooze/Strong")
    assert (lying(table, "ready", 1), stats(table, 1), kind(table)) == (["Primordial Ooze#5"], (0, 3), "tidy")


def test_leaving_by_the_cantrip_is_no_destruction() -> None:
    """A Life Charm would send a destroyed creature to the active pool, a Strong Deathdealer would score."""
    table = cast(4, f"{GOBLIN}, Life#4", [1], mine="Deathdealer#4", more=", Life/Charm, Deathdealer/Strong")
    assert (lying(table, "used", 1), lying(table, "active", 1)) == (["Scavenging Goblin"], [])
    assert "destroyed" not in kinds(table)


@pytest.mark.rule("Q96")
def test_a_new_face_is_not_summoned() -> None:
    """A Mighty Warrior that is summoned destroys the Warriors of opponents."""
    table = cast(4, "Warrior of the Quay#4", [5], more=", Warrior of the Quay/Mighty", mine="Warrior of the Quay#4")
    assert (lying(table, "ready", 1), lying(table, "ready")) == (["Warrior of the Quay#5"], ["Warrior of the Quay#4"])


# -- locks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q56")
def test_level_one_is_not_level_zero() -> None:
    """Without a burst a locked die is not rolled."""
    table = cast(4, GOBLIN, [1], lock=HOWLER)
    assert (lying(table, "ready", 1), locked(table, 1)) == ([], HOWLER)


@pytest.mark.rule("Q56", "QL-10")
@pytest.mark.parametrize("face", [5, 6])
def test_level_two_or_lower_and_every_creature_take_in_a_locked_die(face: int) -> None:
    table = cast(face, "", [1], lock=HOWLER)
    assert (locked(table, 1), lying(table, "used", 1)) == (None, ["Frost Howler"])


@pytest.mark.rule("Q64", "Q241")
def test_a_locked_die_that_shows_a_creature_keeps_what_is_attached() -> None:
    table = cast(5, "", [4], lock="Frost Howler#3+Death#4@0", more=", Death/Charm")
    assert (locked(table, 1), lying(table, "ready", 1)) == (None, ["Frost Howler#4+Death#4@0"])


@pytest.mark.rule("Q64")
def test_a_locked_die_that_shows_another_lock_stays_and_nothing_answers() -> None:
    """A Strong Cyclops with a burst makes opponents discard a spell when it is placed."""
    table = cast(5, "", [4], lock="Pink Eye Cyclops#3", mine="Life#4", more=", Pink Eye Cyclops/Strong, Life/Cantrip")
    assert (locked(table, 1), lying(table, "ready")) == ("Pink Eye Cyclops#4", ["Life#4"])
