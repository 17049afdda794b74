"""All that a seat sees of a table of Quarriors."""

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges.names import Others, class_of
from tumblehall.games.quarriors.edges.view import View
from tumblehall.kernel.view import SharedView


class Sight(SharedView, View):
    """The view of the game beside what every game shows."""


def others_in(view: Sight) -> Others:
    """The dice of the table that have their name from another set (Q124)."""
    dice = [CARD_BY_NAME[card["card"]].die for card in view["wilds"]]
    return tuple(die for die in dice if class_of(die.slug) is not die)
