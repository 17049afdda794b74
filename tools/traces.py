"""Plays games by chance and hashes what they offer, tell, show and come to, so that two versions can be compared.

`tools/traces.py --games 500 --out before.jsonl` writes one line for each game; `--against before.jsonl` plays the games
of that file again and says which parts differ: `offers` (seats, kinds, ids and defaults), `words` (prompts, labels,
references, rules), `events` (kinds and data), `tales` (their texts and rules), `views`, `outcome`. Chance is one plain
stream for each game, so that the way in which tables key theirs does not matter."""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from tumblehall.games import GAMES
from tumblehall.kernel.canonical import canonical
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.sink import Sink
from tumblehall.kernel.values import Json
from tumblehall.lab.crew import play_portions
from tumblehall.lab.job import Job, portions
from tumblehall.lab.setups import draw_setup
from tumblehall.library import game_named

PARTS = ("offers", "words", "events", "tales", "views", "outcome")
VIEW_EVERY = 5
"""Views are costly: one decision in so many is looked at, through the eyes of a seat and of an onlooker."""
MOST_ANSWERS = 4000


def trace(game_name: str, seats: int, options: dict[str, Json], seed: str) -> dict[str, str]:
    """The hash of each part of one game."""
    game = game_named(game_name)
    parts = {part: hashlib.sha256() for part in PARTS}

    def note(part: str, value: Json) -> None:
        parts[part].update(canonical(value).encode())

    rng, choosing = FastRng(f"{seed}\nchance"), FastRng(f"{seed}\nchoices")
    state = game.new_state(seats, game.read_options(options, seats), rng)
    log = state.log = sink_of(game)
    state.run(rng)
    answers = 0
    while state.seats and answers < MOST_ANSWERS:
        tell(note, log)
        seat = state.seats[choosing.below(len(state.seats))]
        decision = decision_of(game, state, seat)
        note("offers", [seat, decision.kind, [option.id for option in decision.options], decision.default])
        said = [[option.label, list(option.refs), option.rule] for option in decision.options]
        note("words", [decision.prompt, decision.rule, said])
        if answers % VIEW_EVERY == 0:
            note("views", [game.view(state, answers % seats), game.view(state, None)])
        numbers = state.options_of(seat)
        state.apply_for(seat, numbers[choosing.below(len(numbers))], rng)
        answers += 1
    tell(note, log)
    outcome = state.outcome
    note("outcome", None if outcome is None else [list(outcome.winners), outcome.ranking, outcome.scores, outcome.rule])
    return {part: found.hexdigest()[:16] for part, found in parts.items()}


def sink_of(game: Any) -> Sink:
    return Sink(game.tell, game.describe)


def tell(note: Any, log: Sink) -> None:
    for event in log.events:
        note("events", [event.kind, dict(event.data), event.forced, event.to])
        note("tales", [event.text, event.rule])
    log.events.clear()


def plan(game_name: str, games: int) -> Iterator[dict[str, Json]]:
    """Set-ups by chance, all numbers of seats and all options among them."""
    game = game_named(game_name)
    rng = FastRng(f"traces\n{game_name}")
    number = 0
    while number < games:
        setup = draw_setup(game, rng)
        try:
            game.new_state(setup.seats, game.read_options(setup.options, setup.seats), FastRng(0))
        except BadInput:
            continue
        yield {"game": game_name, "seats": setup.seats, "options": setup.options, "seed": str(number)}
        number += 1


def play(line: dict[str, Json]) -> dict[str, Json]:
    return line | {"parts": trace(line["game"], line["seats"], line["options"], line["seed"])}


def play_all(lines: list[dict[str, Json]], workers: int) -> list[dict[str, Json]]:
    job: Job[dict[str, Json], list[dict[str, Json]]] = Job("traces", partial(play_line, lines))
    with closing(play_portions(job, portions(len(lines), 4), workers)) as parts:
        return [line for part in parts for line in part.tally]


def play_line(lines: list[dict[str, Json]], _seed: str, number: int) -> dict[str, Json]:
    return play(lines[number])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", action="append", help="a game; several times for several (default: all)")
    parser.add_argument("--games", type=int, default=500, help="how many of each")
    parser.add_argument("--out", type=Path, help="where to write the hashes")
    parser.add_argument("--against", type=Path, help="hashes of before: play those games again and compare")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    wanted = given.game or list(GAMES)
    if given.against is None:
        lines = [line for name in wanted for line in plan(name, given.games)]
        before: list[dict[str, Json]] = []
    else:
        text = given.against.read_text("utf-8").splitlines()
        before = [line for line in map(json.loads, text) if line["game"] in wanted]
        before = [line for line in before if int(line["seed"]) < given.games]
        lines = [{key: value for key, value in line.items() if key != "parts"} for line in before]
    played = play_all(lines, given.workers)
    if given.out is not None:
        given.out.write_text("".join(json.dumps(line) + "\n" for line in played), "utf-8")
    return compare(before, played) if before else 0


def compare(before: list[dict[str, Json]], now: list[dict[str, Json]]) -> int:
    """Prints how many games of each kind differ, part by part, and the first of them."""
    worst = 0
    for name in dict.fromkeys(line["game"] for line in before):
        pairs = [(old, new) for old, new in zip(before, now, strict=True) if old["game"] == name]
        print(f"{name}: {len(pairs)} games")
        for part in PARTS:
            unlike = [old for old, new in pairs if old["parts"][part] != new["parts"][part]]
            if unlike:
                worst = 1
                first = {key: unlike[0][key] for key in ("seats", "options", "seed")}
                print(f"  {part}: {len(unlike)} differ, first {json.dumps(first)}")
            else:
                print(f"  {part}: equal")
    return worst


if __name__ == "__main__":
    sys.exit(main())
