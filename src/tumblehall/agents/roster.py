"""Who can play which game. A game without agents of its own has those that play anything."""

from collections.abc import Callable

from tumblehall.agents import angryquest, dicequest, quaeleon, quarriors
from tumblehall.agents.agent import Agent
from tumblehall.agents.careful import CarefulAgent
from tumblehall.agents.chance import RandomAgent
from tumblehall.kernel.errors import BadInput

ANY_GAME: dict[str, Callable[[], Agent]] = {"careful": CarefulAgent, "random": RandomAgent}
OWN: dict[str, dict[str, Callable[[], Agent]]] = {
    "angryquest": {"heuristic": angryquest.HeuristicAgent},
    "dicequest": {"heuristic": dicequest.HeuristicAgent},
    "quaeleon": {"heuristic": quaeleon.HeuristicAgent},
    "quarriors": {"heuristic": quarriors.HeuristicAgent},
}
"""By game, the levels it adds, the weakest first."""
NO_OPPONENT = {"quaeleon": ("careful",)}
"""By game, the levels that are no match for anybody: the safe answer there is to play no card."""


def every_agent(game: str) -> dict[str, Callable[[], Agent]]:
    """All that can play a game by their level, the weakest first; seats of tables that are kept may have any."""
    return ANY_GAME | OWN.get(game, {})


def agents_for(game: str) -> dict[str, Callable[[], Agent]]:
    """The agents to choose from for a game by their level, the weakest first."""
    return {level: agent for level, agent in every_agent(game).items() if level not in NO_OPPONENT.get(game, ())}


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
