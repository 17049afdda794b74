"""Heavenly Seraph. Face 4: level 1, 4/4; 5: level 2, 7/5; 6: level 3, 7/7 with a burst."""

import pytest

from tests.quarriors.mat import creature, go, lay, number, offered, seat, stats, where
from tumblehall.kernel.table import Table

SERAPH, SLUG = "Heavenly Seraph", "heavenly-seraph"
CARDS = "Scavenging Goblin/Base, Devotee of the Holy Query/Base, Death/Incantation, Quake Dragon/Mighty"


def at(type: str, mine: str, theirs: str = "", phase: str = "ready") -> Table:
    return lay(f"{SERAPH}/{type}, {CARDS}", phase, seat(ready=mine), seat(ready=theirs))


def chosen(type: str, theirs: str) -> list[str]:
    """What an opponent's Death Incantation can choose."""
    return offered(go(at(type, "Death#6", theirs), "cast death#6"), "pick")


def plain(table: Table, who: int) -> list[tuple[int, int]]:
    return [stats(table, who, place) for place in range(len(where(table, who, "ready")))]


# -- Base: the others are harder --------------------------------------------------------------------------------------


@pytest.mark.card("Heavenly Seraph/Base")
def test_base_seraph_makes_every_other_creature_of_its_owner_harder() -> None:
    table = at("Base", f"{SERAPH}#4, Scavenging Goblin#3, Assistant#5", "Scavenging Goblin#3")
    assert (plain(table, 0), plain(table, 1)) == ([(4, 4), (2, 3), (1, 3)], [(2, 2)])


def test_two_base_seraphs_help_one_another() -> None:
    table = at("Base", f"{SERAPH}#4, {SERAPH}#5, Assistant#5")
    assert plain(table, 0) == [(4, 5), (7, 6), (1, 4)]


@pytest.mark.card("Heavenly Seraph/Base", negative=True)
def test_help_of_the_base_seraph_ends_with_it() -> None:
    table = at("Base", "Quake Dragon#6", f"{SERAPH}#4, Devotee of the Holy Query#3", "attack")
    assert stats(table, 1, 1) == (0, 4)
    go(table, f"defend {SLUG}#4")
    assert stats(table, 1) == (0, 3)
    go(table, "defend devotee-of-the-holy-query#3")
    assert where(table, 1, "ready") == []


@pytest.mark.card("Heavenly Seraph/Base")
def test_base_seraph_with_a_burst_is_immune_and_others_are_not() -> None:
    assert chosen("Base", f"{SERAPH}#6, {SERAPH}#5, Assistant#5") == [f"{SLUG}#5@1", "assistant#5@1"]


@pytest.mark.card("Heavenly Seraph/Base", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_base_seraph_without_a_burst_is_not_immune(face: int) -> None:
    assert chosen("Base", f"{SERAPH}#{face}") == [f"{SLUG}#{face}@1"]


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_seraphs_make_nobody_harder(type: str) -> None:
    assert plain(at(type, f"{SERAPH}#6, Scavenging Goblin#3"), 0) == [(7, 7), (2, 2)]


# -- Strong: the others are immune ---------------------------------------------------------------------------------


@pytest.mark.card("Heavenly Seraph/Strong")
def test_strong_seraph_makes_every_other_creature_of_its_owner_immune() -> None:
    assert chosen("Strong", f"{SERAPH}#4, Scavenging Goblin#3, Assistant#5") == [f"{SLUG}#4@1"]


def test_two_strong_seraphs_make_one_another_immune() -> None:
    table = at("Strong", "Death#6, Assistant#5", f"{SERAPH}#4, {SERAPH}#5")
    assert offered(go(table, "cast death#6"), "pick") == ["assistant#5@0"]


@pytest.mark.card("Heavenly Seraph/Strong")
def test_strong_seraph_with_a_burst_is_immune_too() -> None:
    table = at("Strong", "Death#6", f"{SERAPH}#6, Assistant#5")
    assert offered(table, "cast") == []
    assert [creature(table, 1, place)["immune"] != [] for place in (0, 1)] == [True, True]


@pytest.mark.card("Heavenly Seraph/Strong", negative=True)
def test_strong_seraph_does_nothing_for_others_creatures_nor_from_the_active_pool() -> None:
    us = seat(ready="Death#6", active=f"{SERAPH}#4"), seat(ready="Assistant#5"), seat(ready=f"{SERAPH}#4")
    table = go(lay(f"{SERAPH}/Strong, {CARDS}", "ready", *us), "cast death#6")
    assert offered(table, "pick") == ["assistant#5@1", f"{SLUG}#4@2"]


# -- Mighty: immune, and glory -------------------------------------------------------------------------------------


@pytest.mark.card("Heavenly Seraph/Mighty")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_mighty_seraph_is_immune_on_every_creature_face(face: int) -> None:
    assert chosen("Mighty", f"{SERAPH}#{face}, Assistant#5") == ["assistant#5@1"]


@pytest.mark.card("Heavenly Seraph/Mighty")
@pytest.mark.parametrize(("type", "face", "glory"), [("Mighty", 6, 5), ("Mighty", 5, 4), ("Strong", 6, 3)])
def test_mighty_seraph_with_a_burst_earns_one_more(type: str, face: int, glory: int) -> None:
    table = lay(f"{SERAPH}/{type}", "score", seat(ready=f"{SERAPH}#{face}"), rolls=[1, 1])
    assert creature(table, 0)["glory"] == glory
    assert number(go(table, f"score {SLUG}#{face}"), 0) == glory


@pytest.mark.card("Heavenly Seraph/Mighty", negative=True)
def test_mighty_seraph_makes_nobody_else_immune_and_falls_to_damage() -> None:
    table = go(at("Mighty", "Quake Dragon#4", f"{SERAPH}#4", "attack"), f"defend {SLUG}#4")
    assert where(table, 1, "used") == [SLUG]
    assert chosen("Mighty", f"{SERAPH}#6, Scavenging Goblin#3") == ["scavenging-goblin#3@1"]
