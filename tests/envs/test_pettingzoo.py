"""The suites of PettingZoo for all games and numbers of seats, and what they do not ask."""

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

from tumblehall.agents.encoding import encoding_for
from tumblehall.envs.pettingzoo import env, raw_env
from tumblehall.envs.play import BOUND
from tumblehall.kernel.errors import BadInput, IllegalAction
from tumblehall.library import list_games

TABLES = [(name, seats) for name, info in list_games().items() for seats in range(info.seats[0], info.seats[1] + 1)]
GAMES = tuple(list_games())


def played(made: Any, seed: int) -> tuple[list[str], dict[str, float]]:
    """Who was asked, and the sum of the rewards of each, of a game by chance."""
    made.reset(seed=seed)
    asked, sums = [], dict.fromkeys(made.agents, 0.0)
    chance = np.random.default_rng(seed)
    for agent in made.agent_iter():
        observation, reward, over, cut, _ = made.last()
        sums[agent] += reward
        if over or cut:
            made.step(None)
            continue
        asked.append(agent)
        made.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return asked, sums


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_passes_the_test_of_the_api(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # a dict with a mask is what all card games of the library have; it knows those by their names
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        api_test(env(game, seats), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_gives_the_same_game(game: str, seats: int) -> None:
    seed_test(partial(env, game, seats), num_cycles=40)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_can_be_looked_at(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game, seats))
    assert list_games()[game].title in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_to_an_end_with_rewards_that_sum_to_nothing(game: str) -> None:
    asked, sums = played(env(game, 2), seed=4)
    assert set(asked) == {"player_0", "player_1"}
    assert sum(sums.values()) == 0
    assert set(sums.values()) <= {1.0, -1.0, 0.0}


def test_those_who_play_together_win_or_lose_together() -> None:
    _, sums = played(env("dicequest", 3, {"mode": "coop"}), seed=1)
    assert set(sums.values()) in ({1.0}, {-1.0})


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_those_of_the_bots_and_stay_within_their_bounds(game: str) -> None:
    made = raw_env(game)
    made.reset(seed=2)
    assert made.metadata["name"] == f"tumblehall_{game}_v{encoding_for(game).version}"
    chance, largest = np.random.default_rng(0), 0.0
    for _ in range(300):
        seat = made.play.state.seat
        seen = made.observe(f"player_{seat}")
        assert np.allclose(seen["observation"], made.play.encoding.state(made.play.state, seat), rtol=1e-6)
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(made.play.state.options)
        largest = max(largest, float(np.abs(seen["observation"]).max()))
        made.step(int(chance.choice(made.play.state.options)))
        if made.play.state.outcome is not None:
            break
    assert 0 < largest < BOUND


def test_who_is_not_asked_has_an_empty_mask() -> None:
    made = raw_env("quarriors")
    made.reset(seed=3)
    other = f"player_{1 - made.play.state.seat}"
    assert not made.observe(other)["action_mask"].any()


def test_what_is_not_on_offer_is_refused_and_changes_nothing() -> None:
    made = raw_env("angryquest")
    made.reset(seed=3)
    before, wrong = made.observe(made.agent_selection), made.play.actions - 1
    assert wrong not in made.play.state.options
    with pytest.raises(IllegalAction, match=f"action {wrong} is not on offer to seat {made.play.state.seat}"):
        made.step(wrong)
    after = made.observe(made.agent_selection)
    assert (before["observation"] == after["observation"]).all()
    assert (before["action_mask"] == after["action_mask"]).all()


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput, match='there is no game "chess"'):
        env("chess")
    with pytest.raises(BadInput, match="two to four players"):
        env("quarriors", seats=7)
