"""Our games by the fast path: the state, its options and a generator; and what a served table adds to it, the view of
a seat and the message to its client. Runs with the package on its path, plain or compiled."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from operator import methodcaller
from typing import Any

import msgspec

import tumblehall as th
from bench import pig
from bench.aec import stepping
from bench.measure import SAMPLES, Contender, Playing, Task, pickling, rate, serve, tasks_of
from tumblehall.engine import ENGINE
from tumblehall.envs.pettingzoo import raw_env
from tumblehall.kernel.chance import play_by_chance
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.lab.simulate import begin
from tumblehall.library import game_named
from tumblehall.server import news as n
from tumblehall.server.showing import decision_out, event_out

SEATS = 2
ALL_SETS = ("base", "demons", "quarmageddon", "qladiator", "quartifacts", "light-dark", "promos")
CLONE = methodcaller("clone")
ENCODER = msgspec.json.Encoder()
HALF_WAY = 60
"""Answers after which a served table is looked at."""

ALL_SEEN = 150
"""After so many set-ups nearly every card was on a table: what is worked out once for a card is not counted."""


def new_game(name: str, options: Mapping[str, Any]) -> Callable[[], Any]:
    rng = th.SimRng("set-up")
    return lambda: begin(name, SEATS, rng, options)


def is_over(state: Any) -> bool:
    return state.outcome is not None


def player(new: Callable[[], Any]) -> Playing:
    rng = th.SimRng("play")

    def go_on(state: Any, ticks: Iterator[int]) -> int:
        return play_by_chance(state, rng, ticks)[1]

    return Playing(new, go_on, is_over)


@dataclass(frozen=True)
class Shown:
    """A table in the middle of a game, and a seat that is asked something."""

    game: Game[Any]
    table: th.Table
    state: State
    seat: int

    def view(self) -> object:
        return self.table.view(self.seat)

    def message(self) -> bytes:
        """What the server sends to a client of that seat which has seen all but the last five events."""
        table, seat = self.table, self.seat
        first = max(0, table.event_count(seat) - 5)
        shown = n.SeatState(
            seat=seat,
            step=table.step_of(seat),
            view=table.view(seat),
            decision=decision_out(decision_of(self.game, self.state, seat)),
            undo="no",
            undo_roll=False,
            first=first,
            events=[event_out(event) for event in table.events(seat, first)],
            struck=table.struck(seat),
        )
        return ENCODER.encode(shown)


def half_way(name: str, number: int) -> Shown:
    table, rng = th.new_table(name, SEATS, f"bench {number}"), th.FastRng(number)
    before = table
    for _ in range(HALF_WAY):
        if table.outcome is not None:
            break
        before = table.clone()
        decision = table.decisions[0]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    return Shown(game_named(name), before, before.state, before.to_act[0])


def served(name: str) -> dict[str, Task]:
    """What a seat is shown: its view, and the message with view, question and news, as bytes."""
    shown = cache(lambda: [half_way(name, number) for number in range(SAMPLES)])
    return {"view": rate("views", shown, Shown.view), "wire": rate("messages", shown, Shown.message)}


def samples(name: str, options: Mapping[str, Any]) -> Callable[[], list[Any]]:
    """The same games in every process, whatever was played there before."""
    return cache(lambda: player(new_game(name, options)).half_way())


def tasks(name: str, options: Mapping[str, Any]) -> dict[str, Task]:
    return tasks_of(player(new_game(name, options)), CLONE, samples=samples(name, options))


def ours() -> Iterator[Contender]:
    for name in th.list_games():
        more = served(name) | {"pickle": pickling(samples(name, {})), "step": stepping(partial(raw_env, name, SEATS))}
        yield Contender(name, f"{SEATS} seats", tasks(name, {}) | more)
    mixed = {"sets": list(ALL_SETS)}
    new = new_game("quarriors", mixed)
    for _ in range(ALL_SEEN):
        new()
    yield Contender("quarriors all sets", f"{SEATS} seats, drawn from all sets", tasks("quarriors", mixed))
    yield Contender("pig", "on the kernel", tasks_of(player(pig.new_state), CLONE))


if __name__ == "__main__":
    serve(ENGINE, ours())
