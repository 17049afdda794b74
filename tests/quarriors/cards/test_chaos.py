"""Chaos Incantation and Spell. Faces 1 and 2: quiddity; 3: re-roll; 4: the spell; 5: with a burst; 6: with two."""

import pytest

from tests.quarriors.mat import (
    against,
    asked,
    asks,
    go,
    kind,
    lay,
    lying,
    offered,
    options,
    quiddity,
    seat,
    totals,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

# -- Incantation: dice again -------------------------------------------------------------------------------------------


def incantation(face: int, pool: str = "4 Assistant#1", rolls: list[int] | None = None) -> Table:
    me = seat(active=f"Chaos#{face}, {pool}", bag="Portal")
    return go(lay("Chaos/Incantation", "ready", me, rolls=rolls or []), f"ready chaos#{face}")


def picks(n: int) -> list[str]:
    return ["pick assistant#1"] * n


@pytest.mark.card("Chaos/Incantation")
@pytest.mark.parametrize(("face", "n"), [(4, 2), (5, 3), (6, 4)])
def test_incantation_rolls_so_many_dice_again(face: int, n: int) -> None:
    """With two bursts any number: the last die is picked too."""
    table = go(incantation(face, rolls=[5] * n), *picks(n))
    if kind(table) == "pick":
        go(table, "pass")
    assert lying(table, "active") == ["Assistant#1"] * (4 - n) + ["Assistant#5"] * n


@pytest.mark.card("Chaos/Incantation")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_incantation_is_spent_at_once(face: int) -> None:
    assert lying(incantation(face), "spent") == [f"Chaos#{face}"]


@pytest.mark.card("Chaos/Incantation")
@pytest.mark.parametrize(("face", "n"), [(4, 0), (5, 0), (6, 1)])
def test_incantation_with_two_bursts_gains_a_quiddity(face: int, n: int) -> None:
    assert quiddity(go(incantation(face, rolls=[1]), "pick assistant#1", "pass")) == n


@pytest.mark.card("Chaos/Incantation", negative=True)
def test_incantation_may_roll_fewer_dice_or_none() -> None:
    assert lying(go(incantation(4), "pass"), "active") == ["Assistant#1"] * 4


@pytest.mark.card("Chaos/Incantation", negative=True)
def test_incantation_need_not_be_readied() -> None:
    table = go(lay("Chaos/Incantation", "ready", seat(active="Chaos#4, Assistant#1")), "next")
    assert (lying(table, "active"), lying(table, "ready")) == (["Assistant#1", "Chaos#4"], [])


@pytest.mark.card("Chaos/Incantation", negative=True)
def test_incantation_does_not_roll_dice_that_are_spent() -> None:
    assert offered(incantation(6, "Assistant#2, Portal#4"), "pick") == ["assistant#2", "portal#4"]


def test_incantation_gains_its_quiddity_without_another_die() -> None:
    me = seat(active="Chaos#6", ready="Assistant#5", quiddity=1)
    assert quiddity(go(lay("Chaos/Incantation, Portal/Basic 1", "ready", me), "ready chaos#6")) == 2


@pytest.mark.rule("Q60")
def test_incantation_opens_the_immediate_window() -> None:
    table = go(incantation(4, "Assistant#1, Portal#4", rolls=[1]), "pick assistant#1", "pass")
    assert offered(table, "use") == ["portal#4"]


# -- Spell: a lower total ----------------------------------------------------------------------------------------------


def attack(mine: int, *theirs: str, rolls: list[int], more: str = "", lock: Json = None) -> Table:
    """So many Assistants, of attack 1, attack."""
    us = seat(ready=f"{mine} Assistant#5"), *(seat(ready=ready, locked=lock) for ready in theirs)
    return lay(f"Chaos/Spell, Quake Dragon/Mighty{more}", "attack", *us, rolls=rolls)


@pytest.mark.card("Chaos/Spell")
@pytest.mark.parametrize(("face", "extra"), [(4, 0), (5, 1), (6, 2)])
@pytest.mark.parametrize(("rolled", "less"), [(1, 2), (2, 4), (3, 0), (4, 5), (5, 5), (6, 5)])
def test_spell_takes_off_by_its_roll_and_by_the_face_it_was_readied_with(
    face: int, extra: int, rolled: int, less: int
) -> None:
    table = go(attack(9, f"Chaos#{face}, Quake Dragon#4", rolls=[rolled]), f"cast chaos#{face}")
    assert (totals(table), lying(table, "used", 1)) == ({1: 9 - less - extra}, ["Chaos"])


@pytest.mark.card("Chaos/Spell")
def test_spell_lowers_only_the_total_against_its_caster() -> None:
    table = attack(9, "Chaos#4, Quake Dragon#4", "Quake Dragon#4", rolls=[4])
    assert against(go(table, "cast chaos#4")) == [None, 9 - 5, 9]


@pytest.mark.card("Chaos/Spell", negative=True)
def test_spell_does_not_lower_a_total_below_nothing() -> None:
    table = go(attack(3, "Chaos#6, Quake Dragon#4", rolls=[4]), "cast chaos#6")
    assert (kind(table), lying(table, "ready", 1)) == ("tidy", ["Quake Dragon#4"])


@pytest.mark.card("Chaos/Spell", negative=True)
def test_spell_need_not_be_cast() -> None:
    table = go(attack(9, "Chaos#4, Quake Dragon#4", rolls=[]), "pass")
    assert (totals(table), lying(table, "ready", 1)) == ({1: 9}, ["Chaos#4", "Quake Dragon#4"])


@pytest.mark.card("Chaos/Spell", negative=True)
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_spell_is_not_cast_in_the_own_turn(phase: str) -> None:
    me = seat(ready="Chaos#4, Assistant#5", active="Portal#4", quiddity=3)
    assert offered(lay("Chaos/Spell, Portal/Basic 1", phase, me, seat(ready="Assistant#5")), "cast") == []


# -- the protection step -----------------------------------------------------------------------------------------------


@pytest.mark.rule("Q156")
def test_what_lowers_a_total_by_itself_comes_first() -> None:
    """A locked Strong Howler: 2 less."""
    table = attack(9, "Chaos#4, Quake Dragon#4", rolls=[4], more=", Frost Howler/Strong", lock="Frost Howler#3")
    assert (asks(table), totals(table)) == ((1, "window"), {1: 9 - 2})


@pytest.mark.rule("Q156")
def test_it_is_taken_off_once_in_an_attack() -> None:
    table = attack(9, "Chaos#4, Quake Dragon#4", rolls=[1], more=", Frost Howler/Strong", lock="Frost Howler#3")
    assert totals(go(table, "cast chaos#4")) == {1: 9 - 2 - 2}


@pytest.mark.rule("Q156")
def test_spells_are_cast_one_at_a_time_until_a_pass() -> None:
    table = go(attack(9, "Chaos#4, Chaos#5, Quake Dragon#4", rolls=[1]), "cast chaos#5")
    assert (asks(table), options(table)) == ((1, "window"), ["cast chaos#4", "pass"])
    assert kind(go(table, "pass")) == "name"


@pytest.mark.rule("Q156", "Q302")
def test_spells_for_any_time_are_on_offer_in_the_step() -> None:
    """The player passed when they were asked before the protection."""
    table = attack(9, "Chaos#4, Life#4, Quake Dragon#4", rolls=[], more=", Life/Spell")
    while kind(table) != "window":
        go(table, "pass")
    assert options(table) == ["cast chaos#4", "cast life#4", "pass"]


@pytest.mark.rule("Q156")
def test_spells_for_any_time_alone_make_no_step() -> None:
    table = attack(9, "Life#4, Quake Dragon#4", rolls=[], more=", Life/Spell")
    while kind(table) != "name":
        assert kind(table) != "window"
        go(table, "pass")


@pytest.mark.rule("Q156")
def test_defenders_protect_themselves_clockwise() -> None:
    table = attack(9, "Chaos#4, Quake Dragon#4", "Chaos#4, Quake Dragon#4", rolls=[])
    assert asked(table) == 1
    assert asks(go(table, "pass")) == (2, "window")


@pytest.mark.rule("Q156")
def test_who_has_no_creature_has_no_step() -> None:
    table = attack(9, "Chaos#4", "Quake Dragon#4", rolls=[])
    assert asks(table) == (2, "name")


@pytest.mark.rule("Q156")
def test_who_has_only_a_locked_creature_has_no_step() -> None:
    table = attack(9, "Chaos#4", rolls=[], more=", Frost Howler/Strong", lock="Frost Howler#3")
    assert kind(table) == "tidy"
