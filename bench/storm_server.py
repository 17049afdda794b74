"""`tumblehall serve` that notes how long the event loop stops for garbage, and how much it does between two turns of
the same task, both in processor time; it writes it at its end to the file that is named by STORM_STOPS. The other
arguments are those of `tumblehall`."""

import asyncio
import atexit
import gc
import os
import sys
import time
from pathlib import Path

from tumblehall.cli import main
from tumblehall.server.app import Server

TICK = 0.005


class Stops:
    def __init__(self) -> None:
        self.longest = self.turn = self._began = 0.0
        self.count = 0
        self._serves = False

    def note(self, phase: str, told: dict[str, int]) -> None:
        if not self._serves:
            return
        if phase == "start":
            self._began = time.thread_time()
            return
        self.longest = max(self.longest, time.thread_time() - self._began)
        self.count += told["generation"] == 2

    def tick(self, before: float) -> None:
        if not self._serves:
            return
        now = time.thread_time()
        self.turn = max(self.turn, now - before)
        asyncio.get_running_loop().call_later(TICK, self.tick, now)

    async def start(self, server: Server) -> None:
        await SERVER_START(server)
        self._serves = True
        self.tick(time.thread_time())

    async def leave(self, server: Server) -> None:
        """To say goodbye to everybody at once takes a while, and nobody waits for anything then."""
        self._serves = False
        await SERVER_LEAVE(server)

    def write(self) -> None:
        garbage = f"garbage at most {1000 * self.longest:.0f} ms, {self.count} times all of it"
        text = f"a turn after at most {1000 * self.turn:.0f} ms of the processor; {garbage}"
        Path(os.environ["STORM_STOPS"]).write_text(text, "utf-8")


SERVER_START, SERVER_LEAVE = Server.start, Server.leave

if __name__ == "__main__":
    stops = Stops()
    setattr(Server, "start", lambda server: stops.start(server))  # noqa: B010
    setattr(Server, "leave", lambda server: stops.leave(server))  # noqa: B010
    gc.callbacks.append(stops.note)
    atexit.register(stops.write)
    sys.exit(main(sys.argv[1:]))
