"""Harmony Cantrip, Incantation and Spell. Faces 4 and 5: the spell; 6: with a burst.

Creatures score: Goblin 2, Wizard 3, Dragon 4, Assistant 1.
"""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    GOBLIN,
    WIZARD,
    asks,
    do,
    glory,
    go,
    kind,
    lay,
    lying,
    number,
    offered,
    quiddity,
    seat,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Questing Wizard/Base"
FACES = pytest.mark.parametrize("face", [4, 5])

# -- Cantrip: classes that score together ------------------------------------------------------------------------------


def cantrip(face: int, others: str, more: str = "", **rules: Json) -> Table:
    """A Goblin that carries it is about to score, with others."""
    me = seat(ready=f"{GOBLIN}+Harmony#{face}@0, {others}")
    return lay(f"Harmony/Cantrip, {CARDS}{more}", "score", me, options=rules, rolls=[1] * 20)


def all_score(table: Table) -> int:
    """Everything scores in turn; what was gained in all."""
    while kind(table) == "score":
        do(table, f"score {offered(table, 'score')[0]}")
    return glory(table)[0]


@pytest.mark.card("Harmony/Cantrip")
@FACES
def test_cantrip_gives_a_glory_where_two_other_classes_score(face: int) -> None:
    assert all_score(cantrip(face, f"{WIZARD}, Assistant#5")) == 2 + 3 + 1 + 1


@pytest.mark.card("Harmony/Cantrip")
def test_cantrip_with_a_burst_gives_two_where_one_other_class_scores() -> None:
    assert all_score(cantrip(6, WIZARD)) == 2 + 3 + 2


@pytest.mark.card("Harmony/Cantrip")
def test_cantrip_is_attached_to_an_own_creature() -> None:
    us = seat(ready=f"Harmony#4, {GOBLIN}"), seat(ready=DRAGON)
    table = go(lay(f"Harmony/Cantrip, {CARDS}", "capture", *us), "attach harmony#4")
    assert offered(table, "pick") == ["scavenging-goblin#3@0"]


@pytest.mark.card("Harmony/Cantrip", negative=True)
@FACES
def test_cantrip_gives_nothing_for_one_other_class(face: int) -> None:
    assert all_score(cantrip(face, WIZARD)) == 2 + 3


@pytest.mark.card("Harmony/Cantrip", negative=True)
@pytest.mark.rule("Q142")
def test_two_others_of_one_class_count_once() -> None:
    assert all_score(cantrip(4, f"2 {WIZARD}")) == 2 + 3 + 3


@pytest.mark.card("Harmony/Cantrip", negative=True)
@pytest.mark.rule("Q142")
@pytest.mark.parametrize(("face", "others", "glory"), [(4, f"{GOBLIN}, {WIZARD}", 2 + 2 + 3), (6, GOBLIN, 2 + 2)])
def test_another_of_its_own_class_does_not_count(face: int, others: str, glory: int) -> None:
    assert all_score(cantrip(face, others)) == glory


@pytest.mark.rule("Q142")
@pytest.mark.parametrize(("copied", "more"), [("Quake Dragon#4", 4 + 1), ("Questing Wizard#4", 3)])
def test_a_copying_ooze_counts_as_the_class_that_it_copied(copied: str, more: int) -> None:
    """A Goblin, a Wizard, and an Ooze as a Dragon or as a second Wizard."""
    ooze: Json = {"die": "Primordial Ooze#4", "copy": copied}
    me = seat(ready=[f"{GOBLIN}+Harmony#4@0", WIZARD, ooze])
    table = lay(f"Harmony/Cantrip, {CARDS}, Primordial Ooze/Strong", "score", me)
    assert all_score(table) == 2 + 3 + more


@pytest.mark.rule("Q21")
def test_cantrip_gives_its_glory_after_the_last_has_scored() -> None:
    table = cantrip(4, f"{WIZARD}, Assistant#5")
    do(table, "score scavenging-goblin#3+harmony#4", "score questing-wizard#4")
    assert glory(table)[0] == 2 + 3
    assert all_score(table) == 2 + 3 + 1 + 1


@pytest.mark.rule("Q320")
def test_creatures_that_are_not_culled_have_scored() -> None:
    table = cantrip(4, f"{WIZARD}, Assistant#5", expert_culling=True)
    assert all_score(table) == 1


