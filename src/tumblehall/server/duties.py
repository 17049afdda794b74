"""What a table has to do by itself, and when: begin, move its bots, remind, and go on without the absent."""

from dataclasses import dataclass
from typing import Literal

from tumblehall.server.room import Room


@dataclass(frozen=True, slots=True)
class Duty:
    what: Literal["start", "bot", "remind", "replace", "answer"]
    seat: int
    at: float
    """When it is to be done, in seconds since 1970; in the past: now."""


def next_duty(room: Room) -> Duty | None:
    """The first thing to do; None: nothing until somebody does something."""
    if room.status == "open":
        if room.full and room.founding.manners.start == "full":
            return Duty("start", 0, room.last_at)
        return None
    duties = [duty for seat in room.to_act for duty in _duties_of(room, seat)]
    return min(duties, key=lambda duty: duty.at, default=None)


def _duties_of(room: Room, seat: int) -> list[Duty]:
    if room.seats[seat].bot:
        return [Duty("bot", seat, room.last_at)]
    times, manners = room.times, room.founding.manners
    duties: list[Duty] = []
    remind_at, until = times.remind_at(seat), times.until(seat)
    if remind_at is not None:
        duties.append(Duty("remind", seat, remind_at))
    reminded = times.reminded[seat]
    if until is None and reminded is not None:
        until = reminded + manners.patience
    if until is not None and manners.absent != "wait":
        duties.append(Duty("replace" if manners.absent == "bot" else "answer", seat, until))
    return duties
