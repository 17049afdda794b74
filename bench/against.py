"""`make bench AGAINST=commit`: this tree beside an older commit, in one run.

Both sides are alive at once and play the same games in turns, so that a slow spell of the machine meets both. The rates
are per second of processor time, medians of all rounds; a ratio is the median of those of each round, new to old, and
behind it stands half of the range in which the middle half of them lies."""

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).parents[1]
WHAT = ("decisions", "games", "set-ups", "clones")
TURNS = 8
SLOWER = 0.98
"""A ratio below this is told."""

Rates = Mapping[str, float]
Rounds = list[tuple[Rates, Rates]]
"""Old and new, round by round."""


class Side:
    """A process that measures one version of the package."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def ask(self, *task: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(task) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            sys.exit("bench: a side has failed; its message is above")
        return json.loads(answer)


@contextmanager
def side(source: Path) -> Iterator[Side]:
    command = [sys.executable, str(ROOT / "bench" / "side.py")]
    env = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "0", "TUMBLEHALL_ENGINE": "plain"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield Side(process)
        finally:
            process.kill()


@contextmanager
def source_of(commit: str) -> Iterator[Path]:
    """The package as it was, in a folder that goes away."""
    packed = subprocess.run(["git", "archive", "--format=tar", commit, "src"], cwd=ROOT, stdout=subprocess.PIPE)
    if packed.returncode:
        sys.exit(f"bench: there is no commit '{commit}' to compare with")
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
            files.extractall(folder, filter="data")
        yield Path(folder, "src")


def compare(old: Side, new: Side, game: str, first: int, many: int, part: float) -> tuple[Rates, Rates]:
    """A round is the same few games again and again, old and new in turns, and the best of each: whatever else the
    machine does can only slow it down."""
    before: list[Rates] = []
    after: list[Rates] = []
    sides = ((old, before), (new, after))
    for turn in range(TURNS):
        for side, rates in sides if turn % 2 else sides[::-1]:
            rates.append(side.ask("measure", game, first, many, part))
    return best(before), best(after)


def best(several: list[Rates]) -> Rates:
    return {what: max(rates[what] for rates in several) for what in WHAT}


def ratios(rounds: Rounds, what: str) -> list[float]:
    return [after[what] / before[what] for before, after in rounds]


def spread(values: list[float]) -> float:
    if len(values) < 2:
        return 0.0
    low, _, high = quantiles(values, n=4)
    return (high - low) / 2


def table(found: Mapping[str, Rounds]) -> Iterator[str]:
    width = max(map(len, found))
    yield f"{'':{width}}  {'':9} {'old':>11} {'new':>11} {'ratio':>7}"
    for game, rounds in found.items():
        for name, what in zip((game, *[""] * (len(WHAT) - 1)), WHAT, strict=True):
            old, new = (median(rates[what] for rates in each) for each in zip(*rounds, strict=True))
            several = ratios(rounds, what)
            yield f"{name:{width}}  {what:9} {old:11,.0f} {new:11,.0f} {median(several):7.3f} ±{spread(several):.3f}"


def verdict(found: Mapping[str, Rounds]) -> Iterator[str]:
    slower = [
        f"{game} {what} {median(ratios(rounds, what)):.3f}"
        for game, rounds in found.items()
        for what in WHAT
        if median(ratios(rounds, what)) < SLOWER
    ]
    yield "slower by more than 2 %: " + ", ".join(slower) if slower else "no game is slower by more than 2 %"


def unmatched(lone: Collection[str]) -> Iterator[str]:
    if lone:
        yield f"not on both sides: {', '.join(sorted(lone))}"


def busy() -> Iterator[str]:
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    if load > cores:
        yield f"the machine was busy (load {load:.0f} on {cores} cores): mind the spread, or measure again"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures this tree beside an older commit.")
    parser.add_argument("commit", help="what to compare with")
    parser.add_argument("--rounds", type=int, default=7, help="how many rounds (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor seconds per game, round and side (1)")
    parser.add_argument("--only", metavar="TEXT", default="", help="only games whose name contains this")
    args = parser.parse_args()
    part = args.seconds / TURNS
    found: dict[str, Rounds] = {}
    lone: set[str] = set()
    many: dict[str, int] = {}
    with source_of(args.commit) as source:
        for number in range(args.rounds):
            print(f"bench: round {number + 1} of {args.rounds}", file=sys.stderr)
            # Fresh processes: where things lie in memory makes one a little faster for as long as it lives.
            with side(source) as old, side(ROOT / "src") as new:
                before, after = old.ask("games"), new.ask("games")
                lone = set(before) ^ set(after)
                for game in (name for name in after if name not in lone and args.only in name):
                    if game not in many:
                        many[game] = min(each.ask("how_many", game, part) for each in (old, new))
                    rates = compare(old, new, game, 1 + number * many[game], many[game], part)
                    found.setdefault(game, []).append(rates)
    if not found:
        sys.exit(f"bench: no game of both sides has '{args.only}' in its name")
    print(f"Per second of processor time, medians of {args.rounds} rounds; old is {args.commit}, new is this tree.\n")
    print(*table(found), "", *verdict(found), *unmatched(lone), *busy(), sep="\n")


if __name__ == "__main__":
    main()
