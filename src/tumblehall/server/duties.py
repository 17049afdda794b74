"""What a table has to do by itself, and when: begin, move its bots, remind, and go on without the absent."""

from dataclasses import dataclass
from operator import attrgetter
from typing import Literal, assert_never

from tumblehall.server import deeds as d
from tumblehall.server.judge import decision_of
from tumblehall.server.past import started
from tumblehall.server.room import Room

GRACE = 10.0
"""A table is seen to by its own process; others look after it only when it is so many seconds overdue."""
LATE = 0.25
"""So long a deadline waits for what came in time and is still on its way through the server."""


@dataclass(frozen=True, slots=True)
class Duty:
    what: Literal["start", "bot", "remind", "replace", "answer"]
    seat: int
    at: float
    """When it is to be done, in seconds since 1970; in the past: now."""

    @property
    def is_deadline(self) -> bool:
        return self.what not in ("start", "bot")

    def patience(self, ours: bool) -> float:
        """Seconds to wait beyond its time; `ours`: no other process sees to it."""
        return LATE if self.is_deadline else 0.0 if ours else GRACE


DUE = attrgetter("at")


def next_duty(room: Room, bots: bool = True) -> Duty | None:
    """The first thing to do; None: nothing until somebody does something. `bots`: not while one of them is at work."""
    duties = all_duties(room)
    if not bots:
        duties = [duty for duty in duties if duty.what != "bot"]
    return min(duties, key=DUE) if duties else None


def missed_deadline(room: Room, at: float) -> Duty | None:
    """The first deadline that had run out by then."""
    missed = [duty for duty in all_duties(room) if duty.is_deadline and duty.at < at]
    return min(missed, key=DUE) if missed else None


def all_duties(room: Room) -> list[Duty]:
    if room.status == "open":
        full = room.full and room.founding.manners.start == "full"
        return [Duty("start", 0, room.last_at)] if full else []
    return [duty for seat in room.to_act for duty in _duties_of(room, seat)]


def _duties_of(room: Room, seat: int) -> list[Duty]:
    if room.seats[seat].bot:
        return [Duty("bot", seat, room.last_at)]
    times, manners = room.times, room.founding.manners
    duties: list[Duty] = []
    if times.clock.kind == "none" and times.reminded[seat] is None:
        return duties
    remind_at, until = times.remind_at(seat), times.until(seat)
    if remind_at is not None:
        duties.append(Duty("remind", seat, remind_at))
    reminded = times.reminded[seat]
    if until is None and reminded is not None:
        until = reminded + manners.patience
    if until is not None and manners.absent != "wait":
        duties.append(Duty("replace" if manners.absent == "bot" else "answer", seat, until))
    return duties


def deed_of(room: Room, duty: Duty) -> d.Deed | None:
    """The deed of a duty, if it still is one."""
    if duty not in all_duties(room):
        return None
    match duty.what:
        case "start":
            return started(room.founding)
        case "remind":
            return d.Reminded(seat=duty.seat)
        case "replace":
            return d.Replaced(seat=duty.seat)
        case "answer":
            assert room.game is not None
            asked = decision_of(room.game, duty.seat)
            return None if asked is None else d.Acted(seat=duty.seat, act=asked.default, by="table")
        case "bot":
            return None
        case _:
            assert_never(duty.what)
