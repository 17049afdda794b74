"""What commands share that play many games."""

import sys
import time
from argparse import ArgumentTypeError

from tumblehall.commands.parser import count

MOST_WORKERS = 64


def workers(text: str) -> int:
    """A number of processes, as the type of an argument."""
    number = count(text)
    if number > MOST_WORKERS:
        raise ArgumentTypeError(f"must be a whole number from 1 to {MOST_WORKERS}; got '{text}'")
    return number


def notice(line: str) -> None:
    """Something that happened on the way, on stderr."""
    if sys.stderr is not None:
        print(line, file=sys.stderr, flush=True)


class ProgressLine:
    """How far it is, on stderr: one line that changes at a terminal, a new line every few seconds elsewhere."""

    def __init__(self) -> None:
        self.live = sys.stderr is not None and sys.stderr.isatty()
        self.pause = 0.2 if self.live else 5.0
        self.said = time.monotonic()

    def __call__(self, line: str) -> None:
        now = time.monotonic()
        if sys.stderr is None or now < self.said + self.pause:
            return
        self.said = now
        print(f"\r{line} " if self.live else line, end="" if self.live else "\n", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.live:
            print(file=sys.stderr)
