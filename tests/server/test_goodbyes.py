"""How connections end."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, house
from tests.server.test_connection import end_of, of_kind
from tumblehall.server import connection as c
from tumblehall.server.sqlite_store import SqliteStore


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path / "tables.db")) as home:
        yield home


async def test_server_that_stops_says_come_back(home: House) -> None:
    table, tokens = await home.two_people()
    async with home.live(table, tokens[0]) as ann:
        await ann.until_asked(0)
        home.server.say_goodbye()
        code, bye = await end_of(ann)
    assert (code, bye["code"], bye["again"]) == (1012, "restart", True)


async def test_reader_that_is_stuck_is_let_go_and_costs_little(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c, "SEND_SECONDS", 0.3)
    monkeypatch.setattr(c, "BYE_SECONDS", 0.1)
    table, tokens = await home.two_people(game="quarriors")
    async with home.live(table, tokens[0]) as ann:
        await ann.until(of_kind("news"))
        (connection,) = home.server.connections
        ann.socket.transport.pause_reading()  # from now on nothing is taken
        most = 0
        async with asyncio.timeout(30):
            while home.server.connections:
                most = max(most, len(connection._answers))
                stale = {"do": "act", "id": "w", "seat": 0, "option": "x", "step": 10**6}  # the whole state comes back
                with contextlib.suppress(ConnectionClosed, TimeoutError):
                    await asyncio.wait_for(ann.send(stale), 0.1)
                await asyncio.sleep(0)
        ann.socket.transport.abort()
    assert most <= c.MOST_ANSWERS
    assert b"tumblehall_slow_readers_total 1.0" in home.server.metrics.render()


async def test_fault_of_ours_is_told_without_its_inside(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens = await home.two_people()

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("secret inside")

    async with home.live(table, tokens[0]) as ann:
        await ann.until_asked(0)
        monkeypatch.setattr(home.server.hall, "do_here", broken)
        await ann.send({"do": "resign", "id": "r", "seat": 0})
        code, bye = await end_of(ann)
    assert (code, bye["code"], bye["again"]) == (1011, "our-fault", True)
    assert "secret inside" not in str(ann.frames)
