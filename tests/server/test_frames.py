"""Texts that are whole go the short way, all other frames the long one, and nobody can tell which it was."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from tests.server.attacks import PING, Stream, dialled, upgraded
from tests.server.house import House, house
from tumblehall.server.frames import ODD, TEXT, Head, framed, head_at
from tumblehall.server.sqlite_store import SqliteStore

MASK = b"abcd"
LARGEST = 1000


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, LARGEST])
def test_whole_text_is_known_by_its_head(size: int) -> None:
    data = b"..." + sent(b"x" * size)
    mask = 5 if size < 126 else 7
    assert head_at(data, 3, LARGEST) == Head(TEXT, mask, len(data))


@pytest.mark.parametrize("size", [0, 3, 126])
def test_too_little_of_a_head_says_nothing(size: int) -> None:
    head = sent(b"x" * size)[: 4 if size == 126 else 2]
    assert [head_at(head[:there], 0, LARGEST) for there in range(len(head))] == [None] * len(head)


@pytest.mark.parametrize(
    "data",
    [
        sent(b"x", fin=False),
        sent(b"x", Opcode.CONT),
        sent(b"x", Opcode.BINARY),
        sent(b"x" * (LARGEST + 1)),
        framed(b"x"),  # without a mask
        b"\xc1\x81" + MASK + b"x",  # compressed, as was never agreed
        b"\x81\xfe\x00\x05" + MASK + b"x" * 5,  # longer said than need be
        b"\x89\xfe\x00\x7e" + MASK + b"x" * 126,  # a ping that is too long
    ],
    ids=("begun", "continued", "binary", "large", "unmasked", "compressed", "long-winded", "long-ping"),
)
def test_all_else_is_odd(data: bytes) -> None:
    assert head_at(data, 0, LARGEST) is ODD


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path / "tables.db")) as home:
        yield home


async def heard(stream: Stream) -> tuple[int, bytes]:
    """The next frame: how it begins, and what is in it."""
    first, size = await stream[0].readexactly(2)
    if size == 126:
        size = int.from_bytes(await stream[0].readexactly(2), "big")
    return first, await stream[0].readexactly(size)


async def answered(stream: Stream, id: str) -> int:
    """Waits for the answer to that message; how many of our pings were answered before it."""
    pongs = 0
    async with asyncio.timeout(10):
        while not (frame := await heard(stream))[1].startswith(f'{{"is":"pong","id":"{id}"'.encode()):
            pongs += frame == (0x8A, b"ping")
    return pongs


def ping(id: str) -> bytes:
    return json.dumps({"do": "ping", "id": id}).encode()


async def test_frames_come_through_however_they_are_cut(home: House) -> None:
    table, _ = await home.two_people()
    hello = sent(json.dumps({"do": "hello", "version": 2}).encode())
    cut = sent(ping("b"))
    async with dialled(home.host) as stream:
        await upgraded(stream, home.host, table)
        stream[1].write(hello + sent(ping("a")) + cut[:3])
        await answered(stream, "a")
        for byte in cut[3:]:
            stream[1].write(bytes([byte]))
            await asyncio.sleep(0)
        await answered(stream, "b")
        stream[1].write(PING + sent(ping("c")) + PING)
        assert await answered(stream, "c") == 2
        half = len(ping("d")) // 2
        stream[1].write(sent(ping("d")[:half], fin=False) + PING + sent(ping("d")[half:], Opcode.CONT))
        assert await answered(stream, "d") == 1
        stream[1].write(sent(ping("e")))
        await answered(stream, "e")
