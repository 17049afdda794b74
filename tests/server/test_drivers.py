"""Tables do by themselves what they have to do."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server import odd_bots
from tests.server.founded import ANN, people
from tests.server.memory_store import no_trouble
from tests.server.watch import Watch
from tumblehall.server import deeds as d
from tumblehall.server import driver
from tumblehall.server import wire as w
from tumblehall.server.driver import Driver
from tumblehall.server.duties import LATE
from tumblehall.server.judge import decision_of
from tumblehall.server.room import Room
from tumblehall.server.store import Append, StoreError
from tumblehall.server.workers import JobFailed, Pools, Workers

ROOT = Path(__file__).parents[2]
ANN_AND_A_BOT: list[d.Deed] = [*people(1), d.SatBot(seat=1, bot="random")]
CLOCK = d.Manners(clock=d.Clock("move", 60))


class AtOnce:
    """Workers that do their jobs here and now; `gate` holds them up."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked = asyncio.Event()
        self.fault: Exception | None = None

    async def run(self, job: Callable[..., Any], *args: Any, seconds: float, within: float | None = None) -> Any:
        self.asked.set()
        await self.gate.wait()
        if self.fault is not None:
            raise self.fault
        return job(*args)


class Driven:
    """A hall with a driver."""

    def __init__(self, workers: object, seconds: float = 5.0, thinkers: object | None = None) -> None:
        self.watch = Watch()
        self.hall = self.watch.hall
        pools = SimpleNamespace(bots=workers, thinkers=thinkers or workers)
        self.driver = Driver(self.hall, cast(Pools, pools), seconds, seconds)

    async def until(self, table: str, ready: Callable[[Room], bool]) -> Room:
        live, told = self.hall.live(table), asyncio.Event()
        live.listeners.add(told.set)
        async with asyncio.timeout(60):
            while not ready(room := await self.watch.room(table)):
                told.clear()
                await told.wait()
        live.listeners.remove(told.set)
        return room

    def later(self, table: str, seconds: float) -> None:
        """The table's clock strikes."""
        self.watch.time.now += seconds + LATE
        self.hall.schedule(self.hall.live(table))

    def failures(self) -> float:
        return float(self.hall.metrics.bot_failures._value.get())


@asynccontextmanager
async def driven(
    workers: object | None = None, seconds: float = 5.0, thinkers: object | None = None
) -> AsyncIterator[Driven]:
    rig = Driven(workers or AtOnce(), seconds, thinkers)
    try:
        yield rig
    finally:
        await rig.driver.stop()


def asks_ann(room: Room) -> bool:
    return room.game is not None and 0 in room.to_act and 1 not in room.to_act


def entries(room: Room) -> list[tuple[int, str | None]]:
    assert room.game is not None
    return [(entry.seat, entry.act) for entry in room.game.revealed_record().entries]


async def test_full_table_starts_by_itself() -> None:
    async with driven() as rig:
        table = await rig.watch.found(*people(1))
        await rig.hall.do(table, w.Sit(id="m", name="Ben", seed="seed-seed"), "b" * 64)
        await rig.until(table, lambda room: room.status == "playing")


async def test_founder_starts_a_table_that_waits_for_it() -> None:
    async with driven() as rig:
        table = await rig.watch.found(*people(2), manners=d.Manners(start="host"))
        rig.later(table, 1000)
        assert (await rig.watch.room(table)).status == "open"
        await rig.hall.do(table, w.Start(id="m"), ANN)
        assert (await rig.watch.room(table)).status == "playing"


async def test_bot_moves_until_a_person_is_asked() -> None:
    async with driven() as rig:
        table = await rig.watch.found(*ANN_AND_A_BOT, first=1)
        room = await rig.until(table, asks_ann)
        assert entries(room)
        assert {seat for seat, _ in entries(room)} == {1}
        assert rig.hall.metrics.acted.labels("bot")._value.get() == len(entries(room))


async def test_bot_that_is_watched_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """How its deeds are shown, and how long, is the work of those who show them."""
    rests: list[float] = []

    async def rest(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr(driver, "sleep", rest)
    workers = AtOnce()
    workers.gate.clear()
    async with driven(workers) as rig:
        table = await rig.watch.found(*ANN_AND_A_BOT, first=1)
        asyncio.get_running_loop().call_soon(workers.gate.set)
        await rig.until(table, asks_ann)
        assert rests == []


async def test_bots_alone_play_to_the_end() -> None:
    async with driven() as rig:
        table = await rig.watch.found(*(d.SatBot(seat=i, bot="random") for i in (0, 1)), game="quarriors")
        room = await rig.until(table, lambda room: room.status == "over")
        assert room.game is not None
        assert room.game.outcome is not None


@pytest.mark.parametrize("bot", ["stalls", "dies", "fails"])
async def test_the_usual_bot_answers_for_one_that_gives_no_answer(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "src")]))
    monkeypatch.setattr(driver, "choose", odd_bots.choose)
    workers = Workers(1, odd_bots)
    await workers.start()
    async with driven(workers, 2.0) as rig:
        table = await rig.watch.found(*people(1), d.SatBot(seat=1, bot=bot), first=1)
        room = await rig.until(table, asks_ann)
        assert rig.failures() == len(entries(room)) > 0
    await workers.stop()


