"""Runs the server in this process until it is told to stop."""

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from typing import Any

import uvicorn

from tumblehall.kernel.errors import BadInput
from tumblehall.server import logs
from tumblehall.server.app import Server
from tumblehall.server.config import Settings
from tumblehall.server.garbage import Garbage
from tumblehall.server.holding import held
from tumblehall.server.inside import InsideServer, open_inside
from tumblehall.server.protocols import GOODBYE_SECONDS, Configuration
from tumblehall.server.store import StoreError
from tumblehall.server.stores import database_of, is_postgres, sqlite_file, store_for
from tumblehall.server.upkeep import LOOK

IN_A_TURN = 16
"""Connections that are taken in one turn of the event loop: it takes one from each socket, however many stand in line.
When everybody comes back at once, whoever asks whether the server is well would stand behind all of them."""


class _Uvicorn(uvicorn.Server):
    """Says goodbye to all clients before the connections are cut."""

    """`metrics`: where the numbers are asked for. `inside`: where other processes pass on what is for this one."""

    def __init__(
        self,
        config: uvicorn.Config,
        server: Server,
        address: str,
        show: bool,
        metrics: socket.socket | None,
        inside: socket.socket | None,
    ) -> None:
        super().__init__(config)
        self._metrics = metrics
        self._inside_socket = inside
        self._inside: InsideServer | None = None
        self._server = server
        self._address = address
        self._show = show
        self._numbers: uvicorn.Server | None = None
        self._garbage = Garbage(server.hall.now)
        self.failed: StoreError | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._garbage.begin()
        try:
            await self._server.start()
            if self._inside_socket is not None:
                self._inside = await open_inside(self._server, self._inside_socket, **manner(self._server.settings))
        except StoreError as fault:
            self.failed = fault
            self.should_exit = True
            return
        await super().startup(sockets)
        self._looking = asyncio.create_task(self._look_for_garbage())
        if self._metrics is not None:
            self._numbers = await numbers_at(self._metrics, self._server)
        print(f"Tumblehall is at {self._address} (Ctrl-C stops it)", flush=True)
        if self._show and has_desktop():
            webbrowser.open(self._address)

    async def _look_for_garbage(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self._garbage.look(self._server.hall.rooms)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._looking.cancel()
        for listening in self.servers:
            listening.close()
        if self._inside is not None:
            self._inside.take_no_more()
        await self._server.leave()
        self._server.say_goodbye()
        deadline = asyncio.get_running_loop().time() + GOODBYE_SECONDS
        while self._server.connections and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)
        for beside in (self._inside, self._numbers):
            if beside is not None:
                await beside.shutdown([])
        await self._server.stop()
        self._captured_signals.clear()  # to be told to stop is no failure


def serve(settings: Settings, show: bool = False) -> int:
    """`show`: opens a browser, where there is a desktop. BadInput: the port or the database cannot be had."""
    logs.set_up(settings.log_level, settings.log_format)
    database = database_of(settings)
    with contextlib.nullcontext() if is_postgres(database) else held(sqlite_file(database)):
        return _serve(settings, database, show)


def _serve(settings: Settings, database: str, show: bool) -> int:
    listening = _listen(settings.host, settings.port)
    server = Server(settings, store_for(database))
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    metrics = _listen(settings.metrics_host, settings.metrics_port, "metrics-port") if settings.metrics_port else None
    inside = _listen(settings.inside_host, settings.inside_port, "inside-port") if is_postgres(database) else None
    running = _Uvicorn(configuration(server), server, f"http://{shown}:{port}/", show, metrics, inside)
    running.run(sockets=[listening, *(listening.dup() for _ in range(IN_A_TURN - 1))])
    if running.failed is not None:
        raise BadInput(f"the setting 'database': {running.failed}")
    return 0


async def numbers_at(listening: socket.socket, server: Server) -> uvicorn.Server:
    """The numbers for those who look after the server, in the same event loop."""
    config = Configuration(server.numbers(), server.door, lifespan="off", log_config=None, access_log=False)
    config.load()
    numbers = uvicorn.Server(config)
    numbers.lifespan = config.lifespan_class(config)
    await numbers.startup([listening])
    return numbers


def configuration(server: Server) -> uvicorn.Config:
    return Configuration(server.app(), server.door, server.hall.homes, **manner(server.settings))


def manner(settings: Settings) -> dict[str, Any]:
    """How clients are served, at the front door and inside."""
    return {
        "loop": "uvloop",
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "lifespan": "off",  # the server is started and stopped here
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": list(settings.trusted_proxies),
        "timeout_graceful_shutdown": int(settings.shutdown_seconds),
    }


def _listen(host: str, port: int, flag: str = "port") -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as fault:
        listening.close()
        raise BadInput(f"cannot listen at {host} port {port}: {fault.strerror}; --{flag} takes another one") from None
    listening.set_inheritable(True)
    return listening


def has_desktop() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
