"""One game of a run, on the bare state: no table, no record, no texts that nobody reads."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.sink import Sink
from tumblehall.kernel.values import Json, Outcome
from tumblehall.kernel.viewing import view_of
from tumblehall.lab.arena.setups import is_together, options_of_round
from tumblehall.lab.job import check_ends
from tumblehall.lab.sim.forcing import answer_as_told
from tumblehall.lab.sim.plan import Plan
from tumblehall.lab.sim.players import Asked, answer
from tumblehall.lab.sim.reader import reader_of
from tumblehall.lab.sim.recorder import Recorder
from tumblehall.library import game_named


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of a game."""

    number: int
    setup: str
    """The options that were drawn for this game, as JSON."""
    told: int | None
    """The seat that was told what to take."""
    outcome: Outcome
    shares: tuple[float, ...]
    """What each seat won: 1, a part of it where several won, or 0. Together each wins 1 or nothing."""
    standing: tuple[int, ...]
    heard: Recorder


def play(plan: Plan, seed: str, number: int) -> Played:
    """Game `number` of a seed: it hangs on nothing else."""
    game, name = game_named(plan.game), f"{seed}/{number}"
    options = options_of_round(plan.game, plan.options, name)
    rng = SimRng(name)
    state: State = game.new_state(plan.seats, _read(plan.game, plan.seats, json.dumps(options)), rng)
    state.skip_lone_ends = True
    heard = Recorder(game, state, reader_of(plan.game)(view_of(game, state, None, 0)))
    Sink(heard.tell, heard.describe).attend(state, heard.tell)
    state.run(rng)
    told = None if plan.told is None else number % plan.seats
    _play_out(plan, number, heard, rng, [FastRng(f"{name} bot {seat}") for seat in range(plan.seats)], told)
    heard.end_turn()
    outcome = state.outcome
    assert outcome is not None
    return Played(
        number=number,
        setup=json.dumps({key: value for key, value in options.items() if key not in plan.options}),
        told=told,
        outcome=outcome,
        shares=_shares(plan, options, outcome),
        standing=outcome.scores or (() if game.course is None else game.course.standing(state)),
        heard=heard,
    )


def _play_out(plan: Plan, number: int, heard: Recorder, rng: SimRng, chances: list[FastRng], told: int | None) -> None:
    game, state, reader = heard.game, heard.state, heard.reader
    while state.outcome is None:
        seat = state.seats[0]
        kind = state.STEPS[state.question_of(seat)[0]].name
        options = state.options_of(seat)
        asked = Asked(game, state, seat, heard.answers)
        if seat == told and plan.told is not None:
            option = answer_as_told(plan.agents[seat], asked, reader, plan.told, chances[seat])
        else:
            option = answer(plan.agents[seat], asked, chances[seat])
        if kind in reader.asks:
            heard.answered(seat, asked.ids, asked.ids[options.index(option)])
        heard.asked[seat, kind] += len(options) > 1
        heard.answers += 1
        check_ends(plan.seed, number, heard.answers)
        state.apply_for(seat, option, rng)


@lru_cache(1024)
def _read(game: str, seats: int, options: str) -> Mapping[str, Json]:
    chosen: Game[Any] = game_named(game)
    return chosen.read_options(json.loads(options), seats)


def _shares(plan: Plan, options: Mapping[str, Json], outcome: Outcome) -> tuple[float, ...]:
    each = 1.0 if is_together(plan.game, options, plan.seats) else 1 / max(1, len(outcome.winners))
    return tuple(each if seat in outcome.winners else 0.0 for seat in range(plan.seats))
