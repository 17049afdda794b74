"""`tumblehall fuzz`: what it plays, what it tells, and how it ends."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Save, Tell
from tumblehall.commands import fuzz
from tumblehall.commands.running import ProgressLine
from tumblehall.kernel.conformance import ConformanceFailure, GameStats
from tumblehall.lab.fuzz import FuzzFailure, FuzzReport, Manner

Calls = list[tuple[Any, ...]]
FAILURE = FuzzFailure(17, "undo", "undo, at step 4: the view differs", Path("out/a-17.json"), "tumblehall fuzz a")


@pytest.fixture
def fuzzed(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Plays nothing, and finds a failure when the seed is `bad`."""
    calls: Calls = []

    def play(*args: Any) -> FuzzReport:
        *given, progress, manner, _ = args
        calls.append((*given, manner))
        progress(1, 0)
        failures = [FAILURE] if args[3] == "bad" else []
        return FuzzReport(args[0], args[3], games=2, answers=900, seconds=3.2, failures=failures)

    monkeypatch.setattr(fuzz, "run_fuzz", play)
    return calls


def test_defaults(fuzzed: Calls, tell: Tell) -> None:
    told = tell("fuzz", "angryquest")
    assert fuzzed == [("angryquest", 1000, None, "1", 1, Path("fuzz-failures"), Manner())]
    assert (told.status, told.err) == (0, "")
    assert told.out == "angryquest, seed 1: 2 games with 900 answers in 3 s, no failure\n"


def test_everything_named_reaches_the_fuzzer(fuzzed: Calls, tell: Tell, tmp_path: Path) -> None:
    line = f"fuzz angryquest --games 7 --seconds 5 --seed night --workers 2 --out {tmp_path} --fast --option first=0"
    tell(*line.split())
    assert fuzzed == [("angryquest", 7, 5, "night", 2, tmp_path, Manner(fast=True, options={"first": 0}))]


def test_failure_is_told_with_the_way_to_check_it_again(fuzzed: Calls, tell: Tell) -> None:
    told = tell("fuzz", "angryquest", "--seed", "bad")
    assert told.status == 1
    assert "game 17 failed: undo, at step 4: the view differs\n  check it again: tumblehall fuzz a\n" in told.out
    assert told.out.endswith(", 1 failed\n")


def test_real_games_are_played(tell: Tell, tmp_path: Path) -> None:
    told = tell("fuzz", "angryquest", "--games", "1", "--out", tmp_path / "failures")
    assert told.status == 0, told.out
    assert told.out.startswith("angryquest, seed 1: 1 games with ")
    assert not (tmp_path / "failures").exists()


def test_the_fast_path_plays_what_is_fixed(tell: Tell, tmp_path: Path) -> None:
    told = tell("fuzz", "quarriors", "--fast", "--games", "3", "--option", "sets=base,demons", "--out", tmp_path)
    assert told.status == 0, told.out
    assert told.out.startswith("quarriors, seed 1: 3 games with ")


def test_what_can_never_be_played_is_refused_with_the_reason(tell: Tell) -> None:
    told = tell("fuzz", "quarriors", "--option", "sets=nothing")
    assert "all refused: option 'sets'" in told.refusal()


def test_record_is_checked_again(tell: Tell, save: Save, begun: str) -> None:
    file = save(begun)
    told = tell("fuzz", "angryquest", "--record", file)
    assert told.status == 0, told.out
    assert told.out.startswith(f"{file}: ")
    assert told.out.endswith(" answers, no failure\n")


def test_record_that_still_fails_is_told(tell: Tell, save: Save, begun: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> GameStats:
        raise ConformanceFailure("undo", "the view differs", 4, None)

    monkeypatch.setattr(fuzz, "check_again", fail)
    told = tell("fuzz", "angryquest", "--record", save(begun))
    assert told.status == 1
    assert "the view differs" in told.out


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("chess", 'there is no game "chess"'),
        ("angryquest --games 0", "argument --games: must be a whole number from 1"),
        ("angryquest --games many", "argument --games: must be a whole number from 1"),
        ("angryquest --seconds -1", "argument --seconds: "),
        ("angryquest --workers 0", "argument --workers: must be a whole number from 1"),
        ("angryquest --workers 65", "argument --workers: must be a whole number from 1 to 64; got '65'"),
        ("angryquest --out pyproject.toml", "--out: pyproject.toml is there already and is no folder"),
        ("angryquest --record no-such-file.json", "cannot read no-such-file.json"),
        ("", "the following arguments are required: GAME"),
    ],
)
def test_bad_input_is_refused(
    line: str, words: str, fuzzed: Calls, tell: Tell, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(pytestconfig.rootpath)
    assert words in tell("fuzz", *line.split()).refusal()
    assert fuzzed == []


def test_record_of_another_game_is_refused(tell: Tell, save: Save, begun: str) -> None:
    file = save(begun.replace('"game": "angryquest"', '"game": "chess"'))
    assert tell("fuzz", "angryquest", "--record", file).refusal() == f"{file}: is a record of chess, not of angryquest"


def test_progress_is_a_line_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    progress = ProgressLine()
    progress("one")
    progress.said -= 60
    progress("two")
    progress("three")
    progress.close()
    assert capsys.readouterr().err == "two\n"


def test_progress_at_a_terminal_stays_in_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    progress = ProgressLine()
    progress.live, progress.pause = True, 0
    progress("one")
    progress("two")
    progress.close()
    assert capsys.readouterr().err == "\rone \rtwo \n"
