"""Corrupted creatures that answer a summons: Deathdealer, Defender of the Pale, Primordial Ooze, Scavenging Goblin."""

import pytest

from tests.quarriors.mat import Seat, asks, go, held, lay, number, options, seat, stats, where
from tumblehall.kernel.table import Table

SLUG = "corrupted-quiddity"
DIE = "Corrupted Quiddity"
DEFENDER = "Defender of the Pale"
OOZE = "primordial-ooze"
GOBLIN = "scavenging-goblin"


def laid(cards: str, phase: str, *seats: Seat, left: int = 3) -> Table:
    return lay(f"Corrupted Quiddity/Basic {left}, {cards}", phase, *seats)


def used(table: Table) -> list[list[str]]:
    return [where(table, who, "used") for who in range(table.seats)]


# -- Deathdealer -------------------------------------------------------------------------------------------------------

DEATH = "Deathdealer/Corrupted, Quake Dragon/Mighty, Shaping/Cantrip"


@pytest.mark.card("Deathdealer/Corrupted")
def test_summoned_deathdealer_gains_its_owner_a_die() -> None:
    table = laid(DEATH, "ready", seat(active="Deathdealer#4", quiddity=1, glory=3), seat())
    go(table, "summon deathdealer#4")
    assert (used(table), held(table, SLUG), number(table, 0)) == ([[SLUG], []], 2, 3)


