"""What is printed, read from the data files of this folder: attributes, colours, rows."""

from enum import IntEnum

from tumblehall.kernel.content import rows_of

COLOURS = ("red", "green", "blue", "yellow")


class Attribute(IntEnum):
    """AQ-2.1. The first three are dice, the others plain numbers."""

    CLOSE = 0
    RANGED = 1
    ARCANE = 2
    ARMOUR = 3
    MOVEMENT = 4


ATTRIBUTES = tuple(attribute.name.lower() for attribute in Attribute)
ATTRIBUTE_NAMES = tuple(attribute.capitalize() for attribute in ATTRIBUTES)
"""As the cards print them."""


def printed(name: str) -> list[dict[str, str]]:
    """The rows of a data file of this folder."""
    return rows_of("tumblehall.games.angryquest.content", name)
