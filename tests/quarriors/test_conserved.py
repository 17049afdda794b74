"""No die is made or lost, in any state of random games over all options (QC-2.1)."""

import pytest

from tumblehall.games.quarriors.game import GAME
from tumblehall.kernel.dice import FastRng

GAMES = 4


@pytest.mark.rule("QC-2.1", "Q386")
@pytest.mark.parametrize("captures", [1, 2])
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_are_conserved_in_every_state(seats: int, expert: bool, captures: int) -> None:
    for game in range(GAMES):
        rng = FastRng(f"{seats} {expert} {captures} {game}")
        state = GAME.new_state(seats, GAME.read_options({"captures": captures, "expert_culling": expert}, seats), rng)
        state.run(rng)
        pieces = GAME.pieces(state)
        while state.seats:
            state.apply(state.options[rng.below(len(state.options))], rng)
            assert GAME.pieces(state) == pieces
        assert state.outcome is not None
