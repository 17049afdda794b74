"""A process that plays portions for somebody else: the job comes first, then the portions, one at a time."""

from multiprocessing.connection import Connection
from typing import Any

from tumblehall.lab.job import Fault, Job, Part, play_portion


def serve(line: Connection) -> None:
    """Until nobody is left at the other end, be it that the run is over or that its process was killed."""
    try:
        job = _job(line)
        while True:
            numbers = line.recv()
            _send(line, job if isinstance(job, Fault) else play_portion(job, numbers))
    except (EOFError, ConnectionError):
        return


def _job(line: Connection) -> Job[Any, Any] | Fault:
    try:
        job: Job[Any, Any] = line.recv()
    except (EOFError, ConnectionError):
        raise
    except Exception as fault:  # a module that is not here, a class that has gone
        return Fault(None, f"the job cannot be read by a worker: {type(fault).__name__}: {fault}")
    return job


def _send(line: Connection, played: Part[Any] | Fault) -> None:
    try:
        line.send(played)
    except (EOFError, ConnectionError):
        raise
    except Exception as fault:  # nothing was sent: it is made into bytes first
        line.send(Fault(None, f"its tally cannot travel: {type(fault).__name__}: {fault}"))
