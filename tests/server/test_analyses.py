"""Analyses on the server: asked for by whoever may see the whole game, made in slices behind all else, kept, given up
when the server stops."""

import asyncio
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

import tumblehall as th
from tests.server.founded import TOKENS, body, near_end, people
from tests.server.house import House, bearer, house
from tumblehall.analysis.analysis import Played, put_together
from tumblehall.analysis.choosing import Weighed
from tumblehall.server import analyses, analysis_jobs
from tumblehall.server import deeds as d
from tumblehall.server.analyses import MOST_WAITING, PLAYOUTS, Analyses
from tumblehall.server.analysis_jobs import SEED, finish, survey, weigh_slice
from tumblehall.server.analysis_requests import Analysis, KeptAnalysis
from tumblehall.server.metrics import Metrics
from tumblehall.server.refusal import Refusal
from tumblehall.server.snapshots import program
from tumblehall.server.sqlite_store import SqliteStore
from tumblehall.server.tokens import new_token
from tumblehall.server.worker_process import FAR_BACK
from tumblehall.server.workers import JobFailed, JobTimedOut, Workers

pytestmark = pytest.mark.asyncio(loop_scope="module")
QUICK = 0.1
"""Seconds for a game: the fewest playouts that there are."""


@cache
def played_record() -> th.Record:
    """The last answers of a game by chance."""
    table, rng = th.from_position(near_end(left=14), "1"), th.FastRng("1")
    while table.decisions:
        decision = table.decisions[0]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    return table.record


async def over(home: House) -> tuple[str, list[str]]:
    """A game that two people have played for a while, by chance, and then ended; nobody looks on."""
    founding = body(start=near_end(left=14), manners=d.Manners(onlookers=False))
    table, rng = await home.server.hall.found(founding, [*people(2), d.Started()]), th.FastRng("1")
    for _ in range(8):
        now = await home.now(table)
        for seat in now["table"].get("to_act", ()):
            mine = (await home.now(table, TOKENS[seat]))["seats"][0]
            options = mine["decision"]["options"]
            option = options[rng.below(len(options))]["id"]
            await home.done(table, TOKENS[seat], "act", seat=seat, option=option, step=mine["step"])
    for seat in (0, 1):
        if (await home.now(table))["table"]["status"] == "playing":
            await home.done(table, TOKENS[seat], "vote-end", seat=seat, yes=True)
    return table, TOKENS[:2]


async def ask(home: House, table: str, token: str | None) -> Any:
    return await home.http.post(f"/api/tables/{table}/analysis", headers=bearer(token))


async def told(home: House, table: str, token: str | None) -> Any:
    answer = await home.http.get(f"/api/tables/{table}/analysis", headers=bearer(token))
    assert answer.status_code == 200, answer.text
    return answer.json()


async def settled(home: House, table: str, token: str) -> Any:
    async with asyncio.timeout(60):
        while (now := await told(home, table, token))["state"] in ("waiting", "working"):
            await asyncio.sleep(0.05)
    return now


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def home(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    store = SqliteStore(tmp_path_factory.mktemp("analyses") / "tables.db")
    async with house(store, analysis_seconds=QUICK) as home:
        home.server._costly._rate = home.server._costly._burst = 10_000
        home.http.timeout = 60  # on a machine that has much else to do
        yield home


async def test_slices_make_the_same_analysis_as_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_jobs, "SLICE_SECONDS", 0.0)
    record = played_record().to_json()
    many, seconds = survey(record)
    weighed, slices = list[Weighed](), 0
    while len(weighed) < many:
        _, found = weigh_slice(record, len(weighed), 4)
        weighed, slices = [*weighed, *found], slices + 1
    assert (slices, seconds > 0) == (many, True)
    assert finish(record, weighed, 4) == th.analyse(played_record(), 4, SEED)


async def test_it_is_asked_for_made_and_kept(home: House) -> None:
    table, tokens = await over(home)
    assert (await told(home, table, tokens[0]))["state"] == "none"
    first = (await ask(home, table, tokens[0])).json()
    assert first["state"] in ("waiting", "working")
    now = await settled(home, table, tokens[1])
    assert now["state"] == "done"
    found = now["analysis"]
    record = (await home.http.get(f"/api/tables/{table}/record", headers=bearer(tokens[0]))).text
    assert found == th.analyse(th.Record.from_json(record), found["playouts"], SEED)
    assert found["playouts"] in PLAYOUTS
    assert (await ask(home, table, tokens[1])).json() == now
    assert home.server.metrics.analyses.labels("kept")._value.get() == 1
    (process,) = home.server.pools.analyses.pids
    assert int(Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()[16]) == FAR_BACK


async def test_a_stranger_learns_nothing_of_it(home: House) -> None:
    table, tokens = await over(home)
    for token in (None, new_token()):
        assert (await ask(home, table, token)).status_code == 403
    await ask(home, table, tokens[0])
    await settled(home, table, tokens[0])
    for token in (None, new_token()):
        answer = await home.http.get(f"/api/tables/{table}/analysis", headers=bearer(token))
        assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")


async def test_a_running_game_is_not_analysed(home: House) -> None:
    table, tokens = await home.two_people()
    assert (await ask(home, table, tokens[0])).json()["code"] == "not-now"


