"""The heuristic agent of Quarriors with light and dark quiddity: small positions, one choice, one claim."""

from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.mat import area, lay, play, seat
from tumblehall.agents.quarriors.heuristic import HeuristicAgent
from tumblehall.agents.quarriors.purse import Means, Price, after
from tumblehall.games.quarriors.rules.mechanisms.energy import LIGHT
from tumblehall.lab.quarriors_skipping import new_deeds, without

UNREAD = HeuristicAgent(without(new_deeds(("light-dark",))))
POOR = {"bag": ["Assistant"] * 4}
ECONOMICS = "Assistant/of Economics 4"


def choice(table: th.Table, agent: HeuristicAgent | None = None) -> str:
    decision = table.decisions[0]
    return (agent or HeuristicAgent()).choose(table.view(decision.seat), decision, th.FastRng(1))


def mine(**more: Any) -> dict[str, Any]:
    return seat(**more) | POOR


# -- prices ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("means", "within"),
    [
        (Means(4), False),
        (Means(5), True),
        (Means(3, light=1), True),
        (Means(4, light=1), True),
        (Means(3, dark=1), False),
        (Means(4, dark=1), True),
        (Means(0, light=4), True),
    ],
)
def test_a_card_is_in_reach_in_full_without_its_energy_or_for_less_with_it(means: Means, within: bool) -> None:
    assert Price(5, 4, LIGHT).in_reach(means) is within


@pytest.mark.parametrize(
    ("price", "left"),
    [
        (1, [Means(1, 2, 1)]),
        (3, [Means(0, 1, 1), Means(0, 2, 0)]),
        (4, [Means(0, 0, 1), Means(0, 1, 0)]),
        (5, [Means(0, 0, 0)]),
        (6, []),
    ],
)
def test_plain_quiddity_is_paid_first_and_then_either_energy(price: int, left: list[Means]) -> None:
    assert after(Means(2, 2, 1), price) == left


def test_captures_the_dear_die_that_only_its_energy_brings_into_reach() -> None:
    table = lay(f"{ECONOMICS}, Quartz Golem/Base 3, Herald/Base 3", "capture", mine(light=4))
    assert choice(table) == "capture quartz-golem with light"


def test_pays_less_where_both_prices_could_be_paid() -> None:
    table = lay(f"{ECONOMICS}, Quartz Golem/Base 3", "capture", mine(light=1, quiddity=5))
    assert choice(table) == "capture quartz-golem with light"


def test_pays_in_full_when_discounts_say_nothing_to_it() -> None:
    table = lay(f"{ECONOMICS}, Quartz Golem/Base 3", "capture", mine(light=1, quiddity=5))
    assert choice(table, UNREAD) == "capture quartz-golem"


@pytest.mark.parametrize(
    ("card", "light", "answer"), [("Quartz Golem/Base 3", 1, "pay dark"), ("Boogieman/Base 3", 4, "pay light")]
)
def test_keeps_the_energy_that_makes_the_next_capture_cheaper(card: str, light: int, answer: str) -> None:
    table = lay(f"{ECONOMICS}, {card}", "ready", mine(active="Assistant#5", light=light, dark=5 - light))
    table.act(0, "summon assistant#5")
    assert choice(table) == answer


@pytest.mark.parametrize(("card", "answer"), [("Quartz Golem/Base 3", "choose 1"), ("Boogieman/Base 3", "choose 2")])
def test_takes_the_energy_that_brings_a_die_into_reach(card: str, answer: str) -> None:
    table = lay(f"{ECONOMICS}, {card}", "ready", mine(active="Assistant#4", quiddity=3), immediate=True)
    table.act(0, "use assistant#4")
    assert choice(table) == answer


# -- anchored spells ---------------------------------------------------------------------------------------------------

SLAYER = f"{ECONOMICS}, Archangel/Greater, Boogieman/Mighty, Herald/Base"


