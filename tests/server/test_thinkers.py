"""Bots that look ahead: apart from others, ended when nobody asks any more; the skilled one answers for the slow."""

import asyncio
from typing import Any

import pytest

from tests.server.founded import ANN, people
from tests.server.test_drivers import ANN_AND_A_BOT, AtOnce, asks_ann, driven, entries
from tumblehall.agents import roster
from tumblehall.agents.agent import Ranked
from tumblehall.agents.roster import Levels, agents_for, own_levels
from tumblehall.agents.sight import Sight
from tumblehall.kernel.dice import Rng
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.jobs import choose, think
from tumblehall.server.judge import decision_of
from tumblehall.server.room import Room
from tumblehall.server.workers import JobTimedOut

ANN_AND_A_THINKER: list[d.Deed] = [*people(1), d.SatBot(seat=1, bot="ponders")]


class Ponders:
    """Takes the last option there is."""

    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        return [Ranked(option.id, 0.5) for option in reversed(sight.decision.options)]


@pytest.fixture(autouse=True)
def a_level_that_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_a_thinker(game: str) -> Levels:
        return {**own_levels(game), "ponders": Ponders}

    monkeypatch.setattr(roster, "own_levels", with_a_thinker)


class Counted(AtOnce):
    """Knows what it was asked to do, and which jobs were given up."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[tuple[Any, ...]] = []
        self.given_up = 0

    async def run(self, job: Any, *args: Any, seconds: float, within: float | None = None) -> Any:
        self.jobs.append((job, *args))
        try:
            return await super().run(job, *args, seconds=seconds)
        except asyncio.CancelledError:
            self.given_up += 1
            raise


async def test_each_kind_of_bot_has_processes_of_its_own() -> None:
    quick, slow = Counted(), Counted()
    async with driven(quick, thinkers=slow) as rig:
        table = await rig.watch.found(*ANN_AND_A_THINKER, first=1)
        room = await rig.until(table, asks_ann)
        assert {job for job, *_ in slow.jobs} == {think}
        assert quick.jobs == []
        assert entries(room)[0][0] == 1


async def test_quick_moves_do_not_wait_for_thinkers() -> None:
    quick, slow = Counted(), Counted()
    slow.gate.clear()
    async with driven(quick, thinkers=slow) as rig:
        stuck = await rig.watch.found(*ANN_AND_A_THINKER, first=1)
        await slow.asked.wait()
        table = await rig.watch.found(*ANN_AND_A_BOT, first=1)
        await rig.until(table, asks_ann)
        assert entries(await rig.watch.room(stuck)) == []


async def test_a_thinker_is_sent_a_parcel_and_nothing_else() -> None:
    slow = Counted()
    async with driven(thinkers=slow) as rig:
        table = await rig.watch.found(*ANN_AND_A_THINKER, first=1)
        await rig.until(table, asks_ann)
        for _, game, bot, parcel in slow.jobs:
            assert (game, bot) == ("angryquest", "ponders")
            assert isinstance(parcel, bytes)


@pytest.mark.parametrize(
    ("deeds", "command"),
    [
        (ANN_AND_A_THINKER, w.VoteEnd(id="m", seat=0, yes=True)),
        ([*people(2), d.Started(), d.Replaced(seat=0)], w.Return(id="m", seat=0)),
    ],
    ids=["the game is over", "the person is back"],
)
async def test_a_question_that_is_closed_ends_its_thinking(deeds: list[d.Deed], command: w.Command) -> None:
    slow = Counted()
    slow.gate.clear()
    manners = d.Manners(bot="ponders")
    async with driven(thinkers=slow) as rig:
        first = 1 if deeds is ANN_AND_A_THINKER else 0
        table = await rig.watch.found(*deeds, first=first, manners=manners)
        await slow.asked.wait()
        await rig.hall.do(table, command, ANN)
        while rig.driver._busy:
            await asyncio.sleep(0)
        assert (slow.given_up, entries(await rig.watch.room(table))) == (1, [])


async def test_a_take_back_ends_the_thinking_on_what_is_taken_back() -> None:
    slow = Counted()
    async with driven(thinkers=slow) as rig:
        table = await rig.watch.found(*ANN_AND_A_THINKER, game="quarriors")
        room = await rig.until(table, asks_ann)
        slow.asked.clear()
        slow.gate.clear()
        number = 0
        while room.game is not None and (asked := decision_of(room.game, 0)) is not None:
            number += 1
            act = w.Act(id=f"m{number}", seat=0, option=asked.default, step=room.game.step_of(0))
            await rig.hall.do(table, act, ANN)
            room = await rig.watch.room(table)
        assert room.game is not None
        await slow.asked.wait()
        await rig.hall.do(table, w.Undo(id="back", seat=0, step=room.game.step_of(0), ask=True), ANN)
        while rig.driver._busy:
            await asyncio.sleep(0)
        assert slow.given_up == 1
        assert asks_ann(await rig.watch.room(table))


async def test_talk_does_not_disturb_a_thinker() -> None:
    slow = Counted()
    slow.gate.clear()
    async with driven(thinkers=slow) as rig:
        table = await rig.watch.found(*ANN_AND_A_THINKER, first=1)
        await slow.asked.wait()
        await rig.hall.do(table, w.Say(id="m", seat=0, text="Take your time."), ANN)
        slow.gate.set()
        await rig.until(table, asks_ann)
        assert slow.given_up == 0


async def test_at_the_time_limit_the_skilled_answer_is_given() -> None:
    quick, slow = Counted(), Counted()
    slow.fault = JobTimedOut("'think' took longer than 10 seconds")
    async with driven(quick, thinkers=slow) as rig:
        table = await rig.watch.found(*ANN_AND_A_THINKER, first=1)
        room = await rig.until(table, asks_ann)
        answers = [act for _, act in entries(room)]
        skilled = [choose("angryquest", "skilled", *args) for _, _, bot, *args in quick.jobs if bot == "skilled"]
        assert [act for act in answers if act in skilled] == skilled != []
        assert rig.failures() == len(skilled)


async def test_thinkers_take_turns_by_table() -> None:
    """Whoever has the most bots does not have the most of the processes."""
    slow = Counted()
    slow.gate.clear()
    async with driven(thinkers=slow) as rig:
        bots = [d.SatBot(seat=seat, bot="ponders") for seat in range(3)]
        for _ in range(3):
            await rig.watch.found(*bots, game="quaeleon", seats=3)
        await slow.asked.wait()
        for _ in range(200):
            await asyncio.sleep(0)
        assert len(slow.jobs) == 3  # of nine that could be answered


async def test_who_sits_in_for_somebody_is_skilled() -> None:
    async with driven() as rig:
        table = await rig.watch.found(*people(2), d.Started(), d.Resigned(seat=0), first=1)
        room: Room = await rig.watch.room(table)
        assert room.seats[0].bot == "skilled"
        assert list(agents_for("angryquest"))[-1] == "ponders"


def test_a_thinker_of_the_roster_is_told_from_others() -> None:
    assert roster.thinks("angryquest", "ponders")
    assert not roster.thinks("angryquest", "skilled")
    assert not roster.thinks("angryquest", "")
