"""What is measured, ours and the peers' alike, per second of processor time; and the loop of a process that measures.

A contender is asked for one task at a time (`run.py` asks): so both sides of a ratio are measured close together."""

import gc
import json
import pickle
import platform
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from time import process_time
from typing import Any

SAMPLES = 20
WARMING = 0.25
"""The part of the time in which games are played before they count."""

Rates = dict[str, float]
Task = Callable[[float], Rates]
"""Takes processor seconds, gives rates."""


@dataclass(frozen=True)
class Contender:
    name: str
    note: str
    tasks: Mapping[str, Task]


@dataclass(frozen=True)
class Playing:
    """How games of a contender are played: a new one, and so many steps of it as there are ticks, each by chance. Gives
    the number of real decisions; the steps that are forced are work too, but no decisions."""

    new: Callable[[], Any]
    go_on: Callable[[Any, Iterator[int]], int]
    over: Callable[[Any], bool] = lambda _: False
    """Whether a game has ended, where samples of games under way are wanted."""

    def whole(self, seconds: float) -> Rates:
        """Whole games, set-up included. Those of the first moments do not count: they fill caches."""
        start = process_time()
        while process_time() - start < seconds * WARMING:
            self.go_on(self.new(), count())
        games = decisions = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            decisions += self.go_on(self.new(), count())
            games += 1
        return {"decisions": decisions / spent, "games": games / spent}

    def half_way(self) -> list[Any]:
        """Games that stand in the middle, by the mean length of the first few; one that is over by then is left out."""
        ticks = count()
        for _ in range(SAMPLES):
            self.go_on(self.new(), ticks)
        half = next(ticks) // SAMPLES // 2
        games: list[Any] = []
        while len(games) < SAMPLES:
            game = self.new()
            self.go_on(game, iter(range(half)))
            if not self.over(game):
                games.append(game)
        return games


def rate(name: str, samples: Callable[[], list[Any]], do: Callable[[Any], object]) -> Task:
    """How often that can be done with the samples, which are made once."""
    kept = cache(lambda: tuple(samples()))

    def task(seconds: float) -> Rates:
        each = kept()
        for sample in each:
            do(sample)
        done = 0
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for sample in each:
                do(sample)
            done += len(each)
        return {name: done / spent}

    return task


def pickling(samples: Callable[[], list[Any]]) -> Task:
    """How often a game can be pickled, and how many bytes that makes on average."""
    often = rate("pickles", samples, lambda game: pickle.dumps(game, pickle.HIGHEST_PROTOCOL))
    size = cache(lambda: sum(len(pickle.dumps(game, pickle.HIGHEST_PROTOCOL)) for game in samples()) / SAMPLES)
    return lambda seconds: often(seconds) | {"pickle bytes": size()}


def tasks_of(
    playing: Playing,
    clone: Callable[[Any], Any] | None = None,
    rollouts: bool = True,
    samples: Callable[[], list[Any]] | None = None,
) -> dict[str, Task]:
    """Whole games and set-ups; copies of games that stand half-way, and such copies played to their end. `samples`:
    those games, where they are to be the same in every process."""
    half = cache(samples or playing.half_way)
    tasks = {"play": playing.whole, "set-up": rate("set-ups", lambda: [None] * SAMPLES, lambda _: playing.new())}
    if clone is not None:
        tasks["clone"] = rate("clones", half, clone)
        if rollouts:
            tasks["rollout"] = rate("rollouts", half, lambda game: playing.go_on(clone(game), count()))
    return tasks


def serve(engine: str, contenders: Iterable[Contender]) -> None:
    """Answers each line of standard input with a line of JSON: `[]` with what runs here and the contenders; a name, a
    task and seconds with the rates."""
    known = {contender.name: contender for contender in contenders}
    for line in sys.stdin:
        asked = json.loads(line)
        if asked:
            name, task, seconds = asked
            gc.collect()
            answer: Any = known[name].tasks[task](seconds)
        else:
            listed = [{"name": each.name, "note": each.note, "tasks": list(each.tasks)} for each in known.values()]
            answer = {"engine": engine, "python": platform.python_version(), "contenders": listed}
        print(json.dumps(answer), flush=True)
