"""Options: a default may depend on other options and on the seats, and what is at its default is not kept."""

from dataclasses import replace

import pytest

from tests.fixtures.bluff import GAME, INFO
from tests.fixtures.tables import play_out
from tumblehall.kernel.dice import SeedDice
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import (
    Choice,
    Flag,
    GameOption,
    Number,
    Several,
    chosen_options,
    default_of,
    read_options,
)
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table

DECLARED: dict[str, GameOption] = {
    "size": Choice(("small", "large"), "small", ""),
    "health": Number(1, 200, 50, "", default_for=lambda options, seats: 10 * seats),
    "cards": Number(1, 20, 5, "", default_for=lambda options, seats: 9 if options["size"] == "large" else 5),
    "sets": Several(("base", "more"), ("base",), ""),
}


def test_default_depends_on_options_declared_before_and_on_seats() -> None:
    assert read_options(DECLARED, {}, 2) == {"size": "small", "health": 20, "cards": 5, "sets": ["base"]}
    assert read_options(DECLARED, {"size": "large"}, 3) == {"size": "large", "health": 30, "cards": 9, "sets": ["base"]}


def test_default_that_is_a_list_is_a_new_one_each_time() -> None:
    first = default_of(DECLARED["sets"], {}, 2)
    first.append("more")
    assert default_of(DECLARED["sets"], {}, 2) == ["base"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({}, {}),
        ({"size": "small", "health": 20, "cards": 5, "sets": ["base"]}, {}),
        ({"cards": 9}, {"cards": 9}),
        ({"size": "large", "cards": 9}, {"size": "large"}),
        ({"size": "large", "cards": 5}, {"size": "large", "cards": 5}),
        ({"health": 50}, {"health": 50}),
    ],
)
def test_option_is_kept_only_where_it_is_not_at_its_default(given: dict[str, object], kept: dict[str, object]) -> None:
    options = read_options(DECLARED, given, 2)
    assert chosen_options(DECLARED, options, 2) == kept
    assert read_options(DECLARED, kept, 2) == options


def test_option_that_is_added_later_changes_neither_records_nor_positions() -> None:
    old = play_out(Table(GAME, 2, {"rounds": 3}, SeedDice("seed"), False))
    assert old.record.options == {"rounds": 3}
    later = replace(GAME, info=replace(INFO, options={"moon": Flag(False, ""), **INFO.options}))
    again = replay_table(later, old.record)
    assert again.position() == old.position()
    assert again.record == old.record
    assert again.options == {"moon": False, **old.options}


def test_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match='unknown option "moon"; known are size, health, cards, sets'):
        read_options(DECLARED, {"moon": True}, 2)
