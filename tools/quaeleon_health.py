"""Measures with how much health Quaeleon's Quest should start, for each number of players: prints how many fall in the
first round, as a table. The least health at which at most 10 % do is what the set-up recommends
(docs/decisions/quaeleon-health.md). Takes minutes."""

import argparse

from tumblehall.games.quaeleon import GAME
from tumblehall.kernel.options import Number
from tumblehall.lab.quaeleon_health import MOST_OUT, until_safe


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players and each health")
    given = parser.parse_args()
    option = GAME.info.options["health"]
    assert isinstance(option, Number)
    least, most = GAME.info.seats
    print("| players | health | out in round 1 | |\n|---|---|---|---|")
    for seats in range(least, most + 1):
        for found in until_safe(seats, range(option.default, option.most + 1, option.step), given.games):
            told = "recommended" if found.share <= MOST_OUT else ""
            print(f"| {seats} | {found.health} | {found.share:.1%} ± {found.error:.1%} | {told} |", flush=True)


if __name__ == "__main__":
    main()
