"""Take-backs at a served table: an option of it, by agreement between people, marked, and never after something hidden
was shown. Bots are no consent."""

import pytest

from tests.server.founded import ANN, BEN, Story, all_of, body, people, playing, with_bluff
from tests.server.test_drivers import ANN_AND_A_BOT, asks_ann, driven
from tumblehall.kernel.record import Entry
from tumblehall.server import deeds as d
from tumblehall.server import hall as halls
from tumblehall.server import wire as w
from tumblehall.server.judge import Already, judge
from tumblehall.server.refusal import Refusal
from tumblehall.server.showing import seat_state, table_card

STRICT = d.Manners(take_backs=False)
PICKED = {"stack": [["reveal"], ["fork"]], "branches": [[["pick", 0]], [["pick", 1]]]}


def until_rolled(story: Story) -> Story:
    """All have chosen their corners, and the dice have fallen since."""
    while story.game.decisions[0].kind != "move":
        story.act()
    return story


def against_a_bot(manners: d.Manners | None = None) -> Story:
    return until_rolled(Story(body(manners=manners, first=0), *ANN_AND_A_BOT, d.Started()))


def between_people(seats: int = 2) -> Story:
    return until_rolled(playing(seats, first=0))


def undo(story: Story, seat: int, holder: str, ask: bool = False) -> d.Deed | Already:
    command = w.Undo(id="m", seat=seat, step=story.game.step_of(seat), ask=ask)
    return judge(story.room, command, holder, story.now)


def refused(story: Story, seat: int, holder: str, ask: bool = False) -> tuple[str, str]:
    with pytest.raises(Refusal) as refusal:
        undo(story, seat, holder, ask)
    return refusal.value.code, refusal.value.reason


def ask(story: Story, seat: int) -> Story:
    return story.tell(d.UndoAsked(seat=seat, take_back=True))


# -- alone and against bots ----------------------------------------------------------------------------------------


def test_bots_are_no_consent_it_is_a_take_back() -> None:
    story = against_a_bot()
    code, reason = refused(story, 0, ANN)
    assert code == "take-back"
    assert reason.endswith("it can be taken back all the same, and the game is marked then")
    assert undo(story, 0, ANN, ask=True) == d.UndoAsked(id="m", seat=0, take_back=True)


def test_take_back_against_bots_is_done_at_once_and_marks_the_table() -> None:
    story = against_a_bot()
    assert table_card(story.room).take_backs == 0
    ask(story, 0)
    assert story.game.revealed_record().entries[-1] == Entry(0, None, take_back=True)
    assert story.game.decisions[0].kind == "corner"
    assert (story.room.undo_asked, table_card(story.room).take_backs) == (None, 1)


def test_seat_is_told_what_it_can_take_back() -> None:
    state = seat_state(against_a_bot().room, 0, 0)
    assert (state.undo, state.undo_roll) == ("take", False)
    rolled = seat_state(between_people().room, 1, 0)
    assert (rolled.undo, rolled.undo_roll) == ("ask", True)


def test_what_was_taken_back_is_struck_out_for_each() -> None:
    story = against_a_bot()
    known = story.game.event_count(0)
    ask(story, 0)
    state = seat_state(story.room, 0, 0)
    ((first, after),) = state.struck
    assert (first < after, after) == (True, known)
    assert state.events[after].text == "Seat 0 takes back an answer, and what came after it."


def test_table_without_take_backs_has_free_undo_alone() -> None:
    story = against_a_bot(STRICT)
    code, reason = refused(story, 0, ANN, ask=True)
    assert (code, reason.endswith("there are no take-backs at this table")) == ("no-undo", True)
    assert seat_state(story.room, 0, 0).undo == "no"
    free = playing(first=0, manners=STRICT).act(0)
    assert undo(free, 0, ANN) == d.Undone(id="m", seat=0)


