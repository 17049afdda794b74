"""The numbers of the steps that can be pending. Questions begin with the seat they ask.

`program` and `at` say which effect of which list is under way, `me` whose it is; `this` is a reference: a tag of a die
in a ready area, BEYOND + code of one that is somewhere else, or -1; `other` is a second one, or a seat.
"""

START_TURN = 1
"""seat"""
SCORE = 2
"""seat: which creature scores next"""
SCORED_ALL = 3
"""seat"""
CULL = 4
"""seat, how many: from the used pile"""
ROLL_UP = 5
"""seat: draw and roll"""
ACT = 6
"""seat: what to do in phases 2 to 4"""
NEXT_PHASE = 7
"""seat"""
FIX_TOTALS = 8
"""seat: the attack totals"""
DEFENCES = 9
"""seat of the attacker: the totals stand, the others defend clockwise"""
DEFENCE = 10
"""seat of a defender: whether there is anything to defend"""
NAME = 11
"""seat of a defender: which creature takes the damage"""
ATTACK_OVER = 12
"""seat"""
TIDY = 13
"""seat: spells to the spent pile, or end the turn"""
RUN = 14
"""program, at, me, this, other: the next effect of a list"""
PICK = 15
"""me, program, at, this, other, left: a die for an effect"""
DESTROY = 16
"""destroyer, cause: what is marked is destroyed"""
FATE = 17
"""seat, tag, destroyer: where a destroyed creature goes"""
BURY = 18
"""destroyer, cause: what was destroyed moves"""
FIRE = 19
"""seat, clause, this, other: a trigger resolves"""
ORDER = 20
"""seat, how many: which of the waiting triggers comes first"""
REACT = 21
"""seat: a reaction spell, or not"""
CHECK = 22
"""what is doomed by its condition is destroyed"""
COPY = 23
"""seat, tag: which creature to copy"""
SUMMONED = 24
"""seat, tag: what answers to the summon"""
SCORE_NOW = 25
"""seat, tag: a creature scores outside phase 1"""
TURN_FACE = 26
"""seat, tag: which face, where several fit"""
MAY_COPY = 27
"""seat, tag: in another's attack phase, copy anew or not"""
ATTACH = 28
"""seat, tag: beside which creature a spell is laid"""
MAY = 29
"""seat, clause, this, other: whether an optional trigger is used"""
EXPERT = 30
"""seat, tag: with expert culling, whether a creature that scores in the attack is culled"""
