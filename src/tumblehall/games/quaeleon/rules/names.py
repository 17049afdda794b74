"""Cards and places as events, options, views and positions write them: `kettle-drake`, `field:1:2`."""

from typing import Final

from tumblehall.games.quaeleon.content.facts import CARDS

NAMES: Final = tuple(card.slug for card in CARDS)


def card_name(kind: int) -> str:
    return NAMES[kind]


def laid_ref(seat: int, slot: int) -> str:
    """The card in a slot of a field."""
    return f"field:{seat}:{slot + 1}"
