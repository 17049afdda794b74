"""HTTP and WebSockets as uvicorn speaks them, in bounds: heads have a size, nobody asks or sends far ahead, and who
does not read is not read from. What comes is taken in small pieces, so that nothing costs much before it is noticed.
Live connections to a table that lives at another process are handed over or passed on to it."""

import asyncio
import logging
import re
from collections.abc import Iterator
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import CONNECTING, OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was built without it
    from websockets.utils import apply_mask

from tumblehall.server.door import HEAD_SECONDS, Door, Guest, Why
from tumblehall.server.forwarding import Client, End, connected, greeting, head_of, reach
from tumblehall.server.frames import ODD, TEXT, framed, head_at
from tumblehall.server.handing import hand_over
from tumblehall.server.homes import Homes
from tumblehall.server.limits import Bucket, household
from tumblehall.server.line import EXTENSION
from tumblehall.server.logs import STRANGERS
from tumblehall.server.sharing import Process

LARGEST_HEAD = 16 * 1024
LARGEST_FRAME = 16 * 1024
PIECE = 4 * 1024
MOST_AHEAD = 16
"""Requests on one connection that wait for the answer to the one before."""
MOST_MESSAGES = 256
"""Messages that came in one go, before the first of them was read."""
MOST_PARTS = 64
"""Frames of which one message is made."""
PINGS_A_SECOND, PINGS_AT_ONCE = 2.0, 40
"""Of pings and pongs. Browsers send none by themselves; programs one in some seconds."""
GOODBYE_SECONDS = 3.0
LIVE = re.compile(rb"/api/tables/([A-Za-z0-9_-]{1,64})/live(?:\?.*)?")


class Configuration(uvicorn.Config):
    """Of a server with a door. `homes`: where tables live, if not all of them here."""

    def __init__(
        self, app: Any, door: Door, homes: Homes | None = None, http: type["HttpProtocol"] | None = None, **more: Any
    ) -> None:
        super().__init__(app, http=http or HttpProtocol, ws=LiveProtocol, ws_max_size=LARGEST_FRAME, **more)
        self.door = door
        self.homes = homes


def nobody() -> None:
    """Hears that a request is answered whose connection is gone."""


def pieces(data: bytes) -> Iterator[bytes]:
    return (data[first : first + PIECE] for first in range(0, len(data), PIECE))


class HttpProtocol(HttpToolsProtocol):
    is_neighbours = False

    def __init__(self, config: Configuration, **more: Any) -> None:
        super().__init__(config, **more)
        self.logger = logging.getLogger(STRANGERS)
        self._door = config.door
        self._homes = config.homes
        self._guest: Guest | None = None
        self._silent = 0
        """Bytes of which nothing has come yet: no head, no body, no end."""
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._guest = self._door.enter(transport, self.is_neighbours)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        self.pipeline.clear()
        super().connection_lost(exc)
        for cycle in (self._answering, self.cycle):  # uvicorn knows of the last request alone
            if cycle is not None:
                cycle.disconnected = True
                cycle.message_event.set()
                cycle.on_response = nobody
        self.cycle = self._answering = None  # type: ignore[assignment]
        # It knew this protocol: where there is no circle nobody has to look for it.

    def data_received(self, data: bytes) -> None:
        for piece in pieces(data):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._silent += len(piece)
            super().data_received(piece)
            if self._silent > LARGEST_HEAD:
                self._refuse("large head")

    def on_headers_complete(self) -> None:
        self._silent = 0
        if len(self.pipeline) >= MOST_AHEAD:
            self._refuse("requests ahead")
            raise ValueError  # which ends the parsing
        super().on_headers_complete()
        if self._guest is not None:
            self._guest.head_due = None

    def on_body(self, body: bytes) -> None:
        self._silent = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._silent = 0
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """In its turn. What is told to nobody any more is no fault."""

        async def answered(scope: Any, receive: Any, send: Any) -> None:
            async def told(message: Any) -> None:
                if self.transport.is_closing():
                    cycle.disconnected = True
                await send(message)

            await app(scope, receive, told)

        def start() -> bool:
            if self.transport.is_closing():
                return False
            self._answering = cycle
            HttpToolsProtocol._start_asgi_task(self, cycle, answered)
            return True

        self._door.fairness.begin(self._asks(), start)

    def _asks(self) -> str:
        """The address that asks; what a proxy brings is asked by whom it names."""
        if self._guest is None:
            return "unknown"
        if not self._guest.counted and not self.is_neighbours:
            told = next((value for name, value in self.headers if name == b"x-forwarded-for"), b"")
            return household(told.rpartition(b",")[2].strip().decode("latin-1")) or self._guest.address
        return self._guest.address

    def on_response_complete(self) -> None:
        more = bool(self.pipeline)
        super().on_response_complete()
        if self._guest is not None and not more:
            self._guest.head_due = self._door.now() + HEAD_SECONDS

    # -- tables that live elsewhere -----------------------------------------------------------------------------

    def handle_websocket_upgrade(self) -> None:
        table = LIVE.fullmatch(self.url)
        if table is None or self._homes is None or self._homes.alone or self._homes.is_here(table[1].decode()):
            self._become_live()
            return
        self.transport.pause_reading()
        task = self.loop.create_task(self._pass_on(self._homes, table[1].decode()))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def _become_live(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]
        # It knows this protocol: where there is no circle nobody has to look for it.

    async def _pass_on(self, homes: Homes, table: str) -> None:
        async def way(home: Process) -> bool:
            await self._lead_to(home, homes)
            return True

        led = await reach(homes, table, way)
        if self.transport.is_closing():
            return
        if not led:
            self._become_live()
        self.transport.resume_reading()

    async def _lead_to(self, home: Process, homes: Homes) -> None:
        """The connection belongs to the table's home from now on, or is tied to it."""
        if self.transport.is_closing():
            return
        head = head_of("GET", self.url, self.headers)
        if await hand_over(home, self.transport, head):
            homes.metrics.handed_over.inc()
            return
        end = End()
        far = await connected(homes, home, end)
        if self.transport.is_closing():
            far.close()
            return
        end.other = self.transport
        homes.ways[far] = home
        self.transport.set_protocol(FrontEnd(self, far, homes))
        far.write(greeting(home, self.client) + head)

    def send_400_response(self, msg: str) -> None:
        """Called for what is no HTTP."""
        if not self.transport.is_closing():
            self._refuse("no request", 400)

    def _refuse(self, why: Why, status: int = 431) -> None:
        """Says no, and hears no more; who does not even read that is cut off later."""
        self._door.note(why, self._guest.address if self._guest is not None else "unknown")
        phrase = "Request Header Fields Too Large" if status == 431 else "Bad Request"
        answer = f"HTTP/1.1 {status} {phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(answer.encode())
        self.transport.close()


