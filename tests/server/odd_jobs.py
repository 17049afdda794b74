"""Jobs that go wrong in every way a job can, for the tests of the worker pool."""

import contextlib
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Decision


def echo(value: str) -> str:
    return value


def prompt_of(decision: Decision) -> str:
    return decision.prompt


def pid() -> int:
    return os.getpid()


def chatter(value: str) -> str:
    print("look at me")
    sys.stdout.flush()
    os.write(1, b"and me")
    return f"{value} {sys.stdin.read()}"


def stall(begun: str) -> None:
    """Never ends, and says by a file that it has begun."""
    Path(begun).touch()
    while True:
        pass


def burn(begun: str, until: str) -> str:
    """Keeps a processor busy until there is a file."""
    Path(begun).touch()
    while not Path(until).exists():
        pass
    return "done"


def spin() -> None:
    """Keeps a processor busy, and does not mind what goes wrong."""
    while True:
        with contextlib.suppress(Exception):
            pass


def hoard(megabytes: int) -> int:
    return len(bytearray(megabytes * 2**20))


def fail(words: str) -> None:
    raise RuntimeError(words)


def refuse(words: str) -> None:
    raise BadInput(words)


def die() -> None:
    os._exit(3)


def unspeakable() -> object:
    return object()


JOBS: Mapping[str, Callable[..., Any]] = {
    job.__name__: job
    for job in (echo, prompt_of, pid, chatter, stall, burn, spin, hoard, fail, refuse, die, unspeakable)
}