async def test_bot_does_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that leaves everything to its chance, taken back in the middle of a game."""
    monkeypatch.setattr(halls, "new_table_id", lambda: "the-table-of-the-bot")  # the dice depend on it
    async with driven() as rig:
        table = await rig.watch.found(*ANN_AND_A_BOT, first=0)
        rig.later(table, 0)
        tried = 0
        for number in range(40):
            room = await rig.until(table, lambda room: asks_ann(room) or room.status == "over")
            game = room.game
            if game is None or game.outcome is not None:
                break
            (asked,) = game.decisions
            act = w.Act(id=f"a{number}", seat=0, option=asked.options[0].id, step=game.step_of(0))
            await rig.hall.do(table, act, ANN)
            room = await rig.until(table, lambda room: asks_ann(room) or room.status == "over")
            assert room.game is game
            if len(asked.options) < 2 or game.why_no_undo(0) is None or game.why_no_take_back(0) is not None:
                continue
            position = game.position()
            back = w.Undo(id=f"u{number}", seat=0, step=game.step_of(0), ask=True)
            await rig.hall.do(table, back, ANN)
            await rig.until(table, asks_ann)
            again = w.Act(id=f"b{number}", seat=0, option=asked.options[0].id, step=game.step_of(0))
            await rig.hall.do(table, again, ANN)
            await rig.until(table, lambda room: asks_ann(room) or room.status == "over")
            assert game.position() == position
            tried += 1
        assert tried > 2


# -- between people ------------------------------------------------------------------------------------------------


def test_other_people_have_to_agree() -> None:
    story = between_people(3)
    code, reason = refused(story, 1, BEN)
    assert (code, "if the others agree" in reason) == ("take-back", True)
    ask(story, 1)
    assert story.room.undo_waits_for() == [0, 2]
    story.tell(d.UndoAnswered(seat=0, yes=True))
    assert story.game.take_backs == 0
    story.tell(d.UndoAnswered(seat=2, yes=True))
    assert story.game.take_backs == 1


def test_bot_that_sits_in_for_somebody_does_not_agree_for_them() -> None:
    story = ask(between_people(), 1).tell(d.Replaced(seat=0))
    assert (story.room.undo_waits_for(), story.game.take_backs) == ([0], 0)
    assert story.tell(d.UndoAnswered(seat=0, yes=True)).game.take_backs == 1


def test_question_is_over_when_somebody_who_is_asked_resigns() -> None:
    story = ask(between_people(), 1).tell(d.Resigned(seat=0))
    assert (story.room.undo_asked, story.game.take_backs) == (None, 0)
    assert ask(story, 1).game.take_backs == 1


def test_question_is_over_when_something_hidden_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bluff(monkeypatch)
    hands = [{"hand": ["fox", "owl", "bear"]}, {"hand": ["hare", "owl", "bear"]}]
    story = playing(game="bluff", start={"game": "bluff", "options": {}, "seats": hands, "pending": PICKED})
    for seat, answer in ((1, "pick hare"), (0, "pick fox"), (0, "done"), (0, "confirm"), (1, "done")):
        story.act(seat, answer)
    ask(story, 0)
    assert story.room.undo_asked == 0
    story.act(1, "confirm")
    assert story.room.undo_asked is None
    assert refused(story, 0, ANN, ask=True) == ("no-undo", "something hidden was shown since your last choice")


def test_free_undo_goes_back_to_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bluff(monkeypatch)
    seats = [{"table": ["fox"]}, {"points": 1, "shields": 0}, {"table": ["fox"], "shields": 0}]
    pending = {"stack": [["tidy"], ["turn", 2], ["turn", 0]]}
    story = playing(3, game="bluff", start={"game": "bluff", "options": {}, "seats": seats, "pending": pending})
    before = story.game.position()
    story.act(0, "rob 1").act(0, "end")
    deed = undo(story, 0, ANN)
    assert deed == d.Undone(id="m", seat=0, times=2)
    assert isinstance(deed, d.Undone)
    assert story.tell(deed).game.position() == before


# -- the log -------------------------------------------------------------------------------------------------------


def test_log_of_before_is_played_as_it_was() -> None:
    story = between_people().tell(d.UndoAsked(seat=1)).tell(d.UndoAnswered(seat=0, yes=True))
    assert story.game.revealed_record().entries[-1] == Entry(1, None, agreed=True)
    left = between_people().tell(d.UndoAsked(seat=1)).tell(d.Replaced(seat=0))
    assert left.game.revealed_record().entries[-1] == Entry(1, None, agreed=True)


def test_same_log_gives_the_same_room() -> None:
    story = ask(between_people(3), 1)
    for deed in (
        d.Replaced(seat=2), d.UndoAnswered(seat=0, yes=True), d.Returned(seat=2), d.UndoAnswered(seat=2, yes=True),
        d.UndoAsked(seat=0, take_back=True), d.Resigned(seat=2),
    ):  # fmt: skip
        story.tell(deed)
    assert all_of(story.again()) == all_of(story.room)


def test_people_of_one_screen_ask_nobody() -> None:
    sat = [d.Sat(seat=i, name=f"Ann {i}", holder=ANN, seed="a-seed-of") for i in range(2)]
    story = until_rolled(Story(body(first=0), *sat, d.Started()))
    assert seat_state(story.room, 0, 0).undo == "take"
    assert ask(story, 0).game.take_backs == 1


def test_only_who_sits_there_takes_back() -> None:
    story = Story(body(first=0), *people(2), d.Started())
    assert refused(until_rolled(story), 0, BEN, ask=True)[0] == "not-yours"
