"""How much faster several processes of the laboratory are than one: `python -m bench.processes`, as JSON.

By the clock, which tells the truth on a quiet machine alone; and by processor time: what one process needed, times the
processes, over what all of them needed. The second says what is left when nobody else takes the cores: it counts all
that the processes add, their start and the way of the portions; that the last one is waited for does not show in it.
What the start costs is told apart: a process loads the package anew, which a long run does not notice."""

import argparse
import json
import os
import resource
import sys
import time
from functools import partial
from statistics import median
from typing import Any

from tumblehall.lab.crew import play_portions
from tumblehall.lab.job import IN_PORTION, Job, portions
from tumblehall.lab.simulate import Tally, play_by_chance

GAME = "quarriors"


def used() -> float:
    """Processor seconds of this process and of those that it has waited for."""
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(usage.ru_utime + usage.ru_stime for usage in map(resource.getrusage, who))


def once(games: int, portion: int, workers: int) -> dict[str, float]:
    """One run; the workers' start is counted, as whoever waits for the games has to wait for it."""
    job = Job("processes", partial(play_by_chance, GAME, 2, {}), Tally.of)
    cpu, wall = used(), time.perf_counter()
    played = sum(part.tally.games for part in play_portions(job, portions(games, portion), workers))
    assert played == games
    return {"wall": time.perf_counter() - wall, "cpu": used() - cpu}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures several processes against one.")
    parser.add_argument("--games", type=int, default=20_000, help="games of a run (20,000)")
    parser.add_argument("--portion", type=int, default=IN_PORTION, help=f"games of a portion ({IN_PORTION})")
    parser.add_argument("--rounds", type=int, default=3, help="how often, in turns (3)")
    parser.add_argument("--workers", type=int, default=min(os.cpu_count() or 1, 8), help="up to so many processes")
    args = parser.parse_args()
    once(args.portion, args.portion, 1)  # fills caches
    runs: dict[int, list[dict[str, float]]] = {workers: [] for workers in range(1, args.workers + 1)}
    for number in range(args.rounds):
        print(f"bench: processes, round {number + 1} of {args.rounds}", file=sys.stderr)
        for workers, found in runs.items():
            found.append(once(args.games, args.portion, workers))
    rows: list[dict[str, Any]] = []
    for workers, found in runs.items():
        wall, cpu = (median(run[what] for run in found) for what in ("wall", "cpu"))
        faster = median(one["wall"] / run["wall"] for one, run in zip(runs[1], found, strict=True))
        could = workers * median(one["cpu"] / run["cpu"] for one, run in zip(runs[1], found, strict=True))
        start = once(workers, 1, workers)["cpu"]
        row = {"workers": workers, "wall": wall, "cpu": cpu, "start": start, "faster": faster, "could": could}
        rows.append(row | {"long": workers * rows[0]["cpu"] / (cpu - start) if rows else 1.0})
    json.dump({"game": GAME, "games": args.games, "portion": args.portion, "rows": rows}, sys.stdout)


if __name__ == "__main__":
    main()
