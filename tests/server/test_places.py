"""Health, metrics, the OpenAPI document, and what is not there."""

import json
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

import tumblehall as th
from tests.server.house import House, house
from tests.server.test_http import code_of, get
from tumblehall.server.endpoints import ENDPOINTS
from tumblehall.server.openapi import document
from tumblehall.server.refusal import HTTP_STATUS
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.store import Kept, StoreError
from tumblehall.server.tokens import new_token

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path_factory.mktemp("places") / "tables.db")) as home:
        yield home


HEALTH = {"ok": True, "program": th.__version__, "database": True, "saves": True}


async def test_health(home: House) -> None:
    assert await get(home, "/healthz") == (200, HEALTH)


async def test_health_without_a_database(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(_table: str) -> Kept | None:
        raise StoreError("gone")

    monkeypatch.setattr(home.server.store, "kept", gone)
    status, body = await get(home, "/healthz")
    assert (status, body["ok"], body["database"]) == (503, False, False)
    assert code_of(await get(home, "/api/tables/any")) == (503, "not-saved")


async def test_metrics_count_requests_and_tables(home: House) -> None:
    await get(home, "/api/games")
    await home.found(new_token())
    answer = await home.numbers()
    assert answer.headers["content-type"].startswith("text/plain")
    assert 'tumblehall_http_requests_total{route="/api/games",status="200"}' in answer.text
    assert 'tumblehall_tables{status="open"}' in answer.text


async def test_openapi_document_is_served_and_names_every_endpoint_and_refusal(home: House) -> None:
    status, body = await get(home, "/api/openapi.json")
    assert (status, body) == (200, json.loads(json.dumps(document())))
    for end in ENDPOINTS:
        operation = body["paths"][end.path][end.method.lower()]
        assert {str(HTTP_STATUS[code]) for code in end.refusals} < set(operation["responses"])


async def test_head_is_answered_without_a_body(home: House) -> None:
    answer = await home.http.head("/api/games")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/games/", 404),
        ("GET", "/nothing", 404),
        ("DELETE", "/api/games", 405),
        ("POST", "/api/lobby", 405),
        ("GET", "/api/tables", 405),
        ("PUT", "/", 405),
        ("OPTIONS", "/api/games", 405),
    ],
)
async def test_what_is_not_there_is_said_so(home: House, method: str, path: str, status: int) -> None:
    answer = await home.http.request(method, path)
    assert code_of((answer.status_code, answer.json())) == (status, "no-such-place")
    assert ("allow" in answer.headers) == (status == 405)
