"""Fits how sure the values of the levels are, as chances to win, and writes src/tumblehall/analysis/calibration.json.

The quick policy plays itself. At some positions of each game a playout is judged as in an analysis; then the very same
playout goes on to the end of the game. One number, `sharp`, is fitted to half of the games, for each number of seats;
two, with `shift`, where all play together; where that foretells the games no better beyond doubt, the value stays as it
is. The log losses in the file are those of the other half, which nobody has
fitted anything to: of a guess (one in as many as there are seats), of the value as it is, and of the value fitted.

python tools/calibrate.py [--games 1000] [--game quarriors]
"""

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log
from pathlib import Path
from typing import Any

from tumblehall.analysis import calibration
from tumblehall.analysis.calibration import LEAST, log_odds, logistic, sharpened
from tumblehall.analysis.outlook import outlook_of, shares
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.values import Json
from tumblehall.lab.sim.players import policy_of
from tumblehall.library import list_games, new_state

FILE = Path(calibration.__file__).with_name("calibration.json")
EACH = 8
"""Positions of each game."""
DOUBT = 2.0
"""What a fit must add to the logarithm of the likelihood, the positions of one game counting as one."""
TOGETHER: Mapping[str, Mapping[str, Json]] = {"dicequest": {"mode": "coop"}}
Sample = tuple[list[float], list[float]]
"""By seat what the value says, and what came of it."""


def samples(game: str, seats: int, options: Mapping[str, Json], seed: str, games: int) -> Iterator[Sample]:
    outlook, choose = outlook_of(game), policy_of(game)
    for number in range(games):
        rng = SimRng(f"calibrate {seed} {game} {seats} {number}")
        state: Any = new_state(game, rng, seats, options)
        state.skip_lone_ends = True
        passed = []
        while state.outcome is None:
            passed.append(state.clone())
            state.apply_for(state.seat, choose(state, state.seat, rng), rng)
        for _ in range(EACH):
            at = passed[rng.below(len(passed))]
            dice = rng.below(1 << 32)
            world = outlook.world(at, at.seat, rng)
            rest = world.clone()
            rest.round = at.round  # Quaeleon's Quest is cut after this round; here it goes on
            outlook.play(world, at.seat, (), SimRng(dice))
            said = outlook.chances(world)
            if max(said) >= 1.0 or max(said) <= 0.0:
                continue  # what is certain is not to be fitted
            again = SimRng(dice)
            while rest.outcome is None:
                rest.apply_for(rest.seat, choose(rest, rest.seat, again), again)
            yield said, shares(rest, outlook.together(at))


def log_loss(found: Sequence[Sample], chances: Callable[[list[float]], list[float]]) -> float:
    """Of a game that nobody wins nothing is counted."""
    pairs = (pair for said, won in found for pair in zip(won, chances(said), strict=True))
    return sum(-part * log(max(LEAST, chance)) for part, chance in pairs) / len(found)


def log_loss_together(found: Sequence[Sample], sharp: float, shift: float) -> float:
    total = 0.0
    for said, won in found:
        p = said[0] if said[0] in (0.0, 1.0) else logistic(sharp * log_odds(said[0]) + shift)
        total -= log(max(LEAST, p if won[0] else 1 - p))
    return total / len(found)


def is_better(found: Sequence[Sample], before: float, after: float) -> bool:
    return (before - after) * len(found) / EACH > DOUBT


def least(loss: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is lowest."""
    for _ in range(40):
        third = (high - low) / 3
        if loss(low + third) < loss(high - third):
            high -= third
        else:
            low += third
    return (low + high) / 2


def fitted(game: str, seats: int, games: int) -> dict[str, Json]:
    own, fresh = (list(samples(game, seats, {}, seed, games)) for seed in ("fit", "fresh"))
    sharp = round(least(lambda x: log_loss(own, lambda p: sharpened(p, x)), 0.1, 4.0), 3)
    if not is_better(own, log_loss(own, lambda p: p), log_loss(own, lambda p: sharpened(p, sharp))):
        sharp = 1.0
    return {
        "sharp": sharp,
        "games": games,
        "positions": len(fresh),
        "guess": round(log_loss(fresh, lambda _: [1 / seats] * seats), 4),
        "as_it_is": round(log_loss(fresh, lambda p: p), 4),
        "fitted": round(log_loss(fresh, lambda p: sharpened(p, sharp)), 4),
    }


def fitted_together(game: str, games: int) -> dict[str, Json]:
    low, high = list_games()[game].seats
    each = max(1, games // (high - low + 1))
    own, fresh = (
        [one for seats in range(low, high + 1) for one in samples(game, seats, TOGETHER[game], seed, each)]
        for seed in ("fit", "fresh")
    )

    def shift_for(sharp: float) -> float:
        return least(lambda shift: log_loss_together(own, sharp, shift), -5.0, 5.0)

    sharp = round(least(lambda x: log_loss_together(own, x, shift_for(x)), 0.1, 4.0), 3)
    shift = round(shift_for(sharp), 3)
    if not is_better(own, log_loss_together(own, 1.0, 0.0), log_loss_together(own, sharp, shift)):
        sharp, shift = 1.0, 0.0
    won = sum(one[1][0] for one in own) / len(own)
    return {
        "sharp": sharp,
        "shift": shift,
        "games": each * (high - low + 1),
        "positions": len(fresh),
        "guess": round(sum(-log(won if one[1][0] else 1 - won) for one in fresh) / len(fresh), 4),
        "as_it_is": round(log_loss_together(fresh, 1.0, 0.0), 4),
        "fitted": round(log_loss_together(fresh, sharp, shift), 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--game", action="append")
    args = parser.parse_args()
    found = json.loads(FILE.read_text("utf-8"))
    for game in args.game or list_games():
        low, high = list_games()[game].seats
        rows = {str(seats): fitted(game, seats, args.games) for seats in range(max(2, low), high + 1)}
        if game in TOGETHER:
            rows["together"] = fitted_together(game, args.games)
        found[game] = rows
        print(game, json.dumps(rows, indent=1), flush=True)
        text = ",\n".join(
            f' "{name}": {{\n' + ",\n".join(f'  "{key}": {json.dumps(row)}' for key, row in rows.items()) + "\n }"
            for name, rows in sorted(found.items())
        )
        FILE.write_text(f"{{\n{text}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
