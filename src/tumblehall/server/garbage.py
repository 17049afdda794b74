"""Looks for garbage without stopping everybody. What rooms are made of goes by itself as it is let go; what goes in
circles and has to be looked for comes of connections and faults, and is mostly young. So only what is young is looked
through, a little at a time; what is left of that is frozen, which means that nobody looks at it again. All of it is
looked through when nobody is there to wait, or when it is little."""

import gc
from collections.abc import Callable

YOUNG = (5_000, 4, 1_000_000_000)
"""Python's thresholds: what is old is never looked through by itself."""
QUIET = 5.0
"""Seconds without a deed after which nobody waits."""
FEW_ROOMS = 100
WHOLE = 60.0
"""Seconds between two looks through everything."""


class Garbage:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._looked = now()

    def begin(self) -> None:
        """What is loaded by now stays for ever."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)

    def look(self, rooms: int, used: float) -> None:
        """To be called again and again. `used`: when the last deed was done."""
        now = self._now()
        if now - self._looked >= WHOLE and (rooms <= FEW_ROOMS or now - used >= QUIET):
            self._looked = now
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()
