"""Positions and options as numbers: their sizes, and that nothing hidden is in them."""

import json
from zlib import crc32

import pytest

from tests.house.tree import ROOT
from tumblehall.agents.encoding import Encoding, encoding_for
from tumblehall.agents.encoding.features import named
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.flow import State
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.lab.arena.setups import options_of_round
from tumblehall.library import list_games, new_state

GAMES = tuple(list_games())
SIZES = {
    "quarriors": (1, 1092, 100, 940358248),
    "angryquest": (1, 397, 109, 3731189386),
    "quaeleon": (1, 739, 91, 3190726874),
    "dicequest": (2, 885, 167, 3384030907),
}
"""By game the version of its encoding, the numbers of a position and of an option, and what some positions come to.
Whoever changes one of these changes what nets were made for, and raises the version."""


def positions(game: str, games: int, every: int) -> list[State]:
    """From games by chance, of all numbers of seats and of all sets."""
    least, most = list_games()[game].seats
    found: list[State] = []
    for number in range(games):
        rng = SimRng(f"{game} {number}")
        options = options_of_round(game, {}, f"{number}")
        state = new_state(game, rng, least + number % (most - least + 1), options)
        step = 0
        while state.outcome is None:
            if step % every == 0:
                found.append(state.clone())
            step += 1
            state.apply(state.options[rng.below(len(state.options))], rng)
    return found


def whole(encoding: Encoding, state: State, seat: int) -> list[list[float]]:
    options = [encoding.option(state, seat, option) for option in state.options_of(seat)]
    return [encoding.state(state, seat), *options]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_and_option_has_its_size_and_stays_what_it_is(game: str) -> None:
    encoding, sum_of_all = encoding_for(game), 0
    for state in positions(game, 12, 7):
        for seat in range(state.players):
            position, *options = whole(encoding, state, seat)
            assert len(position) == encoding.state_size
            assert {len(option) for option in options} <= {encoding.option_size}
            sum_of_all = crc32(json.dumps([position, options]).encode(), sum_of_all)
    assert (encoding.version, encoding.state_size, encoding.option_size, sum_of_all) == SIZES[game]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_tell_apart_is_the_same_in_numbers(game: str) -> None:
    encoding, rng, exchanged = encoding_for(game), SimRng("worlds"), 0
    for state in positions(game, 12, 11):
        for seat in range(state.players):
            other = state.imagine(seat, rng)
            assert whole(encoding, other, seat) == whole(encoding, state, seat)
            exchanged += 1
    assert exchanged > 100


@pytest.mark.parametrize("game", GAMES)
def test_options_of_a_question_are_told_apart(game: str) -> None:
    encoding, alike, all_of_them = encoding_for(game), 0, 0
    for state in positions(game, 12, 11):
        for seat in state.seats:
            options = [tuple(encoding.option(state, seat, option)) for option in state.options_of(seat)]
            all_of_them += len(options)
            alike += len(options) - len(set(options))
    assert alike < 0.02 * all_of_them


def test_a_position_is_seen_from_the_own_seat() -> None:
    """The same table, both players exchanged: what one sees is what the other saw."""
    state = new_state("quaeleon", SimRng("x"), 2)
    other = state.clone()
    for zone in (other.health, other.hand, other.picks, other.stacks, other.field, other.up):  # type: ignore[attr-defined]
        zone.reverse()
    other.dealer = 1 - state.dealer  # type: ignore[attr-defined]
    assert encoding_for("quaeleon").state(state, 0) == encoding_for("quaeleon").state(other, 1)


def test_a_name_is_the_same_numbers_on_every_machine() -> None:
    assert named("portal", 4) == (-1.0, 0.0, 0.0, 0.0)


def test_a_game_that_is_not_there_has_no_encoding() -> None:
    with pytest.raises(BadInput, match="there is no game"):
        encoding_for("chess")


def test_an_encoding_has_a_name_with_its_version() -> None:
    assert encoding_for("quarriors").name == "quarriors-1"


@pytest.mark.parametrize("game", GAMES)
def test_the_sizes_are_documented(game: str) -> None:
    encoding = encoding_for(game)
    row = f"| `{encoding.name}` | {encoding.state_size} | {encoding.option_size} |"
    assert row in (ROOT / "docs" / "arena.md").read_text("utf-8")
