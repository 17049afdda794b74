"""Who can play which game: those that play anything, and those of the module `tumblehall.agents.<game>`, where there is
one. It exports LEVELS, what it adds by level, the weakest first; and where need be NO_OPPONENT, the levels that are no
match for anybody at that game."""

import importlib
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from importlib.util import find_spec

from tumblehall.agents.agent import Agent
from tumblehall.agents.careful import CarefulAgent
from tumblehall.agents.chance import RandomAgent
from tumblehall.kernel.errors import BadInput

Levels = Mapping[str, Callable[[], Agent]]

ANY_GAME: Levels = {"careful": CarefulAgent, "random": RandomAgent}


@lru_cache(64)
def own_levels(game: str) -> tuple[Levels, Collection[str]]:
    """What a game's own module exports: levels, and those of all that are no match for anybody."""
    name = f"tumblehall.agents.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return {}, ()
    module = importlib.import_module(name)
    return getattr(module, "LEVELS", {}), getattr(module, "NO_OPPONENT", ())


def every_agent(game: str) -> dict[str, Callable[[], Agent]]:
    """All that can play a game by their level, the weakest first; seats of tables that are kept may have any."""
    return {**ANY_GAME, **own_levels(game)[0]}


def agents_for(game: str) -> dict[str, Callable[[], Agent]]:
    """The agents to choose from for a game by their level, the weakest first."""
    _, no_match = own_levels(game)
    return {level: agent for level, agent in every_agent(game).items() if level not in no_match}


def default_level(game: str) -> str:
    """The level of the best agent there is for a game."""
    return list(agents_for(game))[-1]


def default_agent(game: str) -> Agent:
    """The best agent there is for a game."""
    return agents_for(game)[default_level(game)]()


def agent_named(game: str, level: str) -> Agent:
    """An agent by its level; the best one for an empty name. BadInput names the levels there are."""
    levels = every_agent(game)
    if level and level not in levels:
        raise BadInput(f"there is no bot '{level}' for {game}; the bots are {', '.join(agents_for(game))}")
    return levels[level or default_level(game)]()
