"""All games. Each folder exports exactly one GAME."""

from collections.abc import Mapping
from typing import Any

from tumblehall.games.angryquest import GAME as ANGRYQUEST
from tumblehall.games.dicequest import GAME as DICEQUEST
from tumblehall.games.quaeleon import GAME as QUAELEON
from tumblehall.games.quarriors import GAME as QUARRIORS
from tumblehall.kernel.game import Game

GAMES: Mapping[str, Game[Any]] = {game.info.name: game for game in (QUARRIORS, ANGRYQUEST, QUAELEON, DICEQUEST)}
