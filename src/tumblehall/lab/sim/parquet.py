"""Tables as Parquet: columns into bytes, and files back into tables."""

from io import BytesIO
from pathlib import Path
from typing import Any

from tumblehall.kernel.errors import BadInput
from tumblehall.lab.extra import borrowed
from tumblehall.lab.sim.columns import columns

Table = Any
"""A table of pyarrow."""


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


def rows_in(file: Path) -> int | None:
    """How many rows a file has; None where it is no whole file."""
    arrow, parquet = borrowed("pyarrow"), borrowed("pyarrow.parquet")
    try:
        return int(parquet.read_metadata(file).num_rows)
    except (OSError, arrow.ArrowInvalid):
        return None


def read(files: list[Path]) -> Table:
    """All of these files as one table, in their order. BadInput names one that cannot be read."""
    arrow, parquet = borrowed("pyarrow"), borrowed("pyarrow.parquet")
    tables = []
    for file in files:
        try:
            tables.append(parquet.read_table(file, partitioning=None))
        except (OSError, arrow.ArrowInvalid) as fault:
            raise BadInput(
                f"{file} cannot be read ({fault}); 'tumblehall sim' with the same run plays it again"
            ) from None
    return arrow.concat_tables(tables).unify_dictionaries()
