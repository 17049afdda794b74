"""Arbitrary JSON at every door: only the three errors come out, and nothing changes."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fixtures.bluff import GAME
from tests.fixtures.tables import bluff, play_out
from tumblehall.kernel.dice import SeedDice
from tumblehall.kernel.errors import BadInput, IllegalAction, UndoRefused
from tumblehall.kernel.record import Record
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.library import from_position, list_games, new_table

REFUSALS = (BadInput, IllegalAction, UndoRefused)
WORDS = st.sampled_from(
    ["bluff", "game", "seats", "options", "pending", "stack", "branches", "undoable", "pick", "turn", "steal", "fork",
     "tidy", "round", "react", "fox", "fox+1", "done", "pick fox", "versus", "mode", "first", "random", "deck",
     "\ud800"],
)  # fmt: skip
SCALARS = (
    st.none() | st.booleans() | st.integers() | st.integers(-2, 7) | st.floats() | WORDS | st.text(max_size=8)
    | st.just(10**30)
)  # fmt: skip
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4), max_leaves=12
)
MANY = settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow])


def refused_or(deed: Callable[[], Any]) -> Any:
    """What the deed gives, or None when it is refused as it should be."""
    try:
        return deed()
    except REFUSALS:
        return None


def places(value: Json, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all parts of a JSON value."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in parts for place in places(part, (*path, key)))]


@st.composite
def mutated(draw: st.DrawFn, value: Json) -> Json:
    """A JSON value with one to three parts exchanged, dropped or doubled."""
    value = json.loads(json.dumps(value))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(value)))
        if not path:
            continue
        *way, last = path
        holder = value
        for key in way:
            holder = holder[key]
        deed = draw(st.sampled_from(["exchange", "drop", "double", "number"]))
        if deed == "drop":
            del holder[last]
        elif deed == "double" and isinstance(holder, list):
            holder.insert(last, holder[last])
        elif deed == "number" and isinstance(holder[last], int):
            holder[last] += draw(st.sampled_from([-1, 1, 7]))
        else:
            holder[last] = draw(JSON)
    return value


def some_positions() -> list[Json]:
    tables = [play_out(bluff(seats, "seed"), "play", most) for seats in (2, 3) for most in (0, 3, 9, 13, 17)]
    return [table.position() for table in tables]


POSITIONS = some_positions()
RECORD = play_out(bluff()).record


@MANY
@given(seats=JSON, seed=JSON, options=JSON, show_forced=JSON)
def test_new_table_takes_anything(seats: Json, seed: Json, options: Json, show_forced: Json) -> None:
    for game in (*list_games(), "bluff", seed):
        refused_or(lambda game=game: new_table(game, seats, seed, options, show_forced))  # type: ignore[misc]


@MANY
@given(options=st.dictionaries(st.sampled_from(["mode", "rounds", "first"]), JSON, max_size=3) | JSON)
def test_options_take_anything(options: Json) -> None:
    table = refused_or(lambda: Table(GAME, 2, options, SeedDice("seed"), False))
    assert table is None or set(table.options) == {"mode", "rounds", "first"}


@MANY
@given(JSON)
def test_position_takes_anything(value: Json) -> None:
    refused_or(lambda: from_position(value))
    refused_or(lambda: Table(GAME, 0, {}, SeedDice("seed"), False, {"game": "bluff", "seats": value}))
    refused_or(lambda: Table(GAME, 0, {}, SeedDice("seed"), False, value if value is not None else {}))


@settings(MANY, max_examples=500)
@given(st.sampled_from(POSITIONS).flatmap(mutated))
def test_mutated_position_is_refused_or_plays(value: Json) -> None:
    table = refused_or(lambda: Table(GAME, 0, {}, SeedDice("seed"), False, value))
    if table is None:
        return
    position = table.position()
    assert Table(GAME, 0, {}, SeedDice("other"), False, position).position() == position
    assert (table.outcome is None) == bool(table.decisions)
    for seat in (None, *range(table.seats)):
        json.dumps(table.view(seat))
    play_out(table, most=30)


@MANY
@given(JSON | mutated(json.loads(RECORD.to_json())))
def test_record_takes_anything(value: Json) -> None:
    record = refused_or(lambda: Record.from_json(json.dumps(value)))
    if record is not None:
        assert Record.from_json(record.to_json()) == record
        refused_or(lambda: replay_table(GAME, record))


@MANY
@given(st.text(max_size=40) | JSON)
def test_record_takes_any_text(text: Any) -> None:
    assert refused_or(lambda: Record.from_json(text)) is None


@MANY
@given(seat=JSON, option=JSON, step=JSON, at=st.integers(0, 20))
def test_table_takes_anything(seat: Json, option: Json, step: Json, at: int) -> None:
    table = play_out(bluff(), most=at)
    before = table.position(), table.record, table.decisions, [table.events(eye) for eye in (None, 0, 1)]
    done = refused_or(lambda: table.act(seat, option, step))
    if done is None:
        assert (table.position(), table.record, table.decisions, [table.events(e) for e in (None, 0, 1)]) == before
    refused_or(lambda: table.why(seat, option))
    refused_or(lambda: table.why(0, option))
    refused_or(lambda: table.view(seat))
    refused_or(lambda: table.events(seat))
    refused_or(lambda: table.step_of(seat))
    refused_or(lambda: table.event_count(seat))
    refused_or(lambda: table.why_no_undo(seat))
    refused_or(lambda: table.undo(seat, agreed=True))
    refused_or(lambda: table.undo(seat))


def test_what_is_nested_very_deeply_is_refused() -> None:
    deep: Json = []
    for _ in range(100_000):
        deep = [deep]
    for position in ({"game": "bluff", "seats": deep}, {"game": "bluff", "seats": [{"hand": deep}, {}]}, deep):
        with pytest.raises(BadInput):
            Table(GAME, 0, {}, SeedDice("seed"), False, position)
