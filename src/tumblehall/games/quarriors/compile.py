"""From declarations to tables: which clauses work on which face is settled here, never while playing."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from tumblehall.games.quarriors.cards.base import BASE
from tumblehall.games.quarriors.content import (
    CARD_NUMBERS,
    CARDS,
    CLASS_NUMBERS,
    DIE_CLASSES,
    CardFacts,
    DieClass,
    Face,
)
from tumblehall.games.quarriors.declare import By, Card, Guard
from tumblehall.games.quarriors.words import Clause


@dataclass(frozen=True, slots=True)
class CompiledCard:
    facts: CardFacts
    die: DieClass
    faces: tuple[tuple[Clause, ...], ...]
    """For each of the six faces of its die the clauses that work on it."""
    wilds: tuple[Clause, ...]
    """Those that work while the card is in the Wilds, no die needed."""


def compile_card(card: Card) -> CompiledCard:
    """Joins a declaration with its printed facts."""
    if (card.die_class, card.type) not in CARD_NUMBERS:
        raise ValueError(f"cards.csv has no card {card.die_class}/{card.type}")
    die = DIE_CLASSES[CLASS_NUMBERS[card.die_class]]
    return CompiledCard(
        facts=CARDS[CARD_NUMBERS[card.die_class, card.type]],
        die=die,
        faces=tuple(_clauses_on(card, face) for face in die.faces),
        wilds=tuple(clause for line in card.lines if line.guard is Guard.CARD for clause in line.clauses),
    )


def works_on(guard: Guard, face: Face) -> bool:
    """Whether clauses behind that guard work on that face (Q6: only on a face of their kind)."""
    match guard:
        case Guard.ALL:
            return face.creature
        case Guard.B0:
            return face.creature and face.bursts == 0
        case Guard.B1:
            return face.creature and face.bursts == 1
        case Guard.B2:
            return face.creature and face.bursts == 2
        case Guard.B12:
            return face.creature and face.bursts in (1, 2)
        case Guard.S:
            return face.spell
        case Guard.S1:
            return face.spell and face.bursts == 1
        case Guard.S2:
            return face.spell and face.bursts == 2
        case Guard.Q1:
            return face.quiddity > 0 and face.bursts == 1
        case Guard.RR:
            return face.reroll == 2
        case Guard.CARD:
            return False


def _clauses_on(card: Card, face: Face) -> tuple[Clause, ...]:
    clauses: tuple[Clause, ...] = ()
    for line in card.lines:
        if works_on(line.guard, face):
            clauses += resolved(line.clauses, face.bursts)
    return clauses


def resolved(value: Any, bursts: int) -> Any:
    """The same words with every `By` replaced by its value for that many bursts."""
    if isinstance(value, By):
        chosen = value.values[bursts]
        if chosen is None:
            raise ValueError(f"{value} has no value for {bursts} bursts")
        return resolved(chosen, bursts)
    if isinstance(value, tuple):
        return tuple(resolved(part, bursts) for part in value)
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(**{each.name: resolved(getattr(value, each.name), bursts) for each in fields(value)})
    return value


COMPILED = tuple(sorted((compile_card(card) for card in BASE), key=lambda card: card.facts.number))
"""All cards, by the number of their facts."""
