"""Every way a defence can end, against a count of our own."""

from collections.abc import Iterator
from itertools import permutations

import pytest

from tests.quarriors.mat import play, seat
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.dice import FastRng
from tumblehall.testing import Rolls

WILDS = "Devotee of the Holy Query/Base, Primordial Ooze/Base"
Survivors = tuple[int, ...]


def by_hand(total: int, defences: tuple[int, ...]) -> set[Survivors]:
    """Who may be left: the creatures are named in any order, and the first that holds ends it."""
    found = set()
    for order in permutations(defences):
        left, standing = total, list(order)
        while left > 0 and standing and standing[0] <= left:
            left -= standing.pop(0)
        found.add(tuple(sorted(standing)))
    return found


def ends_of(state: QuarriorsState) -> Iterator[QuarriorsState]:
    """All states at the end of the attack that the answers lead to."""
    if state.STEPS[state.stack[-1][0]].name == "tidy":
        yield state
        return
    for option in state.options:
        after = state.clone()
        after.apply(option, Rolls(()))
        yield from ends_of(after)


def by_engine(total: int, oozes: int, each: int, others: tuple[int, ...]) -> set[Survivors]:
    """So many Oozes of that defence, and Devotees (3) with more on top."""
    defenders = [{"die": "Primordial Ooze#4", "spared": True}] * oozes
    defenders += [{"die": "Devotee of the Holy Query#3", "marks": [[0, defence - 3, False]]} for defence in others]
    attacker = {"die": "Devotee of the Holy Query#3", "marks": [[total, 0, False]]}
    used = f"{each} Basic Quiddity" if each else ""
    table = play(seat(ready=[attacker]), seat(ready=defenders, used=used), wilds=WILDS, phase="attack")
    state = table.state
    assert isinstance(state, QuarriorsState)
    ooze = state.tables.kind_of["Primordial Ooze"]
    return {
        tuple(sorted(each if die.code >> 3 == ooze else 3 + die.marks[0].defence for die in end.ready[1]))
        for end in ends_of(state)
    }


@pytest.mark.rule("QC-8.6", "QC-8.7", "QC-8.12", "QC-8.15")
@pytest.mark.parametrize("total", range(16))
def test_the_outcomes_of_a_defence_are_those_counted_by_hand(total: int) -> None:
    rng = FastRng(total)
    for _ in range(25):
        oozes = rng.below(4)
        each = rng.below(3)
        others = tuple(3 + rng.below(6) for _ in range(rng.below(5 - oozes)))
        defences = (each,) * oozes + others
        assert by_engine(total, oozes, each, others) == by_hand(total, defences), (total, defences)
