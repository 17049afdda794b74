"""The panel of each game."""

from tumblehall.terminal.panel import Panel
from tumblehall.terminal.panels.angryquest import AngryPanel

PANELS: dict[str, Panel] = {"angryquest": AngryPanel()}


def panel_for(game: str) -> Panel:
    """A game's own panel, or the one that draws any view."""
    return PANELS.get(game, Panel())
