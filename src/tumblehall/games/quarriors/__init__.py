"""Quarriors: dice-building for glory in the Wilds."""

from tumblehall.games.quarriors.game import GAME

__all__ = ["GAME"]
