"""A table that somebody in this process has to do with."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from tumblehall.kernel.table import Table
from tumblehall.server import news as n
from tumblehall.server import requests as r
from tumblehall.server.hints import HintNow
from tumblehall.server.limits import Bucket
from tumblehall.server.looks import ENCODER, Look, Looks
from tumblehall.server.room import Room
from tumblehall.server.store import Summary

MOST_PICTURES = 32

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
    looks: Looks = field(default_factory=Looks)
    pictures: dict[object, msgspec.Raw] = field(default_factory=dict)
    """Seats as they are told to those who have seen equally much of them."""
    odds: dict[Moment, r.OddsNow] = field(default_factory=dict)
    hints: dict[int, HintNow] = field(default_factory=dict)
    """By seat the last one."""
    lighting: set[int] = field(default_factory=set)
    """The seats for which a bot thinks about a hint."""

    def sight(self, game: Table, seat: int | None, number: int, moment: object) -> tuple[Look, Look]:
        """The game as everybody sees it after that deed, and what the seat sees otherwise."""
        return (
            self.looks.at("game", number, lambda: game.view(None)),
            self.looks.at(seat, moment, lambda: game.own_view(seat)),
        )

    def shown(self, what: object, make: Callable[[], n.SeatState]) -> msgspec.Raw:
        """What is told of a seat, as JSON, made once for all who are told the same thing."""
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
