"""The numbers of the steps that can be pending. Questions begin with the seat they ask.

`program` and `at` say which effect of which list is under way, `me` whose it is, `this` the order of its card on the
field or -1 for a card that is not there, `other` the attacker or subject of the trigger, or -1.
"""

from typing import Final

ROUND: Final = 1
"""a round begins: all build their stacks at once"""
SET: Final = 2
"""all stacks are set"""
REVEAL: Final = 3
"""the top cards are turned up together, or the round is over"""
NEXT: Final = 4
"""whose turn comes next"""
ACTIVATE: Final = 5
"""seat: the revealed card goes to the field"""
VALUES: Final = 6
"""seat, order: defence, healing and attack of a card"""
ATTACK: Final = 7
"""seat, order, left, quiet: one attack of a card; quiet: it sets nothing off"""
RUN: Final = 8
"""program, at, me, this, other: the next effect of a list"""
ROUND_END: Final = 9
"""what the end of the round sets off"""
CLEAR: Final = 10
"""fields and stacks are discarded, new cards dealt"""
SWAPPED: Final = 11
"""the opening swap is carried out"""
TRIMMED: Final = 12
"""hands are down to ten"""
SWAP: Final = 13
"""seat: a card to swap"""
STACK: Final = 14
"""seat, changes: a card for the stack; changes: how often one was taken back"""
TRIM: Final = 15
"""seat: a card above ten to discard"""
AIM: Final = 16
"""seat, order, left, quiet: whom an attack hits"""
WHOM: Final = 17
"""seat, program, at, this, other: whom an effect is about"""
MAY: Final = 18
"""seat, program, at, this, other: whether an effect is used"""
CHOOSE: Final = 19
"""seat, program, at, this, other: which list"""
PICK: Final = 20
"""seat, program, at, this, other: which card on the field"""
DISCARD: Final = 21
"""seat, program, at, left: a card of the hand"""
RECRUIT: Final = 22
"""seat, program, at, left: a card of the pool"""
SALVAGE: Final = 23
"""seat, program, at, left: a card of the discard pile"""
PUSH: Final = 24
"""seat, program, at: a card of the hand onto the stack"""
END: Final = 25
"""seat: the turn is over, while the last answer could still be taken back"""
EMPTY_HAND: Final = 26
"""seat: all of the hand is discarded, which is no more than was asked for"""
