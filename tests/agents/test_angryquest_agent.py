"""The heuristic agent of Angry Quest: small positions, one deed, one claim."""

from typing import Any

import pytest

import tumblehall as th
from tumblehall.agents import Agent
from tumblehall.agents.angryquest.heuristic import HeuristicAgent
from tumblehall.agents.chance import RandomAgent

TEAM = ["hroth-ironbelly", "grit-tooth-olga", "stonewife-hadda"]


def position(mine: list[Any], theirs: list[Any], **turn: Any) -> dict[str, Any]:
    return {
        "game": "angryquest",
        "monster": "bone-regent",
        "seats": [{"colour": "red", "team": mine}, {"colour": "blue", "team": theirs}],
        "turn": {"seat": 0, **turn},
    }


def chosen(mine: list[Any], theirs: list[Any], **turn: Any) -> str:
    table = th.from_position(position(mine, theirs, **turn), seed="agent")
    decision = table.decisions[0]
    return HeuristicAgent().choose(table.view(decision.seat), decision, th.FastRng(1))


def at(slug: str, space: str) -> dict[str, Any]:
    return {"character": slug, "at": space}


def test_enters_the_lair_rather_than_leave_home() -> None:
    assert chosen([at(TEAM[0], "t41"), at(TEAM[1], "home")], [at("pell-the-fencer", "home")], phase="move", die=2) == (
        "move hroth-ironbelly ent-red-1"
    )


def test_does_not_pass_its_gate() -> None:
    assert chosen([at(TEAM[0], "t41"), at(TEAM[1], "home")], [at("pell-the-fencer", "home")], phase="move", die=5) == (
        "move grit-tooth-olga t05"
    )


def test_calls_at_a_settlement_on_the_way() -> None:
    move = chosen([at(TEAM[0], "t07")], [at("pell-the-fencer", "home")], phase="move", die=4)
    assert move == "move hroth-ironbelly sett-n"


def test_avoids_a_fight_that_it_would_lose() -> None:
    mine = [at("the-veiled-sister", "t37"), at("clover-annie", "home")]
    assert chosen(mine, [at("hroth-ironbelly", "t40")], phase="move", die=3) == "move clover-annie t03"


def test_strikes_a_weaker_opponent_far_ahead() -> None:
    mine = [at("hroth-ironbelly", "t04"), at("clover-annie", "home")]
    assert chosen(mine, [at("nimble-finch", "t09")], phase="move", die=5) == "move hroth-ironbelly t09"


def test_does_not_face_the_monster_alone() -> None:
    assert chosen([at(TEAM[0], "ent-red-1"), at(TEAM[1], "t02")], [at("pell-the-fencer", "home")]) == "roll"


def test_three_characters_face_the_monster() -> None:
    mine = [at(slug, f"ent-red-{i}") for i, slug in enumerate(TEAM, 1)]
    assert chosen(mine, [at("pell-the-fencer", "home")]) == "fight"


def test_answers_every_question_and_beats_chance() -> None:
    wins = sum(play(f"game {i}", i % 2) for i in range(20))
    assert wins >= 17


def play(seed: str, seat: int) -> bool:
    table = th.new_table("angryquest", 2, seed)
    agents: dict[int, Agent] = {seat: HeuristicAgent(), 1 - seat: RandomAgent()}
    rng = th.FastRng(seed)
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, agents[decision.seat].choose(table.view(decision.seat), decision, rng))
    return table.outcome.winners == (seat,)


@pytest.mark.parametrize("seats", [3, 4])
def test_plays_at_bigger_tables(seats: int) -> None:
    table = th.new_table("angryquest", seats, "many")
    agent, rng = HeuristicAgent(), th.FastRng(0)
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, agent.choose(table.view(decision.seat), decision, rng))
    assert len(table.outcome.winners) == 1
