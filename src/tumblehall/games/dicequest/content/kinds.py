"""The kinds of things that words speak of."""

from enum import Enum, IntEnum
from typing import Literal, TypeAlias


class Symbol(IntEnum):
    """What faces show. ANY is a generic success: met by all but the rune (DQ-7.1)."""

    SWORD = 0
    ARROW = 1
    WAND = 2
    SHIELD = 3
    RUNE = 4
    ANY = 5


class Colour(IntEnum):
    """The colours of dice. ANY is the player's choice, made for each die."""

    RED = 0
    BLUE = 1
    YELLOW = 2
    GREEN = 3
    ANY = 4


class When(Enum):
    """The moment of an ability."""

    DEPLOYMENT = "deployment"
    COMBAT = "combat"
    WOUND = "wound"
    REWARD = "reward"
    TAVERN = "tavern"
    ONGOING = "ongoing"
    REVEAL = "reveal"
    ROUND_START = "round_start"
    IMMEDIATE = "immediate"


class Scope(Enum):
    """Which heroes of the player."""

    ACTIVE = "active"
    PARTY = "party"


class Place(Enum):
    """Where threat tokens are put."""

    QUEST = "quest"
    ADVENTURE = "adventure"


class Hurt(Enum):
    """How wounds are taken."""

    UNBLOCKABLE = "unblockable"
    LIGHT_SAFE = "light_safe"


Kinds: TypeAlias = tuple[Symbol, ...]
"""Of several one is chosen."""

Sign = Literal["sword", "arrow", "wand", "shield", "rune", "any"]
WANTED: tuple[Sign, ...] = ("sword", "arrow", "wand", "shield", "rune", "any")
"""What a requirement counts, in the order of `Symbol`."""

ColourName = Literal["red", "blue", "yellow", "green"]
COLOURS: tuple[ColourName, ...] = ("red", "blue", "yellow", "green")
"""The colours of dice, in the order of `Colour`."""
