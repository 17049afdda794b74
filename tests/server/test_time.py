"""Time at the tables: it runs steadily whoever sets the clock, deadlines are met wherever a room is, and an answer is
judged by the time it came."""

import asyncio
from collections.abc import Callable

import pytest

from tests.server.founded import ANN, BEN, people
from tests.server.memory_store import MemoryStore
from tests.server.watch import Time, Watch, settle
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.duties import LATE
from tumblehall.server.hall import Hall
from tumblehall.server.limits import Bucket
from tumblehall.server.metrics import Metrics
from tumblehall.server.overdue import look_after
from tumblehall.server.room import Room
from tumblehall.server.steady import steady_clock
from tumblehall.server.store import Append
from tumblehall.server.upkeep import LOOK

CLOCK = d.Manners(clock=d.Clock("move", 60))
HOUR = 3600.0


class Clocks(Time):
    """One on the wall, that anybody can set, and one that nobody can."""

    def __init__(self) -> None:
        super().__init__()
        self.wall = 5000.0
        self.steady = steady_clock(lambda: self.wall, self)


def hall_by(clock: Callable[[], float]) -> Watch:
    watch = Watch()
    watch.hall = Hall(watch.store, Metrics(), clock, pace=(10.0, 40.0))
    watch.hall.on_duty = lambda live: watch.driven.add(live.table)
    return watch


async def answer(watch: Watch, table: str, id: str = "m") -> int:
    """By whoever is asked."""
    game = (await watch.room(table)).game
    assert game is not None
    asked = game.decisions[0]
    act = w.Act(id=id, seat=asked.seat, option=asked.options[0].id, step=game.step_of(asked.seat))
    await watch.hall.do(table, act, (ANN, BEN)[asked.seat])
    return asked.seat


@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_whoever_sets_the_clock_refuses_nobody_and_replaces_nobody(step: float) -> None:
    clocks = Clocks()
    watch = hall_by(clocks.steady)
    table = await watch.found(*people(2), d.Started(), manners=CLOCK)
    bucket = Bucket(1.0, 2.0)
    assert bucket.take(watch.hall.now(), 2.0)
    clocks.wall += step
    clocks.now += 2
    assert bucket.take(watch.hall.now(), 2.0)
    assert not bucket.take(watch.hall.now())
    await answer(watch, table)
    await watch.hall.do(table, w.Say(id="s", seat=0, text="hello"), ANN)
    watch.hall.tidy(60.0, 10)
    assert watch.hall.live(table).room is not None
    await look_after(watch.hall, watch.hall.now() + 30)
    assert watch.driven == set()
    assert not any(seat.bot for seat in (await watch.room(table)).seats)


async def test_clock_that_was_set_back_between_two_runs_refuses_nobody_and_replaces_nobody() -> None:
    watch = Watch()
    table = await watch.found(*people(2), d.Started(), manners=CLOCK)
    watch.time.now -= HOUR
    other = watch.beside()
    for number in range(8):
        await answer(other, table, f"m{number}")
        await other.hall.do(table, w.Say(id=f"s{number}", seat=0, text="hello"), ANN)
        watch.time.now += 3
    assert not any(seat.bot for seat in (await other.room(table)).seats)
    assert other.driven == set()


def test_steady_time_is_that_of_the_wall_at_the_beginning() -> None:
    clocks = Clocks()
    assert clocks.steady() == 5000.0
    clocks.now += 7
    clocks.wall += 99
    assert clocks.steady() == 5007.0


# -- deadlines ---------------------------------------------------------------------------------------------------------


async def away(seat: int, watch: Watch, table: str) -> bool:
    return bool((await watch.room(table)).seats[seat].bot)


async def test_answer_that_came_in_time_counts_although_it_waited() -> None:
    watch = Watch()
    table = await watch.found(*people(2), d.Started(), d.Reminded(seat=0), manners=CLOCK, first=0)
    watch.time.now += 59.9
    live = watch.hall.live(table)
    async with live.lock:
        waiting = asyncio.create_task(answer_now(watch, table, live.room))
        await settle()
        watch.time.now += 5
    assert await waiting == "done"
    assert not await away(0, watch, table)


async def answer_now(watch: Watch, table: str, room: Room | None) -> str:
    assert room is not None
    assert room.game is not None
    option = room.game.decisions[0].options[0].id
    await watch.hall.do(table, w.Act(id="m", seat=0, option=option, step=room.game.step_of(0)), ANN)
    return "done"


async def test_answer_that_came_too_late_does_not_count_although_nobody_has_looked() -> None:
    watch = Watch()
    table = await watch.found(*people(2), d.Started(), manners=CLOCK, first=0)
    game = (await watch.room(table)).game
    assert game is not None
    watch.time.now += 60.1
    act = w.Act(id="m", seat=0, option=game.decisions[0].options[0].id, step=0)
    assert await watch.refused(table, act) == "away"
    assert await away(0, watch, table)


async def test_clock_counts_the_time_at_which_an_answer_came() -> None:
    watch = Watch()
    table = await watch.found(*people(2), d.Started(), manners=d.Manners(clock=d.Clock("game", 600)), first=0)

    async def slow(append: Append) -> None:
        watch.time.now += 30

    watch.time.now += 10
    watch.store.before = slow
    seat = await answer(watch, table)
    room = await watch.room(table)
    assert room.times.left_at(1010.0)[seat] == 590.0


@pytest.mark.parametrize("in_memory", [True, False])
async def test_deadline_is_met_within_a_second_wherever_the_room_is(in_memory: bool) -> None:
    """Looks at overdue tables come every half second; one of them finds it."""
    watch = Watch()
    table = await watch.found(*people(2), d.Started(), manners=CLOCK)
    if not in_memory:
        watch.forget_all()
    late = await found_after(watch, table, 1030.0)
    assert 0 <= late <= LATE + LOOK < 1


async def found_after(watch: Watch, table: str, deadline: float) -> float:
    """Seconds after the deadline at which the table is taken up."""
    while watch.time.now < deadline + 5:
        await look_after(watch.hall, watch.hall.now() + 30)
        live = watch.hall.live(table)
        if live.room is not None:
            watch.hall.schedule(live)
        if watch.driven:
            return watch.time.now - deadline
        watch.forget_all()
        watch.time.now += LOOK
    raise AssertionError("nobody saw to the table")


async def test_all_overdue_tables_are_found_at_once() -> None:
    watch = Watch()
    tables = {await watch.found(*people(2)) for _ in range(250)}
    other = watch.beside()
    watch.time.now += 100
    await look_after(other.hall, other.hall.now() + 30)
    assert other.driven == tables


async def test_room_stays_as_long_as_somebody_is_connected() -> None:
    watch = Watch()
    table = await watch.found()
    live = watch.hall.live(table)
    live.listeners.add(lambda: None)
    watch.time.now += HOUR
    watch.hall.tidy(60.0, 10)
    assert live.room is not None
    live.listeners.clear()
    watch.hall.tidy(60.0, 10)
    assert live.room is None


def test_store_in_memory_is_shared() -> None:
    assert MemoryStore().shared
