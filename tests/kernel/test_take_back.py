"""Taking back more than is free: the last choice with all that came after it, marked, and with the same chance."""

import json

import pytest

from tests.fixtures.bluff import GAME
from tests.fixtures.tables import asked, bluff, picking, play_out, set_up, turns
from tumblehall.kernel.dice import FairDice, FastRng, SeedDice
from tumblehall.kernel.errors import BadInput, UndoRefused
from tumblehall.kernel.going_back import undos_to_choice
from tumblehall.kernel.record import Entry, Record
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table

BURIER = {"hand": ["fox", "hare"], "table": ["owl"]}
ROBBER = {"table": ["fox"], "points": 1, "hand": ["owl"]}
FAIR = FairDice(bytes(32), "table", ("a", "b"))


def buried(dice: SeedDice | FairDice | None = None) -> Table:
    """Seat 0 has buried a card and could now end the round: then all draw by chance."""
    start = {"game": "bluff", "seats": [BURIER, {}], "deck": {"hare": 2, "bear": 3}, "pending": turns(0)}
    table = Table(GAME, 0, {}, dice or SeedDice("seed"), False, start)
    table.act(0, "bury fox")
    return table


def robbed() -> Table:
    """Seat 0 robs, seat 1 lets it pass, and seat 2 is to say whether it does."""
    table = set_up(ROBBER, {"points": 1}, {}, pending=turns(0))
    table.act(0, "rob 1")
    table.act(1, "pass")
    return table


def assert_replays(table: Table) -> None:
    read = Record.from_json(table.record.to_json())
    again = replay_table(GAME, read)
    assert again.record == table.record == read
    eyes = (None, *range(table.seats))
    assert [(again.events(eye), again.struck(eye)) for eye in eyes] == [
        (table.events(eye), table.struck(eye)) for eye in eyes
    ]


# -- how far it goes -----------------------------------------------------------------------------------------------


def test_what_others_did_since_goes_with_the_choice() -> None:
    table = set_up(ROBBER, {"points": 1}, {}, pending=turns(0))
    before = table.position()
    table.act(0, "rob 1")
    table.act(1, "pass")
    with pytest.raises(UndoRefused):
        table.undo(0)
    table.take_back(0)
    assert table.position() == before


def test_it_goes_past_an_answer_without_a_choice() -> None:
    """An end that is the only answer would go by itself again."""
    table = buried()
    table.act(0, "end")
    table.take_back(0)
    assert asked(table) == [(0, "bury")]


def test_earlier_answers_of_others_stay() -> None:
    table = robbed()
    before = table.position()
    table.act(2, "block")
    table.take_back(2)
    assert table.position() == before


def test_seat_without_a_choice_has_none_to_take_back() -> None:
    table = set_up(BURIER, {}, pending=turns(0))
    with pytest.raises(UndoRefused, match="no choice of yours stands"):
        table.take_back(1)


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    table = play_out(bluff(2))
    with pytest.raises(UndoRefused, match="the game is over"):
        table.take_back(0)


def test_what_all_have_shown_is_not_hidden_again() -> None:
    hands = ({"hand": ["fox", "owl", "bear"]}, {"hand": ["hare", "owl", "bear"]})
    table = set_up(*hands, pending=picking(*([["pick", seat]] for seat in range(2))))
    for seat, text in ((0, "pick fox"), (1, "done"), (0, "done"), (1, "confirm")):
        table.act(seat, text)
    assert table.why_no_take_back(0) is None
    table.act(0, "confirm")
    with pytest.raises(UndoRefused, match="something hidden was shown"):
        table.take_back(0)


def test_card_from_the_known_bottom_that_another_buried_is_something_shown() -> None:
    table = set_up({"hand": []}, BURIER, deck={}, pending=turns(1))
    table.act(1, "bury fox")
    assert table.why_no_take_back(1) is None
    table.act(1, "end")
    assert table.why_no_take_back(1) == "something hidden was shown since your last choice"


