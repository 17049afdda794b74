"""Names of cards and players as events, options and views write them."""

from tumblehall.games.quaeleon.content import CARDS

NAMES = tuple(card.slug for card in CARDS)


def card_name(kind: int) -> str:
    return NAMES[kind]


def spoken(slug: str) -> str:
    """`kettle-drake` -> `Kettle Drake`."""
    return SPOKEN[slug]


SPOKEN = {card.slug: card.name for card in CARDS}
