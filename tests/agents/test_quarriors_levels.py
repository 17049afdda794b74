"""The levels of Quarriors: whole games, the same for the same seed, blind spots, rankings, small matches."""

from typing import Any

import pytest

import tumblehall as th
from tumblehall.agents.agent import Bot, answer_at
from tumblehall.agents.effort import Effort
from tumblehall.agents.quarriors import search
from tumblehall.agents.quarriors.heuristic import HeuristicAgent
from tumblehall.agents.quarriors.levels import LEVELS
from tumblehall.agents.quarriors.novice import NoviceAgent
from tumblehall.agents.quarriors.search import Thinker
from tumblehall.agents.sight import Sight
from tumblehall.kernel.sim_rng import SimRng

BASICS = (("Basic Quiddity/Basic", 0), ("Assistant/Basic", 2), ("Portal/Basic", 4))
POOR = {"bag": ["Basic Quiddity"] * 6}
QUICK = Thinker(Effort(playouts=2, seconds=60.0), turns=1)
"""The champion with less effort: it thinks in the same way."""


def laid(mine: dict[str, Any], theirs: dict[str, Any], wilds: dict[str, int], **turn: Any) -> th.Table:
    cards = [{"card": card, "dice": n} for card, n in (*BASICS, *wilds.items())]
    now = {"seat": 0, "number": 5, "phase": "ready", "rolled": True, **turn}
    place = {"game": "quarriors", "wilds": cards, "seats": [mine, theirs], "turn": now, "show_forced": True}
    return th.from_position(place, seed="levels")


def answer(bot: Bot, table: th.Table) -> str:
    return answer_at(bot, table, table.decisions[0], th.FastRng(1))


def played(bots: list[Bot], seed: str, options: dict[str, Any] | None = None) -> th.Table:
    table, rng = th.new_table("quarriors", len(bots), seed, options or {}), th.FastRng(seed)
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, answer_at(bots[decision.seat], table, decision, rng))
    return table


def test_four_levels_the_weakest_first() -> None:
    assert list(LEVELS) == ["novice", "skilled", "expert", "champion"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_levels_play_whole_games(seats: int) -> None:
    bots: list[Bot] = [QUICK, NoviceAgent(), HeuristicAgent(), QUICK]
    assert played(bots[:seats], "whole", {"sets": ["base", "quartifacts"]}).outcome


@pytest.mark.parametrize("options", [{"captures": 2}, {"expert_culling": True}])
def test_thinkers_and_novices_play_the_variants(options: dict[str, Any]) -> None:
    assert played([QUICK, NoviceAgent()], "variants", options).outcome


def test_the_same_seed_gives_the_same_game() -> None:
    bots: list[Bot] = [QUICK, HeuristicAgent()]
    assert played(bots, "same").record == played(bots, "same").record


def test_skilled_beats_novice() -> None:
    wins = 0.0
    for number in range(12):
        seat = number % 2
        bots: list[Bot] = [NoviceAgent(), NoviceAgent()]
        bots[seat] = HeuristicAgent()
        outcome = played(bots, f"small {number // 2}").outcome
        assert outcome is not None
        wins += (seat in outcome.winners) / len(outcome.winners)
    assert wins >= 8


# -- what thinkers give ------------------------------------------------------------------------------------------------


def test_a_ranking_holds_all_options_the_best_first() -> None:
    table = laid({"active": ["Basic Quiddity#1"] * 5, **POOR}, POOR, {"Witching Hag/Base": 5}, phase="capture")
    ranked = LEVELS["expert"]().rank(Sight.of(table, 0, th.FastRng(1)), th.FastRng(1))  # type: ignore[union-attr]
    assert {one.option for one in ranked} == {option.id for option in table.decisions[0].options}
    assert [one.worth for one in ranked] == sorted((one.worth for one in ranked), reverse=True)
    assert all(0.0 <= one.worth <= 1.0 for one in ranked)


def test_expert_ends_the_game_that_it_wins_so() -> None:
    """The last die of the fourth creature card ends the game, and the one who is ahead wins."""
    wilds = {"Scavenging Goblin/Base": 0, "Ghostly Spirit/Base": 0, "Deathdealer/Base": 0, "Witching Hag/Base": 1}
    mine = {"glory": 12, "active": ["Basic Quiddity#1"] * 5, **POOR}
    table = laid(mine, {"glory": 9, **POOR}, wilds, phase="capture")
    assert answer(LEVELS["expert"](), table) == "capture witching-hag"


def test_later_turns_have_the_same_dice_whatever_this_one_took(monkeypatch: pytest.MonkeyPatch) -> None:
    """What two answers differ by is then told by fewer playouts."""
    made: list[int] = []

    def noted(seed: int) -> SimRng:
        made.append(seed)
        return SimRng(seed)

    monkeypatch.setattr(search, "SimRng", noted)
    wilds = {"Scavenging Goblin/Base": 4, "Quake Dragon/Mighty": 5}
    state = laid({"active": ["Basic Quiddity#1"] * 6 + ["Assistant#6"], **POOR}, POOR, wilds).state
    seeds = []
    for option in state.options_of(0):
        made.clear()
        Thinker(Effort(playouts=4, seconds=60.0), turns=3)._playout(state, 0, option, 7)  # type: ignore[arg-type]
        seeds.append(tuple(made))
    assert len(seeds) > 2
    assert len(set(seeds)) == 1
    assert len(set(seeds[0])) == len(seeds[0]) == 3


# -- what the novice overlooks -----------------------------------------------------------------------------------------


def test_novice_captures_the_dearest_die_whatever_it_is_good_for() -> None:
    wilds = {"Scavenging Goblin/Base": 5, "Witching Hag/Base": 5, "Death/Spell": 5}
    table = laid({"active": ["Basic Quiddity#1"] * 6, **POOR}, POOR, wilds, phase="capture")
    assert answer(NoviceAgent(), table) == "capture death"
    assert answer(HeuristicAgent(), table) == "capture witching-hag"


def test_novice_summons_rather_than_saves_for_a_capture() -> None:
    wilds = {"Scavenging Goblin/Base": 4, "Quake Dragon/Mighty": 5}
    table = laid({"active": ["Basic Quiddity#1"] * 9 + ["Scavenging Goblin#6"], "bag": []}, POOR, wilds)
    assert answer(NoviceAgent(), table).startswith("summon")
    assert answer(HeuristicAgent(), table) == "next"


def test_novice_does_not_cull() -> None:
    mine = {"ready": ["Witching Hag#4"], "used": ["Basic Quiddity"] * 3, **POOR}
    table = laid(mine, POOR, {"Witching Hag/Base": 4}, phase="score", rolled=False)
    while table.decisions[0].kind != "cull":
        table.act(0, table.decisions[0].options[0].id)
    assert answer(NoviceAgent(), table) == "pass"
    assert answer(HeuristicAgent(), table) == "cull basic-quiddity"
