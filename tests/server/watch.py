"""A hall with a clock of its own and a store in memory."""

import asyncio
from typing import Any

import pytest

from tests.server.founded import ANN, body, people
from tests.server.memory_store import MemoryStore, Tables
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.hall import Hall
from tumblehall.server.metrics import Metrics
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Watch:
    """A hall in which nothing happens by itself: it is noted which tables it would see to."""

    def __init__(self, tables: Tables | None = None, time: Time | None = None) -> None:
        self.time = time or Time()
        self.store = MemoryStore(tables)
        self.hall = Hall(self.store, Metrics(), self.time)
        self.driven: set[str] = set()
        self.hall.on_duty = lambda live: self.driven.add(live.table)

    def beside(self) -> "Watch":
        """Another process on the same database."""
        return Watch(self.store.tables, self.time)

    async def found(self, *deeds: d.Deed, **founding: Any) -> str:
        return await self.hall.found(body(**founding), deeds or [*people(2), d.Started()])

    async def room(self, table: str) -> Room:
        live = self.hall.live(table)
        async with live.lock:
            return await self.hall.room(live)

    async def refused(self, table: str, command: w.Command, holder: str | None = ANN) -> str:
        with pytest.raises(Refusal) as refusal:
            await self.hall.do(table, command, holder)
        return refusal.value.code

    def forget_all(self) -> None:
        self.hall.tidy(0.0, 0)


def say(id: str = "m", text: str = "hello") -> w.Say:
    return w.Say(id=id, seat=0, text=text)


def texts(room: Room) -> list[str]:
    return [line.text for line in room.talk]


async def settle() -> None:
    """Lets all that can run now run."""
    for _ in range(50):
        await asyncio.sleep(0)
