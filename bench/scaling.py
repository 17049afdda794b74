"""`make scaling`: renews the figures and pictures of docs/scaling.md.

How the processor time of an answer grows with the tables of a process, with seats, with onlookers and along a game, in
the server's own code (`act.py`), on the plain engine. All cases come in turns, several rounds; medians of the rounds.
The pictures are drawn by `scaling_plots.py` in `.venv-bench`."""

import argparse
import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import mean, median
from typing import Any

import uvloop

import tumblehall as th
from bench.act import Cost, as_served, measured
from bench.page import filled, when
from bench.run import made, peers_python
from bench.sides import ROOT
from tumblehall.library import game_named

PAGE = ROOT / "docs" / "scaling.md"
PICTURES = ROOT / "docs" / "pictures" / "scaling"
GAMES = tuple(th.list_games())
TABLES = (1, 10, 100, 500)
ONLOOKERS = (0, 1, 4, 16, 64)
STRETCH = 20
Case = tuple[str, str, int]
"""What grows, the game, and how much of it there is."""


def cases() -> dict[Case, Callable[[int], list[Cost]]]:
    found: dict[Case, Callable[[int], list[Cost]]] = {}
    for game in GAMES:
        least, most = game_named(game).info.seats
        for seats in range(max(least, 2), most + 1):
            found["seats", game, seats] = lambda acts, game=game, seats=seats: run(game, acts, seats=seats)  # type: ignore[misc]
        for count in ONLOOKERS:
            found["onlookers", game, count] = lambda acts, game=game, n=count: run(game, acts, onlookers=n)  # type: ignore[misc]
        for count in TABLES:
            found["tables", game, count] = lambda acts, game=game, n=count: run(game, acts, tables=n)  # type: ignore[misc]
    return found


def run(game: str, acts: int, **more: int) -> list[Cost]:
    return uvloop.run(measured(game, acts, **more))


def growth(acts: int, rounds: int) -> list[dict[str, Any]]:
    """Microseconds of an answer, and bytes told, by case; and along the games of the cases with two seats."""
    rounds_of: dict[Case, list[tuple[float, float]]] = defaultdict(list)
    along: dict[tuple[str, int], list[float]] = defaultdict(list)
    for number in range(rounds):
        print(f"bench: scaling, round {number + 1} of {rounds}", file=sys.stderr)
        for case, play in cases().items():
            costs = play(max(acts, 2 * case[2] if case[0] == "tables" else acts))
            rounds_of[case].append((mean(cost.micros for cost in costs), mean(cost.told for cost in costs)))
            if case[0] == "seats" and case[2] == 2:
                for cost in costs:
                    along[case[1], cost.place // STRETCH].append(cost.micros)
    rows: list[dict[str, Any]] = [
        {"by": by, "game": game, "n": n, "micros": median(m for m, _ in found), "told": median(t for _, t in found)}
        for (by, game, n), found in rounds_of.items()
    ]
    rows += [
        {"by": "length", "game": game, "n": stretch * STRETCH, "micros": mean(found), "told": 0}
        for (game, stretch), found in sorted(along.items())
        if len(found) >= STRETCH
    ]
    return rows


def table(rows: list[dict[str, Any]]) -> Iterable[str]:
    """Microseconds by game, the least and the most of each."""
    yield "| µs of an answer | " + " | ".join(GAMES) + " |"
    yield "|---|" + "---|" * len(GAMES)
    for by, words in (("tables", "tables"), ("seats", "seats"), ("onlookers", "onlookers")):
        ends = {
            game: sorted((r for r in rows if (r["by"], r["game"]) == (by, game)), key=lambda r: r["n"])
            for game in GAMES
        }
        for which in (0, -1):
            picked = [ends[game][which] for game in GAMES]
            names = sorted({row["n"] for row in picked})
            count = str(names[0]) if len(names) == 1 else f"{names[0]} to {names[-1]}"
            yield f"| {count} {words} | " + " | ".join(f"{row['micros']:.0f}" for row in picked) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=600, help="answers of each case and round (600)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds (3)")
    args = parser.parse_args()
    as_served()
    rows = growth(args.acts, args.rounds)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "scaling.json")
        file.write_text(json.dumps(rows), "utf-8")
        subprocess.run(
            [str(peers_python()), "-m", "bench.scaling_plots", str(file), str(PICTURES)], cwd=ROOT, check=True
        )
    parts: dict[str, Iterable[str]] = {"growth": [when(made(), "plain engine"), "", *table(rows)]}
    PAGE.write_text(filled(PAGE.read_text("utf-8"), parts), "utf-8")


if __name__ == "__main__":
    main()
