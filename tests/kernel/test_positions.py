"""Positions: whole, exact, and refused with the place and the reason."""

import json
from typing import Any

import pytest

from tests.fixtures.bluff import GAME
from tests.fixtures.tables import asked, bluff, picking, set_up, turns
from tumblehall.kernel.dice import FastRng, SeedDice
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json


def load(position: Json) -> Table:
    return Table(GAME, 0, {}, SeedDice("seed"), False, position)


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
@pytest.mark.parametrize("show_forced", [False, True])
def test_position_of_every_step_makes_itself_again(seats: int, show_forced: bool) -> None:
    table = bluff(seats, f"game {seats}", show_forced, mode="together" if seats == 1 else "versus", rounds=4)
    rng = FastRng(seats)
    while table.decisions:
        position = table.position()
        loaded = load(json.loads(json.dumps(position)))
        assert loaded.position() == position
        assert loaded.decisions == table.decisions
        decision = table.decisions[rng.below(len(table.decisions))]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    assert load(table.position()).outcome == table.outcome


def test_position_in_the_middle_of_nested_work_plays_on_alike() -> None:
    table = set_up({"table": ["fox"], "hand": ["bear"]}, {"points": 1}, {}, pending=turns(0, 1))
    table.act(0, "rob 1")
    loaded = load(table.position())
    for at in (table, loaded):
        at.act(1, "pass")
        at.act(2, "block")
    assert loaded.position() == table.position()


def test_short_position_stands_at_the_start_of_its_round() -> None:
    table = load({"game": "bluff", "seats": [{"hand": ["fox"]}, {"hand": ["bear"]}]})
    assert asked(table) == [(0, "pick"), (1, "pick")]
    assert table.options == {"mode": "versus", "rounds": 2, "first": "random"}


def test_what_happens_on_the_way_to_the_first_decision_is_told() -> None:
    table = load({"game": "bluff", "seats": [{"hand": ["fox"]}, {}], "deck": {"hare": 2}})
    assert "Seat 0 draws 2 cards." in [event.text for event in table.events(1)]


def test_position_holds_no_generator_and_no_history() -> None:
    assert set(bluff().position()) == {"game", "options", "seats", "pending", *GAME.fields}


def small() -> dict[str, Any]:
    return {"game": "bluff", "seats": [{"hand": ["fox", "owl"], "table": ["owl"]}, {}], "pending": turns(0)}


OUTCOME = {"winners": [0], "ranking": [[0], [1]], "scores": None, "reason": "so", "rule": "BL-7"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, 'position.game: must be "bluff"; got "chess"'),
        ({"seats": None}, "position.seats: must be a list; got null"),
        ({"seats": []}, "position.seats: must have 1 to 6 members; has 0"),
        ({"seats": [{}, 3]}, "position.seats[1]: must be an object; got 3"),
        ({"seats": [{"hand": ["cat"]}, {}]}, "position.seats[0].hand[0]: must begin with one of hare, owl, fox, bear"),
        ({"seats": [{"hand": ["fox+7"]}, {}]}, "position.seats[0].hand[0]: is known to no seat '7'"),
        ({"seats": [{"hand": ["fox"] * 4}, {}]}, "position.seats[0].hand: must have 0 to 3 members; has 4"),
        ({"deck": {"fox": 3}}, "position: there are 4 of the fox; the box holds 3"),
        ({"deck": {"cat": 3}}, 'position.deck: unknown field "cat"; known are hare, owl, fox, bear'),
        ({"round": 9}, "position.round: must be from 1 to 3; got 9"),
        ({"round": "1"}, 'position.round: must be a whole number; got "1"'),
        ({"colour": 1}, 'position: unknown field "colour"'),
        ({"options": {"mode": "none"}}, "option 'mode': must be one of versus, together; got \"none\""),
        ({"options": {"first": 2}}, "option 'first' must be a seat from 0 to 1; got 2"),
        ({"show_forced": 1}, "position.show_forced: must be true or false; got 1"),
        ({"pending": {"stack": []}}, "position.pending: leads to no decision and no outcome"),
        ({"pending": {"stack": [["dance"]]}}, "position.pending.stack[0][0]: must be one of fork, round, pick"),
        ({"pending": {"stack": [["turn"]]}}, "position.pending.stack[0]: takes 1 operands (seat); got 0"),
        ({"pending": {"stack": [["turn", 2]]}}, "position.pending.stack[0][1]: must be from 0 to 1; got 2"),
        ({"pending": {"stack": [["fork"]]}}, "position.pending: branches and the step 'fork'"),
        ({"pending": picking([["pick", 0]])}, "position.pending.branches: must have 2 members; has 1"),
        ({"pending": picking([["pick", 1]], [])}, "position.pending: branches[0] asks another seat"),
        ({"pending": {**turns(0), "undoable": [0, 1]}}, "position.pending.undoable: must have 0 to 1 members; has 2"),
        ({"outcome": OUTCOME}, "position: a game that has an outcome has nothing pending"),
        ({"pending": {"stack": [["steal", 0, 5]]}}, "position.pending.stack[0][2]: must be from 0 to 1"),
        ({"pending": {"stack": [["bury", 0, 1]]}}, "position.pending.stack[0][2]: must be one of hare, owl, fox, bear"),
    ],
)
def test_faulty_position_is_refused_with_the_place(change: Json, message: str) -> None:
    with pytest.raises(BadInput) as refusal:
        load(small() | change)
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"winners": [2]}, "position.outcome.winners[0]: must be from 0 to 1; got 2"),
        ({"ranking": [[0], [0]]}, "position.outcome.ranking: names a seat twice"),
        ({"ranking": [[0]]}, "position.outcome.ranking: must name each seat once"),
        ({"ranking": [[0, 1], []]}, "position.outcome.ranking: must name each seat once"),
        ({"winners": [1]}, "position.outcome.winners: must be the first group of the ranking, or nobody"),
        ({"scores": [1]}, "position.outcome.scores: must have 2 members; has 1"),
        ({"reason": "\ud800"}, "position.outcome.reason: must be a text"),
    ],
)
def test_faulty_outcome_is_refused_with_the_place(change: Json, message: str) -> None:
    position = {"game": "bluff", "seats": [{}, {}], "outcome": OUTCOME | change}
    with pytest.raises(BadInput) as refusal:
        load(position)
    assert str(refusal.value).startswith(message)
