"""Playing a record again, entry by entry."""

from dataclasses import replace

from tumblehall.kernel.record import Entry, Record
from tumblehall.kernel.table import Table
from tumblehall.library import replay


def opening(record: Record) -> Table:
    """The table of a record before its first entry."""
    # One entry more, which is never reached: replay compares the end only when it comes to it.
    return replay(replace(record, entries=(*record.entries, Entry(0, None))), upto=0)


def enter(table: Table, entry: Entry) -> None:
    """One entry of a record, given again."""
    if entry.act is None:
        table.undo(entry.seat)
    else:
        table.act(entry.seat, entry.act)


def entry_text(entry: Entry) -> str:
    return f"seat {entry.seat} takes back" if entry.act is None else f"seat {entry.seat}: {entry.act}"
