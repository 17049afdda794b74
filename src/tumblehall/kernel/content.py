"""Printed facts, read once from the files that lie in a game's folder."""

import csv
from importlib.resources import files


def rows_of(package: str, name: str) -> list[dict[str, str]]:
    """The rows of a csv file beside the modules of a package."""
    text = (files(package) / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def slug_of(name: str) -> str:
    """How ids write a printed name: `Old Orrin's Goat` -> `old-orrins-goat`."""
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower().replace("'", "")).split())
