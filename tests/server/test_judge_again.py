"""A command that comes again is not done twice; and what may be said at a table."""

from typing import Any

import pytest

from tests.server.founded import ANN, BEN, CID, TOKENS, Story, body, people, playing
from tests.server.test_judge import NEW, firm, judged, open_table, refused, sit
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.judge import TALK_MOST, TALK_WINDOW, Already
from tumblehall.server.tokens import hash_of


def done_twice(story: Story, holder: str, command: w.Command) -> d.Deed | Already:
    deed = judged(story, holder, command)
    assert not isinstance(deed, Already)
    return judged(story.tell(deed), holder, command)


@pytest.mark.parametrize(
    ("holder", "command", "seat"),
    [
        (BEN, sit(), 1),
        (ANN, w.SitBot(id="m", seat=1, bot="random"), 1),
        (ANN, w.Rise(id="m", seat=0), 0),
        (ANN, w.Say(id="m", seat=0, text="hello"), 0),
        (ANN, w.Mute(id="m", seat=0, whom=1, muted=True), 0),
    ],
)
def test_command_of_an_open_table_is_done_once(holder: str, command: w.Command, seat: int) -> None:
    assert done_twice(open_table(*people(1)), holder, command) == Already(seat)


def test_game_begins_once() -> None:
    assert done_twice(open_table(*people(2)), ANN, w.Start(id="m")) == Already(None)


@pytest.mark.parametrize(
    "command",
    [
        w.Resign(id="m", seat=0),
        w.VoteEnd(id="m", seat=0, yes=True),
        w.Remind(id="m", seat=0, whom=1),
    ],
)
def test_command_of_a_game_is_done_once(command: w.Command) -> None:
    assert done_twice(playing(first=1).act(0), ANN, command) == Already(0)


def test_answer_that_comes_again_is_not_stale() -> None:
    story = playing(first=0)
    option = story.game.decisions[0].options[0].id
    assert done_twice(story, ANN, w.Act(id="m", seat=0, option=option, step=0)) == Already(0)


def test_same_id_of_another_seat_is_another_message() -> None:
    story = playing().tell(d.Said(seat=0, text="hello", id="m"))
    assert judged(story, BEN, w.Say(id="m", seat=1, text="hello")) == d.Said(id="m", seat=1, text="hello")


def test_only_the_owner_is_told_that_it_was_done_before() -> None:
    story = playing().tell(d.Said(seat=0, text="hello", id="m"))
    assert refused(story, BEN, w.Say(id="m", seat=0, text="hello")) == "not-yours"


def test_new_token_is_taken_once_whichever_token_asks_again() -> None:
    story = open_table(*people(2))
    rekey = w.Rekey(id="m", token=NEW)
    deed = judged(story, ANN, rekey)
    assert deed == d.Rekeyed(id="m", old=ANN, new=hash_of(NEW))
    story.tell(deed)
    assert judged(story, ANN, rekey) == Already(None)
    assert judged(story, hash_of(NEW), rekey) == Already(None)


def test_old_token_opens_nothing_any_more() -> None:
    story = playing().tell(d.Rekeyed(old=ANN, new=hash_of(NEW)))
    assert refused(story, ANN, w.Resign(id="m", seat=0)) == "not-yours"
    assert refused(story, ANN, w.Rekey(id="n", token=TOKENS[2])) == "not-yours"


def test_host_without_a_seat_can_have_a_new_token() -> None:
    assert judged(open_table(), ANN, w.Rekey(id="m", token=NEW)) == d.Rekeyed(id="m", old=ANN, new=hash_of(NEW))


# -- talk --------------------------------------------------------------------------------------------------------------


def say(**what: Any) -> w.Say:
    return w.Say(id="m", seat=0, **what)


def test_message_is_words_or_a_phrase() -> None:
    assert judged(playing(), ANN, say(text=" well  played ")) == d.Said(id="m", seat=0, text="well played")
    assert judged(playing(), ANN, say(phrase="thanks")) == d.Said(id="m", seat=0, phrase="thanks")


@pytest.mark.parametrize(
    "what", [{}, {"text": "  "}, {"text": "a", "phrase": "thanks"}, {"phrase": "boo"}, {"text": "a\u202eb"}]
)
def test_message_that_is_neither_is_refused(what: dict[str, str]) -> None:
    assert refused(playing(), ANN, say(**what)) == "illegal"


def test_nobody_talks_at_a_silent_table() -> None:
    assert refused(playing(manners=d.Manners(talk=False)), ANN, say(text="hello")) == "silent"


def test_onlooker_does_not_talk() -> None:
    assert refused(playing(), CID, say(text="hello")) == "not-yours"


def test_too_many_messages_at_once_are_refused_until_a_while_later() -> None:
    story = playing()
    for _ in range(TALK_MOST):
        story.tell(d.Said(seat=0, text="hello"), after=0.0)
    assert refused(story, ANN, say(text="hello")) == "slow-down"
    assert isinstance(judged(story, BEN, w.Say(id="m", seat=1, text="hello")), d.Said)
    story.now += TALK_WINDOW
    assert isinstance(judged(story, ANN, say(text="hello")), d.Said)


def test_a_sign_names_a_deed_that_everybody_was_told() -> None:
    story = firm()
    told = story.game.event_count(None)
    assert judged(story, ANN, say(phrase="ouch", about=told - 1)) == d.Said(
        id="m", seat=0, phrase="ouch", about=told - 1
    )
    assert refused(story, ANN, say(phrase="ouch", about=told)) == "illegal"


@pytest.mark.parametrize("message", [{"phrase": "hello"}, {"text": "ouch"}])
def test_a_deed_is_answered_by_a_sign_alone(message: dict[str, str]) -> None:
    assert refused(firm(), ANN, say(**message, about=0)) == "illegal"


def test_each_seat_has_one_sign_for_a_deed() -> None:
    story = firm().tell(d.Said(seat=0, phrase="ouch", about=0))
    assert refused(story, ANN, say(phrase="lucky", about=0)) == "not-now"
    assert judged(story, BEN, w.Say(id="m", seat=1, phrase="lucky", about=0))


def test_no_sign_before_the_game_or_where_talk_is_off() -> None:
    assert refused(open_table(*people(1)), ANN, say(phrase="ouch", about=0)) == "not-playing"
    assert refused(open_table(*people(1), talk=False), ANN, say(phrase="ouch", about=0)) == "silent"


def test_muted_seat_has_to_be_there() -> None:
    assert refused(playing(), ANN, w.Mute(id="m", seat=0, whom=7, muted=True)) == "illegal"
    assert refused(playing(), BEN, w.Mute(id="m", seat=0, whom=1, muted=True)) == "not-yours"


def test_talk_goes_on_when_the_game_is_over() -> None:
    story = playing().tell(d.EndVoted(seat=0, yes=True)).tell(d.EndVoted(seat=1, yes=True))
    assert judged(story, ANN, say(phrase="good-game")) == d.Said(id="m", seat=0, phrase="good-game")


def test_person_at_two_seats_talks_from_each() -> None:
    sat = [d.Sat(seat=i, name="Ann", holder=ANN, seed="seed-seed") for i in (0, 1)]
    assert judged(Story(body(), *sat), ANN, w.Say(id="m", seat=1, text="hello")) == d.Said(id="m", seat=1, text="hello")
