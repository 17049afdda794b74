"""Options as ints: a verb and its operand, packed into one fixed space."""

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.decks import TOKEN_KINDS
from tumblehall.games.dicequest.cards.printed import ACTIONS
from tumblehall.games.dicequest.cards.sources import HERO_COUNT, ITEM_COUNT, SOURCES
from tumblehall.games.dicequest.content.dice import FACES

SEATS = 4
SLOTS = 3
FREE = FACES
"""In place of a face: a symbol that no unlocked die shows."""

NEXT = 0
"""Go on to the next step."""
DONE = 1
"""Nothing more to pick."""
END_TURN = 2
REROLL = 3
"""Use the re-roll token."""
CANCEL = 4
"""Cancel a light wound that is still to come."""
DOWNGRADE = 5
BLOCK_LIGHT = 6
BLOCK_DEADLY = 7
RECRUIT = 8
"""+ hero"""
GRADUATE = RECRUIT + HERO_COUNT
"""+ slot"""
EQUIP = GRADUATE + SLOTS
"""+ item * SLOTS + slot"""
USE = EQUIP + ITEM_COUNT * SLOTS
"""+ source: an ability or a single-use item"""
DISCARD = USE + SOURCES
"""+ item"""
ACTION = DISCARD + ITEM_COUNT
"""+ number of a board action"""
TARGET = ACTION + len(ACTIONS)
"""+ seat"""
ATTEMPT = TARGET + SEATS
"""+ challenge"""
SEND = ATTEMPT + len(CHALLENGES)
"""+ slot: an active hero"""
RUNE = SEND + SLOTS
"""+ face, or FREE: spend a rune"""
DIE = RUNE + FACES + 1
"""+ face: an unlocked die"""
FACE = DIE + FACES
"""+ face to turn to"""
COLOUR = FACE + FACES
"""+ colour"""
SYMBOL = COLOUR + 4
"""+ slot of a requirement"""
CONVERT = SYMBOL + 6
"""+ symbol * (FACES + 1) + face, or FREE"""
HERO = CONVERT + 5 * (FACES + 1)
"""+ slot"""
PLACE = HERO + SLOTS
"""+ kind of wound * SLOTS + slot"""
ITEM = PLACE + 3 * SLOTS
"""+ item"""
GIFT = ITEM + ITEM_COUNT
"""+ item * SEATS + seat"""
MARKET = GIFT + ITEM_COUNT * SEATS
"""+ hero"""
TOKEN = MARKET + HERO_COUNT
"""+ kind of a threat token"""
OPTION_SPACE = TOKEN + len(TOKEN_KINDS)
