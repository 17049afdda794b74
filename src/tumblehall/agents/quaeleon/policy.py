"""What a sensible player answers at once, from the ints of the state: no views, no texts. Playouts are played with it.
It reads nothing that its seat does not know."""

from collections.abc import Callable

from tumblehall.agents.quaeleon.stacking import plan, worths
from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.attack import blow_at
from tumblehall.games.quaeleon.rules.limits import SLOTS, STACK_LIMIT
from tumblehall.games.quaeleon.rules.numbers import value_of
from tumblehall.games.quaeleon.rules.pieces import NONE
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import DEFENCE, DISCARDED, ENTRY, ONGOING, PROGRAMS, RECURRING
from tumblehall.games.quaeleon.rules.verbs import (
    ANNIHILATE,
    ANNIHILATE_UP,
    CHOOSE,
    CONFIRM,
    DISCARD,
    END_TURN,
    NO,
    PASS,
    PICK_NONE,
    PUSH,
    RECRUIT,
    SALVAGE,
    SEAT,
    SET_ASIDE,
    YES,
)
from tumblehall.games.quaeleon.language.terms import Stat, Trigger
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

Answer = Callable[[QuaeleonState, Frame, list[int], Rng], int]

LASTING = 2.0
"""What a card that goes on working does in each turn that is left of the round."""
WHEN_DISCARDED = 5.0
"""Cards that do something as they are discarded are the first to go."""
LASTS = tuple(
    bool(ONGOING[kind]) or RECURRING[kind] != NONE or ENTRY[Trigger.OPP_REVEALS][kind] != NONE
    for kind in range(len(ONGOING))
)


def choose(state: QuaeleonState, seat: int, rng: Rng) -> int:
    """One of the options of a seat that is asked."""
    frame = state.question_of(seat)
    return ANSWERS[frame[0]](state, frame, state.options_of(seat), rng)


def stack(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    """The next card of the usual stack; what is placed stays."""
    seat = f[1]
    placed = s.picks[seat]
    if len(placed) < STACK_LIMIT:
        wanted = plan(s, seat)
        for kind in placed:
            if kind in wanted:
                wanted.remove(kind)
        if wanted:
            return wanted[0]
    return options[-1]


def swap(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    """A dealt card that is worth less than one drawn goes."""
    table = worths(len(s.living) - 1)
    worst = min(s.hand[f[1]], key=table.hold.__getitem__, default=NONE)
    return options[-1] if worst == NONE or table.hold[worst] >= table.drawn else SET_ASIDE.first + worst


def discard(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    hold = worths(len(s.living) - 1).hold
    return DISCARD.first + min(s.hand[f[1]], key=lambda kind: hold[kind] - WHEN_DISCARDED * (DISCARDED[kind] != NONE))


def trim(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    if options[0] not in DISCARD:
        return options[0]
    return DISCARD.first + min(s.hand[f[1]], key=worths(len(s.living) - 1).hold.__getitem__)


def recruit(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    return RECRUIT.first + max(s.pool, key=worths(len(s.living) - 1).hold.__getitem__) if s.pool else PASS.first


def salvage(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    return SALVAGE.first + max(s.discard, key=worths(len(s.living) - 1).hold.__getitem__)


def push(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    return PUSH.first + max(s.hand[f[1]], key=worths(len(s.living) - 1).hold.__getitem__)


def aim(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    """Whoever falls, else who loses most, else who is strongest."""
    first = SEAT.first

    def gain(option: int) -> tuple[bool, int, int, int]:
        health = s.health[option - first]
        n = blow_at(s, f, option - first)
        return n >= health, n, health, rng.below(1024)

    return max(options, key=gain)


def whom(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    word = PROGRAMS[f[2]].effects[f[3]].do
    first = SEAT.first
    chance = rng.below(len(options))
    options = options[chance:] + options[:chance]
    match word:
        case w.Lose(_, n) | w.Drain(_, n):
            return max(options, key=lambda o: ((h := s.health[o - first]) <= n, h))
        case w.Steal():
            return max(options, key=lambda o: len(s.hand[o - first]))
        case w.Mill() | w.SwapTop():
            return max(options, key=lambda o: (len(s.stacks[o - first]), s.health[o - first]))
        case _:
            hold = worths(len(s.living) - 1).hold
            return max(options, key=lambda o: hold[s.up[o - first]] if s.up[o - first] != NONE else -9.0)


def lasting(s: QuaeleonState, seat: int, slot: int) -> float:
    """What a card on a field still does in this round."""
    laid = next(each for each in s.field[seat] if each.slot == slot)
    defence = value_of(s, seat, laid, Stat.DEFENCE) if DEFENCE[laid.kind] != NONE else 0
    left = max(map(len, s.stacks))
    return (defence + LASTING * LASTS[laid.kind] * (not laid.silent)) * (left + 0.5)


def pick(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    """Of others' cards the one with most still to do, of the own that with least."""
    hold = worths(len(s.living) - 1).hold

    def gain(option: int) -> float:
        if option in ANNIHILATE_UP:
            return hold[s.up[option - ANNIHILATE_UP.first]]
        if option not in ANNIHILATE:
            return 0.0
        seat, slot = divmod(option - ANNIHILATE.first, SLOTS)
        return lasting(s, seat, slot) * (-1.0 if seat == f[1] else 1.0)

    return max(options, key=gain)


def may(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    """A card is given up for what follows; a push is good, moving one's own stack is not."""
    return NO.first if isinstance(PROGRAMS[f[2]].effects[f[3]].do, w.Rotate) else YES.first


def choose_list(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    """The first list where it throws all others out."""
    most = max(s.health[seat] for seat in s.living if seat != f[1])
    return CHOOSE.first if most <= 5 < s.health[f[1]] else CHOOSE.first + 1


def end(s: QuaeleonState, f: Frame, options: list[int], rng: Rng) -> int:
    return END_TURN.first


ANSWERS: dict[int, Answer] = {
    steps.STACK: stack,
    steps.SWAP: swap,
    steps.TRIM: trim,
    steps.DISCARD: discard,
    steps.RECRUIT: recruit,
    steps.SALVAGE: salvage,
    steps.PUSH: push,
    steps.AIM: aim,
    steps.WHOM: whom,
    steps.PICK: pick,
    steps.MAY: may,
    steps.CHOOSE: choose_list,
    steps.END: end,
}
