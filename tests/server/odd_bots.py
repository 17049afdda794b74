"""Bots that do not answer as they should, for the tests of the driver."""

import os
from collections.abc import Callable, Mapping
from typing import Any

from tumblehall.kernel.values import Decision, Json
from tumblehall.server import jobs


def choose(game: str, bot: str, view: Mapping[str, Json], decision: Decision, seed: int | str) -> str:
    if bot == "fails":
        raise RuntimeError("no idea")
    if bot == "dies":
        os._exit(3)
    while bot == "stalls":
        pass
    return jobs.choose(game, bot, view, decision, seed)


JOBS: Mapping[str, Callable[..., Any]] = {"choose": choose}