@pytest.mark.parametrize("bot", ["heuristic", "careful", "random"])
async def test_a_table_with_a_bot_of_before_is_played_on(bot: str) -> None:
    async with driven() as rig:
        table = await rig.watch.found(*people(1), d.SatBot(seat=1, bot=bot), first=1, manners=d.Manners(bot=bot))
        room = await rig.until(table, asks_ann)
        assert entries(room)
        assert (room.seats[1].bot, room.substitute, rig.failures()) == (bot, bot, 0)


async def test_bot_that_is_there_no_more_is_answered_for() -> None:
    async with driven() as rig:
        table = await rig.watch.found(*people(1), d.SatBot(seat=1, bot="retired"), first=1)
        room = await rig.until(table, asks_ann)
        assert rig.failures() == len(entries(room)) > 0


async def test_failed_bot_gives_the_default_of_its_question() -> None:
    workers = AtOnce()
    workers.fault = JobFailed("no idea")
    workers.gate.clear()
    async with driven(workers) as rig:
        table = await rig.watch.found(*ANN_AND_A_BOT, first=1)
        await workers.asked.wait()
        room = await rig.watch.room(table)
        assert room.game is not None
        asked = decision_of(room.game, 1)
        assert asked is not None
        workers.gate.set()
        assert entries(await rig.until(table, asks_ann))[0] == (1, asked.default)


async def test_bot_does_not_move_in_a_game_that_was_ended_meanwhile() -> None:
    workers = AtOnce()
    workers.gate.clear()
    async with driven(workers) as rig:
        table = await rig.watch.found(*ANN_AND_A_BOT, first=1)
        await workers.asked.wait()
        await rig.hall.do(table, w.VoteEnd(id="m", seat=0, yes=True), ANN)
        workers.gate.set()
        while rig.driver._busy:
            await asyncio.sleep(0)
        assert entries(await rig.watch.room(table)) == []


async def test_bot_does_not_move_for_a_person_who_is_back() -> None:
    workers = AtOnce()
    workers.gate.clear()
    async with driven(workers) as rig:
        table = await rig.watch.found(*people(2), d.Started(), d.Replaced(seat=0), first=0)
        await workers.asked.wait()
        await rig.hall.do(table, w.Return(id="m", seat=0), ANN)
        workers.gate.set()
        while rig.driver._busy:
            await asyncio.sleep(0)
        assert entries(await rig.watch.room(table)) == []


async def test_absent_person_is_reminded_replaced_and_comes_back() -> None:
    async with driven() as rig:
        table = await rig.watch.found(*people(2), d.Started(), manners=CLOCK, first=0)
        rig.later(table, 30)
        await rig.until(table, lambda room: room.times.reminded[0] is not None)
        rig.later(table, 30)
        await rig.until(table, lambda room: bool(room.seats[0].bot) and room.to_act == (1,))
        await rig.hall.do(table, w.Return(id="m", seat=0), ANN)
        assert (await rig.watch.room(table)).seats[0].bot == ""


async def test_safe_answer_is_given_for_an_absent_person_if_so_agreed() -> None:
    manners = d.Manners(clock=d.Clock("move", 60), absent="answer")
    async with driven() as rig:
        table = await rig.watch.found(*people(2), d.Started(), manners=manners, first=0)
        room = await rig.watch.room(table)
        assert room.game is not None
        asked = decision_of(room.game, 0)
        assert asked is not None
        rig.later(table, 30)
        await rig.until(table, lambda room: room.times.reminded[0] is not None)
        rig.later(table, 30)
        room = await rig.until(table, lambda room: bool(entries(room)))
        assert entries(room)[0] == (0, asked.default)
        assert rig.hall.metrics.acted.labels("table")._value.get() >= 1


async def test_deadline_does_not_wait_for_a_bot_that_thinks() -> None:
    """Both are asked at once, and the bot does not come to an end."""
    manners = d.Manners(clock=d.Clock("move", 60), absent="answer")
    workers = AtOnce()
    workers.gate.clear()
    async with driven(workers) as rig:
        table = await rig.watch.found(*ANN_AND_A_BOT, d.Started(), manners=manners, first=0, game="quaeleon")
        rig.hall.schedule(rig.hall.live(table))
        await workers.asked.wait()
        assert (await rig.watch.room(table)).to_act == (0, 1)
        rig.later(table, 30)
        await rig.until(table, lambda room: room.times.reminded[0] is not None)
        rig.later(table, 30)
        room = await rig.until(table, lambda room: bool(entries(room)))
        assert {seat for seat, _ in entries(room)} == {0}
        workers.gate.set()
        await rig.until(table, lambda room: 1 in {seat for seat, _ in entries(room)})


async def test_duty_that_could_not_be_saved_is_done_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "PAUSE", 0.0)
    async with driven() as rig:
        table = await rig.watch.found(*people(1))
        rest = [StoreError("the disk is full"), StoreError("the disk is full")]

        async def fail_twice(append: Append) -> None:
            await no_trouble(append)
            if b"started" in append.row.body and rest:
                raise rest.pop()

        rig.watch.store.before = fail_twice
        await rig.hall.do(table, w.Sit(id="m", name="Ben", seed="seed-seed"), "b" * 64)
        while rig.driver._busy or rig.driver._at_work:  # nobody looks at the table meanwhile
            await asyncio.sleep(0)
        assert (rest, (await rig.watch.room(table)).status) == ([], "playing")
