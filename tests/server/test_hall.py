"""The hall: durable before acknowledged, and news of what others did."""

import asyncio

import msgspec
import pytest

from tests.server.founded import ANN, all_of
from tests.server.memory_store import no_trouble
from tests.server.watch import Watch, say, settle, texts
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.looks import ENCODER
from tumblehall.server.store import Append, Row, StoreError


async def fail(append: Append) -> None:
    raise StoreError("the disk is full")


async def test_command_is_in_the_log_when_it_is_done() -> None:
    watch = Watch()
    table = await watch.found()
    done = await watch.hall.do(table, say(), ANN)
    assert (done.id, done.again) == ("m", False)
    expected = ENCODER.encode(d.Said(id="m", seat=0, text="hello"))
    row = watch.store.tables.logs[table][-1]
    assert row == Row(4, 1000.0, expected, row.chain)


async def test_command_that_the_store_does_not_take_changes_nothing() -> None:
    watch = Watch()
    table = await watch.found()
    before = all_of(await watch.room(table))
    watch.store.before = fail
    assert await watch.refused(table, say()) == "not-saved"
    assert all_of(await watch.room(table)) == before


async def test_command_that_was_not_saved_can_be_sent_again() -> None:
    watch = Watch()
    table = await watch.found()
    watch.store.before = fail
    await watch.refused(table, say())
    watch.store.before = no_trouble
    assert not (await watch.hall.do(table, say(), ANN)).again
    assert texts(await watch.room(table)) == ["hello"]


async def test_command_that_was_saved_although_the_store_failed_is_not_done_twice() -> None:
    watch = Watch()
    table = await watch.found()
    watch.store.after = fail
    assert await watch.refused(table, say()) == "not-saved"
    watch.store.after = no_trouble
    assert (await watch.hall.do(table, say(), ANN)).again
    assert texts(await watch.room(table)) == ["hello"]


async def test_people_hear_of_a_deed_that_was_saved_although_the_store_failed() -> None:
    watch = Watch()
    table = await watch.found()
    told: list[int] = []
    watch.hall.live(table).listeners.add(lambda: told.append(1))
    watch.store.after = fail
    await watch.refused(table, say())
    assert told


async def test_command_is_refused_when_its_table_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    table = await watch.found()
    watch.forget_all()

    async def unreadable(table: str) -> None:
        raise StoreError("the disk is gone")

    monkeypatch.setattr(watch.store, "kept", unreadable)
    assert await watch.refused(table, say()) == "not-saved"


async def test_nobody_sees_a_deed_before_it_is_in_the_log() -> None:
    watch = Watch()
    table = await watch.found()
    begun, go = asyncio.Event(), asyncio.Event()

    async def wait(append: Append) -> None:
        begun.set()
        await go.wait()

    watch.store.before = wait
    doing = asyncio.create_task(watch.hall.do(table, say(), ANN))
    await begun.wait()
    looking = asyncio.create_task(watch.room(table))
    await settle()
    assert not looking.done()
    assert watch.hall.live(table).room is None
    go.set()
    assert texts(await looking) == ["hello"]
    await doing


async def test_deed_is_told_although_its_sender_is_gone() -> None:
    watch = Watch()
    table = await watch.found()
    live, told, go = watch.hall.live(table), asyncio.Event(), asyncio.Event()
    live.listeners.add(told.set)

    async def wait(append: Append) -> None:
        await go.wait()

    watch.store.before = wait
    doing = asyncio.create_task(watch.hall.do(table, say(), ANN))
    await settle()
    doing.cancel()
    await settle()
    go.set()
    await asyncio.wait_for(told.wait(), 10)
    assert texts(await watch.room(table)) == ["hello"]


async def test_lost_race_is_judged_anew() -> None:
    one = Watch()
    other = one.beside()
    table = await one.found()
    other.store._heard = None  # so that the other does not know
    await other.room(table)
    await one.hall.do(table, say("a", "first"), ANN)
    await other.hall.do(table, say("b", "second"), ANN)
    assert texts(await other.room(table)) == ["first", "second"]
    assert other.hall.metrics.conflicts._value.get() == 1


async def test_loser_of_a_race_tells_its_own_people_what_happened() -> None:
    one = Watch()
    other = one.beside()
    table = await one.found(first=0)
    room = await other.room(table)
    other.store._heard = None
    told: list[int] = []
    other.hall.live(table).listeners.add(lambda: told.append(1))
    assert room.game is not None
    act = w.Act(id="m", seat=0, option=room.game.decisions[0].options[0].id, step=0)
    await one.hall.do(table, act, ANN)
    assert await other.refused(table, msgspec.structs.replace(act, id="n")) == "stale"
    assert told


async def test_winner_of_a_race_that_comes_again_elsewhere_is_known() -> None:
    one = Watch()
    other = one.beside()
    table = await one.found()
    other.store._heard = None
    await other.room(table)
    await one.hall.do(table, say(), ANN)
    assert (await other.hall.do(table, say(), ANN)).again


async def test_hall_that_hears_of_a_deed_catches_up() -> None:
    one = Watch()
    other = one.beside()
    table = await one.found()
    before = await other.room(table)
    told = asyncio.Event()
    live = other.hall.live(table)
    live.listeners.add(told.set)
    await one.hall.do(table, say(), ANN)
    await asyncio.wait_for(told.wait(), 10)
    assert live.room is before
    assert all_of(before) == all_of(await one.room(table))


async def test_hall_that_may_have_missed_something_looks_at_all_its_tables() -> None:
    one = Watch()
    other = one.beside()
    tables = [await one.found() for _ in range(2)]
    rooms = [await other.room(table) for table in tables]
    heard, other.store._heard = other.store._heard, None
    assert heard is not None
    for table in tables:
        await one.hall.do(table, say(), ANN)
    heard("", 0)
    await settle()
    assert [texts(room) for room in rooms] == [["hello"], ["hello"]]