def test_no_neighbour_learns_from_it_what_is_answered_in_secret() -> None:
    """Whether one can take back is the same whatever others do meanwhile in secret."""
    hands = ({"hand": ["fox", "owl", "bear"]}, {"hand": ["hare", "owl", "bear"]})
    table = set_up(*hands, pending=picking(*([["pick", seat]] for seat in range(2))))
    reasons = [table.why_no_take_back(0)]
    for text in ("pick hare", "done"):
        table.act(1, text)
        reasons.append(table.why_no_take_back(0))
    assert reasons == ["no choice of yours stands"] * 3


def test_answer_before_it_is_free_no_more() -> None:
    table = robbed()
    table.act(2, "pass")
    table.take_back(2)
    with pytest.raises(UndoRefused, match=r"somebody else has acted|taken back in the same way only"):
        table.undo(1)


# -- the same chance -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [SeedDice("seed"), FAIR], ids=["seeded", "fair"])
def test_same_answers_bring_the_same_chance(dice: SeedDice | FairDice) -> None:
    table = buried(dice)
    table.act(0, "end")
    rolled, uses = table.position(), table.uses
    table.take_back(0)
    assert table.uses == uses - 1
    table.act(0, "bury fox")
    table.act(0, "end")
    assert (table.position(), table.uses) == (rolled, uses)


@pytest.mark.parametrize("dice", [SeedDice("seed"), FAIR], ids=["seeded", "fair"])
def test_bot_has_the_same_chance_again(dice: SeedDice | FairDice) -> None:
    table = buried(dice)
    before = table.bot_seed(1)
    table.act(0, "end")
    table.act(1, "done")
    assert table.bot_seed(1) != before
    table.take_back(0)
    assert table.bot_seed(1) == before


def test_bot_is_not_brought_to_another_mind_by_what_others_do() -> None:
    table = set_up(BURIER, {}, pending=turns(0))
    before = table.bot_seed(1)
    table.act(0, "bury hare")
    assert table.bot_seed(1) == before


def test_bots_of_different_seats_and_tables_have_their_own_chance() -> None:
    tables = [buried(SeedDice("one")), buried(SeedDice("two")), buried(FAIR)]
    seeds = {table.bot_seed(seat) for table in tables for seat in (0, 1)}
    assert len(seeds) == 6


def test_secret_of_the_dice_is_not_in_the_seed_of_a_bot() -> None:
    assert FAIR.secret.hex() not in buried(FAIR).bot_seed(1)


# -- the marks -----------------------------------------------------------------------------------------------------


def test_it_is_an_entry_of_its_own_and_marks_the_record() -> None:
    table = robbed()
    table.take_back(0)
    assert table.take_backs == table.record.take_backs == 1
    assert table.record.entries[-1] == Entry(0, None, take_back=True)
    text = table.record.to_json()
    assert '"tumblehall": 3,' in text
    assert ' "take_backs": 1,\n' in text
    assert '  {"seat": 0, "undo": true, "take_back": true}\n' in text
    assert_replays(table)


def test_free_undo_marks_nothing() -> None:
    table = buried()
    table.undo(0)
    assert table.take_backs == 0
    assert '"tumblehall": 2,' in table.record.to_json()
    assert "take_back" not in table.record.to_json()


def test_older_form_is_a_take_back_too() -> None:
    table = buried()
    table.act(0, "end")
    table.undo(0, agreed=True)
    assert table.record.take_backs == 1


def test_record_of_before_without_the_mark_is_read() -> None:
    table = buried()
    table.act(0, "end")
    table.undo(0, agreed=True)
    doc = json.loads(table.record.to_json())
    del doc["take_backs"]
    doc["tumblehall"] = 2
    assert replay_table(GAME, Record.from_json(json.dumps(doc))).position() == table.position()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"take_backs": 2}, "record.take_backs: the entries have 1; got 2"),
        ({"take_backs": 0}, "record.take_backs: the entries have 1; got 0"),
        ({"entries": [{"seat": 0, "act": "x", "take_back": True}]}, 'only an "undo" can be "take_back"'),
        ({"entries": [{"seat": 0, "undo": True, "agreed": True, "take_back": True}]}, 'either "agreed" or'),
    ],
)
def test_mark_that_does_not_fit_is_refused(change: dict[str, object], message: str) -> None:
    table = robbed()
    table.take_back(0)
    with pytest.raises(BadInput, match=message):
        Record.from_json(json.dumps(json.loads(table.record.to_json()) | change))


