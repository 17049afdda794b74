"""A table that somebody in this process has to do with."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from tumblehall.server import news as n
from tumblehall.server import requests as r
from tumblehall.server.limits import Bucket
from tumblehall.server.room import Room
from tumblehall.server.store import Summary

MOST_PICTURES = 32
ENCODER = msgspec.json.Encoder()

Moment = tuple[int | None, int, int]
"""A seat, its step, and how many events it knows: what it sees does not change without one of them."""


@dataclass(slots=True, eq=False, weakref_slot=True)
class Live:
    """`room` is None while nobody needs it. Everything is done and read under the lock."""

    table: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    room: Room | None = None
    written: Summary | None = None
    """The summary as the store has it."""
    kept: int = 0
    """The number of the deed after which the store has the position of the game."""
    paces: dict[int, Bucket] = field(default_factory=dict)
    """How much each seat may do now."""
    listeners: set[Callable[[], None]] = field(default_factory=set)
    """Called after each change; they must not wait."""
    timer: asyncio.TimerHandle | None = None
    used: float = 0.0
    pictures: dict[tuple[object, int], msgspec.Raw] = field(default_factory=dict)

    odds: dict[Moment, r.OddsNow] = field(default_factory=dict)

    def shown(self, what: tuple[object, int], make: Callable[[], n.SeatState | n.TableCard]) -> msgspec.Raw:
        """What the room looks like, as JSON, made once for all who look at the same thing."""
        picture = self.pictures.get(what)
        if picture is None:
            if len(self.pictures) >= MOST_PICTURES:  # clients can ask for any part of the events
                self.pictures.clear()
            picture = self.pictures[what] = msgspec.Raw(ENCODER.encode(make()))
        return picture

    def keep_odds(self, moment: Moment, odds: r.OddsNow) -> r.OddsNow:
        """For whoever asks again at this moment; those before it are over."""
        if len(self.odds) >= MOST_PICTURES:
            self.odds.clear()
        self.odds[moment] = odds
        return odds
