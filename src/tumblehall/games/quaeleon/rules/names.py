"""Cards as events, options, views and positions write them: `kettle-drake`."""

from tumblehall.games.quaeleon.content.facts import CARDS

NAMES = tuple(card.slug for card in CARDS)


def card_name(kind: int) -> str:
    return NAMES[kind]
