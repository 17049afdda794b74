"""A chance as views tell it."""

from typing import NotRequired, TypedDict

from tumblehall.games.angryquest.content.facts import AttributeName, StrikeName

DIGITS = 4
"""Of a chance: a hundredth of a per cent is more than anybody sees."""


class Prospect(TypedDict):
    """The chance of who is asked."""

    chance: float
    dice: NotRequired[int]
    needed: NotRequired[int]
    """Successes, against the monster."""
    target: NotRequired[int]
    """The lowest face that is one."""
    attack: NotRequired[StrikeName]
    """Of a move that ends where a foe stands: the best attack on it."""
    answers: NotRequired[dict[StrikeName, float]]
    """The chance of an attack against each answer."""
    ties: NotRequired[bool]
    """Of an attack: whether the attacker wins a tie, which else goes to the defender (AQ-5.6)."""
    raises: NotRequired[AttributeName]
    """Of a move into town: the attribute that is most easily upgraded."""
    faces: NotRequired[list[int]]
    """Of a move that ends near the own gate: what the next turn's roll must show to enter the lair."""


def chance(exact: float) -> float:
    return round(exact, DIGITS)
