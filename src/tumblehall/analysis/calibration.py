"""What a value says, as a chance to win. The values of the levels are good to compare answers by; how sure they are was
fitted to games of the quick policy against itself by `tools/calibrate.py`, which wrote `calibration.json`."""

import json
from functools import lru_cache
from importlib.resources import files
from math import exp, log
from typing import Any

LEAST = 1e-9


@lru_cache(1)
def table() -> dict[str, Any]:
    """By game, and in it by number of seats or `together`: `sharp`, `shift`, and how they were found."""
    found: dict[str, Any] = json.loads((files(__package__) / "calibration.json").read_text("utf-8"))
    return found


@lru_cache(64)
def _fitted(game: str, seats: int, together: bool) -> tuple[float, float]:
    found = table().get(game, {})
    row = found.get("together" if together else str(seats), {})
    return row.get("sharp", 1.0), row.get("shift", 0.0)


def calibrated(game: str, chances: list[float], together: bool) -> list[float]:
    """What is certain stays so. `sharp` above 1 makes surer; `shift` counts where all win or lose as one."""
    sharp, shift = _fitted(game, len(chances), together)
    if together:
        return [logistic(sharp * log_odds(chances[0]) + shift)] * len(chances) if 0 < chances[0] < 1 else chances
    return sharpened(chances, sharp)


def sharpened(chances: list[float], sharp: float) -> list[float]:
    if sharp == 1.0:
        return chances
    whole = sum(chances)
    raised = [chance**sharp for chance in chances]
    total = sum(raised)
    return [each * whole / total for each in raised] if total else chances


def log_odds(chance: float) -> float:
    return log(max(LEAST, chance) / max(LEAST, 1 - chance))


def logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -500 else 0.0
