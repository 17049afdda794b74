"""Cards as people say them."""

from tumblehall.games.quaeleon.content.facts import CARDS

SPOKEN = {card.slug: card.name for card in CARDS}


def spoken(slug: str) -> str:
    """`kettle-drake` -> `Kettle Drake`."""
    return SPOKEN[slug]
