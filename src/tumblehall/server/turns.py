"""Turns at what takes long, and is done in workers that others need too: one at a time from one address, and few at
once in all. Records that strangers send have places of their own. Whoever waits has not sent the body yet, so that
waiting costs no memory."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal

from tumblehall.server.door import Door
from tumblehall.server.limits import household
from tumblehall.server.refusal import Refusal

PATIENCE = 30.0


@dataclass(slots=True)
class _Line:
    """All who come from one address."""

    length: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Turns:
    """`what` is asked for. `most` at once in all; `waiting`: so many more from one address, behind the one that is
    looked at: a family may ask at the same time."""

    def __init__(self, what: Literal["records", "replays"], most: int, waiting: int, door: Door) -> None:
        self._what = what
        self._waiting = waiting
        self._door = door
        self._lines: dict[str, _Line] = {}
        self._places = asyncio.Semaphore(most)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Refusal: too many of the same address wait already, or it takes too long."""
        key = household(address)
        line = self._lines.setdefault(key, _Line())
        if line.length > self._waiting:
            self._door.note(self._what, key)
            raise Refusal("slow-down", f"too many {self._what} at once from this address; wait for the answers")
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
            raise Refusal("too-busy", f"many {self._what} are looked at now; try again later") from None
