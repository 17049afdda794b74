"""The levels of Dicequest: what each sees and what it overlooks, and that each beats the one below."""

from typing import Any

import pytest

import tumblehall as th
from tests.dicequest.camp import Camp, apprentice, camp, fight, hero, seat
from tumblehall.agents.agent import Agent, Bot, Ranked, answer_at
from tumblehall.agents.dicequest.heuristic import HeuristicAgent
from tumblehall.agents.dicequest.levels import LEVELS
from tumblehall.agents.dicequest.novice import NoviceAgent
from tumblehall.agents.dicequest.thinker import TurnThinker
from tumblehall.agents.effort import Effort
from tumblehall.agents.sight import Sight

QUICK = Effort(playouts=8, seconds=60)
"""A thinker that hardly thinks, for whole games."""
BOTS: dict[str, Bot] = {
    "novice": NoviceAgent(),
    "skilled": HeuristicAgent(),
    "expert": TurnThinker(QUICK),
    "champion": TurnThinker(Effort(playouts=16, seconds=60)),
}


def chosen(bot: Agent, game: Camp) -> str:
    return bot.choose(game.seen(game.s.seat), game.decision, th.FastRng(1))


def ranked(bot: TurnThinker, game: Camp) -> list[Ranked]:
    return bot.rank(Sight("dicequest", game.s.seat, game.s), th.FastRng(1))


def played(seed: str, bots: list[Bot], **options: Any) -> th.Table:
    table = th.new_table("dicequest", len(bots), seed, options)
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(
            decision.seat, answer_at(bots[decision.seat], table, decision, th.FastRng(table.bot_seed(decision.seat)))
        )
    return table


def test_the_levels_are_in_order() -> None:
    assert list(LEVELS) == ["novice", "skilled", "expert", "champion"]


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_level_plays_with_every_number_of_seats(level: str, seats: int) -> None:
    assert played("seats", [BOTS[level], *[NoviceAgent()] * (seats - 1)]).outcome is not None


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(("seats", "difficulty"), [(1, "godly"), (2, "normal")])
def test_every_level_plays_together(level: str, seats: int, difficulty: str) -> None:
    table = played("together", [BOTS[level], *[HeuristicAgent()] * (seats - 1)], mode="coop", difficulty=difficulty)
    assert table.outcome is not None


def test_the_same_seed_gives_the_same_game() -> None:
    bots = [BOTS["champion"], BOTS["expert"]]
    assert played("same", bots).record == played("same", bots).record


def test_a_ranking_holds_all_options_the_best_first() -> None:
    game = camp(seat(hero("pirate"), backpack="frost-knives", gold=4), market=["duelist", "corporal", "paladin"])
    ranking = ranked(TurnThinker(QUICK), game)
    assert sorted(one.option for one in ranking) == sorted(game.offers)
    assert all(0 <= one.worth <= 1 for one in ranking)


# -- what used to go wrong -------------------------------------------------------------------------------------------

LAST_PARTY = (hero("pirate"), hero("blademaster"), hero("defender"))
MET = ["red:2sword", "red:sword", "blue:2arrow", "blue:blank"]


def test_a_met_adventure_is_rolled_on_for_the_rank() -> None:
    game = fight(seat(*LAST_PARTY), "death-dealer", dice=MET, others=[seat(score=0, points=4)])
    assert chosen(HeuristicAgent(), game) == "reroll"
    assert ranked(TurnThinker(Effort(200, 60)), game)[0].option == "reroll"


def test_only_what_does_not_count_is_rolled_on() -> None:
    game = fight(seat(*LAST_PARTY), "death-dealer", dice=MET).say("reroll")
    assert chosen(HeuristicAgent(), game) == "die blue:blank"
    assert chosen(HeuristicAgent(), game.say("die blue:blank")) == "done"


def test_the_token_is_kept_where_nobody_is_ahead_and_more_is_to_come() -> None:
    game = fight(
        seat(hero("pirate"), hero("duelist")), "the-wicker-king", dice=["red:2sword", "blue:3arrow", "red:blank"]
    )
    assert chosen(HeuristicAgent(), game) == "next"


def test_equipment_goes_to_the_hero_who_is_worth_most() -> None:
    game = camp(seat(apprentice("sellsword", wound="light"), hero("bombardier"), backpack="frost-knives"), market=[])
    assert chosen(HeuristicAgent(), game) == "equip frost-knives bombardier"


def test_who_is_worth_most_is_healed() -> None:
    party = (apprentice("sellsword", wound="light"), hero("bombardier", wound="light"))
    game = camp(seat(*party, backpack="bandage-roll"), market=[]).say("use bandage-roll")
    assert chosen(HeuristicAgent(), game) == "hero bombardier"


# -- what a novice overlooks -----------------------------------------------------------------------------------------


def test_a_novice_takes_the_dearest_hero() -> None:
    market = ["sellsword", "gladiator", "paladin", "duelist", "toll-guard"]
    assert chosen(NoviceAgent(), camp(seat(gold=4), market=market)) == "recruit paladin"


def test_a_novice_saves_what_is_used_once() -> None:
    game = camp(seat(hero("pirate", wound="light"), backpack="bandage-roll"), market=[])
    assert chosen(HeuristicAgent(), game) == "use bandage-roll"
    assert chosen(NoviceAgent(), game) == "go"


def test_a_novice_forgets_wounds() -> None:
    party = (hero("duelist", wound="light"), hero("pirate", wound="light"))
    game = camp(seat(*party), phase="quest", quests=["ogre-on-market-day", "rats-in-the-cellar"])
    assert chosen(NoviceAgent(), game) == "attempt ogre-on-market-day"
    assert chosen(HeuristicAgent(), game) == "attempt rats-in-the-cellar"


def test_a_novice_is_content_with_an_adventure_that_is_met() -> None:
    assert chosen(NoviceAgent(), fight(seat(*LAST_PARTY), "death-dealer", dice=MET)) == "next"


def test_a_novice_rolls_blanks_alone() -> None:
    game = fight(seat(apprentice("pirate")), "archery-fair", dice=["blue:arrow"])
    assert (chosen(HeuristicAgent(), game), chosen(NoviceAgent(), game)) == ("reroll", "next")


# -- small matches ---------------------------------------------------------------------------------------------------


def wins(bot: Bot, other: Bot, games: int) -> int:
    won = 0
    for number in range(games):
        bots = [other, other]
        bots[number % 2] = bot
        outcome = played(f"match {number // 2}", bots).outcome
        won += outcome is not None and outcome.winners == (number % 2,)
    return won


def test_skilled_beats_novice() -> None:
    assert wins(BOTS["skilled"], BOTS["novice"], 6) >= 4


def test_a_thinker_beats_skilled() -> None:
    assert wins(BOTS["expert"], BOTS["skilled"], 4) >= 3
