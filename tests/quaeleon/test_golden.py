"""Golden playthroughs: whole games, recorded and read in review; `golden.py` says how to write them anew."""

import pytest

import tumblehall as th
from tests.fixtures.golden_log import log_text
from tests.quaeleon.golden import FOLDER, GAMES, Golden

NAMES = [golden.name for golden in GAMES]


def recorded(golden: Golden) -> th.Table:
    return th.replay(th.Record.from_json((FOLDER / f"{golden.name}.json").read_text("utf-8")))


def end_of(name: str) -> th.Outcome:
    outcome = recorded(next(golden for golden in GAMES if golden.name == name)).outcome
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("golden", GAMES, ids=NAMES)
def test_a_recorded_game_plays_out_as_it_was_read(golden: Golden) -> None:
    table = recorded(golden)
    assert log_text(table) == (FOLDER / f"{golden.name}.txt").read_text("utf-8")
    assert table.outcome is not None
    assert golden.ending in table.outcome.reason


@pytest.mark.rule("KQ-1.1", "KQ-5.2")
@pytest.mark.parametrize("name", ["two-seats", "four-seats", "six-seats"])
def test_the_last_player_with_health_wins(name: str) -> None:
    end = end_of(name)
    assert end.scores is not None
    assert [who for who, left in enumerate(end.scores) if left > 0] == list(end.winners)
    assert len(end.winners) == 1


@pytest.mark.rule("KQ-5.2", "R26")
def test_a_game_without_a_winner() -> None:
    end = end_of("no-winner")
    assert (end.winners, end.scores) == ((), (0, 0, 0))
    assert len(end.ranking[0]) > 1


@pytest.mark.rule("R35")
def test_a_game_of_60_rounds_is_shared_by_equal_health() -> None:
    assert end_of("round-60").winners == (0, 2)


def test_golden_files_stay_short_enough_to_be_read() -> None:
    assert max(file.stat().st_size for file in FOLDER.iterdir()) < 60_000


def test_nothing_else_lies_among_the_golden_games() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(NAMES)
