"""Learns what the cards of Quaeleon's Quest are worth against so many opponents, and prints it, a card to a line: what
`agents/quaeleon/card_worths.py` was made with, the first time with random stacks alone. Takes a minute or so."""

import argparse

from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.lab.quaeleon_worths import fitted, pairs, played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=100_000)
    parser.add_argument("--seed", default="worths")
    given = parser.parse_args()
    rng = SimRng(given.seed)
    found = pairs(fitted([played(given.seats, rng) for _ in range(given.rounds)]))
    for facts, pair in zip(CARDS, found, strict=True):
        print(facts.slug, *pair)


if __name__ == "__main__":
    main()
