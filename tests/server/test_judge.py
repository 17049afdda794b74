"""Which command becomes which deed, and how the others are refused."""

from typing import Any

import pytest

from tests.server.founded import ANN, BEN, CID, EVE, TOKENS, Story, body, people, playing
from tumblehall.server import deeds as d
from tumblehall.server import wire as w
from tumblehall.server.judge import Already, judge
from tumblehall.server.past import started
from tumblehall.server.refusal import Refusal

NEW = "th_" + "N" * 43


def judged(story: Story, holder: str | None, command: w.Command) -> d.Deed | Already:
    return judge(story.room, command, holder, story.now)


def refused(story: Story, holder: str | None, command: w.Command) -> str:
    with pytest.raises(Refusal) as refusal:
        judged(story, holder, command)
    return refusal.value.code


def sit(name: str = "Ben", seat: int | None = None, id: str = "m") -> w.Sit:
    return w.Sit(id=id, name=name, seed="seed-seed", seat=seat)


def act(story: Story, seat: int, option: str | None = None, step: int | None = None) -> w.Act:
    option = option or story.game.decisions[0].options[0].id
    return w.Act(id="m", seat=seat, option=option, step=story.game.step_of(seat) if step is None else step)


def open_table(*deeds: d.Deed, **manners: Any) -> Story:
    return Story(body(manners=d.Manners(**manners)), *deeds)


def firm() -> Story:
    """Both have chosen, and the dice have fallen since: nothing can be taken back without asking."""
    story = playing(first=0)
    while story.game.decisions[0].kind != "move":
        story.act()
    return story


def over() -> Story:
    return playing().tell(d.EndVoted(seat=0, yes=True)).tell(d.EndVoted(seat=1, yes=True))


# -- before the start --------------------------------------------------------------------------------------------------


def test_first_free_seat_is_taken() -> None:
    expected = d.Sat(id="m", seat=1, name="Ben", holder=BEN, seed="seed-seed")
    assert judged(open_table(*people(1)), BEN, sit()) == expected


def test_seat_kept_for_somebody_is_theirs_before_all_others() -> None:
    story = open_table(d.Sat(seat=1, name="Ben", holder=BEN))
    assert judged(story, BEN, sit()) == d.Sat(id="m", seat=1, name="Ben", holder=BEN, seed="seed-seed")
    assert refused(story, CID, sit("Cid", seat=1)) == "taken"


def test_name_is_written_with_single_spaces() -> None:
    deed = judged(open_table(), BEN, sit("  Ben \t Bold "))
    assert isinstance(deed, d.Sat)
    assert deed.name == "Ben Bold"


@pytest.mark.parametrize("name", ["  ", "Ben\u200b", "B\u202een", "\x07"])
def test_name_that_cannot_be_seen_is_refused(name: str) -> None:
    assert refused(open_table(), BEN, sit(name)) == "illegal"


def test_name_is_for_one_person_only() -> None:
    assert refused(open_table(*people(1)), BEN, sit("Ann")) == "taken"
    assert isinstance(judged(open_table(*people(1)), ANN, sit("Ann")), d.Sat)


@pytest.mark.parametrize(
    ("deeds", "holder", "command", "code"),
    [
        ((), None, sit(), "not-yours"),
        ((), BEN, sit(seat=7), "illegal"),
        (people(1), BEN, sit(seat=0), "taken"),
        (people(2), CID, sit("Cid"), "taken"),
        ((*people(2), d.Started()), CID, sit("Cid"), "not-open"),
        ((), BEN, w.SitBot(id="m", seat=0, bot="random"), "not-yours"),
        ((), None, w.SitBot(id="m", seat=0, bot="random"), "not-yours"),
        (people(1), ANN, w.SitBot(id="m", seat=0, bot="random"), "taken"),
        ((), ANN, w.SitBot(id="m", seat=0, bot="nobody"), "illegal"),
        ((), ANN, w.SitBot(id="m", seat=7, bot="random"), "illegal"),
        ((*people(2), d.Started()), ANN, w.SitBot(id="m", seat=0, bot="random"), "not-open"),
        (people(1), BEN, w.Rise(id="m", seat=0), "not-yours"),
        (people(1), ANN, w.Rise(id="m", seat=1), "not-now"),
        (people(1), ANN, w.Rise(id="m", seat=7), "illegal"),
        ((*people(2), d.Started()), BEN, w.Rise(id="m", seat=1), "not-open"),
        (people(2), BEN, w.Start(id="m"), "not-yours"),
        (people(1), ANN, w.Start(id="m"), "not-now"),
        ((*people(2), d.Started()), ANN, w.Start(id="m"), "not-open"),
        (people(2), CID, w.Rekey(id="m", token=NEW), "not-yours"),
        (people(2), None, w.Rekey(id="m", token=NEW), "not-yours"),
        (people(2), ANN, w.Rekey(id="m", token=TOKENS[1]), "illegal"),
    ],
)
def test_refused_before_the_start(deeds: list[d.Deed], holder: str | None, command: w.Command, code: str) -> None:
    assert refused(open_table(*deeds), holder, command) == code


