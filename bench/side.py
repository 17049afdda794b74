"""One side of `bench/against.py`: plays games of the package on its path when it is told to, and says how long it took.

It runs with the package of an older commit too, whose names may be others: here, and only here, both are known."""

import gc
import json
import sys
from collections.abc import Iterable
from functools import cache
from itertools import count
from operator import methodcaller
from time import process_time
from typing import Any

import tumblehall as th
from bench.measure import SAMPLES, rate

SEATS = 2
FLAGS = ("skip_lone_ends", "brisk")
"""What keeps a simulation from asking for the end of a turn when there is nothing else to do, as now and as before."""


def games() -> list[str]:
    listed = getattr(th, "list_games", None) or th.games
    return list(listed())


def new_state(game: str, seed: str) -> Any:
    state = th.new_table(game, seats=SEATS, seed=seed).state
    setattr(state, next(flag for flag in FLAGS if hasattr(state, flag)), True)
    return state


def play(state: Any, seed: str, most: Iterable[int]) -> tuple[int, int]:
    """Plays by chance to the end, or as many answers as are allowed: how many of them were decisions, and all."""
    rng = th.FastRng(seed)
    below, decisions, answers = rng.below, 0, 0
    for _ in most:
        if state.outcome is not None:
            break
        options = state.options
        n = len(options)
        if n > 1:
            decisions += 1
        state.apply(options[below(n)], rng)
        answers += 1
    return decisions, answers


def measure(game: str, first: int, many: int, seconds: float) -> dict[str, float]:
    """Rates of the games `first` to `first + many - 1`, and of copies of some of them stopped half-way."""
    decisions = 0
    setting_up = playing = 0.0
    gc.collect()
    for number in range(first, first + many):
        began = process_time()
        state = new_state(game, f"bench {number}")
        ready = process_time()
        decisions += play(state, f"play {number}", count())[0]
        playing += process_time() - ready
        setting_up += ready - began
    clones = rate("clones", lambda: half_way(game), methodcaller("clone"))(seconds / 2)
    return {
        "decisions": decisions / playing,
        "games": many / (setting_up + playing),
        "set-ups": many / setting_up,
    } | clones


@cache
def half_way(game: str) -> list[Any]:
    """Games that stand in the middle."""
    samples = [new_state(game, f"bench {number}") for number in range(SAMPLES)]
    lengths = [play(state.clone(), f"play {number}", count())[1] for number, state in enumerate(samples)]
    for number, state in enumerate(samples):
        play(state, f"play {number}", range(lengths[number] // 2))
    return samples


def how_many(game: str, seconds: float) -> int:
    """So many games take about that long; those played before fill caches and do not count."""
    half_way(game)
    began = process_time()
    for number in count(1):
        play(new_state(game, f"bench {number}"), f"play {number}", count())
        if process_time() - began >= seconds:
            return number
    raise AssertionError


def main() -> None:
    """Answers each line of standard input with a line of JSON."""
    tasks = {"games": games, "how_many": how_many, "measure": measure}
    for line in sys.stdin:
        task, *args = json.loads(line)
        print(json.dumps(tasks[task](*args)), flush=True)


if __name__ == "__main__":
    main()
