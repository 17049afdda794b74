"""Dicequest: the turn is played out by the policy, then come the points to be expected, or the chance that all win."""

from tumblehall.agents.dicequest.policy import choose
from tumblehall.agents.dicequest.value import chance_to_win, prospect
from tumblehall.agents.dicequest.value_together import STYLE, chance_together
from tumblehall.analysis.outlook import Outlook, Plan, Sign, answer, shares
from tumblehall.games.dicequest.rules.state import NONE, DicequestState
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


def heroes(s: DicequestState, seat: int) -> int:
    return sum(hero is not None for hero in s.party[seat])


def items(s: DicequestState, seat: int) -> int:
    return s.backpack[seat].bit_count() + sum(hero is not None and hero.item != NONE for hero in s.party[seat])


def unhurt(s: DicequestState, seat: int) -> int:
    return -sum(hero is not None and bool(hero.wound) for hero in s.party[seat])


def lead(s: DicequestState, seat: int) -> float:
    """What all that a seat has will be worth, beside the best of the others."""
    return prospect(s, seat) - max(prospect(s, other) for other in range(s.players) if other != seat)


OUTLOOK = Outlook(
    play=play,
    chances=chances,
    together=lambda s: s.coop,
    signs=(
        Sign(lambda s, seat: s.points[seat], "you have {n:.1f} more points"),
        Sign(heroes, "you have {n:.1f} more heroes"),
        Sign(unhurt, "you have {n:.1f} fewer wounded heroes"),
        Sign(lambda s, seat: s.gold[seat], "you have {n:.1f} more gold"),
        Sign(items, "you have {n:.1f} more items"),
        Sign(lead, "all in all you are {n:.1f} points better off"),
    ),
    when="at the end of your turn",
    choose=choose,
)
