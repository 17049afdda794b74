"""The same portions on the machines of a dask cluster: seeds go out, columns come back. A worker that dies is dask's
matter: its portion goes to another one."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic, sleep
from typing import Any

import tumblehall
from tumblehall.kernel.errors import BadInput
from tumblehall.lab.extra import borrowed
from tumblehall.lab.job import Fault, Job, Part, WorkerDied, checked, play_portion, told
from tumblehall.lab.sim.columns import Columns
from tumblehall.lab.sim.folder import KEPT
from tumblehall.lab.sim.plan import source_of
from tumblehall.lab.sim.run import Crew, Played

AHEAD = 3
"""Portions for each thread of the cluster that may be open at a time."""
PATIENCE = 10
"""Seconds to reach the scheduler, and for workers to come back when there are none."""
LOOK = 0.05
"""Seconds between two looks whether a portion has come: others are under way meanwhile."""
AWAY = f"the cluster at {{0}} is away ({{1}}); {KEPT}"


def on_cluster(address: str, game: str) -> Crew:
    return partial(_play, address, game)


def _play(address: str, game: str, job: Job[Any, Columns], numbers: Iterable[range]) -> Played:
    dask = borrowed("distributed")
    with _client(dask, address) as client:
        threads = _check_workers(client, address, game)
        waiting = iter(numbers)
        open_: dict[Any, range] = {}
        done = dask.as_completed([], loop=client.loop)

        def give(portion: range | None) -> None:
            if portion is not None:
                future = client.submit(play_portion, job, portion, pure=False)
                open_[future] = portion
                done.add(future)

        for _ in range(AHEAD * threads):
            give(next(waiting, None))
        while open_:
            _await_one(client, done, address)
            future = next(done)
            portion = open_.pop(future)
            played = _result(dask, client, future, address, portion)
            give(portion if played is None else next(waiting, None))
            if played is not None:
                yield checked(job, played)


def _await_one(client: Any, done: Any, address: str) -> None:
    """Until a portion has come back. When the last worker has gone dask waits for others, for ever and in silence."""
    looked, seen = monotonic(), True
    while not done.has_ready():
        sleep(LOOK)
        if monotonic() < looked + PATIENCE / 2:
            continue
        before, seen, looked = seen, _has_workers(client, address), monotonic()
        if not (before or seen):
            raise _away(address, "no worker is left there")


def _has_workers(client: Any, address: str) -> bool:
    try:
        return bool(client.nthreads())
    except OSError as fault:
        raise _away(address, fault) from None


def _result(dask: Any, client: Any, future: Any, address: str, numbers: range) -> Part[Columns] | Fault | None:
    """None if it has to be played again: a worker died with it, and the scheduler has forgotten it."""
    try:
        played: Part[Columns] | Fault = future.result()
    except dask.KilledWorker:
        raise WorkerDied(f"the workers that played {told(numbers)} died one after the other") from None
    except dask.CancelledError as fault:
        if client.status == "running":
            return None
        raise _away(address, fault) from None
    except OSError as fault:
        raise _away(address, fault) from None
    return played


def _away(address: str, fault: BaseException | str) -> BadInput:
    """In one line, whatever dask says."""
    return BadInput(AWAY.format(address, " ".join(str(fault).split()) or type(fault).__name__))


@contextmanager
def _client(dask: Any, address: str) -> Iterator[Any]:
    try:
        client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as fault:
        raise _away(address, fault) from None
    try:
        yield client
    finally:
        client.close(timeout=PATIENCE)


def _check_workers(client: Any, address: str, game: str) -> int:
    """How many threads there are, all with the source that is here: other cards would play other games."""
    threads = sum(client.nthreads().values())
    if not threads:
        raise BadInput(f"the cluster at {address} has no workers; start some with 'dask worker {address} --nthreads 1'")
    here = source_of(game)
    try:
        sources = client.run(source_of, game)
    except Exception as fault:
        raise BadInput(f"the workers at {address} cannot play: {type(fault).__name__}: {fault}") from None
    other = next((worker for worker, source in sources.items() if source != here), None)
    if other is not None:
        raise BadInput(
            f"the worker {other} has another tumblehall than {tumblehall.__version__} of here; install the same"
        )
    return int(threads)
