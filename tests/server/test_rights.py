"""Who may have what, tested whole: every endpoint about a table, for every role, at every stage."""

import re
from collections.abc import AsyncIterator
from typing import Any, get_args

import httpx
import pytest
import pytest_asyncio

from tests.server.house import SEED, House, bearer, house
from tumblehall.server.endpoints import ENDPOINTS, Endpoint
from tumblehall.server.openapi import LIVE
from tumblehall.server.rights import RIGHTS, Role, Stage, Thing
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import new_token
from tumblehall.server.workers import JobRefused

pytestmark = pytest.mark.asyncio(loop_scope="module")

ABOUT_TABLES = [end for end in ENDPOINTS if "{table}" in end.path]
GIVING = [end for end in ABOUT_TABLES if end.thing is not None]
ROLES: tuple[Role, ...] = get_args(Role)
STAGES: tuple[Stage, ...] = get_args(Stage)
ASKED: dict[str, dict[str, Any]] = {
    "frames": {"first": 0, "last": 0},
    "fork": {"step": 0},
    "hint": {"seat": 0, "step": 0},
}


class Case:
    """A table at a stage, with somebody in a role."""

    def __init__(self, home: House, role: Role, stage: Stage) -> None:
        self.home, self.role, self.stage = home, role, stage
        self.token = new_token()
        self.table = ""

    async def set_up(self) -> None:
        home, manners = self.home, {"onlookers": self.role == "onlooker", "start": "host"}
        founder = self.token if self.role == "host" else new_token()
        self.table = await home.found(founder, manners=manners)
        people = [new_token(), new_token()]
        if self.role in ("alone", "player"):
            people[0] = self.token
        if self.role == "alone":
            people.pop()
            await home.done(self.table, founder, "sit-bot", seat=1, bot="careful")
        for seat, token in enumerate(people):
            await home.done(self.table, token, "sit", name=f"P{seat}", seed=SEED, seat=seat)
        await home.done(self.table, people[0], "say", seat=0, text="hello")
        if self.stage != "open":
            await home.done(self.table, founder, "start")
        if self.stage == "over":
            for seat, token in enumerate(people):
                await home.done(self.table, token, "vote-end", seat=seat, yes=True)

    async def ask(self, end: Endpoint) -> httpx.Response:
        place, more = end.path.format(table=self.table), ASKED.get(end.path.rpartition("/")[2], {})
        if re.search("story|odds|draws", place) and self.role in ("alone", "player"):
            more = {"seat": 0}
        if end.method == "POST":
            return await self.home.http.post(place, json=more, headers=bearer(self.token))
        return await self.home.http.get(place, params=more, headers=bearer(self.token))

    def code(self, thing: Thing) -> str:
        """What the table of rights says: empty for yes."""
        if self.role in RIGHTS[thing][self.stage]:
            return ""
        if not any(self.role in roles for roles in RIGHTS[thing].values()):
            return "not-yours"
        return "not-playing" if self.stage == "open" else "not-now"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(SqliteStore(tmp_path_factory.mktemp("rights") / "tables.db")) as home:
        home.server._costly._rate = home.server._costly._burst = 10_000
        home.server.analyses._each = 100
        home.http.timeout = 60  # a hint may have to wait for the first process that thinks
        yield home


async def test_every_endpoint_about_a_table_is_in_the_table_of_rights() -> None:
    without = {end.path for end in ABOUT_TABLES if end.thing is None}
    assert without == {"/api/tables/{table}/do"}  # what is done there is for the judge
    assert {end.thing for end in GIVING} | {"talk", "view", "rematch"} == set(get_args(Thing))
    assert all(set(stages) == set(STAGES) for stages in RIGHTS.values())


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("role", ROLES)
async def test_everybody_has_what_the_table_of_rights_says(home: House, role: Role, stage: Stage) -> None:
    case = Case(home, role, stage)
    await case.set_up()
    for end in GIVING:
        answer = await case.ask(end)
        code = "" if answer.status_code == 200 else answer.json()["code"]
        assert end.thing is not None
        assert (end.path, code) == (end.path, case.code(end.thing))
    now = await home.now(case.table, case.token)
    assert bool(now["seats"]) == (case.code("view") == "")
    assert bool(now["talk"]) == (case.code("talk") == "")
    again = await home.do(case.table, case.token, "rematch")
    assert ("" if again.status_code == 200 else again.json()["code"]) == case.code("rematch")


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("role", ROLES)
async def test_live_connection_is_shown_the_same(home: House, role: Role, stage: Stage) -> None:
    assert LIVE == "/api/tables/{table}/live"
    case = Case(home, role, stage)
    await case.set_up()
    async with home.live(case.table, case.token) as line:
        await line.calm()
    assert line.table["table"] == case.table
    assert bool(line.seats) == (case.code("view") == "")
    assert bool(line.talk) == (case.code("talk") == "")


async def test_whatever_keeps_a_worker_busy_is_done_in_turns(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(*_args: object, **_more: object) -> object:
        raise JobRefused

    monkeypatch.setattr(home.server.pools.tables, "run", run)
    found = {"/api/tables/{table}/lesson", "/api/tables/{table}/odds"}  # of a lesson, and of games that tell odds
    for stage in ("playing", "over"):
        case = Case(home, "alone", stage)
        await case.set_up()
        found |= {end.path for end in GIVING if end.thing != "hint" and (await case.ask(end)).status_code == 503}
    assert found == {end.path for end in ENDPOINTS if end.is_replay}


async def test_record_of_a_running_game_is_what_the_own_eyes_saw(home: House) -> None:
    case = Case(home, "player", "playing")
    await case.set_up()
    own = (await home.http.get(f"/api/tables/{case.table}/record", headers=bearer(case.token))).json()
    assert ([state["seat"] for state in own["seats"]], "dice" in own) == ([0], False)


async def test_origin_of_a_fork_is_told_to_those_who_may_see_it(home: House) -> None:
    case = Case(home, "player", "over")
    await case.set_up()
    made = await home.http.post(f"/api/tables/{case.table}/fork", json={"step": 0}, headers=bearer(case.token))
    forked = made.json()["table"]
    assert (await home.now(forked, case.token))["me"]["forked_from"] == [case.table, 0]
    assert case.table not in str(await home.now(forked, new_token()))
    async with home.live(forked, new_token()) as stranger, home.live(forked, case.token) as player:
        await stranger.calm()
        await player.calm()
    assert not any(case.table in text for text in stranger.texts)
    assert player.me["forked_from"] == [case.table, 0]


async def test_rematches_count_as_founding(tmp_path: Any) -> None:
    async with house(SqliteStore(tmp_path / "tables.db"), tables_per_hour=2) as home:
        case = Case(home, "player", "over")
        await case.set_up()
        first = await home.done(case.table, case.token, "rematch")
        again = await home.done(case.table, case.token, "rematch")
        assert (again["again"], again["table"]) == (True, first["table"])
        assert (
            await home.http.post("/api/tables", json={"game": "angryquest", "seats": 2}, headers=bearer(case.token))
        ).status_code == 429
