"""How much a thinker may do."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from math import inf

_END = ContextVar("end", default=inf)
_LATE = ContextVar("late", default=inf)


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """All efforts in here end after so many seconds of the processor together, if they have not before."""
    before = _END.set(time.thread_time() + seconds)
    try:
        yield
    finally:
        _END.reset(before)


@contextmanager
def on_time(seconds: float) -> Iterator[None]:
    """All efforts in here end so many seconds from now, on the clock of whoever waits: what comes of it hangs on how
    busy the machine is."""
    before = _LATE.set(time.monotonic() + seconds)
    try:
        yield
    finally:
        _LATE.reset(before)


@dataclass(frozen=True, slots=True)
class Effort:
    """Playouts are the measure, so that the same seed gives the same game on any machine, by either engine; seconds of
    the processor are a bound for machines that are far too slow. Whoever waits has a clock (`on_time`)."""

    playouts: int
    seconds: float

    def rounds(self, each: int) -> Iterator[int]:
        """Rounds of `each` playouts, numbered from 0, as long as there is something left; one at least."""
        end = min(time.thread_time() + self.seconds, _END.get())
        for number in range(max(1, self.playouts // max(1, each))):
            yield number
            if time.thread_time() > end or time.monotonic() > _LATE.get():
                return
