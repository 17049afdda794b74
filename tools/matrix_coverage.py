"""Checks docs/quarriors-matrix.md for `make rules`: every pair of mechanisms has tested ids, or no contact."""

import re
from collections.abc import Collection, Iterator
from itertools import combinations_with_replacement
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "quarriors-matrix.md"
FREE, ITSELF = "no contact", "itself"


def pairs_of(page: str) -> dict[tuple[str, str], tuple[str, ...]]:
    """By two mechanisms the ids that decide where they meet; none without contact."""
    found: dict[tuple[str, str], tuple[str, ...]] = {}
    for part in page.split("\n## ")[1:]:
        name, _, rows = part.partition("\n")
        for other, ids in re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", rows, re.MULTILINE):
            if other != "with":
                pair = (name, name if other == ITSELF else other)
                found[pair] = () if ids == FREE else tuple(ids.split(", "))
    return found


def matrix_faults(page: str, tested: Collection[str]) -> Iterator[str]:
    """`tested`: the ids that have a test."""
    pairs = pairs_of(page)
    names = list(dict.fromkeys(name for name, _ in pairs))
    every = list(combinations_with_replacement(names, 2))
    for one, other in every:
        if (one, other) not in pairs:
            yield f"the matrix says nothing of {one} with {other}"
    for pair, ids in pairs.items():
        if pair not in every:
            yield f"the matrix has a pair out of place: {' with '.join(pair)}"
        for id in ids:
            if id not in tested:
                yield f"{id}, of {' with '.join(pair)} in the matrix, has no test"


def matrix_share(page: str) -> str:
    pairs = pairs_of(page)
    return f"pairs of mechanisms {len(pairs)}, {sum(not ids for ids in pairs.values())} without contact"
