"""Boogieman, Strong. Face 3: a question mark; 4: level 1, 3/2; 5: level 2, 4/4 with a burst; 6: level 3, 6/5
with two."""

import pytest

from tests.quarriors.mat import (
    against,
    area,
    asks,
    do,
    energy,
    go,
    kind,
    lay,
    lying,
    number,
    options,
    seat,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

LIGHTS = "Herald/Strong, Quartz Golem/Mighty, Archangel/Lesser"
OTHERS = f"Quake Dragon/Mighty, Scavenging Goblin/Base, Black Cat/Base, Frost Howler/Strong, {LIGHTS}"
STRONG = f"Boogieman/Strong, {OTHERS}"
GOBLIN, GOLEM, LOCK = "Scavenging Goblin#3", "Quartz Golem#4", "Frost Howler#3"


def used(wilds: str, *theirs: dict[str, Json], **mine: Json) -> Table:
    """A Boogieman was used."""
    me = seat(active="Boogieman#3", **mine)
    return go(lay(wilds, "ready", me, *theirs, immediate=True), "use boogieman#3")


# -- Strong: the question mark -----------------------------------------------------------------------------------------


@pytest.mark.card("Boogieman/Strong")
@pytest.mark.rule("QX-7")
def test_strong_boogieman_may_pay_its_dark_to_send_a_creature_of_level_one_back() -> None:
    us = area(GOBLIN, "Quake Dragon#5"), area("Herald#4")
    table = used(STRONG, *us, ready=GOBLIN)
    assert (asks(table), energy(table)) == ((0, "may-do"), (0, 1))
    assert options(go(table, "yes")) == ["pick scavenging-goblin#3@1", "pick herald#4@2"]
    go(table, "pick herald#4@2")
    assert (lying(table, "active", 2), lying(table, "ready", 2), lying(table, "used", 2)) == (["Herald"], [], [])
    assert energy(table) == (0, 0)


@pytest.mark.card("Boogieman/Strong", negative=True)
def test_strong_boogieman_may_keep_its_dark() -> None:
    table = go(used(STRONG, area(GOBLIN)), "pass")
    assert (energy(table), lying(table, "ready", 1)) == ((0, 1), [GOBLIN])


@pytest.mark.card("Boogieman/Strong", negative=True)
def test_strong_boogieman_asks_nothing_where_no_creature_is_of_level_one() -> None:
    table = used(STRONG, area("Quake Dragon#5", locked=LOCK))
    assert (kind(table) == "may-do", energy(table)) == (False, (0, 1))


@pytest.mark.card("Boogieman/Strong")
def test_creature_sent_back_is_rolled_in_its_owners_next_turn_and_does_not_score() -> None:
    table = lay(STRONG, "ready", seat(active="Boogieman#3"), area(GOBLIN), immediate=True, rolls=[1])
    go(table, "use boogieman#3", "yes", "pick scavenging-goblin#3@1")
    while table.position()["turn"]["seat"] == 0:
        do(table, options(table)[-1])
    assert (lying(table, "active", 1), number(table, 1)) == (["Scavenging Goblin#1"], 0)


# -- Strong: light attackers -------------------------------------------------------------------------------------------


@pytest.mark.card("Boogieman/Strong")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_light_creatures_add_one_less_each_against_a_strong_boogieman(face: int) -> None:
    """A Golem 2, a Herald 2, a Dragon 4; seat 2 meets all of it."""
    mine = f"{GOLEM}, Herald#5, Quake Dragon#4"
    table = lay(STRONG, "attack", seat(ready=mine), seat(ready=f"Boogieman#{face}"), seat(ready=GOBLIN))
    assert against(table) == [None, (2 - 1) + (2 - 1) + 4, 2 + 2 + 4]


@pytest.mark.card("Boogieman/Strong")
def test_two_strong_boogiemen_leave_no_share_below_nothing() -> None:
    """A Herald of 1 adds 0, a Golem of 4 adds 2."""
    mine = "Herald#4, Quartz Golem#6"
    table = lay(STRONG, "attack", seat(ready=mine), seat(ready="2 Boogieman#4"))
    assert against(table) == [None, 0 + (4 - 2)]


@pytest.mark.card("Boogieman/Strong", negative=True)
@pytest.mark.rule("Q130")
def test_dark_creatures_and_those_without_energy_add_all_against_a_strong_boogieman() -> None:
    mine = "Black Cat#6, Quake Dragon#4"
    assert against(lay(STRONG, "attack", seat(ready=mine), seat(ready="Boogieman#4"))) == [None, 3 + 4]


@pytest.mark.card("Boogieman/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Lesser", "Mighty"])
def test_light_creatures_add_all_against_other_boogiemen(type: str) -> None:
    wilds = STRONG.replace("Boogieman/Strong", f"Boogieman/{type}")
    assert against(lay(wilds, "attack", seat(ready=GOLEM), seat(ready="Boogieman#5"))) == [None, 2]


@pytest.mark.rule("Q42", "Q204")
def test_immune_light_attacker_keeps_its_share_against_a_strong_boogieman() -> None:
    """A Lesser Archangel with a burst is immune, without one it is not."""
    mine = "Archangel#5, Archangel#4"
    assert against(lay(STRONG, "attack", seat(ready=mine), seat(ready="Boogieman#4"))) == [None, 6 + (4 - 1)]


