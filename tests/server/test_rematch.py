"""The same people once more, at a new table."""

import asyncio

import pytest

from tests.server.founded import ANN, BEN, EVE, people
from tests.server.memory_store import no_trouble
from tests.server.watch import Watch
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.refusal import Refusal
from tumblehall.server.store import Append, StoreError
from tumblehall.server.tables import rematch

AGAIN = w.Rematch(id="m")
OVER: list[d.Deed] = [*people(2), d.SatBot(seat=2, bot="careful"), d.Started(), d.EndVoted(seat=0, yes=True)]


def always() -> bool:
    return True


async def over(watch: Watch) -> str:
    """Ann and Ben have played against a bot; Ben has resigned."""
    return await watch.found(*OVER, d.Resigned(seat=1), seats=3)


async def refused(watch: Watch, table: str, holder: str | None) -> str:
    with pytest.raises(Refusal) as refusal:
        await rematch(watch.hall, table, AGAIN, holder, always)
    return refusal.value.code


async def test_seats_are_kept_for_the_people_and_bots_of_the_last_game() -> None:
    watch = Watch()
    table = await over(watch)
    done = await rematch(watch.hall, table, AGAIN, BEN, always)
    assert done.table is not None
    room = await watch.room(done.table)
    assert [(seat.kind, seat.name, seat.holder, seat.bot) for seat in room.seats] == [
        ("person", "Ann", ANN, ""),
        ("person", "Ben", BEN, ""),
        ("bot", "", "", "careful"),
    ]
    assert (room.host, room.founding.rematch_of, room.full) == (BEN, table, False)


async def test_the_bots_of_a_rematch_can_be_of_another_level() -> None:
    watch = Watch()
    table = await over(watch)
    with pytest.raises(Refusal, match="there is no bot 'wise' for this game; the bots are "):
        await rematch(watch.hall, table, w.Rematch(id="m", bot="wise"), ANN, always)
    done = await rematch(watch.hall, table, w.Rematch(id="m", bot="skilled"), ANN, always)
    assert done.table is not None
    assert [seat.bot for seat in (await watch.room(done.table)).seats] == ["", "", "skilled"]


async def test_kept_seat_is_taken_by_its_person_alone() -> None:
    watch = Watch()
    table = (await rematch(watch.hall, await over(watch), AGAIN, ANN, always)).table
    assert table is not None
    assert await watch.refused(table, w.Sit(id="m", name="Eve", seed="seed-seed", seat=1), EVE) == "taken"
    for name, holder in (("Ben", BEN), ("Ann", ANN)):
        await watch.hall.do(table, w.Sit(id="m", name=name, seed="seed-seed"), holder)
    assert (await watch.room(table)).full


async def test_everybody_goes_to_the_same_new_table() -> None:
    watch = Watch()
    table = await over(watch)
    asked = await asyncio.gather(*(rematch(watch.hall, table, AGAIN, holder, always) for holder in (ANN, BEN)))
    later = await rematch(watch.hall, table, AGAIN, ANN, always)
    assert {done.table for done in (*asked, later)} == {(await watch.room(table)).rematch}
    assert later.again


async def test_rematch_is_for_who_played_and_when_the_game_is_over() -> None:
    watch = Watch()
    assert await refused(watch, await over(watch), EVE) == "not-yours"
    assert await refused(watch, await watch.found(), ANN) == "not-now"


async def test_rematch_that_is_not_saved_is_refused_and_can_be_asked_for_again() -> None:
    watch = Watch()
    table = await over(watch)

    async def trouble(append: Append) -> None:
        raise StoreError("the disk is full")

    watch.store.before = trouble
    assert await refused(watch, table, ANN) == "not-saved"
    watch.store.before = no_trouble
    assert (await rematch(watch.hall, table, AGAIN, ANN, always)).table is not None
