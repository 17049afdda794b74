"""What a hostile stranger does to a server, each for some seconds, by plain sockets on loopback. The tests try a little of
each, the soak more (`soak.py`)."""

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import tumblehall as th

PING = bytes([0x89, 0x80 | 4]) + os.urandom(4) + b"ping"
"""A masked ping frame."""
PART = bytes([0x00, 0x80]) + os.urandom(4)
"""A masked, empty part of a message that goes on."""
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Attack = Callable[[str, str, float], Awaitable[None]]
"""Of a host, at a table, for some seconds."""


@asynccontextmanager
async def dialled(host: str) -> AsyncIterator[Stream]:
    name, port = host.split(":")
    stream = await asyncio.open_connection(name, int(port), limit=2**16)
    try:
        yield stream
    finally:
        stream[1].transport.abort()


async def sent(stream: Stream, data: bytes, seconds: float) -> int:
    """Sends the same again and again, and never reads; how many bytes went out before the other end had enough."""
    count = 0
    stream[1].transport.pause_reading()  # type: ignore[attr-defined]
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                stream[1].write(data)
                await stream[1].drain()
                count += len(data)
                await asyncio.sleep(0)
    return count


async def upgraded(stream: Stream, host: str, table: str) -> None:
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    stream[1].write(head.encode())
    await stream[0].readuntil(b"\r\n\r\n")


async def pings(host: str, table: str, seconds: float) -> None:
    """Pings that are never read."""
    async with dialled(host) as stream:
        await upgraded(stream, host, table)
        await sent(stream, PING * 6000, seconds)


async def parts(host: str, table: str, seconds: float) -> None:
    """A message in empty parts that never ends."""
    async with dialled(host) as stream:
        await upgraded(stream, host, table)
        stream[1].write(bytes([0x01, 0x80]) + b"mask")
        await sent(stream, PART * 10_000, seconds)


async def many_headers(host: str, table: str, seconds: float) -> None:
    async with dialled(host) as stream:
        stream[1].write(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n".encode())
        await sent(stream, b"X-Many: headers\r\n" * 4000, seconds)


async def long_header(host: str, table: str, seconds: float) -> None:
    async with dialled(host) as stream:
        stream[1].write(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\nX-Long: ".encode())
        await sent(stream, b"x" * 2**16, seconds)


async def many_requests(host: str, table: str, seconds: float) -> None:
    """One request after the other, whose answers are never read."""
    async with dialled(host) as stream:
        await sent(stream, f"GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * 1000, seconds)


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
    """Forged records, as many at a time as one address can send."""
    record = forged_record()
    wants = [("verify", {}), ("frames", {"first": 115_990, "last": 115_999}), ("fork", {"step": 115_999})]
    bodies = [
        (f"POST /api/records/{name} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
         f"Authorization: Bearer th_{'x' * 43}\r\n", json.dumps({"record": record, **more}).encode())
        for name, more in wants
    ]  # fmt: skip

    async def again(head: str, body: bytes) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                async with dialled(host) as (reader, writer):
                    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
                    await reader.readuntil(b"\r\n\r\n")
            await asyncio.sleep(0.05)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(again(*each) for each in bodies * 4))


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (pings, parts, many_headers, long_header, many_requests, half_open, forgeries)
}


if __name__ == "__main__":
    asyncio.run(ATTACKS[sys.argv[1]](sys.argv[2], sys.argv[3], float(sys.argv[4])))
