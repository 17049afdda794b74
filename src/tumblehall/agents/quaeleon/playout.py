"""Playouts: a position is played on by the policy, to the end of a round."""

from tumblehall.agents.quaeleon.policy import choose
from tumblehall.agents.quaeleon.stacking import loose_plan
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.limits import LAST_ROUND
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.verbs import CONFIRM, PICK_NONE
from tumblehall.kernel.dice import Rng

USUAL_SPREAD = 1.0


def cut_after(s: QuaeleonState, rounds: int) -> None:
    """The game is over after so many rounds, before new cards are dealt: it is played as if the last were near."""
    s.round = max(s.round, LAST_ROUND + 1 - rounds)


def play_on(s: QuaeleonState, rng: Rng) -> None:
    while s.outcome is None:
        seat = s.seat
        if s.question_of(seat)[0] == steps.STACK:
            for each in s.seats:
                set_stack(s, each, loose_plan(s, each, USUAL_SPREAD, rng))
            confirm_all(s, s.seats, rng)
        else:
            s.apply_for(seat, choose(s, seat, rng), rng)


def set_stack(s: QuaeleonState, seat: int, stack: list[int]) -> None:
    """Takes a whole stack out of a hand; it is not confirmed yet."""
    hand = sorted(s.hand[seat] + s.picks[seat])
    for kind in stack:
        hand.remove(kind)
    s.hand[seat], s.picks[seat] = hand, stack


def confirm_all(s: QuaeleonState, seats: tuple[int, ...], rng: Rng) -> None:
    """What these seats have picked stands."""
    s.ask_again()
    for seat in seats:
        s.apply_for(seat, CONFIRM.first if s.picks[seat] else PICK_NONE.first, rng)
