"""`tumblehall play`: what reaches the table, and what is refused before it."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.cli.conftest import Save, Tell
from tumblehall.commands import play
from tumblehall.commands.option_values import read_value
from tumblehall.kernel.options import Choice, FirstSeat, Flag, Number, Several

NAMES = ("game", "seats", "people", "bots", "options", "seed", "resume", "take_backs", "lamp", "lesson")


@pytest.fixture
def sat_down(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """A terminal, and a table that only notes who sat down to what."""
    calls: list[dict[str, Any]] = []

    def sit(*args: Any) -> int:
        calls.append(dict(zip(NAMES, args, strict=True)))
        return 0

    app = ModuleType("tumblehall.terminal.app")
    app.play = sit  # type: ignore[attr-defined]
    room = ModuleType("tumblehall.terminal")
    room.app = app  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tumblehall.terminal", room)
    monkeypatch.setitem(sys.modules, "tumblehall.terminal.app", app)
    monkeypatch.setattr(play, "at_terminal", lambda: True)
    return calls


def test_nothing_named_leaves_the_choice_to_the_screen(sat_down: list[dict[str, Any]], tell: Tell) -> None:
    assert tell("play").status == 0
    assert [list(call.values()) for call in sat_down] == [[None, None, None, "", {}, None, None, True, True, None]]


def test_name_of_a_game_is_enough(sat_down: list[dict[str, Any]], tell: Tell) -> None:
    assert tell("play", "angryquest").status == 0
    (call,) = sat_down
    assert list(call.values()) == ["angryquest", 2, None, "", {}, None, None, True, True, None]


def test_everything_named_reaches_the_table(sat_down: list[dict[str, Any]], tell: Tell) -> None:
    line = "play angryquest --seats 3 --people 2,0 --bots random --option monster=storm-roc --option first=1 --seed x"
    assert tell(*line.split(), "--no-take-backs").status == 0
    assert sat_down == [
        {
            "game": "angryquest",
            "seats": 3,
            "people": [0, 2],
            "bots": "random",
            "options": {"monster": "storm-roc", "first": 1},
            "seed": "x",
            "resume": None,
            "take_backs": False,
            "lamp": True,
            "lesson": None,
        }
    ]


@pytest.mark.parametrize(("people", "seats"), [("all", [0, 1, 2]), ("none", []), ("1", [1])])
def test_people_sit_where_they_say(people: str, seats: list[int], sat_down: list[dict[str, Any]], tell: Tell) -> None:
    tell("play", "angryquest", "--seats", "3", "--people", people)
    assert sat_down[0]["people"] == seats


def test_saved_game_goes_on(sat_down: list[dict[str, Any]], tell: Tell, save: Save, begun: str) -> None:
    file = save(begun)
    assert tell("play", "--resume", file).status == 0
    (call,) = sat_down
    assert list(call.values()) == ["angryquest", 2, None, "", {}, None, file, True, True, None]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("chess", 'there is no game "chess"; the games are '),
        ("--seats 3", "name the game that is meant; the games are "),
        ("--people all", "name the game that is meant"),
        ("angryquest --seats 9", "angryquest has 2 to 4 seats; got 9"),
        ("angryquest --seats 0", "argument --seats: must be a whole number from 1"),
        ("angryquest --seats two", "argument --seats: must be a whole number from 1"),
        ("angryquest --option wings=2", "angryquest has no option 'wings'; its options are monster, first"),
        ("angryquest --option frist=0", "; did you mean 'first'?"),
        ("angryquest --option monster=kraken", "option 'monster'"),
        ("angryquest --option first=9", "option 'first' must be a seat from 0 to 1; got 9"),
        ("angryquest --option first=x", "option 'first'"),
        ("angryquest --option monster", "--option: must be NAME=VALUE; got 'monster'"),
        ("angryquest --option first=0 --option first=1", "--option: 'first' is given twice"),
        ("angryquest --people 5", "--people: there is no seat 5; the seats are 0 to 1"),
        ("angryquest --people me", "must be seat numbers such as 0,2, or all, or none; got 'me'"),
        ("angryquest --bots deep-thought", "there is no bot 'deep-thought' for angryquest; the bots are "),
        ("angryquest --resume x.json", "give --resume without them"),
        ("--resume no-such-file.json", "cannot read no-such-file.json: No such file or directory"),
    ],
)
def test_bad_input_is_refused_before_the_table_opens(
    line: str, words: str, sat_down: list[dict[str, Any]], tell: Tell
) -> None:
    assert words in tell("play", *line.split()).refusal()
    assert sat_down == []


def test_damaged_save_is_refused(sat_down: list[dict[str, Any]], tell: Tell, save: Save, begun: str) -> None:
    file = save(begun.replace('"seed": "evening"', '"seed": "morning"'))
    assert tell("play", "--resume", file).refusal().startswith(f"{file}: record.")
    assert sat_down == []


def test_play_needs_a_terminal(tell: Tell) -> None:
    assert tell("play", "angryquest").refusal().startswith("play needs a terminal")


def test_play_needs_textual(tell: Tell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(play, "at_terminal", lambda: True)
    for name in [name for name in sys.modules if name.startswith(("tumblehall.terminal", "textual"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "textual", None)
    assert "which is not installed" in tell("play", "angryquest").refusal()


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (Flag(False, ""), "yes", True),
        (Flag(False, ""), "False", False),
        (Flag(False, ""), "maybe", "maybe"),
        (Number(0, 9, 0, ""), "7", 7),
        (Number(0, 9, 0, ""), "-7", "-7"),
        (FirstSeat(), "1", 1),
        (FirstSeat(), "random", "random"),
        (Several(("a", "b"), (), ""), "a, b", ["a", "b"]),
        (Several(("a", "b"), (), ""), "", []),
        (Choice(("1", "2"), "1", ""), "1", "1"),
        (Choice(("one", "two"), "one", ""), "ONE", "one"),
        (Several(("a", "b"), (), ""), "A,c", ["a", "c"]),
    ],
)
def test_values_are_read_as_their_options_would_have_them(option: Any, text: str, value: object) -> None:
    assert read_value(option, text) == value


def test_a_recommendation_that_was_not_taken_is_told(sat_down: list[dict[str, Any]], tell: Tell) -> None:
    assert "--option health=" in tell("play", "quaeleon", "--seats", "6").out
    assert tell("play", "quaeleon", "--seats", "6", "--option", "health=60").out == ""
    assert tell("play", "quaeleon", "--seats", "2").out == ""


def test_what_is_odd_is_told_before_the_table_opens(sat_down: list[dict[str, Any]], tell: Tell) -> None:
    odd = "large_dice: Corrupted Quiddity weighs heavily in draws of 2 and 3."
    demons = ("play", "quarriors", "--option", "sets=base,demons,light-dark")
    assert odd in tell(*demons).out
    assert odd not in tell(*demons, "--option", "large_dice=no").out
    assert odd not in tell("play", "quarriors", "--option", "sets=base,light-dark").out
    assert len(sat_down) == 3


def test_a_lesson_is_the_first_game_of_a_game(sat_down: list[dict[str, Any]], tell: Tell) -> None:
    assert tell("play", "quarriors", "--lesson").status == 0
    assert list(sat_down[0].values()) == ["quarriors", None, None, "", {}, None, None, True, True, "quarriors"]
    assert tell("play", "--lesson", "quarriors-demons").status == 0
    assert (sat_down[1]["game"], sat_down[1]["lesson"]) == ("quarriors", "quarriors-demons")
    assert "is one of quarriors, not of dicequest" in tell("play", "dicequest", "--lesson", "quarriors-demons").err
    refused = tell("play", "quarriors", "--lesson", "--seats", "3")
    assert "a lesson has its own seats" in refused.err
