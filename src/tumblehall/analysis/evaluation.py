"""How likely each seat is to win, judged by what one seat knows."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from tumblehall.analysis.outlook import outlook_of, shares
from tumblehall.analysis.situations import Situation
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.table import Table

PLAYOUTS = 400
"""For one position, where nobody says how many."""
SEEDS = 1 << 32


@dataclass(frozen=True, slots=True)
class Chances:
    """By seat how likely it wins, from 0 to 1. Against each other all seats have 1 together, less where nobody may win;
    who win or lose as one have the same chance."""

    win: tuple[float, ...]
    error: tuple[float, ...]
    """The standard error of each: 0 where the game is over."""


def evaluate(state: Situation | Table, budget: int = PLAYOUTS, *, eyes: int | None = None, seed: str = "1") -> Chances:
    """Plays a position on in `budget` worlds that agree with all that a seat knows, by the policy of the champion and
    as far as it looks, and takes the mean of what its value says there. `eyes`: the seat that judges; left out, the one
    that is asked. The same seed gives the same answer, on any machine and by either engine."""
    check_budget(budget)
    at = Situation.of(state) if isinstance(state, Table) else state
    seats = range(at.state.players)
    outlook = outlook_of(at.game)
    if at.state.outcome is not None:
        return Chances(tuple(shares(at.state, outlook.together(at.state))), tuple(0.0 for _ in seats))
    judge = at.decision.seat if eyes is None and at.decision is not None else eyes
    if judge is None or judge not in seats:
        raise BadInput(f"there is no seat {quoted(eyes)}; the seats are 0 to {at.state.players - 1}")
    rng = SimRng(f"evaluate {seed} {at.step} {judge}")
    found = [
        outlook.playout(at.game, outlook.world(at.state, judge, rng), judge, (), SimRng(rng.below(SEEDS)))
        for _ in range(budget)
    ]
    return chances_of(found)


def check_budget(budget: int) -> None:
    if isinstance(budget, bool) or not isinstance(budget, int) or budget < 1:
        raise BadInput(f"the budget is a number of playouts, 1 at least; got {quoted(budget)}")


def chances_of(playouts: Sequence[Sequence[float]]) -> Chances:
    """The mean of what playouts came to, by seat, and its standard error."""
    found = [mean_of(each) for each in zip(*playouts, strict=True)]
    return Chances(tuple(mean for mean, _ in found), tuple(error for _, error in found))


def mean_of(numbers: Sequence[float]) -> tuple[float, float]:
    """With its standard error, which one number cannot tell: it is then as large as can be."""
    many = len(numbers)
    mean = sum(numbers) / many
    if many == 1:
        return mean, 0.5
    return mean, sqrt(sum([(each - mean) ** 2 for each in numbers]) / (many * (many - 1)))