class FrontEnd(End):
    """The client's end of a live connection that is passed on."""

    def __init__(self, front: HttpProtocol, far: asyncio.Transport, homes: Homes) -> None:
        super().__init__()
        self.transport, self.other = front.transport, far
        self._homes, self._far = homes, far
        self._door = front._door
        self._connections = front.connections
        self._connections.discard(front)
        self._connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        assert self.transport is not None
        self._connections.discard(self)
        self._homes.ways.pop(self._far, None)
        self._door.leave(self.transport)
        super().connection_lost(exc)


class LiveProtocol(WebSocketsSansIOProtocol):
    """`client`: who it is, where a neighbour passed the connection on."""

    def __init__(self, config: Configuration, client: Client | None = None, **more: Any) -> None:
        super().__init__(config, **more)
        self._passed_on_for = client
        self._door = config.door
        self._pings = Bucket(PINGS_A_SECOND, PINGS_AT_ONCE)
        self._usual = True
        """Whether all that came since the handshake was whole texts and signs."""
        self._rest = b""
        """What has come of the next of them."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = self._passed_on_for or self.client

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        super().connection_lost(exc)
        # All that goes in circles here: what is left goes by itself, and nobody has to look for it.
        self.conn.parser = None  # type: ignore[assignment]
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)

    def data_received(self, data: bytes) -> None:
        if self._usual and self.conn.state is OPEN:
            data = self._take_texts(self._rest + data if self._rest else data)
        elif hasattr(self, "scope"):
            self._usual = self._usual and self.conn.state is not CONNECTING  # who speaks before we have accepted
            data, self._rest = self._rest + data, b""
        for piece in pieces(data):
            if self.transport.is_closing():
                return
            super().data_received(piece)

    def _take_texts(self, data: bytes) -> bytes:
        """Texts that are whole go the short way, signs one by one the long one; so does all that is left, if it begins
        with anything else."""
        at = 0
        while (head := head_at(data, at, LARGEST_FRAME)) is not None and head.end <= len(data):
            if head is ODD:
                self._usual, self._rest = False, b""
                return data[at:]
            if head.first == TEXT:
                self._take_text(apply_mask(data[head.mask + 4 : head.end], data[head.mask : head.mask + 4]))
            else:
                super().data_received(data[at : head.end])
            at = head.end
            if self.transport.is_closing():
                return b""
        self._rest = data[at:]
        return b""

    def _take_text(self, data: bytes) -> None:
        """One that comes alone is no reason to read no further."""
        if self.queue.empty() and is_text(data) and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            return
        self.curr_msg_data_type, self.frames = "text", [data]
        self.send_receive_event_to_app()

    async def run_asgi(self) -> None:
        """A client that reads no more would otherwise keep a closed connection, with all that is unsent."""
        await super().run_asgi()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    # -- who does not read is not read from ---------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    # -- what it is told ----------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """A text on an open connection goes out as the one frame that it is; all else as uvicorn has it."""
        text = message.get("text")
        if text is not None and self.close_sent:  # for a frame that broke the rules: nobody listens any more
            raise ClientDisconnected
        if text is None or self.conn.state is not OPEN:
            await super().send(message)
            if message["type"] == "websocket.http.response.body":
                self.handshake_complete = True  # it was refused: uvicorn takes that for a fault, and says so each time
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        self.write(text.encode())

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"line": self}

    @property
    def is_free(self) -> bool:
        return self.writable.is_set() and self.conn.state is OPEN and not (self.close_sent or self.disconnected)

    def write(self, *texts: bytes) -> None:
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))

    async def drained(self) -> None:
        await self.writable.wait()

    # -- what a client may send ---------------------------------------------------------------------------------

    def handle_ping(self) -> None:
        if self._allows(self._pings.take(self._door.now()), "pings"):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allows(self._pings.take(self._door.now()), "pings"):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allows(len(self.frames) < MOST_PARTS, "parts"):
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if not self._allows(self.queue.qsize() < MOST_MESSAGES, "messages ahead"):
            return
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self._note("no text")
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _allows(self, allowed: bool, why: Why) -> bool:
        if self.transport.is_closing():
            return False
        if not allowed:
            self._note(why)
            self.transport.abort()
        return allowed

    def _note(self, why: Why) -> None:
        client = self.scope["client"]  # as a proxy told it
        self._door.note(why, household(client[0]) if client else "unknown")


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
