"""The policy of Quarriors: whole games on the state, the deeds of a turn, and what it reads."""

from typing import Any

import pytest

import tumblehall as th
from tumblehall.agents.quarriors import policy
from tumblehall.agents.quarriors.value import chances
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.rules.mixing import SET_TITLES
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.lab.quarriors_mixes import mixes_of

BASICS = (("Basic Quiddity/Basic", 0), ("Assistant/Basic", 2), ("Portal/Basic", 4))
POOR = {"bag": ["Basic Quiddity"] * 6}
WILDS = {"Scavenging Goblin/Base": 4, "Witching Hag/Base": 4, "Quake Dragon/Mighty": 4}


def laid(mine: dict[str, Any], theirs: dict[str, Any] = POOR, **turn: Any) -> QuarriorsState:
    cards = [{"card": card, "dice": n} for card, n in (*BASICS, *WILDS.items())]
    now = {"seat": 0, "number": 5, "phase": "ready", "rolled": True, **turn}
    place = {"game": "quarriors", "wilds": cards, "seats": [mine, theirs], "turn": now, "show_forced": True}
    state = th.from_position(place, seed="policy").state
    assert isinstance(state, QuarriorsState)
    return state


def opened(seats: int, seed: str, options: dict[str, Any]) -> QuarriorsState:
    state = th.new_table("quarriors", seats, seed, options).state.clone()
    assert isinstance(state, QuarriorsState)
    return state


def chosen(state: QuarriorsState) -> str:
    option = policy.choose(state, state.seat, SimRng(1))
    return GAME.describe(state, state.question_of(state.seat), option).id


def test_captures_the_best_creature_it_can_pay_for() -> None:
    assert chosen(laid({"active": ["Basic Quiddity#1"] * 5, **POOR}, phase="capture")) == "capture witching-hag"


def test_uses_a_portal_before_it_summons() -> None:
    assert chosen(laid({"active": ["Portal#4", "Witching Hag#6", "Basic Quiddity#6"], **POOR})) == "use portal#4"


def test_summons_what_it_can_pay_for() -> None:
    assert chosen(laid({"active": ["Witching Hag#4", "Basic Quiddity#6"], **POOR})) == "summon witching-hag#4"


def test_who_is_ahead_is_likelier_to_win() -> None:
    ahead, behind = chances(laid({"glory": 15, **POOR}, {"glory": 5, **POOR}, phase="capture"))
    assert ahead > 0.8
    assert ahead + behind == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plays_whole_games_of_all_sets(seats: int) -> None:
    mixes = mixes_of(frozenset(SET_TITLES))
    for number in range(8):
        state, rng = opened(seats, f"quick {number}", mixes[number * 29 % len(mixes)]), SimRng(number)
        while state.outcome is None:
            state.apply(policy.choose(state, state.seat, rng), rng)  # refuses what is not on offer
        assert state.outcome.winners
        assert state.round < 40


@pytest.mark.parametrize("options", [{"captures": 2}, {"expert_culling": True}])
def test_plays_the_variants(options: dict[str, Any]) -> None:
    state, rng = opened(2, "variants", options), SimRng(0)
    while state.outcome is None:
        state.apply(policy.choose(state, state.seat, rng), rng)
    assert state.outcome.winners


def test_nothing_is_hidden_so_an_imagined_position_is_the_true_one() -> None:
    """All through a game the imagined world has the same view, and the policy answers the same there."""
    state, rng = opened(3, "imagined", {}), SimRng(3)
    while state.outcome is None:
        other = state.imagine(state.seat, SimRng(state.round))
        answer = policy.choose(state, state.seat, rng)
        assert GAME.view(other, state.seat) == GAME.view(state, state.seat)
        assert policy.choose(other, state.seat, rng) == answer
        state.apply(answer, rng)
