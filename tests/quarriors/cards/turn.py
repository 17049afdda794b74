"""A turn can be played on from wherever a test of a card stands."""

from tumblehall import from_position
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.state import QuarriorsState
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.table import Table


def plays_on(table: Table) -> None:
    """No decision is left hanging: safe answers lead to the end of the turn, no die is made or lost, nothing of the
    turn stays behind, and the position can be written down and read."""
    position = table.position()
    assert from_position(position).position() == position
    state = table.state
    assert isinstance(state, QuarriorsState)
    turn, pieces, rng = (state.round, state.turn), GAME.pieces(state), FastRng("played on")
    for _ in range(100):
        if state.outcome is not None or (state.round, state.turn) != turn:
            break
        state.apply(GAME.default(state, state.question_of(state.seat), state.options), rng)
        assert GAME.pieces(state) == pieces
    else:
        raise AssertionError("the turn does not end")
    if state.outcome is None and state.phase < Phase.ATTACK:
        left = [die for area in state.ready for die in area if die.marks or die.safe or die.fate != -1]
        assert (left, state.watches, state.picks, state.shares, state.totals) == ([], (), (), (), [])
