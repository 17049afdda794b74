"""`tumblehall serve` with a look over its shoulder: at each few milliseconds of processor time it notes what the event
loop is doing. The notes are written to the file named by LOAD_SAMPLES when the server is told to by SIGUSR1, and begin
anew then. The other arguments are those of `tumblehall`."""

import json
import os
import signal
import sys
from collections import Counter
from types import FrameType

from tumblehall.cli import main

EVERY = 0.002
ROOMS = (
    ("/server/showing.py", "views"),
    ("/tumblehall/kernel/", "rules"),
    ("/tumblehall/games/", "rules"),
    ("/server/sqlite", "storage"),
    ("/server/postgres", "storage"),
    ("/asyncpg/", "storage"),
    ("/server/connection.py", "wire"),
    ("/server/app.py", "wire"),
    ("/uvicorn/", "wire"),
    ("/websockets/", "wire"),
    ("/starlette/", "wire"),
    ("/server/", "hall"),
)
"""The first room from the outside in that makes a view; else the innermost one that is known."""


def room_of(frame: FrameType | None) -> str:
    inner = ""
    while frame is not None:
        file = frame.f_code.co_filename
        for part, room in ROOMS:
            if part in file:
                if room == "views":
                    return "views"
                inner = inner or room
                break
        frame = frame.f_back
    return inner or "loop"


class Samples:
    def __init__(self, file: str) -> None:
        self._file = file
        self._rooms: Counter[str] = Counter()
        self._lines: Counter[str] = Counter()
        self._inside: Counter[str] = Counter()

    def take(self, _signal: int, frame: FrameType | None) -> None:
        self._rooms[room_of(frame)] += 1
        if frame is not None:
            self._lines[name_of(frame)] += 1
        seen = set()
        while frame is not None:
            seen.add(name_of(frame))
            frame = frame.f_back
        self._inside.update(seen)

    def write(self, _signal: int, _frame: FrameType | None) -> None:
        # Another sample may come in the middle of this: count on copies.
        rooms, lines, inside = (Counter(dict(each)) for each in (self._rooms, self._lines, self._inside))
        told = {"rooms": rooms, "self": lines.most_common(60), "in": inside.most_common(90)}
        for counter in (self._rooms, self._lines, self._inside):
            counter.clear()
        with open(f"{self._file}.new", "w", encoding="utf-8") as file:
            json.dump(told, file)
        os.replace(f"{self._file}.new", self._file)


def name_of(frame: FrameType) -> str:
    code = frame.f_code
    return f"{'/'.join(code.co_filename.split('/')[-2:])}:{code.co_qualname}"


if __name__ == "__main__":
    samples = Samples(os.environ["LOAD_SAMPLES"])
    signal.signal(signal.SIGUSR1, samples.write)
    signal.signal(signal.SIGPROF, samples.take)
    signal.siginterrupt(signal.SIGPROF, False)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    sys.exit(main(sys.argv[1:]))
