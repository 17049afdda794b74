"""The chance that all win together: by the threats that are left, what there is against them, and how far everybody is
from the points that everybody needs. The weights are in `weights_together.py`."""

from math import exp
from typing import Final

from tumblehall.agents.dicequest.cards import DICE
from tumblehall.agents.dicequest.value import points_now, prospect, turns_left
from tumblehall.agents.dicequest.weights_together import TOGETHER
from tumblehall.games.dicequest.cards.decks import TOKEN_NEED
from tumblehall.games.dicequest.rules.adventure import HARD, LEGENDARY, ROUNDS
from tumblehall.games.dicequest.rules.ending import GOALS
from tumblehall.games.dicequest.rules.state import NONE, DicequestState

PRICE: Final = tuple(sum(need) for need in TOKEN_NEED)
"""How many symbols a threat asks for."""
STYLE: Final = 0.05
"""What of the worth are points beyond the chance to win: they decide where that is the same."""


def strictness(s: DicequestState) -> int:
    """What a failed adventure means: its threats wait, new ones wait, or the game is lost."""
    return (s.difficulty >= HARD) + (s.difficulty >= LEGENDARY)


def features_together(s: DicequestState) -> list[float]:
    players, goal = s.players, GOALS[s.difficulty]
    now = sum([PRICE[kind] for kind in s.adventure_tokens])
    on_quests = sum([PRICE[laid.token] for laid in s.quests if laid.token != NONE])
    ahead = sum([PRICE[kind] for kind in s.ahead])
    dice = wounded = items = to_come = 0
    short = likely = 0.0
    for seat in range(players):
        margin = prospect(s, seat) - goal
        likely += 1.0 / (1.0 + exp(-max(-20.0, min(20.0, margin)) / 3.0))
        short += max(0, goal - points_now(s, seat))
        items += s.backpack[seat].bit_count()
        to_come += turns_left(s, seat) > ROUNDS - s.round
        for hero in s.party[seat]:
            if hero is not None:
                dice += len(DICE[hero.card])
                wounded += bool(hero.wound)
    each = 1.0 / players
    return [
        1.0, now * each, now * now * each * each * 0.2, on_quests * each, ahead * each, dice * each, wounded * each,
        items * each, sum(s.gold) * each, sum(s.reroll) * each, likely * each, short * each * 0.2, to_come * each,
        players * 0.25,
    ]  # fmt: skip


def chance_together(s: DicequestState, seat: int) -> float:
    if s.outcome is not None:
        return float(bool(s.outcome.winners))
    weights = TOGETHER[strictness(s)][s.round - 1]
    sure = sum([weight * n for weight, n in zip(weights, features_together(s), strict=True)])
    points = min(1.0, max(0.0, prospect(s, seat) / 60))
    return (1.0 - STYLE) / (1.0 + exp(-max(-20.0, min(20.0, sure)))) + STYLE * points
