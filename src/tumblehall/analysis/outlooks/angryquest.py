"""Angry Quest: two rounds of the quick policy, then the race of plans, counted in turns."""

from tumblehall.agents.angryquest.policy import choose
from tumblehall.agents.angryquest.value import prospect, value_to
from tumblehall.analysis.outlook import Outlook, Plan, Sign, answer, apart, shares
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.dice import Rng

ROUNDS = 2
"""As far as the champion looks."""
FAR = 30.0
"""Turns: as good as never."""


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


def turns_to_win(s: AngryState, seat: int) -> float:
    if s.outcome is not None:
        return 0.0 if seat in s.outcome.winners else FAR
    return FAR if s.out[seat] else min(FAR, prospect(s, seat)[0])


def success(s: AngryState, seat: int) -> float:
    """In points of a hundred how likely the monster falls to a seat."""
    if s.outcome is not None or s.out[seat]:
        return 100.0 * (s.outcome is not None and seat in s.outcome.winners)
    return 100.0 * prospect(s, seat)[1]


def fastest_rival(s: AngryState, seat: int) -> float:
    return min(turns_to_win(s, other) for other in range(s.players) if other != seat)


OUTLOOK = Outlook(
    play=play,
    chances=chances,
    together=apart,
    signs=(
        Sign(lambda s, seat: -turns_to_win(s, seat), "you are {n:.1f} turns nearer to winning"),
        Sign(success, "you beat the monster in {n:.0f} more of 100 tries"),
        Sign(fastest_rival, "the fastest of the others is {n:.1f} turns further from winning"),
    ),
    when="two rounds later",
    choose=choose,
)
