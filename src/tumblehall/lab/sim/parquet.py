"""Tables as Parquet: columns into bytes, and files back into tables."""

from io import BytesIO
from pathlib import Path
from typing import Any

from tumblehall.kernel.errors import BadInput
from tumblehall.lab.extra import borrowed
from tumblehall.lab.sim.columns import columns

Table = Any
"""A table of pyarrow."""
AGAIN = "the 'tumblehall sim' of this run plays it again"


def written(table: str, seats: int, found: list[list[Any]]) -> bytes:
    """A table in Parquet. The same columns give the same bytes, whoever played the games."""
    arrow, parquet = borrowed("pyarrow"), borrowed("pyarrow.parquet")
    kinds = {"number": arrow.int32(), "share": arrow.float64(), "text": arrow.dictionary(arrow.int32(), arrow.string())}
    named = columns(table, seats)
    values = found or [[] for _ in named]
    arrays = [arrow.array(column, kinds[kind]) for column, (_, kind) in zip(values, named, strict=True)]
    out = BytesIO()
    made = arrow.table(arrays, names=[name for name, _ in named])
    parquet.write_table(made, out, compression="zstd", store_schema=True)
    return out.getvalue()


def rows_in(file: Path, table: str, seats: int) -> int | None:
    """How many rows a file has; None where it is no whole file of this table."""
    arrow, parquet = borrowed("pyarrow"), borrowed("pyarrow.parquet")
    try:
        head = parquet.read_metadata(file)
    except (OSError, arrow.ArrowInvalid):
        return None
    return int(head.num_rows) if head.schema.names == _names(table, seats) else None


def read(files: list[Path], table: str, seats: int) -> Table:
    """All of these files as one table, in their order. BadInput names one that cannot be read."""
    arrow, parquet = borrowed("pyarrow"), borrowed("pyarrow.parquet")
    tables = []
    for file in files:
        try:
            found = parquet.read_table(file, partitioning=None)
        except FileNotFoundError:
            raise BadInput(f"{file} is missing; {AGAIN}") from None
        except (OSError, arrow.ArrowInvalid) as fault:
            raise _unread(file, str(fault)) from None
        if found.column_names != _names(table, seats):
            raise _unread(file, f"it is no table of {table} with {seats} seats")
        tables.append(found)
    return arrow.concat_tables(tables).unify_dictionaries()


def _names(table: str, seats: int) -> list[str]:
    return [name for name, _ in columns(table, seats)]


def _unread(file: Path, why: str) -> BadInput:
    """What is broken inside is not seen by its size: away with it, so that it is missing."""
    return BadInput(f"{file} cannot be read ({why}); delete it: {AGAIN}")
