"""Where other processes on the same database pass on what is about tables that live here. It is an address of its own:
nothing that comes in at the front door can look as if it came from here."""

import socket
from functools import partial
from typing import Any

import uvicorn

from tumblehall.server.app import Server
from tumblehall.server.forwarding import GREETING, Client
from tumblehall.server.handing import POSSIBLE, Taking
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


class InsideServer(uvicorn.Server):
    """Serves the other processes, in the same event loop: what they pass on, and connections that they hand over."""

    def __init__(self, config: InsideConfiguration, process: str) -> None:
        super().__init__(config)
        config.load()
        self.lifespan = config.lifespan_class(config)
        self._config, self._process = config, process
        self._taking: Taking | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if POSSIBLE:
            self._taking = Taking(self._process, self._config.secret, self._handed)

    def _handed(self) -> HttpProtocol:
        """As at the front door, where it came in; only that it is not passed on again."""
        return HttpProtocol(self._config, server_state=self.server_state, app_state=self.lifespan.state)

    def take_no_more(self) -> None:
        for listening in self.servers:
            listening.close()
        if self._taking is not None:
            self._taking.close()
            self._taking = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.take_no_more()
        await super().shutdown(sockets)


async def open_inside(server: Server, listening: socket.socket, **more: Any) -> InsideServer:
    """Also tells the others that this process is there."""
    heartbeat, sharing = server.heartbeat, server.store.sharing
    assert heartbeat is not None
    assert sharing is not None
    inside = InsideServer(InsideConfiguration(server, **more), sharing.me)
    await inside.startup([listening])
    host, port = listening.getsockname()[:2]
    await heartbeat.start(f"[{host}]:{port}" if ":" in host else f"{host}:{port}")
    return inside
