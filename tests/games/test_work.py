"""Work at the table: 50 games of each game, guided by the best bot and answered as the client answers. What is printed
is the measure; it is broken when people must press what is no choice, or must answer too often in a turn."""

import json
from functools import cache

import pytest

from tests.games.work import GAMES, MANNERS, SEATS, Work, work_of
from tumblehall.games import GAMES as ALL_GAMES

LONE = 0.05
"""The part of all answers that may be lone options to be pressed."""
IN_A_TURN = {"quarriors": 3.0, "angryquest": 2.2}
"""Answers in a turn where there is a choice, on average, of the player whose turn it is."""
PRESSES = 2
"""To select, and to act."""


@cache
def played(game: str) -> Work:
    return work_of(game, GAMES)


@pytest.mark.parametrize("game", SEATS)
def test_lone_options_are_hardly_ever_pressed(game: str) -> None:
    work = played(game)
    print(work)
    assert work.lone_share <= LONE


@pytest.mark.parametrize("game", IN_A_TURN)
def test_a_turn_needs_few_answers(game: str) -> None:
    work = played(game)
    print(work)
    assert work.in_a_turn <= IN_A_TURN[game]


@pytest.mark.parametrize("game", SEATS)
def test_no_answer_needs_more_than_two_presses(game: str) -> None:
    assert played(game).most_presses <= PRESSES


@pytest.mark.parametrize("game", SEATS)
def test_manners_speak_of_verbs_that_the_game_has(game: str) -> None:
    manners = json.loads((MANNERS / game / "manners.json").read_text("utf-8"))
    assert set(manners) == {"throws", "ends", "quiet", "letters", "joined", "together"}
    named = {verb for key in ("throws", "ends", "quiet", "letters", "together") for verb in manners[key]}
    named |= {verb for pair in manners["joined"] for verb in pair}
    assert named <= {verb.name for verb in ALL_GAMES[game].verbs}
