"""The agent that stands in for an absent player."""

from collections.abc import Mapping

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json


class CarefulAgent:
    """Always gives the safe answer."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        return decision.default
