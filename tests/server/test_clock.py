"""The times of a table."""

from typing import Literal

import pytest

from tests.server.founded import Story, playing, with_bluff
from tumblehall.server import deeds as d
from tumblehall.server.clock import RETURN_SHARE
from tumblehall.server.showing import table_card

MOVE = d.Clock("move", 60)
GAME = d.Clock("game", 600, 5)
HANDS = [{"hand": ["fox", "owl", "bear"]}, {"hand": ["hare", "owl", "bear"]}]
PICKING = {"game": "bluff", "options": {}, "seats": HANDS, "pending": {
    "stack": [["reveal"], ["fork"]], "branches": [[["pick", 0]], [["pick", 1]]],
}}  # fmt: skip


def timed(clock: d.Clock, absent: Literal["bot", "answer", "wait"] = "bot") -> Story:
    """A game in which seat 0 has just been asked how to move."""
    story = playing(manners=d.Manners(clock=clock, absent=absent), first=0)
    while story.game.decisions[0].kind != "move":
        story.act()
    return story


def picking(monkeypatch: pytest.MonkeyPatch, clock: d.Clock) -> Story:
    """Both seats secretly pick cards."""
    with_bluff(monkeypatch)
    return playing(game="bluff", start=PICKING, manners=d.Manners(clock=clock))


def test_each_answer_has_the_whole_time_of_a_move_clock() -> None:
    story = timed(MOVE)
    assert story.room.times.until(0) == story.now + 60
    story.act(after=20)
    assert story.room.times.until(0) == story.now + 60


def test_seat_that_is_not_asked_has_no_time_running() -> None:
    assert timed(MOVE).room.times.until(1) is None


def test_game_clock_counts_all_answers_and_gives_a_bonus_for_each() -> None:
    story = timed(GAME)
    left = story.room.times.left[0]
    story.act(after=20)
    assert story.room.times.left[0] == left - 20 + 5
    assert story.room.times.until(0) == story.now + left - 15


def test_game_clock_does_not_run_while_others_think() -> None:
    story = timed(GAME)
    left = story.room.times.left[1]
    story.act(after=20)
    assert story.room.times.left[1] == left


def test_answer_that_is_taken_back_brings_no_bonus() -> None:
    story = timed(GAME)
    left = story.room.times.left[0]
    story.act(after=20).tell(d.Undone(seat=0), after=10).act(after=10)
    assert story.room.times.left[0] == left - 40 + 5


def test_taking_back_renews_no_move_clock() -> None:
    story = timed(MOVE)
    until = story.room.times.until(0)
    story.act(after=50)
    assert story.game.why_no_undo(0) is None
    story.tell(d.Undone(seat=0), after=5)
    assert story.room.times.until(0) == until


def test_no_bonus_without_an_answer() -> None:
    """Seat 1 takes back its answer, as agreed: seat 0 is asked no more, and has done nothing."""
    story = timed(GAME)
    left = story.room.times.left[0]
    story.tell(d.UndoAsked(seat=1), after=1).tell(d.UndoAnswered(seat=0, yes=True), after=2)
    assert story.room.to_act == (1,)
    assert story.room.times.left[0] == left - 3


def test_empty_clock_stays_empty() -> None:
    assert timed(GAME).act(after=10_000).room.times.left[0] == 5


def test_clock_stops_when_the_game_is_over() -> None:
    story = timed(MOVE).tell(d.EndVoted(seat=0, yes=True)).tell(d.EndVoted(seat=1, yes=True))
    assert story.room.times.since == [None, None]


def test_table_without_a_clock_has_no_time() -> None:
    assert timed(d.Clock()).room.times.until(0) is None


def test_answer_ends_a_reminder() -> None:
    story = timed(MOVE).tell(d.Reminded(seat=0), after=30)
    assert story.room.times.reminded[0] == story.now
    assert story.act().room.times.reminded[0] is None


def test_talk_moves_no_clock() -> None:
    story = timed(MOVE)
    until = story.room.times.until(0)
    assert story.tell(d.Said(seat=0, text="wait")).room.times.until(0) == until


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_saying_i_am_here_does_not_stop_a_clock(clock: d.Clock) -> None:
    story = timed(clock)
    until = story.room.times.until(0)
    story.tell(d.Reminded(seat=0), after=30).tell(d.Returned(seat=0), after=5)
    assert story.room.times.until(0) == until
    assert story.room.times.reminded[0] is not None


def test_saying_i_am_here_ends_a_reminder_where_there_is_no_clock() -> None:
    story = timed(d.Clock()).tell(d.Reminded(seat=0)).tell(d.Returned(seat=0))
    assert story.room.times.reminded[0] is None


def test_move_clock_starts_anew_for_who_comes_back() -> None:
    story = timed(MOVE).tell(d.Replaced(seat=0), after=60).tell(d.Returned(seat=0), after=1)
    assert story.room.times.until(0) == story.now + 60


def test_who_comes_back_with_an_empty_clock_gets_a_part_of_it_again() -> None:
    story = timed(GAME)
    story.tell(d.Replaced(seat=0), after=story.room.times.left[0]).tell(d.Returned(seat=0), after=1)
    assert story.room.times.until(0) == story.now + 600 / RETURN_SHARE


def test_who_comes_back_when_others_are_asked_has_time_for_the_next_turn() -> None:
    story = timed(GAME)
    story.tell(d.Replaced(seat=0), after=story.room.times.left[0] + 10)
    while 0 in story.room.to_act:
        story.act(0, after=0)
    story.room.times.left[0] = 0.0
    assert story.tell(d.Returned(seat=0)).room.times.left[0] == 600 / RETURN_SHARE


def test_who_comes_back_keeps_more_than_that_part() -> None:
    story = timed(GAME)
    left = story.room.times.left[0]
    story.tell(d.Replaced(seat=0), after=100).tell(d.Returned(seat=0), after=1)
    assert story.room.times.until(0) == story.now + left - 101


@pytest.mark.parametrize("clock", [MOVE, GAME])
def test_hidden_answer_moves_no_clock_and_no_public_number(monkeypatch: pytest.MonkeyPatch, clock: d.Clock) -> None:
    story = picking(monkeypatch, clock)
    card, changes = table_card(story.room), story.room.changes
    story.act(0, "pick fox", after=20).tell(d.Undone(seat=0), after=5).act(0, "pick owl", after=5)
    assert (table_card(story.room), story.room.changes) == (card, changes)


def test_clock_of_who_is_ready_stops_and_that_of_the_other_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    story = picking(monkeypatch, GAME)
    until = story.room.times.until(1)
    story.act(0, "done", after=20).act(0, "confirm", after=10)
    assert story.room.to_act == (1,)
    assert (story.room.times.until(0), story.room.times.left[0]) == (None, 600 - 30 + 5)
    assert story.room.times.until(1) == until
