"""Dicequest: gather a party, roll its dice, and quest for victory points."""

from tumblehall.games.dicequest.game import GAME

__all__ = ["GAME"]
