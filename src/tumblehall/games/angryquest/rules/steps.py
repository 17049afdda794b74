"""The numbers of the steps that can be pending, in the order of a game. Questions begin with the seat they ask."""

from typing import Final

KEEP: Final = 1
"""seat: which of the four dealt characters goes back; asked of all seats at once"""
SHOW_TEAMS: Final = 2
"""what was kept is shown, what was not goes back into the deck"""
CORNER: Final = 3
"""seat: choose a colour"""
START_TURN: Final = 4
"""seat"""
OPENING: Final = 5
"""seat: fight the monster, or roll"""
ROLL: Final = 6
"""seat, kind of roll"""
MOVE: Final = 7
"""seat, kind of roll, face, the only character that may move or -1"""
SHARE: Final = 8
"""seat, steps, the character that has moved or -1, steps left for a second move: a part of a split roll"""
CLASH: Final = 9
"""seat, character: attack on the same space"""
SHOT: Final = 10
"""seat, character: attack from a distance, or not"""
DEFEND: Final = 11
"""seat: the defender names an attribute"""
EXCHANGE: Final = 12
"""both sides roll"""
SECOND_TRY: Final = 13
"""seat, side, re-rolls left"""
SETTLE: Final = 14
"""hits and armour are compared"""
SPOILS: Final = 15
"""seat, winner, loser: which upgrade to take"""
ADVANCE: Final = 16
"""seat, character: how far to go on"""
SPACE: Final = 17
"""seat, character, space: luck and curse of the space a move ended on"""
LUCK: Final = 18
"""seat, character, space, occasion: use it or not"""
LUCK_EFFECT: Final = 19
"""seat, character"""
RALLY: Final = 20
"""seat: who leaves home"""
SHOVE: Final = 21
"""seat, character: whom to send back"""
CURSE: Final = 22
"""seat, character, space"""
PASS_CURSE: Final = 23
"""seat, character: who suffers it instead"""
MEET_CURSE: Final = 24
"""seat, character: what may void it, then the curse"""
LOSE_UPGRADE: Final = 25
"""seat, character: which one"""
TOWN: Final = 26
"""seat, settlement, who arrived, actions left, what was done before: an attribute, 5 replaced, -1 nothing"""
RECRUIT: Final = 27
"""seat, character: replace it by drawing or by a card that lies open"""
NEWCOMER: Final = 28
"""seat, character: which of the drawn cards replaces it"""
ASSAULT: Final = 29
"""seat: with which attribute against the monster"""
AGAIN: Final = 30
"""seat: after a six"""
END: Final = 31
"""seat: end the turn"""
