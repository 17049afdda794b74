"""Rows of the content files."""

import csv
from importlib.resources import files

Row = dict[str, str]


def rows_of(name: str) -> list[Row]:
    """The rows of a content file."""
    text = (files("tumblehall.games.dicequest") / "content" / f"{name}.csv").read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def slug_of(name: str) -> str:
    """`Old Orrin's Goat` -> `old-orrins-goat`."""
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower().replace("'", "")).split())
