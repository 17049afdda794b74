"""What the process for analyses does: the choices of a game that is over are weighed in slices, so that it can be said
how far it has come, and given up between any two of them. Arguments and results are plain values."""

import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from tumblehall.analysis.analysis import Played, put_together
from tumblehall.analysis.choosing import Weighed
from tumblehall.kernel.record import Record
from tumblehall.kernel.values import Json

SEED = "1"
"""As `tumblehall analyse` has it: the same playouts give the same analysis there."""
TRIED, TRIALS = 5, 20
"""So many choices, from all parts of a game, are tried with so many playouts to see how long they take."""
SLICE_SECONDS = 2.0
"""Of the processor; the choice that is being weighed then is still weighed."""


@lru_cache(1)
def _played(record_json: str) -> Played:
    """One game is analysed after the other, each in many slices."""
    return Played.of(Record.from_json(record_json))


def survey(record_json: str) -> tuple[int, float]:
    """How many choices a game has, and the seconds of the processor that a playout takes."""
    game, began = _played(record_json), time.process_time()
    many = len(game.deeds)
    tried = sorted({many * part // TRIED for part in range(TRIED)}) if many else []
    for number in tried:
        game.weigh(number, TRIALS, SEED)
    return many, (time.process_time() - began) / max(1, len(tried) * TRIALS)


def weigh_slice(record_json: str, first: int, playouts: int) -> tuple[float, list[Weighed]]:
    """Some choices from the `first` on, and the seconds that they took."""
    game, began, found = _played(record_json), time.process_time(), list[Weighed]()
    while first + len(found) < len(game.deeds):
        found.append(game.weigh(first + len(found), playouts, SEED))
        if time.process_time() - began >= SLICE_SECONDS:
            break
    return time.process_time() - began, found


def finish(record_json: str, weighed: list[Weighed], playouts: int) -> dict[str, Json]:
    """The whole, when all choices are weighed."""
    return put_together(_played(record_json), weighed, playouts, SEED)


JOBS: Mapping[str, Callable[..., Any]] = {job.__name__: job for job in (survey, weigh_slice, finish)}
