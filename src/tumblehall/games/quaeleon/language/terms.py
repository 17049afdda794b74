"""What the words of the cards speak of: when, who, which values, cards and amounts."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any, TypeAlias


class Trigger(IntEnum):
    """When the effects of a clause happen. All but the first four and the last need the card on its owner's field."""

    ACTIVATE = 0
    """Once, in the Effects step of the activation."""
    ONGOING = 1
    """No event: true while the card is on a field, from the start of its own Effects step."""
    RECURRING = 2
    """At the start of each later turn of the owner in the round."""
    DISCARDED = 3
    """When this card is discarded by an effect or a tie, from hand, stack, field or while revealed."""
    ATTACKED = 4
    """After an attack of an opponent that had the owner among its targets."""
    HURT = 5
    """After that, if the attack lowered the owner's health."""
    OPP_HEALS = 6
    """After an opponent's health went up."""
    OPP_REVEALS = 7
    """Once for each opponent who turned up a card, before the first turn."""
    FIELD_LOSS = 8
    """After an effect sent another card of the owner's field to the discard pile."""
    ROUND_END = 9
    """As the end of the round begins, before fields are cleared."""


UNTRIGGERED = (Trigger.ACTIVATE, Trigger.RECURRING)
"""What these do sets off attacked, hurt and opp_heals; what the others do never does, so that every chain ends."""


class Who(Enum):
    """The players that an effect or an attack is about. One that finds nobody makes the effect do nothing."""

    SELF = "self"
    OPP_CHOICE = "opp_choice"
    OPP_ALL = "opp_all"
    ALL = "all"
    OPP_HIGHEST = "opp_highest"
    OPP_LOWEST = "opp_lowest"
    LEFT = "left"
    """The nearest living player clockwise."""
    RIGHT = "right"
    ATTACKER = "attacker"
    SUBJECT = "subject"


class Stat(IntEnum):
    ATTACK = 0
    DEFENCE = 1
    HEALING = 2


class Op(IntEnum):
    ADD = 0
    MUL = 1
    SET = 2


class Scope(Enum):
    """KQ-3.5: `your` is the owner's cards alone, `the` is anybody's, the owner's included."""

    YOUR = "your"
    THE = "the"


class Zone(Enum):
    YOUR_FIELD = "your_field"
    OPP_FIELD = "opp_field"
    THE_FIELD = "the_field"
    REVEALED = "revealed"
    """Opponents' cards turned up and not yet activated."""


class Pick(Enum):
    CHOICE = "choice"
    LAST = "last"
    """The most recently activated."""
    THIS = "this"


class Part(Enum):
    """A step of the activation that can be repeated."""

    ATTACK = "attack"
    HEALING = "healing"


class Act(Enum):
    """What can be forbidden."""

    GAIN = "gain"
    ANNIHILATE = "annihilate"


class Lasts(Enum):
    """Which card a change of initiative is for."""

    NOW = "now"
    """The card that lies revealed."""
    NEXT = "next"
    """The next one revealed in this round."""
    ONGOING = "ongoing"
    """Every one revealed while this card is on the field."""


class Quantity(Enum):
    OPPONENTS = "opponents"
    FLIPPED = "flipped"
    """The printed initiative of the card last turned by `Flip` in this list of effects."""
    MAX_FIELD_ATTACK = "max_field_attack"
    """The highest among the other cards on all fields."""
    MAX_FIELD_DEFENCE = "max_field_defence"
    OWN_HEALTH = "own_health"
    OWN_HAND = "own_hand"
    OWN_FIELD = "own_field"
    OWN_STACK = "own_stack"


Figure: TypeAlias = Any
"""An int or a float, as it was written: a `float` would make a float of an int where the rules are compiled."""


@dataclass(frozen=True, slots=True)
class Times:
    """`x` times the quantity, and `plus`; rounded up once, at the end (R23)."""

    x: Figure
    of: Quantity
    plus: Figure = 0


Amount: TypeAlias = Figure | Times


@dataclass(frozen=True, slots=True)
class AtMost:
    of: Quantity
    v: Figure


@dataclass(frozen=True, slots=True)
class AtLeast:
    of: Quantity
    v: Figure


Condition: TypeAlias = AtMost | AtLeast
