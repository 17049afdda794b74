"""Games of Quarriors between two policies, by the state alone."""

from typing import cast

from tumblehall.agents.quarriors.learnt import Learnt
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.lab.arena.setups import options_of_round
from tumblehall.lab.quarriors_learning.copies import Choose, Copy
from tumblehall.library import new_table


def opened(seed: str) -> QuarriorsState:
    """A table of two with sets and a mix that the seed draws."""
    state = cast(QuarriorsState, new_table("quarriors", 2, seed, options_of_round("quarriors", {}, seed)).state.clone())
    state.skip_lone_ends = True
    return state


def shares(s: QuarriorsState) -> list[float]:
    """By seat, of a game that is over."""
    assert s.outcome is not None
    winners = s.outcome.winners
    return [(seat in winners) / len(winners) for seat in range(s.players)]


def matched(one: Learnt, other: Learnt, seed: str, pairs: int) -> list[float]:
    """What the first wins of pairs of games, each pair one table with the seats changed."""
    bots, won = [Copy(one).choose, Copy(other).choose], []
    for number in range(pairs):
        name = f"{seed}/{number}"
        won.append((_won(bots, name, 0) + _won(bots[::-1], name, 1)) / 2)
    return won


def _won(bots: list[Choose], name: str, seat: int) -> float:
    state, rng = opened(name), SimRng(f"{name}/dice")
    while state.outcome is None:
        state.take(bots[state.seat](state, state.seat, rng), rng)
    return shares(state)[seat]
