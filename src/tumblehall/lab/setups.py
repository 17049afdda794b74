"""Set-ups drawn by chance from the options that a game declares."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.game import Game
from tumblehall.kernel.options import Choice, FirstSeat, Flag, GameOption, Listed, Number, Several
from tumblehall.kernel.values import Json


@dataclass(frozen=True, slots=True)
class Setup:
    """How one game is set up."""

    seats: int
    options: dict[str, Json]
    show_forced: bool


def draw_setup(game: Game[Any], rng: FastRng, fixed: Mapping[str, Json] | None = None) -> Setup:
    """Any number of seats and any options but those that are `fixed`; some are left out. Whether they go together is
    for the game to say."""
    least, most = game.info.seats
    seats = least + rng.below(most - least + 1)
    options = {name: _value(option, seats, rng) for name, option in game.info.options.items() if rng.below(4)}
    return Setup(seats, options | dict(fixed or {}), rng.below(8) == 0)


def _value(option: GameOption, seats: int, rng: FastRng) -> Json:
    match option:
        case Choice(choices):
            return choices[rng.below(len(choices))]
        case Flag():
            return rng.below(2) == 1
        case Number(least, most):
            return least + rng.below(most - least + 1)
        case FirstSeat():
            seat = rng.below(seats + 1)
            return "random" if seat == seats else seat
        case Listed(presets):
            return presets[rng.below(len(presets))]
        case Several(choices):
            count = option.least + rng.below(len(choices) - option.least + 1)
            left = list(choices)
            return [left.pop(rng.below(len(left))) for _ in range(count)]
