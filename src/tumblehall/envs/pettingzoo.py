"""All games as PettingZoo AEC environments: `env("quarriors", seats=3)`."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from tumblehall.envs.play import BOUND, Play
from tumblehall.kernel.values import Json

LARGEST_SEED = 2**31


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Json] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game as the library wants it, with its checks round it. Seats and options as for `tumblehall.new_table`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, options, render_mode)))


class raw_env(AECEnv):  # type: ignore[misc]
    """Observations are a dict of `observation` and `action_mask`. Seats that choose at the same time are asked one
    after the other, none of them knowing what another has chosen. Rewards come at the end."""

    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(game, seats, options)
        self.render_mode = render_mode
        self.metadata = {"name": self.play.name, "render_modes": ["human", "ansi"], "is_parallelizable": False}  # type: ignore[misc]
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.seats)]
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = self.play.encoding.state_size
        self.observation_spaces = {
            agent: Dict(
                {"observation": Box(-BOUND, BOUND, (size,)), "action_mask": Box(0, 1, (self.play.actions,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.play.actions) for agent in self.possible_agents}
        self._chance, _ = np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self._chance, _ = np_random(seed)
        self.play.begin(int(self._chance.integers(LARGEST_SEED)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.state.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._numbers[agent]
        return {"observation": self.play.observed(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.state.outcome is None:
            self.agent_selection = self.possible_agents[self.play.state.seat]
        else:
            self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        told = self.play.told()
        if self.render_mode == "ansi":
            return told
        print(told)
        return None

    def close(self) -> None:
        pass
