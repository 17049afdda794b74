"""Primordial Ooze, the two that count. Faces 4 to 6 are alike: level 2; attack and defence are on the card."""

import pytest

from tests.quarriors.mat import (
    Seat,
    against,
    asks,
    creature,
    go,
    heard,
    lay,
    number,
    offered,
    options,
    seat,
    stats,
    where,
)
from tumblehall.kernel.table import Table

OOZE = "Primordial Ooze"
BASE = "Primordial Ooze/Base, Scavenging Goblin/Mighty, Deathdealer/Base, Shaping/Cantrip"


# -- Base: as strong as there is Basic Quiddity --------------------------------------------------------------------


@pytest.mark.card("Primordial Ooze/Base")
@pytest.mark.rule("Q122")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_ooze_counts_basic_quiddity_in_pool_spent_and_used_pile(face: int) -> None:
    us = seat(
        ready=f"{OOZE}#{face}",
        active="Basic Quiddity#1, Basic Quiddity, Assistant#1",
        spent="Basic Quiddity#6, Portal#4",
        used="3 Basic Quiddity, Portal",
        bag="5 Basic Quiddity",
    )
    rival = seat(used="4 Basic Quiddity", active="Basic Quiddity")
    table = lay("Primordial Ooze/Base, Basic Quiddity/Basic 2", "tidy", us, rival)
    assert (stats(table, 0), creature(table, 0)["level"], creature(table, 0)["glory"]) == ((6, 6), 2, 2)


def test_ooze_attacks_and_defends_with_that_number() -> None:
    us = seat(ready=f"{OOZE}#4", used="3 Basic Quiddity"), seat(ready=f"{OOZE}#5", used="4 Basic Quiddity")
    table = lay(BASE, "attack", *us)
    assert against(table) == [None, 3]
    go(table, "defend primordial-ooze#5")
    assert where(table, 1, "ready") == ["primordial-ooze#5"]


def portal(used: str, rolls: list[int], more: str = "", bag: str = "") -> Table:
    us = seat(ready=f"{OOZE}#4{more}", active="Portal#2", used=used, bag=bag)
    table = lay("Primordial Ooze/Base, Witching Hag/Base, Deathdealer/Strong", "ready", us, rolls=rolls)
    return go(table, "use portal#2")


@pytest.mark.rule("Q122")
def test_ooze_is_not_checked_inside_a_draw() -> None:
    table = portal("Basic Quiddity", [1, 1])
    assert (where(table, 0, "ready"), stats(table, 0)) == (["primordial-ooze#4"], (1, 1))


@pytest.mark.card("Primordial Ooze/Base", negative=True)
@pytest.mark.rule("Q28")
def test_ooze_without_basic_quiddity_is_destroyed_by_nobody() -> None:
    table = portal("Basic Quiddity, Assistant", [2, 1], more=", Witching Hag#4, Deathdealer#4")
    assert where(table, 0, "ready") == ["witching-hag#4", "deathdealer#4"]
    assert where(table, 0, "used") == ["primordial-ooze"]
    assert (number(table, 0), number(table, 0, "quiddity")) == (0, 0)


def test_ooze_with_one_basic_quiddity_left_stands() -> None:
    table = portal("Basic Quiddity", [1, 1], bag="Assistant")
    assert (where(table, 0, "active"), stats(table, 0)) == (["assistant#1"], (1, 1))


def test_ooze_summoned_without_basic_quiddity_is_destroyed_at_once() -> None:
    table = lay(BASE, "ready", seat(active=f"{OOZE}#4", quiddity=2, bag="2 Basic Quiddity"))
    assert where(go(table, "summon primordial-ooze#4"), 0, "used") == ["primordial-ooze"]


def test_ooze_counts_the_dice_that_paid_for_it() -> None:
    table = lay(BASE, "ready", seat(active=f"{OOZE}#4, Basic Quiddity#6"))
    assert stats(go(table, "summon primordial-ooze#4"), 0) == (1, 1)


def trade(rival: Seat) -> Table:
    """An opponent scores a Deathdealer and takes a Basic Quiddity for it."""
    table = lay(BASE, "score", seat(ready="Deathdealer#4"), rival, rolls=[1, 6])
    return go(table, "score deathdealer#4", "yes", "pick basic-quiddity in used 1")


def test_ooze_falls_in_anothers_turn_when_its_last_basic_quiddity_is_taken() -> None:
    table = trade(seat(ready=f"{OOZE}#4", used="Basic Quiddity"))
    assert (where(table, 1, "ready"), where(table, 1, "used")) == ([], ["primordial-ooze", "deathdealer"])
    assert stats(trade(seat(ready=f"{OOZE}#4", used="2 Basic Quiddity")), 1) == (1, 1)


@pytest.mark.rule("Q122")
def test_saved_ooze_is_not_destroyed_again_while_nothing_changes() -> None:
    table = trade(seat(ready=f"{OOZE}#4, Shaping#4", used="Basic Quiddity"))
    assert options(table) == ["goes used", "goes ready by shaping#4"]
    go(table, "goes ready by shaping#4")
    assert (where(table, 1, "ready"), stats(table, 1)) == (["primordial-ooze#4"], (0, 0))
    go(table, "pass", "end-turn")
    assert (asks(table), options(table)) == ((1, "score"), ["score primordial-ooze#4"])


