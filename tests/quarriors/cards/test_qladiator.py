"""Base Qladiator. Face 4: level 1, 4/3; 5: level 2, 6/5 with a burst; 6: level 3, 8/6 with two. It shows no lock."""

import pytest

from tests.quarriors.mat import (
    asks,
    go,
    heard,
    lay,
    locked,
    now,
    number,
    offered,
    options,
    quiddity,
    seat,
    where,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

QLADIATOR, SLUG = "Qladiator", "qladiator"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Heavenly Seraph/Mighty, Pink Eye Cyclops/Mighty"
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"
HOWLER, EYE = "Frost Howler#3", "Quaxos' Eye#4"


def attack(type: str, mine: str, *theirs: dict[str, Json], wilds: str = "", cards: str = CARDS) -> Table:
    return lay(f"{QLADIATOR}/{type}, {cards}{wilds}", "attack", seat(ready=mine), *theirs)


# -- Base: it opens a lock -----------------------------------------------------------------------------------------


def summoning(
    face: int, mine: Json, *theirs: dict[str, Json], type: str = "Base", wilds: str = "", **turn: Json
) -> Table:
    """Seat 0 has just summoned a Qladiator."""
    cards = f"{QLADIATOR}/{type}, Frost Howler/Strong, Quaxos' Eye/Mighty, Scavenging Goblin/Base{wilds}"
    us = seat(active=f"{QLADIATOR}#{face}, Portal#4", bag="Portal", quiddity=face - 3, locked=mine)
    return go(lay(cards, "ready", us, *theirs, **turn), f"summon {SLUG}#{face}")


@pytest.mark.card("Qladiator/Base")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_base_qladiator_that_is_summoned_may_open_anybodys_lock(face: int) -> None:
    table = go(summoning(face, HOWLER, seat(locked=HOWLER), seat(locked=EYE)), "yes")
    assert options(table) == [
        f"pick {name}" for name in ("frost-howler#3 locked@0", "frost-howler#3 locked@1", "quaxos-eye#4 locked@2")
    ]
    go(table, "pick frost-howler#3 locked@1")
    assert (locked(table, 1), where(table, 1, "used"), quiddity(table)) == (None, ["frost-howler"], 0)


@pytest.mark.card("Qladiator/Base")
def test_own_die_goes_to_the_spent_pile() -> None:
    table = go(summoning(4, HOWLER, seat()), "yes", "pick frost-howler#3 locked@0")
    assert (locked(table), where(table, 0, "spent")) == (None, ["frost-howler#3"])


@pytest.mark.card("Qladiator/Base")
@pytest.mark.rule("QL-13")
def test_eye_that_cannot_be_bought_out_is_freed() -> None:
    table = go(summoning(4, None, seat(locked=EYE)), "yes", "pick quaxos-eye#4 locked@1")
    assert (locked(table, 1), where(table, 1, "used")) == (None, ["quaxos-eye"])


@pytest.mark.card("Qladiator/Base", negative=True)
def test_base_qladiator_may_leave_the_locks() -> None:
    assert locked(go(summoning(4, None, seat(locked=HOWLER)), "pass"), 1) == HOWLER


@pytest.mark.card("Qladiator/Base", negative=True)
@pytest.mark.rule("QL-6", "Q89")
def test_what_was_locked_this_turn_stays() -> None:
    table = summoning(4, now(HOWLER), seat(), locked=True)
    assert (asks(table)[1], locked(table)) == ("tidy", HOWLER)


@pytest.mark.rule("Q208")
def test_immune_locked_die_is_not_freed_but_may_be_bought_out() -> None:
    us = seat(active=f"{QLADIATOR}#4", quiddity=3), seat(ready=SERAPH, locked=HOWLER)
    table = lay(f"{QLADIATOR}/Base, Heavenly Seraph/Strong, Frost Howler/Strong", "ready", *us)
    go(table, f"summon {SLUG}#4")
    assert (asks(table), offered(table, "unlock")) == ((0, "act"), ["frost-howler#3@1"])


@pytest.mark.rule("QL-14")
def test_opening_a_lock_is_no_destruction() -> None:
    table = go(summoning(4, None, seat(locked=HOWLER)), "yes", "pick frost-howler#3 locked@1")
    assert heard(table, "destroyed") == []


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_qladiators_open_no_lock(type: str) -> None:
    table = summoning(6, None, seat(locked=HOWLER), type=type)
    assert (asks(table)[1], locked(table, 1)) == ("tidy", HOWLER)


# -- Base: glory for the attack ------------------------------------------------------------------------------------


@pytest.mark.card("Qladiator/Base")
@pytest.mark.parametrize(("face", "glory"), [(5, 1), (6, 2)])
def test_base_qladiator_earns_glory_for_what_the_attack_destroyed(face: int, glory: int) -> None:
    """Two opponents lose: with one burst 1, with two bursts 1 for each, however many creatures fell."""
    table = attack("Base", f"{QLADIATOR}#{face}", seat(ready=f"2 {GOBLIN}"), seat(ready=GOBLIN))
    go(table, *["defend scavenging-goblin#3"] * 2)
    assert number(table, 0) == 0
    assert number(go(table, "defend scavenging-goblin#3"), 0) == glory


@pytest.mark.card("Qladiator/Base")
@pytest.mark.parametrize("face", [5, 6])
def test_one_opponent_who_lost_is_one_glory(face: int) -> None:
    table = attack("Base", f"{QLADIATOR}#{face}", seat(ready=GOBLIN), seat(ready="Quake Dragon#6"))
    assert number(go(table, "defend scavenging-goblin#3", "defend quake-dragon#6"), 0) == 1


@pytest.mark.card("Qladiator/Base", negative=True)
@pytest.mark.parametrize("face", [5, 6])
def test_attack_that_destroyed_nobody_earns_nothing(face: int) -> None:
    table = go(attack("Base", f"{QLADIATOR}#{face}", seat(ready="Quake Dragon#6")), "defend quake-dragon#6")
    assert (asks(table), number(table, 0)) == ((0, "tidy"), 0)


@pytest.mark.card("Qladiator/Base", negative=True)
def test_base_qladiator_without_a_burst_earns_nothing() -> None:
    table = go(attack("Base", f"{QLADIATOR}#4", seat(ready=GOBLIN)), "defend scavenging-goblin#3")
    assert (where(table, 1, "used"), number(table, 0)) == (["scavenging-goblin"], 0)


@pytest.mark.card("Qladiator/Base", negative=True)
@pytest.mark.parametrize("face", [5, 6])
def test_qladiator_of_the_defender_earns_nothing(face: int) -> None:
    theirs = seat(ready=f"{QLADIATOR}#{face}, {GOBLIN}")
    table = go(attack("Base", GOBLIN, theirs), "defend scavenging-goblin#3")
    assert [number(table, who) for who in (0, 1)] == [0, 0]


@pytest.mark.card("Qladiator/Base", negative=True)
@pytest.mark.parametrize("face", [5, 6])
def test_base_qladiator_that_left_before_the_attack_was_over_earns_nothing(face: int) -> None:
    """A Strong Gnome takes it along."""
    table = attack("Base", f"{QLADIATOR}#{face}", seat(ready="Gnome Barbarian#3"), wilds=", Gnome Barbarian/Strong")
    go(table, "defend gnome-barbarian#3", f"pick {SLUG}#{face}@0")
    assert (where(table, 0, "used"), number(table, 0)) == ([SLUG], 0)


@pytest.mark.rule("Q31")
@pytest.mark.parametrize("face", [5, 6])
def test_creature_that_an_ability_destroyed_is_not_lost_to_the_attack(face: int) -> None:
    """A Base Quake Dragon burns the Goblin; the other player loses nobody."""
    cards = "Scavenging Goblin/Base, Quake Dragon/Base, Devotee of the Holy Query/Base"
    table = attack("Base", f"{QLADIATOR}#{face}, {DRAGON}", seat(ready=GOBLIN), cards=cards)
    assert (where(table, 1, "used"), number(table, 0)) == (["scavenging-goblin"], 0)


@pytest.mark.rule("Q31")
@pytest.mark.parametrize("face", [5, 6])
def test_creature_that_was_saved_counts(face: int) -> None:
    table = attack("Base", f"{QLADIATOR}#{face}", seat(ready=f"{GOBLIN}, Shaping#4"), wilds=", Shaping/Cantrip")
    go(table, "defend scavenging-goblin#3", "goes ready by shaping#4")
    assert (where(table, 1, "ready"), number(table, 0)) == (["scavenging-goblin#3"], 1)


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
@pytest.mark.parametrize("face", [5, 6])
def test_other_qladiators_earn_nothing(type: str, face: int) -> None:
    table = attack(type, f"{QLADIATOR}#{face}", seat(ready=GOBLIN))
    while asks(table)[1] != "tidy":
        go(table, options(table)[0])
    assert (where(table, 1, "used"), number(table, 0)) == (["scavenging-goblin"], 0)
