"""Troll Behemoth. Face 3: 2 quiddity with a burst; 4: level 1, 4/2 with a burst; 5: level 2, 5/3; 6: level 3, 6/6."""

import pytest

from tests.quarriors.mat import against, asks, go, heard, lay, number, offered, seat, stats, where
from tumblehall.kernel.table import Table

TROLL, SLUG = "Troll Behemoth", "troll-behemoth"
CARDS = "Scavenging Goblin/Base 1, Devotee of the Holy Query/Base, Questing Wizard/Base, Gnome Barbarian/Base"
DEVOTEE = "devotee-of-the-holy-query"


def pool(type: str, active: str, *rolls: int, bag: str = "", quiddity: int = 0) -> Table:
    us = seat(active=active, bag=bag, quiddity=quiddity)
    return lay(f"{TROLL}/{type}, {CARDS}", "ready", us, rolls=rolls, immediate=True)


def attack(type: str, mine: str, *theirs: str) -> Table:
    return lay(f"{TROLL}/{type}, {CARDS}", "attack", seat(ready=mine), *(seat(ready=ready) for ready in theirs))


@pytest.mark.rule("Q140")
@pytest.mark.parametrize(
    ("type", "face", "numbers"),
    [
        ("Base", 4, (4, 4)), ("Base", 5, (5, 3)), ("Base", 6, (6, 6)),
        ("Strong", 4, (6, 2)), ("Strong", 5, (5, 3)), ("Mighty", 4, (4, 4)), ("Mighty", 6, (6, 6)),
    ],
)  # fmt: skip
def test_figures_of_a_troll_follow_card_and_burst(type: str, face: int, numbers: tuple[int, int]) -> None:
    assert stats(lay(f"{TROLL}/{type}", "tidy", seat(ready=f"{TROLL}#{face}")), 0) == numbers


# -- Base: rolled again, and hard ----------------------------------------------------------------------------------


@pytest.mark.card("Troll Behemoth/Base")
def test_base_troll_on_its_burst_quiddity_face_may_be_rolled_again() -> None:
    table = go(pool("Base", f"{TROLL}#3", 5, quiddity=3), f"use {SLUG}#3")
    assert (where(table, 0, "active"), where(table, 0, "spent")) == ([f"{SLUG}#5"], [])
    assert (number(table, 0, "quiddity"), offered(table, "summon")) == (3, [f"{SLUG}#5"])


@pytest.mark.card("Troll Behemoth/Base")
def test_base_troll_with_a_burst_holds_against_three() -> None:
    table = go(attack("Base", "Scavenging Goblin#3, Assistant#5", f"{TROLL}#4"), f"defend {SLUG}#4")
    assert where(table, 1, "ready") == [f"{SLUG}#4"]


@pytest.mark.card("Troll Behemoth/Base", negative=True)
def test_base_troll_may_give_its_quiddity_and_is_not_used_on_other_faces() -> None:
    table = pool("Base", f"{TROLL}#3, {TROLL}#2, {TROLL}#4")
    assert offered(table, "use") == [f"{SLUG}#3"]
    go(table, f"spend {SLUG}#3")
    assert (number(table, 0, "quiddity"), offered(table, "use")) == (2, [])


@pytest.mark.card("Troll Behemoth/Base", negative=True)
def test_base_troll_with_a_burst_falls_to_four() -> None:
    table = go(attack("Base", "2 Scavenging Goblin#3", f"{TROLL}#4"), f"defend {SLUG}#4")
    assert where(table, 1, "used") == [SLUG]


# -- Strong: another die, and strong -------------------------------------------------------------------------------


@pytest.mark.card("Troll Behemoth/Strong")
def test_strong_troll_on_its_burst_quiddity_face_may_be_spent_for_a_die() -> None:
    table = go(pool("Strong", f"{TROLL}#3", 1, 6, bag="Basic Quiddity"), f"use {SLUG}#3")
    assert (where(table, 0, "spent"), where(table, 0, "active")) == ([f"{SLUG}#3"], ["basic-quiddity#6"])
    assert number(table, 0, "quiddity") == 0


@pytest.mark.card("Troll Behemoth/Strong")
def test_strong_troll_with_a_burst_attacks_with_two_more() -> None:
    assert against(attack("Strong", f"{TROLL}#4, {TROLL}#5", "Scavenging Goblin#3")) == [None, 4 + 2 + 5]


