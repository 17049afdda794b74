"""The time of day that runs as time does: whoever sets the clock of the machine moves no deadline and no limit."""

import time
from collections.abc import Callable
from functools import partial

passing = partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
"""Seconds since some moment, with those in which the machine slept, where it tells them."""


def steady_clock(wall: Callable[[], float] = time.time, passed: Callable[[], float] = passing) -> Callable[[], float]:
    """Seconds since 1970: by the clock on the wall at the beginning, and by what has passed since."""
    began = wall() - passed()
    return lambda: began + passed()
