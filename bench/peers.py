"""Random play of other libraries, each by the fastest way its own interface offers. Runs in `.venv-bench`."""

import logging
from collections.abc import Iterator
from copy import copy, deepcopy
from operator import methodcaller
from random import random
from typing import Any

import open_spiel.python.games.tic_tac_toe  # noqa: F401  (registers python_tic_tac_toe)
import pyspiel
import rlcard
from catanatron.game import TURNS_LIMIT
from catanatron.game import Game as Catan
from catanatron.models.player import Color, RandomPlayer
from dominion import RandomDecider
from measure import Contender, Play, main
from pyminion.bots.bot import Bot
from pyminion.expansions.base import base_set
from pyminion.game import Game as Dominion
from rlcard.games.uno import Game as Uno

UNO = Uno()


UNO_ENV = rlcard.make("uno")


def uno(ticks: Iterator[int]) -> tuple[int, Any]:
    """By the environment, which is how rlcard says its games are played."""
    env = UNO_ENV
    decisions = 0
    state, _ = env.reset()
    for _ in ticks:
        actions = list(state["legal_actions"])
        n = len(actions)
        if n > 1:
            decisions += 1
        state, _ = env.step(actions[int(random() * n)])
        if env.is_over():
            break
    return decisions, env.game


def uno_game(ticks: Iterator[int]) -> tuple[int, Any]:
    game = copy(UNO)  # a new one would seed a new generator
    decisions = 0
    state, _ = game.init_game()
    for _ in ticks:
        actions = state["legal_actions"]
        n = len(actions)
        if n > 1 and actions.count(actions[0]) < n:  # equal cards are listed twice
            decisions += 1
        state, _ = game.step(actions[int(random() * n)])
        if game.is_over():
            break
    return decisions, game


def uno_inside(ticks: Iterator[int]) -> tuple[int, Any]:
    """The same game without the state that every step of rlcard builds for the player."""
    game = copy(UNO)
    decisions = 0
    game.init_game()
    uno_round, players = game.round, game.players
    for _ in ticks:
        actions = uno_round.get_legal_actions(players, uno_round.current_player)
        n = len(actions)
        if n > 1 and actions.count(actions[0]) < n:
            decisions += 1
        uno_round.proceed_round(players, actions[int(random() * n)])
        if uno_round.is_over:
            break
    return decisions, game


def spiel(name: str) -> Play:
    game = pyspiel.load_game(name)

    def play(ticks: Iterator[int]) -> tuple[int, Any]:
        state = game.new_initial_state()
        decisions = 0
        for _ in ticks:
            actions = state.legal_actions()  # at a chance node its outcomes: pig's die is even
            n = len(actions)
            if not n:
                break  # the game is over
            if n > 1 and state.current_player() >= 0:
                decisions += 1
            state.apply_action(actions[int(random() * n)])
        return decisions, state

    return play


def catan(ticks: Iterator[int]) -> tuple[int, Any]:
    game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
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
    return decisions, game


# Remodel fails an assertion of pyminion when Throne Room plays it with an empty hand.
KINGDOM = [card for card in base_set if card.name != "Remodel"]


def dominion(_ticks: Iterator[int]) -> tuple[int, Any]:
    decider = RandomDecider()
    game = Dominion(players=[Bot(decider, "a"), Bot(decider, "b")], expansions=[KINGDOM], log_stdout=False)
    game.start()
    for _ in range(TURNS_LIMIT):  # two players who trashed all their money never end it
        for player in game.players:
            player.take_turn(game)
            game.card_cost_reduction = 0
            if game.is_over():
                return decider.decisions, game
    return decider.decisions, game


def dominion_told(ticks: Iterator[int]) -> tuple[int, Any]:
    logging.disable(logging.NOTSET)
    result = dominion(ticks)
    logging.disable()
    return result


PEERS = (
    Contender("rlcard uno", "env.step; copies by deepcopy, it has none of its own", uno, deepcopy),
    Contender("rlcard uno, Game.step", "below the environment, no observation built; for information", uno_game, None),
    Contender("rlcard uno, inside", "Round.proceed_round, no player's state built; for information", uno_inside, None),
    Contender("open_spiel python_tic_tac_toe", "written in Python", spiel("python_tic_tac_toe"), methodcaller("clone")),
    Contender("open_spiel pig", "written in C++, driven from Python", spiel("pig"), methodcaller("clone")),
    Contender("catanatron", "Game.execute, unchecked; Game.copy", catan, methodcaller("copy")),
    Contender("pyminion", "random decider, log_stdout=False; cannot be copied within a turn", dominion_told, None),
    Contender("pyminion, no logging", "Python's logging switched off around it; for information", dominion, None),
)

if __name__ == "__main__":
    logging.disable()  # pyminion makes a record of every move
    main("Random play of the peers.", PEERS)
