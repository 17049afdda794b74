"""The heuristic agent of Dicequest: small positions, one deed, one claim."""

from typing import Any

import pytest

import tumblehall as th
from tests.dicequest.camp import Camp, apprentice, camp, fight, hero, seat
from tumblehall.agents import Agent
from tumblehall.agents.chance import RandomAgent
from tumblehall.agents.dicequest.dice import best_set
from tumblehall.agents.dicequest.heuristic import HeuristicAgent

MARKET = ["duelist", "corporal", "paladin", "shaman", "toll-guard"]


def chosen(game: Camp) -> str:
    who = game.s.seat
    return HeuristicAgent().choose(game.seen(who), game.decision, th.FastRng(1))


def test_recruits_when_it_has_nobody() -> None:
    assert chosen(camp(seat(gold=4), market=MARKET)).startswith("recruit")


def test_equips_what_can_be_equipped() -> None:
    game = camp(seat(hero("pirate"), backpack="frost-knives"), market=MARKET)
    assert chosen(game) == "equip frost-knives pirate"


def test_keeps_its_last_experts() -> None:
    assert chosen(camp(seat(hero("pirate")), market=MARKET)) == "go"


def test_chooses_the_quest_that_it_can_do() -> None:
    quests = ["sunken-shrine", "rats-in-the-cellar", "haunted-mill"]
    game = camp(seat(apprentice("duelist"), apprentice("corporal")), phase="quest", quests=quests)
    assert chosen(game) == "attempt rats-in-the-cellar"


def test_plays_rather_than_lose_its_only_hero() -> None:
    game = camp(seat(apprentice("shaman", wound="light")), phase="quest", quests=["sparring-yard"])
    assert chosen(game) == "attempt playtime"


def test_uses_the_ability_that_brings_what_is_missing() -> None:
    game = fight(seat(hero("spiritist")), "herbalists-list", dice=["yellow:rune", "yellow:blank"])
    assert chosen(game) == "use spiritist"


def test_stops_when_all_is_met() -> None:
    game = fight(seat(hero("banner-knight")), dice=["red:2sword"])
    assert chosen(game) == "next"


def test_rerolls_the_blank_and_keeps_the_sword() -> None:
    game = fight(seat(apprentice("banner-knight")), dice=["red:sword", "red:blank"])
    assert chosen(game) == "reroll"
    assert chosen(game.say("reroll")) == "die red:blank"
    assert chosen(game.say("die red:blank")) == "done"


@pytest.mark.parametrize(
    ("dice", "need", "again"),
    [
        (("red:blank", "red:sword"), (0, 0, 0, 0, 0, 2), ("red:blank",)),
        (("blue:blank", "red:sword"), (0, 1, 0, 0, 0, 0), ("blue:blank",)),
        (("green:blank", "red:blank"), (1, 0, 0, 0, 0, 0), ("green:blank", "red:blank")),
    ],
)
def test_the_best_set_of_dice(dice: tuple[str, ...], need: tuple[int, ...], again: tuple[str, ...]) -> None:
    assert best_set(dice, (0,) * 5, need)[1] == again


def test_blocks_the_deadly_wound_first() -> None:
    game = fight(seat(hero("pirate"), hero("duelist")), "stormcaller", dice=["green:shield"], phase="wound")
    assert chosen(game) == "block deadly"


def test_keeps_a_shield_for_a_threat() -> None:
    me = seat(hero("pirate"), hero("duelist"))
    game = fight(me, "the-burning-granary", dice=["green:shield"], phase="wound", coop=True, tokens=["TT109"])
    assert chosen(game) == "next"


def test_spreads_light_wounds() -> None:
    me = seat(hero("pirate", wound="light"), hero("duelist"))
    game = fight(me, "bandits-at-the-ford", dice=["red:blank"], phase="wound")
    assert chosen(game) == "place light duelist"


def test_levels_up_the_apprentice_with_most_points() -> None:
    party = (apprentice("falconer"), apprentice("bombardier"))
    game = fight(seat(*party), "bramble-wolves", dice=["red:sword", "blue:arrow"], phase="outcome")
    assert chosen(game) == "hero bombardier"


def played(seed: str, agents: list[Agent], **options: Any) -> th.Table:
    table, rng = th.new_table("dicequest", len(agents), seed, options), th.FastRng(seed)
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, agents[decision.seat].choose(table.view(decision.seat), decision, rng))
    return table


def test_beats_chance_against_it() -> None:
    wins = 0
    for number in range(10):
        agents: list[Agent] = [RandomAgent(), RandomAgent()]
        agents[number % 2] = HeuristicAgent()
        outcome = played(f"game {number}", agents).outcome
        wins += outcome is not None and outcome.winners == (number % 2,)
    assert wins >= 9


def test_does_better_than_chance_together() -> None:
    better = 0
    for number in range(10):
        points = []
        for agent in (HeuristicAgent, RandomAgent):
            outcome = played(f"coop {number}", [agent(), agent()], mode="coop").outcome
            assert outcome is not None
            assert outcome.scores is not None
            points.append((bool(outcome.winners), sum(outcome.scores)))
        better += points[0] > points[1]
    assert better >= 9


@pytest.mark.parametrize("seats", [1, 4])
def test_answers_every_question_in_coop(seats: int) -> None:
    table = played("answers", [HeuristicAgent() for _ in range(seats)], mode="coop", difficulty="hard")
    assert table.outcome is not None
