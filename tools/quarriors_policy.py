"""Teaches the quick policy of Quarriors by games against itself and writes `learnt.json`, as `agents/quarriors` has it:
generations of games that explore and what they teach, then rounds in which the numbers of the scale evolve, and at last
games for the value of positions alone. The numbers
of today came from about 160,000 and 140,000 games: nine minutes of 16 cores. It starts from those of today; with
`--afresh`, from cards that are only read."""

import argparse
import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tumblehall.agents.quarriors.learnt import LEARNT, Learnt
from tumblehall.lab.quarriors_learning.evolving import Meeting, evolved
from tumblehall.lab.quarriors_learning.exploring import Lesson, explored
from tumblehall.lab.quarriors_learning.fitting import log_loss, taught, valued
from tumblehall.lab.quarriors_learning.matches import matched

PORTION = 50
"""Games that a process plays at a time."""


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--games", type=int, default=50_000, help="of each generation")
    parser.add_argument("--rounds", type=int, default=13, help="of evolution")
    parser.add_argument("--matches", type=int, default=32, help="of each round")
    parser.add_argument("--pairs", type=int, default=170, help="of games of each match")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--afresh", action="store_true")
    given = parser.parse_args(args)
    now: Learnt = {**LEARNT, "cards": {}} if given.afresh else LEARNT
    with ProcessPoolExecutor(given.workers) as crew:
        for number in range(given.generations + 1):
            lessons = _explored(crew, now, f"{given.seed}/{number}", given.games)
            then = taught(now, lessons)
            now = then if number < given.generations else valued(now, then)
            loss = log_loss([place for lesson in lessons for place in lesson.positions], now)
            print(f"generation {number + 1}: {len(lessons)} games, log loss {loss:.4f}", flush=True)
            if number == given.generations - 1:
                now = evolved(now, given.seed, given.rounds, given.matches, partial(_met, crew, given.pairs))
    given.out.write_text(json.dumps(now, indent=1) + "\n", "utf-8")


def _explored(crew: ProcessPoolExecutor, now: Learnt, seed: str, games: int) -> list[Lesson]:
    sizes = [min(PORTION, games - first) for first in range(0, games, PORTION)]
    parts = [crew.submit(explored, now, f"{seed}/{place}", size) for place, size in enumerate(sizes)]
    return [lesson for part in parts for lesson in part.result()]


def _met(crew: ProcessPoolExecutor, pairs: int, meetings: Iterable[Meeting]) -> Iterator[list[float]]:
    parts = [crew.submit(matched, *meeting, pairs) for meeting in meetings]
    return (part.result() for part in parts)


if __name__ == "__main__":
    main()
