"""The part of requirements.lock that the program needs to run, without what only its tests need. The lock says of each
package which others ask for it; `tumblehall` asks for the first ones."""

import re
import sys
from pathlib import Path

LOCK = Path(__file__).parents[1] / "requirements.lock"
PACKAGE = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==", re.MULTILINE)
ASKED_BY = re.compile(r"^ {4}#(?: via)? +([A-Za-z0-9._-]+)$", re.MULTILINE)
PROGRAM = "tumblehall"


def packages(lock: str) -> dict[str, str]:
    """The entry of each package."""
    starts = [*PACKAGE.finditer(lock)]
    ends = [*(start.start() for start in starts[1:]), len(lock)]
    return {start[1]: lock[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def needed(lock: str) -> str:
    """The entries of all that the program asks for, and what those ask for."""
    found = packages(lock)
    running = {PROGRAM}
    while more := {name for name, entry in found.items() if running & {*ASKED_BY.findall(entry)}} - running:
        running |= more
    return "".join(entry for name, entry in found.items() if name in running)


if __name__ == "__main__":
    sys.stdout.write(needed(LOCK.read_text("utf-8")))
