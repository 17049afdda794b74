"""Connections that are handed over to the process where their table lives."""

import asyncio
import socket

import pytest
from websockets.exceptions import InvalidMessage

from tests.server.founded import TOKENS
from tests.server.neighbours import heart_of, homes_of, id_of, in_memory, neighbours
from tests.server.test_one_home import playing_at
from tumblehall.server import handing
from tumblehall.server.door import Door
from tumblehall.server.handing import Taking, place_of
from tumblehall.server.sharing import Process

pytestmark = pytest.mark.skipif(not handing.POSSIBLE, reason="only Linux has sockets at names of the machine")


async def test_nothing_of_it_stays_at_the_process_it_came_in_at(postgres: str) -> None:
    async with neighbours(postgres, 2) as (here, there):
        table = await playing_at(here)
        before = len(there.server.door)
        async with there.live(table, TOKENS[0]) as ann:
            await ann.calm()
            assert len(there.server.door) == before
            assert len(here.server.connections) == 1
            assert there.server.connections == set()
            ann.socket.transport.abort()
        async with asyncio.timeout(30):
            while here.server.connections or len(here.server.door):
                await asyncio.sleep(0.005)


async def test_it_is_counted_by_address_where_it_is_taken(postgres: str) -> None:
    async with neighbours(postgres, 2) as (here, there):
        table = await playing_at(here)
        async with there.live(table, TOKENS[0]) as ann:
            await ann.calm()
            door: Door = here.server.door
            assert door._by_address["127.0.0.1"] == 1
            door._each = 1
            with pytest.raises((InvalidMessage, OSError)):
                async with there.live(table, TOKENS[1]):
                    pass
        assert here.server.metrics.turned_away.labels("connections")._value.get() == 1


async def test_process_that_does_not_come_to_take_it_is_done_without(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client is hung up on, so that two never speak to it; it comes back, and is served."""
    asked: list[socket.socket] = []

    def never(taking: Taking, way: socket.socket) -> None:
        taking._loop.remove_reader(way)
        asked.append(way)

    monkeypatch.setattr(Taking, "_read", never)
    monkeypatch.setattr("tumblehall.server.forwarding.CONNECT_SECONDS", 0.2)
    async with neighbours(postgres, 2) as (here, there):
        table = await playing_at(here)
        with pytest.raises((InvalidMessage, OSError)):
            async with there.live(table, TOKENS[0]):
                pass
        async with there.live(table, TOKENS[0]) as ann:
            await ann.calm()
            assert in_memory(table, there.server.hall)
        for way in asked:
            way.close()


async def test_who_does_not_know_the_secret_hands_nothing_over(postgres: str) -> None:
    async with neighbours(postgres, 2) as (here, there):
        table = await playing_at(here)
        (home,) = homes_of(there).neighbours
        homes_of(there)._sharing.home = _homes(Process(home.id, home.address, "0" * 64))  # type: ignore[method-assign, union-attr]
        with pytest.raises((InvalidMessage, OSError)):
            async with there.live(table, TOKENS[0]):
                pass
        assert there.server.metrics.handed_over._value.get() == 0
        assert len(here.server.connections) == 0


def _homes(home: Process):  # type: ignore[no-untyped-def]
    async def always(table: str) -> Process:
        return home

    return always


@pytest.mark.parametrize(("secret", "files"), [(True, 0), (False, 1)])
async def test_packets_of_others_are_let_go(postgres: str, secret: bool, files: int) -> None:
    async with neighbours(postgres, 1) as (home,):
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as way, socket.socket() as given:
            way.setblocking(False)
            way.connect(place_of(id_of(home)))
            known = heart_of(home).secret if secret else "0" * 64
            socket.send_fds(way, [known.encode() + b"\nGET / HTTP/1.1\r\n\r\n"], [given.fileno()] * files)
            async with asyncio.timeout(30):
                assert await asyncio.get_running_loop().sock_recv(way, 1) == b""
        assert len(home.server.door) == 0
