"""The thinkers of Angry Quest, the quick policy that they play on with, and the value of a position."""

from collections.abc import Iterator
from typing import cast

import pytest

import tumblehall as th
from tests.agents.test_angryquest_skilled import at, position
from tumblehall.agents.agent import answer_at
from tumblehall.agents.angryquest import search
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
QUICK = Searcher(Effort(playouts=4, seconds=60.0), rounds=1, trust=0.02)
RIVALS = [at("pell-the-fencer", "t12"), at("maren-twobows", "t13"), at("ashgar-the-smouldering", "t14")]
"""So close to their lair that there is no time to lose."""


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
def test_a_thinker_plays_whole_games(seats: int) -> None:
    assert len(game(seats, "thinker", QUICK)[1]) == 1


def test_the_same_seed_gives_the_same_game() -> None:
    assert game(2, "again", QUICK) == game(2, "again", QUICK)


@pytest.mark.parametrize("thinker", [expert(), champion(), QUICK])
def test_all_options_are_ranked_the_best_first(thinker: Searcher) -> None:
    small = Searcher(Effort(min(40, thinker.effort.playouts), 60.0), thinker.rounds, thinker.trust)
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
    for number, state in enumerate(state for game in range(3) for state in positions(seats, f"hidden {game}")):
        for seat in range(seats):
            other = state.imagine(seat, th.FastRng(f"other {number}"))
            exchanged += GAME.dump(other) != GAME.dump(state)
            once, twice = (one.imagine(seat, th.FastRng(number)) for one in (state, other))
            assert GAME.dump(once) == GAME.dump(twice)
            assert once.options_of(seat) == twice.options_of(seat)
        other = state.imagine(state.seat, th.FastRng("again"))
        assert choose(state, state.seat, SimRng(1)) == choose(other, state.seat, SimRng(1))
    assert exchanged > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thinker_ranks_alike_in_worlds_that_its_seat_cannot_tell_apart(seats: int) -> None:
    for state in list(positions(seats, "alike"))[::40]:
        other = state.imagine(state.seat, th.FastRng("other"))
        ranks = []
        for one in (state, other):
            rng = th.FastRng("same")
            ranks.append(QUICK.rank(Sight("angryquest", one.seat, one.imagine(one.seat, rng)), rng))
        assert ranks[0] == ranks[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_add_up(seats: int) -> None:
    for state in list(positions(seats, "sum"))[2 * seats :: 20]:
        assert sum(value_to(state, seat) for seat in range(seats)) == pytest.approx(1)


def test_who_is_further_and_stronger_is_worth_more() -> None:
    def value(*mine: dict[str, object]) -> float:
        return value_to(state_of(th.from_position(position(list(mine), RIVALS), "v")), 0)

    near = [at("duchess-karrow", "t21"), at("saint-evra", "t10"), at("grim-ludo", "t05")]
    further = [at("duchess-karrow", "t26"), *near[1:]]
    stronger = [at("duchess-karrow", "t21", ("close", 2)), *near[1:]]
    assert value(*near) < value(*further)
    assert value(*near) < value(*stronger)


def best(place: dict[str, object]) -> str:
    table = th.from_position(place, seed="best")
    return answer_at(Searcher(Effort(120, 60.0), 1, 0.02), table, table.decisions[0], th.FastRng(1))


def test_a_thinker_enters_the_lair() -> None:
    mine = [at("runa-wolf-sister", "ent-red-2"), at("duchess-karrow", "ent-red-3"), at("quartermaster-bree", "t41")]
    place = position(mine, RIVALS, "clay-colossus", phase="move", die=2)
    assert best(place) == "move quartermaster-bree ent-red-1"


def test_a_thinker_fights_when_all_are_there() -> None:
    mine = [at("runa-wolf-sister", "ent-red-2"), at("duchess-karrow", "ent-red-3"), at("saint-evra", "ent-red-1")]
    assert best(position(mine, RIVALS, "clay-colossus")) == "fight"


def test_a_thinker_splits_a_roll() -> None:
    """One step and three take two characters into the lair; alone each would walk past it."""
    mine = [at("captain-ordelia", "t42"), at("runa-wolf-sister", "t41"), at("duchess-karrow", "ent-red-3")]
    assert best(position(mine, RIVALS, "clay-colossus", phase="move", die=4)) in ("split 1", "split 3")


def test_later_turns_have_the_same_dice_whatever_this_one_took(monkeypatch: pytest.MonkeyPatch) -> None:
    """What two options differ by is then told by fewer playouts."""
    made: list[int] = []

    def noted(seed: int) -> SimRng:
        made.append(seed)
        return SimRng(seed)

    monkeypatch.setattr(search, "SimRng", noted)
    state = next(each for each in positions(2, "dice") if each.round > 2 and len(each.options) > 2)
    bot = Searcher(Effort(playouts=4, seconds=60.0), rounds=2, trust=0.0)
    seeds = []
    for place in range(len(state.options)):
        made.clear()
        bot._playout(state.clone(), state.seat, place, 7)
        seeds.append(tuple(made))
    assert len(set(seeds)) == 1
    assert len(set(seeds[0])) == len(seeds[0]) == 4


STALEMATE = (
    [
        at("nimble-finch", "road-s-1", ("ranged", 2), ("arcane", 1)),
        at("jory-cutpurse", "t04"),
        at("bitterroot-the-hag", "cmb-red-1"),
    ],
    [
        at("ashgar-the-smouldering", "t06", ("close", 1), ("movement", 1)),
        at("grit-tooth-olga", "cmb-blue-1", ("arcane", 1)),
        at("sir-dunmore-the-late", "t25"),
    ],
)
"""Who rolls comes off worse, and a fight that cannot be won is a way not to."""


def test_fights_in_vain_are_no_way_to_pass() -> None:
    table, rng = th.from_position(position(*STALEMATE, "clay-colossus"), seed="stalemate"), th.FastRng(1)
    assert {option.id for option in table.decisions[0].options} == {"roll", "fight"}
    for level in (expert(), QUICK):
        first, second = level.rank(Sight("angryquest", 0, state_of(table)), SimRng(1))
        assert (first.option, second.option) == ("roll", "fight")
        assert first.worth >= second.worth > 0.0
    for _ in range(600):
        if table.outcome is not None:
            break
        asked = table.decisions[0]
        table.act(asked.seat, answer_at(QUICK, table, asked, rng))
    assert table.outcome is not None
