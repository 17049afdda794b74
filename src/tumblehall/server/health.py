"""Whether a server is well: it can read what is kept, and save more."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from tumblehall.server.logs import say
from tumblehall.server.store import Store, StoreError

PATIENCE = 5.0
FRESH = 2.0
"""So long it is not tried again whether anything can be saved: anybody may ask."""


class Health:
    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._tried = float("-inf")
        self._saves = True
        self._lock = asyncio.Lock()

    async def reads(self) -> bool:
        return await _is_done(self._store.kept(""))  # the cheapest question

    async def saves(self) -> bool:
        async with self._lock:
            if self._now() - self._tried >= FRESH:
                saved = await _is_done(self._store.pulse())
                if saved != self._saves:
                    say("can save again" if saved else "nothing can be saved", level="info" if saved else "error")
                self._saves, self._tried = saved, self._now()
        return self._saves


async def _is_done(work: Awaitable[object]) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await work
    except (StoreError, TimeoutError):
        return False
    return True
