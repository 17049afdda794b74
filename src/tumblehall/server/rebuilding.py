"""Makes a room of its log: from the last snapshot where there is one, else of all deeds. A game that was begun by other
rules goes on from the last position that was kept of it."""

import asyncio
import time
from collections.abc import Sequence

import msgspec

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.release import RELEASE
from tumblehall.server import deeds as d
from tumblehall.server.past import KeptGame, versions_of
from tumblehall.server.room import Room
from tumblehall.server.snapshots import first_link, next_link, room_in
from tumblehall.server.store import Kept, Row

ENCODER = msgspec.json.Encoder()
DEED = msgspec.json.Decoder(d.Deed)
FOUNDING = msgspec.json.Decoder(d.FoundingBody)
KEPT_GAME = msgspec.json.Decoder(KeptGame)
SLICE = 0.004
"""Seconds of doing deeds again, before others have their turn."""


class NewerRules(Exception):
    """Another process, of a later release, plays this table by rules that are not known here."""


async def resumed(kept: Kept, rows: Sequence[Row]) -> Room | None:
    """The room from its snapshot, and the deeds from that of the snapshot on; None: it has to be rebuilt."""
    if not rows or kept.position is None or rows[0].number != kept.position.number:
        return None
    try:
        room = room_in(kept.snapshot, kept.founding, FOUNDING.decode(kept.founding.body), rows[0])
        if room is not None:
            began = time.perf_counter()
            for row in rows[1:]:
                fold_row(room, row)
                began = await _others_turn(began)
    except Exception:  # whatever it is: the log tells what to think of it
        return None
    return room


async def rebuilt(kept: Kept, rows: Sequence[Row], now: float) -> tuple[Room, d.WentOn | None]:
    """The room of a whole log, and the deed that is still to be written for it, where the rules have changed: the room
    has done it already. Any error: the table cannot be played."""
    founding = FOUNDING.decode(kept.founding.body)
    deeds = [DEED.decode(row.body) for row in rows]
    went_on = _going_on(founding, kept.position, deeds)
    numbers = [number for number, deed in enumerate(deeds, 1) if isinstance(deed, d.WentOn)]
    goes_on_at = len(deeds) + 1 if went_on is not None else numbers[-1] if numbers else 0
    room = Room(kept.founding.table, kept.founding.at, founding, goes_on_at)
    room.chain = first_link(kept.founding)
    began = time.perf_counter()
    for row, deed in zip(rows, deeds, strict=True):
        fold_row(room, row, deed)
        began = await _others_turn(began)
    if went_on is not None:
        room.fold(went_on, max(now, room.last_at))
        if kept.founding.summary.status == "over" and room.status != "over":
            raise BadInput("the game is over, and no position was kept of its end")
    return room, went_on


async def _others_turn(began: float) -> float:
    """Lets others in when a slice is used up; when the slice began that is under way now."""
    if time.perf_counter() - began <= SLICE:
        return began
    await asyncio.sleep(0)
    return time.perf_counter()


def fold_row(room: Room, row: Row, deed: d.Deed | None = None) -> None:
    """The next deed of the log."""
    if row.number != room.number + 1:
        raise BadInput(f"deed {room.number + 1} is missing: {row.number} comes after {room.number}")
    room.fold(deed or DEED.decode(row.body), row.at)
    room.chain = next_link(room.chain, row.number, row.at, row.body)


def row_of(room: Room, deed: d.Deed) -> Row:
    """The row of a deed that the room has just done."""
    body = ENCODER.encode(deed)
    room.chain = next_link(room.chain, room.number, room.last_at, body)
    return Row(room.number, room.last_at, body, room.chain)


def _going_on(founding: d.FoundingBody, position: Row | None, deeds: Sequence[d.Deed]) -> d.WentOn | None:
    """The deed by which a game goes on by the rules of now; None: they are those by which it was begun."""
    rules = next((deed.rules for deed in reversed(deeds) if isinstance(deed, d.Started | d.WentOn)), None)
    if rules is None or rules == (now := versions_of(founding)):
        return None
    newer = [name for name, version in rules.items() if version > now.get(name, version)]
    if newer:
        raise NewerRules(f"this table is played by newer rules ({', '.join(newer)}) than this server has")
    if position is None:
        raise BadInput(f"the game was begun by versions {rules} of its sets, and these are {now}; no position was kept")
    game = KEPT_GAME.decode(position.body)
    if game.rules != rules:
        raise BadInput(f"the game was played by versions {rules} of its sets; the position kept is by {game.rules}")
    return d.WentOn(
        after=position.number,
        rules=now,
        release=RELEASE,
        position=game.position,
        chance=game.chance,
        left=game.left,
    )
