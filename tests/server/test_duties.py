"""What a table has to do by itself, and when."""

import pytest

from tests.server.founded import Story, body, people, playing
from tests.server.test_clock import GAME, MOVE, picking, timed
from tumblehall.server import deeds as d
from tumblehall.server.duties import Duty, next_duty

NONE = d.Clock()


def test_full_table_begins_at_once() -> None:
    story = Story(body(), *people(2))
    assert next_duty(story.room) == Duty("start", 0, story.now)


def test_table_with_a_free_seat_waits() -> None:
    assert next_duty(Story(body(), *people(1)).room) is None


def test_full_table_waits_for_its_founder_if_so_agreed() -> None:
    assert next_duty(Story(body(manners=d.Manners(start="host")), *people(2)).room) is None


def test_rematch_waits_for_all_whose_seats_are_kept() -> None:
    kept: list[d.Deed] = [d.Sat(seat=0, name="Ann", holder="a"), d.SatBot(seat=1, bot="random")]
    assert next_duty(Story(body(), *kept).room) is None


def test_bot_moves_at_once() -> None:
    story = Story(body(first=1), *people(1), d.SatBot(seat=1, bot="random"), d.Started())
    assert next_duty(story.room) == Duty("bot", 1, story.now)


def test_bot_in_the_place_of_somebody_absent_moves_at_once() -> None:
    story = timed(MOVE).tell(d.Replaced(seat=0), after=60)
    assert next_duty(story.room) == Duty("bot", 0, story.now)


@pytest.mark.parametrize(("clock", "seconds"), [(MOVE, 60), (GAME, 600)])
def test_seat_is_reminded_half_way(clock: d.Clock, seconds: float) -> None:
    story = playing(manners=d.Manners(clock=clock), first=0)
    assert next_duty(story.room) == Duty("remind", 0, story.now + seconds / 2)


def test_seat_is_reminded_once_and_then_replaced() -> None:
    story = timed(MOVE)
    asked = story.now
    assert next_duty(story.tell(d.Reminded(seat=0), after=30).room) == Duty("replace", 0, asked + 60)


def test_safe_answer_is_given_if_so_agreed() -> None:
    story = timed(MOVE, "answer")
    asked = story.now
    assert next_duty(story.tell(d.Reminded(seat=0), after=30).room) == Duty("answer", 0, asked + 60)


def test_table_that_waits_only_reminds() -> None:
    story = timed(MOVE, "wait")
    assert next_duty(story.room) == Duty("remind", 0, story.now + 30)
    assert next_duty(story.tell(d.Reminded(seat=0), after=30).room) is None


def test_without_a_clock_nothing_happens_until_somebody_reminds() -> None:
    assert next_duty(timed(NONE).room) is None


def test_patience_ends_after_a_reminder_of_another_seat() -> None:
    story = timed(NONE).tell(d.Reminded(seat=0, by=1))
    assert next_duty(story.room) == Duty("replace", 0, story.now + 180)


def test_who_says_i_am_here_is_waited_for() -> None:
    assert next_duty(timed(NONE).tell(d.Reminded(seat=0, by=1)).tell(d.Returned(seat=0)).room) is None


def test_no_patience_ends_at_a_table_that_waits() -> None:
    assert next_duty(timed(NONE, "wait").tell(d.Reminded(seat=0, by=1)).room) is None


def test_game_that_is_over_has_no_duties() -> None:
    story = timed(MOVE).tell(d.EndVoted(seat=0, yes=True)).tell(d.EndVoted(seat=1, yes=True))
    assert next_duty(story.room) is None


def test_earliest_duty_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    story = picking(monkeypatch, MOVE)
    story.tell(d.Reminded(seat=0), after=30)
    assert next_duty(story.room) == Duty("remind", 1, story.now)


def test_hidden_answer_puts_no_duty_off(monkeypatch: pytest.MonkeyPatch) -> None:
    story = picking(monkeypatch, MOVE)
    duty = next_duty(story.room)
    assert next_duty(story.act(0, "pick fox", after=20).room) == duty
