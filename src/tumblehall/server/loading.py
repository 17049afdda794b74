"""Brings rooms into memory, one at a time, so that a thousand who come at once leave the others their turns; and keeps
what brings them back: the position of the game, should the rules change, and a snapshot of the room."""

import asyncio
import time
from collections.abc import Callable

from tumblehall.server.duties import next_duty
from tumblehall.server.logs import say
from tumblehall.server.looks import ENCODER
from tumblehall.server.metrics import Metrics
from tumblehall.server.rebuilding import NewerRules, rebuilt, resumed, row_of
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room
from tumblehall.server.showing import lobby_card
from tumblehall.server.snapshots import program, snapshot_of
from tumblehall.server.store import Append, Kept, Row, Store, StoreError, Summary

READERS = 4
"""Tables that are read from the store at the same time; one of them at a time becomes a room."""
TRIES = 20
"""How often something is tried anew when other processes keep taking its number."""


class Unplayable(Exception):
    """No room can be made of the log."""


class Loading:
    def __init__(self, store: Store, metrics: Metrics, now: Callable[[], float], turn: asyncio.Lock) -> None:
        self._store = store
        self._metrics = metrics
        self._now = now
        self.gate = asyncio.Semaphore(READERS)
        """To be held while a table is read and loaded: others who ask the store do not wait behind all of them."""
        self._turn = turn
        program()  # read from disk once, before anybody waits

    async def load(self, kept: Kept) -> tuple[Room, Summary, bool]:
        """The room of a table, its summary as the store has it, and whether a snapshot spared the most of it. Where the
        rules have changed, the log says then that the game goes on by the new ones. Unplayable; Refusal."""
        if kept.snapshot and kept.position is not None:
            rows = await self._store.log(kept.founding.table, kept.position.number - 1)
            async with self._turn:
                with self._metrics.resume_seconds.time():
                    room = await resumed(kept, rows)
                await asyncio.sleep(0)
            if room is not None:
                return room, kept.founding.summary, True
        return *await self._rebuild(kept), False

    async def _rebuild(self, kept: Kept) -> tuple[Room, Summary]:
        table, latest = kept.founding.table, kept.founding.summary
        for _ in range(TRIES):
            rows = await self._store.log(table)
            async with self._turn:
                began = time.perf_counter()
                try:
                    room, went_on = await rebuilt(kept, rows, self._now())
                except NewerRules as fault:  # not ours to set aside
                    raise Refusal("aside", f"{fault}; it waits for a newer program") from None
                except Exception as fault:  # whatever it is: the table is set aside, the others go on
                    raise Unplayable(f"{type(fault).__name__}: {fault}") from fault
                self._metrics.rebuild_seconds.observe(time.perf_counter() - began)
            if went_on is None:
                return room, latest
            latest = summary_of(room, self._now(), latest)
            if await self._store.append(Append(table, row_of(room, went_on), latest)):
                say("table went on by other rules", table=table, rules=str(went_on.rules), after=went_on.after)
                return room, latest
        raise Refusal("too-busy", "too many things happen at this table at once; try again")

    async def keep(self, table: str, position: Row, snapshot: bytes) -> None:
        try:
            await self._store.keep(table, position, snapshot)
        except StoreError as fault:  # the log has all that counts
            say("position not kept", level="warning", table=table, reason=str(fault))


def summary_of(room: Room, now: float, written: Summary | None, same_card: bool = False) -> Summary:
    """`written`: as the store has it; `same_card`: nothing has changed since that the lobby shows."""
    duty = next_duty(room)
    card = written.card if same_card and written is not None else ENCODER.encode(lobby_card(room))
    due = None if written is None else written.due
    if room.status == "over":
        due = None
    elif duty is not None:
        latest = duty.at + duty.patience(ours=False)
        if due is None or due > latest or due < now:
            # A time that comes too early is left as it is: writing it costs more than looking once in vain.
            due = latest
    return Summary(room.status, room.founding.manners.listed, card, due)


def kept_of(room: Room) -> tuple[Row, bytes] | None:
    """What is kept of a room as it is now; nothing of one whose game has not begun."""
    game = room.kept_game()
    if game is None:
        return None
    try:
        snapshot = snapshot_of(room)
    except Exception as fault:  # the log has all that counts
        say("no snapshot", level="warning", table=room.id, reason=f"{type(fault).__name__}: {fault}")
        snapshot = b""
    return Row(room.number, room.last_at, ENCODER.encode(game)), snapshot
