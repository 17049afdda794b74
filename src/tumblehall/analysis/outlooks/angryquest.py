"""Angry Quest: two rounds of the quick policy, then the race of plans, counted in turns."""

from tumblehall.agents.angryquest.policy import choose
from tumblehall.agents.angryquest.value import value_to
from tumblehall.analysis.outlook import Outlook, Plan, answer, apart, shares
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.dice import Rng

ROUNDS = 2
"""As far as the champion looks."""


def play(s: AngryState, seat: int, plan: Plan, rng: Rng) -> None:
    left, turn = ROUNDS * s.players, s.turn
    answer(s, seat, plan, rng)
    while s.outcome is None:
        if s.turn != turn:
            turn = s.turn
            left -= 1
            if not left:
                return
        s.apply_for(s.seat, choose(s, s.seat, rng), rng)


def chances(s: AngryState) -> list[float]:
    if s.outcome is not None:
        return shares(s, False)
    # all seats have 1 together, so the last one has what the others leave
    others = [value_to(s, seat) for seat in range(s.players - 1)]
    return [*others, max(0.0, 1.0 - sum(others))]


OUTLOOK = Outlook(play=play, chances=chances, together=apart)
