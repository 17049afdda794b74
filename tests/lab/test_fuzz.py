"""The fuzzer: many set-ups, failures that become records, the same games whatever the number of workers."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.fixtures import broken
from tests.fixtures.bluff import GAME, BluffState
from tumblehall.kernel.conformance import ConformanceFailure
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import Choice, FirstSeat, Flag, GameOption, Number, Several, read_options
from tumblehall.kernel.record import Record
from tumblehall.kernel.values import Json
from tumblehall.lab.fuzz import Manner, check_again, play_one, run_fuzz
from tumblehall.lab.setups import draw_setup


def test_good_game_has_no_failures(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    report = run_fuzz(GAME, 12, None, "good", 1, tmp_path / "out", lambda done, failed: told.append((done, failed)))
    assert (report.games, report.failures) == (12, [])
    assert told == [(done, 0) for done in range(1, 13)]
    assert 0 < report.turns <= report.answers
    assert not (tmp_path / "out").exists()


def test_workers_play_the_same_games(tmp_path: Path) -> None:
    reports = [run_fuzz("quaeleon", 3, None, "same", workers, tmp_path) for workers in (1, 2)]
    for report in reports:
        report.seconds = 0
    assert reports[0] == reports[1]


def test_failure_is_written_as_a_record_that_fails_again(tmp_path: Path) -> None:
    game = broken.CRASHING
    report = run_fuzz(game, 10, None, "a night/1", 1, tmp_path)
    failure = report.failures[0]
    assert failure.check == "crash"
    assert failure.file.name == f"bluff-a-night-1-{failure.index}.json"
    assert failure.again == f"tumblehall fuzz bluff --record {failure.file}"
    assert "no such thing" in failure.file.with_suffix(".txt").read_text("utf-8")
    record = Record.from_json(failure.file.read_text("utf-8"))
    with pytest.raises(ConformanceFailure, match="no such thing"):
        check_again(record, game)
    assert check_again(record, GAME).answers == len([entry for entry in record.entries if entry.act])


def test_failure_without_a_record_is_written_too(tmp_path: Path) -> None:
    def dump(state: BluffState) -> dict[str, Json]:
        raise KeyError("dump")

    (failure,) = run_fuzz(replace(GAME, dump=dump), 1, None, "x", 1, tmp_path).failures
    assert failure.file.suffix == ".txt"
    assert "KeyError: 'dump'" in failure.file.read_text("utf-8")
    assert failure.again == "tumblehall fuzz bluff --games 1 --seed x"


def test_the_fast_path_counts_pieces(tmp_path: Path) -> None:
    manner = Manner(fast=True, options={"first": 0})
    assert run_fuzz(GAME, 20, None, "fast", 1, tmp_path, manner=manner).failures == []
    counts = iter(range(10**6))
    losing = replace(GAME, pieces=lambda state: {"cups": next(counts)})
    failure, *_ = run_fuzz(losing, 2, None, "fast", 1, tmp_path, manner=manner).failures
    assert failure.message.endswith("the count of pieces differs: cups 0 then 1")
    assert failure.again == "tumblehall fuzz bluff --games 1 --seed fast --fast --option first=0"


def test_the_fast_path_tells_of_a_game_that_breaks(tmp_path: Path) -> None:
    failures = run_fuzz(broken.CRASHING, 10, None, "a night/1", 1, tmp_path, manner=Manner(fast=True)).failures
    assert {failure.check for failure in failures} == {"crash"}
    assert "no such thing" in failures[0].message


def test_the_fast_path_tells_of_a_game_without_end(tmp_path: Path) -> None:
    short = replace(GAME, info=replace(GAME.info, longest=1))
    assert run_fuzz(short, 1, None, "x", 1, tmp_path, manner=Manner(fast=True)).failures[0].check == "longest"


def test_time_is_kept(tmp_path: Path) -> None:
    assert run_fuzz(GAME, 10**6, 0.2, "time", 1, tmp_path).games < 1000
    assert run_fuzz(GAME, 10**6, 0.0, "time", 2, tmp_path).games == 0


def test_one_game_can_be_played_again() -> None:
    assert play_one(GAME, "again", 3) == play_one(GAME, "again", 3)
    assert play_one(GAME, "again", 3) != play_one(GAME, "again", 4)


def test_unknown_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match='there is no game "chess"'):
        run_fuzz("chess", 1, None, "x", 1, tmp_path)


def test_every_option_is_drawn_within_its_range() -> None:
    declared: dict[str, GameOption] = {
        "word": Choice(("a", "b", "c"), "a", ""),
        "flag": Flag(False, ""),
        "number": Number(3, 5, 3, ""),
        "several": Several(("x", "y", "z"), ("x",), "", least=1),
        "first": FirstSeat(),
    }

    game = replace(GAME, info=replace(GAME.info, options=declared))
    rng, drawn = FastRng("options"), set()
    for _ in range(300):
        setup = draw_setup(game, rng)
        read_options(declared, setup.options, setup.seats)
        drawn |= {(name, str(value)) for name, value in setup.options.items()} | {("seats", str(setup.seats))}
    assert {("word", "c"), ("flag", "True"), ("number", "5"), ("several", "['z', 'y', 'x']")} <= drawn
    assert {("first", "random"), ("first", "5"), ("seats", "1"), ("seats", "6")} <= drawn
