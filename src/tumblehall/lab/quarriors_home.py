"""A player of Quarriors who never quests: the heuristic agent, to whom no quest can be completed and who takes no
offer to go on one."""

from collections.abc import Mapping
from dataclasses import replace

from tumblehall.agents.quarriors.heuristic import HeuristicAgent
from tumblehall.agents.quarriors.sight import Read, as_declared
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json

BEYOND_ALL = 99
"""A level that no party has."""


def out_of_reach(name: str) -> CompiledCard:
    """How a card is read by whom quests do not tempt, neither in the turn nor for what is captured."""
    card = as_declared(name)
    return card if card.facts.kind != "quest" else replace(card, facts=replace(card.facts, level=BEYOND_ALL))


class StaysHome:
    """Plays as if the visit of the turn were over."""

    def __init__(self, read: Read = out_of_reach) -> None:
        self._agent = HeuristicAgent(read)

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        return self._agent.choose({**view, "visited": True}, decision, rng)
