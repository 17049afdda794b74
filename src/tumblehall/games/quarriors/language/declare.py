"""How a card is declared: lines of clauses, each with a guard that names the faces on which they work."""

from dataclasses import dataclass
from typing import Any, TypeVar, cast

from tumblehall.games.quarriors.language.clauses import Clause
from tumblehall.games.quarriors.language.terms import Guard


@dataclass(frozen=True, slots=True)
class Line:
    guard: Guard
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """The declaration of one card, joined with its printed facts by class and type."""

    die_class: str
    type: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class By:
    """A value for 0, 1 and 2 bursts; None where the die has no such face. Only declarations hold one."""

    values: tuple[Any, Any, Any]


T = TypeVar("T")


def by(zero: T | None, one: T | None, two: T | None) -> T:
    """A value that follows the bursts. Typed as the value itself: the compiler puts it there before anything reads
    it, so that no word needs to know of bursts."""
    return cast(T, By((zero, one, two)))


def on(guard: Guard, *clauses: Clause) -> Line:
    return Line(guard, clauses)


def card(die_class: str, type: str, *lines: Line) -> Card:
    return Card(die_class, type, lines)
