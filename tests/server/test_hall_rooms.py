"""The hall: rooms come and go, broken tables are set aside, overdue ones taken up."""

import asyncio
import gc
from dataclasses import replace

import pytest

from tests.server.founded import ANN, BEN, EVE, HOLDERS, all_of, near_end, people
from tests.server.watch import Watch, say, settle
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.duties import GRACE, LATE
from tumblehall.server.live import Live
from tumblehall.server.overdue import look_after
from tumblehall.server.room import Room
from tumblehall.server.store import Row


async def test_room_leaves_memory_and_comes_back_as_it_was() -> None:
    watch = Watch()
    table = await watch.found(start=near_end())
    before = await watch.room(table)
    watch.time.now += 100
    watch.hall.tidy(60.0, 10)
    after = await watch.room(table)
    assert after is not before
    assert all_of(after) == all_of(before)


async def test_oldest_rooms_leave_when_there_are_too_many() -> None:
    watch = Watch()
    tables = []
    for _ in range(3):
        watch.time.now += 1
        tables.append(await watch.found())
    kept = [await watch.room(table) for table in tables]
    watch.hall.live(tables[0])
    watch.time.now += 1
    watch.hall.live(tables[1])
    watch.hall.tidy(1000.0, 1)
    assert [await watch.room(table) is room for table, room in zip(tables, kept, strict=True)] == [False, True, False]


async def test_room_that_is_being_written_stays() -> None:
    watch = Watch()
    table = await watch.found()
    live = watch.hall.live(table)
    async with live.lock:
        watch.forget_all()
        assert live.room is not None


async def test_table_is_held_once_however_it_is_come_by() -> None:
    watch = Watch()
    table = await watch.found()
    watch.forget_all()
    await asyncio.gather(*(watch.hall.do(table, say(f"m{number}"), ANN) for number in range(3)))
    held = watch.hall.live(table)
    watch.forget_all()
    await watch.room(table)
    gc.collect()
    alive = [each for each in gc.get_objects() if isinstance(each, Live) and each.table == table]
    assert len(alive) == 1
    assert alive[0] is held


async def test_table_that_nobody_holds_is_forgotten() -> None:
    watch = Watch()
    assert await watch.refused("no-such-table", say()) == "no-table"
    await settle()
    gc.collect()
    assert not watch.hall._live


@pytest.mark.parametrize(
    "bad", [b"", b"{}", b'{"deed":"acted","seat":0,"act":"fly"}', b'{"deed":"acted","seat":9,"act":"fly"}']
)
async def test_table_with_a_broken_log_is_set_aside_while_others_are_played(bad: bytes) -> None:
    watch = Watch()
    broken, sound = await watch.found(), await watch.found()
    log = watch.store.tables.logs[broken]
    log.append(replace(log[-1], number=4, body=bad))
    watch.forget_all()
    assert await watch.refused(broken, say()) == "aside"
    assert watch.store.tables.kept[broken].aside is not None
    assert not (await watch.hall.do(sound, say(), ANN)).again


async def test_log_with_a_hole_is_set_aside() -> None:
    watch = Watch()
    table = await watch.found()
    del watch.store.tables.logs[table][1]
    assert await watch.beside().refused(table, say()) == "aside"


async def test_rules_that_fail_set_the_table_aside_and_nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    table = await watch.found()

    def fault(room: Room, deed: d.Deed, at: float) -> None:
        raise ZeroDivisionError("a fault of the rules")

    monkeypatch.setattr(Room, "fold", fault)
    assert await watch.refused(table, say()) == "aside"
    assert len(watch.store.tables.logs[table]) == 3


async def test_stranger_changes_nothing() -> None:
    watch = Watch()
    table = await watch.found()
    before = all_of(await watch.room(table))
    assert await watch.refused(table, w.Resign(id="m", seat=1), EVE) == "not-yours"
    assert await watch.refused(table, w.Resign(id="m", seat=0), BEN) == "not-yours"
    assert all_of(await watch.room(table)) == before


# -- duties ------------------------------------------------------------------------------------------------------------

CLOCK = d.Manners(clock=d.Clock("move", 60))


async def test_store_knows_when_a_table_is_due() -> None:
    watch = Watch()
    table = await watch.found(manners=CLOCK)
    assert watch.store.due(table) == 1000.0 + GRACE


async def test_table_of_a_process_that_is_gone_is_taken_up() -> None:
    gone = Watch()
    table = await gone.found(*people(2))
    other = gone.beside()
    await look_after(other.hall, gone.time.now + 30)
    assert other.driven == set()
    gone.time.now += GRACE
    await look_after(other.hall, gone.time.now + 30)
    assert other.driven == {table}
    assert other.store.due(table) == gone.time.now + 30


async def test_table_that_is_not_due_after_all_is_put_off() -> None:
    watch = Watch()
    table = await watch.found(manners=d.Manners(clock=d.Clock("move", 600)))
    watch.time.now += GRACE
    await look_after(watch.hall, watch.time.now + 30)
    assert watch.driven == set()
    assert watch.store.due(table) == 1000.0 + 300 + LATE


async def test_game_that_is_over_is_due_no_more() -> None:
    watch = Watch()
    voted = [d.EndVoted(seat=0, yes=True), d.EndVoted(seat=1, yes=True)]
    table = await watch.found(*people(2), d.Started(), *voted, manners=CLOCK)
    assert watch.store.due(table) is None


async def test_broken_table_does_not_keep_others_from_being_taken_up() -> None:
    gone = Watch()
    broken, sound = await gone.found(*people(2)), await gone.found(*people(2))
    gone.store.tables.logs[broken].pop(0)
    gone.time.now += GRACE
    other = gone.beside()
    await look_after(other.hall, gone.time.now + 30)
    assert other.driven == {sound}


async def test_process_that_looked_does_not_undo_what_another_has_written_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = Watch()
    other = one.beside()
    table = await one.found(manners=d.Manners(clock=d.Clock("move", 600)), start=near_end())
    room = await one.room(table)
    assert room.game is not None
    asked = room.game.decisions[0]
    act = w.Act(id="m", seat=asked.seat, option=asked.options[0].id, step=0)
    read = other.store.log

    async def slowly(table: str, after: int = 0) -> list[Row]:
        rows = await read(table, after)
        if not after:
            await one.hall.do(table, act, HOLDERS[asked.seat])
        return rows

    monkeypatch.setattr(other.store, "log", slowly)
    one.time.now += GRACE + 1
    await look_after(other.hall, one.time.now + 30)
    written = one.hall.live(table).written
    assert written is not None
    assert other.store.due(table) == written.due
