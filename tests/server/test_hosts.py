"""By which names a server may be asked for, what a body has to come as, and where the numbers are."""

import socket
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.house import House, bearer, house
from tests.server.test_serve_command import serving
from tumblehall.server.config import Settings
from tumblehall.server.endpoints import ENDPOINTS
from tumblehall.server.hosts import Hosts
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import new_token

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path_factory.mktemp("hosts") / "tables.db")) as home:
        yield home


NAMED = Settings(allowed_hosts=("play.example.org",), public_origins=("https://www.example.org",))


@pytest.mark.parametrize(
    "host",
    [
        "", "localhost:8080", "127.0.0.1", "192.168.0.7:8080", "[::1]:8080", "[fe80::1]", socket.gethostname(),
        "play.example.org", "PLAY.example.org:443", "play.example.org.", "www.example.org",
    ],
)  # fmt: skip
async def test_known_names_and_addresses_are_answered(host: str) -> None:
    assert Hosts(NAMED).knows(host)


@pytest.mark.parametrize("host", ["evil.example.org", "example.org", "127.0.0.1.evil.org", "localhost.evil.org", "x y"])
async def test_other_names_are_not(host: str) -> None:
    assert not Hosts(NAMED).knows(host)


async def test_star_is_any_name() -> None:
    assert Hosts(Settings(allowed_hosts=("*",))).knows("evil.example.org")


async def test_page_under_another_name_gets_nothing(home: House) -> None:
    evil = {"host": "evil.example.org"}
    answers = [await home.http.get(path, headers=evil) for path in ("/", "/api/games", "/healthz")]
    assert [answer.status_code for answer in answers] == [421] * 3
    assert all(answer.headers["x-content-type-options"] == "nosniff" for answer in answers)
    port = home.host.split(":")[1]
    with pytest.raises(InvalidStatus, match="421"):
        async with connect(f"ws://evil.example.org:{port}/api/tables/x/live", host="127.0.0.1"):
            pass


@pytest.mark.parametrize("end", [end for end in ENDPOINTS if end.method == "POST" and end.takes is not None])
async def test_body_of_another_type_is_refused_everywhere(home: House, end: object) -> None:
    path = end.path.format(table="x")  # type: ignore[attr-defined]
    for kind in ("text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"):
        answer = await home.http.post(path, content=b"{}", headers=bearer(new_token()) | {"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "no-json")


async def test_numbers_are_at_an_address_of_their_own_and_nowhere_else(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    async with (
        serving(str(tmp_path / "tables.db"), "--metrics-port", str(port)) as running,
        httpx.AsyncClient() as http,
    ):
        own = await http.get(f"http://127.0.0.1:{port}/metrics")
        assert (own.status_code, "tumblehall_connections" in own.text) == (200, True)
        assert (await http.get(f"http://127.0.0.1:{port}/api/games")).status_code == 404
        assert (await http.get(f"http://{running.host}/metrics")).status_code == 404
