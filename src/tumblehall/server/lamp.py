"""The lamp at a table: somebody asks what a bot would do in their seat. One question of a seat at a time; it ends when
the seat is asked something else; and it is a deed, so that everybody knows of it before the answer is given."""

from typing import Any

import msgspec

from tumblehall.agents.lamp import lamp_levels, lamp_seed
from tumblehall.agents.parcel import parcel_for
from tumblehall.agents.roster import thinks
from tumblehall.server import deeds as d
from tumblehall.server.asked import Asked, Closed, while_it_stands
from tumblehall.server.call import Call
from tumblehall.server.hints import HintNow, WantHint
from tumblehall.server.jobs import advise
from tumblehall.server.judge import decision_of
from tumblehall.server.refusal import Refusal
from tumblehall.server.rights import need
from tumblehall.server.room import Room
from tumblehall.server.store import StoreError
from tumblehall.server.workers import JobFailed, JobRefused, JobTimedOut

PROCESSOR_SECONDS = 1.5
"""They stop to think before one is over."""
WITHIN = 3.0
"""Seconds, the wait for a free process included; after that the usual bot is asked, which answers at once."""
AT_MOST = 20.0
"""Seconds for the usual one: its processes may be coming up."""


async def post_hint(call: Call) -> HintNow:
    want: WantHint = call.body
    holder, live = call.need_holder(), call.hall.live(call.path["table"])
    async with live.lock:
        room = await call.hall.room(live)
        asked = _asked(room, holder, want)
        kept = live.hints.get(want.seat)
        if kept is not None and kept.step == want.step:
            return kept
        if want.seat in live.lighting:
            raise Refusal("not-now", "the lamp is being lit already")
        assert room.game is not None
        # An imagined position goes to the worker, never the truth.
        parcel = parcel_for(room.game, want.seat, lamp_seed(room.game, want.seat))
        live.lighting.add(want.seat)
    try:
        told = await while_it_stands(live, asked, _told(call, asked.game, parcel))
    except Closed:
        raise Refusal("stale", "things have changed: this is not asked any more") from None
    finally:
        live.lighting.discard(want.seat)
    hint = msgspec.convert(told | {"step": want.step}, HintNow)
    deed = d.Lit(seat=want.seat)
    try:
        counted = await call.hall.do_by_itself(live, lambda room: deed if asked.stands_in(room) else None)
    except StoreError as fault:
        raise call.hall.not_saved(live.table, fault) from None
    if not counted:
        raise Refusal("stale", "things have changed: this is not asked any more")
    live.hints[want.seat] = hint
    return hint


def _asked(room: Room, holder: str, want: WantHint) -> Asked:
    """The question that is open; Refusal: there is none, or no hint for it."""
    need(room, holder, "hint")
    if want.seat not in room.seats_of(holder):
        raise Refusal("not-yours", f"seat {want.seat} is not yours")
    if room.seats[want.seat].bot:
        raise Refusal("away", "a bot plays for you; say first that you are back")
    if not room.founding.manners.lamp:
        raise Refusal("not-now", "there is no lamp at this table")
    if room.has_spent_all(d.Lit(seat=want.seat)):
        raise Refusal("not-now", "enough was done here that is no answer of the game; from now on you can only play")
    game = room.game
    assert game is not None
    if want.step != game.step_of(want.seat):
        raise Refusal("stale", f"things have changed: seat {want.seat} is at step {game.step_of(want.seat)}")
    decision = decision_of(game, want.seat)
    if decision is None:
        raise Refusal("not-now", "you have nothing to choose now")
    return Asked(game.game, want.seat, "", want.step, decision)


async def _told(call: Call, game: str, parcel: bytes) -> dict[str, Any]:
    """What the strongest bot says that has time for it. Somebody waits: its process is up and does not stand back."""
    async with call.turn():
        for level in lamp_levels(game):
            pool, within = (call.pools.tables, WITHIN) if thinks(game, level) else (call.pools.bots, AT_MOST)
            try:
                return await pool.run(advise, level, parcel, seconds=within, processor=PROCESSOR_SECONDS, within=within)
            except (JobFailed, JobTimedOut, JobRefused):
                continue
    raise Refusal("too-busy", "nobody has time to think about it; try again")
