"""What this process knows of where tables live: here, or at a neighbour that is asked instead (`forwarding.py`)."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable

from tumblehall.server.metrics import Metrics
from tumblehall.server.sharing import Process, Sharing

SHUNNED_SECONDS = 60.0
"""So long a neighbour is not asked again that did not answer, though the database says that it is alive."""


class Homes:
    """`sharing`: None where one process has all tables."""

    def __init__(self, sharing: Sharing | None, metrics: Metrics, now: Callable[[], float] = time.monotonic) -> None:
        self._sharing = sharing
        self._me = "" if sharing is None else sharing.me
        self.metrics = metrics
        self._now = now
        self._here: set[str] = set()
        self._strays: set[str] = set()
        """Tables of other homes that are served here all the same."""
        self._leaving: set[str] = set()
        self._released = asyncio.Lock()
        self._shunned: dict[str, float] = {}
        """Neighbours that did not answer, and until when nobody asks them."""
        self.neighbours: frozenset[Process] = frozenset()
        self.ways: dict[asyncio.Transport, Process] = {}
        """Live connections that are passed on, and to whom."""

    @property
    def alone(self) -> bool:
        return not self.neighbours

    @property
    def strays(self) -> frozenset[str]:
        return frozenset(self._strays)

    def is_here(self, table: str) -> bool:
        return table in self._here

    def is_stray(self, table: str) -> bool:
        return table in self._strays

    def meet(self, neighbours: Iterable[Process]) -> bool:
        """Those that are alive now; whether they are others than before. People who were passed on to one that is gone
        come back, and are passed on to another: a machine without power does not even hang up."""
        met = frozenset(neighbours)
        for way in [way for way, neighbour in self.ways.items() if neighbour not in met]:
            way.abort()
        changed, self.neighbours = met != self.neighbours, met
        self.metrics.neighbours.set(len(met))
        return changed

    def shun(self, neighbour: Process) -> None:
        """It does not answer: its tables are served here until it does, or is found to be gone."""
        now = self._now()
        self._shunned = {id: until for id, until in self._shunned.items() if until > now}
        self._shunned[neighbour.id] = now + SHUNNED_SECONDS

    async def elsewhere(self, table: str) -> Process | None:
        """Whom to ask about a table; None: it is served here."""
        if self._sharing is None or self.alone or table in self._here:
            return None
        home = await self._home(self._sharing, table)
        if home is None or home.id == self._me or self._shunned.get(home.id, 0.0) > self._now():
            return None
        return home

    async def hold(self, table: str) -> None:
        """Before the log of a table is read: whatever another process writes from now on is heard."""
        if self._sharing is None or table in self._here or table in self._strays:
            return
        home = await self._home(self._sharing, table)
        if home is not None and home.id != self._me:
            await self._sharing.stray(table)
            self._strays.add(table)

    async def _home(self, sharing: Sharing, table: str) -> Process | None:
        if table in self._leaving:
            async with self._released:
                pass
        home = await sharing.home(table)
        if home is not None and home.id == self._me:
            self._here.add(table)
            self._strays.discard(table)
        return home

    async def release(self, needed: Collection[str]) -> None:
        """Other tables than these are in memory no more."""
        async with self._released:
            self._leaving = (self._here | self._strays).difference(needed)
            self._here -= self._leaving
            self._strays -= self._leaving
            try:
                if self._leaving and self._sharing is not None:
                    await self._sharing.release(self._leaving)
            finally:
                self._leaving = set()

    async def keep(self) -> list[str]:
        """Tables that we took to be at home here, and are not: they were taken over, since we seemed to be gone."""
        lost = await self._sharing.keep(self._here) if self._here and self._sharing is not None else []
        self._here.difference_update(lost)
        return lost
