"""The skilled player of Angry Quest: small positions, one deed, one claim."""

from typing import Any

import pytest

import tumblehall as th
from tumblehall.agents import Agent
from tumblehall.agents.angryquest.heuristic import HeuristicAgent
from tumblehall.agents.chance import RandomAgent

TEAM = ["hroth-ironbelly", "grit-tooth-olga", "stonewife-hadda"]


def position(mine: list[Any], theirs: list[Any], monster: str = "bone-regent", **turn: Any) -> dict[str, Any]:
    return {
        "game": "angryquest",
        "monster": monster,
        "seats": [{"colour": "red", "team": mine}, {"colour": "blue", "team": theirs}],
        "turn": {"seat": 0, **turn},
    }


def chosen(mine: list[Any], theirs: list[Any], **turn: Any) -> str:
    return answer(position(mine, theirs, **turn))


def answer(place: dict[str, Any]) -> str:
    table = th.from_position(place, seed="agent")
    decision = table.decisions[0]
    return HeuristicAgent().choose(table.view(decision.seat), decision, th.FastRng(1))


def at(slug: str, space: str, *upgrades: tuple[str, int]) -> dict[str, Any]:
    held = [{"attribute": attribute, "level": level} for attribute, level in upgrades]
    return {"character": slug, "at": space, "upgrades": held}


def on_a_clover(monster: str, *team: Any) -> dict[str, Any]:
    """The first of the team has ended its move on a clover."""
    place = position(list(team), [at("pell-the-fencer", "home")], monster)
    luck = ["luck", 0, team[0]["character"], team[0]["at"], "landed-on"]
    return place | {"pending": {"stack": [["end", 0], luck]}}


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


def test_a_lone_fighter_with_good_odds_faces_the_monster() -> None:
    """Eight arcane dice of which three must show 5 or more: better than two in three."""
    alone = at("magister-orlo", "ent-red-1", ("arcane", 2), ("arcane", 2))
    place = position([alone, at(TEAM[0], "home")], [at("pell-the-fencer", "home")], "animated-armour")
    assert answer(place | {"phase1": "close"}) == "fight"


def test_splits_a_roll_that_two_can_use_better_than_one() -> None:
    mine = [at("captain-ordelia", "t41"), at(TEAM[0], "t40"), at(TEAM[1], "t10")]
    assert chosen(mine, [at("pell-the-fencer", "home")], phase="move", die=5) == "split 2"


def test_no_luck_carries_a_fast_character_to_where_every_roll_leads_past_its_gate() -> None:
    fast = at(TEAM[0], "t39", ("movement", 2))
    assert answer(on_a_clover("mire-hydra", fast, at(TEAM[1], "t02"))) == "pass"
    assert answer(on_a_clover("mire-hydra", at(TEAM[0], "t39"), at(TEAM[1], "t02"))) == "luck"


def test_no_lucky_roll_when_it_would_mostly_lead_past_the_gate() -> None:
    near = [at(TEAM[0], "t39"), at(TEAM[1], "t42"), at("grim-ludo", "ent-red-3")]
    assert answer(on_a_clover("storm-roc", *near)) == "pass"
    far = [at(TEAM[0], "t09"), at(TEAM[1], "t20"), at("grim-ludo", "ent-red-3")]
    assert answer(on_a_clover("storm-roc", *far)) == "luck"


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
