"""The numbers of the steps that can be pending, in the order of a game. Questions begin with the seat they ask."""

KEEP = 1
"""seat: which of the four dealt characters goes back; asked of all seats at once"""
SHOW_TEAMS = 2
"""what was kept is shown, what was not goes back into the deck"""
CORNER = 3
"""seat: choose a colour"""
START_TURN = 4
"""seat"""
OPENING = 5
"""seat: fight the monster, or roll"""
ROLL = 6
"""seat, kind of roll"""
MOVE = 7
"""seat, kind of roll, face, the only character that may move or -1"""
SHARE = 8
"""seat, steps, the character that has moved or -1, steps left for a second move: a part of a split roll"""
CLASH = 9
"""seat, character: attack on the same space"""
SHOT = 10
"""seat, character: attack from a distance, or not"""
DEFEND = 11
"""seat: the defender names an attribute"""
EXCHANGE = 12
"""both sides roll"""
SECOND_TRY = 13
"""seat, side, re-rolls left"""
SETTLE = 14
"""hits and armour are compared"""
SPOILS = 15
"""seat, winner, loser: which upgrade to take"""
ADVANCE = 16
"""seat, character: how far to go on"""
SPACE = 17
"""seat, character, space: luck and curse of the space a move ended on"""
LUCK = 18
"""seat, character, space, occasion: use it or not"""
LUCK_EFFECT = 19
"""seat, character"""
RALLY = 20
"""seat: who leaves home"""
SHOVE = 21
"""seat, character: whom to send back"""
CURSE = 22
"""seat, character, space"""
PASS_CURSE = 23
"""seat, character: who suffers it instead"""
MEET_CURSE = 24
"""seat, character: what may void it, then the curse"""
LOSE_UPGRADE = 25
"""seat, character: which one"""
TOWN = 26
"""seat, settlement, who arrived, actions left, what was done before: an attribute, 5 replaced, -1 nothing"""
RECRUIT = 27
"""seat, character: replace it by drawing or by a card that lies open"""
NEWCOMER = 28
"""seat, character: which of the drawn cards replaces it"""
ASSAULT = 29
"""seat: with which attribute against the monster"""
AGAIN = 30
"""seat: after a six"""
END = 31
"""seat: end the turn"""
