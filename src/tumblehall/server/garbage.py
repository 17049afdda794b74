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
"""Things beyond those of rooms that have come to stay since there were fewest of all."""
ROOM = 400
"""Things that a room with two people has, some 380, are no circles."""


class Garbage:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._looked = now()
        self._fewest = 0
        self._rooms = 0
        """When there were fewest things."""

    def begin(self) -> None:
        """What is loaded by now stays for ever."""
        self._look_through_all(0)
        gc.set_threshold(*YOUNG)

    def look(self, rooms: int) -> None:
        """To be called again and again."""
        now = self._now()
        if now - self._looked >= WHOLE:
            self._looked = now
            old = gc.get_freeze_count()
            if rooms <= FEW_ROOMS or old - self._fewest >= MUCH + ROOM * max(0, rooms - self._rooms):
                self._look_through_all(rooms)
                return
            if old < self._fewest:
                self._fewest, self._rooms = old, rooms
        gc.collect(1)
        gc.freeze()

    def _look_through_all(self, rooms: int) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._fewest, self._rooms = gc.get_freeze_count(), rooms
