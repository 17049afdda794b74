"""`tumblehall games`."""

import tumblehall as th
from tests.cli.conftest import Tell
from tumblehall.commands.games import kind_of, span
from tumblehall.kernel.options import Choice, FirstSeat, Flag, Number, Several


def test_every_game_is_listed(tell: Tell) -> None:
    out = tell("games").out
    for info in th.list_games().values():
        assert f"{info.name:12} {span(info.seats)} players" in out
        assert info.title in out


def test_options_of_a_game_come_with_kind_range_default_and_help(tell: Tell) -> None:
    out = tell("games", "angryquest").out
    info = th.list_games()["angryquest"]
    for name, option in info.options.items():
        assert f"  {name}  ({kind_of(option)}: {option.describe()}; default: " in out
    words = " ".join(out.split())
    assert all(option.help in words for option in info.options.values())
    assert "tumblehall rules AQ" in out


def test_unknown_game_is_refused_with_the_known_ones(tell: Tell) -> None:
    assert (
        tell("games", "chess")
        .refusal()
        .startswith(f'argument game: there is no game "chess"; the games are {", ".join(th.list_games())}; ')
    )


def test_names_have_no_case_and_a_guess_is_made(tell: Tell) -> None:
    assert tell("Games", "AngryQuest").out == tell("games", "angryquest").out
    assert "; did you mean 'quarriors'?" in tell("games", "quarrior").refusal()


def test_kinds_of_options_have_names() -> None:
    options = (Choice(("a",), "a", ""), Flag(True, ""), Number(1, 2, 1, ""), Several(("a",), (), ""), FirstSeat())
    assert len({kind_of(option) for option in options}) == 5


def test_span_of_one_number_is_that_number() -> None:
    assert (span((2, 4)), span((2, 2))) == ("2 to 4", "2")
