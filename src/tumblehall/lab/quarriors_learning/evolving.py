"""Moves the scale of the policy of Quarriors towards numbers that win: in each round many pairs of policies meet that
lie to either side of the scale, and it goes a little way to where the better ones lie."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tumblehall.agents.quarriors.learnt import Learnt

SPREAD, LEAST = 0.25, 0.15
"""How far to either side, as part of a number that counts as no less than that."""
RATE = 0.8
SURE = 4.0
"""Standard errors beyond which a match says no more."""


class Meeting(NamedTuple):
    one: Learnt
    other: Learnt
    seed: str


Meet = Callable[[Iterable[Meeting]], Iterator[list[float]]]
"""Plays them; for each what the first won of every pair of games."""


def evolved(learnt: Learnt, seed: int, rounds: int, matches: int, meet: Meet) -> Learnt:
    names = sorted(learnt["scale"])
    scale = np.array([learnt["scale"][name] for name in names])
    size, rng = SPREAD * np.maximum(LEAST, np.abs(scale)), np.random.default_rng(seed)
    for number in range(rounds):
        ways = rng.standard_normal((matches, len(names)))
        sides = [(_with(learnt, names, scale + size * way), _with(learnt, names, scale - size * way)) for way in ways]
        played = meet([Meeting(*pair, f"{seed}/{number}/{place}") for place, pair in enumerate(sides)])
        scale = scale + RATE * size * np.mean([_told(won) * way for won, way in zip(played, ways, strict=True)], axis=0)
    return _with(learnt, names, scale)


def _told(won: list[float]) -> float:
    """By how many standard errors the first was better."""
    error = float(np.std(won)) / len(won) ** 0.5
    return float(np.clip((np.mean(won) - 0.5) / error, -SURE, SURE)) if error else 0.0


def _with(learnt: Learnt, names: list[str], scale: NDArray[np.float64]) -> Learnt:
    numbers = {name: round(float(number), 3) for name, number in zip(names, scale, strict=True)}
    return {"scale": numbers, "value": learnt["value"], "cards": learnt["cards"]}
