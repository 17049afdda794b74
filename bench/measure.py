"""How a game is measured, ours and the peers' alike: decisions and copies per second of processor time."""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import count
from time import process_time
from typing import Any

SAMPLES = 20
COPIES_PER_SAMPLE = 10

# Plays one random game, one step for each tick; gives the number of real decisions and the game where it stands.
Play = Callable[[Iterator[int]], tuple[int, Any]]


@dataclass(frozen=True)
class Contender:
    name: str
    note: str
    play: Play
    clone: Callable[[Any], Any] | None


@dataclass(frozen=True)
class Row:
    name: str
    decisions_per_cpu_s: float
    clones_per_cpu_s: float | None
    games: int
    note: str


def measure(contender: Contender, seconds: float) -> Row:
    """Whole games for `seconds`, set-up included, then copies of games stopped half-way for half that time."""
    play = contender.play
    play(count())  # not counted: first use fills caches
    games = decisions = 0
    ticks = count()
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play(ticks)[0]
        games += 1
    clones = None
    if contender.clone is not None:
        half = next(ticks) // games // 2
        samples = [play(iter(range(half)))[1] for _ in range(SAMPLES)]
        clones = clone_rate(contender.clone, samples, seconds / 2)
    return Row(contender.name, decisions / spent, clones, games, contender.note)


def clone_rate(clone: Callable[[Any], Any], samples: list[Any], seconds: float) -> float:
    clones = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(COPIES_PER_SAMPLE):
            for sample in samples:
                clone(sample)
        clones += COPIES_PER_SAMPLE * len(samples)
    return clones / spent


def main(description: str, contenders: Iterable[Contender]) -> None:
    """One line of JSON per contender on standard output."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor seconds per contender (default 2)")
    parser.add_argument("--only", metavar="TEXT", default="", help="only contenders whose name contains this")
    args = parser.parse_args()
    for contender in contenders:
        if args.only in contender.name:
            print(json.dumps(asdict(measure(contender, args.seconds))), flush=True)
