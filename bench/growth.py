"""How the cost of our games grows with seats, sets, cards and the length of a game; and where the time goes.

Processor time of random play, medians of rounds in which all cases come in turns. `page.py` runs it and has drawn what
it finds; by itself it writes JSON: `python -m bench.growth > growth.json`."""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from typing import Any

import tumblehall as th
from bench.ours import ALL_SETS
from bench.shares import shares
from tumblehall.engine import ENGINE
from tumblehall.lab.simulate import begin, play_out

GAMES = tuple(th.list_games())
STRETCH = 20
"""Answers that are measured together along a game."""
ENOUGH = 20
"""A point needs so many games, or there is none: few games are so long."""

Case = Callable[[], dict[str, float]]


def played(game: str, seats: int, options: Mapping[str, Any], seconds: float) -> Case:
    """Whole games of one kind: set-up and play apart, per game and per decision."""
    rng = th.SimRng(f"{game} {seats}")

    def case() -> dict[str, float]:
        setting_up = playing = 0.0
        games = decisions = 0
        while setting_up + playing < seconds:
            began = process_time()
            state = begin(game, seats, rng, options)
            ready = process_time()
            decisions += play_out(state, rng).decisions
            playing += process_time() - ready
            setting_up += ready - began
            games += 1
        return {
            "set-up": 1e6 * setting_up / games,
            "decision": 1e6 * playing / decisions,
            "whole": 1e3 * (setting_up + playing) / games,
            "decisions": decisions / games,
        }

    return case


def in_turns(cases: Mapping[Any, Case], rounds: int) -> dict[Any, dict[str, float]]:
    """Medians of rounds. The first round fills caches and does not count."""
    found: dict[Any, list[dict[str, float]]] = {name: [] for name in cases}
    for _ in range(rounds + 1):
        for name, case in cases.items():
            found[name].append(case())
    return {
        name: {what: median(each[what] for each in several[1:]) for what in several[0]}
        for name, several in found.items()
    }


def by_seats(rounds: int, seconds: float) -> list[dict[str, Any]]:
    cases = {
        (game, seats): played(game, seats, {}, seconds)
        for game, info in th.list_games().items()
        for seats in range(info.seats[0], info.seats[1] + 1)
    }
    return [{"game": game, "seats": seats} | cost for (game, seats), cost in in_turns(cases, rounds).items()]


def by_sets(rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Quarriors with the first sets, one more each time, their cards mixed."""
    cases = {many: played("quarriors", 2, {"sets": list(ALL_SETS[:many])}, seconds) for many in range(1, 8)}
    return [{"sets": many, "last": ALL_SETS[many - 1]} | cost for many, cost in in_turns(cases, rounds).items()]


def by_cards(games: int) -> list[dict[str, Any]]:
    """Quarriors drawn from all sets: what a decision costs in games with a card on the table, against all games.
    Cards that are in every game are left out."""
    rng = th.SimRng("cards")
    costs: dict[str, list[float]] = defaultdict(list)
    for number in range(games):
        table = th.new_table("quarriors", 2, f"cards {number}", {"sets": list(ALL_SETS)})
        state = table.state
        state.skip_lone_ends = True
        began = process_time()
        ended = play_out(state, rng)
        cost = 1e6 * (process_time() - began) / ended.decisions
        for pile in table.view(None)["wilds"]:
            costs[pile["card"]].append(cost)
    common = median(cost for several in costs.values() for cost in several)
    rows = [{"card": card, "games": len(each), "decision": median(each)} for card, each in costs.items()]
    return sorted(
        ({**row, "times": row["decision"] / common} for row in rows if ENOUGH <= row["games"] < games),
        key=lambda row: float(row["decision"]),
    )


def by_length(games: int) -> list[dict[str, Any]]:
    """What an answer costs early and late in a game: on the bare state, and at a table with record, texts and undo."""
    rows: list[dict[str, Any]] = []
    for game in GAMES:
        ways = {"state": along_state, "table": along_table}
        for way, along in ways.items():
            costs: dict[int, list[float]] = defaultdict(list)
            for number in range(games):
                for place, cost in enumerate(along(game, f"length {number}")):
                    costs[place].append(cost)
            rows += [
                {"game": game, "way": way, "answers": STRETCH * place, "answer": median(each)}
                for place, each in costs.items()
                if len(each) >= min(ENOUGH, games)
            ]
    return rows


def along_state(game: str, seed: str) -> list[float]:
    rng = th.SimRng(seed)
    state = begin(game, 2, rng, {})

    def answer() -> bool:
        state.apply(state.options[rng.below(len(state.options))], rng)
        return state.outcome is None

    return stretches(answer)


def along_table(game: str, seed: str) -> list[float]:
    table, rng = th.new_table(game, 2, seed), th.FastRng(seed)

    def answer() -> bool:
        decision = table.decisions[0]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
        return table.outcome is None

    return stretches(answer)


def stretches(answer: Callable[[], bool]) -> list[float]:
    """Microseconds for an answer in each whole stretch of a game."""
    costs: list[float] = []
    while True:
        began = process_time()
        for _ in range(STRETCH):
            if not answer():
                return costs
        costs.append(1e6 * (process_time() - began) / STRETCH)


def growth(rounds: int, seconds: float, games: int) -> dict[str, Any]:
    steps: dict[str, Callable[[], Any]] = {
        "seats": lambda: by_seats(rounds, seconds),
        "sets": lambda: by_sets(rounds, seconds),
        "cards": lambda: by_cards(20 * games),
        "length": lambda: by_length(games),
        "shares": lambda: {game: shares(game) for game in GAMES},
    }
    found: dict[str, Any] = {"engine": ENGINE}
    for name, step in steps.items():
        print(f"bench: growth by {name}", file=sys.stderr)
        found[name] = step()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how cost grows.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds for seats and sets (5)")
    parser.add_argument("--seconds", type=float, default=0.2, help="processor seconds for each case and round (0.2)")
    parser.add_argument("--games", type=int, default=100, help="games for the curves along a game; 20 times for cards")
    args = parser.parse_args()
    json.dump(growth(args.rounds, args.seconds, args.games), sys.stdout)


if __name__ == "__main__":
    main()