@pytest.mark.card("Troll Behemoth/Strong", negative=True)
def test_strong_troll_that_is_spent_for_quiddity_draws_nothing() -> None:
    table = go(pool("Strong", f"{TROLL}#3, {TROLL}#2", bag="Basic Quiddity"), f"spend {SLUG}#3")
    assert (number(table, 0, "quiddity"), where(table, 0, "active"), offered(table, "use")) == (2, [f"{SLUG}#2"], [])


@pytest.mark.card("Troll Behemoth/Strong", negative=True)
def test_strong_troll_is_no_harder_and_does_not_weaken() -> None:
    table = go(attack("Strong", f"{TROLL}#5", "Questing Wizard#5"), "defend questing-wizard#5")
    assert heard(table, "defends")[-1] | {"holds": True, "defence": 6} == heard(table, "defends")[-1]


# -- Mighty: the first defender is weaker --------------------------------------------------------------------------


@pytest.mark.card("Troll Behemoth/Mighty")
def test_first_defender_of_each_opponent_is_weaker_against_the_mighty_troll() -> None:
    """The second is not; each player has a first one."""
    table = attack("Mighty", f"{TROLL}#5", "Devotee of the Holy Query#3, Devotee of the Holy Query#5", "Assistant#5")
    go(table, f"defend {DEVOTEE}#3")
    assert (heard(table, "defends")[-1]["defence"], against(table)) == (3 - 2, [None, 5 - 1, 5])
    go(table, f"defend {DEVOTEE}#5")
    assert (heard(table, "defends")[-1]["defence"], where(table, 1, "ready")) == (4, [])
    go(table, "defend assistant#5")
    assert heard(table, "defends")[-1]["defence"] == 1


@pytest.mark.card("Troll Behemoth/Mighty")
@pytest.mark.parametrize(("active", "price"), [(f"{TROLL}#3", 3), (f"{TROLL}#2", 2)])
def test_burst_quiddity_face_of_the_mighty_troll_is_worth_three(active: str, price: int) -> None:
    table = pool("Mighty", active)
    assert offered(table, "use") == []
    go(table, f"spend {SLUG}#{active[-1]}")
    assert number(table, 0, "quiddity") == price


@pytest.mark.card("Troll Behemoth/Mighty")
def test_mighty_troll_with_a_burst_keeps_its_main_ability_and_is_harder() -> None:
    table = attack("Mighty", f"{TROLL}#4", "Questing Wizard#5")
    assert stats(table, 0) == (4, 4)
    go(table, "defend questing-wizard#5")
    assert where(table, 1, "used") == ["questing-wizard"]


def test_several_mighty_trolls_weaken_a_defender_once_and_none_below_one() -> None:
    table = attack("Mighty", f"{TROLL}#5, {TROLL}#4", "Questing Wizard#6", "Scavenging Goblin#3")
    go(table, "defend questing-wizard#6", "defend scavenging-goblin#3")
    assert [event["defence"] for event in heard(table, "defends")] == [8 + 1 - 2, 1]


@pytest.mark.card("Troll Behemoth/Mighty", negative=True)
def test_mighty_troll_that_does_not_attack_weakens_nobody() -> None:
    table = attack("Mighty", "Scavenging Goblin#3", f"Devotee of the Holy Query#3, {TROLL}#6")
    assert stats(table, 1) == (0, 3)
    go(table, f"defend {DEVOTEE}#3")
    assert where(table, 1, "ready")[0] == f"{DEVOTEE}#3"


@pytest.mark.card("Troll Behemoth/Mighty", negative=True)
@pytest.mark.rule("Q204")
def test_immune_first_defender_keeps_its_defence_against_the_mighty_troll() -> None:
    """And the second one was not named first."""
    table = attack("Mighty", f"{TROLL}#5", "Gnome Barbarian#3, Scavenging Goblin#3")
    go(table, "defend gnome-barbarian#3", "defend scavenging-goblin#3")
    assert [event["defence"] for event in heard(table, "defends")] == [3, 2]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_quiddity_face_of_other_trolls_is_worth_two(type: str) -> None:
    assert number(go(pool(type, f"{TROLL}#3", bag="Portal"), f"spend {SLUG}#3"), 0, "quiddity") == 2
    assert asks(pool(type, f"{TROLL}#3", bag="Portal")) == (0, "act")
