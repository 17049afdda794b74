"""Which lines of a file some commits wrote: what a set of cards changed in rules that were there before it."""

import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tools.breakage import Mutant


def in_lines_of(every: Sequence[Mutant], root: Path, commits: str) -> list[Mutant]:
    """Those in lines that commits of a range (`main..set`) wrote and nobody changed since."""
    writers = set(git(root, "rev-list", commits).split())
    return [each for each in every if writer_of(root, each.file, each.change.line) in writers]


def writer_of(root: Path, file: Path, line: int) -> str:
    return writers_in(root, file)[line - 1]


@cache
def writers_in(root: Path, file: Path) -> list[str]:
    """The commit that wrote each line."""
    return [line.split(maxsplit=1)[0] for line in git(root, "blame", "--root", "-l", "-s", str(file)).splitlines()]


def git(root: Path, *command: str) -> str:
    done = subprocess.run(["git", *command], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"git {' '.join(command)}: {done.stderr.strip()}")
    return done.stdout
