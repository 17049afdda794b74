"""Warrior of the Quay. Faces 4 and 5: level 1, 2/3; 6: level 2, 3/4."""

import pytest

from tests.quarriors.mat import against, asks, go, heard, lay, number, offered, seat, stats, where
from tumblehall.kernel.table import Table

WARRIOR = "Warrior of the Quay"
SLUG = "warrior-of-the-quay"


def attack(type: str, mine: str, *theirs: str, more: str = "") -> Table:
    cards = f"Warrior of the Quay/{type}, Scavenging Goblin/Base, Life/Spell{more}"
    return lay(cards, "attack", seat(ready=mine), *(seat(ready=ready) for ready in theirs))


# -- Base: against one ---------------------------------------------------------------------------------------------


@pytest.mark.card("Warrior of the Quay/Base")
@pytest.mark.rule("Q54")
def test_warrior_is_stronger_against_each_player_with_exactly_one_creature() -> None:
    rivals = "Assistant#5, Life#4", "Assistant#5, Assistant#6", "Scavenging Goblin#3"
    table = attack("Base", f"{WARRIOR}#4, {WARRIOR}#6", *rivals)
    go(table, "pass")
    assert against(table) == [None, 5 + 6, 5, 5 + 6]
    assert (stats(table, 0), stats(table, 0, 1)) == ((2, 3), (3, 4))


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_warriors_are_no_stronger_against_one(type: str) -> None:
    assert against(attack(type, f"{WARRIOR}#4", "Assistant#5")) == [None, 2]


@pytest.mark.card("Warrior of the Quay/Base", negative=True)
def test_warrior_that_defends_is_no_stronger() -> None:
    assert against(attack("Base", "Scavenging Goblin#3", f"{WARRIOR}#4")) == [None, 2]


@pytest.mark.rule("Q54")
@pytest.mark.parametrize(
    ("theirs", "total"), [("Scavenging Goblin#3, Devotee of the Holy Query#5", 6), ("Devotee of the Holy Query#5", 9)]
)
def test_warrior_counts_before_the_quake_dragon_breathes(theirs: str, total: int) -> None:
    more = ", Quake Dragon/Base, Devotee of the Holy Query/Base"
    table = attack("Base", f"{WARRIOR}#4, Quake Dragon#4", theirs, more=more)
    assert (where(table, 1, "ready"), against(table)) == (["devotee-of-the-holy-query#5"], [None, total])


# -- Strong: others are stronger -----------------------------------------------------------------------------------


@pytest.mark.card("Warrior of the Quay/Strong")
def test_strong_warrior_makes_every_other_creature_stronger() -> None:
    table = attack("Strong", f"{WARRIOR}#4, Scavenging Goblin#3, Life#4", "Assistant#5")
    assert (stats(table, 0), stats(table, 0, 1), stats(table, 1)) == ((2, 3), (3, 3), (1, 2))
    assert against(table) == [None, 5]


def test_three_strong_warriors_give_one_another_two() -> None:
    table = attack("Strong", f"{WARRIOR}#4, {WARRIOR}#5, {WARRIOR}#6", "Assistant#5")
    assert [stats(table, 0, place) for place in range(3)] == [(4, 5), (4, 5), (5, 6)]


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_warriors_strengthen_nobody(type: str) -> None:
    table = attack(type, f"{WARRIOR}#4, Scavenging Goblin#3", "Assistant#5, Assistant#6")
    assert (stats(table, 0, 1), against(table)) == ((2, 2), [None, 4])


@pytest.mark.card("Warrior of the Quay/Strong", negative=True)
def test_strong_warriors_help_ends_when_it_leaves_in_an_attack() -> None:
    table = attack("Strong", "Scavenging Goblin#3, Scavenging Goblin#4", f"{WARRIOR}#4, Scavenging Goblin#5")
    assert stats(table, 1, 1) == (3, 3)
    go(table, f"defend {SLUG}#4")
    assert stats(table, 1) == (2, 2)


def test_strong_warrior_protects_in_defence() -> None:
    table = attack("Strong", "Scavenging Goblin#3", f"{WARRIOR}#4, Scavenging Goblin#5")
    go(table, "defend scavenging-goblin#5")
    assert heard(table, "defends")[-1] | {"holds": True, "defence": 3} == heard(table, "defends")[-1]


