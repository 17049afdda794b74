"""One game of a run."""

import time
from collections import Counter
from dataclasses import dataclass
from functools import cache

from tumblehall.agents.agent import Bot, answer_at
from tumblehall.agents.from_file import MARK, any_agent, blamed
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Outcome
from tumblehall.lab.arena.plan import Plan, Sitting
from tumblehall.lab.arena.setups import options_of_round
from tumblehall.lab.arena.times import Times, step_of
from tumblehall.lab.job import check_ends
from tumblehall.library import new_table


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of a game. Only `seconds` and `times` differ when it is played again."""

    number: int
    sitting: Sitting
    shares: tuple[float, ...]
    """What each seat won: 1, a part of it where several won, or 0. Together each wins 1 or nothing."""
    ranking: tuple[tuple[int, ...], ...]
    """Groups of seats, the best first."""
    answers: int
    seconds: float
    """Of the processor."""
    times: tuple[Times, ...]
    """By seat how long its choices took, of the processor."""


def play(plan: Plan, seed: str, number: int) -> Played:
    place = plan.place(number)
    meeting = plan.meetings[place.meeting]
    sitting = meeting.sittings[place.sitting]
    name = f"{seed}/{place.round}"
    options = options_of_round(plan.game, {**plan.options, **meeting.condition}, name)
    table = new_table(plan.game, plan.seats, name, options)
    times: tuple[Times, ...] = tuple(Counter() for _ in sitting)
    begin = time.process_time()
    while table.outcome is None:
        decision = table.decisions[0]
        seat = decision.seat
        asked = time.process_time()
        answer = _answer(plan.game, plan.names[sitting[seat]], table, decision)
        times[seat][step_of(1000 * (time.process_time() - asked))] += 1
        table.act(seat, answer)
        check_ends(seed, number, table.answers)
    seconds = round(time.process_time() - begin, 3)
    outcome = table.outcome
    return Played(number, sitting, shares_of(outcome, plan), outcome.ranking, table.answers, seconds, times)


def shares_of(outcome: Outcome, plan: Plan) -> tuple[float, ...]:
    each = 1.0 if plan.together else 1 / max(1, len(outcome.winners))
    return tuple(each if seat in outcome.winners else 0.0 for seat in range(plan.seats))


@cache
def _bot(game: str, name: str) -> Bot:
    """One for each process: a bot keeps nothing between two choices."""
    return any_agent(game, name)


def _answer(game: str, name: str, table: Table, decision: Decision) -> str:
    """By the same chance as at a served table. A bot of one's own that fails is told by its name."""
    bot = _bot(game, name)
    rng = FastRng(table.bot_seed(decision.seat))
    if MARK not in name:
        return answer_at(bot, table, decision, rng)
    with blamed(name, decision):
        answer = answer_at(bot, table, decision, rng)
    if all(option.id != answer for option in decision.options):
        raise BadInput(f"{name} answered {answer!r} to '{decision.prompt}', which is not on offer")
    return answer
