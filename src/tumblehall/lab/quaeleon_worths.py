"""Learns what the cards of Quaeleon's Quest are worth, for `agents/quaeleon/card_worths.py`: rounds are played with
stacks that are in part drawn at random and in part what the worths so far make of a hand, and one number for each card
in each place of a stack is fitted to what they did to a seat's health and hand against those of the others."""

from typing import NamedTuple

from tumblehall.agents.quaeleon.playout import confirm_all, cut_here, play_on, set_stack
from tumblehall.agents.quaeleon.stacking import loose_plan
from tumblehall.games.quaeleon.content.facts import COPIES, KINDS
from tumblehall.games.quaeleon.game import RECOMMENDED_HEALTH
from tumblehall.games.quaeleon.rules.limits import STACK_LIMIT
from tumblehall.games.quaeleon.rules.setup import new_state
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.sim_rng import SimRng

A_CARD = 1.0
"""What a card kept in hand counts, in points of health."""
LEAST_HEALTH = 12
FRACTION = 0.7
"""of the stacks are planned, the rest drawn at random."""
SPREAD = 3.0
PASSES = 8
FIRST_STEP, SLOWER = 0.005, 0.6


class Played(NamedTuple):
    """A round: the stacks, and what each seat gained by it."""

    stacks: list[list[int]]
    gains: list[float]


def played(seats: int, rng: SimRng) -> Played:
    s = _start(seats, rng)
    before = [s.health[seat] + A_CARD * len(s.hand[seat]) for seat in range(seats)]
    stacks = [_stack(s, seat, rng) for seat in range(seats)]
    for seat, stack in enumerate(stacks):
        set_stack(s, seat, stack.copy())
    confirm_all(s, s.seats, rng)
    play_on(s, rng)
    after = [s.health[seat] + A_CARD * len(s.hand[seat]) for seat in range(seats)]
    return Played(stacks, [then - now for then, now in zip(after, before, strict=True)])


def _start(seats: int, rng: SimRng) -> QuaeleonState:
    """A round in the middle of a game: any health, and up to three cards more."""
    most = RECOMMENDED_HEALTH[seats]
    s = new_state(seats, {"health": most, "first": "random", "opening_swap": False}, rng)
    for seat in range(seats):
        more = [s.deck.pop(rng.below(len(s.deck))) for _ in range(rng.below(4))]
        s.hand[seat] = sorted(s.hand[seat] + more)
        s.health[seat] = LEAST_HEALTH + rng.below(most - LEAST_HEALTH + 1)
    s.run(rng)
    cut_here(s)
    return s


def _stack(s: QuaeleonState, seat: int, rng: SimRng) -> list[int]:
    size = max(3, STACK_LIMIT - max(0, rng.below(5) - 2))
    if rng.below(100) < 100 * FRACTION:
        return loose_plan(s, seat, SPREAD, rng, size)
    left = s.hand[seat].copy()
    return [left.pop(rng.below(len(left))) for _ in range(size)]


def fitted(rounds: list[Played]) -> list[list[float]]:
    """By kind and place what a card gains a seat over the mean of the others."""
    worth = [[0.0] * STACK_LIMIT for _ in range(KINDS)]
    step = FIRST_STEP
    for _ in range(PASSES):
        for stacks, gains in rounds:
            told = [sum([worth[kind][at] for at, kind in enumerate(stack)]) for stack in stacks]
            for stack, gain, guess in zip(stacks, gains, told, strict=True):
                others = len(stacks) - 1
                error = gain - (sum(gains) - gain) / others - guess + (sum(told) - guess) / others
                for at, kind in enumerate(stack):
                    worth[kind][at] += step * error
        step *= SLOWER
    return worth


def pairs(worth: list[list[float]]) -> list[tuple[float, float]]:
    """By kind what a card is worth in the middle place, and what it gains by coming one place later than others do."""
    middle = [sum(each[at] * n for each, n in zip(worth, COPIES, strict=True)) / sum(COPIES) for at in range(5)]
    level = sum(middle) / STACK_LIMIT
    found = []
    for each in worth:
        even = [value - usual + level for value, usual in zip(each, middle, strict=True)]
        slope = sum((at - 2) * value for at, value in enumerate(even)) / 10
        found.append((round(sum(even) / STACK_LIMIT, 1), round(slope, 1)))
    return found
