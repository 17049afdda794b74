"""Options: a default may depend on other options and on the seats, and what is at its default is not kept."""

import re
from dataclasses import replace

import pytest

from tests.fixtures.bluff import GAME, INFO
from tests.fixtures.tables import play_out
from tumblehall.games import GAMES
from tumblehall.kernel.dice import SeedDice
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import (
    Bar,
    Choice,
    Flag,
    GameOption,
    Listed,
    Number,
    Several,
    Stock,
    Usual,
    barred,
    check_bars,
    chosen_options,
    default_of,
    read_options,
)
from tumblehall.kernel.replay import replay_table
from tumblehall.kernel.table import Table

DECLARED: dict[str, GameOption] = {
    "size": Choice(("small", "large"), "small", ""),
    "health": Number(1, 200, 20, "", usual=(Usual(30, seats=(3, 4)),)),
    "cards": Number(1, 20, 5, "", usual=(Usual(9, beside=("size", "large")),)),
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


BARS = (
    Bar("size", ("large",), "Only for 3 players or more.", seats=(1, 2), rule="X-1"),
    Bar("cards", (1, 2), "Too few for large ones.", beside=("size", "large")),
)


def test_a_value_is_barred_by_seats_or_beside_another_option() -> None:
    assert barred(BARS, "size", "large", {}, 2) is BARS[0]
    assert barred(BARS, "size", "large", {}, 3) is None
    assert barred(BARS, "size", "small", {}, 2) is None
    assert barred(BARS, "cards", 2, {"size": "large"}, 4) is BARS[1]
    assert barred(BARS, "cards", 2, {"size": "small"}, 4) is None
    assert barred(BARS, "cards", 3, {"size": "large"}, 4) is None


def test_a_value_is_barred_unless_another_option_has_one_of_some_values() -> None:
    bar = Bar("cards", (1,), "Only for these.", unless=("sets", (["base"], ["base", "more"])))
    assert barred((bar,), "cards", 1, {"sets": ["more"]}, 2) is bar
    assert barred((bar,), "cards", 1, {"sets": ["more", "base"]}, 2) is None


def test_a_value_is_barred_where_a_list_lacks_a_word() -> None:
    bar = Bar("cards", (1,), "Only with more.", lacking=("sets", "more"))
    assert barred((bar,), "cards", 1, {"sets": ["base"]}, 2) is bar
    assert barred((bar,), "cards", 1, {"sets": ["base", "more"]}, 2) is None


def test_a_list_is_enough_when_its_words_bring_so_many_different_ones() -> None:
    stock = Stock("beasts", 3, {"base": ("cat", "dog"), "more": ("dog", "owl"), "few": ("cat",)})
    sets = Several(("base", "more", "few"), ("base", "more"), "", least=1, stocks=(stock,))
    assert [sets.is_enough(words) for words in (["base", "more"], ["base", "few"], [])] == [True, False, False]


def test_a_refusal_names_option_value_reason_and_rule() -> None:
    refusal = "option 'size' cannot be \"large\" here: Only for 3 players or more. (X-1)"
    with pytest.raises(BadInput, match=f"^{re.escape(refusal)}$"):
        check_bars(BARS, {"size": "large", "cards": 5}, 2)
    with pytest.raises(BadInput, match=r"^option 'cards' cannot be 1 here: Too few for large ones\.$"):
        check_bars(BARS, {"size": "large", "cards": 1}, 3)
    check_bars(BARS, {"size": "small", "cards": 1}, 2)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_usual_goes_together_with_any_number_of_seats(game: str) -> None:
    least, most = GAMES[game].info.seats
    for seats in range(least, most + 1):
        GAMES[game].check_new({}, seats)


@pytest.mark.parametrize("game", list(GAMES))
def test_bars_look_back_and_leave_a_value_that_is_the_default(game: str) -> None:
    info = GAMES[game].info
    names = list(info.options)
    for bar in info.bars:
        assert all(names.index(name) < names.index(bar.option) for name in bar.looks_at)
    values = {name: option.choices for name, option in info.options.items() if isinstance(option, Choice)}
    flags: dict[str, tuple[bool, bool]] = {
        n: (False, True) for n, each in info.options.items() if isinstance(each, Flag)
    }
    one_by_one = [{name: value} for name, of in (*values.items(), *flags.items()) for value in of]
    for seats in range(info.seats[0], info.seats[1] + 1):
        usual = read_options(info.options, {}, seats)
        for some in ({}, *one_by_one):
            if any(barred(info.bars, name, value, usual, seats) for name, value in some.items()):
                continue
            check_bars(info.bars, read_options(info.options, some, seats), seats)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_value_that_is_shown_has_a_title_and_a_sentence(game: str) -> None:
    for name, option in GAMES[game].info.options.items():
        assert option.title, name
        assert option.help.endswith("."), name
        shown = option.choices if isinstance(option, Choice | Several) else ()
        shown = (*option.presets, "list") if isinstance(option, Listed) else shown
        assert set(shown) <= set(option.words), name
        assert all(bool(title) and help.endswith(".") for title, help in option.words.values()), name


@pytest.mark.parametrize("game", list(GAMES))
def test_shelves_hold_words_of_their_list(game: str) -> None:
    for option in GAMES[game].info.options.values():
        if isinstance(option, Listed):
            held = [word for shelf in option.shelves for sort in shelf.sorts.values() for word in sort]
            assert len(held) == len(set(held))
            assert set(held) <= set(option.choices)
            assert all(len(shelf.sorts) >= shelf.count for shelf in option.shelves)


@pytest.mark.parametrize(
    ("option", "given", "said"),
    [
        (Number(1, 2, 1, "", beyond="one or two"), 3, "option 'it': one or two"),
        (Number(1, 2, 1, "", beyond="one or two"), True, "option 'it': one or two"),
        (Several(("a", "b"), ("a",), "", least=1, too_few="take one"), [], "option 'it': take one"),
        (Several(("a", "b"), ("a",), "", strange="{} is none"), ["c"], "option 'it': 'c' is none"),
        (Several(("a", "b"), ("a",), "", strange="{} is none"), ["b", "b"], "option 'it': 'b' is none"),
        (Listed(("x",), ("a",), "x", "", strange="{} is none"), [["a"]], "option 'it': [\"a\"] is none"),
    ],
)
def test_a_game_refuses_in_its_own_words(option: GameOption, given: object, said: str) -> None:
    with pytest.raises(BadInput, match=f"^{re.escape(said)}$"):
        read_options({"it": option}, {"it": given}, 2)


def test_an_open_list_leaves_what_is_named_twice_to_the_game() -> None:
    option = Listed(("x",), ("a",), "x", "", strange="{} is none")
    assert read_options({"it": option}, {"it": ["a", "a"]}, 2) == {"it": ["a", "a"]}
