"""Runs the server in this process until it is told to stop."""

import asyncio
import gc
import os
import socket
import sys
import webbrowser

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tumblehall.kernel.errors import BadInput
from tumblehall.server import logs
from tumblehall.server.app import Server
from tumblehall.server.config import Settings
from tumblehall.server.store import StoreError
from tumblehall.server.stores import database_of, store_for

LARGEST_FRAME = 16 * 1024
GOODBYE_SECONDS = 3.0


class LiveProtocol(WebSocketsSansIOProtocol):
    """A client that reads no more would otherwise keep a closed connection, with all that is unsent, for ever."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)


class _Uvicorn(uvicorn.Server):
    """Says goodbye to all clients before the connections are cut."""

    def __init__(self, config: uvicorn.Config, server: Server, address: str, show: bool) -> None:
        super().__init__(config)
        self._server = server
        self._address = address
        self._show = show
        self.failed: StoreError | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._server.start()
        except StoreError as fault:
            self.failed = fault
            self.should_exit = True
            return
        await super().startup(sockets)
        print(f"Tumblehall is at {self._address} (Ctrl-C stops it)", flush=True)
        if self._show and has_desktop():
            webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        self._server.say_goodbye()
        deadline = asyncio.get_running_loop().time() + GOODBYE_SECONDS
        while self._server.connections and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)
        await self._server.stop()
        self._captured_signals.clear()  # to be told to stop is no failure


def serve(settings: Settings, show: bool = False) -> int:
    """`show`: opens a browser, where there is a desktop. BadInput: the port or the database cannot be had."""
    logs.set_up(settings.log_level, settings.log_format)
    _collect_seldom()
    listening = _listen(settings.host, settings.port)
    server = Server(settings, store_for(database_of(settings)))
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    running = _Uvicorn(configuration(server), server, f"http://{shown}:{port}/", show)
    running.run(sockets=[listening])
    if running.failed is not None:
        raise BadInput(f"the setting 'database': {running.failed}")
    return 0


def configuration(server: Server) -> uvicorn.Config:
    settings = server.settings
    return uvicorn.Config(
        server.app(),
        loop="uvloop",
        http="httptools",
        ws=LiveProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="off",  # the server is started and stopped here
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=int(settings.shutdown_seconds),
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as fault:
        listening.close()
        raise BadInput(f"cannot listen at {host} port {port}: {fault.strerror}; --port takes another one") from None
    listening.set_inheritable(True)
    return listening


def _collect_seldom() -> None:
    """Every answer makes a new state. With Python's own thresholds more than a third of the time at a thousand tables
    went into looking through all of them for garbage; with much higher ones a look takes too long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 100)


def has_desktop() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