def test_everybody_is_told() -> None:
    table = robbed()
    (event,) = table.take_back(0)
    assert (event.kind, event.data, event.to) == ("undo", {"seat": 0, "take_back": True, "roll": False}, None)
    assert event.text == "Seat 0 takes back an answer, and what came after it."


def test_it_says_whether_a_roll_is_taken_back() -> None:
    table = buried()
    assert not table.takes_back_roll(0)
    table.act(0, "end")
    assert table.takes_back_roll(0)
    (event,) = table.take_back(0)
    assert event.text == "Seat 0 takes back a roll, and what came after it."


# -- what is struck out --------------------------------------------------------------------------------------------


def struck_texts(table: Table, eye: int | None) -> list[str]:
    events = table.events(eye)
    return [event.text for first, after in table.struck(eye) for event in events[first:after]]


def standing_texts(table: Table, eye: int | None) -> list[str]:
    gone = {n for first, after in table.struck(eye) for n in range(first, after)}
    return [event.text for n, event in enumerate(table.events(eye)) if n not in gone]


def test_events_that_were_taken_back_are_struck_out() -> None:
    table = robbed()
    told = [event.text for event in table.events(2)]
    table.take_back(0)
    assert struck_texts(table, 2) == told
    assert standing_texts(table, 2) == ["Seat 0 takes back an answer, and what came after it."]


def test_free_undo_strikes_out_its_answer_alone() -> None:
    hands = ({"hand": ["fox", "owl", "bear"]}, {"hand": ["hare", "owl", "bear"]})
    table = set_up(*hands, BURIER, pending=turns(2))
    table.act(2, "bury fox")
    table.undo(2)
    table.act(2, "bury hare")
    assert struck_texts(table, 2) == ["Seat 2 buries a card.", "Seat 2 buried the fox."]
    assert struck_texts(table, 0) == ["Seat 2 buries a card."]


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_what_is_not_struck_out_is_what_would_have_been_told_without(seed: str) -> None:
    """Any mixture of answers and take-backs; then the answers that stand, given to a new table."""
    table, rng, times = bluff(3, seed), FastRng(seed), 0
    while table.decisions and times < 12:
        seat = rng.below(3)
        if rng.below(3) == 0 and table.why_no_take_back(seat) is None:
            table.take_back(seat)
            times += 1
        elif rng.below(3) == 0 and table.why_no_undo(seat) is None:
            table.undo(seat)
        else:
            decision = table.decisions[rng.below(len(table.decisions))]
            table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    plain = bluff(3, seed)
    for number in sorted(table.standing):
        entry = table.record.entries[number]
        assert entry.act is not None
        plain.act(entry.seat, entry.act)
    assert plain.position() == table.position()
    for eye in (None, 0, 1, 2):
        stands = [text for text in standing_texts(table, eye) if "takes back" not in text]
        assert stands == [event.text for event in plain.events(eye)]
    assert_replays(table)


# -- back to a choice ----------------------------------------------------------------------------------------------


def test_free_undo_for_a_choice_goes_past_an_end_without_one() -> None:
    table = set_up(ROBBER, {"points": 1, "shields": 0}, {"table": ["fox"], "shields": 0}, pending=turns(0, 2))
    table.act(0, "rob 1")
    assert undos_to_choice(table, 0) == 1
    table.act(0, "end")
    assert asked(table) == [(2, "rob")]
    assert undos_to_choice(table, 0) == 2
    assert asked(table) == [(2, "rob")]
