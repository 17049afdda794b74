"""Mighty Deathdealer: the total grows with the first loss of each opponent (Q57)."""

import pytest

from tests.quarriors.mat import against, asks, go, heard, lay, seat, where
from tumblehall.kernel.table import Table

GOBLINS = "Scavenging Goblin#3, Scavenging Goblin#4, Scavenging Goblin#5"


def attack(mine: str, *theirs: str, type: str = "Mighty", more: str = "") -> Table:
    wilds = f"Deathdealer/{type}, Scavenging Goblin/Base, Devotee of the Holy Query/Base{more}"
    return lay(wilds, "attack", seat(ready=mine), *(seat(ready=ready) for ready in theirs))


@pytest.mark.card("Deathdealer/Mighty")
@pytest.mark.rule("Q57")
def test_mighty_deathdealer_adds_its_attack_after_the_first_loss_only() -> None:
    table = go(attack("Deathdealer#4", GOBLINS), "defend scavenging-goblin#3")
    assert against(table) == [None, 3 - 2 + 3]
    go(table, "defend scavenging-goblin#4")
    assert against(table) == [None, 2]
    go(table, "defend scavenging-goblin#5")
    assert (asks(table), where(table, 1, "ready")) == ((0, "tidy"), [])


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_deathdealers_add_nothing(type: str) -> None:
    table = go(attack("Deathdealer#4, Scavenging Goblin#3", GOBLINS, type=type), "defend scavenging-goblin#3")
    if type == "Strong":
        go(table, "pass")
    assert against(table) == [None, 5 - 2]


@pytest.mark.rule("Q57")
def test_mighty_deathdealer_raises_a_total_from_zero() -> None:
    table = attack("Deathdealer#4", "Devotee of the Holy Query#3, Scavenging Goblin#3")
    go(table, "defend devotee-of-the-holy-query#3")
    assert against(table) == [None, 3]
    go(table, "defend scavenging-goblin#3")
    assert asks(table) == (0, "tidy")


@pytest.mark.card("Deathdealer/Mighty", negative=True)
def test_mighty_deathdealer_adds_nothing_without_a_loss() -> None:
    table = attack("Deathdealer#4", "Devotee of the Holy Query#5, Scavenging Goblin#3")
    go(table, "defend devotee-of-the-holy-query#5")
    assert (asks(table), len(where(table, 1, "ready"))) == ((0, "tidy"), 2)


def test_mighty_deathdealer_counts_each_opponent_from_the_first_total() -> None:
    table = attack(
        "Deathdealer#4", "Scavenging Goblin#3, Scavenging Goblin#4", "Scavenging Goblin#3, Devotee of the Holy Query#3"
    )
    go(table, "defend scavenging-goblin#3")
    assert against(table) == [None, 4, 3]
    go(table, "defend scavenging-goblin#4")
    assert (asks(table), against(table)) == ((2, "name"), [None, 2, 3])
    go(table, "defend scavenging-goblin#3")
    assert against(table) == [None, 2, 4]


def test_each_mighty_deathdealer_adds_once() -> None:
    table = go(attack("Deathdealer#4, Deathdealer#6", GOBLINS), "defend scavenging-goblin#3")
    assert against(table) == [None, 7 - 2 + 7]
    go(table, "defend scavenging-goblin#4")
    assert against(table) == [None, 10]


@pytest.mark.rule("Q57")
def test_mighty_deathdealer_adds_the_attack_it_had_in_that_total() -> None:
    rivals = "Witching Hag#4, Scavenging Goblin#3", "Scavenging Goblin#3, Scavenging Goblin#4"
    table = attack("Deathdealer#6+Death#4@0", *rivals, more=", Witching Hag/Mighty, Death/Charm")
    assert against(table) == [None, 3, 7]
    go(table, "defend scavenging-goblin#3")
    assert against(table) == [None, 1 + 3, 7]
    go(table, "defend witching-hag#4", "defend scavenging-goblin#3")
    assert against(table) == [None, 1, 5 + 7]


@pytest.mark.rule("Q31")
def test_mighty_deathdealer_answers_a_loss_that_is_saved() -> None:
    table = attack("Deathdealer#4", "Scavenging Goblin#3, Scavenging Goblin#4, Shaping#4", more=", Shaping/Cantrip")
    go(table, "defend scavenging-goblin#3", "goes ready by shaping#4")
    assert against(table) == [None, 4]


@pytest.mark.rule("Q31")
def test_mighty_deathdealer_answers_damage_only() -> None:
    theirs = "Scavenging Goblin#3, Devotee of the Holy Query#5, Devotee of the Holy Query#6"
    table = attack("Deathdealer#4, Quake Dragon#4", theirs, more=", Quake Dragon/Base")
    assert against(table) == [None, 7]
    go(table, "defend devotee-of-the-holy-query#5")
    assert against(table) == [None, 7 - 4 + 3]


def test_mighty_deathdealer_at_home_adds_nothing() -> None:
    wilds = "Deathdealer/Mighty, Scavenging Goblin/Base, Devotee of the Holy Query/Base"
    us = seat(ready="Scavenging Goblin#3"), seat(ready=GOBLINS), seat(ready="Deathdealer#4")
    table = go(lay(wilds, "attack", *us), "defend scavenging-goblin#3")
    assert (asks(table), heard(table, "defends")[-1]["total"]) == ((2, "name"), 2)


def test_mighty_deathdealer_that_was_stilled_adds_nothing() -> None:
    mine = [{"die": "Deathdealer#4", "marks": [[0, 0, True]]}, "Scavenging Goblin#3"]
    us = seat(ready=mine), seat(ready="Scavenging Goblin#3, Scavenging Goblin#4")
    table = lay("Deathdealer/Mighty, Scavenging Goblin/Base", "attack", *us)
    go(table, "defend scavenging-goblin#3")
    assert (asks(table), where(table, 1, "ready")) == ((0, "tidy"), ["scavenging-goblin#4"])
