"""Codes lead to tables while a seat is open, and guesses are few; where others in the house find the server."""

import socket
from unittest.mock import Mock

import pytest

from tests.server.house import House, bearer, house
from tumblehall.server import hall as halls
from tumblehall.server import reach
from tumblehall.server.app import GUESSES_A_MINUTE
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import new_token


async def code_at(home: House, table: str) -> str | None:
    card = (await home.http.get(f"/api/tables/{table}", headers=bearer(new_token()))).json()["table"]
    code = card.get("code")
    assert code is None or isinstance(code, str)
    return code


async def called(home: House, code: str) -> tuple[int, str]:
    answer = await home.http.get(f"/api/codes/{code}")
    body = answer.json()
    return answer.status_code, body.get("table") or body["reason"]


async def test_a_code_leads_to_its_table_in_any_spelling(store: SqliteStore) -> None:
    async with house(store) as home:
        table = await home.found(new_token())
        code = await code_at(home, table)
        assert code is not None
        for spelling in (code, code.lower(), code.replace("-", "")):
            assert await called(home, spelling) == (200, table)


async def test_a_code_is_none_any_more_when_every_seat_is_taken(store: SqliteStore) -> None:
    async with house(store) as home:
        token = new_token()
        table = await home.found(token)
        code = await code_at(home, table)
        assert code is not None
        for seat in (0, 1):
            await home.done(table, token, "sit-bot", seat=seat, bot="random")
        assert await code_at(home, table) is None
        assert await called(home, code) == (404, f"no table with an open seat has the code {code}")


async def test_what_is_no_code_is_told_how_one_looks(store: SqliteStore) -> None:
    async with house(store) as home:
        assert await called(home, "hello") == (400, "a code has four letters and three digits, such as KABO-172")


async def test_guesses_are_few(store: SqliteStore) -> None:
    async with house(store) as home:
        statuses = [(await called(home, "kabo-172"))[0] for _ in range(GUESSES_A_MINUTE + 1)]
    assert statuses == [404] * GUESSES_A_MINUTE + [429]


async def test_two_open_tables_have_two_codes(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["kabo172first", "kabo172second", "kabo173third"])
    monkeypatch.setattr(halls, "new_table_id", lambda: next(names))
    async with house(store) as home:
        assert [await home.found(new_token()) for _ in range(2)] == ["kabo172first", "kabo173third"]


@pytest.mark.parametrize(
    ("listens", "asked", "told"),
    [
        ("0.0.0.0", "127.0.0.1:8080", "http://192.168.1.23:8080"),
        ("::", "[::1]:8080", "http://192.168.1.23:8080"),
        ("0.0.0.0", "localhost", "http://192.168.1.23"),
        ("127.0.0.1", "127.0.0.1:8080", None),
        ("0.0.0.0", "tumblehall.example:8080", None),
        ("0.0.0.0", "192.168.1.23:8080", None),
        ("0.0.0.0", "", None),
    ],
)
def test_only_its_own_machine_is_told_the_address_of_the_house(
    listens: str, asked: str, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.23")
    assert reach.network_address(listens, asked) == told


def test_a_machine_without_a_network_has_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    offline = Mock(side_effect=OSError("Network is unreachable"))
    monkeypatch.setattr(socket.socket, "connect", offline)
    assert reach.own_address() is None
    assert offline.called


async def test_a_server_of_this_machine_alone_tells_no_other_address(store: SqliteStore) -> None:
    async with house(store) as home:
        assert (await home.http.get("/api/address")).json() == {"network": None}
