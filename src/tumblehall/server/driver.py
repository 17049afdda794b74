"""Does what tables have to do by themselves: begins games, moves bots, reminds, goes on without the absent."""

import asyncio
from asyncio import sleep
from collections.abc import Coroutine

from tumblehall.agents.parcel import parcel_for
from tumblehall.agents.roster import default_level, thinks
from tumblehall.kernel.errors import BadInput
from tumblehall.server import deeds as d
from tumblehall.server.asked import Asked, Closed, asked_of, while_it_stands
from tumblehall.server.duties import deed_of, next_duty
from tumblehall.server.hall import Hall
from tumblehall.server.jobs import choose, think
from tumblehall.server.learning import told_answer
from tumblehall.server.live import Live
from tumblehall.server.logs import say
from tumblehall.server.refusal import Refusal
from tumblehall.server.store import StoreError
from tumblehall.server.workers import JobFailed, JobRefused, JobTimedOut, Pools

PAUSE = 1.0
"""Seconds before a duty that could not be done is tried again."""


class Driver:
    """One task for each table that has something to do, at most, and one for a bot of it that is at work, so that the
    clocks of the others run meanwhile. No table has two bots at work: those that wait for the same processes take turns
    by table."""

    def __init__(self, hall: Hall, pools: Pools, bot_seconds: float, thinker_seconds: float) -> None:
        self._hall = hall
        self._pools = pools
        self._bot_seconds = bot_seconds
        self._thinker_seconds = thinker_seconds
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._at_work: dict[str, asyncio.Task[None]] = {}
        hall.on_duty = self.take

    def take(self, live: Live) -> None:
        if live.table not in self._busy:
            task = asyncio.get_running_loop().create_task(self._drive(live))
            self._busy[live.table] = task

    async def stop(self) -> None:
        tasks = [*self._busy.values(), *self._at_work.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, live: Live) -> None:
        """Goes on while there is something to do now, then leaves the rest to the table's timer."""
        try:
            while await self._tried(live, self._do_next(live)):
                pass
        finally:
            del self._busy[live.table]
            if not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                self._hall.schedule(live, bots=live.table not in self._at_work)

    async def _do_next(self, live: Live) -> bool:
        """False: nothing is to be done now."""
        async with live.lock:
            duty = next_duty(await self._hall.room(live), bots=live.table not in self._at_work)
        if duty is None or duty.at > self._hall.now():
            return False
        if duty.what == "bot":
            self._at_work[live.table] = asyncio.get_running_loop().create_task(self._let_move(live, duty.seat))
        else:
            await self._hall.do_by_itself(live, lambda room: deed_of(room, duty))
        return True

    async def _let_move(self, live: Live, seat: int) -> None:
        try:
            await self._tried(live, self._move_bot(live, seat))
        finally:
            del self._at_work[live.table]
            if not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                self.take(live)

    async def _tried(self, live: Live, work: Coroutine[None, None, bool]) -> bool:
        """What came of it; what fails is tried again after a pause: nobody else might come for it."""
        try:
            return await work
        except Refusal as refusal:
            say("duty put off", level="warning", table=live.table, code=refusal.code)
            if refusal.code in ("aside", "no-table"):
                return False
        except StoreError as fault:
            self._hall.metrics.store_errors.inc()
            say("duty put off", level="warning", table=live.table, reason=str(fault))
        except Exception as fault:
            say("duty failed", level="error", table=live.table, fault=fault)
        await sleep(PAUSE)
        return True

    async def _move_bot(self, live: Live, seat: int) -> bool:
        """Where a bot fails or is too slow, the usual one answers for it; where that fails too, the table does."""
        async with live.lock:
            room = await self._hall.room(live)
            asked, told = asked_of(room, seat), told_answer(room, seat)
        if asked is None:
            return True
        try:
            act = told or await self._answer(live, asked)
        except Closed:
            return True
        return await self._hall.do_by_itself(
            live, lambda room: d.Acted(seat=seat, act=act, by="bot") if asked.stands_in(room) else None
        )

    async def _answer(self, live: Live, asked: Asked) -> str:
        options = asked.decision.options
        if len(options) == 1:
            return options[0].id
        for bot in dict.fromkeys((asked.bot, default_level(asked.game))):
            try:
                return await self._answer_of(live, asked, bot)
            except JobRefused:  # all bots are busy: this one waits its turn
                await sleep(PAUSE)
                raise Closed from None
            except (JobFailed, JobTimedOut, BadInput) as fault:  # BadInput: there is no such bot any more
                self._hall.metrics.bot_failures.inc()
                say("bot failed", level="warning", table=live.table, bot=bot, reason=f"{type(fault).__name__}: {fault}")
        return asked.decision.default

    async def _answer_of(self, live: Live, asked: Asked, bot: str) -> str:
        """A bot that looks ahead gets an imagined position, any other what its seat sees: none the truth."""
        seat, name = asked.seat, asked.game
        async with live.lock:
            room = await self._hall.room(live)
            game = room.game
            if game is None or not asked.stands_in(room):
                raise Closed
            if thinks(name, bot):
                pool, seconds = self._pools.thinkers, self._thinker_seconds
                work = pool.run(think, name, bot, parcel_for(game, seat), seconds=seconds, within=seconds)
            else:
                pool, seconds = self._pools.bots, self._bot_seconds
                work = pool.run(
                    choose, name, bot, game.view(seat), asked.decision, game.bot_seed(seat), seconds=seconds
                )
        with self._hall.metrics.bot_seconds.time():
            return await while_it_stands(live, asked, work)
