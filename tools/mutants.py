"""`make mutants`: breaks the rules of a game, one small change at a time, and counts how many its tests notice.

Works on copies of the tree. A mutant is noticed when the tests of the game fail, or no longer come to an end. Some
survivors change nothing that matters; each is listed, to be read.
"""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

if __package__ is None:
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.breakage import Breakage, breakages

ROOT = Path(__file__).parents[1]
NO_RULES = ("__init__.py", "choices.py", "game.py", "position.py", "steps.py", "text.py", "view.py", "why.py")
"""Files that hold words, views, reading and numbering, but no rules."""
COPIED = ("src", "tests", "docs", "tools", "pyproject.toml", "README.md")


@dataclass(frozen=True, slots=True)
class Mutant:
    file: Path
    """Relative to the root of the tree."""
    change: Breakage

    def __str__(self) -> str:
        return f"{self.file}:{self.change.line}: {self.change}"


def mutants_of(root: Path, folder: Path) -> list[Mutant]:
    """Every mutant of the rule files below a folder of the tree."""
    files = [file for file in sorted((root / folder).rglob("*.py")) if file.name not in NO_RULES]
    return [Mutant(file.relative_to(root), change) for file in files for change in breakages(file.read_bytes())]


def copy_tree(root: Path, to: Path) -> Path:
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif (root / name).exists():
            shutil.copy(root / name, to / name)
    return to


def passes(tree: Path, tests: Path, timeout: float | None) -> bool:
    """Whether the tests pass in a copy of the tree, in time."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", str(tests)]
    # No bytecode: a mutant may have the size and the second of the one before.
    env = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    quiet = subprocess.DEVNULL
    running = subprocess.Popen(command, cwd=tree, env=env, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        return running.wait(timeout) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()


def survives(mutant: Mutant, tree: Path, tests: Path, timeout: float) -> bool:
    file = tree / mutant.file
    whole = file.read_bytes()
    file.write_bytes(mutant.change.apply(whole))
    try:
        return passes(tree, tests, timeout)
    finally:
        file.write_bytes(whole)


def hunt(
    root: Path, sample: Sequence[Mutant], tests: Path, seconds: float, workers: int
) -> tuple[list[Mutant], list[Mutant]]:
    """Those tried and, of them, those that nobody noticed."""
    tried: list[Mutant] = []
    survivors: list[Mutant] = []
    deadline = time.monotonic() + seconds
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(workers):
            place = Path(folder, str(number))
            place.mkdir()
            trees.put(copy_tree(root, place))
        tree = trees.get()
        began = time.monotonic()
        if not passes(tree, tests, None):
            sys.exit(f"the tests fail, or are none, before anything is broken; see: pytest -x {tests}")
        timeout = 10 + 4 * workers * (time.monotonic() - began)
        trees.put(tree)

        def attempt(mutant: Mutant) -> None:
            if time.monotonic() > deadline:
                return
            place = trees.get()
            if survives(mutant, place, tests, timeout):
                survivors.append(mutant)
            tried.append(mutant)
            trees.put(place)
            print(
                f"\r{len(tried)}/{len(sample)} tried, {len(survivors)} not noticed ",
                end="",
                file=sys.stderr,
                flush=True,
            )

        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(attempt, sample))
    print(file=sys.stderr)
    return tried, survivors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="angryquest", help="the name of a game")
    parser.add_argument("--sample", type=int, default=60, help="how many mutants to try (60)")
    parser.add_argument("--seed", default="1", help="draws the sample (1)")
    parser.add_argument("--seconds", type=float, default=900, help="stop after this time (900)")
    parser.add_argument("--workers", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    args = parser.parse_args()
    root: Path = args.root.resolve()
    every = mutants_of(root, Path("src", "tumblehall", "games", args.game))
    if not every:
        sys.exit(f"there are no rules of a game '{args.game}' to break")
    sample = random.Random(args.seed).sample(every, min(args.sample, len(every)))
    tests = Path("tests", args.game)
    tried, survivors = hunt(root, sample, tests, args.seconds, max(1, args.workers))
    noticed = len(tried) - len(survivors)
    share = f"{100 * noticed / len(tried):.0f} %" if tried else "no share"
    print(f"{args.game}: {noticed} of {len(tried)} mutants noticed, {share} (of {len(every)}, seed {args.seed})")
    for mutant in sorted(survivors, key=lambda each: (each.file, each.change.start, str(each))):
        print(f"  not noticed: {mutant}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
