"""Makes a room of its log. A game that was begun by other rules goes on from the last position that was kept of it."""

from collections.abc import Sequence

import msgspec

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.release import RELEASE
from tumblehall.server import deeds as d
from tumblehall.server.past import KeptGame, versions_of
from tumblehall.server.room import Room
from tumblehall.server.store import Kept, Row

DEED = msgspec.json.Decoder(d.Deed)
FOUNDING = msgspec.json.Decoder(d.FoundingBody)
KEPT_GAME = msgspec.json.Decoder(KeptGame)


class NewerRules(Exception):
    """Another process, of a later release, plays this table by rules that are not known here."""


def rebuilt(kept: Kept, rows: Sequence[Row], now: float) -> tuple[Room, d.WentOn | None]:
    """The room of a log, and the deed that is still to be written for it, where the rules have changed: the room has
    done it already. Any error: the table cannot be played."""
    founding = FOUNDING.decode(kept.founding.body)
    deeds = [DEED.decode(row.body) for row in rows]
    went_on = _going_on(founding, kept.position, deeds)
    numbers = [number for number, deed in enumerate(deeds, 1) if isinstance(deed, d.WentOn)]
    goes_on_at = len(deeds) + 1 if went_on is not None else numbers[-1] if numbers else 0
    room = Room(kept.founding.table, kept.founding.at, founding, goes_on_at)
    for row, deed in zip(rows, deeds, strict=True):
        fold_row(room, row, deed)
    if went_on is not None:
        room.fold(went_on, max(now, room.last_at))
        if kept.founding.summary.status == "over" and room.status != "over":
            raise BadInput("the game is over, and no position was kept of its end")
    return room, went_on


def fold_row(room: Room, row: Row, deed: d.Deed | None = None) -> None:
    """The next deed of the log."""
    if row.number != room.number + 1:
        raise BadInput(f"deed {room.number + 1} is missing: {row.number} comes after {room.number}")
    room.fold(deed or DEED.decode(row.body), row.at)


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
