"""Bots against each other: who meets whom, what counts, and that it is the same however it is played."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import tumblehall as th
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json
from tumblehall.lab.arena import playing
from tumblehall.lab.arena.keeping import Kept
from tumblehall.lab.arena.plan import Place, Plan, checked
from tumblehall.lab.arena.playing import Played, play
from tumblehall.lab.arena.run import Run
from tumblehall.lab.arena.sequential import Sequential
from tumblehall.lab.arena.setups import options_of_round

TWO = ("random", "careful")


def plan(names: tuple[str, ...] = TWO, seats: int = 2, game: str = "quaeleon", **options: str) -> Plan:
    return checked(game, names, seats, "a", options)


def ran(games: int, workers: int = 1, file: Path | None = None, test: Sequential | None = None) -> Run:
    run = Run(plan(), plan().rounds_for(games), Kept(file, {"game": "quaeleon"}), test)
    run.play(workers)
    return run


def untimed(run: Run) -> list[Played]:
    return [replace(game, seconds=0, times=()) for course in run.courses for game in course.games]


# -- who meets whom --------------------------------------------------------------------------------------------------


def test_two_meet_from_both_seats() -> None:
    (meeting,) = plan().meetings
    assert meeting.sittings == ((0, 1), (1, 0))


def test_three_at_two_seats_meet_in_pairs() -> None:
    assert [meeting.who for meeting in plan(("random", "careful", "skilled")).meetings] == [(0, 1), (0, 2), (1, 2)]


def test_two_at_three_seats_are_one_alone_on_each_seat() -> None:
    (meeting,) = plan(seats=3).meetings
    assert meeting.sittings == ((0, 1, 1), (1, 0, 1), (1, 1, 0))


def test_three_at_three_seats_sit_on_each_seat_once() -> None:
    (meeting,) = plan(("random", "careful", "skilled"), 3).meetings
    assert meeting.sittings == ((0, 1, 2), (2, 0, 1), (1, 2, 0))


def test_together_everybody_plays_every_difficulty_with_themselves() -> None:
    meetings = plan(seats=2, game="dicequest", mode="coop").meetings
    assert [(meeting.who, meeting.sittings) for meeting in meetings[:2]] == [((0,), ((0, 0),)), ((1,), ((1, 1),))]
    assert [meeting.condition["difficulty"] for meeting in meetings[::2]][:3] == ["practice", "normal", "hard"]


def test_one_seat_is_played_at_the_difficulty_that_is_named() -> None:
    meetings = plan(seats=1, game="dicequest", difficulty="hard").meetings
    assert [dict(meeting.condition) for meeting in meetings] == [{}, {}]


def test_games_go_round_by_round() -> None:
    three = plan(("random", "careful", "skilled"))
    assert [three.place(number) for number in (0, 1, 2, 6)] == [
        Place(0, 0, 0),
        Place(0, 0, 1),
        Place(0, 1, 0),
        Place(1, 0, 0),
    ]


@pytest.mark.parametrize(
    ("names", "seats", "words"),
    [(("random",), 2, "nobody's rival"), (("random", "random"), 2, "named once"), (TWO, 7, "2 to 6 seats; got 7")],
)
def test_who_cannot_meet_is_refused(names: tuple[str, ...], seats: int, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        plan(names, seats)


def test_games_of_a_round_have_their_seed_and_set_up_in_common(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[tuple[str, str]] = []

    def new_table(game: str, seats: int, seed: str, options: dict[str, Json]) -> th.Table:
        tables.append((seed, json.dumps(options)))
        return th.new_table(game, seats, seed, options)

    monkeypatch.setattr(playing, "new_table", new_table)
    quarriors = plan(game="quarriors")
    for number in range(4):
        play(quarriors, "a", number)
    assert tables[0] == tables[1] != tables[2] == tables[3]


def test_quarriors_draws_sets_unless_an_option_speaks_of_them() -> None:
    drawn = [options_of_round("quarriors", {}, f"a/{number}") for number in range(40)]
    assert {name for options in drawn for name in options["sets"]} >= {"base", "demons", "light-dark", "promos"}
    assert options_of_round("quarriors", {"sets": ["base"]}, "a/1") == {"sets": ["base"]}


# -- what counts -----------------------------------------------------------------------------------------------------


def test_the_same_games_however_many_workers() -> None:
    one, two = ran(12), ran(12, workers=2)
    assert untimed(one) == untimed(two)
    assert len(untimed(one)) == 12


def test_a_decided_meeting_ends_at_the_same_game_however_many_workers() -> None:
    test = Sequential(0.2, 0.8)
    one, two = ran(400, test=test), ran(400, workers=2, test=test)
    assert untimed(one) == untimed(two)
    assert 2 <= len(untimed(one)) < 400


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    whole = untimed(ran(8))
    ran(4, file=file)
    with file.open("a") as out:
        out.write("[4,[0,1],[1.0")  # cut off in the middle of a line
    asked: list[int] = []

    def played(plan: Plan, seed: str, number: int) -> Played:
        asked.append(number)
        return play(plan, seed, number)

    monkeypatch.setattr("tumblehall.lab.arena.run.play", played)
    assert untimed(ran(8, file=file)) == whole
    assert asked == [4, 5, 6, 7]


def test_games_of_another_run_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Kept(file, {"game": "quaeleon", "seed": "a"})
    with pytest.raises(BadInput, match="another run: seed was a, and is b; name another file"):
        Kept(file, {"game": "quaeleon", "seed": "b"})


@pytest.mark.parametrize("text", [b"{\n", b"3\n", b'{"seed": "a"}\n[1]\n', b'{"seed": "a"}\nno\n', b"\xff\xfe\n"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(text)
    with pytest.raises(BadInput, match="holds no games of an arena; name another file"):
        Kept(file, {"seed": "a"})


def test_a_share_of_one_among_two_others_is_that_of_its_seat() -> None:
    three = plan(seats=3)
    run = Run(three, 2, Kept(None, {}))
    run.play(1)
    (course,) = run.courses
    assert course.score(0).games == 6
    assert course.score(0).share + 2 * course.score(1).share == pytest.approx(1)


FAULTY = """
class Wrong:
    def choose(self, view, decision, rng):
        return "fly"

class Breaks:
    def choose(self, view, decision, rng):
        return view["wings"]

class Leaves:
    def choose(self, view, decision, rng):
        raise SystemExit(3)
"""
BY_NAME = [
    ("Wrong", "answered 'fly' to"),
    ("Breaks", "KeyError: 'wings'"),
    ("Leaves", "failed .*SystemExit: 3"),
]


@pytest.mark.parametrize(("name", "words"), BY_NAME)
def test_a_faulty_bot_of_ones_own_is_named(name: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "faulty_bot.py"
    file.write_text(FAULTY)
    with pytest.raises(BadInput, match=words):
        play(plan((f"{file}:{name}", "random")), "a", 0)


def test_a_game_without_end_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblehall.lab.job.MOST_ANSWERS", 10)
    with pytest.raises(BadInput, match="has not ended after 10 answers"):
        Run(plan(), 1, Kept(None, {})).play(1)
