"""What a sensible player answers at once, from the ints of the state: no views, no texts. Playouts are played with it.
It reads nothing that its seat does not know."""

from typing import Final

from tumblehall.agents.quaeleon.picking import best_pick, best_target
from tumblehall.agents.quaeleon.stacking import plan, worths
from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.attack import blow_at
from tumblehall.games.quaeleon.rules.limits import STACK_LIMIT
from tumblehall.games.quaeleon.rules.pieces import NONE
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import DISCARDED, PROGRAMS
from tumblehall.games.quaeleon.rules.verbs import (
    CHOOSE,
    DISCARD,
    NO,
    PASS,
    PUSH,
    RECRUIT,
    SALVAGE,
    SEAT,
    SET_ASIDE,
    YES,
)
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

WHEN_DISCARDED: Final = 5.0
"""Cards that do something as an effect discards them are the first to go."""
GOOD_RIDDANCE: Final = tuple(WHEN_DISCARDED * (program != NONE) for program in DISCARDED)


def choose(state: QuaeleonState, seat: int, rng: Rng) -> int:
    """One of the options of a seat that is asked."""
    frame = state.question_of(seat)
    options = state.options_of(seat)
    if len(options) == 1:
        return options[0]
    hold = worths(len(state.living) - 1).hold
    match frame[0]:
        case steps.STACK:
            return stack(state, seat, options)
        case steps.SWAP:
            return swap(state, seat, options)
        case steps.TRIM:
            return DISCARD.first + min(state.hand[seat], key=hold.__getitem__)
        case steps.DISCARD:
            return DISCARD.first + min(state.hand[seat], key=lambda kind: hold[kind] - GOOD_RIDDANCE[kind])
        case steps.RECRUIT:
            return RECRUIT.first + max(state.pool, key=hold.__getitem__) if state.pool else PASS.first
        case steps.SALVAGE:
            return SALVAGE.first + max(state.discard, key=hold.__getitem__)
        case steps.PUSH:
            return PUSH.first + max(state.hand[seat], key=hold.__getitem__)
        case steps.AIM:
            return aim(state, frame, options, rng)
        case steps.WHOM:
            return best_target(state, PROGRAMS[frame[2]].effects[frame[3]].do, options, rng)
        case steps.PICK:
            return best_pick(state, seat, options)
        case steps.MAY:
            # a card is given up for what follows; a push is good; moving the own stack is not
            return NO.first if isinstance(PROGRAMS[frame[2]].effects[frame[3]].do, w.Rotate) else YES.first
        case steps.CHOOSE:
            return bargain(state, seat)
        case _:
            return options[0]


def stack(s: QuaeleonState, seat: int, options: list[int]) -> int:
    """The next card of the usual stack; what is placed stays."""
    placed = s.picks[seat]
    if len(placed) < STACK_LIMIT:
        wanted = plan(s, seat)
        for kind in placed:
            if kind in wanted:
                wanted.remove(kind)
        if wanted:
            return wanted[0]
    return options[-1]


def swap(s: QuaeleonState, seat: int, options: list[int]) -> int:
    """A dealt card that is worth less than one drawn goes."""
    table = worths(len(s.living) - 1)
    worst = min(s.hand[seat], key=table.hold.__getitem__)
    return options[-1] if table.hold[worst] >= table.drawn else SET_ASIDE.first + worst


def aim(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    """Whoever falls, else who loses most, else who is strongest, else any."""
    first = SEAT.first
    found = []
    for option in options:
        n, health = blow_at(s, f, option - first), s.health[option - first]
        found.append((n >= health, n, health, rng.below(1024), option))
    return max(found)[-1]


def bargain(s: QuaeleonState, seat: int) -> int:
    """The first list, which everybody loses by, where it throws all others out."""
    most = max([s.health[other] for other in s.living if other != seat])
    return CHOOSE.first if most <= 5 < s.health[seat] else CHOOSE.first + 1
