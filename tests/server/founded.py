"""Tables for tests of the server: who the people are, games near their end, rooms that are told what happens."""

from copy import deepcopy
from functools import cache
from typing import Any, cast

import pytest

import tumblehall as th
from tests.fixtures.bluff import GAME as BLUFF
from tumblehall.games import GAMES
from tumblehall.kernel.values import Json
from tumblehall.server import deeds as d
from tumblehall.server.looks import ENCODER
from tumblehall.server.rebuilding import DEED
from tumblehall.server.room import Room
from tumblehall.server.tokens import hash_of

TOKENS = [f"th_{name * 43}" for name in "ABCD"]
ANN, BEN, CID, EVE = (hash_of(token) for token in TOKENS)
"""Eve sits nowhere."""
HOLDERS = (ANN, BEN, CID)
NAMES = ("Ann", "Ben", "Cid")
SEED = "a-seed-of-mine"
SECRET = "5ec7e7" + "0" * 58


def with_bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bluff has hidden answers at the same time, and is none of our games."""
    monkeypatch.setitem(cast(dict[str, Any], GAMES), "bluff", BLUFF)


def body(
    game: str = "angryquest", seats: int = 2, start: Json = None, manners: d.Manners | None = None, **options: Json
) -> d.FoundingBody:
    return d.FoundingBody(
        game=game,
        seats=seats,
        options=options if start is None else start["options"],
        manners=manners or d.Manners(),
        host=ANN,
        secret=SECRET,
        start=start,
    )


def people(seats: int = 2) -> list[d.Deed]:
    """Ann, Ben and Cid sit down, as many as there are seats."""
    return [d.Sat(seat=i, name=NAMES[i], holder=HOLDERS[i], seed=SEED) for i in range(seats)]


@cache
def near_end(game: str = "angryquest", left: int = 6, seats: int = 2, seed: str = "1") -> Json:
    """A position of a game played by chance, so many answers before its end."""
    table = th.new_table(game, seats, seed=seed)
    rng = th.FastRng(seed)
    while table.decisions:
        decision = table.decisions[0]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    return th.replay(table.record, upto=table.step - left).position()


class Story:
    """A room and the log it was made of. A deed comes a second after the last, unless told otherwise."""

    def __init__(self, founding: d.FoundingBody, *deeds: d.Deed) -> None:
        self.now = 1000.0
        self.room = Room("a-table", self.now, founding)
        self.log: list[tuple[d.Deed, float]] = []
        for deed in deeds:
            self.tell(deed)

    def tell(self, deed: d.Deed, after: float = 1.0) -> "Story":
        self.now += after
        self.room.fold(deed, self.now)
        self.log.append((deed, self.now))
        return self

    @property
    def game(self) -> th.Table:
        assert self.room.game is not None
        return self.room.game

    def act(self, seat: int | None = None, option: str | None = None, after: float = 1.0) -> "Story":
        """An answer: by the first who is asked, and the first on offer, unless told otherwise."""
        decision = next(each for each in self.game.decisions if seat in (None, each.seat))
        return self.tell(d.Acted(seat=decision.seat, act=option or decision.options[0].id), after)

    def again(self) -> Room:
        """The same room, made from the log as a database keeps it."""
        room = Room(self.room.id, self.room.created, self.room.founding)
        for deed, at in self.log:
            room.fold(DEED.decode(ENCODER.encode(deed)), at)
        return room


def playing(seats: int = 2, manners: d.Manners | None = None, **founding: Any) -> Story:
    """A game that has just begun."""
    return Story(body(seats=seats, manners=manners, **founding), *people(seats), d.Started())


def all_of(room: Room) -> Json:
    """All that a room is now, to be compared."""
    game = room.game
    known = {name: value for name, value in vars(room).items() if name not in ("game", "times", "founding")}
    return deepcopy(known) | {
        "times": deepcopy(vars(room.times)),
        "position": None if game is None else game.position(),
        "record": None if game is None else game.revealed_record(),
        "steps": None if game is None else [game.step_of(eye) for eye in (None, *range(game.seats))],
    }
