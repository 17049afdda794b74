"""What counts say of large dice: nothing, unless they name their class (Q129)."""

from typing import TYPE_CHECKING

from tumblehall.games.quarriors.language.selectors import Dice, Selector
from tumblehall.games.quarriors.rules.state import QuarriorsState

if TYPE_CHECKING:
    from tumblehall.games.quarriors.rules.spots import Spot


def counted(s: QuarriorsState, selector: Selector, found: "list[Spot]") -> "list[Spot]":
    """Of the dice that fit a selector those that count."""
    large = s.tables.large
    if large < 0 or (isinstance(selector, Dice) and selector.classes):
        return found
    return [spot for spot in found if spot.code >> 3 != large]
