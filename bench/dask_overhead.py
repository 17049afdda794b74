"""What a dask cluster costs more than plain processes for the same run: `python -m bench.dask_overhead`.

Two workers each, on this machine, the same games in the same portions into new folders, in turns. Said by the clock,
which tells the truth on a quiet machine alone, and by processor time: of this process and the workers, and for dask of
its scheduler and nannies too. What comes before the first game is told apart and taken off: plain processes start
anew for each run, those of dask wait there. The quickest game is taken, in which overhead weighs most."""

import argparse
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests.lab.test_sim_cluster import a_cluster
from tumblehall.lab.crew import Notice
from tumblehall.lab.job import IN_PORTION
from tumblehall.lab.sim.cluster import on_cluster
from tumblehall.lab.sim.plan import checked
from tumblehall.lab.sim.run import Crew, in_processes, play_run

WORKERS = 2
TICK = os.sysconf("SC_CLK_TCK")
Cost = tuple[float, float]
"""Seconds by the clock and of processors."""


def quietly(_: str) -> None:
    """Nobody listens."""


def of_processes(pids: list[int]) -> float:
    """Processor seconds of others that are alive."""
    stats = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids)
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICK


def used(pids: list[int]) -> float:
    """Of this process, of those that it has waited for, and of the cluster."""
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    own = sum(usage.ru_utime + usage.ru_stime for usage in map(resource.getrusage, who))
    return own + of_processes(pids)


def once(game: str, games: int, portion: int, crew: Crew, pids: list[int]) -> Cost:
    plan = checked(game, ("quick",), seed="overhead", portion=portion)
    with tempfile.TemporaryDirectory() as folder:
        cpu, wall = used(pids), time.perf_counter()
        play_run(plan, games, Path(folder) / "run", crew, quietly)
        return time.perf_counter() - wall, used(pids) - cpu


def told(name: str, runs: list[Cost], starts: list[Cost]) -> list[float]:
    """By the clock and of processors, each without the start."""
    found = [median(run[what] for run in runs) - median(start[what] for start in starts) for what in (0, 1)]
    print(
        f"{name}: {found[0]:.2f} s by the clock, {found[1]:.2f} s of processors;"
        f" start {median(s[0] for s in starts):.2f} and {median(s[1] for s in starts):.2f}"
    )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures dask against plain processes.")
    parser.add_argument("--game", default="quaeleon", help="quaeleon if left out")
    parser.add_argument("--games", type=int, default=2000, help="games of a run (2,000)")
    parser.add_argument("--portion", type=int, default=IN_PORTION, help=f"games of a portion ({IN_PORTION})")
    parser.add_argument("--rounds", type=int, default=5, help="how often, in turns (5)")
    args = parser.parse_args()
    notice: Notice = quietly
    with tempfile.TemporaryDirectory() as folder, a_cluster(Path(folder)) as (address, pids):
        crews: dict[str, Callable[[], Crew]] = {
            "processes": lambda: in_processes(WORKERS, notice),
            "dask": lambda: on_cluster(address, args.game),
        }
        runs: dict[str, list[Cost]] = {name: [] for name in crews}
        starts: dict[str, list[Cost]] = {name: [] for name in crews}
        for number in range(args.rounds + 1):
            for name, crew in crews.items():
                start = once(args.game, WORKERS, 1, crew(), pids)
                run = once(args.game, args.games, args.portion, crew(), pids)
                print(f"round {number}: {name} {run[0]:.2f} {run[1]:.2f}", file=sys.stderr, flush=True)
                if number:  # the first fills caches
                    starts[name].append(start)
                    runs[name].append(run)
    plain, dask = (told(name, runs[name], starts[name]) for name in crews)
    over = [100 * (there / here - 1) for here, there in zip(plain, dask, strict=True)]
    print(
        f"{args.games:,} games of {args.game} in portions of {args.portion}, {args.rounds} rounds, medians: dask costs"
    )
    print(f"{over[0]:+.1f} % by the clock, {over[1]:+.1f} % of processors")
    each = [100 * (there[1] / here[1] - 1) for here, there in zip(runs["processes"], runs["dask"], strict=True)]
    json.dump({"rounds, % of processors with the start": [round(value, 1) for value in each]}, sys.stdout)
    print()


if __name__ == "__main__":
    main()
