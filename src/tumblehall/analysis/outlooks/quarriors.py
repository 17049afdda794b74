"""Quarriors: ten turns of the quick policy, two more for each seat beyond two, then the learnt value. All lies open."""

from tumblehall.agents.quarriors import policy
from tumblehall.agents.quarriors.search import EACH_MORE
from tumblehall.agents.quarriors.value import chances
from tumblehall.analysis.outlook import Outlook, Plan, answer, apart, shares
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.dice import Rng

TURNS = 10
"""As far as the champion looks."""


def play(s: QuarriorsState, seat: int, plan: Plan, rng: Rng) -> None:
    left, turn = TURNS + EACH_MORE * (s.players - 2), (s.round, s.turn)
    answer(s, seat, plan, rng)
    while s.outcome is None:
        if (s.round, s.turn) != turn:
            turn = (s.round, s.turn)
            left -= 1
            if not left:
                return
        s.take(policy.choose(s, s.seat, rng), rng)


def judged(s: QuarriorsState) -> list[float]:
    return chances(s) if s.outcome is None else shares(s, False)


OUTLOOK = Outlook(play=play, chances=judged, together=apart)
