"""What a dask cluster costs more than plain processes for the same run: `python -m bench.dask_overhead`.

Two workers each, on this machine, the same games in the same portions into new folders, in turns. Each portion says how
much processor time the thread that played it took, and how much its process had taken before and after; whatever else
the workers take from their first portion to their last, this process, and for dask its scheduler with the nannies, is
the cost of handing out and writing down. A cluster takes some time of processors by being there, work or none: that is
measured apart, and counts for as long as play would take on cores of its own, so that a busy machine, on which a run
takes many times as long, does no harm. How workers start does not count: plain processes do so for each run, those of
dask wait there. The quickest game is taken, in which overhead weighs most."""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tests.lab.test_sim_cluster import a_cluster
from tumblehall.lab.extra import borrowed
from tumblehall.lab.job import IN_PORTION, Job, Part
from tumblehall.lab.sim.cluster import on_cluster
from tumblehall.lab.sim.columns import Columns, columns_of
from tumblehall.lab.sim.plan import checked
from tumblehall.lab.sim.run import Crew, Played, in_processes, play_run

WORKERS = 2
WARM, IDLE = 5, 15
"""Seconds before a cluster is looked at that idles, and for how long."""
TICK = os.sysconf("SC_CLK_TCK")


class Spent(NamedTuple):
    """Seconds of processors of a portion: of the thread that played it, and of its process by then."""

    process: int
    begun: float
    ended: float
    play: float


class Cost(NamedTuple):
    """Seconds of processors: of play itself, of the workers beside it, and of those who hand out and write down."""

    play: float
    beside: float
    handing: float
    wall: float

    def share(self, idle: float) -> float:
        """What comes beside play, in % of it, where being there takes so many seconds of each."""
        longer = max(0.0, self.wall - self.play / WORKERS)
        return 100 * (self.beside + self.handing - idle * longer) / self.play


def quietly(_: str) -> None:
    """Nobody listens."""


def of_processes(pids: list[int]) -> float:
    """Processor seconds of others that are alive."""
    stats = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids)
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / TICK


def timed(games: Iterable[Any]) -> tuple[Columns, Spent]:
    """The tally of a portion, and what it took to play it."""
    begun, before = time.process_time(), time.thread_time()
    found = columns_of(games)
    return found, Spent(os.getpid(), begun, time.process_time(), time.thread_time() - before)


def timing(crew: Crew, spent: list[Spent]) -> Crew:
    return partial(_timing, crew, spent)


def _timing(crew: Crew, spent: list[Spent], job: Job[Any, Columns], numbers: Iterable[range]) -> Played:
    parts: Any = crew(Job(job.seed, job.play, timed), numbers)  # type: ignore[arg-type]
    for part in parts:
        found, seconds = part.tally
        spent.append(seconds)
        yield Part(part.numbers, found)


def once(game: str, games: int, portion: int, crew: Crew, pids: list[int]) -> Cost:
    plan, spent = checked(game, ("quick",), seed="overhead", portion=portion), list[Spent]()
    with tempfile.TemporaryDirectory() as folder:
        before, start = time.process_time() + of_processes(pids), time.perf_counter()
        play_run(plan, games, Path(folder) / "run", timing(crew, spent), quietly)
        handing = time.process_time() + of_processes(pids) - before
    play = sum(one.play for one in spent)
    taken = sum(
        max(one.ended for one in own) - min(one.begun for one in own)
        for process in {one.process for one in spent}
        for own in ([one for one in spent if one.process == process],)
    )
    return Cost(play, taken - play, handing, time.perf_counter() - start)


def idling(address: str, pids: list[int]) -> float:
    """Seconds of processors in a second of a cluster that has nothing to do, and of this process beside it."""
    with borrowed("distributed").Client(address, set_as_default=False):
        time.sleep(WARM)
        before, start = time.process_time() + of_processes(pids), time.perf_counter()
        time.sleep(IDLE)
        return (time.process_time() + of_processes(pids) - before) / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures dask against plain processes.")
    parser.add_argument("--game", default="quaeleon", help="quaeleon if left out")
    parser.add_argument("--games", type=int, default=2000, help="games of a run (2,000)")
    parser.add_argument("--portion", type=int, default=IN_PORTION, help=f"games of a portion ({IN_PORTION})")
    parser.add_argument("--rounds", type=int, default=5, help="how often, in turns (5)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, a_cluster(Path(folder)) as (address, pids):
        crews: dict[str, Callable[[], Crew]] = {
            "processes": lambda: in_processes(WORKERS, quietly),
            "dask": lambda: on_cluster(address, args.game),
        }
        idle = idling(address, pids)
        print(f"a cluster that idles takes {100 * idle:.1f} % of a core", file=sys.stderr, flush=True)
        shares: dict[str, list[float]] = {name: [] for name in crews}
        for number in range(args.rounds):
            for name, crew in crews.items():
                run = once(args.game, args.games, args.portion, crew(), pids[-1:] if name == "dask" else [])
                share = run.share(idle if name == "dask" else 0.0)
                print(f"round {number}: {name} {run}: {share:.1f} %", file=sys.stderr, flush=True)
                shares[name].append(share)
    print(f"{args.games:,} games of {args.game} in portions of {args.portion}, {args.rounds} rounds, medians;")
    print("processor time beside play itself, in % of it:")
    for name, found in shares.items():
        print(f"{name}: {median(found):.1f} ({min(found):.1f} to {max(found):.1f})")
    over = [there - here for here, there in zip(*shares.values(), strict=True)]
    print(f"dask costs {median(over):+.1f} % more ({min(over):+.1f} to {max(over):+.1f})")


if __name__ == "__main__":
    main()
