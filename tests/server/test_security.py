"""What strangers may not do, see or find out."""

import asyncio
import contextlib
import io
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import pytest_asyncio
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import tumblehall as th
from tests.server.house import SEED, House, bearer, house
from tests.server.logged import logged
from tumblehall.server import at_tables, connection, protocols
from tumblehall.server.app import Server
from tumblehall.server.config import Settings
from tumblehall.server.headers import HEADERS
from tumblehall.server.serving import _listen, configuration
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import hash_of, new_token

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path_factory.mktemp("security") / "tables.db")) as home:
        yield home


@pytest.fixture
def store(tmp_path_factory: pytest.TempPathFactory) -> SqliteStore:
    return SqliteStore(tmp_path_factory.mktemp("limits") / "tables.db")


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """All that is logged, at the most talkative level."""
    with logged("debug", "json") as stream:
        yield stream


# -- headers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/", "/api/games", "/api/openapi.json", "/healthz", "/nothing", "/api/nothing", "/api/tables/none"],
)
async def test_every_answer_has_the_security_headers(home: House, path: str) -> None:
    answer = await home.http.get(path)
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()
    assert answer.headers["cache-control"] in ("no-store", "no-cache")


async def test_refusals_and_faults_have_the_security_headers(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken() -> dict[str, int]:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr(home.server.store, "count", broken)
    answers = [await home.http.put("/api/games"), await home.http.post("/api/tables", json=[]), await home.numbers()]
    assert [answer.status_code for answer in answers] == [405, 400, 500]
    assert all(answer.headers["content-security-policy"] for answer in answers)
    assert all(answer.headers["x-content-type-options"] == "nosniff" for answer in answers)


async def test_policy_allows_no_foreign_code() -> None:
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    for danger in ("unsafe-inline", "unsafe-eval", "*", "http:"):
        assert danger not in policy


# -- who may connect ---------------------------------------------------------------------------------------------------


async def status_of(home: House, table: str, origin: str | None) -> int:
    headers = {} if origin is None else {"origin": origin}
    try:
        async with connect(f"ws://{home.host}/api/tables/{table}/live", additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def test_only_pages_of_our_own_may_connect(store: SqliteStore) -> None:
    async with house(store, public_origins=("https://play.example.org",)) as home:
        table = await home.found(new_token())
        own = [None, f"http://{home.host}", f"https://{home.host}", "https://play.example.org"]
        foreign = [
            "https://evil.example.org",
            "null",
            "",
            "http://[",
            f"http://{home.host}.evil.example.org",
            "file://",
        ]
        assert {origin: await status_of(home, table, origin) for origin in own} == dict.fromkeys(own, 101)
        assert {origin: await status_of(home, table, origin) for origin in foreign} == dict.fromkeys(foreign, 403)


async def test_one_address_may_not_open_too_many_connections(store: SqliteStore) -> None:
    async with house(store, connections_per_address=2) as home:
        table = await home.found(new_token())
        async with home.live(table), home.live(table):
            assert await status_of(home, table, None) == 429
        async with asyncio.timeout(10):
            while home.server.connections:
                await asyncio.sleep(0.005)
        assert await status_of(home, table, None) == 101


async def test_one_address_may_not_ask_too_often(store: SqliteStore) -> None:
    async with house(store, messages_per_second=0.1, burst=2) as home:
        answers = [await home.http.get("/api/games") for _ in range(9)]
    assert [answer.status_code for answer in answers] == [200] * 8 + [429]
    assert answers[-1].json()["code"] == "slow-down"


async def test_one_address_may_not_found_too_many_tables(store: SqliteStore) -> None:
    async with house(store, tables_per_hour=2) as home:
        body = {"game": "angryquest", "seats": 2}
        statuses = [
            (await home.http.post("/api/tables", json=body, headers=bearer(new_token()))).status_code for _ in range(3)
        ]
    assert statuses == [200, 200, 429]


@asynccontextmanager
async def as_served(store: SqliteStore, **settings: Any) -> AsyncIterator[tuple[Server, uvicorn.Server, str]]:
    """A server with the configuration of `tumblehall serve`, what runs it, and where it is."""
    server = Server(Settings(workers=1, **settings), store)
    running = uvicorn.Server(configuration(server))
    listening = _listen("127.0.0.1", 0)
    await server.start()
    task = asyncio.create_task(running.serve(sockets=[listening]))
    try:
        while not running.started:
            await asyncio.sleep(0.005)
        yield server, running, f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        running.should_exit = True
        await task
        await server.stop()
        listening.close()


async def two_foundings(host: str) -> list[int]:
    """From two addresses, as a proxy would tell them, in a house where each may found one table."""
    statuses = []
    async with httpx.AsyncClient(base_url=f"http://{host}") as http:
        for address in ("203.0.113.7", "203.0.113.8"):
            headers = {**bearer(new_token()), "x-forwarded-for": address}
            answer = await http.post("/api/tables", json={"game": "angryquest", "seats": 2}, headers=headers)
            statuses.append(answer.status_code)
    return statuses


async def test_trusted_proxy_is_believed_about_addresses(store: SqliteStore) -> None:
    async with as_served(store, tables_per_hour=1, trusted_proxies=("127.0.0.0/8",)) as (_, _, host):
        assert await two_foundings(host) == [200, 200]


@pytest.mark.parametrize("proxies", [(), ("10.0.0.1",)])
async def test_nobody_else_is_believed_about_addresses(store: SqliteStore, proxies: tuple[str, ...]) -> None:
    async with as_served(store, tables_per_hour=1, trusted_proxies=proxies) as (_, _, host):
        assert await two_foundings(host) == [200, 429]


async def test_stuck_reader_loses_its_socket_too(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SEND_SECONDS", 0.2)
    monkeypatch.setattr(connection, "BYE_SECONDS", 0.1)
    monkeypatch.setattr(protocols, "GOODBYE_SECONDS", 0.1)
    async with (
        as_served(store, burst=100_000) as (server, running, host),
        httpx.AsyncClient(base_url=f"http://{host}") as http,
    ):
        home = House(server, host, http)
        table, tokens = await home.two_people("quarriors")
        async with home.live(table, tokens[0]) as line:
            await line.receive()
            line.socket.transport.pause_reading()
            stale = {"do": "act", "id": "w", "seat": 0, "option": "x", "step": 10**6}  # the whole state comes back
            async with asyncio.timeout(30):
                while server.connections:
                    with contextlib.suppress(ConnectionClosed, TimeoutError):
                        await asyncio.wait_for(line.send(stale), 0.1)
                    await asyncio.sleep(0)
                while any(isinstance(each, WebSocketsSansIOProtocol) for each in running.server_state.connections):
                    await asyncio.sleep(0.01)
            line.socket.transport.abort()


# -- what is told ------------------------------------------------------------------------------------------------------


async def test_fault_in_a_handler_shows_nothing_of_the_inside(
    home: House, monkeypatch: pytest.MonkeyPatch, lines: io.StringIO
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError(f"the inside, with {token}")

    token = new_token()
    monkeypatch.setattr(at_tables, "table_card", broken)
    table = await home.found(new_token())
    answer = await home.http.get(f"/api/tables/{table}", headers=bearer(token))
    assert (answer.status_code, answer.json()["code"]) == (500, "our-fault")
    for inside in ("ZeroDivisionError", "inside", "Traceback", ".py", token):
        assert inside not in answer.text
    assert "ZeroDivisionError" in lines.getvalue()
    assert token not in lines.getvalue()


async def test_log_of_a_whole_game_has_no_token_secret_or_seed(home: House, lines: io.StringIO) -> None:
    table, tokens = await home.two_people()
    secrets = [*tokens, *map(hash_of, tokens), SEED]
    async with home.live(table, tokens[0]) as ann, home.live(table, tokens[1]) as ben:
        new = new_token()
        await ann.do("rekey", token=new)
        answering = asyncio.create_task(ben.play(1, th.FastRng(2)))
        await ann.play(0, th.FastRng(1), most=12)
        answering.cancel()
        for seat, token in enumerate((new, tokens[1])):
            await home.done(table, token, "vote-end", seat=seat, yes=True)
        await ben.send({"do": "rekey", "id": "r", "token": tokens[1][:-1]})
        await ben.until(lambda frame: frame["is"] == "refused")
    await home.http.get(f"/api/tables/{table}?token={new}", headers=bearer(new))
    record = (await home.http.get(f"/api/tables/{table}/record", headers=bearer(new))).json()
    secrets += [new, hash_of(new), record["dice"]["secret"]]
    said = lines.getvalue()
    assert said
    assert [secret for secret in secrets if secret in said] == []


async def test_metrics_name_no_table_address_or_person(home: House) -> None:
    table, tokens = await home.two_people()
    await home.http.get(f"/api/tables/{table}", headers=bearer(tokens[0]))
    text = (await home.numbers()).text
    assert [word for word in (table, tokens[0], "Ann", "127.0.0.1") if word in text] == []


async def test_table_shows_no_hash_of_a_token(home: House) -> None:
    table, tokens = await home.two_people()
    shown = json.dumps([await home.now(table, token) for token in (None, *tokens)])
    assert [token for token in tokens if hash_of(token) in shown or token in shown] == []


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../app.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%2f..%2fapp.py",
        "/..%2fapp.py",
        "/%2e%2e%2fapp.py",
        "/assets//etc/passwd",
        "//etc/passwd",
        "/assets/..%5c..%5capp.py",
        "/assets/%00",
        "/pages.py",
    ],
)
async def test_files_outside_of_the_site_are_not_served(home: House, path: str) -> None:
    """By a plain socket: a decent client would tidy the path before it is sent."""
    host, port = home.host.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {home.host}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    assert b"import" not in answer
    assert b"root:" not in answer
    assert answer.split(b" ")[1] in (b"400", b"404")
