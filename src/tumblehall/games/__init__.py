"""All games. Each folder named here exports exactly one GAME."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from tumblehall.kernel.game import Game

NAMES = (
    "quarriors",
    "angryquest",
    "quaeleon",
    "dicequest",
)

GAMES: Mapping[str, Game[Any]] = {name: import_module(f"{__name__}.{name}").GAME for name in NAMES}
