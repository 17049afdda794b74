"""A room is what its deeds make of it."""

import pytest

from tests.server.founded import ANN, BEN, CID, HOLDERS, SECRET, Story, all_of, body, people, playing, with_bluff
from tumblehall.kernel.dice import FairDice
from tumblehall.kernel.errors import BadInput, IllegalAction
from tumblehall.server import deeds as d
from tumblehall.server.room import Seat


def asked_for_undo(seats: int = 2) -> Story:
    """All have chosen; the dice have fallen since, and seat 1 asks to take its answer back."""
    story = playing(seats, first=0)
    while story.game.decisions[0].kind != "move":
        story.act()
    return story.tell(d.UndoAsked(seat=1))


def test_person_sits_down_with_a_name_and_a_seed() -> None:
    story = Story(body(), d.Sat(seat=1, name="Ben", holder=BEN, seed="seed-of-ben"))
    assert story.room.seats == [Seat(), Seat("person", "Ben", BEN, "seed-of-ben")]


def test_table_is_full_when_persons_and_bots_have_all_seats() -> None:
    story = Story(body(), *people(1))
    assert not story.room.full
    assert story.tell(d.SatBot(seat=1, bot="random")).room.full


def test_seat_that_somebody_left_is_free() -> None:
    story = Story(body(), *people(2), d.Rose(seat=0))
    assert story.room.seats[0] == Seat()
    assert story.room.seats_of(ANN) == []


def test_seat_kept_for_a_rematch_is_not_ready_until_its_person_comes() -> None:
    story = Story(body(), d.Sat(seat=0, name="Ann", holder=ANN), d.SatBot(seat=1, bot="random"))
    assert not story.room.full
    assert story.tell(d.Sat(seat=0, name="Ann", holder=ANN, seed="seed-of-ann")).room.full


def test_new_token_takes_all_that_the_old_one_had() -> None:
    room = Story(body(), *people(2), d.Rekeyed(old=ANN, new=CID)).room
    assert (room.host, room.seats_of(CID), room.seats_of(ANN)) == (CID, [0], [])


def test_dice_of_a_game_come_of_the_secret_the_table_and_all_seeds() -> None:
    story = Story(body(), d.Sat(seat=0, name="Ann", holder=ANN, seed="seed-of-ann"), d.SatBot(seat=1, bot="random"))
    dice = story.tell(d.Started()).game.revealed_record().dice
    assert dice == FairDice(bytes.fromhex(SECRET), "a-table", ("seed-of-ann", "bot 1"))


def test_table_of_other_rules_does_not_start() -> None:
    story = Story(body(), *people(2))
    with pytest.raises(BadInput, match=r"versions {'base': 99}"):
        story.tell(d.Started(rules={"base": 99}, release="9"))


def test_answer_goes_into_the_record() -> None:
    story = playing(first=0)
    option = story.game.decisions[0].options[1].id
    story.act(0, option)
    assert [(entry.seat, entry.act) for entry in story.game.revealed_record().entries] == [(0, option)]


def test_answer_that_does_not_fit_is_no_deed() -> None:
    with pytest.raises(IllegalAction):
        playing(first=0).act(0, "fly")


def test_undone_answer_can_be_given_anew() -> None:
    story = playing(first=0)
    before = story.game.position()
    assert story.act(0).tell(d.Undone(seat=0)).game.position() == before


def test_undo_waits_until_the_last_person_agrees() -> None:
    story = asked_for_undo(3)
    step = story.game.step
    story.tell(d.UndoAnswered(seat=0, yes=True))
    assert (story.room.undo_asked, story.room.undo_waits_for(), story.game.step) == (1, [2], step)
    story.tell(d.UndoAnswered(seat=2, yes=True))
    assert story.room.undo_asked is None
    assert story.game.revealed_record().entries[-1].agreed


def test_one_no_ends_the_asking() -> None:
    story = asked_for_undo(3)
    step = story.game.step
    story.tell(d.UndoAnswered(seat=0, yes=True)).tell(d.UndoAnswered(seat=2, yes=False))
    assert (story.room.undo_asked, story.room.undo_yes, story.game.step) == (None, set(), step)


@pytest.mark.parametrize("leaves", [d.Resigned(seat=0), d.Replaced(seat=0)])
def test_undo_is_settled_when_the_last_person_who_has_not_answered_leaves(leaves: d.Deed) -> None:
    story = asked_for_undo().tell(leaves)
    assert story.room.undo_asked is None
    assert story.game.revealed_record().entries[-1].agreed


def test_undo_against_bots_needs_nobody() -> None:
    story = Story(body(first=0), *people(1), d.SatBot(seat=1, bot="random"), d.Started())
    while story.game.decisions[0].kind != "move":
        story.act()
    story.tell(d.UndoAsked(seat=0))
    assert story.game.revealed_record().entries[-1].agreed


