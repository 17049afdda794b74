"""A table that was begun by other rules goes on from its last position, its people are told, its record says so."""

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from tests.fixtures.bluff import GAME, INFO
from tests.fixtures.broken import Bluff
from tests.fixtures.newer import NEWER
from tests.server.conftest import Opened
from tests.server.founded import ANN, BEN, all_of, body, people
from tests.server.memory_store import MemoryStore
from tests.server.watch import Time, Watch, say, settle
from tumblehall.games import GAMES
from tumblehall.kernel.canonical import digest_of
from tumblehall.kernel.record import Entry
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.verifying import verify
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.app import Server
from tumblehall.server.backup import read_backup, write_backup
from tumblehall.server.config import Settings
from tumblehall.server.hall import KEEP_EVERY, Hall
from tumblehall.server.metrics import Metrics
from tumblehall.server.past import started
from tumblehall.server.rebuilding import DEED
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room

NEWEST = replace(NEWER, info=replace(INFO, versions={"base": 3}))


class Rules:
    """The rules of Bluff that the program has now."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch
        self.become(GAME)

    def become(self, game: Bluff) -> None:
        self._patch.setitem(cast(dict[str, Any], GAMES), "bluff", game)


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    return Rules(monkeypatch)


async def begun(watch: Watch, **founding: Any) -> str:
    founded = body("bluff", **founding)
    return await watch.hall.found(founded, [*people(2), started(founded)])


async def act(hall: Hall, table: str, answers: int = 1) -> None:
    """The first answers on offer, by whoever is asked first."""
    live = hall.live(table)
    for _ in range(answers):
        async with live.lock:
            game = (await hall.room(live)).game
            assert game is not None
            if not game.decisions:
                return
            decision, step = game.decisions[0], game.step_of(game.decisions[0].seat)
        command = w.Act(id=f"{game.step} {step}", seat=decision.seat, step=step, option=decision.options[0].id)
        await hall.do(table, command, (ANN, BEN)[decision.seat])


async def restarted(watch: Watch) -> Watch:
    """The program is stopped as it should be; another one on the same database."""
    await watch.hall.stop()
    return Watch(watch.store.tables, watch.time)


def parts(room: Room) -> list[tuple[dict[str, int], int]]:
    """What was played before by which rules, and how much of it."""
    assert room.game is not None
    return [(part.rules, len(part.entries)) for part in room.game.record.before]


async def test_game_goes_on_where_it_was(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 5)
    before = (await watch.room(table)).game
    rules.become(NEWER)
    after = (await (await restarted(watch)).room(table)).game
    assert before is not None
    assert after is not None
    assert after.position() == before.position()
    assert after.decisions == before.decisions


async def test_everybody_is_told(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 3)
    rules.become(NEWER)
    game = (await (await restarted(watch)).room(table)).game
    assert game is not None
    assert [game.events(eye)[0].kind for eye in (None, 0, 1)] == ["went-on"] * 3


async def test_record_says_so_and_each_release_verifies_its_part(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 5)
    rules.become(NEWER)
    watch = await restarted(watch)
    await act(watch.hall, table, 500)
    record = (await watch.room(table)).record()
    assert (record.rules, [part.rules for part in record.before]) == ({"base": 2}, [{"base": 1}])
    assert record.before[0].release == RELEASE
    assert record.outcome is not None
    assert all(check.ok for check in verify(record.to_json(), lambda name: NEWER))
    assert all(check.ok for check in verify(record.to_json(), lambda name: GAME, part=1))


async def test_log_goes_on_and_gives_the_same_room_again(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 4)
    rules.become(NEWER)
    watch = await restarted(watch)
    await watch.hall.do(table, say("one"), ANN)
    await act(watch.hall, table, 3)
    room = await watch.room(table)
    kinds = [type(DEED.decode(row.body)) for row in watch.store.tables.logs[table]]
    assert kinds.count(d.WentOn) == 1
    again = await watch.beside().room(table)
    assert all_of(again) == all_of(room)


async def test_rules_may_change_more_than_once(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 4)
    rules.become(NEWER)
    watch = await restarted(watch)
    await act(watch.hall, table, 2)
    rules.become(NEWEST)
    watch = await restarted(watch)
    assert parts(await watch.room(table)) == [({"base": 1}, 4), ({"base": 2}, 2)]
    await act(watch.hall, table, 500)
    record = (await watch.room(table)).record()
    assert replay_table(NEWEST, record).outcome == record.outcome
    assert replay_table(NEWER, record.part(2)).record.final == record.before[1].final


async def test_answers_that_no_position_was_kept_of_are_given_again(rules: Rules) -> None:
    """The old program did not stop, it was killed."""
    watch = Watch()
    table = await begun(watch, rounds=4)
    await act(watch.hall, table, KEEP_EVERY)
    await settle()
    kept = watch.store.tables.kept[table].position
    assert kept is not None
    log = watch.store.tables.logs[table]
    lost = len(log) - kept.number
    assert 0 < lost < KEEP_EVERY
    rules.become(NEWER)
    room = await watch.beside().room(table)
    assert parts(room) == [({"base": 1}, KEEP_EVERY - lost)]
    assert room.number == len(log)
    record = room.game.revealed_record() if room.game is not None else None
    assert record is not None
    assert record.before[0].final == digest_of(record.start)


async def test_table_without_a_position_is_set_aside(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 3)
    rules.become(NEWER)
    with pytest.raises(Refusal, match=r"begun by versions {'base': 1} of its sets, and these are .*no position was"):
        await watch.beside().room(table)


async def test_take_back_before_is_in_the_record_and_marks_the_game(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 1)
    while (game := (await watch.room(table)).game) is None or game.why_no_take_back(0) is not None:
        await act(watch.hall, table, 1)
    live = watch.hall.live(table)
    assert await watch.hall.do_by_itself(live, lambda room: d.UndoAsked(seat=0, take_back=True))
    assert await watch.hall.do_by_itself(live, lambda room: d.UndoAnswered(seat=1, yes=True))
    before = (await watch.room(table)).game
    assert before is not None
    entries = before.record.entries
    assert entries[-1] == Entry(0, None, take_back=True)
    rules.become(NEWER)
    game = (await (await restarted(watch)).room(table)).game
    assert game is not None
    assert game.record.before[0].entries == entries
    assert game.take_backs == game.record.take_backs == 1


async def test_what_was_agreed_to_before_is_in_the_record(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 8)
    live = watch.hall.live(table)
    assert await watch.hall.do_by_itself(live, lambda room: d.UndoAsked(seat=0))
    assert await watch.hall.do_by_itself(live, lambda room: d.UndoAnswered(seat=1, yes=True))
    before = (await watch.room(table)).game
    assert before is not None
    entries = before.record.entries
    assert Entry(0, None, agreed=True) in entries
    rules.become(NEWER)
    game = (await (await restarted(watch)).room(table)).game
    assert game is not None
    assert game.record.before[0].entries == entries


async def test_game_that_is_over_stays_over(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 500)
    old = (await watch.room(table)).record()
    await settle()
    rules.become(NEWER)
    room = await watch.beside().room(table)  # the old program was killed: the end was kept at once
    assert room.status == "over"
    assert room.record().outcome == old.outcome
    assert room.record().before[0].entries == old.entries


async def test_game_that_was_ended_early_stays_so(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 3)
    for seat, holder in enumerate((ANN, BEN)):
        await watch.hall.do(table, w.VoteEnd(id="v", seat=seat, yes=True), holder)
    rules.become(NEWER)
    room = await (await restarted(watch)).room(table)
    assert (room.status, room.ended_early) == ("over", True)
    assert room.record().to_json()


async def test_end_of_which_no_position_was_kept_is_not_played_on(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 4)
    watch.forget_all()
    await settle()
    kept = watch.store.tables.kept[table].position
    await act(watch.hall, table, 500)
    await settle()
    watch.store.tables.kept[table] = replace(watch.store.tables.kept[table], position=kept)
    rules.become(NEWER)
    with pytest.raises(Refusal, match="the game is over, and no position was kept of its end"):
        await watch.beside().room(table)


async def test_older_program_leaves_the_table_to_the_newer_one(rules: Rules) -> None:
    rules.become(NEWER)
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 3)
    await watch.hall.stop()
    rules.become(GAME)
    with pytest.raises(Refusal, match=r"newer rules \(base\) than this server has; it waits for a newer program"):
        await watch.beside().room(table)
    assert watch.store.tables.kept[table].aside is None
    rules.become(NEWER)
    assert (await watch.beside().room(table)).status == "playing"


async def test_of_two_processes_one_lets_it_go_on(rules: Rules) -> None:
    watch = Watch()
    table = await begun(watch)
    await act(watch.hall, table, 3)
    rules.become(NEWER)
    one = await restarted(watch)
    two = one.beside()

    async def quicker(append: object) -> None:
        one.store.before = no_more
        await two.room(table)

    async def no_more(append: object) -> None: ...

    one.store.before = quicker
    first, second = await one.room(table), await two.room(table)
    assert all_of(first) == all_of(second)
    kinds = [type(DEED.decode(row.body)) for row in one.store.tables.logs[table]]
    assert kinds.count(d.WentOn) == 1


async def test_clocks_go_on_with_what_they_had_left(rules: Rules) -> None:
    clock = d.Manners(clock=d.Clock(kind="game", seconds=600))
    watch = Watch(time=Time())
    table = await begun(watch, manners=clock)
    watch.time.now += 100
    await act(watch.hall, table, 1)
    watch.time.now += 50
    await watch.hall.do(table, say(), ANN)
    rules.become(NEWER)
    watch = await restarted(watch)
    watch.time.now += 3600
    room = await watch.room(table)
    assert room.times.left == [450.0, 450.0]
    assert room.times.until(0) == watch.time.now + 450.0


async def test_table_that_was_not_begun_begins_by_the_rules_of_now(rules: Rules) -> None:
    watch = Watch()
    table = await watch.hall.found(body("bluff"), people(2))
    rules.become(NEWER)
    watch = await restarted(watch)
    live = watch.hall.live(table)
    assert await watch.hall.do_by_itself(live, lambda room: started(room.founding))
    game = (await watch.room(table)).game
    assert game is not None
    assert (game.record.rules, game.record.before) == ({"base": 2}, ())


async def test_both_databases_keep_what_is_needed(rules: Rules, database: str, opened: Opened) -> None:
    hall = Hall(await opened(database), Metrics())
    founded = body("bluff")
    table = await hall.found(founded, [*people(2), started(founded)])
    await act(hall, table, 5)
    await hall.stop()
    rules.become(NEWER)
    hall = Hall(await opened(database), Metrics())
    await act(hall, table, 500)
    live = hall.live(table)
    async with live.lock:
        record = (await hall.room(live)).record()
    assert len(record.before[0].entries) == 5
    assert all(check.ok for check in verify(record.to_json(), lambda name: NEWER))


@pytest.mark.usefixtures("rules")
async def test_server_that_stops_keeps_its_games() -> None:
    store = MemoryStore()
    server = Server(Settings(), store)
    founded = body("bluff")
    table = await server.hall.found(founded, [*people(2), started(founded)])
    await server.stop()
    kept = store.tables.kept[table].position
    assert kept is not None
    assert kept.number == len(store.tables.logs[table])


async def test_backup_has_the_position(rules: Rules, database: str, opened: Opened, tmp_path: Path) -> None:
    store = await opened(database)
    hall = Hall(store, Metrics())
    founded = body("bluff")
    table = await hall.found(founded, [*people(2), started(founded)])
    await act(hall, table, 5)
    await hall.stop()
    await write_backup(store, tmp_path / "backup")
    watch = Watch()
    await read_backup(watch.store, tmp_path / "backup")
    rules.become(NEWER)
    assert parts(await watch.room(table)) == [({"base": 1}, 5)]
