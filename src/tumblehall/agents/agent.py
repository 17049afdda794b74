"""What an agent is, and a thinker."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol, cast

from tumblehall.agents.sight import Sight
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Json


class Agent(Protocol):
    """A player that is not a person. It keeps nothing between two choices, so that it can take over any seat."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        """The id of one of the options of the decision."""
        ...


class Ranked(NamedTuple):
    """One option as a thinker sees it."""

    option: str
    """Its id."""
    worth: float
    """What comes of it, from 0 (lost for certain) to 1 (won for certain); in a game that is played together the chance
    to win it. Good to compare with the other options of the same decision."""


class Thinker(Protocol):
    """An agent that looks ahead. It keeps nothing between two choices either, and the same sight and chance give the
    same ranking on any machine."""

    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        """All options of the decision, the best first."""
        ...


Bot = Agent | Thinker


def is_thinker(bot: Bot) -> bool:
    return callable(getattr(bot, "rank", None))


def answer_at(bot: Bot, table: Table, decision: Decision, rng: Rng) -> str:
    """The id of the option that a bot takes: whoever lets bots play at a table asks here."""
    seat = decision.seat
    if is_thinker(bot):
        return best_of(bot, Sight.of(table, seat, rng), rng)
    return cast(Agent, bot).choose(table.view(seat), decision, rng)


def best_of(bot: Bot, sight: Sight, rng: Rng) -> str:
    """The id of the option that a thinker takes."""
    return cast(Thinker, bot).rank(sight, rng)[0].option