def test_pays_for_the_end_of_a_dear_creature() -> None:
    table = lay(SLAYER, "capture", mine(light=3), area("Boogieman#4"))
    assert choice(table) == "anchor archangel"


def test_does_not_pay_for_it_when_prices_in_energy_say_nothing_to_it() -> None:
    table = lay(SLAYER, "capture", mine(light=3), area("Boogieman#4"))
    assert choice(table, UNREAD) == "next"


def test_does_not_pay_for_the_end_of_the_own_creature() -> None:
    table = lay(SLAYER, "capture", mine(light=3, ready="Boogieman#4"))
    assert choice(table) == "next"


def test_does_not_pay_for_a_little_when_the_energy_buys_a_die() -> None:
    wilds = "Assistant/of Economics, Herald/Lesser, Quartz Golem/Base 3"
    table = lay(wilds, "capture", mine(light=4, active="Assistant#1"))
    assert choice(table) == "capture quartz-golem with light"


def test_does_not_summon_what_would_cost_the_energy_for_a_better_deed() -> None:
    table = lay(SLAYER, "ready", mine(light=3, active="Assistant#5"), area("Boogieman#6", "Boogieman#6"))
    assert choice(table) == "anchor archangel"


# -- question marks, rotation and large dice ---------------------------------------------------------------------------


def test_uses_a_question_mark_for_energy() -> None:
    table = lay(f"{ECONOMICS}, Herald/Lesser 3", "ready", mine(active="Herald#3"), immediate=True)
    assert choice(table) == "use herald#3"


def test_does_not_use_it_when_energy_says_nothing_to_it() -> None:
    table = lay(f"{ECONOMICS}, Herald/Lesser 3", "ready", mine(active="Herald#3"), immediate=True)
    assert choice(table, UNREAD) == "next"


def test_turns_the_other_creature_up_when_it_may() -> None:
    there = mine(active="Archangel#5", ready="Archangel#4", quiddity=2)
    foe = {"bag": ["Boogieman"] * 5}
    table = lay(f"{ECONOMICS}, Archangel/Mighty 2, Boogieman/Base", "ready", there, foe)
    table.act(0, "summon archangel#5")
    assert table.decisions[0].kind == "may"
    assert choice(table) == "yes"


CHARM = f"{ECONOMICS}, Dark/Charm 2, Boogieman/Mighty, Herald/Base"


def test_lays_a_charm_beside_a_creature_of_another_that_scores_less_by_it() -> None:
    table = lay(CHARM, "attack", mine(ready="Dark#6"), area("Herald#4", "Boogieman#4"))
    assert choice(table) == "attach dark#6"


def test_keeps_a_charm_that_only_weakens_an_attack_which_is_over() -> None:
    assert choice(lay(CHARM, "attack", mine(ready="Dark#4"), area("Boogieman#4"))) == "next"


def test_has_the_best_die_of_another_rolled_again() -> None:
    debts = [{"seat": 0, "of": 1, "clause": "Black Cat/Base:IMM:1.1"}]
    seats = [seat(), {"bag": ["Assistant"] * 4}]
    table = play(
        *seats,
        wilds="Assistant/of Economics 4, Black Cat/Base 3",
        phase="capture",
        debts=debts,
        rolls=[1, 1, 2, 1, 1, 1],
    )
    while table.decisions[0].kind != "pick":
        table.act(table.decisions[0].seat, choice(table))
    assert choice(table) == "pick large-quiddity#2 in active 1"


@pytest.mark.parametrize(("sets", "seats"), [(["light-dark"], 2), (["base", "qladiator", "light-dark"], 4)])
def test_plays_with_large_dice_to_the_end(sets: list[str], seats: int) -> None:
    table, agent, rng = th.new_table("quarriors", seats, "energy", {"sets": sets}), HeuristicAgent(), th.FastRng(0)
    while table.outcome is None:
        decision = table.decisions[0]
        table.act(decision.seat, agent.choose(table.view(decision.seat), decision, rng))
    assert table.outcome.winners
