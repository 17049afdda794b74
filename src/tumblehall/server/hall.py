"""The hall: the tables that this process has in memory, and the one way in which anything happens to them.

A command is judged on the newest room, its deed is folded and written as the next number of the table's log. Until the
log has it, the table is locked and nobody sees it. A number that another process took first means that the room was
old: it is brought up to date and the command is judged again. When the log did not take it, the room is forgotten and
built again from what is on disk.

Now and then, and when it leaves memory, the position of a game and a snapshot of its room are kept beside the log: they
bring it back soon, and also when the rules have changed (`loading.py`).
"""

import asyncio
import contextlib
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from tumblehall.server import deeds as d
from tumblehall.server import news as n
from tumblehall.server import wire as w
from tumblehall.server.duties import deed_of, missed_deadline, next_duty
from tumblehall.server.homes import Homes
from tumblehall.server.judge import Already, judge
from tumblehall.server.limits import Bucket
from tumblehall.server.live import Live
from tumblehall.server.loading import TRIES, Loading, Unplayable, kept_of, summary_of
from tumblehall.server.logs import say
from tumblehall.server.looks import ENCODER
from tumblehall.server.metrics import Metrics
from tumblehall.server.rebuilding import fold_row, row_of
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room
from tumblehall.server.snapshots import first_link
from tumblehall.server.steady import steady_clock
from tumblehall.server.store import Append, Founding, Kept, Store, StoreError, Summary
from tumblehall.server.tokens import code_in, new_table_id

T = TypeVar("T")

NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What can be the name of a table; databases refuse some other texts."""
KEEP_EVERY = 20
"""Deeds after which the position of a game is kept, and a snapshot: so many at most are done again."""
MOST_BROKEN = 10_000
STOP_SECONDS = 5.0
SECOND_LOOK = 1.0
"""Seconds after which a table that came into memory is compared with its log once more: another process may have been
writing as it came, and not have known that somebody here wants to hear of it."""


class Hall:
    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        now: Callable[[], float] | None = None,
        pace: tuple[float, float] = (10_000.0, 100_000.0),
    ) -> None:
        """`pace`: how many deeds a seat may do in a second, in the long run and at once."""
        self.store = store
        self.metrics = metrics
        self.now = now = now or steady_clock()
        self._pace = pace
        self.turn = asyncio.Lock()
        """To be held for what takes a while when many come at once: what is quick gets its turn between two of them."""
        self._loading = Loading(store, metrics, now, self.turn)
        self.homes = Homes(store.sharing, metrics)
        self.on_duty: Callable[[Live], None] = lambda _: None
        """Who does what a table has to do now."""
        self._live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """One for each table, as long as somebody holds it: a connection, a request, a task, or `_loaded`."""
        self._loaded: dict[str, Live] = {}
        """Those whose room is in memory."""
        self._broken: dict[str, str] = {}
        """Tables that this program was found unable to play, and why: they are not tried again."""
        self._tasks: set[asyncio.Task[Any]] = set()
        store.listen(self.heard)

    # -- tables -------------------------------------------------------------------------------------------------

    async def found(self, body: d.FoundingBody, first: Sequence[d.Deed] = ()) -> str:
        """A new table, with what happens to it at once."""
        table = await self._new_name()
        at = self.now()
        room = Room(table, at, body)
        summary = summary_of(room, at, None)
        founding = Founding(table, at, ENCODER.encode(body), summary)
        room.chain = first_link(founding)
        await self.store.found(founding)
        await self.homes.hold(table)
        live = self._live[table] = self._loaded[table] = Live(table, room=room, written=summary, used=at)
        async with live.lock:
            for deed in first:
                if not await self._write(live, deed, at):
                    raise StoreError(f"table {table} is new and has deeds of others")
            self._publish(live)
        return table

    async def _new_name(self) -> str:
        """A name whose code leads to no other table that is open."""
        for _ in range(TRIES):
            name = new_table_id()
            code = code_in(name)
            if code is None or await self.store.called(code) is None:
                return name
        raise Refusal("too-busy", "too many tables are open; try again later")

    def live(self, table: str) -> Live:
        live = self._live.get(table)
        if live is None:
            live = self._live[table] = Live(table)
        live.used = self.now()
        return live

    async def room(self, live: Live) -> Room:
        """The room of a table whose lock is held; built from the log when it is not in memory."""
        assert live.lock.locked()
        if live.room is not None:
            return live.room
        async with self._loading.gate:
            kept = await self._kept(live.table) if NAME.fullmatch(live.table) else None
            if kept is None:
                raise Refusal("no-table", "there is no such table")
            if live.table in self._broken:
                raise Refusal("aside", f"this table was set aside and cannot be played on: {self._broken[live.table]}")
            try:
                room, summary, spared = await self._loading.load(kept)
            except Unplayable as fault:
                raise await self.set_aside(live, str(fault), kept.aside) from None
        if kept.aside is not None:  # another program found it broken; this one can play it
            summary = summary_of(room, self.now(), None)
            await self.store.reopen(live.table, summary)
            say("table opened again", table=live.table, was=kept.aside)
        live.kept = kept.position.number if spared and kept.position is not None else 0
        self._load(live, room, summary)
        if not spared:
            self._keep(live, room)
        # There may be deeds of other processes in it that nobody here was told of yet.
        self._tell(live)
        self.schedule(live, ours=not self.store.shared or self.homes.is_here(live.table))
        if not self.homes.alone:
            asyncio.get_running_loop().call_later(SECOND_LOOK, self.heard, live.table, room.number + 1)
        return room

    async def _kept(self, table: str) -> Kept | None:
        await self.homes.hold(table)  # first, to hear of all that is written from now on
        return await self.store.kept(table)

    def _load(self, live: Live, room: Room, written: Summary | None) -> None:
        live.room, live.written = room, written
        self._loaded[live.table] = live

    async def set_aside(self, live: Live, reason: str, was: str | None = None) -> Refusal:
        """A table that cannot be played on is out of the way of the others; the refusal that says so. `was`: why it was
        so before."""
        reason = reason[:500]
        live.room = None
        if len(self._broken) >= MOST_BROKEN:
            self._broken.clear()
        self._broken[live.table] = reason
        if reason != was:
            await self.store.set_aside(live.table, reason)
            say("table set aside", level="error", table=live.table, reason=reason)
        self._tell(live)
        return Refusal("aside", f"this table was set aside and cannot be played on: {reason}")

    # -- deeds --------------------------------------------------------------------------------------------------

    async def do(self, table: str, command: w.Command, holder: str | None) -> n.Done:
        """A command of a person, by the hash of their token. Refusal: nothing was changed. It is done to its end also
        when the one who asked is gone meanwhile: what the log takes, the others must hear of."""
        return await asyncio.shield(self._spawn(self.do_here(table, command, holder)))

    async def do_here(self, table: str, command: w.Command, holder: str | None) -> n.Done:
        """The same, in the task of the one who asks, which nobody may cancel meanwhile."""
        came, live = self.now(), self.live(table)
        try:
            async with live.lock:
                return await self._do(live, command, holder, came)
        except StoreError as fault:
            raise self.not_saved(table, fault) from None

    async def _do(self, live: Live, command: w.Command, holder: str | None, came: float) -> n.Done:
        for _ in range(TRIES):
            room = await self.room(live)
            missed = missed_deadline(room, came)
            overdue = None if missed is None else deed_of(room, missed)
            if overdue is not None:  # it ran out before this came, and nobody has seen to it yet
                if await self._write(live, overdue, came):
                    self._publish(live)
                continue
            try:
                verdict = judge(room, command, holder, came)
            except Refusal:
                if await self._is_newest(live, room):
                    raise
                continue
            if isinstance(verdict, Already):
                return n.Done(command.id, again=True, seat=verdict.seat)
            self._keep_pace(live, getattr(command, "seat", None))
            if await self._write(live, verdict, came):
                self._publish(live)
                return n.Done(command.id, seat=getattr(verdict, "seat", None))
        raise Refusal("too-busy", "too many things happen at this table at once; try again")

    async def do_by_itself(self, live: Live, deed_of: Callable[[Room], d.Deed | None]) -> bool:
        """A deed of the table itself. `deed_of` looks at the newest room: None when there is nothing to do any more."""
        async with live.lock:
            for _ in range(TRIES):
                deed = deed_of(await self.room(live))
                if deed is None:
                    return False
                if await self._write(live, deed, self.now()):
                    self._publish(live)
                    return True
        return False

    async def _is_newest(self, live: Live, room: Room) -> bool:
        """Whether the log has nothing more than the room; otherwise the room is up to date now, or forgotten."""
        if not self.store.shared or not await self._fold_news(live, room):
            return True
        self._tell(live)
        return False

    def _keep_pace(self, live: Live, seat: int | None) -> None:
        place = -1 if seat is None else seat
        if place not in live.paces:
            live.paces[place] = Bucket(*self._pace)
        if not live.paces[place].take(self.now()):
            raise Refusal("slow-down", "not so much at once; wait a moment")

    async def _write(self, live: Live, deed: d.Deed, at: float) -> bool:
        """Folds a deed and writes it. False: the number was taken by another process; the room is up to date now."""
        room = live.room
        assert room is not None
        at = max(at, room.last_at)
        live.pictures.clear()
        live.room = None  # until the log has it, there is no room that anybody may see
        changes = room.changes
        try:
            room.fold(deed, at)
        except Exception as fault:  # a judged deed that the rules do not take: the table is broken, not the command
            raise await self.set_aside(live, f"{type(fault).__name__}: {fault}") from None
        summary = summary_of(room, self.now(), live.written, room.changes == changes)
        append = Append(live.table, row_of(room, deed), summary if summary != live.written else None)
        started = time.perf_counter()
        try:
            won = await self.store.append(append)
        except StoreError:
            self._tell(live)  # it may be in the log all the same: who watches looks again
            raise
        self.metrics.append_seconds.observe(time.perf_counter() - started)
        if not won:
            self.metrics.conflicts.inc()
            await self.room(live)
            return False
        ended = summary.status == "over" and (live.written is None or live.written.status != "over")
        self._load(live, room, summary)
        if ended or room.number - live.kept >= KEEP_EVERY:
            self._keep(live, room)
        if isinstance(deed, d.Acted):
            self.metrics.acted.labels(deed.by).inc()
        return True

    def not_saved(self, table: str, fault: StoreError) -> Refusal:
        """When the store does not answer, the command is refused."""
        self.metrics.store_errors.inc()
        say("not saved", level="error", table=table, reason=str(fault))
        return Refusal("not-saved", "this could not be saved; nothing is lost, try again")

    def _publish(self, live: Live) -> None:
        """The room has changed for good: tell those who watch, and see what the table has to do next."""
        live.used = self.now()
        self._tell(live)
        self.schedule(live)

    def _tell(self, live: Live) -> None:
        for heard in tuple(live.listeners):
            heard()

    # -- duties -------------------------------------------------------------------------------------------------

    def schedule(self, live: Live, ours: bool = True, bots: bool = True) -> None:
        """`ours`: this process sees to the table; otherwise when the other one does not. `bots`: none is at work."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        duty = None if live.room is None else next_duty(live.room, bots)
        if duty is None:
            return
        wait = duty.at + duty.patience(ours) - self.now()
        if wait <= 0:
            self.on_duty(live)
        else:
            live.timer = asyncio.get_running_loop().call_later(min(wait, 86400.0), self._wake, live)

    def _wake(self, live: Live) -> None:
        live.timer = None
        self.schedule(live)

    # -- other processes ----------------------------------------------------------------------------------------

    def heard(self, table: str, number: int) -> None:
        """Another process has written; no table: anything may have changed."""
        if not table:
            for live in tuple(self._live.values()):
                self._spawn(self._catch_up(live))
            return
        known = self._live.get(table)
        if known is not None and (known.room is None or known.room.number < number):
            self._spawn(self._catch_up(known))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            room = live.room
            if room is None:
                if not live.listeners:
                    return
                with contextlib.suppress(Refusal, StoreError):
                    await self.room(live)
            else:
                try:
                    if not await self._fold_news(live, room):
                        return
                except StoreError:
                    live.room = None  # whoever needs it builds it again and finds out
            self._tell(live)
            # The process that wrote sees to the table, or the one where it lives; others only when they do not.
            self.schedule(live, ours=self.homes.is_here(live.table))

    async def _fold_news(self, live: Live, room: Room) -> bool:
        """Does what other processes have written since; whether there was anything."""
        rows = await self.store.log(live.table, room.number)
        if not rows:
            return False
        live.pictures.clear()
        live.written = None
        try:
            for row in rows:
                fold_row(room, row)
        except Exception:
            live.room = None  # whoever needs it builds it again and finds out
        return True

    def _spawn(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def held(self) -> set[str]:
        """Tables of whose deeds this process has to hear."""
        return {table for table, live in self._live.items() if live.room or live.listeners or live.lock.locked()}

    @property
    def rooms(self) -> int:
        """How many are in memory."""
        return len(self._loaded)

    # -- memory -------------------------------------------------------------------------------------------------

    def tidy(self, idle_seconds: float, most: int) -> None:
        """Rooms that nobody watches and nobody has touched for a while leave memory. When there are too many, so do
        the oldest of them, and at last those that are watched."""
        now = self.now()
        loaded = sorted(self._loaded.values(), key=lambda live: (bool(live.listeners), live.used))
        too_many = len(loaded) - most
        for place, live in enumerate(loaded):
            idle = not live.listeners and (now - live.used >= idle_seconds or self.homes.is_stray(live.table))
            if live.lock.locked() or not (idle or place < too_many):
                continue
            if live.timer is not None:  # the store knows too when the table is due
                live.timer.cancel()
                live.timer = None
            if live.room is not None and live.room.number > live.kept:
                self._keep(live, live.room)
            live.room = None
            live.pictures.clear()
            live.looks.clear()
            del self._loaded[live.table]
        self.metrics.rooms.set(len(self._loaded))

    def _keep(self, live: Live, room: Room) -> None:
        """The position and a snapshot as they are now go to the store; nobody waits for it."""
        if (kept := kept_of(room)) is not None:
            live.kept = room.number
            self._spawn(self._loading.keep(live.table, *kept))

    async def stop(self) -> None:
        """Waits a while for what is under way, and keeps the positions of all games in memory."""
        await self._finish_tasks()
        self.tidy(0.0, 0)
        await self._finish_tasks()

    async def _finish_tasks(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP_SECONDS)
