"""Looks for garbage without stopping everybody. What rooms and connections are made of goes by itself as it is let go;
what goes in circles and has to be looked for comes of faults and single requests, and is young. So only what is young
is looked through, a little at a time; what is left of that is frozen, which means that nobody looks at it again. All of
it is looked through when it is little, and when so much has come that something goes in circles which should not."""

import gc
from collections.abc import Callable

YOUNG = (5_000, 4, 1_000_000_000)
"""Python's thresholds: what is old is never looked through by itself."""
FEW_ROOMS = 100
WHOLE = 60.0
"""Seconds between two times that everything may be looked through."""
MUCH = 1_000_000
"""Things that have stayed since the last look through everything; a room with two people is some 380."""


class Garbage:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._looked = now()
        self._stayed = 0

    def begin(self) -> None:
        """What is loaded by now stays for ever."""
        self._look_through_all()
        gc.set_threshold(*YOUNG)

    def look(self, rooms: int) -> None:
        """To be called again and again."""
        now = self._now()
        if now - self._looked >= WHOLE:
            self._looked = now
            if rooms <= FEW_ROOMS or gc.get_freeze_count() - self._stayed >= MUCH:
                self._look_through_all()
                return
        gc.collect(1)
        gc.freeze()

    def _look_through_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._stayed = gc.get_freeze_count()
