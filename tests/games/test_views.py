"""What a seat is shown is what the types of its view say, no more and no less."""

import contextlib
from collections.abc import Iterator, Mapping
from typing import Any, NotRequired, TypedDict

import msgspec
import pytest

import tumblehall as th
from tools.view_types import pages
from tumblehall.kernel.view import SharedView
from tumblehall.lab.setups import draw_setup
from tumblehall.library import game_named

VIEWS: dict[str, Any] = {file.parent.name: page.view for file, page in pages().items() if page.shared}
"""The type of the view of each game that has one."""
GAMES_EACH = 4
LOOK_EVERY = 9


def fault_in(view: Mapping[str, Any], type: Any) -> str | None:
    """What is wrong with a view, missing or too much; None when it is as its type says."""
    try:
        read = msgspec.to_builtins(msgspec.convert(view, type, strict=True))
    except msgspec.ValidationError as wrong:
        return str(wrong)
    return unknown(view, read, "$")


def unknown(value: Any, read: Any, place: str) -> str | None:
    """The first key that reading by the type has left out."""
    match value, read:
        case dict(), dict():
            if extra := value.keys() - read.keys():
                return f"{place} has no field {sorted(extra)}"
            pairs = [(value[key], read[key], f"{place}.{key}") for key in value]
        case ((list() | tuple()), (list() | tuple())):
            pairs = [(one, other, f"{place}[{n}]") for n, (one, other) in enumerate(zip(value, read, strict=True))]
        case _:
            return None if value == read else f"{place} is {value!r}, and not {read!r}"
    return next((fault for pair in pairs if (fault := unknown(*pair)) is not None), None)


def by_chance(game: str, rng: th.FastRng) -> th.Table:
    """A new table with options that go together."""
    while True:
        setup = draw_setup(game_named(game), rng)
        with contextlib.suppress(th.BadInput):
            return th.new_table(game, setup.seats, str(rng.below(10**6)), setup.options)


def views(game: str) -> Iterator[dict[str, Any]]:
    """What seats and onlookers see now and then in some games by chance."""
    rng = th.FastRng(f"views of {game}")
    for _ in range(GAMES_EACH):
        table = by_chance(game, rng)
        yield table.view(0)
        while table.decisions:
            decision = table.decisions[rng.below(len(table.decisions))]
            table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
            if table.step % LOOK_EVERY == 0:
                yield table.view(decision.seat)
                yield table.view(None)
        yield table.view(0)


@pytest.mark.parametrize("game", VIEWS)
def test_views_are_as_their_types_say(game: str) -> None:
    seen = 0
    for view in views(game):
        head = {key: view.pop(key) for key in SharedView.__annotations__}
        assert fault_in(head, SharedView) is None
        assert fault_in(view, VIEWS[game]) is None
        seen += 1
    assert seen >= 2 * GAMES_EACH


class Die(TypedDict):
    face: int
    owner: NotRequired[int | None]


class Table(TypedDict):
    dice: list[Die]


@pytest.mark.parametrize(
    ("view", "fault"),
    [
        ({"dice": [{"face": 1}, {"face": 2, "owner": None}]}, None),
        ({"dice": [{"face": 1, "secret": 2}]}, "$.dice[0] has no field ['secret']"),
        ({"dice": [], "more": 1}, "$ has no field ['more']"),
        ({"dice": [{"owner": 1}]}, "Object missing required field `face` - at `$.dice[0]`"),
        ({"dice": [{"face": "1"}]}, "Expected `int`, got `str` - at `$.dice[0].face`"),
    ],
)
def test_faults_of_a_view_are_found(view: dict[str, Any], fault: str | None) -> None:
    assert fault_in(view, Table) == fault
