"""Printed facts that never change, as plain values: what a client needs to draw the cards."""

from tumblehall.games.quaeleon.cards.deck import DECK
from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.games.quaeleon.edges.brief import brief_of
from tumblehall.games.quaeleon.edges.english import text_of
from tumblehall.games.quaeleon.language.declare import Card
from tumblehall.games.quaeleon.language.terms import Trigger
from tumblehall.games.quaeleon.language.words import ModNext
from tumblehall.kernel.values import Json

WORKS = {Trigger.ONGOING: "stays", Trigger.RECURRING: "again", Trigger.ACTIVATE: "once"}
"""What is none of these waits until something happens."""


def catalogue() -> dict[str, Json]:
    return {
        "cards": {
            facts.slug: {
                "number": facts.number + 1,
                "name": facts.name,
                "initiative": facts.initiative,
                "defence": facts.defence,
                "healing": facts.healing,
                "attack": facts.attack,
                "attacks": facts.attack_count,
                "copies": facts.copies,
                "works": _works(card),
                "text": text_of(facts.number, card.clauses),
                "brief": brief_of(card.clauses),
                "flavour": facts.flavour,
            }
            for facts, card in zip(CARDS, DECK, strict=True)
        }
    }


def _works(card: Card) -> str:
    """When a card does what it says: once, for the next card, while it stays, again and again, or sprung."""
    if any(isinstance(effect.do, ModNext) for clause in card.clauses for effect in clause.effects):
        return "next"
    return next((WORKS.get(clause.trigger, "sprung") for clause in card.clauses), "once")
