"""Looks whether any level of any game sees what its seat must not: `make unseen`.

    python tools/unseen.py [POSITIONS [THOUGHTS [SEED]]]

POSITIONS of each game are looked at, 1,000 if left out; at THOUGHTS of them those that look ahead choose too, 4 if left
out: each takes them seconds."""

import sys

from tumblehall.lab.unseen import look_for_leaks
from tumblehall.library import list_games


def main() -> int:
    positions, thoughts, seed = (*sys.argv[1:], *("1000", "4", "1")[len(sys.argv) - 1 :])
    wrong = 0
    for game in list_games():
        found = look_for_leaks(game, int(positions), int(thoughts), seed)
        wrong += len(found.faults)
        print(
            f"{game}: {found.positions} positions, {found.exchanged} exchanged, {len(found.faults)} wrong", flush=True
        )
        for fault in found.faults[:3]:
            print(f"  {fault}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
