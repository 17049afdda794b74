"""Who is let in, and who is turned away: connections from plain sockets, and a door with a clock of its own."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
import pytest_asyncio
from uvicorn.server import ServerState

from tests.server.attacks import ATTACKS, MASK, PING, dialled, sent, upgraded
from tests.server.house import House, house
from tests.server.logged import logged
from tumblehall.server import door as doors
from tumblehall.server.door import ENOUGH, HEAD_SECONDS, UNSENT_SECONDS, Door
from tumblehall.server.fairness import IN_A_TURN, Fairness
from tumblehall.server.metrics import Metrics
from tumblehall.server.protocols import LARGEST_HEAD, Configuration
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import new_token

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path_factory.mktemp("door") / "tables.db")) as home:
        yield home


# -- the door with a clock of its own ----------------------------------------------------------------------------------


class Line:
    """A transport to whoever is at the other end."""

    def __init__(self, address: str = "203.0.113.7") -> None:
        self.address = address
        self.unsent = 0
        self.cut = False

    def get_extra_info(self, what: str) -> Any:
        return (self.address, 4711)

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.cut = True


class Clock:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


class Doorway:
    def __init__(self, most: int = 100, each: int = 10, proxies: tuple[str, ...] = ()) -> None:
        self.clock = Clock()
        self.door = Door(Metrics(), most, each, proxies, self.clock)

    def come(self, address: str = "203.0.113.7") -> tuple[Line, Any]:
        line = Line(address)
        return line, self.door.enter(cast(asyncio.Transport, line))

    def after(self, seconds: float) -> None:
        self.clock.at += seconds
        self.door.look()


async def test_one_address_is_let_in_so_often_and_others_still_are() -> None:
    way = Doorway(each=2)
    assert [way.come()[0].cut for _ in range(4)] == [False, False, True, True]
    assert not way.come("203.0.113.8")[0].cut


async def test_one_who_left_makes_room_for_the_same_address() -> None:
    way = Doorway(each=1)
    line, _ = way.come()
    assert way.come()[0].cut
    way.door.leave(cast(asyncio.Transport, line))
    assert not way.come()[0].cut


async def test_trusted_proxy_brings_as_many_as_it_likes() -> None:
    way = Doorway(each=1, proxies=("10.0.0.0/8",))
    assert [way.come("10.0.0.7")[0].cut for _ in range(3)] == [False] * 3
    assert [way.come("11.0.0.7")[0].cut for _ in range(2)] == [False, True]


async def test_network_of_ipv6_counts_as_one_address() -> None:
    way = Doorway(each=1)
    assert [way.come(f"2001:db8::{last}")[0].cut for last in (1, 2)] == [False, True]


async def test_full_house_turns_away_who_asked_for_nothing_longest() -> None:
    way = Doorway(most=2)
    (busy, guest), (idle, _) = way.come("203.0.113.1"), way.come("203.0.113.2")
    guest.head_due = None
    assert not way.come("203.0.113.3")[0].cut
    assert (busy.cut, idle.cut, len(way.door)) == (False, True, 2)


async def test_full_house_of_people_at_work_turns_the_newcomer_away() -> None:
    way = Doorway(most=1)
    busy, guest = way.come()
    guest.head_due = None
    assert way.come("203.0.113.3")[0].cut
    assert not busy.cut


async def test_head_that_does_not_come_ends_the_connection() -> None:
    way = Doorway()
    line, _ = way.come()
    way.after(HEAD_SECONDS)
    assert not line.cut
    way.after(1)
    assert line.cut


async def test_who_does_not_read_is_cut_off() -> None:
    way = Doorway()
    line, guest = way.come()
    guest.head_due = None
    line.unsent = 100_000
    for _ in range(int(UNSENT_SECONDS) + 1):
        way.after(1)
    assert not line.cut
    way.after(1)
    assert line.cut


async def test_slow_reader_stays_as_long_as_it_reads() -> None:
    way = Doorway()
    line, guest = way.come()
    guest.head_due = None
    line.unsent = 10 * ENOUGH
    for _ in range(9):
        way.after(UNSENT_SECONDS - 1)
        line.unsent -= ENOUGH
    assert not line.cut


async def test_an_attack_is_one_line_in_the_log() -> None:
    way = Doorway(each=1)
    with logged() as lines:
        for _ in range(1000):
            way.come()
        way.door.note("pings", "203.0.113.7")
        way.come("203.0.113.9")
    assert lines.getvalue().count("\n") == 1
    assert "turned away why=connections address=203.0.113.7" in lines.getvalue()


async def test_crowd_of_addresses_does_not_fill_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MOST_SAID", 10)
    way = Doorway(each=0)
    with logged() as lines:
        for number in range(200):
            way.come(f"203.0.{number}.1")
    assert lines.getvalue().count("\n") == 50
    assert len(way.door._said) == 10


class Closable(Line):
    """As uvloop has it: once it is closed, to write is a fault."""

    closed = False

    def get_extra_info(self, what: str) -> Any:
        return super().get_extra_info(what) if what == "peername" else None

    def get_protocol(self) -> Any:
        return self.protocol

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def write(self, data: bytes) -> None:
        assert not self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


@pytest.mark.parametrize("is_lost", [True, False])
async def test_answer_to_who_was_refused_meanwhile_is_no_fault(is_lost: bool) -> None:
    go, answered, line = asyncio.Event(), list[str](), Closable()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await go.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})
        answered.append(scope["path"])

    config = Configuration(app, Doorway().door, lifespan="off", log_config=None)
    config.load()
    protocol = config.http_protocol_class(config=config, server_state=ServerState(), app_state={})  # type: ignore[call-arg]
    line.set_protocol(protocol)
    protocol.connection_made(cast(asyncio.Transport, line))
    with logged() as lines:
        protocol.data_received(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
        assert line.closed
        if is_lost:
            protocol.connection_lost(None)
        await asyncio.sleep(0)
        go.set()
        await asyncio.sleep(0.05)
    assert "Traceback" not in lines.getvalue()
    assert answered == ["/healthz"]


async def test_few_requests_of_an_address_begin_in_a_turn_and_others_do_not_wait() -> None:
    fairness, begun = Fairness(), list[str]()

    def asks(address: str, times: int, there: bool = True) -> None:
        def start() -> bool:
            begun.append(address)
            return there

        for _ in range(times):
            fairness.begin(address, start)

    asks("gone", 10, there=False)  # hung up meanwhile: costs nothing
    asks("many", 10)
    asks("one", 1)
    assert begun == ["gone"] * 10 + ["many"] * IN_A_TURN + ["one"]
    begun.clear()
    await asyncio.sleep(0)
    asks("one", 1)
    assert begun == ["many"] * IN_A_TURN + ["one"]
    for _ in range(4):
        await asyncio.sleep(0)
    assert len(begun) == 7
    assert (fairness._waiting, fairness._counts) == ({}, False)


# -- by the wire -------------------------------------------------------------------------------------------------------


async def answer_to(home: House, request: bytes) -> bytes:
    """All that comes back until the end."""
    async with dialled(home.host) as (reader, writer):
        writer.write(request)
        async with asyncio.timeout(30):
            return await reader.read()


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\n" + b"X-Many: headers\r\n" * 2000,
        b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 2 * LARGEST_HEAD,
        b"GET /" + b"x" * 2 * LARGEST_HEAD,
        b"POST /api/tokens HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"X-After: body\r\n" * 2000,
    ],
)
async def test_large_head_is_refused(home: House, head: bytes) -> None:
    answer = await answer_to(home, head)
    assert b"HTTP/1.1 431 Request Header Fields Too Large\r\n" in answer


async def test_head_of_an_ordinary_size_is_none_too_large(home: House) -> None:
    headers = {f"x-{number}": "x" * 100 for number in range(100)}
    assert (await home.http.get("/healthz", headers=headers)).status_code == 200


async def test_few_requests_ahead_are_answered_and_many_are_refused(home: House) -> None:
    one = f"GET /healthz HTTP/1.1\r\nHost: {home.host}\r\n".encode()
    few = await answer_to(home, (one + b"\r\n") * 9 + one + b"Connection: close\r\n\r\n")
    assert few.count(b"HTTP/1.1 200") == 10
    assert b"HTTP/1.1 431" in await answer_to(home, (one + b"\r\n") * 100)


async def test_who_hangs_up_in_the_middle_is_no_fault(home: House) -> None:
    """Not a line in the log, however often it is done."""
    head = f"HTTP/1.1\r\nHost: {home.host}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{{"
    table, hello = await home.found(new_token()), b'{"do":"hello","version":2}'
    with logged() as lines:
        for place in ("/api/tables", f"/api/tables/{table}/do", "/api/records/verify"):
            async with dialled(home.host) as (_, writer):
                writer.write(f"POST {place} {head}".encode())
                await asyncio.sleep(0.05)
        async with dialled(home.host) as stream:
            await upgraded(stream, home.host, table)
            # A frame that breaks the rules comes with the hello, before that was answered.
            stream[1].write(bytes([0x81, 0x80 | len(hello)]) + MASK + hello + bytes([0xF1, 0x80]) + MASK)
            async with asyncio.timeout(30):
                assert b"reserved bits" in await stream[0].read()
        assert (await home.http.get("/healthz")).status_code == 200
    assert lines.getvalue() == ""


async def test_what_is_no_request_is_refused_without_a_line_for_each(home: House) -> None:
    home.server.door._said.clear()  # what the tests before have done from this address
    with logged() as lines:
        answers = [await answer_to(home, b"\x16\x03\x01 no HTTP\r\n\r\n") for _ in range(5)]
    assert all(answer.startswith(b"HTTP/1.1 400 Bad Request\r\n") for answer in answers)
    assert lines.getvalue().count("\n") == 1


async def test_pings_are_answered_and_too_many_are_not(home: House) -> None:
    table = await home.found(new_token())
    async with dialled(home.host) as stream:
        await upgraded(stream, home.host, table)
        stream[1].write(PING)
        assert await stream[0].readexactly(6) == b"\x8a\x04ping"
        async with asyncio.timeout(30):
            with pytest.raises(ConnectionError):
                await sent(stream, PING * 1000)


async def test_who_does_not_take_pongs_is_not_read_from(home: House) -> None:
    """Under flow control: the pings stay with the one who sends them."""
    table = await home.found(new_token())
    async with dialled(home.host) as stream:
        await upgraded(stream, home.host, table)
        (protocol,) = (
            guest.transport.get_protocol()
            for guest in home.server.door._guests.values()
            if guest.head_due is None and hasattr(guest.transport.get_protocol(), "writable")
        )
        protocol = cast(Any, protocol)
        protocol.pause_writing()
        assert not protocol.transport.is_reading()
        protocol.resume_writing()
        assert protocol.transport.is_reading()


@pytest.mark.parametrize("name", sorted(set(ATTACKS) - {"forgeries", "half_open"}))
async def test_attack_is_one_line_and_does_not_stop_others(home: House, name: str) -> None:
    table, tokens = await home.two_people()
    with logged("warning") as lines:
        attack = asyncio.create_task(ATTACKS[name](home.host, table, 0.5))
        async with home.live(table, tokens[0]) as ann, home.live(table, tokens[1]) as ben:
            while not attack.done():
                await asyncio.wait([asyncio.create_task(ann.do("ping")), asyncio.create_task(ben.do("ping"))])
                assert (await home.http.get("/healthz")).status_code == 200
        await attack
    assert lines.getvalue().count("\n") <= 1, lines.getvalue()


async def test_half_open_heads_do_not_keep_others_out(tmp_path: Any) -> None:
    async with (
        house(SqliteStore(tmp_path / "tables.db"), connections_per_address=8) as home,
        contextlib.AsyncExitStack() as stack,
    ):
        for _ in range(40):
            _, writer = await stack.enter_async_context(dialled(home.host))
            writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
        async with asyncio.timeout(30):
            while len(home.server.door) != 16:
                await asyncio.sleep(0.01)
        assert (await home.http.get("/healthz")).status_code == 200
