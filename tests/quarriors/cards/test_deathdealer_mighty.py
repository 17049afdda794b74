"""Mighty Deathdealer: the total grows with the first loss of each opponent (Q57)."""

import pytest

from tests.quarriors.cards.den import play
from tests.quarriors.cards.playing import asked, do, totals, where
from tests.quarriors.mat import heard, seat
from tumblehall.kernel.table import Table

GOBLINS = "Scavenging Goblin#3, Scavenging Goblin#4, Scavenging Goblin#5"


def attack(mine: str, *theirs: str, type: str = "Mighty", more: str = "") -> Table:
    wilds = f"Deathdealer/{type}, Scavenging Goblin/Base, Devotee of the Holy Query/Base{more}"
    return play(wilds, "attack", seat(ready=mine), *(seat(ready=ready) for ready in theirs))


@pytest.mark.card("Deathdealer/Mighty")
@pytest.mark.rule("Q57")
def test_mighty_deathdealer_adds_its_attack_after_the_first_loss_only() -> None:
    table = do(attack("Deathdealer#4", GOBLINS), "defend scavenging-goblin#3")
    assert totals(table) == [None, 3 - 2 + 3]
    do(table, "defend scavenging-goblin#4")
    assert totals(table) == [None, 2]
    do(table, "defend scavenging-goblin#5")
    assert (asked(table), where(table, 1, "ready")) == ((0, "tidy"), [])


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_deathdealers_add_nothing(type: str) -> None:
    table = do(attack("Deathdealer#4, Scavenging Goblin#3", GOBLINS, type=type), "defend scavenging-goblin#3")
    if type == "Strong":
        do(table, "pass")
    assert totals(table) == [None, 5 - 2]


@pytest.mark.rule("Q57")
def test_mighty_deathdealer_raises_a_total_from_zero() -> None:
    table = attack("Deathdealer#4", "Devotee of the Holy Query#3, Scavenging Goblin#3")
    do(table, "defend devotee-of-the-holy-query#3")
    assert totals(table) == [None, 3]
    do(table, "defend scavenging-goblin#3")
    assert asked(table) == (0, "tidy")


@pytest.mark.card("Deathdealer/Mighty", negative=True)
def test_mighty_deathdealer_adds_nothing_without_a_loss() -> None:
    table = attack("Deathdealer#4", "Devotee of the Holy Query#5, Scavenging Goblin#3")
    do(table, "defend devotee-of-the-holy-query#5")
    assert (asked(table), len(where(table, 1, "ready"))) == ((0, "tidy"), 2)


def test_mighty_deathdealer_counts_each_opponent_from_the_first_total() -> None:
    table = attack(
        "Deathdealer#4", "Scavenging Goblin#3, Scavenging Goblin#4", "Scavenging Goblin#3, Devotee of the Holy Query#3"
    )
    do(table, "defend scavenging-goblin#3")
    assert totals(table) == [None, 4, 3]
    do(table, "defend scavenging-goblin#4")
    assert (asked(table), totals(table)) == ((2, "name"), [None, 2, 3])
    do(table, "defend scavenging-goblin#3")
    assert totals(table) == [None, 2, 4]


def test_each_mighty_deathdealer_adds_once() -> None:
    table = do(attack("Deathdealer#4, Deathdealer#6", GOBLINS), "defend scavenging-goblin#3")
    assert totals(table) == [None, 7 - 2 + 7]
    do(table, "defend scavenging-goblin#4")
    assert totals(table) == [None, 10]


@pytest.mark.rule("Q57")
def test_mighty_deathdealer_adds_the_attack_it_had_in_that_total() -> None:
    rivals = "Witching Hag#4, Scavenging Goblin#3", "Scavenging Goblin#3, Scavenging Goblin#4"
    table = attack("Deathdealer#6+Death#4@0", *rivals, more=", Witching Hag/Mighty, Death/Charm")
    assert totals(table) == [None, 3, 7]
    do(table, "defend scavenging-goblin#3")
    assert totals(table) == [None, 1 + 3, 7]
    do(table, "defend witching-hag#4", "defend scavenging-goblin#3")
    assert totals(table) == [None, 1, 5 + 7]


@pytest.mark.rule("Q31")
def test_mighty_deathdealer_answers_a_loss_that_is_saved() -> None:
    table = attack("Deathdealer#4", "Scavenging Goblin#3, Scavenging Goblin#4, Shaping#4", more=", Shaping/Cantrip")
    do(table, "defend scavenging-goblin#3", "goes ready by shaping#4")
    assert totals(table) == [None, 4]


@pytest.mark.rule("Q31")
def test_mighty_deathdealer_answers_damage_only() -> None:
    theirs = "Scavenging Goblin#3, Devotee of the Holy Query#5, Devotee of the Holy Query#6"
    table = attack("Deathdealer#4, Quake Dragon#4", theirs, more=", Quake Dragon/Base")
    assert totals(table) == [None, 7]
    do(table, "defend devotee-of-the-holy-query#5")
    assert totals(table) == [None, 7 - 4 + 3]


def test_mighty_deathdealer_at_home_adds_nothing() -> None:
    wilds = "Deathdealer/Mighty, Scavenging Goblin/Base, Devotee of the Holy Query/Base"
    us = seat(ready="Scavenging Goblin#3"), seat(ready=GOBLINS), seat(ready="Deathdealer#4")
    table = do(play(wilds, "attack", *us), "defend scavenging-goblin#3")
    assert (asked(table), heard(table, "defends")[-1]["total"]) == ((2, "name"), 2)


def test_mighty_deathdealer_that_was_stilled_adds_nothing() -> None:
    mine = [{"die": "Deathdealer#4", "marks": [[0, 0, True]]}, "Scavenging Goblin#3"]
    us = seat(ready=mine), seat(ready="Scavenging Goblin#3, Scavenging Goblin#4")
    table = play("Deathdealer/Mighty, Scavenging Goblin/Base", "attack", *us)
    do(table, "defend scavenging-goblin#3")
    assert (asked(table), where(table, 1, "ready")) == ((0, "tidy"), ["scavenging-goblin#4"])
