"""The panel of each game: `PANEL` of the module here that has its name."""

import importlib
from importlib.util import find_spec

from tumblehall.terminal.panel import Panel


def panel_for(game: str) -> Panel:
    """A game's own panel, or the one that draws any view."""
    name = f"{__name__}.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return Panel()
    panel: Panel = importlib.import_module(name).PANEL
    return panel
