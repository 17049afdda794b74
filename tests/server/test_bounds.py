"""What people do that does not bring the game on is bounded: by the minute, by the seat and by the table."""

import os
import time

import pytest

import tumblehall as th
from tests.server.founded import ANN, BEN, Story, body, people
from tests.server.watch import Watch
from tumblehall.server import deeds as d
from tumblehall.server import room as rooms
from tumblehall.server import wire as w
from tumblehall.server.hall import Hall
from tumblehall.server.metrics import Metrics
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room

MESSAGES = int(os.environ.get("TUMBLEHALL_HOSTILE", "4000"))
HOLDERS = (ANN, BEN)


def hostile(room: Room, number: int, rng: th.FastRng) -> tuple[w.Command, str]:
    """Whatever makes a log grow and costs its sender nothing."""
    seat, id = number % 2, f"m{number}"
    step = 0 if room.game is None else room.game.step_of(seat)
    commands: list[w.Command] = [
        w.Say(id=id, seat=seat, text="spam"),
        w.Mute(id=id, seat=seat, whom=1 - seat, muted=rng.below(2) == 0),
        w.VoteEnd(id=id, seat=seat, yes=seat == 0 and rng.below(2) == 0),
        w.Undo(id=id, seat=seat, step=step, ask=True),
        w.AnswerUndo(id=id, seat=seat, yes=rng.below(2) == 0),
        w.Remind(id=id, seat=seat, whom=1 - seat),
        w.Return(id=id, seat=seat),
        w.SitBot(id=id, seat=seat, bot="any"),
    ]
    if room.game is not None and room.game.decisions:
        asked = room.game.decisions[0]
        seat, option = asked.seat, asked.options[rng.below(len(asked.options))].id
        commands += [w.Act(id=id, seat=seat, option=option, step=room.game.step_of(seat))]
        commands += [w.Undo(id=id, seat=seat, step=room.game.step_of(seat), ask=True)] * 3
    command = commands[rng.below(len(commands))]
    return command, HOLDERS[getattr(command, "seat", 0)]


async def attack(watch: Watch, table: str, messages: int) -> int:
    """So many messages of two people who want the log to grow; how many were done."""
    rng, done = th.FastRng("hostile"), 0
    for number in range(messages):
        watch.time.now += 0.05
        command, holder = hostile(await watch.room(table), number, rng)
        try:
            done += not (await watch.hall.do(table, command, holder)).again
        except Refusal:
            continue
    return done


async def test_hostile_messages_leave_few_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shares are smaller here, as there are fewer messages; `make soak` sends 200,000."""
    if MESSAGES < 200_000:
        monkeypatch.setattr(rooms, "SPARE", 200)
    watch = Watch()
    watch.hall = Hall(watch.store, Metrics(), watch.time, pace=(10.0, 40.0))
    table = await watch.found(*people(2), d.Started())
    await attack(watch, table, MESSAGES)
    rows = len(watch.store.tables.logs[table])
    answers = (await watch.room(table)).game
    assert answers is not None
    assert rows < rooms.SPARE * 3 / 2 + answers.answers
    assert rows < 5000
    await watch.hall.stop()
    other = watch.beside()
    began = time.process_time()
    await other.room(table)
    took = time.process_time() - began
    print(f"{MESSAGES} messages left {rows} rows; rebuilt in {1000 * took:.1f} ms")
    assert took < 0.05


@pytest.mark.parametrize(
    "command",
    [
        w.VoteEnd(id="m", seat=0, yes=False),
        w.Mute(id="m", seat=0, whom=1, muted=False),
    ],
)
async def test_deed_without_effect_is_not_written(command: w.Command) -> None:
    watch = Watch()
    table = await watch.found(*people(2), d.Started())
    before = len(watch.store.tables.logs[table])
    assert (await watch.hall.do(table, command, ANN)).again
    assert len(watch.store.tables.logs[table]) == before


async def test_bot_that_sits_there_already_is_not_seated_again() -> None:
    watch = Watch()
    table = await watch.found(d.SatBot(seat=1, bot="careful"))
    assert (await watch.hall.do(table, w.SitBot(id="m", seat=1, bot="careful"), ANN)).again
    assert len(watch.store.tables.logs[table]) == 1


async def test_seat_does_no_more_in_a_minute_than_one_connection_may() -> None:
    watch = Watch()
    watch.hall = Hall(watch.store, Metrics(), watch.time, pace=(1.0, 4.0))
    table = await watch.found(*people(2), d.Started())
    results: list[str] = []
    for number in range(8):
        command = w.Mute(id=f"m{number}", seat=0, whom=1, muted=len(results) % 2 == 0 or number > 4)
        try:
            await watch.hall.do(table, command, ANN)
            results.append("done")
        except Refusal as refusal:
            results.append(refusal.code)
    assert results == ["done"] * 4 + ["slow-down"] * 4
    watch.time.now += 60
    await watch.hall.do(table, w.Mute(id="later", seat=0, whom=1, muted=True), ANN)


def test_who_has_spent_all_can_still_play() -> None:
    story = Story(body(), *people(2), d.Started())
    share = rooms.SPARE // 2
    for number in range(share):
        story.tell(d.Muted(seat=0, whom=1, muted=number % 2 == 0))
    assert story.room.has_spent_all(d.Said(seat=0, text="more"))
    assert not story.room.has_spent_all(d.Said(seat=1, text="I am another"))
    assert not story.room.has_spent_all(d.Acted(seat=0, act="any"))
    assert not story.room.has_spent_all(d.Resigned(seat=0))


def test_answers_taken_back_count_for_who_took_them_back() -> None:
    story = Story(body(), *people(2), d.Started())
    seat = 0
    for _ in range(200):
        seat = story.game.decisions[0].seat
        story.act()
        if story.game.why_no_undo(seat) is None:
            break
    before = story.game.answers
    story.tell(d.Undone(seat=seat))
    assert story.room.spent == {0: 1, 1: 1, seat: 1 + 1 + before - story.game.answers}
