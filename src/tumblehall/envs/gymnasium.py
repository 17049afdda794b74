"""All games as Gymnasium environments: one seat learns, a level plays the others."""

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
from gymnasium.spaces import Box, Discrete

from tumblehall.agents.agent import Agent, best_of, is_thinker
from tumblehall.agents.roster import agent_named
from tumblehall.agents.sight import Sight
from tumblehall.envs.pettingzoo import LARGEST_SEED
from tumblehall.envs.play import BOUND, Floats, Mask, Play
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.values import Json


class AgainstLevel(gymnasium.Env[Floats, int]):
    """The reward comes at the end of the game. What may be done stands in `action_mask` of the info, and in
    `action_masks()`, where libraries look for it. An action that is not on offer raises IllegalAction, and changes
    nothing. `seat`: who learns; None: another one in each game."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["human", "ansi"]
    }

    def __init__(
        self,
        game: str,
        level: str = "skilled",
        seats: int | None = None,
        seat: int | None = 0,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, seats, options)
        self.render_mode = render_mode
        self._bot = agent_named(game, level)
        self._given_seat = seat
        self.observation_space = Box(-BOUND, BOUND, (self.play.encoding.state_size,))
        self.action_space = Discrete(self.play.actions)  # type: ignore[assignment]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(LARGEST_SEED))
            self.play.begin(number)
            self.seat = self._given_seat if self._given_seat is not None else number % self.play.seats
            self._chance = SimRng(f"{number} of the others")
            self._go_on()
            if self.play.state.outcome is None:  # else it was over before the seat was asked anything
                return self._seen()

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        self.play.act(action)
        self._go_on()
        over = self.play.state.outcome is not None
        if self.render_mode == "human":
            self.render()
        observation, info = self._seen()
        return observation, self.play.rewards()[self.seat] if over else 0.0, over, False, info

    def _go_on(self) -> None:
        """The others answer until the seat is asked, or the game is over."""
        state = self.play.state
        while state.outcome is None and state.seat != self.seat:
            self.play.act(self._answer(state.seat))

    def _answer(self, seat: int) -> int:
        state = self.play.state
        sight = Sight(self.play.game.info.name, seat, state.imagine(seat, self._chance))
        if is_thinker(self._bot):
            chosen = best_of(self._bot, sight, self._chance)
        else:
            bot: Agent = self._bot  # type: ignore[assignment]
            chosen = bot.choose(sight.view, sight.decision, self._chance)
        names = [option.id for option in sight.decision.options]
        return state.options_of(seat)[names.index(chosen)]

    def _seen(self) -> tuple[Floats, dict[str, Any]]:
        return self.play.observed(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        return self.play.mask(self.seat)

    def render(self) -> str | None:
        told = self.play.told()
        if self.render_mode == "ansi":
            return told
        print(told)
        return None
