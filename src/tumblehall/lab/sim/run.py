"""Plays a run into its folder: what is there already is not played again."""

import time
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from tumblehall.kernel.errors import BadInput
from tumblehall.lab.crew import Notice, play_portions
from tumblehall.lab.extra import borrowed
from tumblehall.lab.job import Job, Part, WorkerDied
from tumblehall.lab.sim.columns import Columns, columns_of
from tumblehall.lab.sim.folder import KEPT, Folder
from tumblehall.lab.sim.plan import Plan
from tumblehall.lab.sim.playing import play

Played = Generator[Part[Columns], None, None]
Crew = Callable[[Job[Any, Columns], Iterable[range]], Played]
"""Plays portions and gives them back, in any order."""


class Progress:
    """How far a run is, and how fast it goes."""

    def __init__(self, say: Callable[[str], None], games: int, there: int) -> None:
        self._say = say
        self._games = games
        self._begun = self._done = there
        self._start = time.monotonic()

    def add(self, many: int) -> None:
        self._done += many
        pace = (self._done - self._begun) / max(1e-9, time.monotonic() - self._start)
        left = (self._games - self._done) / pace / 60
        self._say(f"{self._done:,}/{self._games:,} games, {pace:,.1f} a second, {left:,.0f} min left")


def in_processes(workers: int, notice: Notice) -> Crew:
    return partial(_crew, workers, notice)


def _crew(workers: int, notice: Notice, job: Job[Any, Columns], numbers: Iterable[range]) -> Played:
    return play_portions(job, numbers, workers, notice)


def play_run(plan: Plan, games: int, path: Path, crew: Crew, say: Callable[[str], None]) -> Folder:
    """Nothing that was played is lost, however it ends; the same call goes on."""
    borrowed("pyarrow")
    folder = Folder.begin(path, plan, games)
    with folder.held():
        missing = list(folder.missing(games))
        progress = Progress(say, games, games - sum(map(len, missing)))
        job: Job[Any, Columns] = Job(plan.seed, partial(play, plan), columns_of)
        with closing(crew(job, iter(missing))) as parts:
            try:
                for part in parts:
                    folder.add(part.numbers, part.tally)
                    progress.add(len(part.numbers))
            except WorkerDied as death:
                raise BadInput(f"{death}; {KEPT}") from None
    return folder
