"""Where the time of random play goes, by file: `python -m bench.shares quarriors` prints it.

A profiler makes small functions look dearer than they are; compare shares, not times. Compiled code does not show in
it: run it plain."""

import cProfile
import pstats
import sys
from collections import Counter
from pathlib import Path

import tumblehall as th
from tumblehall.lab.simulate import begin, play_out

GAMES = 150
MOST = 12
"""Files that are named; the others are told together."""


def play(name: str) -> int:
    rng = th.SimRng(name)
    return sum(play_out(begin(name, 2, rng, {}), rng).answers for _ in range(GAMES))


def shares(name: str) -> list[tuple[str, float]]:
    """The share of each file, the largest first."""
    profile = cProfile.Profile()
    profile.runcall(play, name)
    own: Counter[str] = Counter()
    for (file, _, _), (_, _, seconds, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        own[place(Path(file))] += seconds
    total = sum(own.values())
    largest = own.most_common(MOST)
    rest = total - sum(seconds for _, seconds in largest)
    return [(file, seconds / total) for file, seconds in [*largest, ("the rest", rest)]]


def place(path: Path) -> str:
    """The file as one finds it in the package."""
    if "tumblehall" not in path.parts:
        return "Python itself"
    last = len(path.parts) - 1 - path.parts[::-1].index("tumblehall")
    return "/".join(path.parts[last + 1 :])


def main(name: str) -> None:
    print(f"{name}: {GAMES} games of two random players")
    for file, share in shares(name):
        print(f"{share:6.1%}  {file}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "quarriors")
