"""What a server does beside serving: takes up overdue tables, empties memory, deletes what is kept no longer."""

import asyncio
import contextlib

from tumblehall.server.config import Settings
from tumblehall.server.duties import GRACE
from tumblehall.server.hall import Hall
from tumblehall.server.logs import say
from tumblehall.server.overdue import BITE, look_after
from tumblehall.server.refusal import Refusal
from tumblehall.server.store import Status, StoreError

LOOK = 0.5
"""Seconds between two looks at overdue tables and at memory: no deadline is missed by more, wherever the room is."""
LEASE = 30.0
"""So long nobody else takes up a table that one process has claimed."""
DAY = 86400.0
MOST_ASIDE = 1000


async def open_again(hall: Hall) -> None:
    """Looks whether this program can play what another one had set aside: one table after the other, so many at most.
    Those beyond are looked at when somebody comes."""
    last, left = "", MOST_ASIDE
    while left > 0 and (found := await hall.store.find("aside", last, min(left, BITE))):
        for kept in found:
            last = kept.founding.table
            live = hall.live(last)
            async with live.lock:
                with contextlib.suppress(Refusal):
                    await hall.room(live)
        left -= len(found)


class Upkeep:
    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        work = (self._look(), self._forget(), self._open_again())
        self._tasks = [asyncio.create_task(each) for each in work]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self) -> None:
        ahead = 0.0 if self._hall.store.shared else GRACE  # nobody else sees to what a server before us has left
        while True:
            try:
                await look_after(self._hall, self._hall.now() + LEASE, ahead)
                ahead = 0.0
            except StoreError as fault:
                say("store failed", level="error", reason=str(fault))
            except Exception as fault:  # one table must not stop the looking after all others
                say("upkeep failed", level="error", fault=fault)
            self._hall.tidy(self._settings.idle_seconds, self._settings.max_tables_in_memory)
            await asyncio.sleep(LOOK)

    async def _open_again(self) -> None:
        try:
            await open_again(self._hall)
        except StoreError as fault:
            say("store failed", level="error", reason=str(fault))

    async def _forget(self) -> None:
        settings = self._settings
        days: list[tuple[Status, float]] = [
            ("open", settings.keep_open_days),
            ("over", settings.keep_over_days),
            ("playing", settings.keep_idle_days),
        ]
        while True:
            for status, kept in days:
                if kept <= 0:
                    continue
                try:
                    gone = await self._hall.store.forget(status, self._hall.now() - kept * DAY)
                except StoreError as fault:
                    say("store failed", level="error", reason=str(fault))
                    continue
                if gone:
                    say("tables deleted", status=status, count=gone)
            await asyncio.sleep(3600)
