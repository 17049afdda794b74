"""`tumblehall serve` on a machine whose clock somebody sets: an hour forth at SIGUSR1, an hour back at SIGUSR2. The
arguments are those of `tumblehall`."""

import signal
import sys
import time

HOUR = 3600.0
STEPS = {signal.SIGUSR1: HOUR, signal.SIGUSR2: -HOUR}


class Wall:
    def __init__(self) -> None:
        self._ahead = 0.0
        self._time = time.time

    def step(self, number: int, _frame: object) -> None:
        self._ahead += STEPS[signal.Signals(number)]

    def now(self) -> float:
        return self._time() + self._ahead


if __name__ == "__main__":
    wall = Wall()
    for each in STEPS:
        signal.signal(each, wall.step)
    time.time = wall.now  # before anybody else knows the other one
    from tumblehall.cli import main

    sys.exit(main(sys.argv[1:]))
