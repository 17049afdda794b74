"""Where other processes on the same database pass on what is about tables that live here. It is an address of its own:
nothing that comes in at the front door can look as if it came from here."""

import socket
from functools import partial
from typing import Any

import uvicorn

from tumblehall.server.app import Server
from tumblehall.server.forwarding import GREETING, Client
from tumblehall.server.limits import household
from tumblehall.server.protocols import Configuration, HttpProtocol, LiveProtocol
from tumblehall.server.tokens import same

LONGEST_GREETING = 256


class InsideConfiguration(Configuration):
    def __init__(self, server: Server, **more: Any) -> None:
        super().__init__(server.app(passes_on=False), server.door, None, http=InsideProtocol, **more)
        assert server.heartbeat is not None
        self.secret = server.heartbeat.secret


class InsideProtocol(HttpProtocol):
    """The connections are counted at the front door, where the client came in."""

    is_neighbours = True

    def __init__(self, config: InsideConfiguration, **more: Any) -> None:
        super().__init__(config, **more)
        self._secret = config.secret
        self._greeting: bytes | None = b""
        """What has come of the first line; None: it was heard."""

    def data_received(self, data: bytes) -> None:
        if self._greeting is None:
            super().data_received(data)
            return
        line, ended, rest = (self._greeting + data).partition(b"\n")
        self._greeting = line
        client = read_greeting(line, self._secret) if ended else None
        if client is not None and self._guest is not None:
            self._greeting = None
            self.client = client
            self._guest.address = household(client[0])
            self.ws_protocol_class = partial(LiveProtocol, client=client)  # type: ignore[assignment]
            super().data_received(rest)
        elif ended or len(line) > LONGEST_GREETING:
            self._door.note("no neighbour", self._guest.address if self._guest is not None else "unknown")
            self.transport.abort()


def read_greeting(line: bytes, secret: str) -> Client | None:
    """The client that a neighbour speaks for; None: this is no neighbour."""
    words = line.decode("latin-1").split(" ")
    if len(words) != 4 or words[0] != GREETING.decode() or not same(words[1], secret) or not words[3].isdecimal():
        return None
    return words[2], int(words[3])


async def open_inside(server: Server, listening: socket.socket, **more: Any) -> uvicorn.Server:
    """Serves the other processes, in the same event loop, and tells them that this one is there."""
    config = InsideConfiguration(server, **more)
    config.load()
    inside = uvicorn.Server(config)
    inside.lifespan = config.lifespan_class(config)
    await inside.startup([listening])
    host, port = listening.getsockname()[:2]
    assert server.heartbeat is not None
    await server.heartbeat.start(f"[{host}]:{port}" if ":" in host else f"{host}:{port}")
    return inside
