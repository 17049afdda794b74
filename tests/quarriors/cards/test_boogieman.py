"""Boogieman, Base, Lesser and Greater. Face 3: a question mark; 4: level 1, 3/2; 5: level 2, 4/4 with a burst; 6: level
3, 6/5 with two."""

import pytest

from tests.quarriors.mat import (
    against,
    area,
    asks,
    energy,
    glory,
    go,
    kind,
    lay,
    locked,
    lying,
    offered,
    options,
    seat,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

OTHERS = "Quake Dragon/Mighty, Scavenging Goblin/Base, Herald/Lesser, Frost Howler/Strong, Heavenly Seraph/Mighty"
BASE, LESSER, GREATER = (f"Boogieman/{type}, {OTHERS}" for type in ("Base", "Lesser", "Greater"))
GOBLIN, LOCK, SERAPH = "Scavenging Goblin#3", "Frost Howler#3", "Heavenly Seraph#6"


def turned(table: Table) -> Table:
    """The one face that a picked creature can be turned to is taken."""
    while kind(table) == "turn-face" and len(options(table)) == 1:
        go(table, options(table)[0])
    return table


def used(wilds: str, *theirs: dict[str, Json], rolls: tuple[int, ...] = (), **mine: Json) -> Table:
    """A Boogieman was used."""
    me = seat(active="Boogieman#3", **mine)
    return go(lay(wilds, "ready", me, *theirs, immediate=True, rolls=rolls), "use boogieman#3")


# -- Base: the question mark -------------------------------------------------------------------------------------------


@pytest.mark.card("Boogieman/Base")
@pytest.mark.rule("Q146", "Q211")
def test_base_boogieman_makes_each_opponent_turn_a_creature_down() -> None:
    """All choose first, clockwise, among those that can be turned; then all turn."""
    table = used(BASE, area("Quake Dragon#6", "Quake Dragon#5", GOBLIN), area("Herald#6"), ready="Quake Dragon#6")
    assert (asks(table), options(table)) == ((1, "pick"), ["pick quake-dragon#6@1", "pick quake-dragon#5@1"])
    go(table, "pick quake-dragon#6@1")
    assert (asks(table), lying(table, "ready", 1)[0]) == ((2, "pick"), "Quake Dragon#6")
    turned(go(table, "pick herald#6@2"))
    assert [lying(table, "ready", who) for who in range(3)] == [
        ["Quake Dragon#6"],
        ["Quake Dragon#5", "Quake Dragon#5", GOBLIN],
        ["Herald#5"],
    ]
    assert (lying(table, "spent"), energy(table)) == (["Boogieman#3"], (0, 0))


@pytest.mark.card("Boogieman/Base", negative=True)
@pytest.mark.rule("Q211", "Q280")
def test_opponents_whose_creatures_cannot_be_turned_choose_none() -> None:
    """At the lowest level, locked, immune, none at all."""
    table = used(BASE, area(GOBLIN, locked=LOCK), area(SERAPH), area())
    assert (kind(table), lying(table, "ready", 1), lying(table, "ready", 2)) == ("tidy", [GOBLIN], [SERAPH])


# -- Base: it defends last ---------------------------------------------------------------------------------------------


@pytest.mark.card("Boogieman/Base")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_base_boogieman_is_named_when_no_other_creature_is_left(face: int) -> None:
    table = lay(BASE, "attack", seat(ready="2 Quake Dragon#6"), seat(ready=f"Boogieman#{face}, {GOBLIN}"))
    assert options(table) == ["defend scavenging-goblin#3"]
    go(table, "defend scavenging-goblin#3")
    assert options(table) == [f"defend boogieman#{face}"]
    go(table, f"defend boogieman#{face}")
    assert lying(table, "ready", 1) == []


@pytest.mark.card("Boogieman/Base")
def test_two_base_boogiemen_may_both_be_named() -> None:
    table = lay(BASE, "attack", seat(ready="Quake Dragon#4"), seat(ready="Boogieman#4, Boogieman#5"))
    assert options(table) == ["defend boogieman#4", "defend boogieman#5"]


@pytest.mark.card("Boogieman/Base", negative=True)
@pytest.mark.parametrize("type", ["Lesser", "Greater", "Strong", "Mighty"])
def test_other_boogiemen_are_named_at_any_time(type: str) -> None:
    wilds = BASE.replace("Boogieman/Base", f"Boogieman/{type}")
    table = lay(wilds, "attack", seat(ready="Quake Dragon#6"), seat(ready=f"Boogieman#4, {GOBLIN}"))
    assert options(table) == ["defend boogieman#4", "defend scavenging-goblin#3"]


@pytest.mark.card("Boogieman/Base", negative=True)
def test_spell_and_locked_die_are_no_other_creature() -> None:
    wilds = f"{BASE}, Death/Charm"
    table = lay(wilds, "attack", seat(ready="Quake Dragon#4"), area("Boogieman#4", "Death#4", locked=LOCK))
    assert options(table) == ["defend boogieman#4"]


# -- Base: summoned ----------------------------------------------------------------------------------------------------


def summoned(face: int, *theirs: dict[str, Json], wilds: str = BASE) -> Table:
    me = seat(active=f"Boogieman#{face}", ready="Quake Dragon#6", quiddity=3)
    return go(lay(wilds, "ready", me, *theirs), f"summon boogieman#{face}")


@pytest.mark.card("Boogieman/Base")
@pytest.mark.rule("Q280")
def test_base_boogieman_with_a_burst_may_turn_one_creature_of_an_opponent_down() -> None:
    table = summoned(5, area("Quake Dragon#6", GOBLIN), area("Quake Dragon#5"))
    assert (asks(table), options(go(table, "yes"))) == (
        (0, "may"),
        ["pick quake-dragon#6@1", "pick quake-dragon#5@2"],
    )
    turned(go(table, "pick quake-dragon#5@2"))
    assert (lying(table, "ready", 1)[0], lying(table, "ready", 2)) == ("Quake Dragon#6", ["Quake Dragon#4"])


@pytest.mark.card("Boogieman/Base", negative=True)
def test_base_boogieman_with_a_burst_need_not_turn_any() -> None:
    assert lying(go(summoned(5, area("Quake Dragon#6")), "pass"), "ready", 1) == ["Quake Dragon#6"]


@pytest.mark.card("Boogieman/Base")
@pytest.mark.rule("Q146")
def test_base_boogieman_with_two_bursts_may_turn_one_of_each_opponent() -> None:
    table = summoned(6, area("Quake Dragon#6", "Quake Dragon#5"), area("Quake Dragon#5"), area("Quake Dragon#6"))
    assert (asks(table), options(table)) == ((0, "pick"), ["pick quake-dragon#6@1", "pick quake-dragon#5@1", "pass"])
    turned(go(table, "pick quake-dragon#6@1", "pass", "pick quake-dragon#6@3"))
    ready = [lying(table, "ready", who) for who in (1, 2, 3)]
    assert ready == [["Quake Dragon#5"] * 2, ["Quake Dragon#5"], ["Quake Dragon#5"]]


@pytest.mark.card("Boogieman/Base", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Base", 4), ("Lesser", 5), ("Mighty", 6)])
def test_base_boogieman_without_a_burst_and_others_turn_none_when_summoned(type: str, face: int) -> None:
    table = summoned(face, area("Quake Dragon#6"), wilds=BASE.replace("Boogieman/Base", f"Boogieman/{type}"))
    assert (asks(table), lying(table, "ready", 1)) == ((1, "name"), ["Quake Dragon#6"])


# -- Lesser ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("Boogieman/Lesser")
@pytest.mark.rule("QX-7")
def test_lesser_boogieman_gives_two_dark() -> None:
    table = used(LESSER)
    assert (energy(table), lying(table, "spent")) == ((0, 2), ["Boogieman#3"])


@pytest.mark.card("Boogieman/Lesser")
@pytest.mark.parametrize(("face", "numbers"), [(5, (4 + 1, 4)), (6, (6 + 2, 5))])
def test_lesser_boogieman_with_bursts_is_stronger(face: int, numbers: tuple[int, int]) -> None:
    assert stats(lay(LESSER, "tidy", seat(ready=f"Boogieman#{face}")), 0) == numbers


@pytest.mark.card("Boogieman/Lesser", negative=True)
@pytest.mark.parametrize(("wilds", "face", "plain"), [(LESSER, 4, (3, 2)), (BASE, 5, (4, 4)), (GREATER, 6, (6, 5))])
def test_lesser_boogieman_without_a_burst_and_others_are_no_stronger(
    wilds: str, face: int, plain: tuple[int, int]
) -> None:
    assert stats(lay(wilds, "tidy", seat(ready=f"Boogieman#{face}")), 0) == plain


@pytest.mark.card("Boogieman/Lesser")
@pytest.mark.rule("QX-8", "QX-12")
def test_anchored_lesser_boogieman_turns_a_creature_of_an_opponent_down() -> None:
    us = seat(dark=1, ready="Quake Dragon#6"), area("Quake Dragon#6", GOBLIN), area("Herald#6")
    table = go(lay(LESSER, "ready", *us), "anchor boogieman")
    assert options(table) == ["pick quake-dragon#6@1", "pick herald#6@2"]
    turned(go(table, "pick quake-dragon#6@1"))
    assert (lying(table, "ready", 1), energy(table)) == (["Quake Dragon#5", GOBLIN], (0, 0))


@pytest.mark.card("Boogieman/Lesser", negative=True)
@pytest.mark.rule("Q280", "Q272")
def test_anchored_lesser_boogieman_is_not_on_offer_where_no_face_would_change() -> None:
    us = seat(dark=1, ready="Quake Dragon#6"), seat(ready="Assistant#5", locked=LOCK)
    assert offered(lay(LESSER, "ready", *us), "anchor") == []


@pytest.mark.card("Boogieman/Lesser", negative=True)
def test_anchored_lesser_boogieman_costs_a_dark() -> None:
    us = seat(light=3, quiddity=3), area("Quake Dragon#6")
    assert "boogieman" not in offered(lay(LESSER, "ready", *us), "anchor")


# -- Greater -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("Boogieman/Greater")
@pytest.mark.rule("QX-7")
def test_greater_boogieman_draws_two_dice() -> None:
    table = used(GREATER, bag="3 Basic Quiddity", rolls=(1, 1, 1, 6))
    assert sorted(lying(table, "active")) == ["Basic Quiddity#1", "Basic Quiddity#6"]
    assert (lying(table, "spent"), energy(table)) == (["Boogieman#3"], (0, 0))


def attacked(mine: str, face: int, type: str = "Greater", *more: dict[str, Json]) -> Table:
    wilds = f"{GREATER.replace('Greater', type)}, Queelzebub/Base"
    return lay(wilds, "attack", seat(ready=mine), seat(ready=f"Boogieman#{face}"), *more)


@pytest.mark.card("Boogieman/Greater")
def test_level_one_adds_no_attack_against_a_greater_boogieman_with_a_burst() -> None:
    """4 of level 1, 6 of level 2; seat 2 meets all of it."""
    table = attacked("Quake Dragon#4, Quake Dragon#5", 5, "Greater", seat(ready=GOBLIN))
    assert against(table) == [None, 6, 4 + 6]


@pytest.mark.card("Boogieman/Greater")
@pytest.mark.parametrize(("mine", "total"), [("Queelzebub#4", 2), ("Queelzebub#5", 3), ("2 Queelzebub#4", 2 + 2)])
def test_low_levels_add_half_of_their_attack_against_a_greater_boogieman_with_two_bursts(mine: str, total: int) -> None:
    """Half of 5 and of 7, rounded down for each."""
    assert against(attacked(mine, 6)) == [None, total]


@pytest.mark.card("Boogieman/Greater", negative=True)
def test_level_three_adds_all_of_its_attack() -> None:
    assert against(attacked("Quake Dragon#6", 6)) == [None, 8]


@pytest.mark.card("Boogieman/Greater", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Greater", 4), ("Base", 5), ("Lesser", 6)])
def test_greater_boogieman_without_a_burst_and_others_lower_nothing(type: str, face: int) -> None:
    assert against(attacked("Quake Dragon#4, Quake Dragon#5", face, type)) == [None, 4 + 6]


@pytest.mark.rule("Q42", "Q204")
@pytest.mark.parametrize("face", [5, 6])
def test_immune_attacker_keeps_its_share_against_a_greater_boogieman(face: int) -> None:
    assert against(attacked("Heavenly Seraph#4", face)) == [None, 4]


@pytest.mark.card("Boogieman/Greater")
@pytest.mark.rule("Q146", "QX-10")
def test_anchored_greater_boogieman_makes_each_opponent_destroy_a_creature_of_level_one() -> None:
    us = seat(dark=3), area(GOBLIN, "Quake Dragon#4", "Quake Dragon#6"), area(GOBLIN), area("Quake Dragon#6")
    table = go(lay(GREATER, "ready", *us), "anchor boogieman")
    assert (asks(table), options(table)) == ((1, "pick"), ["pick scavenging-goblin#3@1", "pick quake-dragon#4@1"])
    go(table, "pick quake-dragon#4@1")
    assert (asks(table), lying(table, "used", 1)) == ((2, "pick"), [])
    go(table, "pick scavenging-goblin#3@2")
    assert [lying(table, "used", who) for who in (1, 2, 3)] == [["Quake Dragon"], ["Scavenging Goblin"], []]
    assert (glory(table), energy(table)) == ([1, 0, 0, 0], (0, 0))


@pytest.mark.card("Boogieman/Greater", negative=True)
@pytest.mark.rule("Q272")
@pytest.mark.parametrize(
    "us",
    [
        (seat(dark=3, ready=GOBLIN), area("Quake Dragon#5")),
        (seat(dark=3), area("Heavenly Seraph#4")),
        (seat(dark=2, quiddity=3), area(GOBLIN)),
    ],
)
def test_anchored_greater_boogieman_needs_three_dark_and_a_creature_of_level_one(
    us: tuple[dict[str, Json], ...],
) -> None:
    assert offered(lay(GREATER, "ready", *us), "anchor") == []


@pytest.mark.card("Boogieman/Greater", negative=True)
@pytest.mark.rule("Q247")
def test_locked_die_is_not_of_level_one() -> None:
    """Its level is 0: the spell finds nothing but the Goblin, and leaves the Howler where it is."""
    table = lay(GREATER, "ready", seat(dark=3), area(GOBLIN, locked=LOCK))
    assert options(go(table, "anchor boogieman")) == ["pick scavenging-goblin#3@1"]
    assert locked(go(table, "pick scavenging-goblin#3@1"), 1) == LOCK


@pytest.mark.rule("Q271")
def test_what_an_anchored_boogieman_destroys_is_destroyed_by_its_user() -> None:
    """A Strong Deathdealer of the user answers: it scores."""
    wilds = f"{GREATER}, Deathdealer/Strong"
    table = go(lay(wilds, "ready", seat(dark=3, ready="Deathdealer#4"), area(GOBLIN)), "anchor boogieman")
    go(table, "pick scavenging-goblin#3@1")
    while kind(table) == "cull":
        go(table, "pass")
    assert (lying(table, "ready"), glory(table)) == ([], [2 + 1, 0])
