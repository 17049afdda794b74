"""What is printed, read from the data files of this folder: attributes, colours, rows."""

import csv
from enum import IntEnum
from importlib.resources import files

COLOURS = ("red", "green", "blue", "yellow")


class Attribute(IntEnum):
    """AQ-2.1. The first three are dice, the others plain numbers."""

    CLOSE = 0
    RANGED = 1
    ARCANE = 2
    ARMOUR = 3
    MOVEMENT = 4


ATTRIBUTES = tuple(attribute.name.lower() for attribute in Attribute)


def rows_of(name: str) -> list[dict[str, str]]:
    """The rows of a content file."""
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def slug_of(name: str) -> str:
    """`Vessa Quickstep` -> `vessa-quickstep`."""
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())
