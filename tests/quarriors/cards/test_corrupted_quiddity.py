"""Corrupted Quiddity: gained, never captured. Faces 1 to 3: 1 quiddity; 4 and 5: 0; 6: three bursts."""

import pytest

from tests.quarriors.mat import asks, go, heard, held, lay, number, offered, options, seat, where
from tumblehall.kernel.table import Table

CARD = "Corrupted Quiddity/Basic"
DIE = "Corrupted Quiddity"
SLUG = "corrupted-quiddity"


def pool(active: str, rolls: list[int], bag: str = "", left: int = 3) -> Table:
    return lay(f"{CARD} {left}", "ready", seat(active=active, bag=bag), rolls=rolls)


# -- three bursts ------------------------------------------------------------------------------------------------------


@pytest.mark.card("Corrupted Quiddity/Basic")
@pytest.mark.rule("QD-3")
def test_each_triple_burst_of_the_opening_roll_gains_another_die() -> None:
    bag = f"2 {DIE}, Basic Quiddity"
    table = lay(f"{CARD} 3", "draw", seat(bag=bag), seat(used=DIE), rolls=[1, 1, 1, 1, 6, 6])
    assert (where(table, 0, "used"), held(table, SLUG)) == ([SLUG] * 2, 1)
    assert where(table, 1, "used") == [SLUG]
    assert [event["player"] for event in heard(table, "die-gained")] == ["seat 0"] * 2


@pytest.mark.rule("QD-3")
def test_triple_burst_that_is_drawn_later_works_unasked() -> None:
    table = go(pool("Portal#2, Basic Quiddity#1, Assistant#5", [1, 6], bag=DIE), "use portal#2")
    assert (where(table, 0, "used"), held(table, SLUG)) == ([SLUG], 2)
    assert asks(table)[1] == "act"


@pytest.mark.rule("QD-3")
def test_triple_burst_works_again_when_it_is_rolled_again() -> None:
    table = go(pool(f"Assistant#4, {DIE}#6", [6, 1]), "use assistant#4", f"pick {SLUG}#6")
    assert (where(table, 0, "active"), where(table, 0, "used")) == (["assistant#1", f"{SLUG}#6"], [SLUG])


@pytest.mark.rule("QD-3")
def test_triple_burst_that_lies_there_works_no_more() -> None:
    table = go(pool(f"Portal#2, {DIE}#6", [1, 1], bag="Basic Quiddity"), "use portal#2")
    assert (where(table, 0, "used"), held(table, SLUG)) == ([], 3)


@pytest.mark.card("Corrupted Quiddity/Basic", negative=True)
@pytest.mark.rule("QD-3")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_other_faces_gain_nothing(face: int) -> None:
    table = go(pool("Portal#2", [1, face], bag=DIE), "use portal#2")
    assert (where(table, 0, "active"), where(table, 0, "used")) == ([f"{SLUG}#{face}"], [])


@pytest.mark.rule("QD-2")
def test_triple_burst_is_ignored_when_none_is_left() -> None:
    table = lay(f"{CARD} 1", "draw", seat(bag=f"2 {DIE}", glory=3), rolls=[1, 1, 6, 6])
    assert (where(table, 0, "used"), held(table, SLUG), number(table, 0)) == ([SLUG], 0, 3)


# -- what it is worth --------------------------------------------------------------------------------------------------


@pytest.mark.rule("QD-4")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_a_face_without_quiddity_pays_for_nothing(face: int) -> None:
    table = lay(f"{CARD} 1, Assistant/Basic 1", "capture", seat(active=f"2 {DIE}#{face}"))
    assert (offered(table, "spend"), offered(table, "capture")) == ([], [])
    assert offered(pool(f"{DIE}#{face}, Assistant#5", []), "summon") == []


@pytest.mark.rule("QD-4")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_face_with_quiddity_pays_one(face: int) -> None:
    table = lay(f"{CARD} 1, Assistant/Basic 1", "capture", seat(active=f"{DIE}#{face}"))
    go(table, "capture assistant")
    assert (where(table, 0, "spent"), where(table, 0, "used")) == ([f"{SLUG}#{face}"], ["assistant"])


# -- never captured ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("QD-2")
def test_it_cannot_be_captured() -> None:
    table = lay(f"{CARD} 5, Basic Quiddity/Basic 1, Portal/Basic 1", "capture", seat(quiddity=9))
    assert offered(table, "capture") == ["basic-quiddity", "portal"]


@pytest.mark.rule("Q68", "QD-2")
def test_free_captures_take_basics_and_what_was_culled_but_never_this_die() -> None:
    wilds = f"{CARD} 5, Assistant/Basic 1, Shaping/Incantation, Questing Wizard/Base 1"
    table = lay(wilds, "score", seat(ready="Assistant#5+Shaping#4@0", used=f"Portal, {DIE}"))
    go(table, "score assistant#5+shaping#4", "yes", f"pick {SLUG} in used 0")
    assert (options(table), held(table, SLUG)) == (["pick assistant in wilds"], 6)
    table = lay(wilds, "score", seat(ready="Assistant#5+Shaping#4@0", used="Portal"))
    go(table, "score assistant#5+shaping#4", "yes", "pick portal in used 0")
    assert options(table) == [f"pick {die} in wilds" for die in ("assistant", "portal", "questing-wizard")]


@pytest.mark.rule("Q68")
def test_a_scoring_lord_captures_no_corrupted_quiddity() -> None:
    wilds = f"{CARD} 5, Lord of the Quarry/Base, Assistant/Basic 1"
    table = go(lay(wilds, "score", seat(ready="Lord of the Quarry#4")), "score lord-of-the-quarry#4", "yes")
    assert options(table) == ["pick assistant in wilds"]


def test_it_is_culled_to_its_card() -> None:
    table = lay(f"{CARD} 2", "score", seat(ready="Assistant#5", used=DIE), rolls=[1, 1])
    go(table, "score assistant#5", f"cull {SLUG}")
    assert (held(table, SLUG), where(table, 0, "used")) == (3, [])