@pytest.mark.parametrize(
    ("deeds", "holder", "command", "deed"),
    [
        ((), ANN, w.SitBot(id="m", seat=1, bot="random"), d.SatBot(id="m", seat=1, bot="random")),
        (
            [d.SatBot(seat=1, bot="random")],
            ANN,
            w.SitBot(id="m", seat=1, bot="careful"),
            d.SatBot(id="m", seat=1, bot="careful"),
        ),
        (people(2), BEN, w.Rise(id="m", seat=1), d.Rose(id="m", seat=1)),
        (people(2), ANN, w.Rise(id="m", seat=1), d.Rose(id="m", seat=1)),
        (people(2), ANN, w.Start(id="m"), started(body(), "m")),
    ],
)
def test_done_before_the_start(deeds: list[d.Deed], holder: str, command: w.Command, deed: d.Deed) -> None:
    assert judged(open_table(*deeds), holder, command) == deed


# -- in play -----------------------------------------------------------------------------------------------------------


def test_answer_on_offer_is_taken() -> None:
    story = playing(first=0)
    command = act(story, 0)
    assert judged(story, ANN, command) == d.Acted(id="m", seat=0, act=command.option)


@pytest.mark.parametrize(
    ("holder", "seat", "option", "step", "code"),
    [
        (BEN, 0, None, None, "not-yours"),
        (EVE, 0, None, None, "not-yours"),
        (None, 0, None, None, "not-yours"),
        (ANN, 7, None, 0, "illegal"),
        (ANN, 0, None, 5, "stale"),
        (ANN, 0, "fly", None, "illegal"),
    ],
)
def test_answer_is_refused(holder: str | None, seat: int, option: str | None, step: int | None, code: str) -> None:
    story = playing(first=0)
    assert refused(story, holder, act(story, seat, option, step)) == code


def test_answer_out_of_turn_is_refused_with_the_reason_of_the_game() -> None:
    story = firm()
    assert story.room.to_act == (0,)
    assert refused(story, BEN, act(story, 1)) == "illegal"


@pytest.mark.parametrize(
    "command",
    [
        w.Act(id="m", seat=0, option="x", step=0),
        w.Undo(id="m", seat=0, step=0),
        w.AnswerUndo(id="m", seat=0, yes=True),
        w.Resign(id="m", seat=0),
        w.VoteEnd(id="m", seat=0, yes=True),
        w.Remind(id="m", seat=0, whom=1),
        w.Return(id="m", seat=0),
    ],
)
def test_game_has_to_be_in_play(command: w.Command) -> None:
    assert refused(open_table(*people(2)), ANN, command) == "not-playing"
    assert refused(over(), ANN, command) == "over"
    assert refused(playing(), BEN, command) == "not-yours"


def test_who_is_away_has_to_come_back_first() -> None:
    story = playing(first=0).tell(d.Replaced(seat=0))
    assert refused(story, ANN, act(story, 0)) == "away"
    assert refused(story, ANN, w.Undo(id="m", seat=0, step=0)) == "away"
    assert judged(story, ANN, w.Return(id="m", seat=0)) == d.Returned(id="m", seat=0)


