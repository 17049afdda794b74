"""Taking back: the seat's own last answer, while nothing fell, nothing was shown and nobody acted because of it."""

import pytest

from tests.fixtures.tables import asked, bluff, on_offer, picking, play_out, set_up, turns
from tumblehall.kernel.dice import FairDice
from tumblehall.kernel.errors import BadInput, UndoRefused
from tumblehall.kernel.record import Entry
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

BURIER = {"hand": ["fox", "hare"], "table": ["owl"]}


def sights(table: Table) -> list[Json]:
    """What everybody sees, but for the step, which grows."""
    return [{**table.view(seat), "step": 0} for seat in (None, *range(table.seats))]


def test_undo_equals_never_having_acted() -> None:
    table = set_up(BURIER, {}, pending=turns(0))
    before = table.position(), sights(table), table.decisions
    table.act(0, "bury fox")
    table.undo(0)
    assert (table.position(), sights(table), table.decisions) == before


def test_undo_is_an_entry_and_an_event_of_its_own() -> None:
    table = set_up(BURIER, {}, pending=turns(0))
    table.act(0, "bury fox")
    (event,) = table.undo(0)
    assert (event.kind, event.data, event.to) == ("undo", {"seat": 0}, None)
    assert table.record.entries == (Entry(0, "bury fox"), Entry(0, None))
    assert (table.step, table.step_of(0), table.step_of(1)) == (2, 2, 2)
    assert replay_table(table._game, table.record).position() == table.position()


def test_answers_are_taken_back_one_by_one() -> None:
    robber = {"table": ["fox"], "points": 1}
    table = set_up(robber, {"points": 1, "shields": 0}, {"table": ["fox"], "shields": 0}, pending=turns(0, 2))
    before = table.position()
    table.act(0, "rob 1")
    table.act(0, "end")
    assert asked(table) == [(2, "rob")]
    table.undo(0)
    assert asked(table) == [(0, "end")]
    table.undo(0)
    assert table.position() == before


def test_forced_moves_after_an_answer_go_with_it() -> None:
    table = set_up(BURIER, {"table": ["fox"]}, {"hand": ["bear"], "table": ["owl"]}, pending=turns(0, 1, 2))
    table.act(0, "bury fox")
    before = table.position()
    forced = [event.text for event in table.act(0, "end") if event.forced]
    assert forced == ["Rob nobody", "End your turn"]
    assert asked(table) == [(2, "bury")]
    table.undo(0)
    assert table.position() == before


def test_chance_is_never_taken_back() -> None:
    table = set_up(BURIER, {}, deck={"hare": 2}, pending=turns(0))
    table.act(0, "bury fox")
    table.act(0, "end")
    with pytest.raises(UndoRefused, match="chance was used, or something hidden was shown"):
        table.undo(0)


def test_what_was_shown_is_never_taken_back() -> None:
    burier = {"hand": ["fox", "hare", "hare"], "table": ["owl"]}
    table = set_up(burier, {}, bottom=["bear"], pending=turns(0))
    table.act(0, "bury fox")
    table.act(0, "end")  # the bear, which nobody knew, is drawn without any chance
    with pytest.raises(UndoRefused, match="something hidden was shown"):
        table.undo(0)


def test_seat_that_did_nothing_has_nothing_to_take_back() -> None:
    table = set_up(BURIER, {}, pending=turns(0))
    table.act(0, "bury fox")
    with pytest.raises(UndoRefused, match="you have not done anything yet"):
        table.undo(1)


def test_answer_stays_once_another_has_acted() -> None:
    table = set_up({"table": ["fox"]}, {"points": 1}, {}, pending=turns(0))
    table.act(0, "rob 1")
    table.act(1, "pass")
    with pytest.raises(UndoRefused, match="somebody else has acted"):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert asked(table) == [(0, "rob")]


def test_nothing_is_taken_back_after_the_end() -> None:
    table = set_up({**BURIER, "points": 1}, {}, round=2, pending=turns(0))
    table.act(0, "bury fox")
    table.act(0, "end")
    assert table.outcome is not None
    with pytest.raises(UndoRefused, match="the game is over"):
        table.undo(0)


