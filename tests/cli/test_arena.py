"""`tumblehall arena`: what it tells, what it writes, and what it refuses."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tell

LAST = """
class Last:
    def choose(self, view, decision, rng):
        return decision.options[-1].id
"""


def test_a_bot_of_ones_own_meets_a_level(tell: Tell, tmp_path: Path) -> None:
    bot = tmp_path / "last_bot.py"
    bot.write_text(LAST)
    told = tell("arena", "quaeleon", f"{bot}:Last", "random", "--games", "3")
    assert told.status == 0
    first, share, own, other = told.out.splitlines()[:4]
    assert first.startswith(f"{bot}:Last – random: 4 games, ")
    assert share.startswith(f"  {bot}:Last wins ")
    assert own.startswith(f"{bot}:Last: a choice takes ")
    assert other.endswith("ms at the 99th percentile")


def test_a_result_is_written_and_played_once(tell: Tell, tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    line = ("arena", "quaeleon", "skilled", "random", "--games", "4", "--commit", "abc", "--out", out)
    assert tell(*line).status == 0
    result, games = json.loads(out.read_text()), out.with_suffix(".jsonl").read_text()
    assert len(games.splitlines()) == 1 + 4
    assert (result["run"]["commit"], result["run"]["bots"]) == ("abc", ["skilled", "random"])
    assert result["meetings"][0]["won"][0]["share"] > 0.5
    tell(*line)
    assert json.loads(out.read_text()) == result
    assert out.with_suffix(".jsonl").read_text() == games


def test_the_sequential_test_says_at_which_share_it_stopped(tell: Tell) -> None:
    told = tell("arena", "quaeleon", "skilled", "random", "--games", "60", "--sprt", "0.3", "0.6")
    assert "decided at 100.0 % after 6 games: 60 % and not 30 %, errors of 5 %" in told.out


def test_one_seat_is_told_by_difficulty(tell: Tell) -> None:
    told = tell("arena", "dicequest", "random", "--seats", "1", "--games", "1")
    assert [line.partition(":")[0] for line in told.out.splitlines() if " games" in line][:2] == [
        "random, practice",
        "random, normal",
    ]


def test_three_seats_are_told_with_the_fair_share(tell: Tell) -> None:
    assert " times the fair share" in tell("arena", "quaeleon", "random", "careful", "--seats", "3", "--games", "3").out


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("quaeleon skilled nobody", "there is no bot 'nobody' for quaeleon"),
        ("quaeleon skilled", "one participant is nobody's rival"),
        ("quaeleon skilled random --option hats=3", "quaeleon has no option 'hats'"),
        ("quaeleon skilled random --sprt 0.6 0.5", "--sprt: two shares between 0 and 1"),
        ("quaeleon skilled random --out x.txt", "--out: the name of a result ends with .json; got x.txt"),
        ("quaeleon skilled random --seats 9", "--seats: quaeleon has 2 to 6 seats; got 9"),
    ],
)
def test_what_makes_no_sense_is_refused(line: str, words: str, tell: Tell) -> None:
    assert words in tell("arena", *line.split()).refusal()