def test_who_has_resigned_has_no_seat_any_more() -> None:
    story = playing().tell(d.Resigned(seat=0))
    assert refused(story, ANN, w.Return(id="m", seat=0)) == "not-yours"
    assert refused(story, ANN, w.Say(id="m", seat=0, text="bye")) == "not-yours"


def test_answer_is_taken_back_at_once_while_nothing_came_of_it() -> None:
    story = playing(first=0).act(0)
    assert judged(story, ANN, w.Undo(id="m", seat=0, step=story.game.step_of(0))) == d.Undone(id="m", seat=0)
    assert refused(story, ANN, w.Undo(id="m", seat=0, step=0)) == "stale"


def test_undo_of_more_is_asked_for() -> None:
    story = firm()
    step = story.game.step_of(1)
    assert refused(story, BEN, w.Undo(id="m", seat=1, step=step)) == "take-back"
    asked = d.UndoAsked(id="m", seat=1, take_back=True)
    assert judged(story, BEN, w.Undo(id="m", seat=1, step=step, ask=True)) == asked


def test_only_one_undo_is_asked_for_at_a_time() -> None:
    story = firm().tell(d.UndoAsked(seat=1, take_back=True))
    assert refused(story, ANN, w.Undo(id="m", seat=0, step=story.game.step_of(0), ask=True)) == "not-now"


def test_undo_of_nothing_is_refused() -> None:
    story = playing(first=0)
    assert refused(story, ANN, w.Undo(id="m", seat=0, step=story.game.step_of(0), ask=True)) == "no-undo"


def test_others_agree_and_the_asker_withdraws() -> None:
    story = firm().tell(d.UndoAsked(seat=1, take_back=True))
    assert judged(story, ANN, w.AnswerUndo(id="m", seat=0, yes=True)) == d.UndoAnswered(id="m", seat=0, yes=True)
    assert judged(story, BEN, w.AnswerUndo(id="m", seat=1, yes=False)) == d.UndoAnswered(id="m", seat=1, yes=False)
    assert refused(story, BEN, w.AnswerUndo(id="m", seat=1, yes=True)) == "not-now"


def test_undo_is_answered_once_and_only_when_asked_for() -> None:
    assert refused(firm(), ANN, w.AnswerUndo(id="m", seat=0, yes=True)) == "not-now"
    story = playing(3, first=0)
    while story.game.decisions[0].kind != "move":
        story.act()
    story.tell(d.UndoAsked(seat=1, take_back=True)).tell(d.UndoAnswered(seat=0, yes=True))
    assert refused(story, ANN, w.AnswerUndo(id="m", seat=0, yes=True)) == "not-now"


def test_one_reminder_for_whom_the_table_waits() -> None:
    story = firm()
    remind = w.Remind(id="m", seat=1, whom=0)
    assert judged(story, BEN, remind) == d.Reminded(id="m", seat=0, by=1)
    assert refused(story, ANN, w.Remind(id="m", seat=0, whom=1)) == "not-now"
    assert refused(story, ANN, w.Remind(id="m", seat=0, whom=0)) == "not-now"
    assert refused(story, BEN, w.Remind(id="m", seat=1, whom=7)) == "illegal"
    assert refused(story.tell(d.Reminded(seat=0)), BEN, remind) == "not-now"


def test_bot_is_not_reminded() -> None:
    assert refused(firm().tell(d.Replaced(seat=0)), BEN, w.Remind(id="m", seat=1, whom=0)) == "not-now"


def test_nobody_comes_back_who_was_not_missed() -> None:
    story = firm()
    assert refused(story, ANN, w.Return(id="m", seat=0)) == "not-now"
    assert judged(story.tell(d.Reminded(seat=0)), ANN, w.Return(id="m", seat=0)) == d.Returned(id="m", seat=0)


def test_resigning_and_voting_are_for_the_seat() -> None:
    story = playing()
    assert judged(story, BEN, w.Resign(id="m", seat=1)) == d.Resigned(id="m", seat=1)
    assert judged(story, BEN, w.VoteEnd(id="m", seat=1, yes=True)) == d.EndVoted(id="m", seat=1, yes=True)


def test_rematch_is_not_judged_here() -> None:
    assert refused(over(), ANN, w.Rematch(id="m")) == "not-now"
