"""One seat against a level."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tumblehall.envs.gymnasium import AgainstLevel
from tumblehall.kernel.errors import BadInput, IllegalAction
from tumblehall.library import list_games

GAMES = tuple(list_games())


def played(made: AgainstLevel, seed: int) -> tuple[int, float]:
    """How often the seat was asked in a game by chance, and its reward."""
    _, info = made.reset(seed=seed)
    chance, asked, over, reward = np.random.default_rng(seed), 0, False, 0.0
    while not over:
        asked += 1
        _, reward, over, _, info = made.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
    return asked, reward


class _Masked(AgainstLevel):
    """The library's check draws actions without a mask; here it draws from what is on offer."""

    def step(self, action: int) -> Any:
        offered = np.flatnonzero(self.action_masks())
        return super().step(int(offered[action % len(offered)]))


def test_it_passes_the_check_of_the_library() -> None:
    check_env(_Masked("dicequest", "novice"), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_level_comes_to_an_end(game: str) -> None:
    asked, reward = played(AgainstLevel(game, "novice", seats=2), seed=1)
    assert asked > 5
    assert reward in (1.0, -1.0, 0.0)


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(AgainstLevel("quaeleon", "skilled"), 5) == played(AgainstLevel("quaeleon", "skilled"), 5)


def test_any_seat_may_learn() -> None:
    made = AgainstLevel("angryquest", "novice", seats=3, seat=None)
    seats = set()
    for seed in range(12):
        made.reset(seed=seed)
        seats.add(made.seat)
        assert made.play.state.seat == made.seat
    assert seats == {0, 1, 2}


def test_what_is_not_on_offer_is_refused() -> None:
    made = AgainstLevel("quarriors", "novice")
    _, info = made.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="is not on offer"):
        made.step(wrong)
    assert (made.action_masks() == info["action_mask"]).all()


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(BadInput, match="there is no bot 'genius' for quarriors"):
        AgainstLevel("quarriors", "genius")
