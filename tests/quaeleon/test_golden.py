"""Golden playthroughs: whole games, recorded and read in review; `golden.py` says how to write them anew."""

import pytest

from tests.fixtures.golden import end_of
from tests.quaeleon.golden import FOLDER


@pytest.mark.rule("KQ-1.1", "KQ-5.2")
@pytest.mark.parametrize("name", ["two-seats", "four-seats", "six-seats"])
def test_the_last_player_with_health_wins(name: str) -> None:
    end = end_of(FOLDER, name)
    assert end.scores is not None
    assert [who for who, left in enumerate(end.scores) if left > 0] == list(end.winners)
    assert len(end.winners) == 1


@pytest.mark.rule("KQ-5.2", "R26")
def test_a_game_without_a_winner() -> None:
    end = end_of(FOLDER, "no-winner")
    assert (end.winners, end.scores) == ((), (0, 0, 0))
    assert len(end.ranking[0]) > 1


@pytest.mark.rule("R35")
def test_a_game_of_60_rounds_is_shared_by_equal_health() -> None:
    assert end_of(FOLDER, "round-60").winners == (0, 2)
