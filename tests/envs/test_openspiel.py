"""The games in OpenSpiel: its own test, its bots, and that nothing hidden is in what a player sees."""

import pickle

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from tumblehall.envs import openspiel
from tumblehall.envs.explicit import Begin, Moment
from tumblehall.kernel.errors import BadInput
from tumblehall.library import list_games

GAMES = tuple(list_games())
OTHER_TABLES = [
    (name, seats)
    for name, info in list_games().items()
    for seats in range(info.seats[0], info.seats[1] + 1)
    if seats != openspiel.USUAL_SEATS
]
SHORT: dict[str, dict[str, int]] = {"quaeleon": {"health": 30}}
"""Options with which a game is soon over."""


def walked(game: openspiel.SpielGame, steps: int, seed: int) -> openspiel.SpielState:
    """A position some answers into a game by chance."""
    state, chance, answers = game.new_initial_state(), np.random.default_rng(seed), 0
    while not state.is_terminal() and (answers < steps or state.is_chance_node()):
        answers += not state.is_chance_node()
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_random_test_with_serialisation(game: str) -> None:
    pyspiel.random_sim_test(openspiel.load(game, 2, SHORT.get(game)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "seats"), OTHER_TABLES)
def test_states_of_every_table_are_written_down_and_read_back(game: str, seats: int) -> None:
    """The library's own test plays whole games, which takes a while with many seats."""
    loaded = openspiel.load(game, seats)
    state = walked(loaded, 6, 2)
    again = loaded.deserialize_state(state.serialize())
    assert (str(again), again.current_player()) == (str(state), state.current_player())
    assert len(state.returns()) == loaded.num_players() == seats


@pytest.mark.parametrize("game", GAMES)
def test_it_is_loaded_by_its_name(game: str) -> None:
    loaded = pyspiel.load_game(f"tumblehall_{game}")
    assert loaded.num_players() == 2
    assert loaded.num_distinct_actions() == loaded.game.verbs.space
    assert pyspiel.load_game(str(loaded)).num_players() == 2


def test_options_travel_with_the_game() -> None:
    game = openspiel.load("dicequest", 3, {"mode": "coop", "difficulty": "hard"})
    again = pyspiel.load_game(str(game))
    assert again.options == {"mode": "coop", "difficulty": "hard"}
    assert again.num_players() == 3


def test_every_number_drawn_is_a_node_of_its_own() -> None:
    state = openspiel.load("quaeleon", 2).new_initial_state()
    ways = []
    while state.is_chance_node():
        ways.append(len(state.chance_outcomes()))
        state.apply_action(0)
    assert ways[0] == 2, "who begins"
    assert len(ways) > 10, "and then cards are dealt"
    assert sum(chance for _, chance in walked(state.get_game(), 0, 1).chance_outcomes() or [(0, 1.0)]) == 1


def test_the_same_numbers_make_the_same_position_whatever_lies_between() -> None:
    moment = Moment(Begin("angryquest", 2, {}))
    said = []
    while moment.ways:
        said.append(moment.ways - 1)
        moment = moment.drawn(moment.ways - 1)
    again = Moment(Begin("angryquest", 2, {}), None, tuple(said))
    assert again.state is not None
    assert moment.state is not None
    assert again.state.options == moment.state.options
    assert pickle.loads(pickle.dumps(again)).state.options == moment.state.options


@pytest.mark.parametrize("game", ["quarriors", "dicequest"])
def test_its_mcts_plays_open_games(game: str) -> None:
    loaded = openspiel.load(game, 2)
    state = walked(loaded, 4, 1)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 1.4, 6, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["quaeleon", "angryquest"])
def test_its_ismcts_plays_games_with_hidden_things(game: str) -> None:
    loaded = openspiel.load(game, 2, SHORT.get(game))
    state = walked(loaded, 4, 1)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, chance), 1.4, 3, random_state=chance)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["quaeleon", "angryquest"])
def test_a_position_drawn_anew_looks_the_same_to_the_player_and_is_another(game: str) -> None:
    state = walked(openspiel.load(game, 2), 1, 2)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(player, sampler) for _ in range(8)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert {tuple(other.observation_tensor(player)) for other in others} == {tuple(state.observation_tensor(player))}
    assert len({str(other) for other in others}) > 1


def test_unknown_games_are_named() -> None:
    with pytest.raises(BadInput, match='there is no game "go"'):
        openspiel.load("go")
