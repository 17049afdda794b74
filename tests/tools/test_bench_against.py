"""`make bench AGAINST=commit` measures two versions side by side and tells which is slower."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench.against import Rounds, table, unmatched, verdict

ROOT = Path(__file__).parents[2]


def rounds(*ratios: float) -> Rounds:
    """Decisions a second of so many rounds, by their ratio; all else stays as it was."""
    same = {"games": 10.0, "set-ups": 50.0, "clones": 100.0}
    return [({"decisions": 1000.0, **same}, {"decisions": 1000.0 * ratio, **same}) for ratio in ratios]


@pytest.mark.parametrize(
    ("ratios", "said"),
    [
        ((1.0, 0.99, 1.01), "no game is slower by more than 2 %"),
        ((0.5, 1.0, 1.0), "no game is slower by more than 2 %"),
        ((0.95, 0.97, 0.96), "slower by more than 2 %: pig decisions 0.960"),
    ],
)
def test_the_median_of_the_rounds_decides(ratios: tuple[float, ...], said: str) -> None:
    assert list(verdict({"pig": rounds(*ratios)})) == [said]


def test_table_has_both_rates_and_their_ratio() -> None:
    head, decisions, games, set_ups, clones = table({"pig": rounds(0.9, 1.0, 1.1)})
    assert head.split() == ["old", "new", "ratio"]
    assert decisions.split() == ["pig", "decisions", "1,000", "1,000", "1.000", "±0.100"]
    assert games.split() == ["games", "10", "10", "1.000", "±0.000"]
    assert set_ups.split() == ["set-ups", "50", "50", "1.000", "±0.000"]
    assert clones.split() == ["clones", "100", "100", "1.000", "±0.000"]


def test_games_of_one_side_only_are_named() -> None:
    assert list(unmatched({"pig", "go"})) == ["not on both sides: go, pig"]
    assert list(unmatched(set())) == []


def against(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "bench.against", *args], cwd=ROOT, capture_output=True, text=True)


def test_a_commit_can_be_measured() -> None:
    done = against("HEAD", "--rounds", "1", "--seconds", "0.01", "--only", "angry")
    assert done.returncode == 0, done.stderr
    assert "angryquest  decisions" in done.stdout
    assert "slower by more than 2 %" in done.stdout


def test_an_unknown_commit_is_refused() -> None:
    done = against("no-such-commit")
    assert done.returncode == 1
    assert "there is no commit 'no-such-commit' to compare with" in done.stderr
