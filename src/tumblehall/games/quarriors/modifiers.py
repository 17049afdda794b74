"""Words that change numbers, prices and permissions as long as their face is there. Nothing is stored: `numbers.py`
and the offers look for them."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from tumblehall.games.quarriors.selectors import Condition, Dice, Number, One, Rival, Special, Who


class Action(Enum):
    """What a `Forbid` takes off the offer."""

    SECOND_SUMMON = "second summon"
    """Summoning a second die of the card's class in one turn (Q77)."""


@dataclass(frozen=True, slots=True)
class Attack:
    """n more attack. `vs` is asked for each defender when the totals are fixed. The result is never below 0."""

    of: Dice | Special
    n: Number
    vs: Rival | None = None


@dataclass(frozen=True, slots=True)
class Defence:
    """n more defence. A reduction never brings it below 1, nor raises it (Q47)."""

    of: Dice | Special
    n: Number


@dataclass(frozen=True, slots=True)
class Stats:
    """Attack and defence of THIS are both n, before all other changes."""

    n: Number


@dataclass(frozen=True, slots=True)
class Untargetable:
    """Opponents cannot choose it as the target of a spell; spells that do not choose reach it."""

    of: Special


@dataclass(frozen=True, slots=True)
class VoidSpells:
    """Spells attached to those creatures have no clauses while the condition holds."""

    on: Dice
    while_: Condition


@dataclass(frozen=True, slots=True)
class Cap:
    """Counts as n at most; 0: not at all. Comes after all other changes (Q48)."""

    n: int


Counted: TypeAlias = Cap


@dataclass(frozen=True, slots=True)
class AttackVsMe:
    """How those attackers count in the total against ME, from the ready area; immune ones count in full (Q42, Q50)."""

    attackers: Dice
    how: Counted


@dataclass(frozen=True, slots=True)
class ScoreGlory:
    """n more glory as part of that creature's score, for the creature's controller."""

    of: Special
    n: int


@dataclass(frozen=True, slots=True)
class SummonPrice:
    """Those players pay n more for each creature, free ones too; from the ready area, all copies add up (Q50, Q74)."""

    who: Who
    n: int


@dataclass(frozen=True, slots=True)
class CapturePrice:
    """Those players pay n more for a capture, not below 0. The cost that texts speak of is unchanged (Q11)."""

    who: Who
    n: int


@dataclass(frozen=True, slots=True)
class Forbid:
    """The action is not on offer to those players. On a card in the Wilds it needs no die in play."""

    action: Action
    who: Who


@dataclass(frozen=True, slots=True)
class Doomed:
    """THIS is destroyed, by nobody, as soon as the condition holds after a whole step (Q28, Q122)."""

    if_: Condition


@dataclass(frozen=True, slots=True)
class Copy:
    """THIS is treated as the chosen creature: a snapshot of card and face, its computed numbers being THIS's own
    (Q117); never of a locked die (Q118). Chosen on entering the ready area, before SUMMONED (Q119); may change once in
    each player's turn, own phases 2 to 4, else only as the attack phase starts (Q120). Nothing to copy: `attack` and
    `defence`."""

    of: One
    attack: int
    defence: int


Modifier: TypeAlias = (
    Attack | Defence | Stats | Untargetable | VoidSpells | AttackVsMe | ScoreGlory
    | SummonPrice | CapturePrice | Forbid | Doomed | Copy
)  # fmt: skip
