"""Shares with intervals, differences with tests, and the correction for many tests.

Players of one game are not independent: who wins there, wins from the other. So what is said of shares counts games,
not players: deviations are summed within a game before they are squared."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any

from tumblehall.lab.arena.score import IN_95, wilson
from tumblehall.lab.extra import borrowed

Array = Any
"""Of numpy."""
LEAST = 30
"""Players that a group must have to be tested."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of so many, with the interval that holds the true one in 95 of 100 runs."""

    share: float
    low: float
    high: float
    many: int
    worth: float
    """Independent cases that tell as much: fewer than there are, where several sit in a game."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference of two shares, its interval, and how likely one as large is where there is none."""

    value: float
    low: float
    high: float
    p: float

    @property
    def is_known(self) -> bool:
        return self.high - self.low < 2


UNKNOWN = Difference(0.0, -1.0, 1.0, 1.0)
"""Of too few cases."""


def share_of(won: int, many: int) -> Share:
    """Of independent cases."""
    share = won / many if many else 0.0
    return Share(share, *wilson(share, many), many, many)


def mean_share(won: Array, games: Array) -> Share:
    """What players won on average, whose games are these."""
    many = len(won)
    if not many:
        return Share(0.0, 0.0, 1.0, 0, 0)
    share = float(won.mean())
    spread = _by_game(won - share, games) / many**2
    worth = many if spread <= 0 else min(many, share * (1 - share) / spread)
    return Share(share, *wilson(share, worth), many, worth)


def difference(one: Array, one_games: Array, two: Array, two_games: Array) -> Difference:
    """How much more the first won on average than the second; both may sit in the same games. Where one of them is too
    small for a test, nothing is known."""
    numpy = borrowed("numpy")
    if min(len(one), len(two)) < LEAST:
        return UNKNOWN
    value = float(one.mean() - two.mean())
    off = numpy.concatenate([(one - one.mean()) / len(one), -(two - two.mean()) / len(two)])
    return measured(value, sqrt(_by_game(off, numpy.concatenate([one_games, two_games]))))


def measured(value: float, error: float) -> Difference:
    """From its standard error."""
    p = p_of(value / error) if error > 0 else float(value == 0)
    return Difference(value, value - IN_95 * error, value + IN_95 * error, p)


def p_of(errors: float) -> float:
    """How likely a deviation of so many standard errors is, either way."""
    return erfc(abs(errors) / sqrt(2))


def corrected(chances: Sequence[float]) -> list[float]:
    """By Benjamini and Hochberg: of those that stay below a bound, no more than that part is there by chance."""
    found, least = [1.0] * len(chances), 1.0
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    for rank in range(len(order), 0, -1):
        place = order[rank - 1]
        least = min(least, chances[place] * len(order) / rank)
        found[place] = least
    return found


def _by_game(off: Array, games: Array) -> float:
    """The sum over games of the square of what its players are off together."""
    numpy = borrowed("numpy")
    _, places = numpy.unique(games, return_inverse=True)
    return float((numpy.bincount(places, weights=off) ** 2).sum())
