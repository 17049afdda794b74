"""The clauses of a card: what says when something is done, and what holds as long as the face is there."""

from dataclasses import dataclass
from typing import TypeAlias

from tumblehall.games.quarriors.language.effects import Effect, Price
from tumblehall.games.quarriors.language.modifiers import Modifier
from tumblehall.games.quarriors.language.selectors import Condition, Of, One
from tumblehall.games.quarriors.language.terms import THIS, Handling, Happening, Moment, Who, Window


@dataclass(frozen=True, slots=True)
class When:
    """Answers a moment of the dice `of`; IT is the die of the moment. Forced as far as possible unless `may`; a `may`
    whose first effect cannot be done is not asked (Q9). `limit` is the most uses per die and turn (Q171)."""

    moment: Moment
    do: tuple[Effect, ...]
    of: Of = THIS
    if_: Condition | None = None
    may: bool = False
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class Use:
    """Immediate effect of a face, optional, only in the immediate window, on offer whether or not it can do anything
    (QC-7.3). The face's quiddity is forfeit (Q7). Two on one face are two options (QX-7)."""

    die: Handling
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class AtReady:
    """A spell marked immediate: readied, it is spent and resolves at once, whatever it can do (QC-7.9, QC-13.10)."""

    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Cast:
    """Cast by its owner in own phases 2 to 4, out of the ready area: it is spent, objects are chosen, it resolves
    (Q67). On offer by Q157."""

    do: tuple[Effect, ...]
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class React:
    """A reaction spell: on offer to its owner in those windows of another's turn; goes to the spent pile (QC-2.14)."""

    windows: tuple[Window, ...]
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Attach:
    """In own phases 2 to 4 the die is laid beside the target, which becomes HOST; the clauses work while it is there,
    for ME, its owner (QC-13.3, QC-13.8)."""

    target: One
    clauses: "tuple[Clause, ...]"


@dataclass(frozen=True, slots=True)
class Enchant:
    """Readied for free, never cast; the clauses work from the ready area, for one die per card and player (Q58)."""

    clauses: "tuple[Clause, ...]"


@dataclass(frozen=True, slots=True)
class Activate:
    """An option in own phases 2 to 4 of the players named, paid first, once per die and turn. ME is whoever activates
    (Q94). On offer by Q157."""

    do: tuple[Effect, ...]
    price: Price | None = None
    who: Who = Who.ALL
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class Instead:
    """Replaces what is about to happen to those dice, VICTIM being the die. Moments that answer it still happen
    (QC-12.4). Without `may` it gives way only to another that the owner picks (Q27). The price is paid first; without
    it there is no offer."""

    of: Of
    happening: Happening
    do: tuple[Effect, ...]
    if_: Condition | None = None
    may: bool = False
    price: Price | None = None
    limit: int | None = None


Clause: TypeAlias = When | Use | AtReady | Cast | React | Attach | Enchant | Activate | Instead | Modifier
