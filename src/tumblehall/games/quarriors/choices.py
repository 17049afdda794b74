"""Options as ints: a verb and its operand, packed into one fixed space.

A die is named by its code (kind of the Wilds * 8 + face), a die in a ready area by its tag.
"""

KINDS = 16
CODES = KINDS * 8
TAGS = 128
SEATS = 4
BESIDE = 20
"""Places beside one host: four classes have a card that is attached, of five dice each."""

PASS = 0
"""Decline what is optional; nothing more to pick."""
PASS_TURN = 1
"""Decline, and do not ask again this turn."""
NEXT = 2
"""Go on to the next phase."""
END_TURN = 3
YES = 4
USE = 8
"""+ code: an immediate effect"""
SPEND = USE + CODES
"""+ code: for its quiddity"""
READY = SPEND + CODES
"""+ code: a spell"""
SUMMON = READY + CODES
"""+ code"""
CAST = SUMMON + CODES
"""+ tag: a spell, also as a reaction or to attach it"""
SCORE = CAST + TAGS
"""+ tag"""
SCORE_CULL = SCORE + TAGS
"""+ tag: score and cull it, with expert culling"""
DEFEND = SCORE_CULL + TAGS
"""+ tag"""
DROP = DEFEND + TAGS
"""+ tag: a spell to the spent pile"""
RECOPY = DROP + TAGS
"""+ tag: let a copying creature choose anew"""
CAPTURE = RECOPY + TAGS
"""+ kind"""
CULL = CAPTURE + KINDS
"""+ kind, from the used pile"""
FATE = CULL + KINDS
"""+ number of a destination of a destroyed creature"""
ORDER = FATE + 16
"""+ place among triggers that wait"""
FACE = ORDER + 64
"""+ face to turn to"""
PICK_READY = FACE + 8
"""+ tag"""
PICK_ATTACHED = PICK_READY + TAGS
"""+ tag of the host * BESIDE + place"""
PICK_ACTIVE = PICK_ATTACHED + TAGS * BESIDE
"""+ code, in the own active pool"""
PICK_USED = PICK_ACTIVE + CODES
"""+ seat * KINDS + kind"""
PICK_WILDS = PICK_USED + SEATS * KINDS
"""+ kind"""
OPTION_SPACE = PICK_WILDS + KINDS
