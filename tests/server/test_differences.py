"""What changed in a view is enough to have the whole of it."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.json import decode, encode

from tumblehall.kernel.dice import FairDice, FastRng
from tumblehall.kernel.errors import UndoRefused
from tumblehall.kernel.values import Json
from tumblehall.library import game_named, new_table
from tumblehall.server.differences import changed, difference
from tumblehall.server.live import Live
from tumblehall.server.looks import Known, view_or_change

CASES = json.loads((Path(__file__).parents[2] / "client/tests/live/changes.json").read_text())
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from("abc@"),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.sampled_from("abc@1"), inside, max_size=4),
    max_leaves=20,
)
ALL_SETS = {"sets": list(game_named("quarriors").info.versions)}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["what"])
def test_a_change_is_written_as_the_browser_reads_it(case: dict[str, Json]) -> None:
    assert (difference(case["old"], case["new"]) or {}) == case["change"]
    assert changed(case["old"], case["change"]) == case["new"]


@given(VALUES, VALUES)
def test_any_value_comes_of_any_other(old: Json, new: Json) -> None:
    change = difference(old, new)
    before = json.dumps(old)
    assert old == new if change is None else changed(old, change) == new
    assert json.dumps(old) == before


@pytest.mark.parametrize(
    ("game", "options"),
    [("quarriors", {}), ("quarriors", ALL_SETS), ("dicequest", {}), ("angryquest", {}), ("quaeleon", {})],
)
def test_views_rebuilt_from_changes_are_the_whole_views(game: str, options: dict[str, Any]) -> None:
    """Over a whole game, through the eyes of every seat and an onlooker, with undos and take-backs between."""
    rng = FastRng(game)
    table = new_table(game, 2, options=options, fair=FairDice(bytes(32), "t", ("ann", "ben")))
    live = Live("t")
    eyes: tuple[int | None, ...] = (*range(table.seats), None)
    known: dict[int | None, Known] = {}
    rebuilt: dict[int | None, Any] = {}
    sent = whole = 0
    while True:
        for seat in eyes:
            looks = live.sight(table, seat, table.step, table.step)
            view, change = view_or_change(*looks, known.get(seat))
            known[seat] = (looks[0].number, looks[1].number)
            seen = decode(encode(table.view(seat)))
            rebuilt[seat] = decode(encode(view)) if change is None else changed(rebuilt[seat], decode(encode(change)))
            assert rebuilt[seat] == seen
            sent += len(encode(change))
            whole += len(encode(seen))
        if not table.decisions:
            break
        decision = table.decisions[rng.below(len(table.decisions))]
        if rng.below(12) == 0:
            try:
                (table.undo, table.take_back)[rng.below(2)](decision.seat)
                continue
            except UndoRefused:
                pass
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    assert sent < whole / 4