def test_secret_of_fair_dice_is_not_shown_and_then_played_on_with() -> None:
    dice = FairDice(bytes(32), "table", ("a", "b"))
    table = play_out(Table(bluff()._game, 2, {}, dice, False))
    assert dice.secret.hex() in table.record.to_json()
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            table.undo(seat)


@pytest.mark.parametrize("seat", [-1, 2, None, True, "0"])
def test_undo_of_no_seat_is_bad_input(seat: int) -> None:
    with pytest.raises(BadInput, match="there is no seat"):
        bluff().undo(seat)


def test_refused_undo_changes_nothing() -> None:
    table = bluff()
    before = table.record
    with pytest.raises(UndoRefused):
        table.undo(0)
    assert table.record == before


# -- while several choose at once ---------------------------------------------------------------------------------


def three_picking() -> Table:
    hands = ({"hand": ["fox", "owl", "bear"]}, {"hand": ["hare", "owl", "bear"]}, {"hand": ["fox", "hare", "bear"]})
    return set_up(*hands, pending=picking(*([["pick", seat]] for seat in range(3))))


def test_mind_is_changed_before_confirming() -> None:
    table = three_picking()
    table.act(0, "pick fox")
    table.act(0, "done")
    table.undo(0)
    table.undo(0)
    assert on_offer(table, 0) == ["pick owl", "pick fox", "pick bear", "done"]


def test_confirmed_answer_can_be_taken_back_until_all_are_in() -> None:
    table = three_picking()
    table.act(0, "done")
    table.act(0, "confirm")
    assert table.view(1)["to_act"] == [1, 2]
    table.undo(0)
    assert table.view(1)["to_act"] == [0, 1, 2]


def test_answers_of_neighbours_stay() -> None:
    table = three_picking()
    table.act(0, "pick fox")
    table.act(1, "pick hare")
    table.act(1, "done")
    table.act(2, "pick bear")
    untouched = [table.view(seat) for seat in (1, 2)]
    table.undo(0)
    assert [table.view(seat) for seat in (1, 2)] == untouched
    assert table.position()["seats"][0]["picks"] == []
    assert [seat["picks"] for seat in table.position()["seats"][1:]] == [["hare"], ["bear"]]


def test_neighbours_can_still_take_back_after_an_undo() -> None:
    table = three_picking()
    before = table.position()
    table.act(0, "pick fox")
    table.act(1, "pick hare")
    table.act(2, "pick bear")
    for seat in (0, 2, 1):
        table.undo(seat)
    assert {**table.position(), "pending": None} == {**before, "pending": None}
    assert table.position()["pending"]["branches"] == before["pending"]["branches"]


def test_undo_is_hidden_from_neighbours() -> None:
    table = three_picking()
    before = [(table.view(seat), table.events(seat), table.step_of(seat)) for seat in (1, None)]
    table.act(0, "pick fox")
    table.undo(0)
    assert [(table.view(seat), table.events(seat), table.step_of(seat)) for seat in (1, None)] == before
    assert [event.kind for event in table.events(0)] == ["undo"]


def test_what_all_have_shown_is_not_taken_back() -> None:
    table = three_picking()
    for seat in range(3):
        table.act(seat, "done")
        table.act(seat, "confirm")
    for seat in range(3):
        with pytest.raises(UndoRefused):
            table.undo(seat)


def test_record_with_undos_at_once_replays() -> None:
    table = three_picking()
    for seat, text in ((0, "pick fox"), (1, "done"), (2, "pick bear")):
        table.act(seat, text)
    table.undo(0)
    table.undo(1)
    play_out(table)
    assert replay_table(table._game, table.record).record == table.record


def test_taking_back_twice_is_told_apart_from_chance() -> None:
    table = set_up(BURIER, {}, pending=turns(0))
    table.act(0, table.decisions[0].options[0].id)
    table.undo(0)
    with pytest.raises(UndoRefused, match="you have taken back all that can be taken back"):
        table.undo(0)


def test_the_answer_that_opened_the_choosing_stays_whether_or_not_a_neighbour_has_answered() -> None:
    full = {"hand": ["hare", "owl", "bear"]}
    table = set_up(BURIER, full, pending=turns(0))
    table.act(0, "bury fox")
    table.act(0, "end")
    assert asked(table) == [(0, "pick"), (1, "pick")]
    before = table.why_no_undo(0)
    table.act(1, "pick hare")
    assert table.why_no_undo(0) == before
    assert before is not None
