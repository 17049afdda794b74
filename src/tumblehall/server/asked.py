"""A question at a table, and the wait for what a bot says to it, which ends when the question is closed."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TypeVar

from tumblehall.kernel.values import Decision
from tumblehall.server.judge import decision_of
from tumblehall.server.live import Live
from tumblehall.server.room import Room

T = TypeVar("T")


class Closed(Exception):
    """The question is asked no more: taken back, the person is in the seat again, or the game is over."""


@dataclass(frozen=True, slots=True)
class Asked:
    game: str
    seat: int
    bot: str
    """Empty for a person, whom a bot advises."""
    step: int
    decision: Decision

    def stands_in(self, room: Room) -> bool:
        """Whether it is asked still, as it was, of the same bot."""
        if room.game is None or self.seat not in room.to_act:
            return False
        return room.game.step_of(self.seat) == self.step and room.seats[self.seat].bot == self.bot


def asked_of(room: Room, seat: int) -> Asked | None:
    """What the bot in a seat is asked now."""
    if room.game is None or seat not in room.to_act or not room.seats[seat].bot:
        return None
    decision = decision_of(room.game, seat)
    assert decision is not None
    return Asked(room.game.game, seat, room.seats[seat].bot, room.game.step_of(seat), decision)


async def while_it_stands(live: Live, asked: Asked, work: Coroutine[None, None, T]) -> T:
    """The answer; Closed, and the work ends, as soon as the question is closed."""
    task = asyncio.ensure_future(work)

    def look() -> None:
        if live.room is not None and not asked.stands_in(live.room):
            task.cancel()

    live.listeners.add(look)
    try:
        await asyncio.wait((task,))
        if task.cancelled():
            raise Closed
        return task.result()
    finally:
        live.listeners.discard(look)
        task.cancel()
