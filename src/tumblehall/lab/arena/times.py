"""How long choices took: counted by steps that grow with the time, so that a game keeps a few numbers."""

from collections import Counter
from collections.abc import Mapping
from math import exp, log

STEP = log(1.04)
"""Each step is 4 % longer than the one before; what is told is true to 2 %."""
Times = Counter[int]
"""By step how many choices took so long."""


def step_of(milliseconds: float) -> int:
    return round(log(max(milliseconds, 1e-4)) / STEP)


def milliseconds_of(step: int) -> float:
    return exp(step * STEP)


def mean_of(times: Mapping[int, int]) -> float:
    return sum(milliseconds_of(step) * many for step, many in times.items()) / max(1, sum(times.values()))


def percentile_of(times: Mapping[int, int], share: float) -> float:
    """So large a share of the choices took no longer."""
    left = share * sum(times.values())
    for step in sorted(times):
        left -= times[step]
        if left <= 0:
            return milliseconds_of(step)
    return 0.0
