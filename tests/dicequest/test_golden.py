"""Golden playthroughs: whole games, recorded and read in review; `golden.py` says how to write them anew."""

import pytest

import tumblehall as th
from tests.dicequest.golden import FOLDER, GAMES, Golden, ends_as_said
from tests.fixtures.golden_log import log_text

NAMES = [golden.name for golden in GAMES]


def recorded(name: str) -> th.Table:
    return th.replay(th.Record.from_json((FOLDER / f"{name}.json").read_text("utf-8")))


@pytest.mark.parametrize("golden", GAMES, ids=NAMES)
def test_a_recorded_game_plays_out_as_it_was_read(golden: Golden) -> None:
    table = recorded(golden.name)
    assert log_text(table) == (FOLDER / f"{golden.name}.txt").read_text("utf-8")
    assert ends_as_said(golden, table)


@pytest.mark.rule("DQ-2.1", "DQ-2.4")
@pytest.mark.parametrize("name", ["two-seats", "three-seats", "four-seats"])
def test_after_nine_rounds_the_most_points_win(name: str) -> None:
    table = recorded(name)
    assert table.outcome is not None
    assert table.outcome.scores is not None
    best = max(table.outcome.scores)
    assert table.view(None)["round"] == 9
    assert table.outcome.winners == tuple(who for who, points in enumerate(table.outcome.scores) if points == best)


@pytest.mark.rule("DQ-2.4")
def test_a_tie_goes_to_the_larger_party() -> None:
    end = recorded("tied").outcome
    assert end is not None
    assert end.scores is not None
    assert (len(set(end.scores)), len(end.winners)) == (1, 1)


@pytest.mark.rule("DQ-9.8")
def test_there_is_a_game_of_every_difficulty() -> None:
    played = {golden.options["difficulty"] for golden in GAMES if golden.options.get("mode") == "coop"}
    assert played == {"practice", "normal", "hard", "heroic", "legendary", "godly"}


def test_golden_files_stay_short_enough_to_be_read() -> None:
    assert max(file.stat().st_size for file in FOLDER.iterdir()) < 60_000


def test_nothing_else_lies_among_the_golden_games() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(NAMES)
