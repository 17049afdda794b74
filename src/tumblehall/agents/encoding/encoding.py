"""What the encodings of all games share."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from tumblehall.agents.encoding.features import BINS, Row, named
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.flow import Frame, State
from tumblehall.kernel.game import Game, asking_of, verb_of
from tumblehall.library import game_named

Read = Callable[[Any, int], list[float]]
"""What a seat knows of a state."""
Thing = Callable[[Any, Frame, str, int], Row]
"""What stands behind an answer: the state, the question, the kind of operand and its number."""


@dataclass(frozen=True)
class Encoding:
    """How positions and options of a game become numbers."""

    game: Game[Any]
    version: int
    state_size: int
    thing_size: int
    _read: Read
    _thing: Thing

    @property
    def name(self) -> str:
        """What a net says that it was made for."""
        return f"{self.game.info.name}-{self.version}"

    @property
    def option_size(self) -> int:
        """The question, the verb, the name of what stands behind it, and what that is like."""
        return 3 * BINS + self.thing_size

    def state(self, state: State, seat: int) -> list[float]:
        """A position as a seat sees it. The same for all positions that the seat cannot tell apart."""
        return self._read(state, seat)

    def option(self, state: State, seat: int, option: int) -> list[float]:
        """One of the options that a seat has there."""
        frame = state.question_of(seat)
        verb = verb_of(asking_of(state, frame), option)
        n = option - verb.first
        name = self.game.operand(verb.of).named(state, frame, n) if verb.of else ""
        asked = state.STEPS[frame[0]].name
        return [*named(asked), *named(verb.name), *named(name), *self._thing(state, frame, verb.of, n)]


@cache
def encoding_for(game: str) -> Encoding:
    """BadInput where a game has none."""
    name = f"tumblehall.agents.encoding.{game}"
    found = game_named(game)
    if find_spec(name) is None:
        raise BadInput(f"there is no encoding for {game}")
    own = importlib.import_module(name)
    return Encoding(found, own.VERSION, own.STATE_SIZE, own.THING_SIZE, own.read, own.thing)
