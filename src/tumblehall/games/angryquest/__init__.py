"""Angry Quest: a race round the board, combat, and one of six monsters."""

from tumblehall.games.angryquest.game import GAME

__all__ = ["GAME"]
