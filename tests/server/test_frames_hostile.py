"""Frames that no decent client sends: a clear answer, the connection kept or closed as documented, and nothing changed
at the table."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Line, house
from tumblehall.server.connection import MOST_FAULTS
from tumblehall.server.protocols import LARGEST_FRAME
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.store import Row

pytestmark = pytest.mark.asyncio(loop_scope="module")

ACT = {"do": "act", "id": "x", "seat": 0, "option": "keep", "step": 0}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path_factory.mktemp("hostile") / "tables.db")) as home:
        yield home


@contextlib.asynccontextmanager
async def unchanged(home: House, **more: Any) -> AsyncIterator[Line]:
    """Ann's connection at a table that has to be the same afterwards, for all eyes and on disk."""

    async def everything() -> tuple[list[Any], list[Row]]:
        eyes = [await home.now(table, token) for token in (None, *tokens)]
        return eyes, await home.server.store.log(table)

    table, tokens = await home.two_people(**more)
    before = await everything()
    async with home.live(table, tokens[0]) as line:
        await line.until_asked(0)
        yield line
    assert await everything() == before


async def refusal_of(line: Line, frame: str | bytes) -> Any:
    """The answer to a frame, by a connection that still answers then."""
    await line.send(frame)
    refused = await line.until(lambda frame: frame["is"] == "refused")
    assert (await line.do("ping"))["is"] == "pong"
    return refused


async def closed_with(line: Line) -> int:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.receive()
    code = line.socket.close_code
    assert code is not None
    return code


MALFORMED = {
    "empty": "",
    "no JSON": "hello",
    "half": '{"do": "act", "id": "x"',
    "two values": '{"do":"ping","id":"a"}{"do":"ping","id":"b"}',
    "null": "null",
    "list": "[]",
    "number": "1e999",
    "no tag": '{"id": "x"}',
    "unknown tag": '{"do": "steal", "id": "x"}',
    "tag is no text": '{"do": 7, "id": "x"}',
    "answer of a server": '{"is": "done", "id": "x"}',
    "lone surrogate": '{"do": "say", "id": "x", "seat": 0, "text": "\\ud800"}',
    "raw control sign": '{"do": "say", "id": "x", "seat": 0, "text": "\x01"}',
    "deep list": '{"do": "act", "id": ' + "[" * 8000,
    "deep object": '{"a":' * 2500 + "1" + "}" * 2500,
    "deep and unknown": '{"do": "ping", "id": "x", "more": ' + "[" * 7000 + "]" * 7000 + "}",
    "NaN": '{"do": "act", "id": "x", "seat": 0, "option": "keep", "step": NaN}',
}

WRONG: dict[str, dict[str, Any]] = {
    "no id": {"do": "act", "seat": 0, "option": "keep", "step": 0},
    "empty id": ACT | {"id": ""},
    "long id": ACT | {"id": "x" * 65},
    "id with odd signs": ACT | {"id": "../x"},
    "id is a number": ACT | {"id": 5},
    "seat is text": ACT | {"seat": "0"},
    "seat is true": ACT | {"seat": True},
    "seat is a fraction": ACT | {"seat": 0.5},
    "negative seat": ACT | {"seat": -1},
    "seat too large": ACT | {"seat": 16},
    "huge seat": ACT | {"seat": 10**400},
    "negative step": ACT | {"step": -1},
    "huge step": ACT | {"step": 2**63},
    "option is an object": ACT | {"option": {"id": "keep"}},
    "empty option": ACT | {"option": ""},
    "long option": ACT | {"option": "k" * 201},
    "unknown field": ACT | {"admin": True},
    "long text": {"do": "say", "id": "x", "seat": 0, "text": "x" * 201},
    "token that is none": {"do": "rekey", "id": "x", "token": "th_" + "!" * 43},
    "yes is a number": {"do": "vote-end", "id": "x", "seat": 0, "yes": 1},
}

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "seat that is not there": (ACT | {"seat": 9}, "illegal"),
    "seat of another": (ACT | {"seat": 1}, "not-yours"),
    "step of the future": (ACT | {"step": 999}, "stale"),
    "option that is not offered": (ACT | {"option": "fly"}, "illegal"),
    "option with nul": (ACT | {"option": "keep\0"}, "illegal"),
    "option in odd letters": (ACT | {"option": "ｋｅｅｐ \u202e\U0001f600"}, "illegal"),
    "start again": ({"do": "start", "id": "x"}, "not-open"),
    "sit down in play": ({"do": "sit", "id": "x", "name": "Eve", "seed": "12345678"}, "not-open"),
    "rise in play": ({"do": "rise", "id": "x", "seat": 0}, "not-open"),
    "bot in play": ({"do": "sit-bot", "id": "x", "seat": 1, "bot": "heuristic"}, "not-open"),
    "undo of nothing": ({"do": "undo", "id": "x", "seat": 0, "step": 0}, "no-undo"),
    "agree to nothing": ({"do": "answer-undo", "id": "x", "seat": 0, "yes": True}, "not-now"),
    "back without having been away": ({"do": "return", "id": "x", "seat": 0}, "not-now"),
    "rematch too early": ({"do": "rematch", "id": "x"}, "not-now"),
    "say nothing": ({"do": "say", "id": "x", "seat": 0}, "illegal"),
    "say invisible signs": ({"do": "say", "id": "x", "seat": 0, "text": "\u200b\u202e"}, "illegal"),
    "unknown phrase": ({"do": "say", "id": "x", "seat": 0, "phrase": "boo"}, "illegal"),
    "mute nobody": ({"do": "mute", "id": "x", "seat": 0, "whom": 7, "muted": True}, "illegal"),
    "remind oneself": ({"do": "remind", "id": "x", "seat": 0, "whom": 0}, "not-now"),
}


