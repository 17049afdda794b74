"""Golden playthroughs: whole games, recorded and read in review; `golden.py` says how to write them anew."""

import pytest

from tests.angryquest.golden import FOLDER, GAMES
from tests.fixtures.golden import end_of, recorded


@pytest.mark.rule("AQ-6.9")
def test_there_is_a_game_for_each_way_to_end() -> None:
    reasons = [end_of(FOLDER, golden.name).reason.split(" ", 2)[2] for golden in GAMES]
    assert reasons == ["is the last one left", "defeated the monster", "defeated the monster"]


@pytest.mark.rule("AQ-1.1")
def test_there_is_a_game_for_each_number_of_players() -> None:
    assert [recorded(FOLDER, golden.name).seats for golden in GAMES] == [2, 3, 4]
