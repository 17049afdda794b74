"""Random play of other libraries, each by the fastest way its own interface offers. Runs in `.venv-bench`."""

import logging
from collections.abc import Iterator
from copy import copy, deepcopy
from functools import partial
from operator import methodcaller
from random import random, seed
from time import process_time
from typing import Any

import open_spiel.python.games.tic_tac_toe  # noqa: F401  (registers python_tic_tac_toe)
import pyspiel
import rlcard
from catanatron.game import TURNS_LIMIT
from catanatron.game import Game as Catan
from catanatron.models.player import Color, RandomPlayer
from pettingzoo.classic import connect_four_v3, tictactoe_v3
from pyminion.bots.bot import Bot
from pyminion.expansions.base import base_set
from pyminion.game import Game as Dominion
from rlcard.games.uno import Game as Uno

from bench.aec import stepping
from bench.dominion import RandomDecider
from bench.measure import Contender, Playing, Rates, serve, tasks_of

UNO = Uno()
UNO_ENV = rlcard.make("uno")


def new_uno() -> Any:
    """By the environment, which is how rlcard says its games are played. There is one, begun anew for each game."""
    return UNO_ENV, UNO_ENV.reset()[0]


def uno(game: Any, ticks: Iterator[int]) -> int:
    env, state = game
    decisions = 0
    for _ in ticks:
        actions = list(state["legal_actions"])
        n = len(actions)
        if n > 1:
            decisions += 1
        state, _ = env.step(actions[int(random() * n)])
        if env.is_over():
            break
    return decisions


def uno_steps(seconds: float) -> Rates:
    """Choices in rlcard's environment, which shows a vector and the legal actions before each."""
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = UNO_ENV.reset()[0]
        while not UNO_ENV.is_over():
            actions = list(state["legal_actions"])
            state, _ = UNO_ENV.step(actions[int(random() * len(actions))])
            steps += 1
    return {"steps": steps / spent}


def new_uno_game() -> Any:
    game = copy(UNO)  # a new one would seed a new generator
    return game, game.init_game()[0]


def deepcopy_of_uno(game: Any) -> Any:
    return deepcopy(game[0].game)  # it has no copy of its own


def uno_game(begun: Any, ticks: Iterator[int]) -> int:
    game, state = begun
    decisions = 0
    for _ in ticks:
        actions = state["legal_actions"]
        n = len(actions)
        if n > 1 and actions.count(actions[0]) < n:  # equal cards are listed twice
            decisions += 1
        state, _ = game.step(actions[int(random() * n)])
        if game.is_over():
            break
    return decisions


def uno_inside(begun: Any, ticks: Iterator[int]) -> int:
    """The same game without the state that every step of rlcard builds for the player."""
    game, _ = begun
    decisions = 0
    uno_round, players = game.round, game.players
    for _ in ticks:
        actions = uno_round.get_legal_actions(players, uno_round.current_player)
        n = len(actions)
        if n > 1 and actions.count(actions[0]) < n:
            decisions += 1
        uno_round.proceed_round(players, actions[int(random() * n)])
        if uno_round.is_over:
            break
    return decisions


def spiel(state: Any, ticks: Iterator[int]) -> int:
    decisions = 0
    for _ in ticks:
        actions = state.legal_actions()  # at a chance node its outcomes: pig's die is even
        n = len(actions)
        if not n:
            break  # the game is over
        if n > 1 and state.current_player() >= 0:
            decisions += 1
        state.apply_action(actions[int(random() * n)])
    return decisions


def new_catan() -> Any:
    return Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])


def catan(game: Any, ticks: Iterator[int]) -> int:
    state = game.state
    decisions = 0
    for _ in ticks:
        actions = state.playable_actions
        n = len(actions)
        if n > 1:
            decisions += 1
        game.execute(actions[int(random() * n)], validate_action=False)
        if game.winning_color() is not None or state.num_turns >= TURNS_LIMIT:
            break
    return decisions


def catan_is_over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


# Remodel fails an assertion of pyminion when Throne Room plays it with an empty hand.
KINGDOM = [card for card in base_set if card.name != "Remodel"]


def new_dominion(told: bool) -> Any:
    """`told`: as it comes, with a line of its log for every deed."""
    logging.disable(logging.NOTSET if told else logging.CRITICAL)
    decider = RandomDecider()
    game = Dominion(players=[Bot(decider, "a"), Bot(decider, "b")], expansions=[KINGDOM], log_stdout=False)
    game.start()
    return decider, game


def dominion(begun: Any, _ticks: Iterator[int]) -> int:
    decider, game = begun
    for _ in range(TURNS_LIMIT):  # two players who trashed all their money never end it
        for player in game.players:
            player.take_turn(game)
            game.card_cost_reduction = 0
            if game.is_over():
                return int(decider.decisions)
    return int(decider.decisions)


def rival(name: str, note: str, playing: Playing, clone: Any = None, rollouts: bool = True) -> Contender:
    return Contender(name, note, tasks_of(playing, clone, rollouts))


def of_spiel(name: str) -> Playing:
    return Playing(pyspiel.load_game(name).new_initial_state, spiel, methodcaller("is_terminal"))


CLONE = methodcaller("clone")
PEERS = (
    Contender(
        "rlcard uno",
        "env.step; copies by deepcopy of its game",
        tasks_of(Playing(new_uno, uno), deepcopy_of_uno, False) | {"step": uno_steps},
    ),
    rival("rlcard uno, Game.step", "below the environment; for information", Playing(new_uno_game, uno_game)),
    rival("rlcard uno, inside", "no player's state built; for information", Playing(new_uno_game, uno_inside)),
    rival("open_spiel python_tic_tac_toe", "written in Python", of_spiel("python_tic_tac_toe"), CLONE),
    rival("open_spiel pig", "written in C++, driven from Python", of_spiel("pig"), CLONE),
    rival(
        "catanatron",
        "Game.execute, unchecked; Game.copy",
        Playing(new_catan, catan, catan_is_over),
        methodcaller("copy"),
    ),
    rival("pyminion", "as it comes; cannot be copied within a turn", Playing(partial(new_dominion, True), dominion)),
    Contender("pettingzoo tictactoe", "its own environment", {"step": stepping(tictactoe_v3.raw_env)}),
    Contender("pettingzoo connect_four", "its own environment", {"step": stepping(connect_four_v3.raw_env)}),
    rival("pyminion, no logging", "for information", Playing(partial(new_dominion, False), dominion)),
)

if __name__ == "__main__":
    seed(1)
    serve("peers", PEERS)
