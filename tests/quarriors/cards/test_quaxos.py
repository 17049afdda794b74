"""The three Quaxos' creatures. Warrior: faces 4 and 5: 2/3; 6: 3/4. Goblin 2/2. Dragon 4/4, 6/6, 8/7."""

from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.mat import against, asks, go, heard, lay, number, offered, seat, stats, where
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

WARRIOR = "Warrior of the Quay"
SLUG = "warrior-of-the-quay"
QUAXOS = "Scavenging Goblin/Quaxos', Warrior of the Quay/Quaxos', Quake Dragon/Quaxos'"
OTHERS = ", Deathdealer/Mighty, Witching Hag/Strong, Primordial Ooze/Strong"
UNHURT = [
    pytest.param("Quake Dragon#4", marks=pytest.mark.card("Quake Dragon/Quaxos'")),
    pytest.param("Scavenging Goblin#3", marks=pytest.mark.card("Scavenging Goblin/Quaxos'")),
    pytest.param(f"{WARRIOR}#4", marks=pytest.mark.card("Warrior of the Quay/Quaxos'")),
]
HURT = [
    pytest.param("Quake Dragon#4", marks=pytest.mark.card("Quake Dragon/Quaxos'", negative=True)),
    pytest.param("Scavenging Goblin#3", marks=pytest.mark.card("Scavenging Goblin/Quaxos'", negative=True)),
    pytest.param(f"{WARRIOR}#4", marks=pytest.mark.card("Warrior of the Quay/Quaxos'", negative=True)),
]


def attack(mine: str | list[Json], *theirs: str, cards: str = QUAXOS) -> Table:
    return lay(cards + OTHERS, "attack", seat(ready=mine), *(seat(ready=ready) for ready in theirs))


def named(die: str) -> str:
    return die.lower().replace(" ", "-")


# -- the set -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q25")
def test_the_promos_are_goblin_dragon_and_warrior_and_the_lesser_overlord_keeps_its_name() -> None:
    promos = {card.name for card in COMPILED if card.facts.set == "Quaxos Promo"}
    assert promos == set(QUAXOS.split(", ")) == {card.name for card in COMPILED if card.name.endswith("Quaxos'")}
    assert "Demonic Overlord/Lesser" in {card.name for card in COMPILED}


@pytest.mark.rule("Q25")
@pytest.mark.parametrize(
    ("sets", "there"), [(["base"], False), (["base", "quarmageddon"], False), (["base", "promos"], True)]
)
def test_promos_come_into_the_wilds_only_with_their_set(sets: list[str], there: bool) -> None:
    options: dict[str, Any] = {"sets": sets}
    drawn = [th.new_table("quarriors", 2, str(seed), options).position()["wilds"] for seed in range(12)]
    cards = {card["card"] for wilds in drawn for card in wilds}
    assert any(name.endswith("Quaxos'") for name in cards) is there


# -- no damage -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", UNHURT)
def test_no_damage_from_an_attack_with_a_quaxos_creature_but_it_is_used_up(die: str) -> None:
    table = attack(f"{WARRIOR}#6, Quake Dragon#6", f"{die}, Deathdealer#4")
    total, defence = 3 + 8, stats(table, 1)[1]
    assert against(table) == [None, total]
    go(table, f"defend {named(die)}")
    assert where(table, 1, "ready") == [named(die), "deathdealer#4"]
    assert heard(table, "defends")[-1] | {"holds": True, "defence": defence} == heard(table, "defends")[-1]
    assert (against(table), offered(table, "defend")) == ([None, total - defence], ["deathdealer#4"])
    go(table, "defend deathdealer#4")
    assert (where(table, 1, "ready"), where(table, 1, "used")) == ([named(die)], ["deathdealer"])


@pytest.mark.parametrize("die", UNHURT)
def test_one_quaxos_creature_among_the_attackers_takes_all_damage_away(die: str) -> None:
    table = attack("Deathdealer#6, Deathdealer#6, Deathdealer#6, Scavenging Goblin#3", die)
    assert (against(table)[1] or 0) > stats(table, 1)[1]
    go(table, f"defend {named(die)}")
    assert (where(table, 1, "ready"), where(table, 1, "used")) == ([named(die)], [])


@pytest.mark.parametrize("die", HURT)
def test_damage_from_an_attack_without_a_quaxos_creature_destroys_it(die: str) -> None:
    table = attack(", ".join(["Deathdealer#6"] * 4), die)
    go(table, f"defend {named(die)}")
    assert (where(table, 1, "ready"), where(table, 1, "used")) == ([], [named(die).partition("#")[0]])


def test_quaxos_creatures_of_the_defender_or_of_a_third_player_take_no_part() -> None:
    table = attack(", ".join(["Deathdealer#6"] * 3), f"{WARRIOR}#4, Scavenging Goblin#3", "Quake Dragon#6")
    go(table, f"defend {SLUG}#4")
    assert where(table, 1, "used") == ["warrior-of-the-quay"]


