"""`tumblehall serve` that notes how long the event loop stops for garbage, and writes it at its end to the file that is
named by STORM_STOPS. The other arguments are those of `tumblehall`."""

import atexit
import gc
import os
import sys
import time
from pathlib import Path

from tumblehall.cli import main


class Stops:
    def __init__(self) -> None:
        self.longest = self._began = 0.0
        self.count = 0

    def note(self, phase: str, told: dict[str, int]) -> None:
        if not gc.get_freeze_count():
            return  # it does not serve yet
        if phase == "start":
            self._began = time.thread_time()
            return
        self.longest = max(self.longest, time.thread_time() - self._began)
        self.count += told["generation"] == 2

    def write(self) -> None:
        text = f"garbage at most {1000 * self.longest:.0f} ms, {self.count} times all of it"
        Path(os.environ["STORM_STOPS"]).write_text(text, "utf-8")


if __name__ == "__main__":
    stops = Stops()
    gc.callbacks.append(stops.note)
    atexit.register(stops.write)
    sys.exit(main(sys.argv[1:]))