@pytest.mark.rule("QD-6")
@pytest.mark.parametrize(("glory", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_destroyed_deathdealer_costs_its_owner_two_glory_at_most_what_is_there(glory: int, left: int) -> None:
    us = seat(ready="Quake Dragon#4", glory=4), seat(ready="Deathdealer#6", glory=glory)
    table = go(laid(DEATH, "attack", *us), "defend deathdealer#6")
    assert (number(table, 1), number(table, 0)) == (left, 4)


def test_saved_deathdealer_costs_its_glory_all_the_same() -> None:
    us = seat(ready="Quake Dragon#4"), seat(ready="Deathdealer#6, Shaping#4", glory=5)
    table = go(laid(DEATH, "attack", *us), "defend deathdealer#6", "goes ready by shaping#4")
    assert (where(table, 1, "ready"), number(table, 1)) == (["deathdealer#6"], 3)


@pytest.mark.card("Deathdealer/Corrupted", negative=True)
def test_deathdealer_that_scores_or_stands_there_gains_and_loses_nothing() -> None:
    table = laid(DEATH, "score", seat(ready="Deathdealer#4", glory=1), seat(ready="Deathdealer#5", glory=1))
    go(table, "score deathdealer#4")
    assert (number(table, 0), number(table, 1), used(table)) == (1 + 4, 1, [["deathdealer"], []])


def test_deathdealer_is_summoned_when_no_die_is_left() -> None:
    table = laid(DEATH, "ready", seat(active="Deathdealer#4", quiddity=1, glory=3), left=0)
    go(table, "summon deathdealer#4")
    assert (where(table, 0, "ready"), number(table, 0)) == (["deathdealer#4"], 3)


# -- Defender of the Pale ----------------------------------------------------------------------------------------------


def three(*theirs: str, left: int = 5) -> Table:
    """Seat 0 summons an Assistant three times while others have Defenders."""
    us = seat(active="3 Assistant#5", quiddity=3)
    table = laid(f"{DEFENDER}/Corrupted", "ready", us, *(seat(ready=ready) for ready in theirs), left=left)
    return table


def summon(table: Table, times: int) -> list[int]:
    """How many dice the summoner had after each."""
    found = []
    for _ in range(times):
        go(table, "summon assistant#5")
        found.append(where(table, 0, "used").count(SLUG))
    return found


@pytest.mark.card("Defender of the Pale/Corrupted")
@pytest.mark.parametrize(
    ("theirs", "after"),
    [
        ([f"{DEFENDER}#4"], [1, 1, 1]),
        ([f"{DEFENDER}#5"], [1, 1, 1]),
        ([f"{DEFENDER}#6"], [1, 2, 3]),
        ([f"{DEFENDER}#4, {DEFENDER}#5"], [2, 2, 2]),
        ([f"{DEFENDER}#4", f"{DEFENDER}#6"], [2, 3, 4]),
    ],
)
def test_each_defender_of_others_gives_the_summoner_a_die(theirs: list[str], after: list[int]) -> None:
    table = three(*theirs)
    assert summon(table, 3) == after
    assert used(table)[1:] == [[] for _ in theirs]


@pytest.mark.card("Defender of the Pale/Corrupted", negative=True)
def test_own_defender_gives_nobody_a_die() -> None:
    us = seat(active="Assistant#5", ready=f"{DEFENDER}#6, {DEFENDER}#4", quiddity=3)
    table = go(laid(f"{DEFENDER}/Corrupted", "ready", us, seat()), "summon assistant#5")
    assert (used(table), held(table, SLUG)) == ([[], []], 3)


def test_the_first_time_is_that_of_the_turn_though_the_creature_is_gone() -> None:
    us = seat(active="2 Assistant#5", ready="Death#4", quiddity=2)
    table = laid(f"{DEFENDER}/Corrupted, Death/Incantation", "ready", us, seat(ready=f"{DEFENDER}#4"))
    go(table, "summon assistant#5", "cast death#4", "pick assistant#5@0", "summon assistant#5")
    assert used(table)[0] == ["assistant", SLUG]


@pytest.mark.rule("QD-2")
def test_defender_gives_nothing_when_none_is_left() -> None:
    assert summon(three(f"{DEFENDER}#6", left=1), 3) == [1, 1, 1]


# -- Primordial Ooze ---------------------------------------------------------------------------------------------------


@pytest.mark.card("Primordial Ooze/Corrupted")
def test_ooze_counts_the_dice_in_pools_spent_and_used_piles_of_all() -> None:
    us = seat(ready="Primordial Ooze#4", active=f"{DIE}#4", spent=f"{DIE}#1"), seat(active=DIE, used=f"2 {DIE}")
    assert stats(laid("Primordial Ooze/Corrupted", "attack", *us), 0) == (2 + 5, 2 + 5)


@pytest.mark.card("Primordial Ooze/Corrupted", negative=True)
def test_ooze_counts_no_dice_in_bags_on_the_card_or_of_basic_quiddity() -> None:
    us = seat(ready="Primordial Ooze#4", bag=DIE, used="Basic Quiddity"), seat(bag=f"2 {DIE}")
    assert stats(laid("Primordial Ooze/Corrupted", "attack", *us), 0) == (2, 2)


def test_summoned_ooze_gives_a_chosen_opponent_a_die_that_counts_at_once() -> None:
    us = seat(active="Primordial Ooze#4", quiddity=2)
    table = go(laid("Primordial Ooze/Corrupted", "ready", us, seat(), seat()), f"summon {OOZE}#4")
    assert (asks(table), options(table)) == ((0, "seat"), ["seat 1", "seat 2"])
    go(table, "seat 2")
    assert (used(table), stats(table, 0)) == ([[], [], [SLUG]], (3, 3))


# -- Scavenging Goblin -------------------------------------------------------------------------------------------------


def goblin(face: int, left: int = 3) -> Table:
    us = seat(active=f"Scavenging Goblin#{face}, Assistant#5", quiddity=1)
    return go(laid("Scavenging Goblin/Corrupted", "ready", us, left=left), f"summon {GOBLIN}#{face}")


@pytest.mark.card("Scavenging Goblin/Corrupted")
@pytest.mark.parametrize("face", [3, 5])
def test_scoring_goblin_gains_its_owner_a_die(face: int) -> None:
    table = laid("Scavenging Goblin/Corrupted", "score", seat(ready=f"Scavenging Goblin#{face}"), seat())
    go(table, f"score {GOBLIN}#{face}")
    assert (number(table, 0), used(table)) == (3, [[SLUG, GOBLIN], []])


def test_goblin_with_a_burst_may_take_two_quiddity_and_a_die() -> None:
    table = goblin(5)
    assert (asks(table), options(table)) == ((0, "may"), ["yes", "pass"])
    go(table, "yes")
    assert (number(table, 0, "quiddity"), used(table)[0]) == (2, [SLUG])


def test_goblin_gives_its_quiddity_when_no_die_is_left() -> None:
    table = go(goblin(6, left=0), "yes")
    assert (number(table, 0, "quiddity"), used(table)[0]) == (2, [])


@pytest.mark.card("Scavenging Goblin/Corrupted", negative=True)
def test_goblin_without_a_burst_or_wish_gives_nothing() -> None:
    assert asks(goblin(3))[1] != "may"
    for table in (goblin(3), go(goblin(5), "pass")):
        assert (number(table, 0, "quiddity"), used(table)[0], held(table, SLUG)) == (0, [], 3)
