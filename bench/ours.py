"""Random play of our games by the fast path: the state, its options and a FastRng. Runs in `.venv`."""

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from operator import methodcaller
from typing import Any

import pig
from measure import Contender, Play, main

import tumblehall as th
from tumblehall.engine import ENGINE

SEATS = 2
ALL_SETS = ("base", "demons", "quarmageddon", "qladiator", "quartifacts", "light-dark", "promos")

ALL_SEEN = 150
"""After so many set-ups nearly every card was on a table: what is worked out once for a card is not counted."""


def new_game(name: str, options: Mapping[str, Any] | None = None) -> Callable[[], Any]:
    seeds = count()

    def new() -> Any:
        state = th.new_table(name, seats=SEATS, seed=f"bench {next(seeds)}", options=options).state
        state.skip_lone_ends = True
        return state

    return new


def player(new_state: Callable[[], Any]) -> Play:
    rng = th.FastRng(1)

    def play(ticks: Iterator[int]) -> tuple[int, Any]:
        state = new_state()
        below = rng.below
        decisions = 0
        for _ in ticks:
            if state.outcome is not None:
                break
            options = state.options
            n = len(options)
            if n > 1:
                decisions += 1
            state.apply(options[below(n)], rng)
        return decisions, state

    return play


def ours() -> Iterator[Contender]:
    clone = methodcaller("clone")
    for name in th.list_games():
        yield Contender(name, f"{ENGINE}, {SEATS} seats", player(new_game(name)), clone)
    mixed = new_game("quarriors", {"sets": list(ALL_SETS)})
    for _ in range(ALL_SEEN):
        mixed()
    yield Contender("quarriors all sets", f"{ENGINE}, {SEATS} seats, drawn from all sets", player(mixed), clone)
    yield Contender("pig", f"{ENGINE}, on the kernel", player(pig.new_state), clone)


if __name__ == "__main__":
    main("Random play of our games.", ours())
