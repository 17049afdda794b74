"""A room from a snapshot is the room of its log, in everything; and what is no snapshot of it is not taken for one."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import tumblehall as th
from tests.server.conftest import Opened
from tests.server.founded import ANN, HOLDERS, Story, all_of, body, people, with_bluff
from tests.server.watch import Watch, say, settle
from tumblehall.kernel import packing
from tumblehall.server import deeds as d
from tumblehall.server import rebuilding, snapshots
from tumblehall.server import wire as w
from tumblehall.server.hall import Hall
from tumblehall.server.looks import ENCODER
from tumblehall.server.metrics import Metrics
from tumblehall.server.rebuilding import resumed
from tumblehall.server.room import Room
from tumblehall.server.showing import seat_state, table_card, undo_state
from tumblehall.server.snapshots import next_link, room_in, snapshot_of
from tumblehall.server.store import Founding, Row, Summary

GAMES = [*th.list_games(), "bluff"]
EYES = (None, 0, 1)
CLOCKS = (d.Clock("game", 600, 5), d.Clock("move", 60), d.Clock())


def founding_of(room: Room) -> Founding:
    return Founding(room.id, room.created, ENCODER.encode(room.founding), Summary("playing", False, b"", None))


def there_and_back(room: Room) -> Room:
    row = Row(room.number, room.last_at, b"", room.chain)
    again = room_in(snapshot_of(room), founding_of(room), room.founding, row)
    assert again is not None
    return again


def shown(room: Room, rng: th.FastRng) -> Any:
    """All that anybody can get to see, and what the next answers depend on."""
    game = room.game
    assert game is not None
    looks = {eye: game.event_count(eye) - rng.below(40) for eye in EYES}
    return {
        "card": table_card(room),
        "seats": [seat_state(room, eye, looks[eye]) for eye in EYES],
        "undo": [(undo_state(room, seat), game.why_no_undo(seat), game.why_no_take_back(seat)) for seat in (0, 1)],
        "chance": (game.uses, [game.bot_seed(seat) for seat in (0, 1)]),
    }


def told(room: Room) -> Any:
    assert room.game is not None
    return [(room.game.events(eye), room.game.struck(eye)) for eye in EYES]


def next_deed(story: Story, rng: th.FastRng, number: int) -> d.Deed:
    """Mostly answers; now and then whatever people do besides."""
    room, game, seat = story.room, story.game, rng.below(2)
    kind = rng.below(48)
    if room.undo_asked is not None:
        return d.UndoAnswered(seat=1 - room.undo_asked, yes=kind < 36, id=f"m{number}")
    if kind < 3 and game.why_no_undo(seat) is None:
        return d.Undone(seat=seat, id=f"m{number}")
    if kind == 3 and game.why_no_take_back(seat) is None:
        return d.UndoAsked(seat=seat, take_back=True, id=f"m{number}")
    if kind == 4:
        return d.Said(seat=seat, text=f"said {number}", id=f"m{number}")
    if kind == 5:
        others: list[d.Deed] = [d.Muted(seat=seat, whom=1 - seat, muted=number % 2 == 0)]
        others += [d.EndVoted(seat=0, yes=number % 3 == 0), d.Reminded(seat=game.to_act[0], by=1 - game.to_act[0])]
        return others[rng.below(3)]
    decision = game.decisions[rng.below(len(game.decisions))]
    return d.Acted(seat=decision.seat, act=decision.options[rng.below(len(decision.options))].id, id=f"m{number}")


@pytest.mark.parametrize("game", GAMES)
def test_room_from_snapshots_is_that_of_the_log_at_every_step(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One room does all deeds; the other is packed and made anew before each of them."""
    clock = CLOCKS[GAMES.index(game) % len(CLOCKS)]
    with_bluff(monkeypatch)
    monkeypatch.setattr(packing, "OURS", re.compile(r"tumblehall\.(kernel|games)\.|tests\.fixtures\."))
    story = Story(body(game, manners=d.Manners(clock=clock)), *people(2), d.Started())
    story.room.chain = b"of the log so far"
    other, rng = there_and_back(story.room), th.FastRng(f"{game} {clock.kind}")
    for number in range(2000):
        if story.game.outcome is not None:
            break
        deed = next_deed(story, rng, number)
        story.tell(deed, after=rng.below(40) / 8)
        other.fold(deed, story.now)
        other.chain = story.room.chain = next_link(other.chain, other.number, other.last_at, b"")
        other = there_and_back(other)
        looks = rng.copy()
        assert shown(other, rng) == shown(story.room, looks)
        if number % 25 == 0 or story.game.outcome is not None:
            assert all_of(other) == all_of(story.room)
            assert told(other) == told(story.room)
    assert story.game.outcome is not None


# -- what is no snapshot -----------------------------------------------------------------------------------------------


async def played(watch: Watch, answers: int = 30, **founding: Any) -> str:
    table = await watch.found(**founding)
    for number in range(answers):
        game = (await watch.room(table)).game
        assert game is not None
        asked = game.decisions[0]
        act = w.Act(id=f"a{number}", seat=asked.seat, option=asked.options[0].id, step=game.step_of(asked.seat))
        await watch.hall.do(table, act, HOLDERS[asked.seat])
    await watch.hall.stop()
    return table


