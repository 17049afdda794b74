"""Games to be analysed: short ones, by bots that answer at once."""

from collections.abc import Callable
from functools import cache

import pytest

import tumblehall as th
from tumblehall.agents import agent_named, answer_at

Played = Callable[..., th.Record]


@cache
def game_of(game: str, seats: int, levels: tuple[str, ...], most: int = 10_000, mode: str = "") -> th.Record:
    table = th.new_table(game, seats, "analysis", {"mode": mode} if mode else None)
    rng = th.FastRng("analysis")
    bots = [agent_named(game, levels[seat % len(levels)]) for seat in range(seats)]
    while table.outcome is None and table.step < most:
        decision = table.decisions[0]
        table.act(decision.seat, answer_at(bots[decision.seat], table, decision, rng))
    return table.record


@pytest.fixture(scope="session")
def played() -> Played:
    """The record of a game, up to so many answers."""
    return game_of