def test_two_cantrips_give_their_glory_each() -> None:
    table = lay(f"Harmony/Cantrip, {CARDS}", "score", seat(ready=f"{GOBLIN}+Harmony#6@0, {WIZARD}+Harmony#6@0"))
    total = all_score(table)
    while kind(table) == "order":
        do(table, table.decisions[0].options[0].id)
    assert max(total, glory(table)[0]) == 2 + 3 + 2 + 2


def test_cantrip_on_a_locked_die_gives_nothing() -> None:
    me = seat(ready=f"{WIZARD}, Assistant#5", locked="Frost Howler#3+Harmony#6@0")
    assert all_score(lay(f"Harmony/Cantrip, {CARDS}, Frost Howler/Strong", "score", me)) == 3 + 1


# -- Incantation: defence by classes -----------------------------------------------------------------------------------


def incantation(face: int, mine: str, *, theirs: str = "", lock: Json = None, more: str = "") -> Table:
    me = seat(ready=f"{mine}, Harmony#{face}", locked=lock, active="Portal#4, Scavenging Goblin#4", bag="Portal")
    wilds = f"Harmony/Incantation, {CARDS}, Frost Howler/Strong{more}"
    return go(lay(wilds, "ready", me | {"quiddity": 1}, seat(ready=theirs)), f"cast harmony#{face}")


@pytest.mark.card("Harmony/Incantation")
@FACES
@pytest.mark.parametrize(
    ("mine", "n"),
    [(GOBLIN, 1), (f"2 {GOBLIN}", 1), (f"{GOBLIN}, {WIZARD}, {DRAGON}", 3)],
)
def test_incantation_adds_defence_for_each_class(face: int, mine: str, n: int) -> None:
    assert stats(incantation(face, mine), 0) == (2, 2 + n)


@pytest.mark.card("Harmony/Incantation")
def test_incantation_with_a_burst_adds_as_much_attack() -> None:
    assert stats(incantation(6, f"{GOBLIN}, {WIZARD}"), 0) == (2 + 2, 2 + 2)


@pytest.mark.card("Harmony/Incantation")
def test_incantation_reaches_each_own_creature() -> None:
    assert stats(incantation(4, f"{GOBLIN}, {WIZARD}"), 0, 1) == (2, 5 + 2)


@pytest.mark.card("Harmony/Incantation", negative=True)
@pytest.mark.parametrize("face", [4, 6])
def test_incantation_adds_three_at_most(face: int) -> None:
    table = incantation(face, f"{GOBLIN}, {WIZARD}, {DRAGON}, Assistant#5")
    assert stats(table, 0) == (2 + (3 if face == 6 else 0), 2 + 3)


@pytest.mark.card("Harmony/Incantation", negative=True)
def test_incantation_does_not_reach_creatures_of_others_nor_count_them() -> None:
    table = incantation(6, GOBLIN, theirs=WIZARD)
    assert (stats(table, 0), stats(table, 1)) == ((3, 3), (2, 5))


@pytest.mark.card("Harmony/Incantation", negative=True)
@pytest.mark.rule("Q157")
def test_incantation_needs_an_own_creature() -> None:
    me = seat(ready="Harmony#4", active="Portal#4", bag="Portal")
    assert offered(lay(f"Harmony/Incantation, {CARDS}", "ready", me, seat(ready=GOBLIN)), "cast") == []


@pytest.mark.rule("Q49")
def test_who_comes_after_the_incantation_gets_nothing() -> None:
    table = go(incantation(6, GOBLIN), "summon scavenging-goblin#4")
    assert (stats(table, 0), stats(table, 0, 1)) == ((3, 3), (2, 2))


def test_a_locked_creature_counts_as_a_class() -> None:
    assert stats(incantation(4, GOBLIN, lock="Frost Howler#3"), 0) == (2, 2 + 2)


@pytest.mark.rule("Q285")
def test_an_ooze_is_of_the_class_that_it_copied() -> None:
    ooze: Json = {"die": "Primordial Ooze#4", "copy": GOBLIN}
    me = seat(ready=[GOBLIN, ooze, "Harmony#4"], active="Portal#4", bag="Portal")
    table = go(lay(f"Harmony/Incantation, {CARDS}, Primordial Ooze/Strong", "ready", me), "cast harmony#4")
    assert stats(table, 0) == (2, 2 + 1)