def test_one_person_in_two_seats_agrees_once() -> None:
    sat = [d.Sat(seat=i, name="Ann", holder=holder, seed="a-seed-of") for i, holder in enumerate((ANN, BEN, ANN))]
    story = Story(body(seats=3, first=0), *sat, d.Started())
    while story.game.decisions[0].kind != "move":
        story.act()
    story.tell(d.UndoAsked(seat=1))
    assert story.room.undo_waits_for() == [0]
    assert story.tell(d.UndoAnswered(seat=2, yes=True)).room.undo_asked is None


def test_who_goes_on_does_not_want_the_undo_any_more() -> None:
    story = asked_for_undo()
    while story.game.decisions[0].seat == 0:
        story.act()
    assert story.room.undo_asked == 1
    assert story.act(1).room.undo_asked is None


def test_who_takes_back_freely_does_not_ask_for_it_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the others would agree to an undo of which nothing is left."""
    with_bluff(monkeypatch)
    seats = [{"table": ["fox"]}, {"points": 3}, {}]
    pending = {"stack": [["tidy"], ["turn", 0]]}
    story = playing(3, game="bluff", start={"game": "bluff", "options": {}, "seats": seats, "pending": pending})
    story.act(0, "rob 1").act(1, "pass")
    assert story.game.why_no_undo(0) is not None
    story.tell(d.UndoAsked(seat=0)).tell(d.Undone(seat=1)).tell(d.Undone(seat=0))
    assert story.room.undo_asked is None


def test_seat_of_who_resigned_is_played_by_the_substitute_for_good() -> None:
    seat = playing(manners=d.Manners(bot="careful")).tell(d.Resigned(seat=1)).room.seats[1]
    assert (seat.kind, seat.bot, seat.gone, seat.holder) == ("person", "careful", True, BEN)


def test_absent_person_is_back_in_their_own_seat() -> None:
    story = playing().tell(d.Replaced(seat=1))
    assert story.room.seats[1].bot == "skilled"
    assert story.tell(d.Returned(seat=1)).room.seats[1].bot == ""


def test_game_ends_early_when_all_persons_want_it() -> None:
    story = playing().tell(d.EndVoted(seat=0, yes=True))
    assert story.room.status == "playing"
    story.tell(d.EndVoted(seat=1, yes=True))
    assert (story.room.status, story.room.ended_early, story.room.to_act) == ("over", True, ())


def test_vote_that_was_taken_back_does_not_count() -> None:
    story = playing().tell(d.EndVoted(seat=0, yes=True)).tell(d.EndVoted(seat=0, yes=False))
    assert story.tell(d.EndVoted(seat=1, yes=True)).room.status == "playing"


def test_vote_of_who_resigned_is_not_waited_for() -> None:
    assert playing().tell(d.EndVoted(seat=0, yes=True)).tell(d.Resigned(seat=1)).room.status == "over"


def test_bots_alone_play_on() -> None:
    assert playing().tell(d.Resigned(seat=0)).tell(d.Resigned(seat=1)).room.status == "playing"


def test_talk_is_kept_with_its_time() -> None:
    (line,) = playing().tell(d.Said(seat=1, text="hello")).room.talk
    assert (line.seat, line.text, line.at) == (1, "hello", 1004.0)


def test_a_line_knows_how_much_had_been_told() -> None:
    story = playing()
    (line,) = story.tell(d.Said(seat=1, phrase="ouch", about=0)).room.talk
    assert (line.after, line.about) == (story.game.event_count(None), 0)


def test_muting_is_for_one_seat_and_can_be_ended() -> None:
    story = playing().tell(d.Muted(seat=0, whom=1, muted=True))
    assert [seat.muted for seat in story.room.seats] == [{1}, set()]
    assert story.tell(d.Muted(seat=0, whom=1, muted=False)).room.seats[0].muted == set()


def test_rematch_is_remembered() -> None:
    assert playing().tell(d.Rematched(table="another")).room.rematch == "another"


def test_message_is_remembered_by_its_sender() -> None:
    story = playing().tell(d.Reminded(seat=0, by=1, id="m"))
    assert (story.room.done_before(1, "m"), story.room.done_before(0, "m")) == (4, None)


def test_public_card_changes_when_a_hidden_answer_ends_the_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    with_bluff(monkeypatch)
    story = playing(game="bluff")
    for seat in (0, 1):
        story.act(seat, "done").act(seat, "confirm")
    story.tell(d.UndoAsked(seat=0))
    changes = story.room.changes
    assert story.act(0).room.changes > changes


def test_same_log_gives_the_same_room() -> None:
    story = asked_for_undo(3)
    for deed in (
        d.Said(seat=0, text="well", id="a"), d.UndoAnswered(seat=0, yes=True), d.UndoAnswered(seat=2, yes=True),
        d.Reminded(seat=1, by=0), d.Replaced(seat=1), d.Rekeyed(old=HOLDERS[2], new="x" * 64), d.Returned(seat=1),
        d.Muted(seat=0, whom=2, muted=True), d.EndVoted(seat=0, yes=True), d.Resigned(seat=2),
    ):  # fmt: skip
        story.tell(deed)
    assert all_of(story.again()) == all_of(story.room)
