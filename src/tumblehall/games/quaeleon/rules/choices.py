"""The options as numbers, one range for each verb. A card is its kind, a place on a field is seat * SLOTS + slot."""

from tumblehall.games.quaeleon.content.facts import KINDS
from tumblehall.games.quaeleon.rules.limits import SEATS, SLOTS, STACK_LIMIT

STACK = 0
"""+ kind: next in the stack"""
UNSTACK = STACK + KINDS
"""+ place: back into the hand"""
SET_ASIDE = UNSTACK + STACK_LIMIT
"""+ kind: to be swapped"""
DISCARD = SET_ASIDE + KINDS
"""+ kind: out of the hand"""
RECRUIT = DISCARD + KINDS
"""+ kind: out of the pool"""
SALVAGE = RECRUIT + KINDS
"""+ kind: out of the discard pile"""
PUSH = SALVAGE + KINDS
"""+ kind: onto the stack"""
PICK = PUSH + KINDS
"""+ place on a field"""
PICK_UP = PICK + SEATS * SLOTS
"""+ seat: its revealed card"""
SEAT = PICK_UP + SEATS
"""+ seat: a target"""
CHOOSE = SEAT + SEATS
"""+ place of a list"""
LISTS = 4
YES = CHOOSE + LISTS
NO = YES + 1
PASS = NO + 1
CONFIRM = PASS + 1
END_TURN = CONFIRM + 1
OPTION_SPACE = END_TURN + 1
