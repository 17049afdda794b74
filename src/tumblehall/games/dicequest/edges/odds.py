"""The chances of what a seat may choose now, told from what it sees alone. `reckon.py` fills them only when a client
asks: a view has no time for it."""

from typing import TypedDict

from tumblehall.games.dicequest.edges.view import Aside, Chance

__all__ = ["Aside", "Chance", "Odds", "Party", "QuestOdds", "Way"]


class Party(TypedDict):
    """Heroes who could go, by their slots, and the chance of success before the roll."""

    heroes: list[int]
    chance: Chance


class QuestOdds(TypedDict):
    """A quest or adventure that can be chosen."""

    quest: str
    now: Party | None
    """The party with the best chance; null: too few heroes."""
    joined: dict[str, Chance]
    """The best chance with a hero of the market who can be recruited now, by hero."""


class Way(TypedDict):
    """A use of the re-roll token or of a rune, and the chance of success with the best play after it."""

    rune: str | None
    """The die that shows the rune, as `yellow:rune`, or `free`; null: the token."""
    dice: list[str]
    """The dice that are rolled again."""
    chance: Chance


class Odds(TypedDict):
    """Empty lists where nothing of the kind can be chosen."""

    quests: list[QuestOdds]
    """In the tavern."""
    parties: list[Party]
    """While heroes are sent: all that the choice can come to."""
    ways: list[Way]
    """In combat, the best first; none where all that is asked is there."""
    uses: dict[str, Chance]
    """In combat, with each ability that can be counted, when it is used next, by its card."""
    now: Chance | None
    """Of the challenge under way, by the best use of the token and of runes, before the roll and after it."""
    best: Chance | None
    """In combat, with the best play; null where all that is asked is there."""
    stop: float
    """In combat, the chance of success when nothing more is done: 0 or 1."""
