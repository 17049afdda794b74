"""Looks again at the puzzles that come with a game, after a number of it has changed: each is played out anew from its
own position, as when it was found, with other dice. What is still clearly best stays, with the gain, interval, second
best and levels of now; the others are dropped.

python tools/recheck_puzzles.py quaeleon
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path

from tumblehall.analysis import puzzle
from tumblehall.analysis.choosing import Trial
from tumblehall.analysis.puzzle import Puzzle, puzzles_of, write_puzzles
from tumblehall.analysis.puzzle_making import INTERVAL, LOOKS, NEAR, Making
from tumblehall.analysis.situations import Situation
from tumblehall.kernel.release import RELEASE
from tumblehall.kernel.sim_rng import SimRng

PUZZLES = Path(puzzle.__file__).with_name("puzzles")


def rechecked(found: Puzzle, making: Making) -> Puzzle | None:
    """None: it is no puzzle any more."""
    table = found.table("recheck")
    decision, at = found.question(table), Situation.of(table, found.seat)
    labels = dict(zip(at.state.options_of(found.seat), decision.options, strict=True))
    answer = at.number_of(found.answer)
    glance = Trial(at, found.seat, at_a_glance=True)
    near = glance.best_of([(option,) for option in labels], LOOKS * len(labels), SimRng(f"look again {found.id}"))
    order = [(answer,), *[plan for plan in near if plan != (answer,)][:NEAR]]
    checked = making.check(at, order, SimRng(f"check again {found.id}"))
    if checked is None:
        return None
    gain, error, second = checked
    missed = tuple(making.missing(at, decision, found.answer))
    return (
        replace(
            found,
            second=labels[second].id,
            second_label=labels[second].label,
            gain=round(gain, 3),
            interval=(round(gain - INTERVAL * error, 3), round(gain + INTERVAL * error, 3)),
            why=making.why(at, decision, labels[answer], answer, second, found.id),
            missed_by=missed,
        )
        if missed
        else None
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, help="where they go; in the place of the old ones if left out")
    args = parser.parse_args()
    file = PUZZLES / f"{args.game}.json"
    made = json.loads(file.read_text("utf-8"))["made"]
    making = Making(args.game, made["level"], made["playouts"])
    kept: list[Puzzle] = []
    for number, old in enumerate(puzzles_of(args.game), 1):
        now = rechecked(old, making)
        kept += [now] if now is not None else []
        print(f"{number}: {old.id} {old.gain} {'dropped' if now is None else now.gain}", flush=True)
    write_puzzles(args.out or file, args.game, {**made, "release": RELEASE, "rechecked": True}, kept)


if __name__ == "__main__":
    main()
