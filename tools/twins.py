"""Plays games by chance and hashes options, events and final states: the plain and the compiled engine must agree.

`tools/twins.py --games 2000 --out plain.json` plays so many games of every game and, where it has sets, of each set
beside the first; `--against plain.json` plays them again with the engine that runs now and tells the first that
differs. `--keep` writes the hashes that `make test` compares. Words and views are for tools/traces.py."""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tumblehall
from tumblehall.games import GAMES
from tumblehall.kernel.canonical import canonical
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import Several
from tumblehall.kernel.sink import Sink
from tumblehall.kernel.values import Json
from tumblehall.lab.crew import play_portions
from tumblehall.lab.job import Job, portions
from tumblehall.lab.setups import draw_setup
from tumblehall.library import game_named

KEPT = Path(__file__).parents[1] / "tests" / "tools" / "twins.json"
KEPT_GAMES = 20
MOST_ANSWERS = 4000
IN_PORTION = 20
PARTS = ("options", "events", "final")


def boxes() -> list[str]:
    """What is played: `game`, or `game set` for each set of a game that has several."""
    found: list[str] = []
    for name, game in GAMES.items():
        sets = game.info.options.get("sets")
        found += [f"{name} {word}" for word in sets.choices] if isinstance(sets, Several) else [name]
    return found


def state_of(box: str, number: int, rng: FastRng) -> tuple[Any, Any]:
    """A game of that box and a state of it, set up by chance: seats and options are drawn until they go together."""
    name, *word = box.split()
    game = game_named(name)
    sets = game.info.options.get("sets")
    fixed = {"sets": list(dict.fromkeys([*sets.default, *word]))} if word and isinstance(sets, Several) else {}
    drawing = FastRng(f"{box}\n{number}\nset-up")
    while True:
        setup = draw_setup(game, drawing, fixed)
        try:
            return game, game.new_state(setup.seats, game.read_options(setup.options, setup.seats), rng)
        except BadInput:
            continue


def play(box: str, number: int) -> list[str]:
    """The hash of each part of one game."""
    rng, choosing = FastRng(f"{box}\n{number}\nchance"), FastRng(f"{box}\n{number}\nchoices")
    options, told, final = hashlib.sha256(), hashlib.sha256(), hashlib.sha256()
    game, state = state_of(box, number, rng)
    log = state.log = Sink(silent, game.describe)
    state.run(rng)
    for _ in range(MOST_ANSWERS):
        if not state.seats:
            break
        seat = state.seats[choosing.below(len(state.seats))]
        offered = state.options_of(seat)
        options.update(repr((seat, offered)).encode())
        state.apply_for(seat, offered[choosing.below(len(offered))], rng)
    for event in log.events:
        told.update(canonical([event.kind, dict(event.data), event.forced, event.rule, event.to]).encode())
    outcome = state.outcome
    ended = None if outcome is None else [list(outcome.winners), outcome.ranking, outcome.scores, outcome.rule]
    final.update(canonical([game.dump(state), ended, str(rng.state)]).encode())
    return [part.hexdigest()[:16] for part in (options, told, final)]


def silent(_kind: str, _data: dict[str, Json]) -> str:
    return ""


def digest(hashes: list[list[str]]) -> str:
    """One hash of the hashes of many games."""
    return hashlib.sha256(canonical(hashes).encode()).hexdigest()[:16]


def kept() -> dict[str, str]:
    """By box the hash of its first games, as they were when it was kept."""
    found: dict[str, str] = json.loads(KEPT.read_text("utf-8"))
    return found


def keep() -> None:
    now = {box: digest([play(box, number) for number in range(KEPT_GAMES)]) for box in boxes()}
    KEPT.write_text(json.dumps(now, indent=1) + "\n", "utf-8")


def differences(before: dict[str, list[list[str]]], now: dict[str, list[list[str]]]) -> Iterator[str]:
    """The first game of each box that differs, and in which parts."""
    for box, games in before.items():
        for number, (old, new) in enumerate(zip(games, now[box], strict=True)):
            unlike = [part for part, one, other in zip(PARTS, old, new, strict=True) if one != other]
            if unlike:
                yield f"{box}: game {number} differs in {', '.join(unlike)}"
                break


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--box", action="append", help="a game, or a game and a set (default: all)")
    parser.add_argument("--games", type=int, default=2000, help="how many of each")
    parser.add_argument("--out", type=Path, help="where to write the hashes")
    parser.add_argument("--against", type=Path, help="hashes to compare with")
    parser.add_argument("--keep", action="store_true", help="write the hashes that the tests compare")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    if given.keep:
        keep()
        return 0
    now: dict[str, list[list[str]]] = {}
    for box in given.box or boxes():
        job: Job[list[str], list[list[str]]] = Job(box, play)
        played = play_portions(job, portions(given.games, IN_PORTION), given.workers)
        now[box] = [game for part in played for game in part.tally]
        print(f"{tumblehall.ENGINE}: {given.games} games of {box}, {digest(now[box])}", flush=True)
    if given.out is not None:
        given.out.write_text(json.dumps(now), "utf-8")
    before = {} if given.against is None else json.loads(given.against.read_text("utf-8"))
    told = list(differences({box: before[box] for box in now if box in before}, now))
    for line in told:
        print(line)
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
