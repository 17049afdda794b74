"""Which dice a word speaks of, how many, and when: sides, zones, picks, numbers and conditions of the vocabulary."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import TypeAlias


class Zone(IntEnum):
    """Where a die is (QC-2.1). Attached dice are where their host is."""

    WILDS = 0
    BAG = 1
    ACTIVE = 2
    READY = 3
    SPENT = 4
    USED = 5
    ASIDE = 6
    QUEST = 7


class Phase(IntEnum):
    """The phases of a turn, numbered as in QC-5.1."""

    SCORE = 1
    READY = 2
    ATTACK = 3
    CAPTURE = 4
    TIDY = 5


class Who(Enum):
    """Players. ME controls the clause: the owner of the die, also of an attached one (QC-13.8)."""

    ME = "me"
    OPPONENTS = "opponents"
    ALL = "all"
    LOSER = "loser"
    """Whose creature the damage has just destroyed."""


class Side(Enum):
    """Whose dice. In the Wilds only ANY has a meaning."""

    MINE = "mine"
    OTHERS = "others"
    """Mine without THIS."""
    THEIRS = "theirs"
    """Under `One` those of any one opponent, under `All` those of all, under `Each` one for each opponent."""
    ANY = "any"
    ATTACKERS = "attackers"
    """The creatures in the attack under way."""
    DEFENDERS = "defenders"
    """The creatures that may be named against the attack under way."""


class What(Enum):
    CREATURE = "creature"
    """A die that is a creature now (QC-12.1)."""
    SPELL = "spell"
    """A readied spell, attached or not."""
    DIE = "die"
    CREATURE_DIE = "creature die"
    """A die with a creature face, whatever it shows: the Assistant too (Q12)."""
    SPELL_DIE = "spell die"
    """A die of a spell class, whatever it shows (Q12)."""


class Special(Enum):
    """Dice that need no choosing."""

    THIS = "this"
    HOST = "host"
    """The creature to which THIS is attached."""
    VICTIM = "victim"
    """The creature being destroyed."""
    CULLED = "culled"
    """The dice that the effect before has culled; their cost is that of their cards (Q11)."""


THIS, HOST, VICTIM, CULLED = Special.THIS, Special.HOST, Special.VICTIM, Special.CULLED


# -- numbers ------------------------------------------------------------------------------------------------------


class Tally(Enum):
    """What the state counts for ME."""

    SCORED_THIS_TURN = "creatures of mine that scored this turn"
    """In any phase (Q66)."""
    OTHERS_SCORED_THIS_PHASE = "creatures of mine, without THIS, that scored in this phase 1"
    """Later scorers of the phase too; none that scores in the attack (Q21)."""
    OPPONENTS_WHO_LOST = "opponents with a creature destroyed by the damage of my attack this turn"
    """Saved victims count (Q31)."""
    CULLED = "dice that the effect before has culled"


@dataclass(frozen=True, slots=True)
class Count:
    """How many such dice there are now. Not stopped by immunity (Q44)."""

    dice: "Dice"


@dataclass(frozen=True, slots=True)
class CountOf:
    """How many of what the state counts."""

    tally: Tally


@dataclass(frozen=True, slots=True)
class CostOf:
    """The printed cost of that die's card, and `plus` on top (Q11)."""

    die: Special
    plus: int = 0


@dataclass(frozen=True, slots=True)
class AttackOf:
    """The attack that die has; in `ChangeTotal` the attack it had in that total (Q57)."""

    die: Special


Number: TypeAlias = int | Count | CountOf | CostOf | AttackOf


# -- dice ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dice:
    """All the dice that fit every field."""

    side: Side
    what: What = What.CREATURE
    zones: tuple[Zone, ...] = (Zone.READY,)
    classes: tuple[str, ...] = ()
    """Names of die classes; empty: any."""
    levels: tuple[int, int] | None = None
    """The least and the most level. From 1 on it leaves out level 0 (Q56)."""
    defence_at_most: int | None = None
    """The defence now, with all changes."""
    cost_at_most: Number | None = None
    not_this: bool = False


@dataclass(frozen=True, slots=True)
class One:
    """Exactly one, chosen by ME, if there is one."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class UpTo:
    """None to n, picked one by one and then treated at once (Q10)."""

    n: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class AnyNumber:
    """As many as ME likes, none included (Q10)."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class All:
    """All of them, without choosing: what cannot be targeted is reached too."""

    dice: Dice


@dataclass(frozen=True, slots=True)
class Each:
    """One for each opponent who has such a die, all chosen by ME; then treated at once."""

    dice: Dice


Pick: TypeAlias = Special | One | UpTo | AnyNumber | All | Each


# -- conditions ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AtLeast:
    number: Number
    least: int


@dataclass(frozen=True, slots=True)
class Exactly:
    number: Number
    n: int


@dataclass(frozen=True, slots=True)
class InPhase:
    """In that phase of ME's own turn."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class ThisScored:
    """THIS scored in the phase 1 under way."""


@dataclass(frozen=True, slots=True)
class ThisAttacks:
    """THIS takes part in the attack under way."""


Condition: TypeAlias = AtLeast | Exactly | InPhase | ThisScored | ThisAttacks


@dataclass(frozen=True, slots=True)
class HasCreatures:
    """That player has exactly n creatures in the ready area, locked ones counted, when totals are fixed (Q54)."""

    n: int


Rival: TypeAlias = HasCreatures
"""What is asked of one defender at a time."""
