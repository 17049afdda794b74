"""By which names the server may be asked for. A page of somebody else can give its own name this machine's address, and
would then be of the same origin as the tables; who asks by an address, or a name that is known, is no such page."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tumblehall.server.config import Settings
from tumblehall.server.reach import split

ANY = "*"
MISDIRECTED = 421


class Hosts:
    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        origins = (urlsplit(origin).hostname or "" for origin in settings.public_origins)
        self._names = {"localhost", own, f"{own}.local", *settings.allowed_hosts, *origins}

    def knows(self, host: str) -> bool:
        """Whether this is in a Host header that we answer; programs that are no browsers may leave it out."""
        name = split(host)[0].lower().removesuffix(".")
        return not name or ANY in self._names or name in self._names or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class KnownHosts:
    """Lets only those through who ask by a known name."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self._hosts.knows(_host_in(scope["headers"])):
            await self._app(scope, receive, send)
            return
        answer = PlainTextResponse("This server has another name; 'allowed_hosts' names those it has.\n", MISDIRECTED)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(answer)
        else:
            await answer(scope, receive, send)


def _host_in(headers: Iterable[tuple[bytes, bytes]]) -> str:
    return next((value.decode("latin-1") for name, value in headers if name == b"host"), "")
