"""Whether a bot sees what its seat must not: at positions of real games the truth is exchanged for another world that
the seat cannot tell from it, and nothing that a bot is given may change, nor what it chooses."""

import pickle
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from tumblehall.agents.agent import Agent, Bot, answer_at, best_of, is_thinker
from tumblehall.agents.roster import ANY_GAME, agents_for, thinks
from tumblehall.agents.sight import Sight
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision
from tumblehall.kernel.viewing import view_of
from tumblehall.lab.setups import draw_setup
from tumblehall.library import game_named, new_table

GAP = 9
"""About so many answers lie between two positions, so that they differ."""
LONGEST = 400
"""Answers of one game."""


@dataclass(slots=True)
class Unseen:
    """What came of it: so many positions, in so many of them something could be exchanged, and what was wrong."""

    positions: int = 0
    exchanged: int = 0
    faults: list[str] = field(default_factory=list)


def look_for_leaks(name: str, positions: int, thoughts: int, seed: str) -> Unseen:
    """`thoughts`: at so many of the positions those that look ahead choose too. At the others only what they are given
    is compared: they know nothing else."""
    game, found, rng = game_named(name), Unseen(), FastRng(f"unseen {name} {seed}")
    bots = {level: make() for level, make in agents_for(name).items()}
    every = positions // thoughts if thoughts else positions + 1
    for table, decision in _positions(game, rng):
        found.positions += 1
        other = table.state.imagine(decision.seat, rng)
        found.exchanged += game.dump(other) != game.dump(table.state)
        worlds = (table.state, other)
        for level in _told_apart(game, bots, worlds, decision.seat, found.positions % every == 0):
            found.faults.append(f"{name}, {level}, step {table.step} of {table.record.to_json()}")
        if found.positions >= positions:
            break
    return found


def _positions(game: Game[Any], rng: FastRng) -> Iterator[tuple[Table, Decision]]:
    """Of games with any options, played by all that answer at once, and by chance now and then."""
    name = game.info.name
    makers = agents_for(name)
    quick = [make() for level, make in makers.items() if not thinks(name, level)] + [ANY_GAME["random"]()]
    while True:
        setup = draw_setup(game, rng)
        try:
            table = new_table(name, setup.seats, f"{rng.next32()}", setup.options)
        except BadInput:  # options that do not go together
            continue
        while table.outcome is None and table.step < LONGEST:
            decision = table.decisions[rng.below(len(table.decisions))]
            if rng.below(GAP) == 0:
                yield table, decision
            table.act(decision.seat, answer_at(quick[rng.below(len(quick))], table, decision, rng))


def _told_apart(
    game: Game[Any], bots: Mapping[str, Bot], worlds: tuple[State, State], seat: int, thinking: bool
) -> Iterator[str]:
    """The levels that are given, or choose, something else in the other world."""
    name = game.info.name
    for level, bot in bots.items():
        if is_thinker(bot):
            sights = [_sight(name, world, seat) for world in worlds]
            if sights[0] != sights[1]:
                yield f"{level}: what it is given"
            elif thinking and len({best_of(bot, *pickle.loads(sight)) for sight in sights}) > 1:
                yield f"{level}: what it chooses"
        elif len({_choice(game, cast(Agent, bot), world, seat) for world in worlds}) > 1:
            yield f"{level}: what it chooses"


def _sight(name: str, world: State, seat: int) -> bytes:
    rng = FastRng("unseen")
    return pickle.dumps((Sight(name, seat, world.imagine(seat, rng)), rng))


def _choice(game: Game[Any], agent: Agent, world: State, seat: int) -> str:
    return agent.choose(view_of(game, world, seat, 0), decision_of(game, world, seat), FastRng("unseen"))
