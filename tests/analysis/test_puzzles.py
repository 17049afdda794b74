"""The puzzles that come with the package: each opens, is asked of its seat, and shows nothing that the seat may not
know."""

import json
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

import tumblehall as th
from tools.recheck_puzzles import rechecked
from tumblehall.analysis.choosing import Trial
from tumblehall.analysis.puzzle import Puzzle, puzzle_of, puzzles_of, read_puzzles, write_puzzles
from tumblehall.analysis.puzzle_making import ALIKE_AT_MOST, CLEAR, LEAST, NOTHING_SHORT, Making, fits
from tumblehall.analysis.situations import Situation
from tumblehall.kernel.flow import State
from tumblehall.kernel.position import dump_position
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.values import Json
from tumblehall.library import game_named

ROOT = Path(__file__).parents[2]
PUZZLES = ROOT / "src" / "tumblehall" / "analysis" / "puzzles"
GAMES = ("angryquest", "dicequest", "quaeleon", "quarriors")
MANY = 50


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_they_differ(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) >= MANY
    assert len({puzzle.id for puzzle in found}) == len(found)
    answers = Counter(puzzle.answer for puzzle in found)
    assert max(answers.values()) <= ALIKE_AT_MOST


@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_by_how_many_endings_they_were_made(game: str) -> None:
    made = json.loads((PUZZLES / f"{game}.json").read_text("utf-8"))["made"]
    words = (ROOT / "client" / "src" / "pages" / "puzzle" / "en.ts").read_text("utf-8")
    assert f"what {made['playouts']} imagined endings say" in words


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_opens_and_asks_its_seat(game: str) -> None:
    for puzzle in puzzles_of(game):
        table = puzzle.table("puzzle")
        decision = puzzle.question(table)
        labels = {option.id: option.label for option in decision.options}
        assert decision.kind == puzzle.kind
        assert len(labels) >= 3
        assert labels[puzzle.answer] == puzzle.label
        assert labels[puzzle.second] == puzzle.second_label
        assert puzzle.gain >= CLEAR
        assert LEAST <= puzzle.interval[0] <= puzzle.gain <= puzzle.interval[1]
        assert puzzle.why
        assert puzzle.missed_by


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_does_not_hang_on_what_the_seat_cannot_know(game: str) -> None:
    """Other worlds that the seat may imagine look the same to it, the question included."""
    for puzzle in puzzles_of(game)[::5]:
        state = puzzle.table("puzzle").state
        other = state.imagine(puzzle.seat, SimRng("other"))
        one, two = (th.from_position(position_of(puzzle, world), "puzzle") for world in (state, other))
        assert one.view(puzzle.seat) == two.view(puzzle.seat)
        assert puzzle.question(one) == puzzle.question(two)


def position_of(puzzle: Puzzle, state: State) -> dict[str, Json]:
    return dump_position(game_named(puzzle.game), state, puzzle.table("puzzle").options)


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_still_ranks_first(game: str) -> None:
    """Of a few of them, those that gain most, with a few playouts: others would need too many."""
    for puzzle in sorted(puzzles_of(game), key=lambda puzzle: -puzzle.gain)[:2]:
        at = Situation.of(puzzle.table("puzzle"), puzzle.seat)
        best, second = ((at.number_of(option),) for option in (puzzle.answer, puzzle.second))
        trial = Trial(at, puzzle.seat)
        gain, _ = trial.lead(trial.run([best, second], 30, SimRng("again")), best, second)
        assert gain > 0


def test_a_puzzle_is_looked_at_again_when_a_number_has_changed() -> None:
    puzzle = max(puzzles_of("quaeleon"), key=lambda puzzle: puzzle.gain)
    again = rechecked(puzzle, Making("quaeleon", "skilled", checked=50))
    assert again is not None
    assert again.answer == puzzle.answer
    assert replace(again, gain=puzzle.gain, interval=puzzle.interval, second=puzzle.second,
                   second_label=puzzle.second_label) == puzzle  # fmt: skip
    wrong = replace(puzzle, answer=puzzle.second, label=puzzle.second_label)
    assert rechecked(wrong, Making("quaeleon", "skilled", checked=50)) is None


def test_each_day_has_its_puzzle_and_all_come_before_one_comes_again() -> None:
    today = date(2026, 11, 18)
    days = [today + timedelta(days=number) for number in range(len(GAMES))]
    assert {puzzle_of(day).game for day in days} == set(GAMES)
    many = len(puzzles_of("quaeleon"))
    assert len({puzzle_of(today + timedelta(days=n), "quaeleon").id for n in range(many)}) == many
    assert puzzle_of(today) == puzzle_of(today)


def test_the_best_answer_is_praised_and_another_is_told_of_it() -> None:
    puzzle = puzzles_of("quaeleon")[0]
    assert puzzle.verdict(puzzle.answer).startswith("Yes, that is best:")
    wrong = puzzle.verdict(puzzle.second)
    assert wrong.startswith(f"There is something better: {puzzle.label}")
    assert "over your answer" in wrong
    third = next(o.id for o in puzzle.question(puzzle.table("1")).options if o.id not in (puzzle.answer, puzzle.second))
    assert puzzle.second_label in puzzle.verdict(third)


def test_almost_every_answer_has_its_reason() -> None:
    """What it brings that the next best does not."""
    unsaid = [puzzle.id for game in GAMES for puzzle in puzzles_of(game) if puzzle.why == NOTHING_SHORT]
    assert len(unsaid) <= 2


def test_making_finds_the_same_again_and_what_it_finds_can_be_read(tmp_path: Path) -> None:
    making = Making("quaeleon", "skilled", checked=50)
    found = [puzzle for number in range(3) if (puzzle := making.find("test", number)) is not None]
    assert found
    number = int(found[0].id.rsplit("-", 1)[1])
    assert making.find("test", number) == found[0]
    file = tmp_path / "quaeleon.json"
    write_puzzles(file, "quaeleon", {"games": 3}, found)
    assert list(read_puzzles(file.read_text("utf-8"))) == found


def test_no_more_than_a_few_of_a_kind_are_kept() -> None:
    one = puzzles_of("quaeleon")[0]
    assert fits(one, [], 10)
    assert not fits(one, [one] * ALIKE_AT_MOST, 100)
