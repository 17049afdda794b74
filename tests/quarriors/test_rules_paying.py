"""Paying: the documented rule of pay.py, against a search over all sets of dice."""

from itertools import combinations, combinations_with_replacement

import pytest

from tests.quarriors.mat import do, heard, lying, options, play, quiddity, seat
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.rules.pay import payment, wealth
from tumblehall.games.quarriors.rules.state import QuarriorsState

NAMES = ("Basic Quiddity/Basic", "Portal/Basic", "Questing Wizard/Base", "Quake Dragon/Base", "Death/Spell")
WORTH = {
    0 << 3 | 0: (1, False), 0 << 3 | 5: (2, False), 1 << 3 | 3: (0, True), 2 << 3 | 0: (0, True),
    2 << 3 | 1: (2, False), 2 << 3 | 2: (2, True), 3 << 3 | 2: (3, True), 4 << 3 | 0: (1, False),
    4 << 3 | 1: (2, False),
}  # fmt: skip
"""Dice by code: what each gives, and whether it shows an immediate effect too."""


def best(pool: tuple[int, ...], missing: int) -> tuple[int, ...]:
    """The rule, by looking at every set of dice."""
    if missing <= 0:
        return ()
    paying = [code for code in pool if WORTH[code][0]]
    found = [
        (total - missing, sum(WORTH[code][1] for code in chosen), len(chosen), chosen)
        for n in range(len(paying) + 1)
        for chosen in combinations(paying, n)
        if (total := sum(WORTH[code][0] for code in chosen)) >= missing
    ]
    return min(found)[3]


@pytest.mark.rule("QC-4.1", "QC-4.4")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_payment_is_the_best_of_all(size: int) -> None:
    state = QuarriorsState(2, Tables(CARD_BY_NAME[name] for name in NAMES))
    for pool in combinations_with_replacement(sorted(WORTH), size):
        state.active[0] = list(pool)
        for floating in (0, 2):
            state.quiddity[0] = floating
            assert wealth(state, 0) == floating + sum(WORTH[code][0] for code in pool)
            for price in range(wealth(state, 0) + 1):
                assert payment(state, 0, price) == best(pool, price - floating), (pool, floating, price)


def paid(active: str, floating: int = 0, capture: str = "portal") -> tuple[list[str], int]:
    """The dice spent for a capture, and what is left over."""
    wilds = "Portal/Basic 1, Assistant/Basic 1, Quake Dragon/Base 0, Questing Wizard/Base 0, Death/Spell 0"
    table = do(play(seat(active=active, quiddity=floating), phase="capture", wilds=wilds), f"capture {capture}")
    return lying(table, "spent"), quiddity(table)


def test_what_floats_is_used_first() -> None:
    assert paid("4 Basic Quiddity#1", floating=3) == (["Basic Quiddity#1"], 0)
    assert paid("4 Basic Quiddity#1", floating=5) == ([], 1)


def test_the_least_is_wasted() -> None:
    assert paid("Quake Dragon#3, Basic Quiddity#6, Basic Quiddity#1") == (["Basic Quiddity#1", "Quake Dragon#3"], 0)
    assert paid("Quake Dragon#3, Basic Quiddity#6") == (["Basic Quiddity#6", "Quake Dragon#3"], 1)


def test_dice_without_another_use_go_first() -> None:
    assert paid("Questing Wizard#3, Death#2", capture="assistant") == (["Death#2"], 1)
    assert paid("Quake Dragon#3, Basic Quiddity#1, 2 Basic Quiddity#6") == (["Basic Quiddity#6"] * 2, 0)


@pytest.mark.rule("QC-3.7")
def test_a_die_that_gives_both_of_its_symbols_or_neither_pays_for_nothing() -> None:
    """One quiddity and a draw without a line between them: used, it gives both; it is not spent for the one."""
    wilds = "Assistant/Basic 1, Questing Wizard/Strong 0"
    table = play(seat(active="Questing Wizard#1", bag="Portal"), phase="ready", wilds=wilds, rolls=[1, 1])
    assert options(table) == ["use questing-wizard#1", "next"]
    assert table.view(0)["seats"][0]["wealth"] == 0
    do(table, "use questing-wizard#1")
    assert (quiddity(table), lying(table, "active"), lying(table, "spent")) == (1, ["Portal#1"], ["Questing Wizard#1"])


@pytest.mark.rule("QC-3.7")
def test_a_die_with_a_line_between_its_symbols_still_pays() -> None:
    table = play(seat(active="Quake Dragon#3, Portal#1"), phase="ready", wilds="Quake Dragon/Base 0")
    assert options(table) == ["use quake-dragon#3", "spend portal#1", "spend quake-dragon#3", "next"]
    assert table.view(0)["seats"][0]["wealth"] == 4


def test_few_dice_are_better_than_many() -> None:
    assert paid("4 Basic Quiddity#1, 2 Death#2") == (["Death#2", "Death#2"], 0)


def test_of_equal_sets_the_first_in_the_wilds_is_taken() -> None:
    assert paid("Death#1, Portal#1, Basic Quiddity#1", capture="assistant") == (["Basic Quiddity#1"], 0)


def test_who_cares_spends_dice_one_by_one() -> None:
    wilds = "Assistant/Basic 1, Death/Spell 0"
    table = play(seat(active="Death#2, Basic Quiddity#1"), phase="capture", wilds=wilds)
    do(table, "spend death#2", "capture assistant")
    assert (lying(table, "spent"), lying(table, "active"), quiddity(table)) == (["Death#2"], ["Basic Quiddity#1"], 1)


def test_a_payment_is_told() -> None:
    table = play(seat(active="Basic Quiddity#1, Assistant#5"), wilds="Assistant/Basic 1")
    do(table, "summon assistant#5")
    assert heard(table, "summoned") == [
        {"player": "seat 0", "die": "assistant#5", "price": 1, "paid": ["basic-quiddity#1"]}
    ]
    table = do(play(seat(active="Basic Quiddity#6"), phase="capture", wilds="Assistant/Basic 1"), "capture assistant")
    assert heard(table, "paid") == [{"player": "seat 0", "die": "assistant", "paid": ["basic-quiddity#6"]}]
