"""Quaeleon's Quest: hidden stacks of cards, played out in order of initiative."""

from tumblehall.games.quaeleon.game import GAME

__all__ = ["GAME"]
