"""Playing a record again, entry by entry."""

from dataclasses import replace
from typing import Any

from tumblehall.kernel.game import Game
from tumblehall.kernel.record import Entry, Record
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table


def opening(game: Game[Any], record: Record) -> Table:
    """The table of a record before its first entry."""
    # One entry more, which is never reached: replay compares the end only when it comes to it.
    return replay_table(game, replace(record, entries=(*record.entries, Entry(0, None))), upto=0)


def is_secret(table: Table, seat: int) -> bool:
    """Whether what the seat does now is hidden from the others: they learn from the events what they may know of it."""
    state = table.state
    return state.branches is not None or (seat in state.seats and state.STEPS[state.question_of(seat)[0]].secret)