def test_the_attack_ends_with_the_turn_and_the_defence_with_the_start_of_the_next() -> None:
    me = seat(ready=f"{GOBLIN}, Harmony#6, Assistant#5")
    them = seat(bag="Portal")
    table = go(lay(f"Harmony/Incantation, {CARDS}", "capture", me, them, rolls=[1, 4]), "cast harmony#6")
    assert stats(table, 0) == (2 + 2, 2 + 2)
    go(table, "end-turn")
    assert stats(table, 0) == (2, 2 + 2)
    while asks(table)[0] == 1:
        go(table, table.decisions[0].default)
    assert stats(table, 0) == (2, 2)


# -- Spell: quiddity, and a die for others -----------------------------------------------------------------------------


def spell(face: int, *theirs: dict[str, Json], rolls: list[int] | None = None, more: str = "") -> Table:
    me = seat(active=f"Harmony#{face}, Portal#4", bag="Portal")
    return go(lay(f"Harmony/Spell, {CARDS}{more}", "ready", me, *theirs, rolls=rolls or []), f"ready harmony#{face}")


@pytest.mark.card("Harmony/Spell")
@FACES
def test_spell_gives_three_quiddity_and_lets_opponents_draw(face: int) -> None:
    table = spell(face, seat(bag="Assistant"), rolls=[1])
    assert (quiddity(table), lying(table, "spent"), asks(table)) == (3, [f"Harmony#{face}"], (1, "may-do"))
    go(table, "yes")
    assert (lying(table, "active", 1), lying(table, "bag", 1)) == (["Assistant"], [])


@pytest.mark.card("Harmony/Spell")
def test_spell_with_a_burst_gives_three_quiddity_alone() -> None:
    table = spell(6, seat(bag="Assistant"))
    assert (quiddity(table), asks(table)[0], lying(table, "active", 1)) == (3, 0, [])


@pytest.mark.card("Harmony/Spell", negative=True)
def test_opponents_need_not_draw() -> None:
    assert lying(go(spell(4, seat(bag="Assistant")), "pass"), "active", 1) == []


@pytest.mark.card("Harmony/Spell", negative=True)
def test_who_has_no_die_draws_none() -> None:
    table = go(spell(4, seat(), seat(bag="Assistant")), "yes")
    assert (asks(table), lying(table, "active", 1)) == ((2, "may-do"), [])


@pytest.mark.card("Harmony/Spell", negative=True)
def test_spell_need_not_be_readied() -> None:
    me = seat(active="Harmony#4, Portal#4", bag="Portal")
    table = go(lay(f"Harmony/Spell, {CARDS}", "ready", me, seat(bag="Assistant")), "next")
    assert (quiddity(table), lying(table, "active", 1)) == (0, [])


@pytest.mark.rule("Q70")
def test_opponents_decide_and_draw_clockwise() -> None:
    table = spell(4, seat(bag="Assistant"), seat(bag="Assistant"), seat(bag="Assistant"), rolls=[1, 1, 1])
    asked = []
    while kind(table) == "may-do":
        asked.append(asks(table)[0])
        go(table, "yes")
    assert (asked, [len(lying(table, "active", who)) for who in (1, 2, 3)]) == ([1, 2, 3], [1, 1, 1])


@pytest.mark.rule("Q70", "Q145")
def test_it_is_no_draw_of_their_own_turn() -> None:
    """A Strong Mystic, locked by the third, takes nothing; the number of draws stays."""
    them = seat(bag="Assistant", glory=5) | {"draws": 1}
    mystic = seat(locked="Quake Dragon Mystic#3")
    table = go(spell(4, them, mystic, rolls=[1], more=", Quake Dragon Mystic/Strong"), "yes")
    assert (glory(table), number(table, 1, "draws")) == ([0, 5, 0], 1)


def test_the_die_waits_and_is_rolled_with_the_others() -> None:
    table = go(spell(4, seat(bag="2 Assistant"), rolls=[1, 1, 1, 1]), "yes")
    while asks(table)[0] == 0:
        go(table, "end-turn" if kind(table) == "tidy" else "next")
    assert lying(table, "active", 1) == ["Assistant#1"] * 2
