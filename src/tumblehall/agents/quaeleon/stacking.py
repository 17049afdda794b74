"""A whole stack out of a hand, at once: what a card is worth, and how early it is to be played."""

from functools import cache
from typing import NamedTuple

from tumblehall.agents.quaeleon.worth import stack_worth
from tumblehall.games.quaeleon.content.facts import CARDS, COPIES
from tumblehall.games.quaeleon.rules.limits import STACK_LIMIT
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.dice import Rng

try:
    from bl_table import TABLE  # type: ignore
except ImportError:
    TABLE = {}


class Worths(NamedTuple):
    hold: tuple[float, ...]
    late: tuple[float, ...]
    drawn: float


@cache
def worths(opponents: int) -> Worths:
    if opponents in TABLE:
        hold = tuple(a for a, b in TABLE[opponents])
        late = tuple(b for a, b in TABLE[opponents])
    else:
        hold = tuple(stack_worth((k,), opponents, 2) for k in range(len(CARDS)))
        late = tuple(stack_worth((k,), opponents, 4) - stack_worth((k,), opponents, 0) for k in range(len(CARDS)))
    drawn = sum(h * n for h, n in zip(hold, COPIES)) / sum(COPIES)
    return Worths(hold, late, drawn)


def plan(s: QuaeleonState, seat: int, cards: list[int]) -> list[int]:
    table = worths(len(s.living) - 1)
    best = sorted(cards, key=table.hold.__getitem__, reverse=True)[:STACK_LIMIT]
    best.sort(key=table.late.__getitem__)
    return best


def loose_plan(s: QuaeleonState, cards: list[int], rng: Rng, spread: float, most: int = STACK_LIMIT) -> list[int]:
    """As somebody would stack who sees it a little otherwise."""
    hold, late, _ = worths(len(s.living) - 1)
    unit = spread / 512
    best = sorted([(hold[kind] + (rng.below(1024) - 512) * unit, kind) for kind in cards], reverse=True)[:most]
    unit /= 4
    order = sorted([(late[kind] + (rng.below(1024) - 512) * unit, kind) for _, kind in best])
    return [kind for _, kind in order]
