"""A table as plain values and states, to be taken up again where it was by the same version of the program. What keeps
a game for longer is its record."""

from typing import Any

from tumblehall.kernel.chronicle import Chronicle
from tumblehall.kernel.dice import Dice
from tumblehall.kernel.game import Game
from tumblehall.kernel.record import entries_of
from tumblehall.kernel.standing import Standing
from tumblehall.kernel.table import Table


def packed_table(table: Table) -> tuple[object, ...]:
    """All but the game and the dice, which whoever keeps it knows. It takes no longer for a long game."""
    steps = (table._steps, table._onlooker_step)
    played = (table._entries.pack(), table._take_backs, table._hints, table._told.pack(), table._standing.pack())
    return (table._start, table._before, table._options, table._state, *steps, *played)


def unpacked_table(game: Game[Any], dice: Dice, values: tuple[Any, ...]) -> Table:
    table = object.__new__(Table)
    table._game, table._dice, table._adviser = game, dice, None
    table._start, table._before, table._options, state, *values = values  # type: ignore[assignment]
    table._set_state(state)
    table._steps, table._onlooker_step, entries, table._take_backs, table._hints, told, standing = values
    table._entries = entries_of().unpack(entries)
    table._told = Chronicle.unpack(told)
    table._standing = Standing.unpack(dice, standing)
    return table
