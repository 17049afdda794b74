"""`tumblehall position`: the situation, and what if."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tumblehall as th
from tests.cli.conftest import Save, Tell


@pytest.fixture
def file(save: Save, begun: str) -> Path:
    return save(th.replay(th.Record.from_json(begun)).position())


@pytest.fixture
def secret_picks(save: Save) -> Path:
    """Two seats choose at once."""
    return save(th.new_table("angryquest", seats=2, seed="evening").position())


def table_of(file: Path) -> th.Table:
    return th.from_position(json.loads(file.read_text()), seed="")


def test_decisions_are_printed_with_every_option(file: Path, tell: Tell) -> None:
    decision = table_of(file).decisions[0]
    out = tell("position", file).out
    assert out.startswith("angryquest, 2 seats\n")
    assert f"Seat {decision.seat}: {decision.prompt}" in out
    assert all(f" {option.id} " in out and option.label in out for option in decision.options)
    assert f"  * {decision.default} " in out


def test_answers_are_given_one_after_the_other(file: Path, tell: Tell) -> None:
    table = table_of(file)
    answers: list[str] = []
    for _ in range(4):
        decision = table.decisions[0]
        answers += ["--act", decision.options[-1].id]
        table.act(decision.seat, decision.options[-1].id)
    told = tell("position", file, *answers, "--json")
    assert json.loads(told.out) == table.position()
    assert table.events(None)[-1].text in tell("position", file, *answers).out


def test_dice_are_repeatable_and_follow_the_seed(file: Path, tell: Tell) -> None:
    table, act = table_of(file), list[str]()
    while not table.uses:
        decision = table.decisions[0]
        act += ["--act", decision.default]
        table.act(decision.seat, decision.default)
    assert tell("position", file, *act).out == tell("position", file, *act).out
    seen = {tell("position", file, *act, "--json", "--seed", str(n)).out for n in range(20)}
    assert len(seen) > 1


def test_json_can_be_read_again(file: Path, tell: Tell) -> None:
    text = tell("position", file, "--json").out
    done = subprocess.run(
        [sys.executable, "-m", "tumblehall", "position", "-", "--json"], input=text, capture_output=True, text=True
    )
    assert done.stdout == text


def test_seat_is_named_where_several_choose(secret_picks: Path, tell: Tell) -> None:
    option = table_of(secret_picks).decisions[1].options[0].id
    for answer in (option, f"1:{option}"):
        out = tell("position", secret_picks, "--act", answer).out
        assert "Seat 0: " in out
        assert "Seat 1: " not in out


def test_answer_that_is_not_on_offer_is_refused(file: Path, tell: Tell) -> None:
    assert "fly away" in tell("position", file, "--act", "fly away").refusal()


def test_answer_of_a_seat_that_is_not_there_is_refused(file: Path, tell: Tell) -> None:
    assert "there is no seat 7" in tell("position", file, "--act", "7:roll").refusal()


def test_game_that_is_over_tells_its_end(tell: Tell, save: Save, finished: str) -> None:
    table = th.replay(th.Record.from_json(finished))
    file = save(table.position())
    assert table.outcome is not None
    assert table.outcome.reason in tell("position", file).out
    assert "the game is over" in tell("position", file, "--act", "roll").refusal()


def test_record_is_no_position(tell: Tell, save: Save, finished: str) -> None:
    assert "is a record, not a position" in tell("position", save(finished)).refusal()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, 'there is no game "chess"'),
        ({"wings": 2}, 'unknown field "wings"'),
        ({"seats": []}, "position.seats: must have 2 to 4 members; has 0"),
        ({"options": {"monster": 3}}, "option 'monster'"),
        ({"pending": {"stack": [["dance", 0]]}}, "position.pending.stack[0][0]: must be one of"),
    ],
)
def test_impossible_position_is_refused_with_the_place(
    change: dict[str, object], words: str, file: Path, tell: Tell, save: Save
) -> None:
    bad = save(json.loads(file.read_text()) | change)
    refusal = tell("position", bad).refusal()
    assert refusal.startswith(f"{bad}: ")
    assert words in refusal
