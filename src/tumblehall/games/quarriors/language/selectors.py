"""Which dice and players a word speaks of, how many, and when: selectors, picks, players, numbers and conditions."""

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from tumblehall.games.quarriors.language.terms import (
    Cause,
    Chooser,
    Energy,
    Phase,
    Shows,
    Side,
    Special,
    What,
    Who,
    Zone,
)

FAR = (Side.MINE, Side.ANY, Side.THEIRS, Side.THAT, Side.ACTIVE)
"""Sides that are told by the seat alone."""

# -- dice ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dice:
    """All the dice that fit every field; an empty list or None asks nothing. Lists mean any of them."""

    side: Side
    what: What = What.CREATURE
    zones: tuple[Zone, ...] = (Zone.READY,)
    classes: tuple[str, ...] = ()
    """Names of die classes."""
    not_classes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    """Card types; a copying creature has the class and type of its copy."""
    energy: Energy | None = None
    levels: "tuple[Number, Number] | None" = None
    """The least and the most level, both included. From 1 on it leaves out level 0 (Q56)."""
    cost_at_least: "Number | None" = None
    cost_at_most: "Number | None" = None
    """The printed cost of the card (Q11)."""
    highest_cost: bool = False
    """Only those with the highest cost in their player's pile (Q165)."""
    defence_at_most: "Number | None" = None
    """The defence now, with all changes."""
    shows: Shows | None = None
    not_this: bool = False
    attached: bool | None = None
    """A spell that is, or is not, laid beside a creature."""
    locked: bool | None = None
    """In a locked area, or not."""
    bearing: tuple[What, ...] = ()
    """Has such dice attached."""
    lowest: bool | None = None
    """Cannot be turned DOWN, or can."""

    @cached_property
    def is_plain(self) -> bool:
        """Whether it asks for nothing but whose, what and where."""
        return self == Dice(self.side, self.what, self.zones)

    @cached_property
    def stands(self) -> bool:
        """Whether it speaks of creatures in ready areas."""
        return self.zones == (Zone.READY,) and self.what is What.CREATURE

    @cached_property
    def stands_plain(self) -> bool:
        """Whether it speaks of all creatures in the ready areas of those players."""
        return self.stands and self.is_plain and self.side in FAR

    @cached_property
    def lies_in_pool(self) -> bool:
        """Whether it speaks of the own active pool alone."""
        own = self.side is Side.MINE or self.side is Side.OTHERS
        return own and self.zones == (Zone.ACTIVE,) and not (self.asks_play or self.attached)

    @cached_property
    def asks_play(self) -> bool:
        """Whether it asks for what only dice in play have."""
        return self.defence_at_most is not None or bool(self.bearing) or self.lowest is not None or bool(self.locked)

    @cached_property
    def counts_classes(self) -> bool:
        """Whether it asks for own dice of some classes in pool and piles, and for nothing else."""
        piles = all(zone in (Zone.ACTIVE, Zone.SPENT, Zone.USED) for zone in self.zones)
        return piles and bool(self.classes) and self == Dice(Side.MINE, What.DIE, self.zones, self.classes)


@dataclass(frozen=True, slots=True)
class Either:
    """The dice that fit one of them."""

    of: tuple[Dice, ...]


Selector: TypeAlias = Dice | Either
Of: TypeAlias = Dice | Either | Special


# -- picks: who chooses how many ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class One:
    """Exactly one of them, if there is one."""

    dice: Of
    by: Chooser = Chooser.ME


@dataclass(frozen=True, slots=True)
class UpTo:
    """None to n, picked one by one by ME and then treated at once (Q10)."""

    n: int
    dice: Selector


@dataclass(frozen=True, slots=True)
class AnyNumber:
    """As many as ME likes, none included (Q10)."""

    dice: Selector


@dataclass(frozen=True, slots=True)
class All:
    """All of them, without choosing: what cannot be targeted is reached too."""

    dice: Selector


