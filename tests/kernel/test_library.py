"""A bare state for simulation: the same game as at a table, and the same refusals."""

from typing import Any

import pytest

import tumblehall as th
from tumblehall.kernel.dice import SeedDice
from tumblehall.kernel.position import dump_position
from tumblehall.library import game_named


@pytest.mark.parametrize("name", th.list_games())
def test_state_is_that_of_a_table(name: str) -> None:
    table = th.new_table(name, seed="bare")
    state = th.new_state(name, SeedDice("bare").stream(0))
    assert dump_position(game_named(name), state, table.options) == table.position()
    assert state.options == table.state.options


def test_seats_and_options_are_those_of_a_table() -> None:
    options = {"sets": ["base", "demons"], "captures": 2}
    state: Any = th.new_state("quarriors", th.SimRng(1), 3, options)
    assert (state.players, state.limit) == (3, 2)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(7, None), (True, None), (2, {"captures": 9}), (2, {"no such": 1}), (2, ["captures"])],
)
def test_what_a_table_refuses_is_refused_alike(seats: Any, options: Any) -> None:
    with pytest.raises(th.BadInput) as at_table:
        th.new_table("quarriors", seats, "x", options)
    with pytest.raises(th.BadInput) as bare:
        th.new_state("quarriors", th.SimRng(1), seats, options)
    assert str(bare.value) == str(at_table.value)
