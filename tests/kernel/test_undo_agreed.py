"""Taking back by agreement: whatever came of the answer, and with all that anybody did after it."""

import gc
import json

import pytest

from tests.fixtures.bluff import GAME
from tests.fixtures.tables import asked, bluff, on_offer, picking, play_out, set_up, turns
from tumblehall.kernel.dice import FairDice, FastRng
from tumblehall.kernel.errors import BadInput, UndoRefused
from tumblehall.kernel.record import Entry, Record
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

BURIER = {"hand": ["fox", "hare"], "table": ["owl"]}


def buried() -> Table:
    """Seat 0 has buried a card and could now end the round: then all draw by chance."""
    table = set_up(BURIER, {}, deck={"hare": 2, "bear": 3}, pending=turns(0))
    table.act(0, "bury fox")
    return table


def three_picking() -> Table:
    hands = ({"hand": ["fox", "owl", "bear"]}, {"hand": ["hare", "owl", "bear"]}, {"hand": ["fox", "hare", "bear"]})
    return set_up(*hands, pending=picking(*([["pick", seat]] for seat in range(3))))


def picks(table: Table) -> list[Json]:
    return [seat["picks"] for seat in table.position()["seats"]]


def assert_replays(table: Table) -> None:
    read = Record.from_json(table.record.to_json())
    again = replay_table(GAME, read)
    assert again.record == table.record == read
    assert [again.events(eye) for eye in (None, 0, 1)] == [table.events(eye) for eye in (None, 0, 1)]


def test_chance_is_taken_back_by_agreement() -> None:
    table = buried()
    before = table.position(), table.decisions
    table.act(0, "end")
    with pytest.raises(UndoRefused):
        table.undo(0)
    table.undo(0, agreed=True)
    assert (table.position(), table.decisions) == before


def test_what_others_did_since_goes_too() -> None:
    table = buried()
    before = table.position()
    for seat, text in ((0, "end"), (1, "done"), (1, "confirm")):
        table.act(seat, text)
    table.undo(0, agreed=True)
    assert table.position() == before


def test_answers_before_it_stay() -> None:
    table = set_up({"table": ["fox"], "hand": ["owl"]}, {"points": 1}, {}, pending=turns(0))
    table.act(0, "rob 1")
    table.act(1, "pass")
    before = table.position()
    table.act(2, "block")
    table.undo(2, agreed=True)
    assert table.position() == before
    table.undo(0, agreed=True)
    assert asked(table) == [(0, "rob")]


def test_agreed_undo_is_an_entry_of_its_own() -> None:
    table = buried()
    table.act(0, "end")
    table.undo(0, agreed=True)
    assert table.record.entries[-1] == Entry(0, None, agreed=True)
    assert '  {"seat": 0, "undo": true, "agreed": true}\n' in table.record.to_json()
    assert_replays(table)


def test_events_stay_and_everybody_is_told_of_the_undo() -> None:
    table = buried()
    table.act(0, "end")
    before = [table.events(eye) for eye in (None, 0, 1)]
    (event,) = table.undo(0, agreed=True)
    assert (event.kind, event.data, event.to) == ("undo", {"seat": 0, "agreed": True}, None)
    assert event.text == "Seat 0 takes back an answer, as agreed."
    assert [table.events(eye) for eye in (None, 0, 1)] == [[*known, event] for known in before]


@pytest.mark.parametrize("eye", [None, 0, 1, 2])
def test_step_counts_on_for_everybody(eye: int | None) -> None:
    table = three_picking()
    table.act(0, "pick fox")
    before = table.step, table.step_of(eye)
    table.undo(0, agreed=True)
    assert (table.step, table.step_of(eye)) == (before[0] + 1, before[1] + 1)


def test_nothing_is_taken_back_after_the_end() -> None:
    table = play_out(bluff())
    assert table.outcome is not None
    with pytest.raises(UndoRefused, match="the game is over"):
        table.undo(0, agreed=True)


