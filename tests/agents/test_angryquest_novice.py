"""What the novice of Angry Quest overlooks, each beside the skilled player who does not."""

from typing import Any

import pytest

import tumblehall as th
from tests.agents.test_angryquest_skilled import TEAM, at, position
from tumblehall.agents.angryquest.heuristic import HeuristicAgent
from tumblehall.agents.angryquest.novice import NoviceAgent

PELL = at("pell-the-fencer", "home")


def both(place: dict[str, Any]) -> tuple[str, str]:
    """What the novice does, and what the skilled player does."""
    table = th.from_position(place, seed="novice")
    asked = table.decisions[0]
    view = table.view(asked.seat)
    novice, skilled = (agent.choose(view, asked, th.FastRng(1)) for agent in (NoviceAgent(), HeuristicAgent()))
    return novice, skilled


def test_passes_settlements_by() -> None:
    novice, skilled = both(position([at(TEAM[0], "t07")], [PELL], phase="move", die=4))
    assert (novice, skilled) == ("move hroth-ironbelly t11", "move hroth-ironbelly sett-n")


def test_attacks_whoever_it_meets() -> None:
    """An arcane die against four in close combat, from the next space."""
    place = position([at("grit-tooth-olga", "t20")], [at("hroth-ironbelly", "t21")])
    place["pending"] = {"stack": [["end", 0], ["shot", 0, "grit-tooth-olga"]]}
    novice, skilled = both(place)
    assert novice.startswith("attack")
    assert skilled == "pass"


def test_faces_the_monster_only_when_all_are_there() -> None:
    mine = [at("magister-orlo", "ent-red-1", ("arcane", 2), ("arcane", 2)), at(TEAM[0], "home")]
    place = position(mine, [PELL], "animated-armour") | {"phase1": "close"}
    assert both(place) == ("roll", "fight")


def test_upgrades_what_is_big_already_whatever_the_monster_asks_for() -> None:
    """The Storm Roc lets nobody fight in close combat first."""
    place = position([at("hroth-ironbelly", "sett-n"), at(TEAM[1], "t02"), at(TEAM[2], "t03")], [PELL], "storm-roc")
    place["pending"] = {"stack": [["end", 0], ["town", 0, "sett-n", "hroth-ironbelly", 1, "nothing"]]}
    novice, skilled = both(place)
    assert novice == "upgrade close"
    assert skilled != "upgrade close"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plays_whole_games(seats: int) -> None:
    table = th.new_table("angryquest", seats, "novice")
    agent, rng = NoviceAgent(), th.FastRng(0)
    while table.outcome is None:
        asked = table.decisions[0]
        table.act(asked.seat, agent.choose(table.view(asked.seat), asked, rng))
    assert len(table.outcome.winners) == 1


def test_loses_to_the_skilled_player() -> None:
    wins = 0
    for number in range(20):
        table, rng = th.new_table("angryquest", 2, f"novice {number}"), th.FastRng(number)
        agents = (HeuristicAgent(), NoviceAgent())
        while table.outcome is None:
            asked = table.decisions[0]
            agent = agents[(asked.seat + number) % 2]
            table.act(asked.seat, agent.choose(table.view(asked.seat), asked, rng))
        wins += table.outcome.winners == (number % 2,)
    assert wins >= 13
