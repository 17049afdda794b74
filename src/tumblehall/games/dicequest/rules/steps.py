"""The numbers of the steps; `engine.py` says what each does."""

ROUND = 1
"""a round begins"""
THREAT = 2
"""the threat phase"""
GATHER = 3
"""in an adventure's round, threats move from the quests to it"""
TURN = 4
"""seat: income, then the tavern"""
TAVERN = 5
TARGET = 6
"""seat, item: which opponent"""
QUEST = 7
PARTY = 8
POOL = 9
"""seat: the dice of the active heroes"""
CURSES = 10
"""seat: what others laid on this quest"""
REMOVE = 11
"""seat, left: dice taken out of the pool"""
ROLL = 12
"""seat: the first roll"""
ACT = 13
"""seat: abilities and more in the steps of a quest"""
TOKEN_DICE = 14
"""seat: the dice for the re-roll token"""
RUNE_DIE = 15
"""seat: the die that a rune re-rolls"""
PAY_RUNE = 16
"""seat, left"""
SUFFER = 17
"""seat, left: wounds as a price"""
RUN = 18
"""program, at, seat, other: the next effect of a list"""
PICK_DICE = 19
"""seat, program, at, left"""
TURN_FACE = 20
"""seat, face"""
PICK_COLOUR = 21
"""seat, face or colour given up + 1, left: of a die to add, or that another becomes"""
PICK_SYMBOL = 22
"""seat, program, at"""
CONVERT = 23
"""seat, program, at"""
REDUCE = 24
"""seat, left"""
HEAL = 25
"""seat, scope, left"""
LEVEL = 26
"""seat, scope, left"""
DISCARD = 27
"""seat: down to five items"""
PAY_ITEM = 28
"""seat, left"""
GIFT = 29
"""seat, left"""
REFRESH = 30
"""seat, left"""
COUNT = 31
"""seat: all wounds of a challenge"""
BLOCK = 32
PLACE = 33
JUDGE = 34
"""seat: the outcome"""
PAY_TOKENS = 35
REWARD = 36
"""seat: what the outcome brings"""
END_TURN = 37
END_ROUND = 38
RANKS = 39
"""the rewards of an adventure by rank"""
NEXT_ACT = 40
SAFE_WOUND = 41
"""seat, left: light wounds that defeat nobody"""
GO_ON = 42
"""seat: to the next step of the quest"""
DRAW = 43
"""seat, whether from the legendary deck"""
OWN_WOUNDS = 44
"""seat: what the challenge's own ability adds"""
DEPLOY = 45
"""seat: abilities before the roll"""
