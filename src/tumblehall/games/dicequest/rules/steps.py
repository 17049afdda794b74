"""The numbers of the steps; `engine.py` says what each does."""

from typing import Final

ROUND: Final = 1
"""a round begins"""
THREAT: Final = 2
"""the threat phase"""
GATHER: Final = 3
"""in an adventure's round, threats move from the quests to it"""
TURN: Final = 4
"""seat: income, then the tavern"""
TAVERN: Final = 5
TARGET: Final = 6
"""seat, item: which opponent"""
QUEST: Final = 7
PARTY: Final = 8
POOL: Final = 9
"""seat: the dice of the active heroes"""
CURSES: Final = 10
"""seat: what others laid on this quest"""
REMOVE: Final = 11
"""seat, left: dice taken out of the pool"""
ROLL: Final = 12
"""seat: the first roll"""
ACT: Final = 13
"""seat: abilities and more in the steps of a quest"""
TOKEN_DICE: Final = 14
"""seat: the dice for the re-roll token"""
RUNE_DIE: Final = 15
"""seat: the die that a rune re-rolls"""
PAY_RUNE: Final = 16
"""seat, left"""
SUFFER: Final = 17
"""seat, left: wounds as a price"""
RUN: Final = 18
"""program, at, seat, other: the next effect of a list"""
PICK_DICE: Final = 19
"""seat, program, at, left"""
TURN_FACE: Final = 20
"""seat, face"""
PICK_COLOUR: Final = 21
"""seat, face or colour given up + 1, left: of a die to add, or that another becomes"""
PICK_SYMBOL: Final = 22
"""seat, program, at"""
CONVERT: Final = 23
"""seat, program, at"""
REDUCE: Final = 24
"""seat, left"""
HEAL: Final = 25
"""seat, scope, left"""
LEVEL: Final = 26
"""seat, scope, left"""
DISCARD: Final = 27
"""seat: down to five items"""
PAY_ITEM: Final = 28
"""seat, left"""
GIFT: Final = 29
"""seat, left"""
REFRESH: Final = 30
"""seat, left"""
COUNT: Final = 31
"""seat: all wounds of a challenge"""
BLOCK: Final = 32
PLACE: Final = 33
JUDGE: Final = 34
"""seat: the outcome"""
PAY_TOKENS: Final = 35
REWARD: Final = 36
"""seat: what the outcome brings"""
END_TURN: Final = 37
END_ROUND: Final = 38
RANKS: Final = 39
"""the rewards of an adventure by rank"""
NEXT_ACT: Final = 40
SAFE_WOUND: Final = 41
"""seat, left: light wounds that defeat nobody"""
GO_ON: Final = 42
"""seat: to the next step of the quest"""
DRAW: Final = 43
"""seat, whether from the legendary deck"""
OWN_WOUNDS: Final = 44
"""seat: what the challenge's own ability adds"""
DEPLOY: Final = 45
"""seat: abilities before the roll"""