@dataclass(frozen=True, slots=True)
class Each:
    """One for each opponent who has such a die, clockwise, then treated at once. `may`: none for an opponent is
    allowed (Q146)."""

    dice: Selector
    by: Chooser = Chooser.ME
    may: bool = False


Pick: TypeAlias = Special | One | UpTo | AnyNumber | All | Each


# -- players --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayersWho:
    """Those of the players for whom the condition holds, each being THAT in it."""

    who: Who
    if_: "Condition"


@dataclass(frozen=True, slots=True)
class Chosen:
    """So many of them, chosen by ME; THAT from then on, if it is one (Q150)."""

    of: "Players"
    least: int = 1
    most: int = 1


Players: TypeAlias = Who | PlayersWho | Chosen


# -- numbers ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Count:
    """How many such dice there are. Not stopped by immunity (Q44)."""

    dice: Selector


@dataclass(frozen=True, slots=True)
class CountPlayers:
    """How many such players there are."""

    players: Players


@dataclass(frozen=True, slots=True)
class Classes:
    """How many different classes are among such dice (Q142)."""

    dice: Selector


@dataclass(frozen=True, slots=True)
class PrintedGlory:
    """The sum of the glory on the cards of such dice; in a record only of those whose glory was given (Q320)."""

    dice: Selector


@dataclass(frozen=True, slots=True)
class CostOf:
    """The printed cost of that die's card, 0 if it has none (Q11)."""

    die: Special


@dataclass(frozen=True, slots=True)
class LevelOf:
    """The level of that die; of one that has left play the last one (Q38)."""

    die: Special


@dataclass(frozen=True, slots=True)
class AttackOf:
    """The attack of that die; in `ChangeTotal` the share it had in that total (Q57)."""

    die: Special


@dataclass(frozen=True, slots=True)
class QuiddityOf:
    """The quiddity number on the face shown, 0 without one; a choice face counts (Q63)."""

    die: Special


@dataclass(frozen=True, slots=True)
class GloryOf:
    """The glory of that player, of several the most."""

    who: Who


@dataclass(frozen=True, slots=True)
class TotalOf:
    """The total that was fixed against that player in this attack, before protection (Q103)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Draws:
    """How often that player drew in the own turn under way, else in the last own turn (Q145)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Done:
    """How many dice or players the effect before was done to."""


@dataclass(frozen=True, slots=True)
class Plus:
    of: "tuple[Number, ...]"


@dataclass(frozen=True, slots=True)
class Times:
    n: "Number"
    by: int


@dataclass(frozen=True, slots=True)
class Min:
    of: "tuple[Number, ...]"


@dataclass(frozen=True, slots=True)
class Half:
    """Half, rounded down."""

    n: "Number"


Number: TypeAlias = (
    int | Count | CountPlayers | Classes | PrintedGlory | CostOf | LevelOf | AttackOf | QuiddityOf | GloryOf
    | TotalOf | Draws | Done | Plus | Times | Min | Half
)  # fmt: skip


# -- conditions ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AtLeast:
    number: Number
    least: Number


@dataclass(frozen=True, slots=True)
class Exactly:
    number: Number
    n: Number


@dataclass(frozen=True, slots=True)
class Is:
    """That die, or one of those dice, fits the selector or is that die."""

    die: Special
    dice: Of


@dataclass(frozen=True, slots=True)
class InPhase:
    """In that phase of ME's own turn."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class InTurn:
    """It is the turn of that player, or of one of those."""

    who: Who


@dataclass(frozen=True, slots=True)
class ByCause:
    """What happens to the die has that cause."""

    cause: Cause


@dataclass(frozen=True, slots=True)
class And:
    of: "tuple[Condition, ...]"


@dataclass(frozen=True, slots=True)
class Not:
    of: "Condition"


Condition: TypeAlias = AtLeast | Exactly | Is | InPhase | InTurn | ByCause | And | Not