async def test_malformed_frames_are_refused_and_change_nothing(home: House) -> None:
    async with unchanged(home) as line:
        codes = {name: (await refusal_of(line, frame))["code"] for name, frame in MALFORMED.items()}
    assert codes == dict.fromkeys(MALFORMED, "bad-message")


async def test_wrong_types_and_numbers_are_refused_and_change_nothing(home: House) -> None:
    async with unchanged(home) as line:
        codes = {name: (await refusal_of(line, json.dumps(frame)))["code"] for name, frame in WRONG.items()}
    assert codes == dict.fromkeys(WRONG, "bad-message")


async def test_commands_that_are_not_for_now_are_refused_and_change_nothing(home: House) -> None:
    async with unchanged(home) as line:
        codes = {name: (await refusal_of(line, json.dumps(frame)))["code"] for name, (frame, _) in REFUSED.items()}
    assert codes == {name: code for name, (_, code) in REFUSED.items()}


async def test_refusal_names_the_message_and_what_is_wrong_with_it(home: House) -> None:
    async with unchanged(home) as line:
        refused = await refusal_of(line, json.dumps(ACT | {"seat": "zero"}))
    assert refused["id"] == "x"
    assert "$.seat" in refused["reason"]


async def test_bytes_are_refused(home: House) -> None:
    async with unchanged(home) as line:
        refused = await refusal_of(line, json.dumps(ACT).encode())
    assert (refused["code"], "bytes" in refused["reason"]) == ("bad-message", True)


async def test_largest_frame_is_still_read(home: House) -> None:
    async with unchanged(home) as line:
        refused = await refusal_of(line, "x" * LARGEST_FRAME)
    assert refused["code"] == "bad-message"


async def test_frame_that_is_too_large_closes_the_connection(home: House) -> None:
    async with unchanged(home) as line:
        await line.send("x" * (LARGEST_FRAME + 1))
        assert await closed_with(line) == 1009


async def test_many_small_fragments_that_are_too_large_together_close_the_connection(home: House) -> None:
    async with unchanged(home) as line:

        async def fragments() -> AsyncIterator[str]:
            for _ in range(20):
                yield "x" * 1000

        with contextlib.suppress(ConnectionClosed):
            await line.socket.send(fragments())
        assert await closed_with(line) == 1009


async def test_text_that_is_no_utf_8_closes_the_connection(home: House) -> None:
    async with unchanged(home) as line:
        await line.socket.send(b"\xff\xfe", text=True)
        assert await closed_with(line) == 1007


async def test_too_much_nonsense_closes_the_connection(home: House) -> None:
    async with unchanged(home) as line:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(MOST_FAULTS + 5):
                await line.send("nonsense")
        assert await closed_with(line) == 1008
    assert line.frames[-1]["code"] == "bad-message"
    assert sum(frame["is"] == "refused" for frame in line.frames) == MOST_FAULTS + 1


async def test_flood_is_slowed_down_and_then_closed(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = SqliteStore(tmp_path_factory.mktemp("flood") / "tables.db")
    async with house(store, messages_per_second=50, burst=30) as home, unchanged(home) as line:
        with contextlib.suppress(ConnectionClosed):
            for number in range(30 + 10 * MOST_FAULTS):
                await line.send({"do": "ping", "id": f"p{number}"})
                await asyncio.sleep(0)
        assert await closed_with(line) == 1008
    refused = [frame for frame in line.frames if frame["is"] == "refused"]
    assert {frame["code"] for frame in refused} == {"slow-down"}
    assert all(frame["id"] for frame in refused)
