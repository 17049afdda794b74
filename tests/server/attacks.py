"""What a hostile stranger does to a server, by plain sockets on loopback, again and again for some seconds. The tests
try a little of each, the soak more (`soak.py`)."""

import asyncio
import contextlib
import json
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial

import tumblehall as th

MASK = bytes(4)
PING = bytes([0x89, 0x80 | 4]) + MASK + b"ping"
FIRST, PART, WHOLE = (bytes([kind, 0x80]) + MASK for kind in (0x01, 0x00, 0x81))
"""Of an empty message: its first frame, one in the middle, and all in one."""
FROM = ("127.0.0.2", 0)
"""The address of the attacker; on Linux all of 127.0.0.0/8 is this machine."""
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Attack = Callable[[str, str, float], Coroutine[None, None, None]]
"""Of a host, at a table, for some seconds."""


@asynccontextmanager
async def dialled(host: str) -> AsyncIterator[Stream]:
    name, port = host.split(":")
    stream = await asyncio.open_connection(name, int(port), limit=2**16, local_addr=FROM)
    try:
        yield stream
    finally:
        stream[1].transport.abort()


async def sent(stream: Stream, data: bytes) -> None:
    """Sends the same again and again, and never reads, until the other end has enough."""
    stream[1].transport.pause_reading()  # type: ignore[attr-defined]
    while True:
        stream[1].write(data)
        await stream[1].drain()
        await asyncio.sleep(0)


async def again(seconds: float, once: Callable[[], Coroutine[None, None, None]]) -> None:
    """Who is turned away comes back at once."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    await once()
                await asyncio.sleep(0.01)


async def upgraded(stream: Stream, host: str, table: str, more: str = "") -> None:
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
    )
    stream[1].write(head.encode())
    await stream[0].readuntil(b"\r\n\r\n")


async def quiet(host: str, table: str, seconds: float) -> None:
    """Nothing, to compare with."""
    await asyncio.sleep(seconds)


async def live_flood(host: str, table: str, seconds: float, first: bytes, data: bytes) -> None:
    async def once() -> None:
        async with dialled(host) as stream:
            await upgraded(stream, host, table)
            stream[1].write(first)
            await sent(stream, data)

    await again(seconds, once)


async def pings(host: str, table: str, seconds: float) -> None:
    """Pings whose pongs are never read."""
    await live_flood(host, table, seconds, b"", PING * 6000)


async def parts(host: str, table: str, seconds: float) -> None:
    """A message in empty parts that never ends."""
    await live_flood(host, table, seconds, FIRST, PART * 10_000)


async def messages(host: str, table: str, seconds: float) -> None:
    """Empty messages, as fast as they go."""
    await live_flood(host, table, seconds, b"", WHOLE * 10_000)


async def hellos(host: str, table: str, seconds: float) -> None:
    """Live connections, one after the other, each of which is told all there is."""
    hello = b'{"do":"hello","version":2}'

    async def once() -> None:
        async with dialled(host) as stream:
            await upgraded(stream, host, table)
            stream[1].write(bytes([0x81, 0x80 | len(hello)]) + MASK + hello)
            await stream[0].readuntil(b'"is":"news"')

    await asyncio.gather(*(again(seconds, once) for _ in range(16)))


async def foreign(host: str, table: str, seconds: float) -> None:
    """Live connections from a page of somebody else."""

    async def once() -> None:
        async with dialled(host) as stream:
            await upgraded(stream, host, table, "Origin: https://example.org\r\n")

    await again(seconds, once)


async def request_flood(host: str, seconds: float, first: str, data: bytes, lines: int = 1) -> None:
    async def once() -> None:
        async with dialled(host) as stream:
            stream[1].write(f"{first} HTTP/1.1\r\nHost: {host}\r\n".encode())
            await sent(stream, data)

    await asyncio.gather(*(again(seconds, once) for _ in range(lines)))


async def many_headers(host: str, table: str, seconds: float) -> None:
    await request_flood(host, seconds, "GET /healthz", b"X-Many: headers\r\n" * 4000)


async def long_header(host: str, table: str, seconds: float) -> None:
    await request_flood(host, seconds, "GET /healthz", b"X-Long: " + b"x" * 2**20)


async def trailers(host: str, table: str, seconds: float) -> None:
    """Headers without end after a body."""
    first = "POST /api/tokens HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-After:"
    await request_flood(host, seconds, first, b"X-Many: headers\r\n" * 4000)


async def many_requests(host: str, table: str, seconds: float) -> None:
    """One request after the other on a connection, whose answers are never read."""
    more = f"\r\nGET /api/games/quarriors/catalogue HTTP/1.1\r\nHost: {host}\r\n".encode()
    await request_flood(host, seconds, "GET /api/games/quarriors/catalogue", more * 1000)


async def unread(host: str, table: str, seconds: float) -> None:
    """Large answers on many connections that are never read."""
    await request_flood(host, seconds, "GET /api/games/quarriors/catalogue", b"\r\n", lines=200)


async def asking(host: str, table: str, seconds: float) -> None:
    """Requests on many connections, more than are taken; all that is answered is read."""
    request = f"GET /api/lobby HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 8

    async def once() -> None:
        async with dialled(host) as (reader, writer):
            reading = asyncio.create_task(reader.read(-1))
            try:
                while not reading.done():
                    writer.write(request)
                    await writer.drain()
                    await asyncio.sleep(0.001)
            finally:
                reading.cancel()

    await asyncio.gather(*(again(seconds, once) for _ in range(100)))


async def half_open(host: str, table: str, seconds: float, count: int = 1100) -> None:
    """Connections that begin a head and do not end it."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(count):
            with contextlib.suppress(OSError):
                stream = await stack.enter_async_context(dialled(host))
                stream[1].write(b"GET / HTTP/1.1\r\nX-Slow: ")
        await asyncio.sleep(seconds)


def forged_record(entries: int = 116_000) -> str:
    """A record in which a seat answers and takes it back, over and over: it is short, and takes long to replay."""
    table = th.new_table("angryquest", 2, seed="forged")
    seat, option = table.decisions[0].seat, table.decisions[0].options[0].id
    table.act(seat, option)
    table.undo(seat)
    record = json.loads(table.record.to_json())
    record["entries"] *= entries // 2
    return json.dumps(record, separators=(",", ":"))


async def forgeries(host: str, table: str, seconds: float) -> None:
    """Forged records, as many at a time as one address can send: far too long ones, and such as are just allowed."""
    head = f"Host: {host}\r\nContent-Type: application/json\r\nAuthorization: Bearer th_{'x' * 43}\r\n"
    requests: list[tuple[str, bytes]] = []
    for entries in (116_000, 20_000):
        record, last = forged_record(entries), entries - 1
        for name, more in (("verify", {}), ("frames", {"first": last, "last": last}), ("fork", {"step": last})):
            body = json.dumps({"record": record, **more}).encode()
            requests.append((f"POST /api/records/{name} HTTP/1.1\r\n{head}", body))

    async def once(head: str, body: bytes) -> None:
        async with dialled(host) as (reader, writer):
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            await reader.readuntil(b"\r\n\r\n")

    await asyncio.gather(*(again(seconds, partial(once, *each)) for each in requests * 2))


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        quiet,
        pings,
        parts,
        messages,
        hellos,
        foreign,
        many_headers,
        long_header,
        trailers,
        many_requests,
        unread,
        asking,
        half_open,
        forgeries,
    )
}


if __name__ == "__main__":
    asyncio.run(ATTACKS[sys.argv[1]](sys.argv[2], sys.argv[3], float(sys.argv[4])))
