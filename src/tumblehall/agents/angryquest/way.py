"""The way to the lair: how far a character has come, and how many rolls it still needs."""

from typing import Final

from tumblehall.games.angryquest.content.board import ENTRY, HOME, KIND, LOOP, NEXT
from tumblehall.games.angryquest.rules.reach import LEFT_AT

GATE_STEP: Final = 42
"""Steps from home to the own gate."""
ARRIVED: Final = GATE_STEP + 1
BEHIND: Final = 5
"""Who has passed its gate is at most so many steps short of home, with a lap to go."""
PLACES: Final = BEHIND + ARRIVED + 1
FASTEST: Final = 9
IDLE: Final = 0.5
"""What a roll costs that this character cannot use: as often as not a friend can."""
PICKY_FROM: Final = 24
"""From here on a character may leave a roll that would put it in a bad place before the gate."""


def _step_of(colour: int, at: int) -> int:
    if at == HOME:
        return 0
    if KIND[at] in ("lair", "combat"):
        return ARRIVED
    short = 0
    if KIND[at] == "road":
        short = 1 if at in LEFT_AT else -1  # before the settlement a whole roll is spent on the way into it
        at = LEFT_AT.get(at, (NEXT[at] - 2) % LOOP)
    elif KIND[at] == "settlement":
        at = LEFT_AT[at]
    elif at >= LOOP:
        return 0  # nobody ever stands there
    step = (at - ENTRY[colour]) % LOOP + 1 - short
    return step if step <= GATE_STEP else step - LOOP


STEP: Final = tuple(tuple(_step_of(colour, at) for at in (*range(len(KIND)), HOME)) for colour in range(4))
"""By colour and space, HOME being the last: steps behind the character, from -BEHIND to ARRIVED."""

TOWNS: Final = (8, 20, 32)
"""The steps where the way to a settlement leaves the loop, before the gate."""


def _calls(colour: int, at: int) -> int:
    step = STEP[colour][at]
    if step == ARRIVED:
        return 0
    passed = step - 1 if at == HOME or KIND[at] != "settlement" else step  # whoever stands in one has called there
    return sum(passed < town for town in TOWNS)


CALLS: Final = tuple(tuple(_calls(colour, at) for at in (*range(len(KIND)), HOME)) for colour in range(4))
"""By colour and space: the settlements that lie ahead."""


def _turns(movement: int) -> tuple[float, ...]:
    """The turns that a lone character of that movement needs from each place, by making better and better guesses."""
    turns = [2.0 * (ARRIVED - step) for step in range(-BEHIND, ARRIVED)] + [0.0]
    free = turns.copy()  # the same with a roll after a six still to come

    def after(guess: list[float], step: int, total: int, idle: float) -> float:
        to = step + total
        if ARRIVED <= to < ARRIVED + 3:
            return 0.0
        stay = guess[step + BEHIND] + idle
        if to >= ARRIVED:
            return stay
        go = guess[to + BEHIND]
        return min(go, stay) if step >= PICKY_FROM else go

    for _ in range(25):
        for step in range(GATE_STEP, -BEHIND - 1, -1):
            at = step + BEHIND
            rest = sum(after(turns, step, face, 0.0) for face in range(1, 6)) + after(free, step, 6, 0.0)
            free[at] = rest / 6
            rest = sum(after(turns, step, face + movement, IDLE - 1) for face in range(1, 6))
            turns[at] = 1 + (rest + after(free, step, 6 + movement, IDLE - 1)) / 6
    return tuple(turns)


TURNS: Final = tuple(_turns(movement) for movement in range(FASTEST + 1))
"""By movement and step + BEHIND."""
