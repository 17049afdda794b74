"""Symbols and slots, against trying every assignment."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tumblehall.games.dicequest.rules.matching import PLAIN, can_pay, is_met, missing, most_filled, score

SUBSTITUTED = (1 | 2 | 32, 1 | 2 | 32, 4 | 1 | 2 | 32, 8 | 32, 16)
"""Swords and arrows for each other, wands for both."""
RESULTS = st.lists(st.integers(0, 2), min_size=5, max_size=5)
NEEDS = st.lists(st.integers(0, 2), min_size=6, max_size=6).filter(lambda need: sum(need) <= 5)
FILLS = st.sampled_from([PLAIN, SUBSTITUTED])


def assignments(result: Sequence[int], fills: Sequence[int]) -> Iterator[list[int]]:
    """How many slots of each kind get a symbol, for every way to use each symbol or not."""
    symbols = [symbol for symbol, n in enumerate(result) for _ in range(n)]
    choices = [[slot for slot in range(6) if fills[symbol] >> slot & 1] + [6] for symbol in symbols]
    for chosen in product(*choices):
        yield [chosen.count(slot) for slot in range(6)]


def most_by_trying(result: Sequence[int], fills: Sequence[int], need: Sequence[int]) -> int:
    return max(sum(min(a, b) for a, b in zip(given, need, strict=True)) for given in assignments(result, fills))


@pytest.mark.rule("DQ-7.1", "D23")
@given(RESULTS.filter(lambda result: sum(result) <= 5), NEEDS, FILLS)
def test_as_many_slots_are_filled_as_by_trying(result: list[int], need: list[int], fills: tuple[int, ...]) -> None:
    most = most_by_trying(result, fills, need)
    assert most_filled(result, fills, need) == most
    assert is_met(result, need, fills) == (most == sum(need))
    assert sum(missing(result, need, fills)) == sum(need) - most


@given(RESULTS.filter(lambda result: sum(result) <= 5), NEEDS, FILLS)
def test_what_is_missing_would_be_enough(result: list[int], need: list[int], fills: tuple[int, ...]) -> None:
    lacking = missing(result, need, fills)
    left = [n - gap for n, gap in zip(need, lacking, strict=True)]
    assert min(left) >= 0
    assert is_met(result, left, fills)


@pytest.mark.rule("DQ-8.3", "D23")
@given(RESULTS.filter(lambda result: sum(result) <= 5), NEEDS, FILLS, st.sampled_from([(5,), (0, 1), (2, 4), (3,)]))
def test_the_score_is_the_most_by_trying(
    result: list[int], need: list[int], fills: tuple[int, ...], unlimited: tuple[int, ...]
) -> None:
    if not is_met(result, need, fills):
        return
    best = 0
    for given_ in assignments(result, fills):
        if all(a >= b for a, b in zip(given_, need, strict=True)):
            best = max(best, sum(given_[slot] - need[slot] for slot in unlimited))
    assert score(result, need, unlimited, fills) == best


@pytest.mark.rule("DQ-9.3")
@pytest.mark.parametrize(
    ("result", "need", "tokens", "blocked", "pays"),
    [
        ((2, 2, 0, 0, 0), (2, 2, 0, 0, 0, 0), (0, 1, 1, 0, 0, 0), 0, False),
        ((2, 3, 1, 0, 0), (2, 2, 0, 0, 0, 0), (0, 1, 1, 0, 0, 0), 0, True),
        ((0, 0, 0, 2, 0), (0, 0, 0, 1, 0, 0), (0, 0, 0, 1, 0, 0), 0, True),
        ((0, 0, 0, 2, 0), (0, 0, 0, 1, 0, 0), (0, 0, 0, 1, 0, 0), 1, True),
        ((0, 0, 0, 2, 0), (0, 0, 0, 1, 0, 0), (0, 0, 0, 1, 0, 0), 2, False),
        ((1, 0, 0, 0, 1), (0, 0, 0, 0, 0, 3), (0, 0, 0, 0, 1, 0), 0, True),
        ((1, 0, 0, 0, 0), (0, 0, 0, 0, 0, 3), (1, 0, 0, 0, 0, 0), 0, False),
        ((1, 0, 0, 0, 0), (0, 0, 2, 0, 0, 0), (1, 0, 0, 0, 0, 0), 0, True),
    ],
)
def test_excess_pays_after_the_requirement(
    result: tuple[int, ...], need: tuple[int, ...], tokens: tuple[int, ...], blocked: int, pays: bool
) -> None:
    assert can_pay(result, need, tokens, blocked) == pays
