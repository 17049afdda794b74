"""Turns that are played out in thought, by the policy."""

from tumblehall.agents.dicequest.policy import choose
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.dice import Rng


def play_turn(s: DicequestState, seat: int, rng: Rng) -> None:
    """To the end of the turn, by the policy."""
    now = s.round
    while s.turn == seat and s.round == now and s.outcome is None:
        s.take(choose(s, s.seat, rng), rng)
