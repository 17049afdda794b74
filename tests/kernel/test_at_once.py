"""Several seats choose at the same time: in any order, unseen by each other."""

from itertools import permutations

import pytest

from tests.fixtures.bluff.verbs import CONFIRM, DONE
from tests.fixtures.tables import asked, bluff, picking, set_up
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json, Outcome

HANDS = [["fox", "owl", "bear"], ["hare", "owl", "bear"], ["fox", "hare", "bear"]]


def picks(hands: list[list[str]], **fields: Json) -> Table:
    pending = picking(*([["pick", seat]] for seat in range(len(hands))))
    return set_up(*({"hand": hand} for hand in hands), **{"pending": pending, **fields})


def sight(table: Table, seat: int | None) -> Json:
    decisions = [decision for decision in table.decisions if decision.seat == seat]
    why = None if seat is None else table.why(seat, "pick owl")
    return table.view(seat), decisions, table.events(seat), table.step_of(seat), why


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_seats_are_asked_at_once(seats: int) -> None:
    assert asked(bluff(seats)) == [(seat, "pick") for seat in range(seats)]


def test_order_of_answers_does_not_matter() -> None:
    reached = []
    for order in permutations(range(3)):
        table = picks(HANDS)
        for seat in order:
            table.act(seat, "pick bear")
            table.act(seat, "done")
        for seat in reversed(order):
            table.act(seat, "confirm")
        reached.append((table.position()["seats"], table.view(0)["seats"]))
    assert all(result == reached[0] for result in reached)


def test_answers_of_six_can_be_mixed() -> None:
    table = bluff(6)
    for seat in (5, 0, 3, 1, 4, 2):
        table.act(seat, "done")
    for seat in (2, 5, 1, 0, 3):
        table.act(seat, "confirm")
    assert asked(table) == [(4, "confirm")]


def test_hidden_answers_of_another_are_not_seen() -> None:
    one, two = picks(HANDS), picks(HANDS)
    before = sight(one, 1), sight(one, None)
    one.act(0, "pick fox")
    two.act(0, "pick owl")
    two.act(0, "pick bear")
    assert (sight(one, 1), sight(one, None)) == before
    assert (sight(two, 1), sight(two, None)) == before


def test_only_that_another_is_ready_is_seen() -> None:
    table = picks(HANDS)
    before = table.view(1)
    table.act(0, "pick fox")
    table.act(0, "done")
    table.act(0, "confirm")
    assert table.view(1) == {**before, "to_act": [1, 2]}


def test_pending_confirmation_waits_for_its_seat_whatever_another_does() -> None:
    table = picks(HANDS)
    table.act(1, "done")
    assert (1, "confirm") in asked(table)
    table.act(0, "pick fox")
    table.act(2, "pick fox")
    assert (1, "confirm") in asked(table)
    assert table.step_of(1) == 1


def test_two_pending_confirmations_survive_in_a_position() -> None:
    table = picks(HANDS)
    table.act(0, "done")
    table.act(1, "done")
    position = table.position()
    loaded = Table(table._game, 0, {}, table._dice, False, position)
    assert loaded.position() == position
    assert asked(loaded) == asked(table) == [(0, "confirm"), (1, "confirm"), (2, "pick")]


def test_everything_is_shown_when_the_last_is_in() -> None:
    table = picks(HANDS)
    for seat in range(3):
        table.act(seat, "pick bear")
        table.act(seat, "done")
    table.act(0, "confirm")
    table.act(1, "confirm")
    assert [seat["table"] for seat in table.view(None)["seats"]] == [[], [], []]
    table.act(2, "confirm")
    revealed = [event.data["cards"] for event in table.events(None) if event.kind == "revealed"]
    assert revealed == [["bear"], ["bear"], ["bear"]]


def test_state_serves_every_pending_seat() -> None:
    state = picks(HANDS).state
    assert state.seats == (0, 1, 2)
    done = DONE.first
    assert [state.options_of(seat) for seat in (0, 1, 2)] == [[1, 2, 3, done], [0, 1, 3, done], [0, 2, 3, done]]
    state.apply_for(2, done, FastRng(1))
    assert state.options_of(2) == [CONFIRM.first]
    assert state.seat == 0


def test_clone_in_the_middle_of_a_fork_goes_its_own_way() -> None:
    state = picks(HANDS).state
    clone = state.clone()
    clone.apply_for(1, 3, FastRng(1))
    assert state.options_of(1) == [0, 1, 3, DONE.first]
    assert clone.options_of(1) == [0, 1, DONE.first]


def test_seat_that_has_nothing_to_choose_is_ready_at_once() -> None:
    assert asked(picks([["fox", "owl"], []])) == [(0, "pick")]


def test_imagined_neighbours_hold_other_cards_and_the_own_ones_stay() -> None:
    table = picks([["fox", "owl"], ["bear", "bear"]], deck={"hare": 3, "fox": 2})
    table.act(1, "pick bear")
    state, rng = table.state, FastRng("imagine")
    imagined = [state.imagine(0, rng) for _ in range(30)]
    views = [table._game.view(other, 0) for other in imagined]
    assert all(view == table._game.view(state, 0) for view in views)
    assert len({str(table._game.dump(other)) for other in imagined}) > 5


def test_no_game_ends_and_no_fork_opens_inside_a_fork() -> None:
    state = picks(HANDS).state
    with pytest.raises(AssertionError, match="the game ended inside a fork"):
        state.finish(Outcome((), (), None, "", ""))
    with pytest.raises(AssertionError, match="a fork inside a fork"):
        state.fork([[], [], []])
