"""The server as an ASGI application: HTTP, WebSockets, the browser's files, and what keeps strangers in bounds."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

import tumblehall
from tumblehall.kernel.errors import BadInput
from tumblehall.server import news as n
from tumblehall.server import requests as r
from tumblehall.server.analyses import Analyses
from tumblehall.server.call import Call
from tumblehall.server.config import Settings
from tumblehall.server.connection import Connection
from tumblehall.server.door import Door, room_for
from tumblehall.server.driver import Driver
from tumblehall.server.endpoints import ENDPOINTS, Endpoint
from tumblehall.server.forwarding import ask
from tumblehall.server.hall import Hall
from tumblehall.server.headers import SecurityHeaders
from tumblehall.server.health import Health
from tumblehall.server.heartbeat import Heartbeat
from tumblehall.server.hosts import Hosts, KnownHosts
from tumblehall.server.limits import Bucket, Buckets, household
from tumblehall.server.logs import say
from tumblehall.server.metrics import CONTENT_TYPE, Metrics
from tumblehall.server.openapi import LIVE, document
from tumblehall.server.pages import site_routes
from tumblehall.server.reach import network_address
from tumblehall.server.refusal import HTTP_STATUS, Refusal
from tumblehall.server.store import Store, StoreError
from tumblehall.server.tokens import hash_of, read_token
from tumblehall.server.turns import Turns
from tumblehall.server.upkeep import Upkeep
from tumblehall.server.workers import JobFailed, JobRefused, JobTimedOut, Pools

API = "/api"
TABLE = "{table}"
SMALL = 64 * 1024
LARGE = 2 * 1024 * 1024
"""The largest body: of a record that somebody uploads."""
BODY_SECONDS = 20.0
SOCKETS = 2
"""An address may have so many connections of any kind for each live one that it may have: pages need some too."""
RECORDS_WAITING = 4
REPLAYS_AT_ONCE, REPLAYS_WAITING = 64, 16
"""Of all that keeps a worker for the tables busy, hints and odds among it: a school may be behind one address."""
GUESSES_A_MINUTE = 10
"""Codes of tables that one address may try: there are seven millions of them."""
ENCODER = msgspec.json.Encoder()
OUR_FAULT = ENCODER.encode(n.Refused("", "our-fault", "something went wrong here; it was noted"))


class Server:
    """Everything that one process serves."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._tables: dict[str, int] = {}
        self.metrics = Metrics(lambda: self._tables)
        self.hall = Hall(store, self.metrics, pace=(settings.messages_per_second, settings.burst))
        self.pools = Pools(settings)
        self.analyses = Analyses(store, self.pools.analyses, self.metrics, settings.analysis_seconds)
        self.driver = Driver(self.hall, self.pools, settings.bot_seconds, settings.thinker_seconds)
        self.upkeep = Upkeep(self.hall, settings)
        each = min(SOCKETS * settings.connections_per_address, room_for() * 3 // 4)
        self.door = Door(self.metrics, room_for(), each, settings.trusted_proxies)
        self._uploads = Turns("records", settings.upload_workers + 1, RECORDS_WAITING, self.door)
        self._replays = Turns("replays", REPLAYS_AT_ONCE, REPLAYS_WAITING, self.door)
        self._watching: asyncio.Task[None] | None = None
        self.connections: set[Connection] = set()
        self.heartbeat: Heartbeat | None = None
        if store.sharing is not None:
            self.heartbeat = Heartbeat(store.sharing, self.hall.homes, self.hall, self.connections)
        self._by_address: Counter[str] = Counter()
        self._requests = Buckets(settings.messages_per_second * 4, settings.burst * 4)
        self._costly = Buckets(1.0, 20)
        self._foundings = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self._guesses = Buckets(GUESSES_A_MINUTE / 60, GUESSES_A_MINUTE)
        self._fixed: dict[str, bytes] = {}
        """Answers that are the same for everybody, by place: made once, and held once however many wait for it."""
        self._fixing = asyncio.Lock()
        """Held while one is made, beside the loop: some take a tenth of a second."""
        self._health = Health(store)
        self._openapi = ENCODER.encode(document())

    def app(self, passes_on: bool = True) -> ASGIApp:
        """`passes_on`: what is about tables that live at other processes goes there."""
        paths = dict.fromkeys(end.path for end in ENDPOINTS)
        api: list[BaseRoute] = [self._route(path, passes_on) for path in paths]
        api += [WebSocketRoute(LIVE.removeprefix(API), self._live), Route("/openapi.json", self._get_openapi)]
        routes: list[BaseRoute] = [
            Mount(API, Router(api, redirect_slashes=False)),
            Route("/healthz", self._healthz),
            *site_routes(),
        ]
        app = Starlette(routes=routes, lifespan=self._lifespan, exception_handlers=HANDLERS)
        app.router.redirect_slashes = False
        # Headers outside of all else, so that faults have them too.
        return SecurityHeaders(KnownHosts(app, Hosts(self.settings)))

    def numbers(self) -> ASGIApp:
        """What those who look after the server ask, at an address of its own."""
        routes: list[BaseRoute] = [Route("/healthz", self._healthz), Route("/metrics", self._get_metrics)]
        return SecurityHeaders(Starlette(routes=routes, exception_handlers=HANDLERS))

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.start()
        try:
            yield
        finally:
            await self.stop()

    async def start(self) -> None:
        """StoreError when there is no database."""
        await self.store.open()
        await self.pools.start()
        self.upkeep.start()
        self._watching = asyncio.create_task(self.door.watch())
        say("serving", program=tumblehall.__version__, engine=tumblehall.ENGINE)

    async def leave(self) -> None:
        """Other processes take over from now on."""
        if self.heartbeat is not None:
            await self.heartbeat.stop()

    async def stop(self) -> None:
        await self.leave()
        self.say_goodbye()
        if self._watching is not None:
            self._watching.cancel()
        await self.upkeep.stop()
        await self.driver.stop()
        await self.analyses.stop()
        await self.hall.stop()
        await self.pools.stop()
        await self.store.close()
        say("stopped")

    def say_goodbye(self) -> None:
        """Tells all clients to come back later; what they have done is on disk."""
        for connection in tuple(self.connections):
            connection.close_for_restart()

    # -- HTTP ---------------------------------------------------------------------------------------------------

    def _route(self, path: str, passes_on: bool) -> Route:
        """All that can be asked at a path, so that it can say which methods it has."""
        ends: dict[str, Endpoint] = {end.method: end for end in ENDPOINTS if end.path == path}
        passes_on = passes_on and TABLE in path

        async def handle(request: Request) -> Response:
            started = time.perf_counter()
            end = ends["GET" if request.method == "HEAD" else request.method]
            status, body = await self._answer(end, request, passes_on)
            self.metrics.http_requests.labels(end.path, status).inc()
            say("request", level="debug", route=end.path, status=status, seconds=time.perf_counter() - started)
            headers = {"www-authenticate": "Bearer"} if status == 401 else None
            return Response(body, status, headers, media_type="application/json")

        return Route(path.removeprefix(API), handle, methods=list(ends))

    async def _answer(self, end: Endpoint, request: Request, passes_on: bool) -> tuple[int, bytes]:
        try:
            self._within_limits(end, _address(request))
            holder = None if end.token == "no" else _holder(request)
            network = network_address(self.settings.host, request.headers.get("host", ""))
            async with self._uploads.turn(_address(request)) if end.is_upload else contextlib.nullcontext():
                raw = await _read(end, request)
                if passes_on and (answer := await self._asked_elsewhere(request, raw)) is not None:
                    return answer
                body, path = _decoded(end, request, raw), dict(request.path_params)
                address = _address(request)
                # Only where it is answered: what is passed on waits there.
                turn = partial(self._replays.turn, address)
                may_found = self._may_found(address)
                call = Call(self.hall, self.pools, self.analyses, holder, path, body, may_found, address, turn, network)
                async with turn() if end.is_replay else contextlib.nullcontext():
                    return 200, await self._made(end, call, request.url.path)
        except Refusal as refusal:
            self.metrics.refused.labels(refusal.code).inc()
            return _refused(refusal)
        except BadInput as fault:
            return _refused(Refusal("bad-message", str(fault)))
        except (JobRefused, JobTimedOut):
            return _refused(Refusal("too-busy", "this takes too long now; try again later"))
        except JobFailed as fault:
            say("job failed", level="error", route=end.path, reason=str(fault))
            return _refused(Refusal("illegal", "this cannot be done with what was sent"))
        except StoreError as fault:
            self.metrics.store_errors.inc()
            say("store failed", level="error", route=end.path, reason=str(fault))
            return _refused(Refusal("not-saved", "the database does not answer; nothing was changed, try again"))
        except Exception as fault:
            say("fault", level="error", route=end.path, fault=fault)
            return 500, OUR_FAULT

    async def _asked_elsewhere(self, request: Request, body: bytes) -> tuple[int, bytes] | None:
        """The answer of the process where the table lives; None: it is answered here."""
        homes, table, scope = self.hall.homes, request.path_params["table"], request.scope
        if homes.alone or homes.is_here(table):
            return None
        query = scope["query_string"]
        target = scope["raw_path"] + (b"?" + query if query else b"")
        return await ask(homes, table, scope["client"], request.method, target, scope["headers"], body)

    async def _made(self, end: Endpoint, call: Call, place: str) -> bytes:
        if not end.fixed:
            return ENCODER.encode(await end.handle(call))
        if place not in self._fixed:
            async with self._fixing:
                if place not in self._fixed:
                    self._fixed[place] = ENCODER.encode(await asyncio.to_thread(asyncio.run, end.handle(call)))
        return self._fixed[place]

    def _within_limits(self, end: Endpoint, address: str) -> None:
        now = self.hall.now()
        allowed = self._requests.take(address, now)
        if end.cost == "costly":
            allowed = allowed and self._costly.take(address, now)
        elif end.cost == "founding":
            allowed = allowed and self._foundings.take(address, now)
        elif end.cost == "guess":
            allowed = allowed and self._guesses.take(address, now)
        if not allowed:
            raise Refusal("slow-down", "too many requests from this address; wait a moment")

    def _may_found(self, address: str) -> Callable[[], bool]:
        return lambda: self._foundings.take(address, self.hall.now())

    async def _get_openapi(self, request: Request) -> Response:
        return Response(self._openapi, media_type="application/json")

    async def _healthz(self, request: Request) -> Response:
        reads, saves = await self._health.reads(), await self._health.saves()
        body = ENCODER.encode(r.Health(reads and saves, tumblehall.__version__, reads, saves))
        return Response(body, 200 if reads and saves else 503, media_type="application/json")

    async def _get_metrics(self, request: Request) -> Response:
        with contextlib.suppress(StoreError):
            self._tables = await self.store.count()
        return Response(self.metrics.render(), media_type=CONTENT_TYPE)

    # -- WebSockets ---------------------------------------------------------------------------------------------

    async def _live(self, socket: WebSocket) -> None:
        address = household(_address(socket))
        if not self._from_here(socket):
            self.door.note("foreign page", address)
            await socket.send_denial_response(_response(Refusal("not-yours", "this page may not connect here")))
            return
        too_fast = not self._requests.take(address, self.hall.now())  # whoever comes is told all there is
        if too_fast or self._by_address[address] >= self.settings.connections_per_address:
            self.door.note("connections", address)
            refusal = Refusal("slow-down", "too many connections from this address; close some, or wait a moment")
            await socket.send_denial_response(_response(refusal))
            return
        bucket = Bucket(self.settings.messages_per_second, self.settings.burst)
        table, may_found = socket.path_params["table"], self._may_found(_address(socket))
        connection = Connection(socket, self.hall, table, bucket, may_found)
        self.connections.add(connection)
        self._by_address[address] += 1
        self.metrics.connections.inc()
        try:
            async with self.hall.turn:  # many may come at once
                await asyncio.sleep(0)
            await socket.accept()
            await connection.serve()
        finally:
            self.connections.discard(connection)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
            self.metrics.connections.dec()

    def _from_here(self, socket: WebSocket) -> bool:
        """Browsers say from which page a connection comes; only our own may open one. Other programs say nothing."""
        origin = socket.headers.get("origin")
        if origin is None:
            return True
        host = socket.headers.get("host")
        return origin in self.settings.public_origins or origin in (f"http://{host}", f"https://{host}")


def _address(request: Request | WebSocket) -> str:
    return request.client.host if request.client is not None else "unknown"


def _holder(request: Request) -> str | None:
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer":
        raise Refusal("no-token", "Authorization: only 'Bearer TOKEN' is understood")
    try:
        return hash_of(read_token(token))
    except BadInput:
        raise Refusal("no-token", "Authorization: this is no token") from None


async def _read(end: Endpoint, request: Request) -> bytes:
    """The body, if the endpoint takes one."""
    if end.takes is None or end.method == "GET":
        return b""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("no-json", "the body has to come as Content-Type: application/json")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return bytes(await _body(request, LARGE if end.is_upload else SMALL))
    except TimeoutError:
        raise Refusal("bad-message", f"the body did not come within {BODY_SECONDS:.0f} seconds") from None
    except ClientDisconnect:
        raise Refusal("bad-message", "the body did not come") from None  # nobody hears it


def _decoded(end: Endpoint, request: Request, body: bytes) -> object:
    """The body, or for GET the query, as the type that the endpoint takes."""
    if end.takes is None:
        return None
    try:
        if end.method == "GET":
            return msgspec.convert(dict(request.query_params), end.takes, strict=False)
        return msgspec.json.decode(body, type=end.takes)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Refusal("bad-message", f"the request cannot be read: {fault}") from None


async def _body(request: Request, most: int) -> bytearray:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal("too-large", f"the body is larger than {most} bytes")
    return body


def _response(refusal: Refusal) -> Response:
    status, body = _refused(refusal)
    return Response(body, status, media_type="application/json")


def _refused(refusal: Refusal) -> tuple[int, bytes]:
    return HTTP_STATUS[refusal.code], ENCODER.encode(n.Refused("", refusal.code, refusal.reason, refusal.rule))


async def _our_fault(request: Request, fault: Exception) -> Response:
    """What was raised is logged by uvicorn."""
    return Response(OUR_FAULT, 500, media_type="application/json")


async def _not_found(request: Request, fault: Exception) -> Response:
    status = getattr(fault, "status_code", 404)
    reason = "there is nothing here" if status == 404 else f"{request.method} is not for this"
    body = ENCODER.encode(n.Refused("", "no-such-place", reason))
    return Response(body, status, getattr(fault, "headers", None), media_type="application/json")


HANDLERS: Mapping[Any, Any] = {404: _not_found, 405: _not_found, 500: _our_fault}
