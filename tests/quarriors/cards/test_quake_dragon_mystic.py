"""Quake Dragon Mystic. Face 3: lock; 4: level 1, 2/3; 5: level 2, 3/4 with a burst; 6: level 3, 5/5 with two."""

import pytest

from tests.quarriors.mat import (
    asks,
    creature,
    glory,
    go,
    kind,
    lay,
    lying,
    number,
    offered,
    options,
    seat,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

MYSTIC, SLUG = "Quake Dragon Mystic", "quake-dragon-mystic"
LOCK = f"{MYSTIC}#3"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty"


def summoning(type: str, face: int, rolls: list[int], bag: str, more: str = "", **mine: Json) -> Table:
    """A Mystic is summoned; nothing but its level is paid."""
    me = seat(active=f"{MYSTIC}#{face}{more}", bag=bag, quiddity=face - 3) | mine
    return go(lay(f"{MYSTIC}/{type}, {CARDS}", "ready", me, seat(), rolls=rolls), f"summon {SLUG}#{face}")


def drawing(type: str, *seats: dict[str, Json], rolls: list[int]) -> Table:
    """The opening draw of seat 0."""
    return lay(f"{MYSTIC}/{type}, {CARDS}", "ready", *seats, rolls=rolls, rolled=False)


# -- Base: draws when summoned -----------------------------------------------------------------------------------------


@pytest.mark.card("Quake Dragon Mystic/Base")
@pytest.mark.parametrize(("face", "n"), [(5, 1), (6, 2)])
def test_base_mystic_with_bursts_may_draw_and_roll_when_summoned(face: int, n: int) -> None:
    table = summoning("Base", face, [1] * 2 * n, "3 Basic Quiddity")
    assert (asks(table), options(table)) == ((0, "may"), ["yes", "pass"])
    go(table, "yes")
    assert (lying(table, "active"), number(table, 0, "draws")) == (["Basic Quiddity#1"] * n, 1)


@pytest.mark.card("Quake Dragon Mystic/Base", negative=True)
def test_base_mystic_without_burst_draws_nothing() -> None:
    table = summoning("Base", 4, [], "3 Basic Quiddity")
    assert (kind(table), lying(table, "active")) == ("tidy", [])


@pytest.mark.card("Quake Dragon Mystic/Base", negative=True)
def test_base_mystic_need_not_draw() -> None:
    table = go(summoning("Base", 6, [], "3 Basic Quiddity"), "pass")
    assert (lying(table, "active"), number(table, 0, "draws")) == ([], 0)


def test_base_mystic_draws_what_is_left_from_the_used_pile() -> None:
    table = go(summoning("Base", 6, [1, 1, 1, 1], "Basic Quiddity", used=["Portal"]), "yes")
    assert (lying(table, "active"), lying(table, "used")) == (["Basic Quiddity#1", "Portal#1"], [])


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_mystics_draw_no_two_dice(type: str) -> None:
    table = summoning(type, 6, [1, 1], "3 Basic Quiddity")
    if kind(table) == "may":
        go(table, "yes")
    assert len(lying(table, "active")) == (0 if type == "Strong" else 1)


# -- Base, locked: one of the dice again -------------------------------------------------------------------------------


@pytest.mark.card("Quake Dragon Mystic/Base")
def test_base_mystic_locked_rerolls_one_die_of_the_opening_draw() -> None:
    table = drawing("Base", seat(bag="2 Basic Quiddity", locked=LOCK), rolls=[1, 1, 1, 2, 6])
    assert asks(table) == (0, "may")
    go(table, "yes", "pick basic-quiddity#1")
    assert sorted(lying(table, "active")) == ["Basic Quiddity#2", "Basic Quiddity#6"]


@pytest.mark.card("Quake Dragon Mystic/Base")
def test_base_mystic_locked_rerolls_after_each_later_draw() -> None:
    me = seat(active="Portal#4, Basic Quiddity#1", bag="2 Assistant", locked=LOCK)
    table = lay(f"{MYSTIC}/Base, {CARDS}", "ready", me, rolls=[1, 1, 1, 2, 5])
    go(table, "use portal#4", "yes")
    assert offered(table, "pick") == ["assistant#1", "assistant#2"]
    assert lying(go(table, "pick assistant#2"), "active") == ["Basic Quiddity#1", "Assistant#1", "Assistant#5"]


def test_base_mystic_rerolls_one_die_once() -> None:
    """The die that was rolled again is not on offer again."""
    table = drawing("Base", seat(bag="2 Basic Quiddity", locked=LOCK), rolls=[1, 1, 1, 6, 1])
    assert kind(go(table, "yes", "pick basic-quiddity#6")) == "act"


@pytest.mark.card("Quake Dragon Mystic/Base", negative=True)
def test_base_mystic_need_not_reroll() -> None:
    table = go(drawing("Base", seat(bag="2 Basic Quiddity", locked=LOCK), rolls=[1, 1, 1, 1]), "pass")
    assert (kind(table), lying(table, "active")) == ("act", ["Basic Quiddity#1"] * 2)


@pytest.mark.card("Quake Dragon Mystic/Base", negative=True)
def test_base_mystic_locked_does_not_help_an_opponent() -> None:
    table = drawing("Base", seat(bag="2 Basic Quiddity"), seat(locked=LOCK), rolls=[1, 1, 1, 1])
    assert asks(table) == (0, "act")


@pytest.mark.card("Quake Dragon Mystic/Base", negative=True)
def test_base_mystic_in_the_ready_area_rerolls_nothing() -> None:
    table = drawing("Base", seat(bag="2 Basic Quiddity", ready=f"{MYSTIC}#6"), rolls=[1, 1, 1, 1])
    assert kind(table) != "may"


@pytest.mark.rule("Q220")
def test_triple_burst_gains_before_the_mystic_rerolls_it_and_again_after() -> None:
    wilds = f"{MYSTIC}/Base, Corrupted Quiddity/Basic 2"
    me = seat(bag="Corrupted Quiddity", locked=LOCK)
    table = lay(wilds, "ready", me, rolls=[1, 6, 6], rolled=False)
    assert (kind(table), lying(table, "used")) == ("may", ["Corrupted Quiddity"])
    go(table, "yes")
    assert lying(table, "used") == ["Corrupted Quiddity"] * 2


# -- Strong: attack and defence by draws -------------------------------------------------------------------------------


def fresh(face: int, draws: int, who: int = 0, summoned: bool = True) -> Table:
    """A Strong Mystic of a seat that has drawn so often in its turn under way, or its last."""
    mystic: Json = {"die": f"{MYSTIC}#{face}", "summoned": True} if summoned else f"{MYSTIC}#{face}"
    one = seat(ready=[mystic]) | {"draws": draws}
    other = seat(active="Portal#4", bag="Portal")
    us = (one | {"active": ["Portal#4"], "bag": ["Portal"]}, seat()) if who == 0 else (other, one)
    return lay(f"{MYSTIC}/Strong, {CARDS}", "ready", *us)


@pytest.mark.card("Quake Dragon Mystic/Strong")
@pytest.mark.parametrize(("face", "figures"), [(5, (3 + 2, 4)), (6, (5 + 2, 5 + 2))])
def test_strong_mystic_is_better_by_the_draws_of_the_turn(face: int, figures: tuple[int, int]) -> None:
    assert stats(fresh(face, 2), 0) == figures


@pytest.mark.card("Quake Dragon Mystic/Strong")
def test_strong_mystic_grows_with_each_later_draw() -> None:
    me = seat(active=f"{MYSTIC}#6, Portal#4", bag="2 Basic Quiddity", quiddity=3) | {"draws": 1}
    table = lay(f"{MYSTIC}/Strong, {CARDS}", "ready", me, rolls=[1, 1, 4, 1, 1, 1])
    go(table, "use portal#4", f"summon {SLUG}#6")
    assert stats(table, 0) == (5 + 2, 5 + 2)


@pytest.mark.card("Quake Dragon Mystic/Strong", negative=True)
def test_strong_mystic_without_burst_is_no_better() -> None:
    assert stats(fresh(4, 2), 0) == (2, 3)


@pytest.mark.card("Quake Dragon Mystic/Strong", negative=True)
@pytest.mark.rule("Q145")
@pytest.mark.parametrize(("face", "figures"), [(5, (3, 4)), (6, (5, 5))])
def test_strong_mystic_of_an_earlier_turn_is_no_better(face: int, figures: tuple[int, int]) -> None:
    assert stats(fresh(face, 2, summoned=False), 0) == figures


@pytest.mark.rule("Q145")
@pytest.mark.parametrize(("face", "figures"), [(5, (3, 4)), (6, (5, 5 + 2))])
def test_strong_mystic_keeps_only_the_defence_in_the_turns_of_others(face: int, figures: tuple[int, int]) -> None:
    assert stats(fresh(face, 2, who=1), 1) == figures


@pytest.mark.rule("Q145")
def test_strong_mystics_defence_ends_as_the_next_own_turn_starts() -> None:
    mystic: Json = {"die": f"{MYSTIC}#6", "summoned": True}
    them = seat(ready=[mystic, "Assistant#5"]) | {"draws": 2}
    table = go(lay(f"{MYSTIC}/Strong, {CARDS}", "tidy", seat(), them), "end-turn")
    assert (creature(table, 1)["defence"], number(table, 1, "draws")) == (5, 0)


@pytest.mark.rule("Q145")
def test_draws_in_the_turn_of_another_do_not_count() -> None:
    """Harmony Spell lets seat 1 draw in the turn of seat 0."""
    mystic: Json = {"die": f"{MYSTIC}#6", "summoned": True}
    them = seat(ready=[mystic], bag="Portal") | {"draws": 2}
    table = lay(f"{MYSTIC}/Strong, Harmony/Spell", "ready", seat(active="Harmony#4"), them, rolls=[1])
    go(table, "ready harmony#4", "yes")
    assert (lying(table, "active", 1), stats(table, 1), number(table, 1, "draws")) == (["Portal"], (5, 5 + 2), 2)


# -- Strong, locked: draws of opponents cost glory ---------------------------------------------------------------------


def portals(n: int, mine: Json = None, theirs: Json = LOCK, glory: int = 5) -> Table:
    """So many Portals are used by seat 0 after the opening draw."""
    me = seat(active=f"{n} Portal#4", bag="9 Basic Quiddity", glory=glory, locked=mine) | {"draws": 1}
    us = me, seat(glory=5, locked=theirs), seat(glory=5)
    table = lay(f"{MYSTIC}/Strong, {CARDS}", "ready", *us, rolls=[1] * 4 * n)
    return go(table, *["use portal#4"] * n)


@pytest.mark.card("Quake Dragon Mystic/Strong")
@pytest.mark.parametrize("n", [1, 2])
def test_strong_mystic_locked_takes_a_glory_for_each_draw_after_the_first(n: int) -> None:
    assert glory(portals(n)) == [5 - n, 5, 5]


@pytest.mark.card("Quake Dragon Mystic/Strong", negative=True)
def test_strong_mystic_locked_takes_nothing_for_the_opening_draw() -> None:
    me = seat(bag="2 Basic Quiddity", glory=5)
    table = drawing("Strong", me, seat(locked=LOCK), rolls=[1, 1, 1, 1])
    assert (glory(table), number(table, 0, "draws")) == ([5, 0], 1)


@pytest.mark.card("Quake Dragon Mystic/Strong", negative=True)
def test_strong_mystic_locked_takes_nothing_from_its_owner() -> None:
    assert glory(portals(2, mine=LOCK, theirs=None)) == [5, 5, 5]


def test_strong_mystic_takes_no_glory_that_is_not_there() -> None:
    assert glory(portals(2, glory=1)) == [0, 5, 5]


def test_strong_mystics_of_two_opponents_take_a_glory_each() -> None:
    me = seat(active="Portal#4", bag="2 Basic Quiddity", glory=5) | {"draws": 1}
    us = me, seat(locked=LOCK), seat(locked=LOCK)
    table = go(lay(f"{MYSTIC}/Strong, {CARDS}", "ready", *us, rolls=[1] * 4), "use portal#4")
    assert glory(table)[0] == 5 - 2


def test_refilling_the_bag_is_part_of_the_same_draw() -> None:
    me = seat(active="Portal#4", bag="Basic Quiddity", used="Assistant", glory=5) | {"draws": 1}
    table = lay(f"{MYSTIC}/Strong, {CARDS}", "ready", me, seat(locked=LOCK), rolls=[1] * 4)
    go(table, "use portal#4")
    assert (len(lying(table, "active")), glory(table)[0]) == (2, 5 - 1)
