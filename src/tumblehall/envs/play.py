"""A game as programs see it that learn: numbers in, one number out."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tumblehall.agents.encoding import encoding_for
from tumblehall.envs.outline import outline
from tumblehall.envs.rewards import is_together, rewards_of
from tumblehall.kernel.errors import IllegalAction
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.values import Json
from tumblehall.library import game_named, new_state

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
BOUND = 1000.0
"""No number of an encoding is larger, or smaller than its opposite."""


class Play:
    """One game after another, all with the same seats and options. BadInput where there is no such game."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Json] | None) -> None:
        self.game: Game[Any] = game_named(game)
        self.encoding = encoding_for(game)
        self.options = dict(options or {})
        self._seats = seats
        self.begin(0)  # names what is wrong with seats and options
        self.seats = self.state.players
        self.together = is_together(self.game.read_options(self.options, self.seats), self.seats)

    def begin(self, seed: int) -> None:
        self._rng = SimRng(seed)
        self.state: State = new_state(self.game.info.name, self._rng, self._seats, self.options)
        self.state.skip_lone_ends = True

    @property
    def name(self) -> str:
        """With the version of the encoding, as these libraries name environments."""
        return f"tumblehall_{self.game.info.name}_v{self.encoding.version}"

    @cached_property
    def actions(self) -> int:
        return self.game.verbs.space

    def act(self, option: int) -> None:
        """The answer of the seat that is asked; IllegalAction changes nothing."""
        state = self.state
        if option not in state.options:
            raise IllegalAction(f"action {option} is not on offer to seat {state.seat}; the mask shows what is")
        state.apply_for(state.seat, int(option), self._rng)

    def observed(self, seat: int) -> Floats:
        """What a seat knows."""
        return np.array(self.encoding.state(self.state, seat), np.float32)

    def mask(self, seat: int) -> Mask:
        """1 for what a seat may do now."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.state.options_of(seat)] = 1
        return mask

    def rows(self, seat: int, options: Sequence[int]) -> Floats:
        """What options of a seat are like, a row for each: for programs that compare them instead of learning numbers
        by heart."""
        return np.array([self.encoding.option(self.state, seat, option) for option in options], np.float32)

    def rewards(self) -> list[float]:
        """By seat, of a game that is over."""
        assert self.state.outcome is not None
        return rewards_of(self.state.outcome, self.seats, self.together)

    def told(self) -> str:
        """The position as the seat that is asked sees it."""
        return outline(self.game, self.state, self.state.seat if self.state.seats else None)
