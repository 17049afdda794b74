"""Corrupted creatures that score: Devotee of the Holy Query, Questing Wizard, Witching Hag."""

import pytest

from tests.quarriors.mat import Seat, asks, go, held, lay, number, offered, options, seat, stats, where
from tumblehall.kernel.table import Table

SLUG = "corrupted-quiddity"
DIE = "Corrupted Quiddity"
DEVOTEE = "devotee-of-the-holy-query"
WIZARD = "questing-wizard"


def scoring(card: str, mine: Seat, *others: Seat, left: int = 5) -> Table:
    return lay(f"Corrupted Quiddity/Basic {left}, {card}/Corrupted", "score", mine, *others)


def used(table: Table) -> list[list[str]]:
    return [where(table, who, "used") for who in range(table.seats)]


# -- Devotee of the Holy Query -----------------------------------------------------------------------------------------


def devotee(face: int, pile: str = f"2 {DIE}, Portal") -> Table:
    us = seat(ready=f"Devotee of the Holy Query#{face}", used=pile), seat(), seat(used=DIE)
    return go(scoring("Devotee of the Holy Query", *us), f"score {DEVOTEE}#{face}")


@pytest.mark.card("Devotee of the Holy Query/Corrupted")
@pytest.mark.rule("Q132")
def test_scoring_devotee_gives_a_corrupted_die_to_an_opponent() -> None:
    table = devotee(6)
    assert (asks(table), options(table)) == ((0, "may"), ["yes", "pass"])
    go(table, "yes", f"pick {SLUG} in used 0")
    assert (asks(table), options(table)) == ((0, "seat"), ["seat 1", "seat 2"])
    go(table, "seat 2")
    assert used(table) == [["portal", SLUG, DEVOTEE], [], [SLUG] * 2]
    assert asks(table) == (0, "cull")


def test_devotee_may_keep_its_die() -> None:
    assert used(go(devotee(6), "pass"))[0] == ["portal", SLUG, SLUG, DEVOTEE]


@pytest.mark.card("Devotee of the Holy Query/Corrupted", negative=True)
@pytest.mark.parametrize(("face", "pile"), [(5, DIE), (3, DIE), (6, "Basic Quiddity")])
def test_devotee_without_a_burst_or_such_a_die_gives_nothing(face: int, pile: str) -> None:
    assert asks(devotee(face, pile)) == (0, "cull")


def test_devotee_with_a_burst_defends_better() -> None:
    us = seat(ready="Devotee of the Holy Query#5, Devotee of the Holy Query#6")
    table = scoring("Devotee of the Holy Query", us)
    assert (stats(table, 0), stats(table, 0, 1)) == ((2, 4), (2, 6))


# -- Questing Wizard ---------------------------------------------------------------------------------------------------


def pool(face: int, **mine: str) -> Table:
    pools = f"Questing Wizard#{face}, {mine.pop('active', 'Assistant#5')}"
    us = seat(active=pools, bag="Basic Quiddity", **mine)  # type: ignore[arg-type]
    return lay("Corrupted Quiddity/Basic 5, Questing Wizard/Corrupted", "ready", us, rolls=[1, 6])


@pytest.mark.card("Questing Wizard/Corrupted")
@pytest.mark.rule("Q222")
@pytest.mark.parametrize(("face", "left", "gained"), [(4, 5, 2), (5, 2, 2), (4, 1, 1), (5, 0, 0), (6, 5, 0)])
def test_scoring_wizard_gains_two_dice_or_what_is_left(face: int, left: int, gained: int) -> None:
    table = scoring("Questing Wizard", seat(ready=f"Questing Wizard#{face}"), seat(), left=left)
    go(table, f"score {WIZARD}#{face}")
    assert (used(table), held(table, SLUG)) == ([[SLUG] * gained + [WIZARD], []], left - gained)
    assert number(table, 0) == 4


@pytest.mark.rule("QD-5")
@pytest.mark.parametrize(
    ("pick", "active", "pile"),
    [(f"{SLUG} in used 0", [f"{SLUG}#4"], []), (f"{SLUG}#4", [], [SLUG])],
)
def test_wizard_is_spent_to_remove_a_die_and_draw_one(pick: str, active: list[str], pile: list[str]) -> None:
    table = go(pool(3, active=f"{DIE}#4", used=DIE), f"use {WIZARD}#3")
    assert options(table) == [f"pick {SLUG}#4", f"pick {SLUG} in used 0"]
    go(table, f"pick {pick}")
    assert (where(table, 0, "active"), where(table, 0, "used")) == (["basic-quiddity#6", *active], pile)
    assert (table.position()["removed"], held(table, SLUG)) == ([DIE], 5)
    assert (where(table, 0, "spent"), number(table, 0, "quiddity")) == ([f"{WIZARD}#3"], 0)


@pytest.mark.card("Questing Wizard/Corrupted", negative=True)
def test_wizard_removes_nothing_elsewhere_and_then_draws_nothing() -> None:
    table = go(pool(3, active="Basic Quiddity#1, Assistant#5", spent=f"{DIE}#1"), f"use {WIZARD}#3")
    assert (where(table, 0, "bag"), table.position().get("removed")) == (["basic-quiddity"], None)
    assert offered(pool(2, used=DIE), "use") == []


# -- Witching Hag ------------------------------------------------------------------------------------------------------


def hag(*others: Seat, left: int = 5, **mine: str) -> Table:
    us = seat(ready="Witching Hag#4", **mine)  # type: ignore[arg-type]
    return go(scoring("Witching Hag", us, *others, left=left), "score witching-hag#4")


@pytest.mark.card("Witching Hag/Corrupted")
def test_scoring_hag_takes_a_glory_of_those_with_a_die_and_gives_the_others_one() -> None:
    table = hag(seat(used=f"2 {DIE}", glory=3), seat(glory=3), seat(bag=DIE, active=DIE, glory=3))
    assert [number(table, who) for who in range(4)] == [3, 2, 3, 3]
    assert used(table) == [["witching-hag"], [SLUG] * 2, [SLUG], [SLUG]]


@pytest.mark.rule("QD-2", "QD-6")
def test_hag_takes_no_glory_that_is_not_there_nor_for_a_die_that_is_not_left() -> None:
    table = hag(seat(used=DIE), seat(glory=3), left=0)
    assert ([number(table, who) for who in range(3)], used(table)[1:]) == ([3, 0, 3], [[SLUG], []])


@pytest.mark.card("Witching Hag/Corrupted", negative=True)
def test_hag_leaves_its_owner_alone_and_does_nothing_before_it_scores() -> None:
    assert used(hag(seat(), used=DIE))[0] == [SLUG, "witching-hag"]
    us = seat(ready="Assistant#5, Witching Hag#4"), seat(used=DIE, glory=3)
    table = go(scoring("Witching Hag", *us), "score assistant#5")
    assert (number(table, 1), used(table)[1]) == (3, [SLUG])