# -- Mighty: only one ----------------------------------------------------------------------------------------------


TWO = f"{WARRIOR}#4, {WARRIOR}#6"


def summoning(*theirs: str, type: str = "Mighty", active: str = TWO, before: tuple[str, ...] = ()) -> Table:
    us = seat(active=active, ready="Scavenging Goblin#3", quiddity=9)
    cards = f"Warrior of the Quay/{type}, Scavenging Goblin/Base, Shaping/Cantrip"
    return lay(cards, "ready", us, *(seat(ready=ready) for ready in theirs or ("",)), summoned=list(before))


@pytest.mark.card("Warrior of the Quay/Mighty")
def test_mighty_warrior_destroys_the_warriors_of_all_opponents_when_summoned() -> None:
    table = summoning(f"{WARRIOR}#4, {WARRIOR}#6, Scavenging Goblin#3", f"{WARRIOR}#5")
    go(table, f"summon {SLUG}#6")
    assert (where(table, 1, "ready"), where(table, 2, "ready")) == (["scavenging-goblin#3"], [])
    assert (where(table, 1, "used"), where(table, 2, "used")) == ([SLUG] * 2, [SLUG])
    assert where(table, 0, "ready") == ["scavenging-goblin#3", f"{SLUG}#6"]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_warriors_destroy_nobody_and_may_be_many(type: str) -> None:
    table = go(summoning(f"{WARRIOR}#4", type=type), f"summon {SLUG}#4")
    assert (where(table, 1, "ready"), offered(table, "summon")) == ([f"{SLUG}#4"], [f"{SLUG}#6"])


@pytest.mark.rule("Q77")
def test_only_one_warrior_is_summoned_in_a_turn_while_the_mighty_card_is_there() -> None:
    table = summoning(active=f"{WARRIOR}#4, {WARRIOR}#6, Scavenging Goblin#3")
    assert offered(table, "summon") == [f"{SLUG}#4", f"{SLUG}#6", "scavenging-goblin#3"]
    go(table, f"summon {SLUG}#4")
    assert offered(table, "summon") == ["scavenging-goblin#3"]


@pytest.mark.rule("Q77")
def test_other_classes_do_not_use_up_the_one_warrior() -> None:
    table = go(summoning(active=f"{WARRIOR}#4, Scavenging Goblin#4, Assistant#5"), "summon scavenging-goblin#4")
    assert offered(table, "summon") == ["assistant#5", f"{SLUG}#4"]


@pytest.mark.rule("Q77")
def test_the_limit_is_for_the_turn_and_for_each_player() -> None:
    us = seat(quiddity=9), seat(bag=WARRIOR, active=WARRIOR)
    table = lay("Warrior of the Quay/Mighty, Portal/Basic 1", "capture", *us, rolls=[1, 4, 6], summoned=[WARRIOR])
    go(table, "next", "end-turn")
    assert where(table, 1, "active") == [f"{SLUG}#4", f"{SLUG}#6"]
    assert table.position()["turn"]["summoned"] == []
    assert asks(summoning(before=(WARRIOR,)))[1] != "act"


@pytest.mark.rule("Q28")
def test_summoner_of_a_mighty_warrior_is_the_destroyer() -> None:
    cards = "Warrior of the Quay/Mighty, Witching Hag/Base"
    us = seat(active=f"{WARRIOR}#4", ready="Witching Hag#4", quiddity=1), seat(ready=f"{WARRIOR}#5, {WARRIOR}#6")
    table = go(lay(cards, "ready", *us), f"summon {SLUG}#4")
    assert number(table, 0, "quiddity") == 2


@pytest.mark.card("Warrior of the Quay/Mighty", negative=True)
def test_mighty_warrior_that_was_there_before_destroys_nothing() -> None:
    table = attack("Mighty", f"{WARRIOR}#4", f"{WARRIOR}#5")
    assert where(table, 1, "ready") == [f"{SLUG}#5"]


def test_warrior_saved_from_a_mighty_one_stays() -> None:
    table = go(summoning(f"{WARRIOR}#5, Shaping#4"), f"summon {SLUG}#4", "goes ready by shaping#4")
    assert where(table, 1, "ready") == [f"{SLUG}#5"]
