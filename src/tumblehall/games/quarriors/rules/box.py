"""The tables of a game by the names of its cards: so they travel with a state, and one box serves many games."""

from functools import lru_cache
from typing import Final

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.content import CLASS_NUMBERS, DIE_CLASSES, CardFacts
from tumblehall.games.quarriors.language.compile import compile_with
from tumblehall.games.quarriors.language.declare import card
from tumblehall.games.quarriors.language.tables import Tables

CLASS: Final = "Large Quiddity"
_DIE = DIE_CLASSES[CLASS_NUMBERS[CLASS]]
LARGE = compile_with(
    card(CLASS, ""),
    CardFacts(-1, _DIE.set, CLASS, "", _DIE.slug, CLASS, _DIE.kind, 0, 0, (), ("",) * 5, ""),
    _DIE,
)
"""The large dice, which have no card (QX-17)."""
Names = tuple[tuple[str, ...], bool, tuple[str, ...]]
"""The cards before the large dice, whether there are such, and the quests."""


def names_of(tables: Tables) -> Names:
    """ValueError for a card that is in no box: a test's own."""
    names = [card.name for card in tables.cards]
    large = tables.large >= 0
    last = tables.quests.start - large
    strange = [card.name for card in tables.cards if CARD_BY_NAME.get(card.name) is not card and card is not LARGE]
    if strange:
        raise ValueError(f"{strange[0]} is not in the box, so a game with it cannot be pickled")
    return tuple(names[:last]), large, tuple(names[tables.quests.start :])


@lru_cache(64)
def tables_named(cards: tuple[str, ...], large: bool, quests: tuple[str, ...]) -> Tables:
    """The tables that these names are of."""
    return Tables(
        [CARD_BY_NAME[name] for name in cards], LARGE if large else None, [CARD_BY_NAME[name] for name in quests]
    )
