"""Quarriors: ten turns of the quick policy, two more for each seat beyond two, then the learnt value. All lies open."""

from functools import partial

from tumblehall.agents.quarriors.numbers import owned_by
from tumblehall.agents.quarriors.policy import choose
from tumblehall.agents.quarriors.search import EACH_MORE, SEEDS, play_on
from tumblehall.agents.quarriors.value import chances
from tumblehall.analysis.outlook import Outlook, Plan, Sign, answer, apart, shares
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.dice import Rng

TURNS = 10
"""As far as the champion looks."""
FEW = 2
"""At a glance: this turn and the next, with any number of seats."""


def play(s: QuarriorsState, seat: int, plan: Plan, rng: Rng, turns: int = 0) -> None:
    turn, seed = (s.round, s.turn), rng.below(SEEDS)
    answer(s, seat, plan, rng)
    play_on(s, turn, turns or TURNS + EACH_MORE * (s.players - 2), seed, rng)


def judged(s: QuarriorsState) -> list[float]:
    return chances(s) if s.outcome is None else shares(s, False)


def collection(s: QuarriorsState, seat: int) -> int:
    """What all dice of a seat cost."""
    cost = s.tables.cost
    return sum(many * cost[kind] for kind, many in enumerate(owned_by(s, seat)))


def best_rival(s: QuarriorsState, seat: int) -> int:
    return max(glory for other, glory in enumerate(s.glory) if other != seat)


OUTLOOK = Outlook(
    play=play,
    glance=partial(play, turns=FEW),
    chances=judged,
    together=apart,
    signs=(
        Sign(lambda s, seat: s.glory[seat], "you have {n:.1f} more glory"),
        Sign(lambda s, seat: -best_rival(s, seat), "the best of the others has {n:.1f} less glory"),
        Sign(collection, "your dice are worth {n:.1f} more quiddity"),
    ),
    when="some turns later",
    choose=choose,
)
