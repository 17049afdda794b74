"""States travel between processes: in few bytes, from the middle of any decision, and play on as they would have."""

import pickle
from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.words.made import compiled
from tumblehall.games.quarriors.language.declare import card
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.flow import State
from tumblehall.kernel.position import dump_position
from tumblehall.kernel.sink import Sink
from tumblehall.library import game_named

MOST_BYTES = 2000
ALL_SETS = ("base", "demons", "quarmageddon", "qladiator", "quartifacts", "light-dark", "promos")
GAMES: dict[str, tuple[str, dict[str, Any]]] = {name: (name, {}) for name in th.list_games()} | {
    "quarriors, all sets": ("quarriors", {"sets": list(ALL_SETS)})
}


def whole(name: str, state: State, options: dict[str, Any]) -> dict[str, Any]:
    """All of a state: what positions hold, and what only the engine knows."""
    game = game_named(name)
    return {
        "position": dump_position(game, state, game.read_options(options, state.players)),
        "offers": [(seat, state.options_of(seat), state.question_of(seat)) for seat in state.seats],
        "flow": (state.seat, state.undoable, state.shown, state.joins, state.show_forced, state.skip_lone_ends),
    }


@pytest.mark.parametrize("which", GAMES)
def test_a_state_comes_back_whole_in_few_bytes_and_plays_on_alike(which: str) -> None:
    name, options = GAMES[which]
    seats = game_named(name).info.seats[1]
    rng = th.SimRng(which)
    state = th.new_state(name, rng, seats, options)
    for number in range(160):
        if not state.seats:
            break
        if number % 8 == 0:
            text = pickle.dumps(state)
            assert len(text) <= MOST_BYTES
            check_twins(name, options, state.clone(), pickle.loads(text), rng)
        seat = state.seats[rng.below(len(state.seats))]
        found = state.options_of(seat)
        state.apply_for(seat, found[rng.below(len(found))], rng)


def check_twins(name: str, options: dict[str, Any], one: State, two: State, rng: th.SimRng) -> None:
    """Both are the same, and are so after the same answer."""
    for _ in range(2):
        assert whole(name, two, options) == whole(name, one, options)
        if one.seats:
            one.apply(one.options[-1], rng.copy())
            two.apply(two.options[-1], rng.copy())


def test_several_seats_that_choose_at_once_come_back_with_what_they_chose() -> None:
    rng = th.SimRng("at once")
    state = th.new_state("angryquest", rng, 3)
    while len(state.seats) != 2:
        state.apply_for(state.seats[-1], state.options_of(state.seats[-1])[0], rng)
    again = pickle.loads(pickle.dumps(state))
    assert whole("angryquest", again, {}) == whole("angryquest", state, {})
    assert (again.branches, again.more, again.stack is again.main) == (state.branches, state.more, True)


def test_a_log_stays_where_it_is_kept() -> None:
    game = game_named("quarriors")
    state = th.new_state("quarriors", th.SimRng("log"))
    state.log = Sink(game.tell, game.describe)
    assert pickle.loads(pickle.dumps(state)).log is None


def test_clones_that_travel_apart_share_their_tables_again() -> None:
    state: Any = th.new_state("quarriors", th.SimRng("tables"))
    one, two = (pickle.loads(pickle.dumps(state.clone())) for _ in range(2))
    assert one.tables is two.tables
    assert [card.name for card in one.tables.cards] == [card.name for card in state.tables.cards]


def test_a_card_that_is_in_no_box_cannot_travel() -> None:
    state = QuarriorsState(2, Tables([compiled(card("Witching Hag", "Unheard of"))]))
    with pytest.raises(ValueError, match="is not in the box"):
        pickle.dumps(state)
