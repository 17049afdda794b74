"""`make fuzz PAIRS=1`: games of Quarriors, with every check, that bring each legal pair of cards into the Wilds at
least 20 times, and cards of each pair of words and of mechanisms at least 50 times.

Some 11,000 games, an hour or more. Each game is a line of a file; a run goes on where the last one stopped, and plays
games that failed again first. The exit status is 1 as long as one has failed."""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tumblehall.games.quarriors.game import GAME
from tumblehall.kernel.errors import BadInput
from tumblehall.lab.fuzz import play_setup, write_failure
from tumblehall.lab.meetings import Meetings
from tumblehall.lab.portions import Line, Portions
from tumblehall.lab.quarriors_pairs import Plan
from tumblehall.lab.setups import Setup

PAUSE = 60.0
"""Seconds from one line of progress to the next."""
RAREST = 5


def play(seed: str, index: int, setup: Setup, folder: Path) -> Line:
    played = play_setup(GAME, seed, index, setup)
    if played.failure is None:
        assert played.stats is not None
        return Line(index, setup, played.stats.answers)
    failure = write_failure(GAME.info.name, seed, played, folder)
    print(f"game {index} failed: {failure.message}\n  check it again: {failure.again}", flush=True)
    return Line(index, setup, failure=failure.message)


def go_on(plan: Plan, portions: Portions, games: int, until: float, folder: Path) -> Iterator[Line]:
    """Those that failed once more, then so many new ones, as long as there is time and something is lacking."""
    for index in range(len(portions.lines)):
        if index not in portions.lines:
            raise BadInput(f"{portions.file}: there is no line for game {index}")
        plan.count(portions.lines[index].setup)
    for line in portions.failed:
        portions.add(play(plan.seed, line.index, line.setup, folder))
        yield portions.lines[line.index]
    for _ in range(games):
        if time.monotonic() >= until or plan.complete:
            return
        setup = plan.next()
        portions.add(play(plan.seed, plan.games, setup, folder))
        plan.count(setup)
        yield portions.lines[plan.games - 1]


def table(plan: Plan) -> Iterator[str]:
    """What was covered, and what least."""
    together, alike = plan.times
    rows = (("cards", plan.pairs, together), ("words", plan.words, alike), ("mechanisms", plan.mechanisms, alike))
    yield f"{'pairs of':<11} {'all':>6} {'wanted':>7} {'least':>6} {'below':>6}"
    for name, meetings, times in rows:
        yield f"{name:<11} {len(meetings.counts):>6} {times:>7} {meetings.least():>6} {meetings.below(times):>6}"
    for name, meetings, _ in rows:
        yield f"{name} that met least: {rarest(meetings)}"


def rarest(meetings: Meetings) -> str:
    return "; ".join(f"{one} with {two} {met}" for (one, two), met in meetings.rarest(RAREST))


def kinds_of_games(portions: Portions) -> Iterator[str]:
    """How many games had each set, and each choice of the host."""
    options = [line.setup.options for line in portions.lines.values()]
    sets = {name: sum(name in each["sets"] for each in options) for name in GAME.info.versions}
    flags = {
        name: sum(each[name] is True for each in options)
        for name in ("quests", "large_dice", "culls", "expert_culling")
    } | {"two captures": sum(each["captures"] == 2 for each in options)}
    seats = {f"{many} seats": sum(line.setup.seats == many for line in portions.lines.values()) for many in (2, 3, 4)}
    for counts in (sets, flags, seats):
        yield "games with " + ", ".join(f"{name} {many}" for name, many in counts.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000, help="play so many more games at most")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin none after so many seconds")
    parser.add_argument("--seed", default="1", help="the same seed plans the same games (1)")
    parser.add_argument("--state", type=Path, default=Path("fuzz-pairs.jsonl"), help="the file of games played")
    parser.add_argument("--out", type=Path, default=Path("fuzz-failures"), help="where failures go")
    args = parser.parse_args()
    plan, portions = Plan(args.seed), Portions(args.state)
    began = said = time.monotonic()
    for new, _ in enumerate(go_on(plan, portions, args.games, began + args.seconds, args.out), 1):
        if time.monotonic() >= said + PAUSE:
            said = time.monotonic()
            rate = f"{new / (said - began):.2f} a second, {len(portions.failed)} failed"
            print(f"{plan.games} games, {plan.cover.left} meetings left, {rate}", flush=True)
    answers = sum(line.answers for line in portions.lines.values())
    print(f"quarriors, seed {args.seed}: {plan.games} games with {answers} answers, {len(portions.failed)} failed")
    print(*table(plan), *kinds_of_games(portions), "complete" if plan.complete else "not complete yet", sep="\n")
    return 1 if portions.failed else 0


if __name__ == "__main__":
    sys.exit(main())
