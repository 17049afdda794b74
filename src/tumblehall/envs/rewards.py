"""What the end of a game is worth to each seat."""

from collections.abc import Mapping

from tumblehall.kernel.values import Json, Outcome


def is_together(options: Mapping[str, Json], seats: int) -> bool:
    """Whether all seats win or lose as one; `options` are all of a game, defaults included."""
    return seats == 1 or options.get("mode") == "coop"


def rewards_of(outcome: Outcome, seats: int, together: bool) -> list[float]:
    """1 for the only winner, and what that is for the others so that the sum is 0; those who share a win share it. A
    game that nobody wins is worth nothing to anybody. Together, 1 or -1 for all."""
    winners = outcome.winners
    if together:
        return [1.0 if winners else -1.0] * seats
    if not winners:
        return [0.0] * seats
    won, lost = (seats / len(winners) - 1) / (seats - 1), -1 / (seats - 1)
    return [won if seat in winners else lost for seat in range(seats)]
