"""The chances of what a seat may choose, asked for over HTTP: reckoned once, from what the seat sees alone."""

import json
from typing import Any

import pytest

import tumblehall as th
from tests.server.founded import TOKENS
from tests.server.house import bearer
from tests.server.test_leaks import NEVER, Watched, watched
from tumblehall.server.jobs import odds
from tumblehall.server.workers import Workers

Json = Any


async def asked_of(game_of: Watched, token: str | None, **query: Json) -> tuple[int, str]:
    answer = await game_of.home.http.get(f"/api/tables/{game_of.table}/odds", headers=bearer(token), params=query)
    return answer.status_code, answer.text


async def test_seat_is_told_what_its_view_comes_to(monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(monkeypatch, "dicequest", 3) as game_of:
        for seat in range(3):
            status, text = await asked_of(game_of, TOKENS[seat], seat=seat)
            assert (status, [word for word in NEVER if word in text]) == (200, [])
            told = json.loads(text)
            assert told["odds"] == odds("dicequest", game_of.model.view(seat))
            assert told["odds"]["quests"]
            assert told["step"] == game_of.model.step_of(seat)


async def test_asked_again_it_is_not_reckoned_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(monkeypatch, "dicequest", 3) as game_of:
        first = await asked_of(game_of, TOKENS[0], seat=0)
        monkeypatch.setattr(Workers, "run", None)
        assert await asked_of(game_of, TOKENS[0], seat=0) == first


async def test_another_seat_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(monkeypatch, "dicequest", 3) as game_of:
        assert (await asked_of(game_of, TOKENS[1], seat=0))[0] == 403


async def test_game_without_chances_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(monkeypatch, "quaeleon", 3) as game_of:
        status, text = await asked_of(game_of, TOKENS[0], seat=0)
        assert (status, json.loads(text)["odds"]) == (200, None)


def test_odds_take_plain_values_and_give_them() -> None:
    """They travel to a worker and to a browser."""
    view = json.loads(json.dumps(th.new_table("dicequest", 2, seed="x").view(0)))
    assert json.loads(json.dumps(odds("dicequest", view))) == odds("dicequest", view)
