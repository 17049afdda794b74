"""Garbage is looked for a little at a time."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.house import House, house
from tumblehall.server.connection import Connection
from tumblehall.server.garbage import FEW_ROOMS, WHOLE, Garbage
from tumblehall.server.protocols import HttpProtocol, LiveProtocol
from tumblehall.server.sqlite_store import SqliteStore


@pytest.fixture
def looked() -> Iterator[list[int]]:
    """The generations that were looked through, with the collector put back as it was."""
    found: list[int] = []

    def note(phase: str, told: dict[str, int]) -> None:
        if phase == "start":
            found.append(told["generation"])

    before = gc.get_threshold()
    gc.callbacks.append(note)
    try:
        yield found
    finally:
        gc.callbacks.remove(note)
        gc.set_threshold(*before)
        gc.unfreeze()


class Ring:
    def __init__(self) -> None:
        self.itself = self


def test_busy_server_looks_through_what_is_young_alone(looked: list[int]) -> None:
    at = [0.0]
    garbage = Garbage(lambda: at[0])
    garbage.begin()
    looked.clear()
    ring = weakref.ref(Ring())
    at[0] += 2 * WHOLE
    garbage.look(FEW_ROOMS + 1)
    assert looked == [1]
    assert ring() is None
    assert gc.get_freeze_count() > 0


def test_all_is_looked_through_where_it_is_little(looked: list[int]) -> None:
    at = [0.0]
    garbage = Garbage(lambda: at[0])
    garbage.begin()
    kept = Ring()
    ring = weakref.ref(kept)
    garbage.look(FEW_ROOMS)
    del kept
    garbage.look(FEW_ROOMS)
    assert ring() is not None  # it is old by now
    at[0] += WHOLE
    garbage.look(FEW_ROOMS)
    assert ring() is None


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path / "tables.db")) as home:
        yield home


async def test_connection_that_is_over_goes_by_itself(home: House) -> None:
    """All of it, its protocols too: what is old is not looked through on a busy server."""
    table, tokens = await home.two_people()
    gc.collect()
    gc.disable()
    try:
        async with home.live(table, tokens[0]) as ann:
            await ann.until_asked(0)
            connections: weakref.WeakSet[Connection] = weakref.WeakSet(home.server.connections)
            assert len(connections) == 1
        while home.server.connections:
            await home.now(table)
        await home.now(table)
        assert len(connections) == 0
        async with asyncio.timeout(10):  # the last of it goes when goodbye was said
            while any(isinstance(thing, LiveProtocol) for thing in gc.get_objects()):
                await asyncio.sleep(0.1)
        assert sum(isinstance(thing, HttpProtocol) for thing in gc.get_objects()) == len(home.server.door)
    finally:
        gc.enable()
