"""The printed facts that clients draw from."""

import json

import pytest

from tumblehall.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_catalogue_can_be_sent(game: str) -> None:
    facts = GAMES[game].catalogue()

    assert json.loads(json.dumps(facts)).keys() == facts.keys()


def test_a_catalogue_of_dicequest_has_every_face_on_six_sides_of_each_colour() -> None:
    sides = dict.fromkeys(GAMES["dicequest"].catalogue()["classes"], 0)

    for face in GAMES["dicequest"].catalogue()["faces"].values():
        sides[face["colour"]] += face["sides"]

    assert sides == {"red": 6, "blue": 6, "yellow": 6, "green": 6}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_a_newcomer_how_it_goes(game: str) -> None:
    primer = GAMES[game].info.primer
    assert primer[0][0] == "The aim"
    assert all(sentences.endswith(".") for _, sentences in primer)
