"""Where a character can go: AQ-3.2 to AQ-3.8, AQ-4.1, AQ-6.1, A4 to A15."""

from typing import Final

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.content.board import BRANCH, ENTRY, GATE, HOME, KIND, LAIR, LOOP, NEXT
from tumblehall.games.angryquest.content.facts import Attribute
from tumblehall.games.angryquest.rules.numbers import PRINTED, value_of
from tumblehall.games.angryquest.rules.state import NONE, AngryState

MOVEMENT_STEP: Final = 0
FURTHER_MOVE: Final = 1
LUCKY_MOVE: Final = 2
"""The kinds of roll. Only the first adds the movement attribute (AQ-3.7); the last never leads to another roll."""

CROSSROADS: Final = frozenset(space for space in range(LOOP) if KIND[space] == "crossroads")
PRINTED_MOVEMENT: Final = tuple(values[Attribute.MOVEMENT] for values in PRINTED)
LONGEST_WALK: Final = 30
"""More than die, movement, upgrades and abilities can add up to."""


def _along_loop(colour: int, at: int, steps: int) -> list[int]:
    """The spaces where a walk of exactly `steps` from a loop space may end."""
    ends = [(at + steps) % LOOP]
    for left in range(steps, 0, -1):
        if at in CROSSROADS:
            road = BRANCH[at]
            ends.append(road if left == 1 else NEXT[road])  # A12: the settlement ends the move
        elif at == GATE[colour] and left <= 3:
            ends.append(LAIR[colour][left - 1])  # A13: by exact count
        at = (at + 1) % LOOP
    return ends


def _walk(colour: int, at: int, steps: int) -> list[int]:
    """The same from any space; nobody walks away from the monster."""
    if at == HOME:
        return _along_loop(colour, ENTRY[colour], steps - 1)  # AQ-3.3: the entry space is the first step
    if at < LOOP:
        return _along_loop(colour, at, steps)
    if KIND[at] == "lair":
        inside = LAIR[colour].index(at) + steps if at in LAIR[colour] else 3
        return [LAIR[colour][inside]] if inside < 3 else []
    if KIND[at] not in ("road", "settlement"):
        return []
    while steps and at >= LOOP:
        at = NEXT[at]
        steps -= 1
        if KIND[at] == "settlement":
            steps = 0
    return [at] if at >= LOOP else _along_loop(colour, at, steps)


WALKS: Final = tuple(
    tuple(
        tuple(tuple(_walk(colour, at, steps)) for steps in range(1, LONGEST_WALK)) for at in (*range(len(KIND)), HOME)
    )
    for colour in range(4)
)
"""By colour, space (HOME is the last) and steps - 1: where a move may lead, whoever stands there."""


def walks(s: AngryState, c: int, steps: int) -> tuple[int, ...]:
    """Where a move of exactly `steps` may lead, whoever stands there."""
    colour = s.colour[s.owner[c]]
    at = s.where[c]
    ends = WALKS[colour][at][steps - 1]
    bonus = has.START_BONUS[c]
    if bonus is not None and at == HOME:
        ends += tuple(_along_loop(colour, (ENTRY[colour] + bonus.n) % LOOP, steps - 1))
    return ends


def reach_of(s: AngryState, c: int, total: int) -> list[int]:
    """The legal ends of a move of that total, without once-a-turn abilities."""
    ends = walks(s, c, total)
    trim = has.LAIR_TRIM[c]
    if trim is not None:
        for less in range(1, min(trim.n, total - 1) + 1):
            ends += tuple(end for end in walks(s, c, total - less) if KIND[end] == "lair")
    where = s.where
    mine = [where[other] for other in s.team[s.owner[c]] if other != c]
    return [end for end in ends if end not in mine]  # AQ-3.4


def bonus_of(s: AngryState, c: int, kind: int) -> int:
    return value_of(s, c, Attribute.MOVEMENT) if kind == MOVEMENT_STEP else 0


