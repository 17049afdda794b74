"""All cards, one file for each set: declarations, none with a function of its own."""

from tumblehall.games.quarriors.cards.base import BASE
from tumblehall.games.quarriors.language.compile import by_name, compile_all

COMPILED = compile_all(BASE)
"""By the number of their facts."""
CARD_BY_NAME = by_name(COMPILED)
