"""Does what tables have to do by themselves: begins games, moves bots, reminds, goes on without the absent."""

import asyncio
from asyncio import sleep
from collections.abc import Coroutine

from tumblehall.kernel.errors import BadInput
from tumblehall.server import deeds as d
from tumblehall.server.duties import deed_of, next_duty
from tumblehall.server.hall import Hall
from tumblehall.server.jobs import choose
from tumblehall.server.judge import decision_of
from tumblehall.server.live import Live
from tumblehall.server.logs import say
from tumblehall.server.refusal import Refusal
from tumblehall.server.room import Room
from tumblehall.server.store import StoreError
from tumblehall.server.workers import JobFailed, JobRefused, JobTimedOut, Workers

PAUSE = 1.0
"""Seconds before a duty that could not be done is tried again."""


class Driver:
    """One task for each table that has something to do, at most; and one for each bot that thinks, so that the clocks
    of the others run meanwhile."""

    def __init__(self, hall: Hall, workers: Workers, bot_seconds: float) -> None:
        self._hall = hall
        self._workers = workers
        self._bot_seconds = bot_seconds
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._thinking: dict[str, dict[int, asyncio.Task[None]]] = {}
        """By table the seats whose bots are at it."""
        hall.on_duty = self.take

    def take(self, live: Live) -> None:
        if live.table not in self._busy:
            task = asyncio.get_running_loop().create_task(self._drive(live))
            self._busy[live.table] = task

    async def stop(self) -> None:
        thinking = [task for seats in self._thinking.values() for task in seats.values()]
        tasks = [*self._busy.values(), *thinking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, live: Live) -> None:
        """Goes on while there is something to do now, then leaves the rest to the table's timer."""
        try:
            while await self._do_next(live):
                pass
        finally:
            del self._busy[live.table]
            if not asyncio.current_task().cancelling():  # type: ignore[union-attr]
                self._hall.schedule(live, thinking=self._thinking.get(live.table, ()))

    async def _do_next(self, live: Live) -> bool:
        """False: nothing is to be done now."""
        return await self._tried(live, self._next(live))

    async def _next(self, live: Live) -> bool:
        async with live.lock:
            duty = next_duty(await self._hall.room(live), self._thinking.get(live.table, ()))
        if duty is None or duty.at > self._hall.now():
            return False
        if duty.what == "bot":
            seats = self._thinking.setdefault(live.table, {})
            seats[duty.seat] = asyncio.get_running_loop().create_task(self._think(live, duty.seat))
        else:
            await self._hall.do_by_itself(live, lambda room: deed_of(room, duty))
        return True

    async def _think(self, live: Live, seat: int) -> None:
        try:
            await self._tried(live, self._move_bot(live, seat))
        finally:
            seats = self._thinking[live.table]
            del seats[seat]
            if not seats:
                del self._thinking[live.table]
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
        async with live.lock:
            room = await self._hall.room(live)
            game = room.game
            asked = None if game is None else decision_of(game, seat)
            if game is None or asked is None:
                return True
            bot, step, view, seed = room.seats[seat].bot, game.step_of(seat), game.view(seat), game.bot_seed(seat)
        metrics = self._hall.metrics
        try:
            with metrics.bot_seconds.time():
                act = await self._workers.run(choose, game.game, bot, view, asked, seed, seconds=self._bot_seconds)
        except JobRefused:  # all bots are busy: this one waits its turn
            await sleep(PAUSE)
            return True
        except (JobFailed, JobTimedOut, BadInput) as fault:  # BadInput: there is no such bot any more
            metrics.bot_failures.inc()
            say("bot failed", level="warning", table=live.table, bot=bot, reason=f"{type(fault).__name__}: {fault}")
            act = asked.default

        def deed_of(room: Room) -> d.Deed | None:
            """The bot's answer, if the question still stands as it was asked."""
            if room.game is None or seat not in room.to_act:
                return None
            if room.game.step_of(seat) != step or not room.seats[seat].bot:
                return None
            return d.Acted(seat=seat, act=act, by="bot")

        return await self._hall.do_by_itself(live, deed_of)
