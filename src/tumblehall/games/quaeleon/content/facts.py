"""The printed facts, read once from `cards.csv`."""

from dataclasses import dataclass

from tumblehall.kernel.content import rows_of, slug_of

FAMILIES = (
    "attack", "defence", "healing", "next", "ongoing", "recurring", "triggered", "recruit", "hand", "removal", "stack",
    "initiative", "round",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What is printed on a card, but for its text: that is generated from its words. A value it does not have is None:
    that is not 0, for it can never be changed (KQ-1.5)."""

    number: int
    id: str
    name: str
    slug: str
    copies: int
    initiative: int
    defence: int | None
    healing: int | None
    attack: int | None
    attack_count: int
    attack_target: str
    """A selector, empty without an attack."""
    effects: str
    """The effects as the content file states them, as JSON: for review only; the declarations are played."""
    reference: str
    """The text as the content file states it: for review only, never shown."""
    flavour: str
    family: str


def _value(text: str) -> int | None:
    return int(text) if text else None


def _card(number: int, row: dict[str, str]) -> CardFacts:
    return CardFacts(
        number=number,
        id=row["id"],
        name=row["name"],
        slug=slug_of(row["name"]),
        copies=int(row["copies"]),
        initiative=int(row["initiative"]),
        defence=_value(row["defence"]),
        healing=_value(row["healing"]),
        attack=_value(row["attack"]),
        attack_count=int(row["attack_count"] or 0),
        attack_target=row["attack_target"],
        effects=row["effects"],
        reference=row["rules_text"],
        flavour=row["flavour"],
        family=row["family"],
    )


CARDS = tuple(_card(i, row) for i, row in enumerate(rows_of(__package__, "cards.csv")))
KINDS = len(CARDS)
CARD_NUMBERS = {card.slug: card.number for card in CARDS}
COPIES = tuple(card.copies for card in CARDS)
