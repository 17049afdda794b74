"""Games by chance on the fast path: the state, its options and a generator, with no table around them. Many games in
little time; what is checked is that each comes to an end and loses no piece."""

from typing import Any

from tumblehall.kernel.conformance import ConformanceFailure, GameStats
from tumblehall.kernel.dice import FastRng, SeedDice
from tumblehall.kernel.game import Game
from tumblehall.kernel.table import Table
from tumblehall.lab.setups import Setup


def play_fast(game: Game[Any], setup: Setup, seed: str) -> GameStats:
    """Raises ConformanceFailure; BadInput when these seats and options do not go together."""
    state = Table(game, setup.seats, setup.options, SeedDice(seed), setup.show_forced).state
    pieces = dict(game.pieces(state))
    stats, rng, seat = GameStats(), FastRng(f"{seed}\nfast"), None
    try:
        while state.outcome is None and stats.answers < game.info.longest:
            options = state.options
            stats.turns += state.seat != seat
            seat = state.seat
            stats.answers += 1
            stats.decisions += len(options) > 1
            state.apply(options[rng.below(len(options))], rng)
    except Exception as fault:
        raise ConformanceFailure("crash", f"{type(fault).__name__}: {fault}", stats.answers, None) from fault
    if state.outcome is None:
        raise ConformanceFailure("longest", f"no end after {stats.answers} answers", stats.answers, None)
    found = dict(game.pieces(state))
    if found != pieces:
        differences = {name: (pieces.get(name, 0), found.get(name, 0)) for name in pieces | found}
        told = ", ".join(f"{name} {was} then {now}" for name, (was, now) in differences.items() if was != now)
        raise ConformanceFailure("pieces", f"the count of pieces differs: {told}", stats.answers, None)
    return stats
