"""What is printed, read from the data files of this folder: attributes, colours, rows."""

from enum import IntEnum
from typing import Literal, get_args

from tumblehall.kernel.content import rows_of

ColourName = Literal["red", "green", "blue", "yellow"]
COLOURS: tuple[ColourName, ...] = get_args(ColourName)
StrikeName = Literal["close", "ranged", "arcane"]
STRIKES: tuple[StrikeName, ...] = get_args(StrikeName)
"""The attributes that are dice: to fight with."""
AttributeName = Literal["close", "ranged", "arcane", "armour", "movement"]
ATTRIBUTES: tuple[AttributeName, ...] = get_args(AttributeName)
ATTRIBUTE_NAMES = tuple(name.capitalize() for name in ATTRIBUTES)
"""As the cards print them."""


class Attribute(IntEnum):
    """AQ-2.1. The first three are dice, the others plain numbers. In the order of ATTRIBUTES."""

    CLOSE = 0
    RANGED = 1
    ARCANE = 2
    ARMOUR = 3
    MOVEMENT = 4


def printed(name: str) -> list[dict[str, str]]:
    """The rows of a data file of this folder."""
    return rows_of("tumblehall.games.angryquest.content", name)
