"""Every card with its facts and its text."""

from tumblehall.games.quaeleon.cards.deck import DECK
from tumblehall.games.quaeleon.content.facts import CARDS, CardFacts
from tumblehall.games.quaeleon.edges.english import text_of
from tumblehall.kernel.sheets import CardSheet

LEGEND = (
    "A card has an initiative, and a defence, a healing and an attack where they are named; a value that is not named "
    "cannot be changed (KQ-1.5). Without a word on it an attack hits all opponents once. What stands without a time "
    "happens when the card is activated, before its defence, its healing and its attack (KQ-2.6)."
)
TEXTS = tuple(text_of(facts.number, card.clauses) for facts, card in zip(CARDS, DECK, strict=True))
"""By kind, what the card says; empty where that is nothing."""


def sheets() -> tuple[CardSheet, ...]:
    """By family, in the order of the content file."""
    families = dict.fromkeys(facts.family for facts in CARDS)
    return tuple(sheet_of(facts) for family in families for facts in CARDS if facts.family == family)


def sheet_of(facts: CardFacts) -> CardSheet:
    return CardSheet(
        group=facts.family.capitalize(),
        name=facts.name,
        id=facts.slug,
        facts=facts_of(facts),
        pieces=pieces_of(facts.family),
        text=(TEXTS[facts.number] or "What its values say, and no more.",),
        notes=facts.flavour,
        ours=True,
    )


def facts_of(facts: CardFacts) -> str:
    values = (("defence", facts.defence), ("healing", facts.healing), ("attack", facts.attack))
    told = [f"initiative {facts.initiative}", *(f"{name} {n}" for name, n in values if n is not None)]
    if facts.attack_count > 1:
        told[-1] += f" ×{facts.attack_count}"
    return ", ".join([*told, "two copies" if facts.copies == 2 else "one copy"])


def pieces_of(family: str) -> str:
    return f"{sum(facts.copies for facts in CARDS if facts.family == family)} cards"