def test_seat_without_a_standing_answer_is_refused_and_nothing_changes() -> None:
    table = buried()
    before = table.record
    with pytest.raises(UndoRefused, match="no answer of yours stands"):
        table.undo(1, agreed=True)
    assert table.record == before


def test_answer_is_taken_back_only_once() -> None:
    table = buried()
    table.undo(0, agreed=True)
    with pytest.raises(UndoRefused, match="no answer of yours stands"):
        table.undo(0, agreed=True)


@pytest.mark.parametrize("seat", [-1, 2, None, True, "0"])
def test_agreed_undo_of_no_seat_is_bad_input(seat: int) -> None:
    with pytest.raises(BadInput, match="there is no seat"):
        bluff().undo(seat, agreed=True)


# -- one after the other ------------------------------------------------------------------------------------------


def test_agreement_leads_back_answer_by_answer_to_the_start() -> None:
    table = buried()
    table.act(0, "end")
    table.undo(0, agreed=True)
    table.undo(0, agreed=True)
    assert on_offer(table, 0) == ["bury hare", "bury fox"]
    assert_replays(table)


def test_answer_given_anew_can_be_taken_back_again() -> None:
    table = buried()
    before = table.position()
    for _ in range(3):
        table.act(0, "end")
        table.undo(0, agreed=True)
    assert table.position() == before
    assert_replays(table)


def test_answer_after_it_can_be_taken_back_by_the_seat_itself() -> None:
    table = buried()
    table.act(0, "end")
    table.undo(0, agreed=True)
    table.undo(0, agreed=True)
    before = table.position()
    table.act(0, "bury hare")
    table.undo(0)
    assert table.position() == before
    assert_replays(table)


def test_answer_before_it_needs_agreement_again() -> None:
    """The seat has seen what came of it; the others agreed to one step back, not to two."""
    table = buried()
    assert table.why_no_undo(0) is None
    table.act(0, "end")
    table.undo(0, agreed=True)
    with pytest.raises(UndoRefused, match="before a take-back is taken back in the same way only"):
        table.undo(0)


@pytest.mark.parametrize("show_forced", [False, True])
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_any_mixture_leads_to_the_position_before_the_answer_and_replays(seed: str, show_forced: bool) -> None:
    table = bluff(3, seed, show_forced)
    rng = FastRng(seed)
    given: list[tuple[int, Json]] = []
    undos = 0
    while table.decisions:
        seat = rng.below(3)
        if undos < 12 and rng.below(4) == 0 and any(who == seat for who, _ in given):
            place = max(i for i, (who, _) in enumerate(given) if who == seat)
            table.undo(seat, agreed=True)
            assert table.position() == given[place][1]
            del given[place:]
            undos += 1
            continue
        decision = table.decisions[rng.below(len(table.decisions))]
        given.append((decision.seat, table.position()))
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    assert undos > 5
    assert_replays(table)


def test_game_goes_on_and_replays_with_fair_dice() -> None:
    table = Table(GAME, 2, {}, FairDice(bytes(32), "table", ("a", "b")), False)
    play_out(table, most=9)
    table.undo(0, agreed=True)
    play_out(table)
    assert_replays(table)


@pytest.mark.parametrize("agreed", [False, True])
def test_clone_and_its_original_go_their_own_ways(agreed: bool) -> None:
    table = buried()
    other = table.clone()
    before = table.position(), table.record, table.events(0), table.step_of(1)
    other.undo(0, agreed)
    assert (table.position(), table.record, table.events(0), table.step_of(1)) == before
    table.undo(0, agreed=True)
    assert on_offer(table, 0) == on_offer(other, 0) == ["bury hare", "bury fox"]
    other.act(0, "bury hare")
    assert table.why_no_undo(0, agreed=True) == "no answer of yours stands"
    assert_replays(other)


# -- while several choose at once ---------------------------------------------------------------------------------


