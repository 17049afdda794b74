"""Records that strangers send: one at a time from one address, and few at once in all. Whoever waits has not sent the
body yet, so that waiting costs no memory."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tumblehall.server.door import Door
from tumblehall.server.limits import household
from tumblehall.server.refusal import Refusal

MOST_WAITING = 4
"""From one address, behind the one that is looked at: a family may ask at the same time."""
PATIENCE = 30.0


@dataclass(slots=True)
class _Line:
    """All who come from one address."""

    length: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Uploads:
    def __init__(self, most: int, door: Door) -> None:
        self._door = door
        self._lines: dict[str, _Line] = {}
        self._places = asyncio.Semaphore(most)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Refusal: too many of the same address wait already, or it takes too long."""
        key = household(address)
        line = self._lines.setdefault(key, _Line())
        if line.length > MOST_WAITING:
            self._door.note("records", key)
            raise Refusal("slow-down", "too many records at once from this address; wait for the answers")
        line.length += 1
        try:
            async with line.lock:
                await self._take_place()
                try:
                    yield
                finally:
                    self._places.release()
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[key]

    async def _take_place(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._places.acquire()
        except TimeoutError:
            raise Refusal("too-busy", "many records are looked at now; try again later") from None
