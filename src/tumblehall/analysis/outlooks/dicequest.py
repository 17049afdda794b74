"""Dicequest: the turn is played out by the policy, then come the points to be expected, or the chance that all win."""

from tumblehall.agents.dicequest.policy import choose
from tumblehall.agents.dicequest.value import chance_to_win, prospect
from tumblehall.agents.dicequest.value_together import STYLE, chance_together
from tumblehall.analysis.outlook import Outlook, Plan, answer, shares
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.dice import Rng


def play(s: DicequestState, seat: int, plan: Plan, rng: Rng) -> None:
    turn = (s.round, s.turn)
    answer(s, seat, plan, rng)
    while s.outcome is None and (s.round, s.turn) == turn:
        s.take(choose(s, s.seat, rng), rng)


def chances(s: DicequestState) -> list[float]:
    if s.outcome is not None:
        return shares(s, s.coop)
    if not s.coop:
        return [chance_to_win(s, seat) for seat in range(s.players)]
    # the worth has some points in it, which decide between lines that win alike: they are no chance
    points = min(1.0, max(0.0, prospect(s, 0) / 60))
    return [(chance_together(s, 0) - STYLE * points) / (1.0 - STYLE)] * s.players


OUTLOOK = Outlook(play=play, chances=chances, together=lambda s: s.coop)
