"""Where the time of random play goes: `.venv/bin/python bench/shares.py quarriors` prints shares by file, as in
docs/quarriors-profile.md. A profiler makes small functions look dearer than they are; compare shares, not times."""

import cProfile
import pstats
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import tumblehall as th

GAMES = 150


def play(name: str) -> int:
    rng = th.FastRng(1)
    answers = 0
    for game in range(GAMES):
        state: Any = th.new_table(name, seats=2, seed=f"profile {game}").state
        state.skip_lone_ends = True
        while state.outcome is None:
            options = state.options
            state.apply(options[rng.below(len(options))], rng)
            answers += 1
    return answers


def main(name: str) -> None:
    profile = cProfile.Profile()
    answers = profile.runcall(play, name)
    shares: Counter[str] = Counter()
    for (file, _, _), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        path = Path(file)
        known = "tumblehall" in path.parts
        shares["/".join(path.parts[path.parts.index("tumblehall") + 1 :]) if known else "Python itself"] += own
    total = sum(shares.values())
    print(f"{name}: {GAMES} games of two random players, {answers / GAMES:.0f} answers each")
    for place, own in shares.most_common(16):
        print(f"{own / total:6.1%}  {place}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "quarriors")
