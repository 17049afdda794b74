"""The lamp at a served table: a hint for a seat that is asked, a deed that all see, and nothing for anybody else."""

import asyncio
import json
from typing import Any

import pytest

from tests.server.founded import TOKENS
from tests.server.house import bearer
from tests.server.test_leaks import NEVER, Watched, watched
from tumblehall.agents.parcel import opened
from tumblehall.library import game_named
from tumblehall.server import lamp
from tumblehall.server.jobs import advise
from tumblehall.server.workers import JobTimedOut, Workers

Json = Any


async def asked(of: Watched, token: str | None, seat: int, step: int | None = None) -> tuple[int, Json]:
    body = {"seat": seat, "step": of.model.step_of(seat) if step is None else step}
    answer = await of.home.http.post(f"/api/tables/{of.table}/hint", headers=bearer(token), json=body)
    return answer.status_code, answer.json()


async def at_once(_: Workers, job: Any, *args: Json, **__: Json) -> Json:
    """Does a job here, in place of another process."""
    return job(*args)


async def lamps(of: Watched) -> list[int]:
    answer = await of.home.http.get(f"/api/tables/{of.table}")
    return [seat.get("lamp", 0) for seat in answer.json()["table"]["seats"]]


async def test_a_hint_is_given_once_counted_and_seen_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workers, "run", at_once)
    async with watched(monkeypatch, "quaeleon", 3) as of:
        status, hint = await asked(of, TOKENS[0], 0)
        options = {option.id: option.label for option in of.model.decisions[0].options}
        assert status == 200
        assert options[hint["ideas"][0]["option"]] == hint["ideas"][0]["label"]
        assert (hint["seat"], hint["step"]) == (0, of.model.step_of(0))
        assert [word for word in NEVER if word in json.dumps(hint)] == []
        assert await lamps(of) == [1, 0, 0]
        monkeypatch.setattr(Workers, "run", None)
        assert await asked(of, TOKENS[0], 0) == (200, hint)
        assert await lamps(of) == [1, 0, 0]


async def test_a_bot_that_is_asked_gets_an_imagined_position_only(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, bytes]] = []

    async def run(_: Workers, job: Any, level: str, parcel: bytes, **__: Json) -> Json:
        assert job is advise
        sent.append((level, parcel))
        if len(sent) == 1:
            raise JobTimedOut("too slow")
        return advise(level, parcel)

    monkeypatch.setattr(Workers, "run", run)
    async with watched(monkeypatch, "quaeleon", 3) as of:
        status, hint = await asked(of, TOKENS[1], 1)
        assert (status, hint["by"]) == (200, "skilled")
        assert [level for level, _ in sent] == ["expert", "skilled"]
        sight, _ = opened(sent[0][1])
        dump = game_named("quaeleon").dump
        assert sight.view["seats"] == of.model.view(1)["seats"]
        assert dump(sight.state) != dump(of.model.state)


async def test_a_question_that_is_closed_ends_the_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, ended = asyncio.Event(), asyncio.Event()

    async def forever(*_: Json) -> Json:
        thinking.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    monkeypatch.setattr(lamp, "_told", forever)
    async with watched(monkeypatch, "quaeleon", 3) as of:
        first = asyncio.ensure_future(asked(of, TOKENS[0], 0))
        await thinking.wait()
        assert (await asked(of, TOKENS[0], 0))[1]["reason"] == "the lamp is being lit already"
        option = of.model.decisions[0].options[0].id
        await of.home.done(of.table, TOKENS[0], "act", seat=0, option=option, step=of.model.step_of(0))
        status, refusal = await first
        assert (status, refusal["code"]) == (409, "stale")
        assert ended.is_set()
        assert await lamps(of) == [0, 0, 0]


async def test_one_address_has_one_bot_thinking_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that thinks is needed by others too."""
    at_work = [0]

    async def run(_: Workers, job: Any, *args: Json, **__: Json) -> Json:
        at_work[0] += 1
        assert at_work == [1]
        await asyncio.sleep(0.05)
        at_work[0] -= 1
        return job(*args)

    monkeypatch.setattr(Workers, "run", run)
    async with watched(monkeypatch, "quaeleon", 3) as of:
        hints = await asyncio.gather(*(asked(of, TOKENS[seat], seat) for seat in range(3)))
        assert [status for status, _ in hints] == [200] * 3


async def test_others_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workers, "run", None)
    async with watched(monkeypatch, "quaeleon", 3) as of:
        told = {
            "of another seat": await asked(of, TOKENS[1], 0),
            "an onlooker": await asked(of, TOKENS[3], 0),
            "without a token": await asked(of, None, 0),
            "too late": await asked(of, TOKENS[0], 0, step=99),
        }
        codes = {who: answer["code"] for who, (_, answer) in told.items()}
    assert codes == {
        "of another seat": "not-yours",
        "an onlooker": "not-yours",
        "without a token": "no-token",
        "too late": "stale",
    }
