"""All that a seat sees of a table of Quarriors."""

from tumblehall.games.quarriors.edges.view import View
from tumblehall.kernel.view import SharedView


class Sight(SharedView, View):
    """The view of the game beside what every game shows."""
