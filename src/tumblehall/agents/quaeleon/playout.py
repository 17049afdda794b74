"""Playouts: a position is played on by the policy, to the end of the round."""

from tumblehall.agents.quaeleon.policy import choose
from tumblehall.games.quaeleon.rules.limits import LAST_ROUND
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.verbs import CONFIRM, PICK_NONE
from tumblehall.kernel.dice import Rng


def cut_here(s: QuaeleonState) -> None:
    """The game is over after this round, before new cards are dealt: it is played as if it were the last."""
    s.round = LAST_ROUND


def play_on(s: QuaeleonState, rng: Rng) -> None:
    while s.outcome is None:
        s.apply_for(s.seat, choose(s, s.seat, rng), rng)


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