@pytest.mark.rule("Q50")
@pytest.mark.parametrize("zone", ["active", "used", "bag"])
def test_strong_boogieman_lowers_light_attackers_from_the_ready_area_only(zone: str) -> None:
    us = seat(ready=GOLEM), seat(ready=GOBLIN, **{zone: "Boogieman"})  # type: ignore[arg-type]
    assert against(lay(STRONG, "attack", *us)) == [None, 2]


# -- Strong: attacks ---------------------------------------------------------------------------------------------------


def attack(mine: str, *theirs: str, wilds: str = STRONG) -> Table:
    return lay(wilds, "attack", seat(ready=mine), *(seat(ready=each) for each in theirs))


@pytest.mark.card("Boogieman/Strong")
def test_first_light_defender_is_two_softer_against_a_strong_boogieman_with_a_burst() -> None:
    """4 against a Golem of 4 - 2, then 2 against one of 4: it stays."""
    table = go(attack("Boogieman#5", f"2 {GOLEM}"), "defend quartz-golem#4")
    assert against(table) == [None, 4 - 2]
    go(table, "defend quartz-golem#4")
    assert lying(table, "ready", 1) == [GOLEM]


@pytest.mark.card("Boogieman/Strong")
def test_first_light_defender_need_not_be_the_first_defender() -> None:
    table = go(attack("Boogieman#5", f"{GOBLIN}, {GOLEM}"), "defend scavenging-goblin#3")
    assert against(table) == [None, 4 - 2]
    assert lying(go(table, "defend quartz-golem#4"), "ready", 1) == []


@pytest.mark.card("Boogieman/Strong")
def test_first_light_defender_of_each_opponent_is_softer() -> None:
    table = go(attack("Boogieman#5", GOLEM, GOLEM), "defend quartz-golem#4", "defend quartz-golem#4")
    assert (lying(table, "used", 1), lying(table, "used", 2)) == (["Quartz Golem"], ["Quartz Golem"])


@pytest.mark.card("Boogieman/Strong")
@pytest.mark.rule("Q47")
def test_light_defender_keeps_a_defence_of_one() -> None:
    table = go(attack("Boogieman#5", f"Herald#4, {GOLEM}"), "defend herald#4")
    assert against(table) == [None, 4 - 1]


@pytest.mark.rule("Q219")
def test_two_strong_boogiemen_soften_the_first_light_defender_twice() -> None:
    """8 against a Golem of 8 - 2 - 2."""
    table = go(attack("2 Boogieman#5", f"Quartz Golem#6, {GOBLIN}"), "defend quartz-golem#6")
    assert against(table) == [None, 8 - 4]


@pytest.mark.rule("Q204")
def test_immune_light_defender_is_not_softened() -> None:
    """8 against an Archangel of 6."""
    table = go(attack("2 Boogieman#5", f"Archangel#5, {GOBLIN}"), "defend archangel#5")
    assert against(table) == [None, 8 - 6]


@pytest.mark.card("Boogieman/Strong", negative=True)
@pytest.mark.parametrize("mine", ["Quake Dragon#4", "Boogieman#4, Black Cat#4"])
def test_light_defender_is_no_softer_without_a_burst(mine: str) -> None:
    """4 against a Golem of 4: nothing is left. With 2 more it would be 2."""
    table = go(attack(mine, f"{GOLEM}, {GOBLIN}"), "defend quartz-golem#4")
    assert (asks(table), lying(table, "ready", 1)) == ((0, "tidy"), [GOBLIN])


@pytest.mark.card("Boogieman/Strong", negative=True)
def test_defenders_that_are_not_light_are_no_softer() -> None:
    table = go(attack("Boogieman#5", f"Black Cat#6, {GOBLIN}"), "defend black-cat#6")
    assert against(table) == [None, 4 - 3]


@pytest.mark.card("Boogieman/Strong")
@pytest.mark.rule("Q146")
def test_strong_boogieman_with_two_bursts_may_send_a_light_creature_of_each_opponent_back() -> None:
    table = attack("Boogieman#6", f"Herald#6, {GOLEM}, {GOBLIN}", GOLEM, GOLEM)
    assert (asks(table), options(table)) == ((0, "pick"), ["pick herald#6@1", "pick quartz-golem#4@1", "pass"])
    go(table, "pick quartz-golem#4@1", "pass", "pick quartz-golem#4@3")
    assert [lying(table, "active", who) for who in (1, 2, 3)] == [["Quartz Golem"], [], ["Quartz Golem"]]
    assert [lying(table, "used", who) for who in (1, 2, 3)] == [[], [], []]
    assert options(table) == ["defend herald#6", "defend scavenging-goblin#3"]


@pytest.mark.card("Boogieman/Strong", negative=True)
@pytest.mark.rule("Q5")
def test_strong_boogieman_with_two_bursts_softens_nobody() -> None:
    """6 against a Golem of 8: it stays."""
    table = go(attack("Boogieman#6", "Quartz Golem#6"), "pass", "defend quartz-golem#6")
    assert lying(table, "ready", 1) == ["Quartz Golem#6"]


@pytest.mark.card("Boogieman/Strong", negative=True)
@pytest.mark.parametrize("theirs", [GOBLIN, "Black Cat#4", "Archangel#5"])
def test_strong_boogieman_with_two_bursts_sends_back_only_light_creatures_it_can_reach(theirs: str) -> None:
    assert asks(attack("Boogieman#6", theirs)) == (1, "name")
