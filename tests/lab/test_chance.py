"""Play by chance: what the kernel's loop does is what answers one by one would do."""

from itertools import count

import pytest

from tumblehall.kernel.chance import play_by_chance
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.lab.simulate import begin
from tumblehall.library import list_games


@pytest.mark.parametrize("game", list_games())
def test_play_by_chance_is_the_game_of_answers_one_by_one(game: str) -> None:
    rng, other = SimRng("chance"), SimRng("chance")
    played, state = begin(game, 2, rng, {}), begin(game, 2, other, {})
    told = play_by_chance(played, rng, count())
    answers = decisions = 0
    while state.outcome is None:
        options = state.options
        answers += 1
        decisions += len(options) > 1
        state.apply(options[other.below(len(options))], other)
    assert (told, played.outcome, rng.state) == ((answers, decisions), state.outcome, other.state)


def test_it_stops_when_there_are_no_more_ticks() -> None:
    rng = SimRng("ticks")
    state = begin("quarriors", 2, rng, {})
    assert play_by_chance(state, rng, range(5))[0] == 5
    assert state.outcome is None