def flipped(snapshot: bytes, bit: int) -> bytes:
    place = bit % len(snapshot)
    return snapshot[:place] + bytes([snapshot[place] ^ 1 << bit % 8]) + snapshot[place + 1 :]


async def same_room(watch: Watch, table: str, spared: bool) -> None:
    """The room is right, by the snapshot or without it."""
    rows = await watch.store.log(table)
    kept = watch.store.tables.kept[table]
    right, _ = await rebuilding.rebuilt(kept, rows, 0.0)
    assert kept.position is not None
    assert (await resumed(kept, rows[kept.position.number - 1 :]) is not None) == spared
    assert all_of(await watch.beside().room(table)) == all_of(right)


async def test_snapshot_spares_the_log() -> None:
    watch = Watch()
    table = await played(watch)
    read: list[int] = []
    other = watch.beside()
    log = other.store.log

    async def noted(table: str, after: int = 0) -> list[Row]:
        rows = await log(table, after)
        read.append(len(rows))
        return rows

    other.store.log = noted  # type: ignore[method-assign]
    await other.room(table)
    assert read == [1]
    await same_room(watch, table, spared=True)


@pytest.mark.parametrize("bit", [0, 200, 255, 256, 300, 1001, 2017, 4099, 9001, 40_000])
async def test_damaged_snapshot_is_not_taken(bit: int) -> None:
    watch = Watch()
    table = await played(watch)
    kept = watch.store.tables.kept[table]
    watch.store.tables.kept[table] = replace(kept, snapshot=flipped(kept.snapshot, bit))
    await same_room(watch, table, spared=False)


@pytest.mark.parametrize("length", [0, 1, 31, 32, 33, 500, -1])
async def test_snapshot_that_is_cut_is_not_taken(length: int) -> None:
    watch = Watch()
    table = await played(watch)
    kept = watch.store.tables.kept[table]
    watch.store.tables.kept[table] = replace(kept, snapshot=kept.snapshot[:length])
    await same_room(watch, table, spared=False)


async def test_snapshot_of_another_table_is_not_taken() -> None:
    watch = Watch()
    one, other = await played(watch), await played(watch)
    kept = watch.store.tables.kept
    kept[one] = replace(kept[one], snapshot=kept[other].snapshot)
    await same_room(watch, one, spared=False)


async def test_snapshot_of_another_program_is_not_taken_and_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    table = await played(watch)
    monkeypatch.setattr(snapshots, "program", lambda: "another")
    await same_room(watch, table, spared=False)
    await settle()
    await same_room(watch, table, spared=True)


def test_program_is_named_by_all_its_files() -> None:
    assert len(snapshots.program()) == 64
    assert snapshots.program() == snapshots.program()


async def change_last(watch: Watch, table: str) -> None:
    log = watch.store.tables.logs[table]
    log[-1] = replace(log[-1], at=log[-1].at + 1, chain=b"another")


async def drop_last(watch: Watch, table: str) -> None:
    watch.store.tables.logs[table].pop()


async def unchain(watch: Watch, table: str) -> None:
    """As older programs wrote it."""
    log = watch.store.tables.logs[table]
    log[:] = [replace(row, chain=b"") for row in log]


@pytest.mark.parametrize("change", [change_last, drop_last, unchain])
async def test_snapshot_of_another_log_is_not_taken(change: Callable[[Watch, str], Any]) -> None:
    watch = Watch()
    table = await played(watch)
    await change(watch, table)
    kept = watch.store.tables.kept[table]
    assert await resumed(kept, watch.store.tables.logs[table][kept.position.number - 1 :]) is None  # type: ignore[union-attr]
    rows = watch.store.tables.logs[table]
    right, _ = await rebuilding.rebuilt(kept, rows, 0.0)
    assert all_of(await watch.beside().room(table)) == all_of(right)


async def test_deeds_after_the_snapshot_are_done() -> None:
    watch = Watch()
    table = await played(watch)
    other = Watch(watch.store.tables, watch.time)
    await other.hall.do(table, say("later", "after the snapshot"), ANN)
    await same_room(watch, table, spared=True)


async def test_deeds_after_the_snapshot_leave_others_their_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rebuilding, "SLICE", 0.0)
    watch = Watch()
    table = await played(watch)
    for number in range(3):
        await watch.beside().hall.do(table, say(f"later {number}", "after the snapshot"), ANN)
    kept, rows = watch.store.tables.kept[table], watch.store.tables.logs[table]
    assert kept.position is not None
    tail = rows[kept.position.number - 1 :]
    turns = 0
    resuming = asyncio.create_task(resumed(kept, tail))
    while not resuming.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > len(tail) - 1 > 1


async def test_both_databases_keep_snapshots(database: str, opened: Opened) -> None:
    store = await opened(database)
    one = Watch()
    one.store = store  # type: ignore[assignment]
    one.hall = Hall(store, Metrics(), one.time)
    table = await played(one)
    kept, rows = await store.kept(table), await store.log(table)
    assert kept is not None
    assert kept.position is not None
    assert all(row.chain for row in rows)
    room = await resumed(kept, rows[kept.position.number - 1 :])
    assert room is not None
    right, _ = await rebuilding.rebuilt(kept, rows, 0.0)
    assert all_of(room) == all_of(right)
