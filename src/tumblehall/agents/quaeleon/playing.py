"""Playouts: a position is played on by the policy to the end of a round, and judged there."""

from math import exp, sqrt

from tumblehall.agents.quaeleon.policy import choose
from tumblehall.agents.quaeleon.stacking import loose_plan, plan, worths
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.limits import LAST_ROUND
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.verbs import CONFIRM, PICK_NONE
from tumblehall.kernel.dice import Rng

STEADY = 8.0
SHARP = 0.68


def play_on(s: QuaeleonState, rng: Rng) -> None:
    while s.outcome is None:
        seat = s.seat
        if s.branches is not None and s.question_of(seat)[0] == steps.STACK:
            stack_all(s, rng)
        else:
            s.apply_for(seat, choose(s, seat, rng), rng)


def stack_all(s: QuaeleonState, rng: Rng) -> None:
    for seat in s.seats:
        set_stack(s, seat, loose_plan(s, s.hand[seat] + s.picks[seat], rng, 1.0))
    s.ask_again()
    for seat in s.seats:
        confirm(s, seat, rng)


def set_stack(s: QuaeleonState, seat: int, stack: list[int]) -> None:
    hand = s.hand[seat] + s.picks[seat]
    for kind in stack:
        hand.remove(kind)
    hand.sort()
    s.hand[seat], s.picks[seat] = hand, stack[:]


def confirm(s: QuaeleonState, seat: int, rng: Rng) -> None:
    s.apply_for(seat, CONFIRM.first if s.picks[seat] else PICK_NONE.first, rng)


def cut_after(s: QuaeleonState, rounds: int) -> None:
    """The engine ends the game after so many rounds, before new cards are dealt."""
    s.round = max(s.round, LAST_ROUND + 1 - rounds)


def strength(s: QuaeleonState, seat: int, hold: tuple[float, ...]) -> float:
    return s.health[seat] + sum([hold[kind] for kind in s.hand[seat] if hold[kind] > 0])


def chance_of(s: QuaeleonState, seat: int) -> float:
    """What chance a seat has to win, after a round."""
    if s.health[seat] <= 0:
        return 0.0
    living = s.living
    if len(living) == 1:
        return 1.0
    hold = worths(len(living) - 1).hold
    second = sorted([s.health[each] for each in living])[-2]
    unit = SHARP / sqrt(second + STEADY)
    mine = strength(s, seat, hold)
    return 1 / sum([exp(min(50.0, unit * (strength(s, each, hold) - mine))) for each in living])