@pytest.mark.rule("Q55")
def test_a_creature_of_the_same_class_and_another_type_is_no_quaxos_creature() -> None:
    cards = "Scavenging Goblin/Quaxos', Quake Dragon/Mighty, Warrior of the Quay/Mighty"
    table = attack(f"Quake Dragon#6, {WARRIOR}#4", "Scavenging Goblin#3", cards=cards)
    assert stats(table, 1) == (2, 2)
    go(table, "defend scavenging-goblin#3")
    assert where(table, 1, "used") == ["scavenging-goblin"]


@pytest.mark.rule("Q55")
def test_an_ooze_that_copies_a_quaxos_creature_is_one() -> None:
    table = attack([{"die": "Primordial Ooze#4", "copy": "Quake Dragon#6"}], "Scavenging Goblin#3")
    assert stats(table, 1) == (2, 3)
    go(table, "next" if asks(table) == (0, "act") else "pass", "defend scavenging-goblin#3")
    assert where(table, 1, "ready") == ["scavenging-goblin#3"]


def test_quaxos_creatures_are_destroyed_by_spells() -> None:
    """The Oblation Charm, in a turn with Quaxos' creatures all around."""
    us = seat(ready="Oblation#4, Scavenging Goblin#3"), seat(ready="Quake Dragon#4")
    table = lay(f"{QUAXOS}, Oblation/Charm", "ready", *us)
    go(table, "cast oblation#4", "pick scavenging-goblin#3@0")
    assert where(table, 0, "used") == ["scavenging-goblin"]


# -- defence -------------------------------------------------------------------------------------------------------


@pytest.mark.card("Quake Dragon/Quaxos'")
@pytest.mark.card("Scavenging Goblin/Quaxos'")
def test_goblin_and_dragon_have_one_defence_for_each_other_quaxos_creature() -> None:
    table = attack("Scavenging Goblin#3, Quake Dragon#5", f"{WARRIOR}#4, Deathdealer#4", "Scavenging Goblin#5")
    assert [stats(table, 0), stats(table, 0, 1)] == [(2, 2 + 3), (6, 6 + 3)]
    assert (stats(table, 1), stats(table, 2)) == ((2, 3), (2, 2 + 3))


def test_a_goblin_alone_has_its_own_defence() -> None:
    table = attack("Deathdealer#4", "Scavenging Goblin#3", "Witching Hag#4")
    assert stats(table, 1) == (2, 2)


def test_the_bonus_falls_when_a_quaxos_creature_leaves() -> None:
    table = attack(", ".join(["Deathdealer#6"] * 3), f"{WARRIOR}#4, Scavenging Goblin#3, Quake Dragon#4")
    assert (stats(table, 1, 1), stats(table, 1, 2)) == ((2, 4), (4, 6))
    go(table, f"defend {SLUG}#4")
    assert (stats(table, 1), stats(table, 1, 1)) == ((2, 3), (4, 5))


# -- the price of the Warrior --------------------------------------------------------------------------------------


def summoning(mine: str = "", theirs: str = "", quiddity: int = 0, active: str = f"{WARRIOR}#4, {WARRIOR}#6") -> Table:
    cards = QUAXOS + ", Defender of the Pale/Mighty"
    return lay(cards, "ready", seat(active=active, ready=mine, quiddity=quiddity), seat(ready=theirs))


@pytest.mark.card("Warrior of the Quay/Quaxos'")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("Scavenging Goblin#3", ""), ("", "Quake Dragon#4"), (f"{WARRIOR}#5", ""), ("", f"{WARRIOR}#5")],
)
def test_warrior_is_free_while_another_quaxos_creature_is_in_any_ready_area(mine: str, theirs: str) -> None:
    table = summoning(mine, theirs, quiddity=1)
    assert offered(table, "summon") == [f"{SLUG}#4", f"{SLUG}#6"]
    go(table, f"summon {SLUG}#6")
    assert (number(table, 0, "quiddity"), where(table, 0, "ready")[-1]) == (1, f"{SLUG}#6")


@pytest.mark.card("Warrior of the Quay/Quaxos'", negative=True)
def test_warrior_costs_its_level_without_another_quaxos_creature() -> None:
    assert offered(summoning(), "summon") == []
    table = summoning(quiddity=1)
    assert offered(table, "summon") == [f"{SLUG}#4"]
    go(table, f"summon {SLUG}#4")
    assert number(table, 0, "quiddity") == 0
    assert offered(table, "summon") == [f"{SLUG}#6"]


def test_only_the_warrior_is_free() -> None:
    table = summoning("Quake Dragon#4", active=f"Scavenging Goblin#3, {WARRIOR}#4")
    assert offered(table, "summon") == [f"{SLUG}#4"]


@pytest.mark.parametrize(("quiddity", "free"), [(0, False), (1, True)])
def test_more_to_pay_for_each_summon_is_paid_for_a_free_warrior_too(quiddity: int, free: bool) -> None:
    table = summoning("Scavenging Goblin#3", "Defender of the Pale#4", quiddity)
    assert offered(table, "summon") == ([f"{SLUG}#4", f"{SLUG}#6"] if free else [])
    if free:
        assert number(go(table, f"summon {SLUG}#6"), 0, "quiddity") == 0
    else:
        assert asks(table) == (1, "name")
