"""How a card is declared: its clauses, joined with the printed facts by id and name."""

from dataclasses import dataclass

from tumblehall.games.quaeleon.language.terms import Condition, Trigger
from tumblehall.games.quaeleon.language.words import Clause, Effect, Primitive


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: str
    clauses: tuple[Clause, ...]


def card(id: str, name: str, *clauses: Clause) -> Card:
    return Card(id, name, clauses)


def on(trigger: Trigger, *effects: Primitive | Effect) -> Clause:
    return Clause(trigger, _effects(effects))


def guarded(
    do: Primitive, *, if_: Condition | None = None, may: bool = False, then: tuple[Primitive | Effect, ...] = ()
) -> Effect:
    """A primitive with a condition, left to the owner, or with something that follows if it was done."""
    return Effect(do, if_, may, _effects(then))


def either(*lists: tuple[Primitive | Effect, ...]) -> tuple[tuple[Effect, ...], ...]:
    """The lists of a `Choose`."""
    return tuple(_effects(each) for each in lists)


def _effects(found: tuple[Primitive | Effect, ...]) -> tuple[Effect, ...]:
    return tuple(each if isinstance(each, Effect) else Effect(each) for each in found)
