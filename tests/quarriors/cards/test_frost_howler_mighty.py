"""Mighty Frost Howler. Face 3: a lock; 4: level 1, 3/4; 5: level 2, 5/5 with a burst; 6: level 3, 6/7 with two."""

import pytest

from tests.quarriors.mat import (
    against,
    asks,
    go,
    heard,
    lay,
    locked,
    lying,
    number,
    offered,
    quiddity,
    seat,
    stats,
    where,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

HOWLER, SLUG, LOCK = "Frost Howler", "frost-howler", "Frost Howler#3"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Heavenly Seraph/Mighty"
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"
DRAGON_2, DRAGON_3 = "Quake Dragon#5", "Quake Dragon#6"


def attack(mine: str, *theirs: dict[str, Json], wilds: str = "", type: str = "Mighty") -> Table:
    return lay(f"{HOWLER}/{type}, {CARDS}{wilds}", "attack", seat(ready=mine), *theirs)


# -- light creatures do not count ----------------------------------------------------------------------------------


@pytest.mark.card("Frost Howler/Mighty")
@pytest.mark.rule("Q1")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_level_1_adds_nothing_to_the_total_against_a_mighty_howler(face: int) -> None:
    table = attack(f"{GOBLIN}, {DRAGON}, {DRAGON_2}", seat(ready=f"{HOWLER}#{face}"), seat(ready=GOBLIN))
    assert against(table) == [None, 6, 2 + 4 + 6]


@pytest.mark.card("Frost Howler/Mighty", negative=True)
@pytest.mark.rule("Q6")
def test_locked_mighty_howler_stops_no_attacker() -> None:
    assert against(attack(DRAGON, seat(ready=GOBLIN, locked=LOCK))) == [None, 4]


@pytest.mark.card("Frost Howler/Mighty", negative=True)
@pytest.mark.rule("Q42", "Q204")
def test_immune_attacker_of_level_1_counts() -> None:
    assert against(attack(f"{SERAPH}, {GOBLIN}", seat(ready=f"{HOWLER}#4"))) == [None, 4]


@pytest.mark.card("Frost Howler/Mighty", negative=True)
def test_attackers_howler_does_not_stop_its_own() -> None:
    assert against(attack(f"{GOBLIN}, {HOWLER}#4", seat(ready=GOBLIN))) == [None, 2 + 3]


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_howlers_stop_no_attacker(type: str) -> None:
    assert against(attack(DRAGON, seat(ready=f"{HOWLER}#4"), type=type)) == [None, 4]


# -- a sacrifice of each opponent ----------------------------------------------------------------------------------


@pytest.mark.card("Frost Howler/Mighty")
@pytest.mark.rule("Q146")
def test_each_opponent_chooses_a_creature_of_level_1_that_falls() -> None:
    """All choose first, clockwise, then all fall."""
    theirs = f"{GOBLIN}, {DRAGON}, {DRAGON_2}"
    table = attack(f"{HOWLER}#5", seat(ready=theirs), seat(ready=f"{GOBLIN}, Assistant#5"))
    assert (asks(table), offered(table, "pick")) == ((1, "pick"), ["scavenging-goblin#3@1", "quake-dragon#4@1"])
    go(table, "pick quake-dragon#4@1")
    assert (asks(table), where(table, 1, "used")) == ((2, "pick"), [])
    go(table, "pick assistant#5@2")
    assert (where(table, 1, "used"), where(table, 2, "used")) == (["quake-dragon"], ["assistant"])


@pytest.mark.card("Frost Howler/Mighty")
@pytest.mark.rule("Q217")
def test_sacrifice_leaves_the_total_as_it_was_fixed() -> None:
    """The Mighty Ooze counted 4 creatures; now it has defence 3."""
    us = f"{HOWLER}#6, Primordial Ooze#4"
    table = attack(us, seat(ready=f"2 {GOBLIN}"), wilds=", Primordial Ooze/Mighty")
    go(table, "pick scavenging-goblin#3@1")
    assert (against(table), stats(table, 0, 1)) == ([None, 6 + 4], (3, 3))


@pytest.mark.card("Frost Howler/Mighty", negative=True)
@pytest.mark.rule("Q56", "Q43", "Q9")
def test_with_one_burst_neither_locked_nor_immune_nor_higher_creatures_fall() -> None:
    table = attack(f"{HOWLER}#5", seat(ready=f"{SERAPH}, {DRAGON_2}", locked=LOCK))
    assert (asks(table), against(table)) == ((1, "name"), [None, 5])


@pytest.mark.card("Frost Howler/Mighty")
@pytest.mark.rule("Q18", "Q32", "Q56", "Q5")
def test_with_two_bursts_a_creature_up_to_level_2_falls_and_a_lock_is_opened() -> None:
    """One only: the line of one burst does not come along."""
    table = attack(f"{HOWLER}#6", seat(ready=f"{GOBLIN}, {DRAGON_2}, {DRAGON_3}", locked=LOCK))
    offer = ["scavenging-goblin#3@1", "quake-dragon#5@1", f"{SLUG}#3 locked@1"]
    assert (asks(table), offered(table, "pick")) == ((1, "pick"), offer)
    go(table, f"pick {SLUG}#3 locked@1")
    assert (locked(table, 1), where(table, 1, "used"), heard(table, "destroyed")) == (None, [SLUG], [])
    assert asks(table) == (1, "name")


@pytest.mark.rule("Q18", "Q32")
def test_opponent_with_a_locked_die_alone_gives_that() -> None:
    table = go(attack(f"{HOWLER}#6", seat(locked=LOCK)), f"pick {SLUG}#3 locked@1")
    assert (locked(table, 1), where(table, 1, "used"), asks(table)) == (None, [SLUG], (0, "tidy"))


@pytest.mark.card("Frost Howler/Mighty", negative=True)
@pytest.mark.rule("Q43", "Q40")
def test_with_two_bursts_immune_creatures_and_level_3_are_spared() -> None:
    table = attack(f"{HOWLER}#6", seat(ready=f"{SERAPH}, {DRAGON_3}"))
    assert (asks(table), where(table, 1, "used")) == ((1, "name"), [])


@pytest.mark.card("Frost Howler/Mighty", negative=True)
def test_without_a_burst_nobody_is_chosen() -> None:
    assert asks(attack(f"{HOWLER}#4", seat(ready=f"{GOBLIN}, {DRAGON}"))) == (1, "name")


@pytest.mark.card("Frost Howler/Mighty", negative=True)
@pytest.mark.parametrize("face", [5, 6])
def test_howler_that_is_attacked_takes_nobody(face: int) -> None:
    table = attack(f"{GOBLIN}, {DRAGON_2}", seat(ready=f"{HOWLER}#{face}"))
    assert asks(table) == (1, "name")


@pytest.mark.rule("Q28", "Q32")
def test_attacker_is_the_destroyer_of_what_the_owner_chose() -> None:
    """A Strong Deathdealer scores for the Goblin."""
    table = attack(f"{HOWLER}#5, Deathdealer#4", seat(ready=GOBLIN), wilds=", Deathdealer/Strong")
    go(table, "pick scavenging-goblin#3@1")
    assert (number(table, 0), where(table, 0, "used")) == (2, ["deathdealer"])


@pytest.mark.parametrize("type", ["Base", "Strong"])
@pytest.mark.parametrize("face", [5, 6])
def test_other_howlers_take_nobody(type: str, face: int) -> None:
    assert asks(attack(f"{HOWLER}#{face}", seat(ready=GOBLIN), type=type)) == (1, "name")


# -- locked: smaller draws -----------------------------------------------------------------------------------------


def turn(mine: dict[str, Json], *theirs: dict[str, Json], wilds: str = "", phase: str = "ready", **more: Json) -> Table:
    rolls = [1] * 24
    return lay(f"{HOWLER}/Mighty, {CARDS}{wilds}", phase, mine, *theirs, rolls=rolls, **more)


@pytest.mark.card("Frost Howler/Mighty")
@pytest.mark.rule("Q252")
@pytest.mark.parametrize(("face", "drawn"), [(4, 1), (2, 0)])
def test_opponent_of_a_locked_mighty_howler_draws_one_die_less(face: int, drawn: int) -> None:
    """Portals of two dice and of one; the Portal may be used all the same."""
    table = turn(seat(active=f"Portal#{face}", bag="3 Basic Quiddity"), seat(locked=LOCK))
    go(table, f"use portal#{face}")
    assert (lying(table, "active"), lying(table, "spent")) == (["Basic Quiddity#1"] * drawn, [f"Portal#{face}"])


@pytest.mark.rule("Q80")
def test_two_howlers_of_two_opponents_take_two_dice() -> None:
    us = seat(active="Portal#4", bag="3 Basic Quiddity")
    table = go(turn(us, seat(locked=LOCK), seat(locked=LOCK)), "use portal#4")
    assert lying(table, "active") == []


@pytest.mark.card("Frost Howler/Mighty", negative=True)
def test_opening_draw_is_whole() -> None:
    table = turn(seat(bag="6 Basic Quiddity"), seat(locked=LOCK), phase="draw")
    assert len(lying(table, "active")) == 6


@pytest.mark.card("Frost Howler/Mighty", negative=True)
def test_its_owner_draws_as_many_as_ever() -> None:
    table = go(turn(seat(active="Portal#4", bag="3 Basic Quiddity", locked=LOCK)), "use portal#4")
    assert len(lying(table, "active")) == 2


@pytest.mark.card("Frost Howler/Mighty", negative=True)
@pytest.mark.rule("Q6")
def test_howler_on_a_creature_face_takes_no_die() -> None:
    us = seat(active="Portal#4", bag="3 Basic Quiddity"), seat(ready=f"{HOWLER}#5")
    assert len(lying(go(turn(*us), "use portal#4"), "active")) == 2


@pytest.mark.card("Frost Howler/Mighty", negative=True)
def test_draw_of_an_opponent_in_anothers_turn_is_whole() -> None:
    """A Mighty Goblin with a burst draws two as it falls, here in the turn of the Howler's player."""
    wilds = f"{HOWLER}/Mighty, Scavenging Goblin/Mighty"
    us = seat(ready="2 Assistant#5", locked=LOCK), seat(ready="Scavenging Goblin#5", bag="3 Basic Quiddity")
    table = go(lay(wilds, "attack", *us, rolls=[1] * 4), "defend scavenging-goblin#5")
    assert len(lying(table, "active", 1)) == 2


@pytest.mark.rule("Q252")
def test_draw_of_phase_1_is_smaller_too() -> None:
    wilds = ", Defender of the Pale/Strong"
    us = seat(ready="Defender of the Pale#6, Assistant#5", bag="9 Basic Quiddity")
    table = go(turn(us, seat(locked=LOCK), wilds=wilds, phase="score"), "score defender-of-the-pale#6")
    assert len(lying(table, "active")) == 1


@pytest.mark.rule("Q252")
def test_growth_spell_gives_its_quiddity_and_no_die() -> None:
    us = seat(active="Growth#4, Portal#1", bag="2 Basic Quiddity")
    table = go(turn(us, seat(locked=LOCK), wilds=", Growth/Spell"), "ready growth#4")
    assert (quiddity(table), lying(table, "active")) == (2, ["Portal#1"])


@pytest.mark.rule("Q252", "Q80")
def test_chaos_charm_that_draws_no_die_adds_nothing() -> None:
    us = seat(ready="Assistant#5+Chaos#4@0", bag="2 Basic Quiddity"), seat(ready=GOBLIN, locked=LOCK)
    table = turn(*us, wilds=", Chaos/Charm", phase="attack")
    assert (against(table), lying(table, "spent")) == ([None, 1], [])


@pytest.mark.parametrize("type", ["Base", "Strong"])
def test_other_locked_howlers_take_no_die(type: str) -> None:
    us = seat(active="Portal#4", bag="3 Basic Quiddity"), seat(locked=LOCK)
    table = go(lay(f"{HOWLER}/{type}", "ready", *us, rolls=[1] * 4), "use portal#4")
    assert len(lying(table, "active")) == 2
