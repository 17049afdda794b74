"""What an agent is."""

from collections.abc import Mapping
from typing import Protocol

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json


class Agent(Protocol):
    """A player that is not a person. It keeps nothing between two choices, so that it can take over any seat."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        """The id of one of the options of the decision."""
        ...
