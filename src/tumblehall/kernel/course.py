"""How a game went: where everybody stood as it went on, what the dice gave against their average, and when the lead
changed most. It is told of games that are over, from their records."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Generic, TypeVar

from tumblehall.kernel.flow import State
from tumblehall.kernel.values import Event

S = TypeVar("S", bound=State)

MOST_TURNS = 3
"""So many turning points are told."""
Throw = tuple[int, float, float]
"""A seat, what its dice gave, and what such dice give on average."""
Sample = tuple[int, int, tuple[int, ...]]
"""After which step, in which round, and where everybody stood."""


def _no_goal(_state: Any) -> int | None:
    return None


def _no_dice(_state: Any, _event: Event) -> Iterable[Throw]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Course(Generic[S]):
    """What of a game is told as its course."""

    of: str
    """What is counted: `glory`."""
    standing: Callable[[S], tuple[int, ...]]
    goal: Callable[[S], int | None] = _no_goal
    """How much everybody needs, where there is a goal."""
    round: Callable[[S], int]
    given: str = ""
    """What the dice give: `quiddity`; empty: there are no dice."""
    throws: Callable[[S, Event], Iterable[Throw]] = _no_dice
    """The dice in an event."""


def turning_points(samples: Sequence[Sample], winner: int | None) -> list[tuple[int, int, int, int]]:
    """The rounds in which the winner's lead over the best of the others changed most, in order: the step of the largest
    change in it, the round, and the lead before and after it."""
    if winner is None:
        return []
    leads = [(step, round_, _lead(at, winner)) for step, round_, at in samples]
    changes: dict[int, list[tuple[int, int, int]]] = {}
    for (_, _, before), (step, round_, lead) in pairwise(leads):
        changes.setdefault(round_, []).append((step, before, lead))
    rounds = [
        (max(steps, key=lambda change: abs(change[2] - change[1]))[0], round_, steps[0][1], steps[-1][2])
        for round_, steps in changes.items()
    ]
    largest = sorted(rounds, key=lambda turn: -abs(turn[3] - turn[2]))[:MOST_TURNS]
    return sorted(turn for turn in largest if turn[2] != turn[3])


def _lead(standing: tuple[int, ...], seat: int) -> int:
    return standing[seat] - max(points for other, points in enumerate(standing) if other != seat)
