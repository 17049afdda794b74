"""The cards of those games that have a list of them."""

from collections.abc import Callable, Mapping

from tumblehall.games.dicequest.edges import sheets as dicequest
from tumblehall.games.quaeleon import listing as quaeleon
from tumblehall.games.quarriors import listing as quarriors
from tumblehall.kernel.sheets import CardSheet

CARD_LISTS: Mapping[str, tuple[Callable[[], tuple[CardSheet, ...]], str]] = {
    "quarriors": (quarriors.sheets, quarriors.LEGEND),
    "quaeleon": (quaeleon.sheets, quaeleon.LEGEND),
    "dicequest": (dicequest.sheets, dicequest.LEGEND),
}
"""For each such game: its cards, and how they are to be read."""
