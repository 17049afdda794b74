"""What characters can do: one class for each word. Those of the monsters are in `monster_words.py`."""

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from tumblehall.games.angryquest.content.facts import Attribute


class Role(IntEnum):
    """In which part of a combat an ability works."""

    ATTACK = 0
    DEFEND = 1
    BOTH = 2


# -- movement -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RollAgain:
    """Roll the movement die again; the new face stands and only this character may use it. Once per turn."""


@dataclass(frozen=True, slots=True)
class Adjust:
    """In the Movement step: the total plus or minus up to n, at least 1. Once per turn."""

    n: int


@dataclass(frozen=True, slots=True)
class Remap:
    """Those faces may count as another. Once per turn."""

    faces: tuple[int, ...]
    to: int


@dataclass(frozen=True, slots=True)
class Split:
    """In the Movement step: the face may be shared between two friendly characters, without bonuses. Once per turn."""


@dataclass(frozen=True, slots=True)
class Reverse:
    """A face of `most` or less may be walked anticlockwise on the loop, without bonus. Once per turn."""

    most: int


@dataclass(frozen=True, slots=True)
class StartBonus:
    """Leaving home, the first space counted may be n further than the entry space."""

    n: int


@dataclass(frozen=True, slots=True)
class LairTrim:
    """A move that ends on a lair entrance may use a total up to n lower, at least 1."""

    n: int


# -- combat; none of these works against the monster --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoreDice:
    """n more dice; with a range also for friends that many steps away along the loop."""

    n: int
    role: Role
    range: int = 0


@dataclass(frozen=True, slots=True)
class Reroll:
    """Re-roll up to n of the own dice that did not hit."""

    n: int
    role: Role


@dataclass(frozen=True, slots=True)
class HitOn:
    """That attribute hits on `target` or more."""

    attribute: Attribute
    target: int
    role: Role


@dataclass(frozen=True, slots=True)
class Critical:
    """Each 6 with that attribute counts as `value` hits."""

    attribute: Attribute
    value: int
    role: Role


@dataclass(frozen=True, slots=True)
class NoCritical:
    """Each 6 of the opponent counts as one hit at most."""

    role: Role


@dataclass(frozen=True, slots=True)
class Pierce:
    """The opponent's armour counts n lower."""

    n: int
    role: Role


@dataclass(frozen=True, slots=True)
class ArmourVsArcane:
    """Own armour also stops arcane hits."""


@dataclass(frozen=True, slots=True)
class WinTies:
    """Ties are won in that role."""

    role: Role


@dataclass(frozen=True, slots=True)
class Reach:
    """May start that kind of combat up to n steps away."""

    attribute: Attribute
    n: int


@dataclass(frozen=True, slots=True)
class Hide:
    """Can be fought only on its own space."""


@dataclass(frozen=True, slots=True)
class Retreat:
    """Losing in that role: n spaces back on the loop instead of home."""

    n: int
    role: Role


@dataclass(frozen=True, slots=True)
class Spoils:
    """After winning in that role: may take one upgrade of the loser."""

    role: Role


@dataclass(frozen=True, slots=True)
class Advance:
    """After winning in that role: may go 1 to n spaces on along the loop, onto a free space."""

    n: int
    role: Role


# -- settlements --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UpgradeDice:
    """n more dice for an upgrade."""

    n: int


@dataclass(frozen=True, slots=True)
class UpgradeOn:
    """An upgrade succeeds on `target` or more."""

    target: int


@dataclass(frozen=True, slots=True)
class UpgradeStack:
    """An attribute may be upgraded up to `most` times."""

    most: int


@dataclass(frozen=True, slots=True)
class TownActions:
    """n different actions on arriving in a settlement."""

    n: int


@dataclass(frozen=True, slots=True)
class ReplaceDraw:
    """Replacing any friendly character draws n cards."""

    n: int


@dataclass(frozen=True, slots=True)
class ReplaceKeep:
    """Replaced, its upgrades pass to the newcomer."""


# -- luck and curse -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LuckPass:
    """May use the luck of a space walked over. Once per turn."""


@dataclass(frozen=True, slots=True)
class LuckRepeat:
    """May carry out a luck effect n more times."""

    n: int


@dataclass(frozen=True, slots=True)
class CurseImmune:
    """No curse."""


@dataclass(frozen=True, slots=True)
class CurseSave:
    """A friendly character that meets a curse rolls; on `target` or more it is void. Once per turn."""

    target: int


@dataclass(frozen=True, slots=True)
class CursePass:
    """An opponent's character on the loop may suffer the curse instead."""


Ability: TypeAlias = (
    RollAgain | Adjust | Remap | Split | Reverse | StartBonus | LairTrim
    | MoreDice | Reroll | HitOn | Critical | NoCritical | Pierce | ArmourVsArcane | WinTies | Reach | Hide
    | Retreat | Spoils | Advance
    | UpgradeDice | UpgradeOn | UpgradeStack | TownActions | ReplaceDraw | ReplaceKeep
    | LuckPass | LuckRepeat | CurseImmune | CurseSave | CursePass
)  # fmt: skip
