"""Golden playthroughs: whole games, recorded and read in review; `golden.py` says how to write them anew."""

import pytest

import tumblehall as th
from tests.angryquest.golden import FOLDER, GAMES, Golden
from tests.fixtures.golden_log import log_text

NAMES = [golden.name for golden in GAMES]


def recorded(golden: Golden) -> th.Table:
    return th.replay(th.Record.from_json((FOLDER / f"{golden.name}.json").read_text("utf-8")))


@pytest.mark.parametrize("golden", GAMES, ids=NAMES)
def test_a_recorded_game_plays_out_as_it_was_read(golden: Golden) -> None:
    assert log_text(recorded(golden)) == (FOLDER / f"{golden.name}.txt").read_text("utf-8")


@pytest.mark.rule("AQ-6.9")
def test_there_is_a_game_for_each_way_to_end() -> None:
    reasons = [table.outcome.reason.split(" ", 1)[1] for table in map(recorded, GAMES) if table.outcome is not None]
    assert reasons == ["is the last one left", "defeated the monster", "defeated the monster"]


@pytest.mark.rule("AQ-1.1")
def test_there_is_a_game_for_each_number_of_players() -> None:
    assert [recorded(golden).seats for golden in GAMES] == [2, 3, 4]


def test_golden_files_stay_short_enough_to_be_read() -> None:
    assert max(file.stat().st_size for file in FOLDER.iterdir()) < 60_000
