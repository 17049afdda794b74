"""What a player would answer who answers at once: what such a one finds too is no discovery."""

from functools import lru_cache
from typing import cast

from tumblehall.agents.agent import Agent, is_thinker
from tumblehall.agents.roster import own_levels
from tumblehall.analysis.outlook import Plan
from tumblehall.analysis.situations import Situation
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.viewing import view_of
from tumblehall.library import game_named

LONGEST = 60
"""Answers of one seat while others choose too; more are none of a player who knows what it wants."""


@lru_cache(64)
def quick_player(game: str) -> Agent | None:
    """The best level of a game that does not look ahead; None: the game has no levels of its own."""
    found: Agent | None = None
    for make in own_levels(game).values():
        bot = make()
        if not is_thinker(bot):
            found = cast(Agent, bot)
    return found


def usual_plan(at: Situation, rng: SimRng) -> Plan | None:
    """Its answer to the question, or all of them where others choose too; None: there is nobody to ask."""
    assert at.decision is not None
    bot, seat = quick_player(at.game), at.decision.seat
    if bot is None:
        return None
    game, state, plan = game_named(at.game), at.state.clone(), list[int]()
    joins = state.joins
    while state.joins == joins and seat in state.seats and len(plan) < LONGEST:
        asked = decision_of(game, state, seat)
        answer = bot.choose(view_of(game, state, seat, 0), asked, rng)
        plan.append(state.options_of(seat)[[option.id for option in asked.options].index(answer)])
        if state.branches is None:
            break
        state.apply_for(seat, plan[-1], SimRng(0))
    return tuple(plan)
