"""How many games the heuristic agent of Quarriors wins by the words of some sets: against itself, skipping what only
their cards do or never questing, and against chance. Pairs of games with the same seed and set-up and the seats
swapped; mixes by chance among those that hold one of the sets. Takes minutes; `--from` goes on with another portion."""

import argparse

from tumblehall.agents import Agent
from tumblehall.agents.chance import RandomAgent
from tumblehall.agents.quarriors.heuristic import HeuristicAgent
from tumblehall.lab.arena.score import Score
from tumblehall.lab.quarriors_home import StaysHome
from tumblehall.lab.quarriors_match import play_pairs
from tumblehall.lab.quarriors_mixes import mixes_of
from tumblehall.lab.quarriors_skipping import new_deeds, without

NEW = ("demons", "quarmageddon", "promos")
WORDS, HOME, CHANCE = "words", "home", "chance"
NAMES = {WORDS: "without the words", HOME: "who never quests", CHANCE: "chance"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sets", nargs="*", default=NEW, help="the sets whose words are measured")
    parser.add_argument("--beside", nargs="*", default=(), help="sets that may lie beside them")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--from", type=int, default=0, dest="start", help="number of the first pair")
    parser.add_argument("--seed", default="words")
    parser.add_argument("--against", nargs="*", default=(WORDS, CHANCE), choices=NAMES, help="the rivals")
    given = parser.parse_args()
    mixes = mixes_of(frozenset(given.sets), frozenset(given.beside))
    rivals: dict[str, Agent] = {
        WORDS: HeuristicAgent(without(new_deeds(given.sets))),
        HOME: StaysHome(),
        CHANCE: RandomAgent(),
    }
    print(f"{', '.join(given.sets)}: {len(mixes)} mixes, seed {given.seed}, pairs from {given.start}")
    for name in given.against:
        pairs = range(given.start, given.start + given.pairs)
        score = Score(tuple(play_pairs(HeuristicAgent(), rivals[name], mixes, given.seed, pairs)), 2)
        low, high = score.interval
        told = f"{score.share:.1%} of {score.games} games ({low:.1%} to {high:.1%})"
        print(f"against {NAMES[name]}: {told}", flush=True)


if __name__ == "__main__":
    main()
