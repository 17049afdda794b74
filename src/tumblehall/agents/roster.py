"""Who can play which game: the levels of the module `tumblehall.agents.<game>.levels`, where there is one. It exports
LEVELS, the weakest first. A game without has those that play anything."""

import importlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.util import find_spec

from tumblehall.agents.agent import Bot, is_thinker
from tumblehall.agents.careful import CarefulAgent
from tumblehall.agents.chance import RandomAgent
from tumblehall.kernel.errors import BadInput

Levels = Mapping[str, Callable[[], Bot]]

ANY_GAME: Levels = {"careful": CarefulAgent, "random": RandomAgent}
"""No match for anybody: for tests, for measuring, and for tables that were founded with them."""
USUAL = "skilled"
"""The level that a table has when nobody says otherwise, and that sits in for somebody who is away."""
RENAMED = {"heuristic": USUAL}
"""Levels of before, by what they are now: tables that are kept name them."""


@lru_cache(64)
def own_levels(game: str) -> Levels:
    """What a game's own module exports."""
    name = f"tumblehall.agents.{game}"
    if not game.isidentifier() or find_spec(name) is None or find_spec(f"{name}.levels") is None:
        return {}
    levels: Levels = importlib.import_module(f"{name}.levels").LEVELS
    return levels


def every_agent(game: str) -> dict[str, Callable[[], Bot]]:
    """All that can play a game by their level, the weakest first; seats of tables that are kept may have any."""
    own = own_levels(game)
    before = {old: own[new] for old, new in RENAMED.items() if new in own}
    return {**ANY_GAME, **before, **own}


def agents_for(game: str) -> dict[str, Callable[[], Bot]]:
    """The agents to choose from for a game by their level, the weakest first."""
    return dict(own_levels(game) or ANY_GAME)


def thinks(game: str, level: str) -> bool:
    """Whether a level looks ahead, which takes long. BadInput names the levels there are."""
    return _makes_thinkers(_maker(game, level))


@lru_cache(64)
def _makes_thinkers(maker: Callable[[], Bot]) -> bool:
    return is_thinker(maker())


def default_level(game: str) -> str:
    """The level that plays where nobody says which."""
    levels = agents_for(game)
    return USUAL if USUAL in levels else list(levels)[-1]


def default_agent(game: str) -> Bot:
    """Who plays where nobody says who."""
    return agents_for(game)[default_level(game)]()


def agent_named(game: str, level: str) -> Bot:
    """An agent by its level; the usual one for an empty name. BadInput names the levels there are."""
    return _maker(game, level)()


def _maker(game: str, level: str) -> Callable[[], Bot]:
    levels = every_agent(game)
    if level and level not in levels:
        raise BadInput(f"there is no bot '{level}' for {game}; the bots are {', '.join(agents_for(game))}")
    return levels[level or default_level(game)]
