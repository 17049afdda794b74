"""Checks docs/quarriors-matrix.md for `make rules`: every pair of mechanisms has no contact, or ids, and each id
a test with both mechanisms on the table, which tests/quarriors/meetings.json names (see meetings.py)."""

import json
import re
from collections.abc import Collection, Iterator, Mapping
from itertools import combinations_with_replacement
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "quarriors-matrix.md"
MEETINGS = Path(__file__).parents[1] / "tests" / "quarriors" / "meetings.json"
FREE, ITSELF = "no contact", "itself"
Meetings = Mapping[str, Mapping[str, str]]
"""By pair and id the test that shows it with both on the table."""


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


def named() -> Meetings:
    found: Meetings = json.loads(MEETINGS.read_text("utf-8")) if MEETINGS.exists() else {}
    return found


def meeting_faults(page: str, meetings: Meetings, tests: Mapping[str, Collection[str]]) -> Iterator[str]:
    """`tests`: by id those that carry it and count."""
    pairs = {" with ".join(pair): ids for pair, ids in pairs_of(page).items() if ids}
    for pair, ids in pairs.items():
        for id in ids:
            if id not in meetings.get(pair, ()):
                yield f"{id}, of {pair} in the matrix, has no test with both on the table"
    for pair, shown in meetings.items():
        for id, test in shown.items():
            if id not in pairs.get(pair, ()):
                yield f"meetings.json has {id} for {pair}, which the matrix has not"
            elif not any(carrier.endswith(test) for carrier in tests.get(id, ())):
                yield f"meetings.json names {test} for {id}, which does not carry it"


def matrix_share(page: str) -> str:
    pairs = pairs_of(page)
    free = sum(not each for each in pairs.values())
    return f"pairs of mechanisms {len(pairs)}, {free} without contact"