async def test_what_another_program_has_made_is_made_anew(home: House) -> None:
    table, tokens = await over(home)
    await ask(home, table, tokens[0])
    now = await settled(home, table, tokens[0])
    store = home.server.store
    other = KeptAnalysis("another program", msgspec.convert(now["analysis"], Analysis))
    older = {key: value for key, value in now["analysis"].items() if key not in ("rounds", "doubtful", "fine")}
    short = {"program": program(), "analysis": older}
    for odd in (msgspec.json.encode(other), msgspec.json.encode(short), b"cut o"):
        await store.keep_analysis(table, odd)
        assert (await told(home, table, tokens[0]))["state"] == "none"
    await ask(home, table, tokens[0])
    assert (await settled(home, table, tokens[0]))["state"] == "done"


async def test_it_goes_with_its_table(home: House) -> None:
    table, tokens = await over(home)
    await ask(home, table, tokens[0])
    await settled(home, table, tokens[0])
    assert await home.server.store.analysis(table) is not None
    assert await home.server.store.remove(table)
    assert await home.server.store.analysis(table) is None


class Slow(Workers):
    """A pool that does one step whenever it is let, and may fail."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.let = asyncio.Semaphore(0)
        self.fault = fault
        self.asked: list[str] = []

    async def run(self, job: Any, *args: Any, **more: Any) -> Any:  # type: ignore[override]
        self.asked.append(job.__name__)
        await self.let.acquire()
        if self.fault is not None:
            raise self.fault
        if job is weigh_slice:
            game = Played.of(th.Record.from_json(args[0]))
            return 1.0, [game.weigh(args[1], 2, SEED)]
        return job(*args)


async def at_work(tmp_path: Path, pool: Slow, seconds: float = 1000.0) -> Analyses:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    return Analyses(store, pool, Metrics(), seconds)


async def turned() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_it_is_said_how_far_it_is(tmp_path: Path) -> None:
    pool = Slow()
    all_of_them = await at_work(tmp_path, pool)
    all_of_them.ask("one", played_record().to_json(), "203.0.113.7")
    all_of_them.ask("two", played_record().to_json(), "203.0.113.8")
    await turned()
    assert (all_of_them.state("one").state, all_of_them.state("one").of) == ("working", 0)
    assert (all_of_them.state("two").state, all_of_them.state("two").ahead) == ("waiting", 1)
    for done in (0, 1, 2):
        pool.let.release()
        await turned()
        now = all_of_them.state("one")
        assert (now.done, now.of > 2) == (done, True)
    assert pool.asked == ["survey", *["weigh_slice"] * 3]  # nothing of the second
    await all_of_them.stop()
    assert (all_of_them.state("one").state, all_of_them.state("two").state) == ("none", "none")
    await all_of_them._store.close()


async def test_one_address_has_one_at_a_time_and_the_line_is_bounded(tmp_path: Path) -> None:
    all_of_them = await at_work(tmp_path, Slow())
    all_of_them.ask("one", "{}", "2001:db8::1")
    with pytest.raises(Refusal, match="wait until that is done"):
        all_of_them.ask("two", "{}", "2001:db8::2")
    assert all_of_them.ask("one", "{}", "2001:db8::2").state == "waiting"  # it is the same
    for number in range(MOST_WAITING):
        all_of_them.ask(f"more {number}", "{}", f"203.0.113.{number}")
    with pytest.raises(Refusal, match="too many games wait"):
        all_of_them.ask("last", "{}", "203.0.113.99")
    await all_of_them.stop()
    await all_of_them._store.close()


@pytest.mark.parametrize(
    ("fault", "words"),
    [(JobFailed("died"), "try again later"), (JobTimedOut("long"), "takes too long here"), (None, "too long here")],
)
async def test_what_fails_says_why_and_can_be_asked_for_again(
    tmp_path: Path, fault: Exception | None, words: str
) -> None:
    pool = Slow(fault)
    # Without a fault: each slice takes a second of the processor, and there are none left.
    all_of_them = await at_work(tmp_path, pool, seconds=1000.0 if fault else 1 / analyses.OVERDUE)
    all_of_them.ask("one", played_record().to_json(), "203.0.113.7")
    for _ in range(4):
        pool.let.release()
        await turned()
    now = all_of_them.state("one")
    assert (now.state, words in now.reason) == ("failed", True)
    assert all_of_them.ask("one", played_record().to_json(), "203.0.113.7").state == "waiting"
    await all_of_them.stop()
    await all_of_them._store.close()


async def test_a_stopped_server_gives_it_up_and_makes_it_when_asked_anew(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with house(SqliteStore(file), analysis_seconds=1000.0) as home:
        table, tokens = await over(home)
        await ask(home, table, tokens[0])
    async with house(SqliteStore(file), analysis_seconds=QUICK) as home:
        home.server._costly._rate = home.server._costly._burst = 10_000
        assert (await told(home, table, tokens[0]))["state"] == "none"
        await ask(home, table, tokens[0])
        assert (await settled(home, table, tokens[0]))["state"] == "done"


async def test_a_game_without_choices_has_an_analysis_too() -> None:
    record = th.new_table("angryquest", 2, seed="1").record
    game = Played.of(record)
    assert put_together(game, [], 4, SEED)["decisions"] == []
    assert survey(record.to_json())[0] == 0
