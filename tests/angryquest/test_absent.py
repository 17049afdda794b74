"""Safe answers: what is answered for who is absent, and that a table where everybody is comes to an end."""

from itertools import combinations

import pytest

import tumblehall as th
from tests.angryquest.mat import HROTH, LUDO, OLGA, PIM, YRSA, asked, do, play, who
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS, Monster
from tumblehall.games.angryquest.rules.odds import monster_odds
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

FEW = 3000
"""Answers: all of a game of absent players takes about 300 with two of them and 600 with four."""


def safe(table: Table) -> str:
    return table.decisions[0].default


def abandoned(table: Table) -> Table:
    """Everybody has left."""
    while table.decisions and table.step < FEW:
        for decision in table.decisions:
            table.act(decision.seat, decision.default)
    return table


@pytest.mark.rule("AQ-6.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("monster", [monster.slug for monster in MONSTERS])
def test_safe_answers_lead_to_an_end(monster: str, seats: int) -> None:
    table = abandoned(th.new_table("angryquest", seats, "nobody", {"monster": monster}))
    assert table.outcome is not None


@pytest.mark.rule("AQ-6.7")
@pytest.mark.parametrize("monster", MONSTERS, ids=lambda monster: monster.slug)
def test_of_two_teams_one_can_always_win_phase_1(monster: Monster) -> None:
    """Some teams have too few dice in every attribute, however often they roll; but no two at one table."""
    hopeless = []
    for team in combinations(CHARACTERS, 3):
        dice = [sum(character.values[a] for character in team) for a in range(3)]
        needs = zip(dice, monster.needs[0], strict=True)
        if not any(need is not None and monster_odds(monster.number, n, *need) for n, need in needs):
            hopeless.append({character.slug for character in team})
    assert [(one, other) for one, other in combinations(hopeless, 2) if not one & other] == []


@pytest.mark.rule("AQ-6.2")
@pytest.mark.parametrize(
    ("third", "answer"), [("ent-red-3", "fight"), ("cmb-red-1", "fight"), ("t41", "roll"), ("home", "roll")]
)
def test_the_absent_fight_once_nobody_is_left_to_wait_for(third: str, answer: str) -> None:
    assert safe(play([who(HROTH, "ent-red-1"), who(OLGA, "ent-red-2"), who(LUDO, third)])) == answer


@pytest.mark.rule("AQ-6.12", "AQ-6.11")
@pytest.mark.parametrize(
    ("team", "die", "answer"),
    [
        ([who(PIM, "t10"), who(HROTH, "t41"), who(OLGA)], 2, f"move {HROTH} ent-red-1"),
        ([who(PIM, "ent-red-3"), who(HROTH, "t42"), who(OLGA, "cmb-red-1")], 3, "wait"),
        ([who(PIM, "t10"), who(HROTH, "t20"), who(OLGA)], 2, f"move {PIM} t12"),
    ],
)
def test_the_absent_enter_the_lair_or_wait_for_it_or_make_the_first_move(
    team: list[Json], die: int, answer: str
) -> None:
    assert safe(play(team, die=die)) == answer


@pytest.mark.rule("AQ-6.3")
def test_the_absent_attack_with_the_best_chance() -> None:
    """Close has two dice where five are needed; ranged has five for four."""
    table = do(play([who(YRSA, "cmb-red-1", "ranged2")]), "fight")
    assert safe(table) == "use ranged"


@pytest.mark.rule("AQ-4.3")
def test_the_absent_want_nothing_in_a_settlement() -> None:
    table = do(play([who(PIM, "t08"), who(HROTH), who(OLGA)], die=2), f"move {PIM} sett-n")
    assert (asked(table), safe(table)) == ("town", "pass")
