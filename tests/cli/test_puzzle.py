"""`tumblehall puzzle` asks and judges; `tumblehall puzzles` makes them, and goes on where it was stopped."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Tell
from tumblehall.analysis import puzzle_making
from tumblehall.analysis.puzzle import puzzle_of, puzzles_of
from tumblehall.commands.puzzle import day


def answering(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    typed = iter(lines)

    def ask(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", ask)


def test_right_answer_is_told_with_its_reason(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_of(day("2026-11-18"), "quaeleon")
    answering(monkeypatch, "0", puzzle.answer)
    told = tell("puzzle", "quaeleon", "--day", "2026-11-18", "--plain")
    assert told.status == 0
    assert f"You are seat {puzzle.seat}" in told.out
    assert "answer with a number from 1 to" in told.out
    assert "Yes, that is best:" in told.out


def test_wrong_answer_is_told_what_is_better(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_of(day("2026-11-18"), "dicequest")
    ids = [option.id for option in puzzle.question(puzzle.table("puzzle")).options]
    answering(monkeypatch, str(1 + ids.index(puzzle.second)))
    told = tell("puzzle", "dicequest", "--day", "2026-11-18", "--plain")
    assert "There is something better:" in told.out


def test_who_gives_no_answer_is_told_nothing(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch)
    told = tell("puzzle", "--day", "2026-11-18", "--plain")
    assert told.status == 0
    assert "something better" not in told.out


def test_other_words_are_refused(tell: Tell, tmp_path: Path) -> None:
    assert "must be a day" in tell("puzzle", "--day", "yesterday").refusal()
    assert "there is no game" in tell("puzzle", "chess").refusal()
    out = tmp_path / "puzzles.json"
    assert "there is no bot" in tell("puzzles", "quaeleon", "--level", "genius", "--out", out).refusal()
    out.write_text("[]")
    assert "is no file of puzzles" in tell("puzzles", "quaeleon", "--out", out).refusal()


def test_making_goes_on_where_it_was_stopped(tell: Tell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = puzzles_of("quaeleon")
    looked: list[int] = []

    def find(_making: object, _seed: str, number: int) -> object:
        looked.append(number)
        return shipped[number] if number % 2 else None

    monkeypatch.setattr(puzzle_making.Making, "find", find)
    out = tmp_path / "puzzles.json"
    for games in (2, 5):
        told = tell("puzzles", "quaeleon", "--games", str(games), "--level", "skilled", "--out", out)
        assert told.status == 0, told
    assert looked == [0, 1, 2, 3, 4]
    doc = json.loads(out.read_text())
    assert (doc["made"]["games"], [one["id"] for one in doc["list"]]) == (5, [shipped[1].id, shipped[3].id])
    assert (
        "has other puzzles" in tell("puzzles", "quaeleon", "--seed", "2", "--level", "skilled", "--out", out).refusal()
    )
