"""Golden playthroughs: whole games, recorded and read in review; `golden.py` says how to write them anew."""

import pytest

from tests.dicequest.golden import FOLDER, GAMES
from tests.fixtures.golden import end_of, recorded


@pytest.mark.rule("DQ-2.1", "DQ-2.4")
@pytest.mark.parametrize("name", ["two-seats", "three-seats", "four-seats"])
def test_after_nine_rounds_the_most_points_win(name: str) -> None:
    table = recorded(FOLDER, name)
    assert table.outcome is not None
    assert table.outcome.scores is not None
    best = max(table.outcome.scores)
    assert table.view(None)["round"] == 9
    assert table.outcome.winners == tuple(who for who, points in enumerate(table.outcome.scores) if points == best)


@pytest.mark.rule("DQ-2.4")
def test_a_tie_goes_to_the_larger_party() -> None:
    end = end_of(FOLDER, "tied")
    assert end.scores is not None
    assert (len(set(end.scores)), len(end.winners)) == (1, 1)


@pytest.mark.rule("DQ-9.8")
def test_there_is_a_game_of_every_difficulty() -> None:
    played = {golden.options["difficulty"] for golden in GAMES if golden.options.get("mode") == "coop"}
    assert played == {"practice", "normal", "hard", "heroic", "legendary", "godly"}