@pytest.mark.rule("Q122", "QC-8.15")
def test_saved_ooze_is_checked_again_when_the_count_changes() -> None:
    ooze = {"die": f"{OOZE}#4", "spared": True}
    us = seat(ready="Deathdealer#4"), seat(ready=[ooze, "Scavenging Goblin#5"], bag="2 Basic Quiddity")
    table = go(lay(BASE, "attack", *us, rolls=[1, 1]), "defend scavenging-goblin#5")
    assert (stats(table, 1), table.position()["seats"][1]["ready"]) == ((2, 2), [f"{OOZE}#4"])
    table = lay(BASE, "attack", seat(ready="Deathdealer#4"), seat(ready=[ooze, "Scavenging Goblin#3"]))
    go(table, "defend scavenging-goblin#3")
    assert (asks(table), options(table)) == ((1, "name"), ["defend primordial-ooze#4"])
    go(table, "defend primordial-ooze#4")
    assert where(table, 1, "used") == ["primordial-ooze", "scavenging-goblin"]


def test_ooze_falls_in_the_middle_of_a_defence() -> None:
    us = seat(ready=f"{OOZE}#4, Scavenging Goblin#5, Scavenging Goblin#3", used="Basic Quiddity, 2 Assistant")
    table = lay(BASE, "attack", seat(ready="Deathdealer#6, Deathdealer#5"), us, rolls=[2, 2])
    go(table, "defend scavenging-goblin#5")
    assert (where(table, 1, "active"), where(table, 1, "ready")) == (["assistant"] * 2, ["scavenging-goblin#3"])
    assert against(table) == [None, 5]


@pytest.mark.rule("Q22", "Q122")
def test_ooze_saved_in_an_attack_falls_after_it() -> None:
    theirs = f"{OOZE}#4, Scavenging Goblin#5, Shaping#4"
    us = seat(ready="Deathdealer#6"), seat(ready=theirs, used="Basic Quiddity, 2 Assistant")
    table = lay(BASE, "attack", *us, rolls=[2, 2])
    go(table, "defend primordial-ooze#4", "goes ready by shaping#4")
    assert options(table) == ["defend scavenging-goblin#5"]
    go(table, "defend scavenging-goblin#5")
    fallen = [event["die"] for event in heard(table, "destroyed")]
    assert fallen == ["primordial-ooze#4", "scavenging-goblin#5", "primordial-ooze#4"]
    assert (where(table, 1, "ready"), asks(table)) == ([], (0, "tidy"))


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_oozes_stand_without_basic_quiddity(type: str) -> None:
    us = seat(active=f"{OOZE}#4", quiddity=2, used="Assistant")
    table = go(lay(f"Primordial Ooze/{type}", "ready", us), "summon primordial-ooze#4")
    assert where(table, 0, "ready") == ["primordial-ooze#4"]
    assert stats(table, 0) == {"Strong": (0, 5), "Mighty": (1, 1)}[type]


# -- Mighty: as strong as there are creatures ----------------------------------------------------------------------


@pytest.mark.card("Primordial Ooze/Mighty")
def test_mighty_ooze_counts_all_creatures_in_all_ready_areas() -> None:
    us = seat(ready=f"{OOZE}#4, Life#4", active="Assistant#5", used="Assistant")
    rivals = seat(ready="Assistant#5, Scavenging Goblin#3"), seat(ready=f"{OOZE}#6, Life#5")
    table = lay("Primordial Ooze/Mighty, Scavenging Goblin/Base, Life/Spell", "tidy", us, *rivals)
    assert (stats(table, 0), stats(table, 2), creature(table, 0)["glory"]) == ((4, 4), (4, 4), 3)


@pytest.mark.card("Primordial Ooze/Mighty", negative=True)
def test_base_ooze_counts_no_creatures() -> None:
    us = seat(ready=f"{OOZE}#4", used="Basic Quiddity"), seat(ready="Assistant#5, Assistant#6")
    assert stats(lay(BASE, "tidy", *us), 0) == (1, 1)


def test_mighty_oozes_defence_falls_in_an_attack_but_its_attack_was_fixed() -> None:
    wilds = "Primordial Ooze/Mighty, Scavenging Goblin/Base"
    us = seat(ready=f"{OOZE}#4, {OOZE}#5"), seat(ready=f"{OOZE}#6, Scavenging Goblin#3, Scavenging Goblin#4")
    table = lay(wilds, "attack", *us)
    assert against(table) == [None, 10]
    go(table, "defend scavenging-goblin#3")
    assert (against(table), stats(table, 1)) == ([None, 8], (4, 4))
    go(table, "defend primordial-ooze#6")
    assert against(table) == [None, 4]


def test_mighty_ooze_alone_is_one() -> None:
    table = lay("Primordial Ooze/Mighty", "ready", seat(active=f"{OOZE}#4", quiddity=2))
    assert offered(table, "summon") == ["primordial-ooze#4"]
    assert stats(go(table, "summon primordial-ooze#4"), 0) == (1, 1)
