"""The panel of each game."""

from tumblehall.terminal.panel import Panel
from tumblehall.terminal.panels.angryquest import AngryPanel
from tumblehall.terminal.panels.dicequest import DicequestPanel
from tumblehall.terminal.panels.quaeleon import QuaeleonPanel
from tumblehall.terminal.panels.quarriors import QuarriorsPanel

PANELS: dict[str, Panel] = {
    "angryquest": AngryPanel(),
    "dicequest": DicequestPanel(),
    "quaeleon": QuaeleonPanel(),
    "quarriors": QuarriorsPanel(),
}


def panel_for(game: str) -> Panel:
    """A game's own panel, or the one that draws any view."""
    return PANELS.get(game, Panel())
