"""What ends the thinking of a bot before its playouts are spent."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from tumblehall.agents.effort import Effort, at_most, on_time

LONG = 3600.0
Bound = Callable[[float], AbstractContextManager[None]]


def test_playouts_are_the_measure() -> None:
    assert list(Effort(12, LONG).rounds(4)) == [0, 1, 2]


@pytest.mark.parametrize("bound", [at_most, on_time])
def test_whoever_waits_gets_what_one_round_gave(bound: Bound) -> None:
    with bound(0.0):
        assert list(Effort(12, LONG).rounds(4)) == [0]
    assert len(list(Effort(12, LONG).rounds(4))) == 3


@pytest.mark.parametrize("bound", [at_most, on_time])
def test_a_bound_that_is_far_away_changes_nothing(bound: Bound) -> None:
    with bound(LONG):
        assert len(list(Effort(12, LONG).rounds(4))) == 3
