"""The thinkers of Angry Quest, the quick policy that they play on with, and the value of a position."""

from collections.abc import Iterator
from typing import cast

import pytest

import tumblehall as th
from tests.agents.test_angryquest_skilled import TEAM, at, position
from tumblehall.agents.agent import answer_at
from tumblehall.agents.angryquest.levels import LEVELS, champion, expert
from tumblehall.agents.angryquest.policy import choose
from tumblehall.agents.angryquest.search import Searcher
from tumblehall.agents.angryquest.value import value_to
from tumblehall.agents.effort import Effort
from tumblehall.agents.sight import Sight
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.table import Table
from tumblehall.library import game_named

GAME = game_named("angryquest")
QUICK = Searcher(Effort(playouts=6, seconds=60.0), rounds=1)
PELL = at("pell-the-fencer", "home")


def state_of(table: Table) -> AngryState:
    return cast(AngryState, table.state)


def positions(seats: int, seed: str) -> Iterator[AngryState]:
    """All positions of a game that the policy plays."""
    state = state_of(th.new_table("angryquest", seats, seed)).clone()
    rng = SimRng(seed)
    while state.outcome is None:
        yield state.clone()
        state.apply_for(state.seat, choose(state, state.seat, rng), rng)


def game(seats: int, seed: str, bot: Searcher) -> tuple[list[str], tuple[int, ...]]:
    table, rng = th.new_table("angryquest", seats, seed), th.FastRng(seed)
    said = []
    while table.outcome is None:
        asked = table.decisions[0]
        said.append(answer_at(bot, table, asked, rng))
        table.act(asked.seat, said[-1])
    return said, table.outcome.winners


def test_there_are_four_levels() -> None:
    assert list(LEVELS) == ["novice", "skilled", "expert", "champion"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thinker_plays_whole_games_and_the_same_again(seats: int) -> None:
    first = game(seats, "thinker", QUICK)
    assert first == game(seats, "thinker", QUICK)
    assert len(first[1]) == 1


@pytest.mark.parametrize("thinker", [expert(), champion(), QUICK])
def test_all_options_are_ranked_the_best_first(thinker: Searcher) -> None:
    small = Searcher(Effort(min(40, thinker.effort.playouts), 60.0), thinker.rounds)
    for number, state in enumerate(positions(3, "ranked")):
        if number % 29:
            continue
        sight = Sight("angryquest", state.seat, state)
        ranked = small.rank(sight, th.FastRng(number))
        assert {one.option for one in ranked} == {option.id for option in sight.decision.options}
        worths = [one.worth for one in ranked]
        assert worths == sorted(worths, reverse=True)
        assert 0 <= worths[-1] <= worths[0] <= 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_imagined_hangs_on_nothing_that_is_hidden(seats: int) -> None:
    """Two worlds that a seat cannot tell apart: the same worlds are imagined, the same is chosen and ranked."""
    exchanged = 0
    for number, state in enumerate(positions(seats, f"hidden {seats}")):
        for seat in range(seats):
            other = state.imagine(seat, th.FastRng(f"other {number}"))
            exchanged += GAME.dump(other) != GAME.dump(state)
            once, twice = (one.imagine(seat, th.FastRng(number)) for one in (state, other))
            assert GAME.dump(once) == GAME.dump(twice)
            assert once.options_of(seat) == twice.options_of(seat)
        if state.options_of(state.seat):
            other = state.imagine(state.seat, th.FastRng("again"))
            assert choose(state, state.seat, SimRng(1)) == choose(other, state.seat, SimRng(1))
            if number % 40 == 0:
                ranks = [
                    QUICK.rank(Sight("angryquest", one.seat, one.imagine(one.seat, rng)), rng)
                    for one, rng in ((state, th.FastRng(5)), (other, th.FastRng(5)))
                ]
                assert ranks[0] == ranks[1]
    assert exchanged > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_add_up(seats: int) -> None:
    for state in list(positions(seats, "sum"))[2 * seats :: 20]:
        assert sum(value_to(state, seat) for seat in range(seats)) == pytest.approx(1)


def test_who_is_further_and_stronger_is_worth_more() -> None:
    def value(*mine: dict[str, object]) -> float:
        return value_to(state_of(th.from_position(position(list(mine), [at(slug, "t30") for slug in TEAM]), "v")), 0)

    near = [at("duchess-karrow", "t20"), at("saint-evra", "t10"), at("grim-ludo", "t05")]
    further = [at("duchess-karrow", "t26"), *near[1:]]
    stronger = [at("duchess-karrow", "t20", ("close", 2)), *near[1:]]
    assert value(*near) < value(*further)
    assert value(*near) < value(*stronger)


def best(place: dict[str, object]) -> str:
    table = th.from_position(place, seed="best")
    return answer_at(Searcher(Effort(120, 60.0), 1), table, table.decisions[0], th.FastRng(1))


def test_a_thinker_enters_the_lair_rather_than_leave_home() -> None:
    mine = [at(TEAM[0], "t41"), at(TEAM[1], "home")]
    assert best(position(mine, [PELL], phase="move", die=2)) == "move hroth-ironbelly ent-red-1"


def test_a_thinker_fights_when_all_are_there() -> None:
    mine = [at(slug, f"ent-red-{i}") for i, slug in enumerate(TEAM, 1)]
    assert best(position(mine, [PELL])) == "fight"


def test_a_thinker_splits_a_roll() -> None:
    """One step takes each of two characters into the lair."""
    mine = [at("captain-ordelia", "t42"), at(TEAM[0], "t41"), at(TEAM[1], "ent-red-3")]
    assert best(position(mine, [PELL], phase="move", die=3)).startswith("split")
