"""Options as ints: a verb and its operands, packed into one fixed space."""

from tumblehall.games.angryquest.cards.characters import CARDS
from tumblehall.games.angryquest.content.board import SPACES

WIDTH = len(SPACES)

PASS = 0
"""Decline whatever is optional."""
END_TURN = 1
ROLL = 2
ROLL_AGAIN = 3
FIGHT = 4
WAIT = 5
REROLL_MOVE = 6
REROLL_DIE = 7
USE_LUCK = 8
REPLACE = 9
ADVANCE = 10
"""+ spaces, 1 to 7"""
SPLIT = ADVANCE + 8
"""+ steps of the first move, 1 to 5"""
CORNER = SPLIT + 6
"""+ colour"""
ATTRIBUTE = CORNER + 4
"""+ attribute: to defend, or to attack the monster"""
UPGRADE = ATTRIBUTE + 5
"""+ attribute"""
LOSE = UPGRADE + 5
"""+ attribute * 2 + level - 1: an upgrade to give up"""
SPOIL = LOSE + 10
"""+ attribute * 2 + level - 1: an upgrade to take"""
RETURN = SPOIL + 10
"""+ character"""
KEEP = RETURN + CARDS
"""+ character"""
TAKE = KEEP + CARDS
"""+ character"""
PICK = TAKE + CARDS
"""+ character: the object of an effect"""
ATTACK = PICK + CARDS
"""+ character * 3 + attribute"""
MOVE = ATTACK + CARDS * 3
"""+ character * WIDTH + space"""
OPTION_SPACE = MOVE + CARDS * WIDTH