TWISTS: Final = tuple(
    any(table[c] is not None for table in (has.ADJUST, has.REMAP, has.REVERSE, has.START_BONUS, has.LAIR_TRIM))
    for c in range(len(has.ADJUST))
)
"""Who may reach one space in several ways, or spaces that the roll alone does not lead to."""


def tricks_of(s: AngryState, c: int, kind: int, face: int) -> list[int]:
    """The legal ends that only a once-a-turn ability of the character reaches."""
    if s.used >> c & 1:
        return []
    bonus = bonus_of(s, c, kind)
    adjust, remap, reverse = has.ADJUST[c], has.REMAP[c], has.REVERSE[c]
    if adjust is not None and kind == MOVEMENT_STEP:
        ends = []
        for change in range(1, adjust.n + 1):
            ends += reach_of(s, c, face + bonus + change)
            if face + bonus - change >= 1:
                ends += reach_of(s, c, face + bonus - change)
        return ends
    if remap is not None and face in remap.faces:
        return reach_of(s, c, remap.to + bonus)
    if reverse is not None and face <= reverse.most and 0 <= s.where[c] < LOOP:
        end = (s.where[c] - face) % LOOP
        return [end] if all(s.where[other] != end for other in s.team[s.owner[c]]) else []
    return []


def can_move(s: AngryState, c: int) -> bool:
    """Not stalled, and not facing the monster."""
    return s.stall[c] != 1 and (s.where[c] == HOME or KIND[s.where[c]] != "combat")


def ends_of(s: AngryState, c: int, kind: int, face: int) -> list[int]:
    """All legal ends of a move of the character with that roll, each once."""
    where = s.where
    at = where[c]
    if s.stall[c] == 1:
        return []
    seat = s.owner[c]
    total = face
    if kind == MOVEMENT_STEP:
        total += value_of(s, c, Attribute.MOVEMENT) if s.upgrades[c] else PRINTED_MOVEMENT[c]
    if TWISTS[c]:
        return list(dict.fromkeys(reach_of(s, c, total) + tricks_of(s, c, kind, face)))
    mine = [where[other] for other in s.team[seat]]
    return [end for end in WALKS[s.colour[seat]][at][total - 1] if end not in mine]


def share_ends(s: AngryState, c: int, steps: int) -> list[int]:
    """The legal ends of a part of a split roll. Nobody in the lair is the object of an ability (A39)."""
    if not can_move(s, c) or (s.where[c] >= 0 and KIND[s.where[c]] == "lair"):
        return []
    return list(dict.fromkeys(reach_of(s, c, steps)))


def may_wait(s: AngryState, seat: int, kind: int, movers: list[int]) -> bool:
    """A14: some character on the loop could enter the lair on some face, and none of the others can move now."""
    for c in s.team[seat]:
        at = s.where[c]
        if not 0 <= at < LOOP or not can_move(s, c) or movers not in ([], [c]):
            continue
        if (GATE[s.colour[seat]] - at) % LOOP > LONGEST_WALK - 6:
            continue  # far from the gate, whatever the die shows
        if any(KIND[end] == "lair" for face in range(1, 7) for end in ends_of(s, c, kind, face)):
            return True
    return False


LEFT_AT: Final = {BRANCH[space]: space for space in CROSSROADS} | {NEXT[BRANCH[space]]: space for space in CROSSROADS}
"""For roads and settlements, the crossroads where a walk to them leaves the loop."""


def luck_walked_over(start: int, end: int, colour: int) -> int:
    """A luck space that a forward walk went over without ending on it; NONE if there is none."""
    if start == HOME:
        at = ENTRY[colour]
    elif start < LOOP:
        at = (start + 1) % LOOP
    else:
        at = start
        while at >= LOOP:
            at = NEXT[at]
            if at in (end, HOME):
                return NONE
    stop = end if end < LOOP else (LEFT_AT.get(end, GATE[colour]) + 1) % LOOP
    while at != stop:
        if KIND[at] == "luck":
            return at
        at = (at + 1) % LOOP
    return NONE