def test_later_hidden_answers_of_others_go_and_earlier_ones_stay() -> None:
    table = three_picking()
    for seat, text in ((1, "pick hare"), (0, "pick fox"), (2, "pick bear"), (1, "pick owl")):
        table.act(seat, text)
    table.undo(0, agreed=True)
    assert picks(table) == [[], ["hare"], []]
    assert_replays(table)


def test_answer_that_its_seat_took_back_does_not_return() -> None:
    table = three_picking()
    table.act(0, "pick fox")
    table.act(1, "pick hare")
    table.undo(0)
    table.undo(1, agreed=True)
    assert picks(table) == [[], [], []]
    assert_replays(table)


def test_what_all_have_shown_is_hidden_again() -> None:
    table = three_picking()
    for seat in range(3):
        table.act(seat, "done")
    for seat in range(2):
        table.act(seat, "confirm")
    before = table.position()
    table.act(2, "confirm")
    assert table.position() != before
    table.undo(2, agreed=True)
    assert table.position() == before
    assert_replays(table)


def test_everybody_can_finish_after_it() -> None:
    table = three_picking()
    for seat, text in ((0, "pick fox"), (1, "done"), (2, "done"), (1, "confirm")):
        table.act(seat, text)
    table.undo(1, agreed=True)
    table.undo(0, agreed=True)
    assert asked(table) == [(0, "pick"), (1, "pick"), (2, "pick")]
    assert play_out(table).outcome is not None
    assert_replays(table)


# -- in the record ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"seat": 0, "undo": True, "agreed": 1}, "record.entries[0].agreed: must be true or false; got 1"),
        ({"seat": 0, "act": "end", "agreed": True}, 'record.entries[0]: only an "undo" can be "agreed"'),
        ({"seat": 0, "agreed": True}, 'record.entries[0]: only an "undo" can be "agreed"'),
    ],
)
def test_damaged_entry_is_refused_with_the_place(entry: Json, message: str) -> None:
    doc = json.loads(bluff().record.to_json())
    with pytest.raises(BadInput) as refusal:
        Record.from_json(json.dumps(doc | {"entries": [entry]}))
    assert str(refusal.value) == message


def test_agreed_undo_of_nothing_does_not_replay() -> None:
    doc = json.loads(bluff().record.to_json())
    doc["entries"] = [{"seat": 0, "undo": True, "agreed": True}]
    with pytest.raises(BadInput, match=r"record\.entries\[0\]: no answer of yours stands"):
        replay_table(GAME, Record.from_json(json.dumps(doc)))


# -- the question whether ------------------------------------------------------------------------------------------


def refusal_of(table: Table, seat: int, agreed: bool) -> str | None:
    try:
        table.undo(seat, agreed)
    except UndoRefused as refusal:
        return str(refusal)
    return None


@pytest.mark.parametrize("agreed", [False, True])
def test_reason_against_an_undo_is_the_one_it_is_refused_with(agreed: bool) -> None:
    table, rng = bluff(3), FastRng("why")
    reasons = set()
    while table.decisions:
        decision = table.decisions[rng.below(len(table.decisions))]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
        for seat in range(3):
            before = table.record
            reasons.add(table.why_no_undo(seat, agreed))
            assert table.record == before
            assert table.why_no_undo(seat, agreed) == refusal_of(table.clone(), seat, agreed)
    assert {None, "the game is over"} < reasons


def test_reason_does_not_tell_of_a_hidden_answer() -> None:
    table = buried()
    table.act(0, "end")
    before = table.why_no_undo(0)
    table.act(1, "done")
    assert table.why_no_undo(0) == before == "chance was used, or something hidden was shown, since your last answer"


def test_table_keeps_few_states_however_many_answers_can_be_taken_back() -> None:
    table = bluff(6)
    kind = type(table._state)

    def states() -> int:
        return sum(type(thing) is kind for thing in gc.get_objects())

    before = states()
    for seat in range(6):
        table.act(seat, "done")
    assert all(table.why_no_undo(seat) is None for seat in range(6))
    assert states() <= before + 1
