"""What the games of a run are set up with."""

from collections.abc import Iterable, Mapping
from functools import cache

from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.options import Choice
from tumblehall.kernel.values import Json
from tumblehall.lab.quarriors_mixes import mixes_of
from tumblehall.library import game_named

Options = dict[str, Json]
WILDS = frozenset(("sets", "wilds", "mix"))
"""Options of Quarriors that say which cards lie in the Wilds."""


def options_of_round(game: str, options: Mapping[str, Json], seed: str) -> Options:
    """In Quarriors the sets and their mix are drawn for each round, where no option speaks of them."""
    if game == "quarriors" and WILDS.isdisjoint(options):
        mixes = _all_mixes()
        return {**mixes[FastRng(f"{seed} mix").below(len(mixes))], **options}
    return dict(options)


@cache
def _all_mixes() -> list[Options]:
    declared = game_named("quarriors").info.options["sets"]
    return mixes_of(frozenset(declared.choices))  # type: ignore[union-attr]


def is_together(game: str, options: Mapping[str, Json], seats: int) -> bool:
    """Whether all seats win or lose as one."""
    return bool(game_named(game).read_options(dict(options), seats).get("mode") == "coop")


def conditions_of(game: str, options: Mapping[str, Json]) -> Iterable[Options]:
    """Together every difficulty is played, where no option names one."""
    declared = game_named(game).info.options.get("difficulty")
    if "difficulty" in options or not isinstance(declared, Choice):
        return ({},)
    return tuple({"difficulty": difficulty} for difficulty in declared.choices)
