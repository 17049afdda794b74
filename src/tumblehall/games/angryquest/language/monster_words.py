"""The vocabulary of the monsters: what luck and curse spaces do, and how a 6 counts against them."""

from dataclasses import dataclass
from typing import TypeAlias

from tumblehall.games.angryquest.content.facts import Attribute

# -- monsters: what luck and curse spaces do ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shift:
    """n spaces along the loop, back where negative."""

    n: int


@dataclass(frozen=True, slots=True)
class UpgradeTry:
    """An upgrade roll for that attribute, as in a settlement."""

    attribute: Attribute


@dataclass(frozen=True, slots=True)
class Stall:
    """May not be moved during its player's next turn."""


@dataclass(frozen=True, slots=True)
class Rally:
    """One own character moves from home to the entry space, if that is free."""


@dataclass(frozen=True, slots=True)
class Doom:
    """Roll a die; on a listed face the character goes home."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExtraRoll:
    """Roll and move any own character, without bonuses; a 6 gives no further roll."""


@dataclass(frozen=True, slots=True)
class SwapBehind:
    """Change places with the nearest opponent's character behind on the loop."""


@dataclass(frozen=True, slots=True)
class ReplaceHere:
    """A replacement as in a settlement, on the spot."""


@dataclass(frozen=True, slots=True)
class LoseUpgrade:
    """Lose one upgrade of choice; without any, be shifted."""

    otherwise: Shift


@dataclass(frozen=True, slots=True)
class Shove:
    """One opponent's character within that many loop spaces is shifted by n."""

    n: int
    within: int


@dataclass(frozen=True, slots=True)
class Weaken:
    """n dice fewer in the next combat against a character, at least one."""

    n: int


SpaceEffect: TypeAlias = (
    Shift | UpgradeTry | Stall | Rally | Doom | ExtraRoll | SwapBehind | ReplaceHere | LoseUpgrade | Shove | Weaken
)


# -- monsters: how a 6 counts against them ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlainSixes:
    """A 6 is one success."""


@dataclass(frozen=True, slots=True)
class DoubleSixes:
    """A 6 is two successes."""


@dataclass(frozen=True, slots=True)
class RerollingSixes:
    """Each 6 re-rolls one failed die once; the re-rolled dice give no more."""


@dataclass(frozen=True, slots=True)
class ExplodingSixes:
    """Each 6 is a success and adds a die, which may explode too."""


@dataclass(frozen=True, slots=True)
class PairedSixes:
    """Each two 6s add `value` successes."""

    value: int


@dataclass(frozen=True, slots=True)
class CarriedSixes:
    """Each 6 in the roll that wins phase 1 makes phase 2 one easier for that player, by at most `most`."""

    most: int


SixRule: TypeAlias = PlainSixes | DoubleSixes | RerollingSixes | ExplodingSixes | PairedSixes | CarriedSixes
