"""The agent that leaves everything to chance."""

from collections.abc import Mapping

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json


class RandomAgent:
    """Picks any option, all alike."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        return decision.options[rng.below(len(decision.options))].id
