"""`make mutants`: breaks the rules and the cards of a game, one small change at a time, and counts how many its tests
notice.

Works on copies of the tree. A mutant is noticed when the game refuses it as it is read, or when the tests of the game
fail or no longer come to an end. Some survivors change nothing that matters; each is listed, to be read.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

if __package__ is None:
    sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.breakage import Breakage, Mutant, breakages
from tools.broken_cards import broken_declarations, declares_cards
from tools.broken_rows import broken_rows, words_in
from tools.hot_swaps import function_around
from tools.near_tests import Near
from tools.written_by import in_lines_of

ROOT = Path(__file__).parents[1]
KINDS = ("rules", "declarations")
RULE_ROOMS = ("rules", "language")
NO_RULES = (
    "__init__.py",
    "choices.py",
    "game.py",
    "position.py",
    "steps.py",
    "text.py",
    "verbs.py",
    "view.py",
    "why.py",
)
"""Files that hold words, views, reading and numbering, but no rules."""
PASSED, ONE_FAILED, NO_TESTS, TOO_LONG = 0, 1, 5, -1
"""How pytest ends."""
COPIED = ("src", "tests", "docs", "tools", "pyproject.toml", "README.md")


def mutants_of(root: Path, game: str, kind: str) -> list[Mutant]:
    """Every mutant of a game: of its rules, or of what its cards declare."""
    folder = root / "src" / "tumblehall" / "games" / game
    found = rule_mutants(folder) if kind == "rules" else card_mutants(folder, root / "src")
    return [Mutant(file.relative_to(root), change) for file, change in found]


def rule_mutants(folder: Path) -> Iterator[tuple[Path, Breakage]]:
    """Of the rooms that hold rules; of all files but the cards where a game has no rooms."""
    rooms = [folder / room for room in RULE_ROOMS if (folder / "rules").is_dir()] or [folder]
    for file in (file for room in rooms for file in sorted(room.rglob("*.py"))):
        if file.name not in NO_RULES and (folder / "cards") not in file.parents:
            yield from ((file, change) for change in breakages(file.read_bytes()))


def card_mutants(folder: Path, source: Path) -> Iterator[tuple[Path, Breakage]]:
    """Of cards that are declared in modules; where there are none, of the content files in which they are written."""
    declaring = [file for file in sorted((folder / "cards").rglob("*.py")) if declares_cards(file.read_bytes())]
    for file in declaring:
        yield from ((file, change) for change in broken_declarations(file, source))
    if not declaring:
        read = words_in(file.read_bytes() for file in folder.rglob("*.py"))
        yield from broken_rows(sorted((folder / "content").glob("*.csv")), read)


def within(every: Sequence[Mutant], patterns: Sequence[str]) -> list[Mutant]:
    """Those whose file is like one of some patterns; all where there are none."""
    return [each for each in every if not patterns or any(each.file.match(pattern) for pattern in patterns)]


def sample_of(every: Sequence[Mutant], many: int, seed: str) -> list[Mutant]:
    return random.Random(seed).sample(every, min(many, len(every)))


def copy_tree(root: Path, to: Path) -> Path:
    """What the tests need. The times of the files stay, so that what is compiled in one copy holds in the next."""
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, to / name, dirs_exist_ok=True)
        elif (root / name).exists():
            to.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, to / name)
    return to


def environment(tree: Path, compiling: bool = False) -> dict[str, str]:
    return os.environ | {
        "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{Path(__file__).parent}",
        "PYTHONDONTWRITEBYTECODE": "" if compiling else "1",
        "TUMBLEHALL_ENGINE": "plain",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # most take longer to load than the tests to run
    }


def run_in(tree: Path, command: Sequence[str], timeout: float | None, compiling: bool = False) -> tuple[int, str]:
    """How Python ends in a copy of the tree, and what it prints; what does not end in time has failed."""
    running = subprocess.Popen(
        [sys.executable, *command],
        cwd=tree,
        env=environment(tree, compiling),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = running.communicate(timeout=timeout)
        return running.returncode, said
    except subprocess.TimeoutExpired:
        return TOO_LONG, ""
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()


@dataclass(frozen=True, slots=True)
class Hunt:
    """How the mutants of one game are tried."""

    root: Path
    game: str
    ignored: Sequence[str]
    """Tests that are left out, as patterns of their files."""

    @property
    def folders(self) -> list[str]:
        """Tests of cards come first: they are quick, and most of what is broken is noticed there."""
        folder = Path("tests", self.game)
        cards = [str(folder / "cards")] if (self.root / folder / "cards").is_dir() else []
        return [*cards, str(folder)]

    def tests(self, first: Sequence[str] = (), already: Sequence[str] = ()) -> list[str]:
        """Only `first` where some are named; else all but those that were run already."""
        return [
            *("-m", "pytest", "-x", "-q", "--tb=no", "-rfE", "-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin"),
            *(first or self.folders),
            *(f"--ignore={file}" for file in already),
            *(f"--ignore-glob={pattern}" for pattern in self.ignored),
        ]

    def prepare(self, folder: Path, workers: int) -> tuple[list[Path], float]:
        """A copy for each worker, and how long its tests may take. Exits when they fail before anything is broken."""
        first = copy_tree(self.root, folder / "0")
        began = time.monotonic()
        if run_in(first, self.tests(), None, compiling=True)[0] != PASSED:
            sys.exit(f"the tests fail, or are none, before anything is broken; see: python {' '.join(self.tests())}")
        timeout = 10 + 4 * workers * (time.monotonic() - began)
        return [first, *(copy_tree(first, folder / str(number)) for number in range(1, workers))], timeout

    def fate(self, mutant: Mutant, tree: Path, timeout: float, near: Near) -> str:
        """`refused` as it is read, `failed` by a test, or `survived`."""
        first = near.to(mutant)
        file = tree / mutant.file
        whole, kept = file.read_bytes(), file.stat()
        file.write_bytes(mutant.change.apply(whole))
        # What was compiled before is known by time and size: neither may look the same.
        os.utime(file, (kept.st_atime, kept.st_mtime + 10))
        try:
            for command in (*([self.tests(first)] if first else []), self.tests(already=first)):
                ended, said = run_in(tree, command, timeout)
                if ended in (PASSED, NO_TESTS):
                    continue
                near.noticed(mutant, said)
                if ended == ONE_FAILED or run_in(tree, ["-c", f"import tumblehall.games.{self.game}"], timeout)[0] == 0:
                    return "failed"
                return "refused"
            return "survived"
        finally:
            file.write_bytes(whole)
            os.utime(file, ns=(kept.st_atime_ns, kept.st_mtime_ns))

    def swapped(
        self, sample: Sequence[Mutant], tree: Path, timeout: float, until: float
    ) -> Iterator[tuple[Mutant, str]]:
        """The fates of those that can be tried in forks of one run of pytest."""
        hot = [mutant for mutant in sample if is_in_a_function(tree, mutant)]
        if not hot:
            return
        changes = [
            {"file": str(mutant.file), "start": mutant.change.start, "end": mutant.change.end,
             "after": mutant.change.after}
            for mutant in hot
        ]  # fmt: skip
        work = tree / "hot_swaps.json"
        work.write_text(json.dumps({"changes": changes, "seconds": timeout, "until": until}))
        answers, writing = os.pipe()
        running = subprocess.Popen(
            [sys.executable, *self.tests(), "-s", "-p", "hot_swaps"],
            cwd=tree,
            env=environment(tree) | {"HOT_SWAPS": str(work), "HOT_ANSWERS": str(writing)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=[writing],
        )
        os.close(writing)
        with os.fdopen(answers) as lines:
            for line in lines:
                number, fate = json.loads(line)
                if fate != "cold":
                    yield hot[number], fate
        running.wait()

    def fates(
        self, sample: Sequence[Mutant], tree: Path, timeout: float, until: float, near: Near
    ) -> Iterator[tuple[Mutant, str]]:
        """Of those that were tried in time."""
        done = set()
        for mutant, fate in self.swapped(sample, tree, timeout, until):
            done.add(mutant)
            yield mutant, fate
        for mutant in sample:
            if mutant not in done and time.time() < until:
                yield mutant, self.fate(mutant, tree, timeout, near)

    def run(self, sample: Sequence[Mutant], seconds: float, workers: int) -> dict[Mutant, str]:
        """The fate of those that were tried in time."""
        found: dict[Mutant, str] = {}
        with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
            copies, timeout = self.prepare(Path(folder), workers)
            near = Near(copies[0], self.game, self.ignored)
            until = time.time() + seconds

            def attempt(worker: int) -> None:
                for mutant, fate in self.fates(sample[worker::workers], copies[worker], timeout, until, near):
                    found[mutant] = fate
                    if fate == "survived":
                        print(f"\rnot noticed: {mutant}", file=sys.stderr)
                    survived = list(found.values()).count("survived")
                    said = f"\r{len(found)}/{len(sample)} tried, {survived} not noticed "
                    print(said, end="", file=sys.stderr, flush=True)

            with ThreadPoolExecutor(workers) as pool:
                list(pool.map(attempt, range(workers)))
        print(file=sys.stderr)
        return found


def is_in_a_function(tree: Path, mutant: Mutant) -> bool:
    change = mutant.change
    return mutant.file.suffix == ".py" and bool(
        function_around((tree / mutant.file).read_bytes(), change.start, change.end)
    )


def report(game: str, kind: str, fates: Mapping[Mutant, str], every: int, seed: str) -> Iterator[str]:
    counts = Counter(fates.values())
    noticed = counts["refused"] + counts["failed"]
    share = f"{100 * noticed / len(fates):.0f} %" if fates else "no share"
    refused = f", {counts['refused']} of them refused as they were read" if counts["refused"] else ""
    yield f"{game} {kind}: {noticed} of {len(fates)} mutants noticed, {share}{refused} (of {every}, seed {seed})"
    survivors = [mutant for mutant, fate in fates.items() if fate == "survived"]
    for mutant in sorted(survivors, key=lambda each: (each.file, each.change.start, str(each))):
        yield f"  not noticed: {mutant}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="angryquest", help="the name of a game")
    parser.add_argument("--kind", choices=(*KINDS, "both"), default="both", help="what to break (both)")
    parser.add_argument("--sample", type=int, default=60, help="how many mutants of each kind to try (60)")
    parser.add_argument("--seed", default="1", help="draws the sample (1)")
    parser.add_argument("--seconds", type=float, default=900, help="stop after this time, for each kind (900)")
    parser.add_argument("--workers", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--ignore", action="append", default=[], help="leave out tests whose file is like this")
    parser.add_argument("--files", action="append", default=[], help="break only files like this: cards/demons.py")
    parser.add_argument("--commits", help="break only lines that commits of this range wrote: main..demons")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    args = parser.parse_args()
    root: Path = args.root.resolve()
    hunt = Hunt(root, args.game, args.ignore)
    kinds = [kind for kind in KINDS if args.kind in (kind, "both")]
    found = {kind: within(mutants_of(root, args.game, kind), args.files) for kind in kinds}
    if args.commits:
        found = {kind: in_lines_of(every, root, args.commits) for kind, every in found.items()}
    if not any(found.values()):
        files = f" in files like {', '.join(args.files)}" if args.files else ""
        files += f" in lines of {args.commits}" if args.commits else ""
        sys.exit(f"there is nothing of a game '{args.game}' to break{files}")
    for kind, every in found.items():
        if every:
            fates = hunt.run(sample_of(every, args.sample, args.seed), args.seconds, max(1, args.workers))
            print(*report(args.game, kind, fates, len(every), args.seed), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
