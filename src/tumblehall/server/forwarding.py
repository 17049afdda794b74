"""Passes on what is about a table that lives at another process: requests one by one, live connections as bytes, where
they cannot be handed over (`handing.py`). What is passed on begins with a line that has the secret of the other process
and the address of the client; what comes that way is never passed on again (`inside.py`)."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar, cast

from tumblehall.server.homes import Homes
from tumblehall.server.logs import say
from tumblehall.server.refusal import Refusal
from tumblehall.server.sharing import Process
from tumblehall.server.store import StoreError

CONNECT_SECONDS = 1.0
ANSWER_SECONDS = 30.0
"""Longer than any job takes."""
GREETING = b"tumblehall"
PASSED = (b"host", b"authorization", b"content-type")
"""Headers that an endpoint looks at."""

T = TypeVar("T")
Client = tuple[str, int]
Headers = Iterable[tuple[bytes, bytes]]


def greeting(neighbour: Process, client: Client | None) -> bytes:
    host, port = client or ("unknown", 0)
    return b" ".join([GREETING, neighbour.secret.encode(), host.encode(), str(port).encode()]) + b"\n"


def head_of(method: str, target: bytes, headers: Headers) -> bytes:
    lines = [method.encode() + b" " + target + b" HTTP/1.1", *(name + b": " + value for name, value in headers)]
    return b"\r\n".join([*lines, b"", b""])


async def reach(homes: Homes, table: str, way: Callable[[Process], Awaitable[T]]) -> T | None:
    """What a way to the table's home led to; None: it is served here, where it lives or its home does not answer."""
    with contextlib.suppress(StoreError):  # whoever serves it finds out
        while (home := await homes.elsewhere(table)) is not None:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    return await way(home)
            except OSError as fault:
                say("neighbour does not answer", level="warning", address=home.address, reason=str(fault))
                homes.shun(home)
    return None


async def connected(homes: Homes, home: Process, protocol: asyncio.Protocol) -> asyncio.Transport:
    host, _, port = home.address.rpartition(":")
    transport, _ = await asyncio.get_running_loop().create_connection(lambda: protocol, host.strip("[]"), int(port))
    homes.metrics.passed_on.inc()
    return transport


async def ask(
    homes: Homes, table: str, client: Client | None, method: str, target: bytes, headers: Headers, body: bytes
) -> tuple[int, bytes] | None:
    """Status and body of the answer; None: the table is served here. Refusal: it is not known whether it was done."""
    reader = asyncio.StreamReader()

    async def way(home: Process) -> tuple[Process, asyncio.Transport]:
        return home, await connected(homes, home, asyncio.StreamReaderProtocol(reader))

    found = await reach(homes, table, way)
    if found is None:
        return None
    home, transport = found
    kept = [(name, value) for name, value in headers if name in PASSED]
    kept += [(b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    transport.write(greeting(home, client) + head_of(method, target, kept) + body)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return read_answer(await reader.read())
    except (OSError, ValueError) as fault:
        say("neighbour does not answer", level="warning", address=home.address, reason=str(fault))
        homes.shun(home)
        raise Refusal(
            "not-saved", "the table was elsewhere, and is being fetched; nothing is lost, try again"
        ) from None
    finally:
        transport.close()


def read_answer(answer: bytes) -> tuple[int, bytes]:
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *headers = head.split(b"\r\n")
    length = next(line for line in (*headers, b"content-length: -1") if line.lower().startswith(b"content-length:"))
    if int(length.partition(b":")[2]) != len(body):
        raise ValueError("the answer is not whole")
    return int(status.split(b" ")[1]), body


class End(asyncio.Protocol):
    """One end of a connection that is passed on: what comes in here goes out at the other, as fast as that is read."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self.other is not None:
            self.other.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and not self.other.is_closing():
            self.other.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.other is not None:
            self.other.close()

    def shutdown(self) -> None:
        """The server stops: both ends come back elsewhere."""
        for transport in (self.transport, self.other):
            if transport is not None:
                transport.close()
