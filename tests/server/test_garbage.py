"""Garbage is looked for a little at a time."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.house import House, house
from tumblehall.server.connection import Connection
from tumblehall.server.garbage import FEW_ROOMS, MUCH, ROOM, WHOLE, Garbage
from tumblehall.server.protocols import MOST_AHEAD, HttpProtocol, LiveProtocol
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


def test_all_is_looked_through_when_so_much_stays_that_something_goes_in_circles(
    looked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    at = [0.0]
    garbage = Garbage(lambda: at[0])
    garbage.begin()
    kept = [Ring() for _ in range(100_000)]  # more than anybody else lets go meanwhile
    ring = weakref.ref(kept[0])
    garbage.look(FEW_ROOMS + 1)
    kept.clear()
    at[0] += WHOLE
    garbage.look(FEW_ROOMS + 1)
    assert ring() is not None  # it is old, and they are few
    monkeypatch.setattr("tumblehall.server.garbage.MUCH", 5_000)
    at[0] += WHOLE
    garbage.look(FEW_ROOMS + 1)
    assert ring() is None


def test_what_rooms_are_made_of_is_no_reason_and_what_comes_after_many_have_gone_is(
    looked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    at, old = [0.0], [0]
    garbage = Garbage(lambda: at[0])
    monkeypatch.setattr("tumblehall.server.garbage.gc.get_freeze_count", lambda: old[0])
    garbage.begin()

    def looks_through_all(rooms: int, things: int) -> bool:
        looked.clear()
        at[0] += WHOLE
        old[0] = things
        garbage.look(rooms)
        return 2 in looked

    assert not looks_through_all(10_000, 10_000 * ROOM)
    assert looks_through_all(10_000, 10_000 * ROOM + MUCH)
    assert not looks_through_all(1_000, 1_000 * ROOM)
    assert not looks_through_all(1_000, 1_000 * ROOM + MUCH - 1)
    assert looks_through_all(1_000, 1_000 * ROOM + MUCH)


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


async def test_connection_that_is_lost_while_requests_wait_goes_by_itself(home: House) -> None:
    """Whoever asks far ahead is cut off with most of it unanswered, again and again: nothing of that may stay."""
    await home.token()
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            reader, writer = await asyncio.open_connection(*home.host.split(":"))
            writer.write(f"GET /api/lobby HTTP/1.1\r\nHost: {home.host}\r\n\r\n".encode() * 2 * MOST_AHEAD)
            assert b"431" in await reader.read()
            writer.close()
        async with asyncio.timeout(10):  # what was begun is answered first
            while sum(isinstance(thing, HttpProtocol) for thing in gc.get_objects()) > len(home.server.door):
                await asyncio.sleep(0.1)
    finally:
        gc.enable()
