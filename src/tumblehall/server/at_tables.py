"""What the house answers at its tables, and about records that somebody has as a file."""

import msgspec

from tumblehall.lessons.script import LEARNER
from tumblehall.library import game_named
from tumblehall.server import lesson_requests as lr
from tumblehall.server import news as n
from tumblehall.server import requests as r
from tumblehall.server import wire as w
from tumblehall.server.call import Call
from tumblehall.server.jobs import (
    Viewer,
    course,
    draws,
    frames,
    lesson,
    odds,
    sent_frames,
    sent_position,
    sent_verify,
    story,
)
from tumblehall.server.judge import begun
from tumblehall.server.learning import followed, found_lesson
from tumblehall.server.refusal import Refusal
from tumblehall.server.rights import need
from tumblehall.server.showing import code_of, game_seen, me, seat_state, table_card, talk_for, viewers
from tumblehall.server.tables import fork, fork_position, found, origin_for, rematch
from tumblehall.server.tokens import code_shown, new_token, read_code

JOB_SECONDS = 20.0
UPLOAD_SECONDS = 5.0
"""Of the processor, for a record that somebody sends: many times what the longest game takes."""


async def post_token(call: Call) -> r.NewToken:
    return r.NewToken(new_token())


async def post_table(call: Call) -> r.NewTableMade:
    body: r.NewTable = call.body
    table = await found(call.hall, body.game, body.seats, body.options, body.manners, call.need_holder())
    return await made(call, table)


async def post_lesson(call: Call) -> r.NewTableMade:
    body: lr.NewLesson = call.body
    table = await found_lesson(call.hall, body.lesson, body.scene, body.answers, body.name, call.need_holder())
    return await made(call, table)


async def made(call: Call, table: str) -> r.NewTableMade:
    live = call.hall.live(table)
    async with live.lock:
        return r.NewTableMade(table, (await call.hall.room(live)).commitment)


async def get_table(call: Call) -> r.TableNow:
    origin = await origin_for(call.hall, call.path["table"], call.holder)
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        mine = me(room, call.holder, origin)
        states = [seat_state(room, seat, 0) for seat in viewers(room, call.holder)]
        return r.TableNow(table_card(room), mine, states, talk_for(room, call.holder, 0)[1])


async def get_called(call: Call) -> r.TableCalled:
    code = read_code(call.path["code"])
    table = await call.hall.store.called(code)
    if table is not None:
        live = call.hall.live(table)
        async with live.lock:
            if code_of(await call.hall.room(live)) is not None:
                return r.TableCalled(table)
    raise Refusal("no-table", f"no table with an open seat has the code {code_shown(code)}")


async def post_command(call: Call) -> n.Done:
    command: w.Command = call.body
    if isinstance(command, w.Rematch):
        return await rematch(call.hall, call.path["table"], command, call.holder, call.may_found)
    return await call.hall.do(call.path["table"], command, call.holder)


async def get_record(call: Call) -> r.OwnView | msgspec.Raw:
    """The record as text once the game is over; until then what the own seats know."""
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        need(room, call.holder, "record")
        if room.status == "over":
            return msgspec.Raw(room.record().to_json().encode())
        eyes = viewers(room, call.holder)
        return r.OwnView(1, table_card(room), [seat_state(room, seat, 0) for seat in eyes])


async def get_frames(call: Call) -> r.Frames:
    want: r.FrameRange = call.body
    seat = _eyes(want.viewer)
    shown = await call.pools.tables.run(frames, await played(call), seat, want.first, want.last, seconds=JOB_SECONDS)
    return msgspec.convert(shown, r.Frames)


def _eyes(viewer: str) -> Viewer:
    return "open" if viewer == "open" else None if viewer == "onlooker" else int(viewer)


async def get_course(call: Call) -> r.CourseNow:
    told = await call.pools.tables.run(course, await played(call), seconds=JOB_SECONDS)
    return msgspec.convert({"course": told}, r.CourseNow)


async def get_draws(call: Call) -> r.Draws:
    want: r.WantDraws = call.body
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        game_seen(room, call.holder, "replay", want.seat)
        record = room.record().to_json()
    found = await call.pools.tables.run(draws, record, want.seat, seconds=JOB_SECONDS)
    return msgspec.convert({"uses": found}, r.Draws)


async def played(call: Call) -> str:
    """The record of a game that is over, for whoever may see it."""
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        need(room, call.holder, "replay")
        return room.record().to_json()


async def get_story(call: Call) -> r.Story:
    want: r.StorySince = call.body
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        # The secret of the dice goes to the worker, and no further: what comes back is what the seat was shown.
        record = game_seen(room, call.holder, "story", want.seat).revealed_record()
    moments = await call.pools.tables.run(story, record.to_json(), want.seat, want.after, seconds=JOB_SECONDS)
    return msgspec.convert({"moments": moments}, r.Story)


async def get_odds(call: Call) -> r.OddsNow:
    want: r.WantOdds = call.body
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        seen = game_seen(room, call.holder, "odds", want.seat)
        game, step = seen.game, seen.step_of(want.seat)
        moment = (want.seat, step, seen.event_count(want.seat))
        if moment in live.odds:
            return live.odds[moment]
        if game_named(game).odds is None:
            return r.OddsNow(step, None)
        # Only what the seat sees goes to the worker, so that nothing else can come back.
        view = seen.view(want.seat)
    told = await call.pools.tables.run(odds, game, view, seconds=JOB_SECONDS)
    return live.keep_odds(moment, msgspec.convert({"step": step, "odds": told}, r.OddsNow))


async def get_lesson(call: Call) -> lr.LessonNow:
    live = call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        need(room, call.holder, "lesson")
        game, told = begun(room), followed(room)
        step = game.step_of(LEARNER)
        if told is None:
            return lr.LessonNow(step, None)
        record = game.revealed_record().to_json()
    course = await call.pools.tables.run(lesson, told.name, told.scene, record, seconds=JOB_SECONDS)
    return msgspec.convert({"step": step, "course": course}, lr.LessonNow)


async def post_fork(call: Call) -> r.NewTableMade:
    body: r.Fork = call.body
    holder = call.need_holder()
    table = await fork(call.hall, call.pools.tables, call.path["table"], body.step, body.manners, holder)
    return await made(call, table)


# -- records that somebody has as a file -------------------------------------------------------------------------------


async def post_frames(call: Call) -> r.Frames:
    want: r.WantFrames = call.body
    seat = _eyes(want.viewer)
    shown = await call.pools.uploads.run(
        sent_frames, want.record, seat, want.first, want.last, seconds=JOB_SECONDS, processor=UPLOAD_SECONDS
    )
    return msgspec.convert(shown, r.Frames)


async def post_verify(call: Call) -> r.Checked:
    report = await call.pools.uploads.run(sent_verify, call.body.record, seconds=JOB_SECONDS, processor=UPLOAD_SECONDS)
    return msgspec.convert(report, r.Checked)


async def post_fork_record(call: Call) -> r.NewTableMade:
    body: r.ForkRecord = call.body
    holder = call.need_holder()
    position = await call.pools.uploads.run(
        sent_position, body.record, body.step, seconds=JOB_SECONDS, processor=UPLOAD_SECONDS
    )
    return await made(call, await fork_position(call.hall, position, body.manners, holder, ("", body.step)))
