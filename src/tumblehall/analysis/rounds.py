"""The rounds of a game, as the game counts them: people say "in round 5", not "at step 214"."""

from collections.abc import Sequence

from tumblehall.analysis.situations import Situation
from tumblehall.library import game_named

Rounds = Sequence[Sequence[int]]
"""The steps at which rounds begin, each with its number."""


def rounds_of(walked: Sequence[Situation]) -> list[list[int]]:
    """Of a whole game; none where the game counts none. Before its first round a game may have one of number 0."""
    course = game_named(walked[0].game).course
    found: list[list[int]] = []
    if course is None:
        return found
    over = walked[-1].state.outcome is not None
    for at in walked[:-1] if over else walked:
        number = course.round(at.state)
        if not found or found[-1][1] != number:
            found.append([at.step, number])
    return found


def round_at(rounds: Rounds, step: int) -> int:
    """The number of the round in which a step of the replay lies; 0: before the first, or there are none."""
    return next((number for begun, number in reversed(rounds) if begun <= step), 0)
