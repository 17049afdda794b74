"""Which agents there are."""

import pytest

import tumblehall as th
from tumblehall.agents import agents_for, default_agent
from tumblehall.agents.agent import answer_at
from tumblehall.agents.angryquest import heuristic as angryquest
from tumblehall.agents.careful import CarefulAgent
from tumblehall.agents.chance import RandomAgent
from tumblehall.agents.quarriors import heuristic as quarriors
from tumblehall.agents.roster import agent_named, default_level
from tumblehall.agents.sight import Sight


def test_levels_of_a_game_with_an_agent_of_its_own() -> None:
    for game, heuristic in (("angryquest", angryquest.HeuristicAgent), ("quarriors", quarriors.HeuristicAgent)):
        assert default_level(game) == "skilled"
        assert isinstance(default_agent(game), heuristic)


def test_what_is_no_match_for_anybody_is_not_on_offer() -> None:
    assert {"careful", "random", "heuristic"}.isdisjoint(agents_for("quaeleon"))


def test_a_table_that_has_a_bot_which_is_not_on_offer_can_go_on() -> None:
    assert isinstance(agent_named("quaeleon", "careful"), CarefulAgent)
    assert isinstance(agent_named("quarriors", "heuristic"), quarriors.HeuristicAgent)


@pytest.mark.parametrize("game", ["bluff", "no_such", "no.such", "../x"])
def test_a_game_without_agents_of_its_own_has_those_that_play_anything(game: str) -> None:
    assert list(agents_for(game)) == ["careful", "random"]


def test_the_best_that_plays_anything_is_chance() -> None:
    assert isinstance(default_agent("bluff"), RandomAgent)


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(th.BadInput, match=r"no bot 'wise' for angryquest; the bots are .*skilled"):
        agent_named("angryquest", "wise")


@pytest.mark.parametrize("level", ["careful", "random", "heuristic"])
def test_every_level_answers_with_an_option(level: str) -> None:
    table = th.new_table("angryquest", 2, "levels")
    agent, rng = agent_named("angryquest", level), th.FastRng(3)
    for _ in range(60):
        decision = table.decisions[0]
        table.act(decision.seat, answer_at(agent, table, decision, rng))
    assert table.step == 60


def test_the_careful_agent_gives_the_safe_answer() -> None:
    table = th.new_table("angryquest", 2, "safe")
    decision = table.decisions[0]
    assert answer_at(CarefulAgent(), table, decision, th.FastRng(1)) == decision.default


@pytest.mark.parametrize("game", th.list_games())
def test_a_sight_shows_what_the_seat_sees(game: str) -> None:
    table = th.new_table(game, seed="sight")
    decision = table.decisions[0]
    sight = Sight.of(table, decision.seat, th.FastRng(1))
    assert sight.view == table.view(decision.seat)
    assert sight.decision == decision
