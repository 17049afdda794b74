"""Queelzebub, Greater. Face 4: level 1, 5/4; 5: level 2, 7/5 with a burst; 6: level 3, 9/7 with two."""

import pytest

from tests.quarriors.mat import (
    against,
    area,
    asks,
    energy,
    glory,
    go,
    lay,
    lying,
    offered,
    options,
    seat,
    stats,
)
from tumblehall.kernel.values import Json

LIGHTS = "Herald/Strong, Quartz Golem/Mighty, Archangel/Lesser"
OTHERS = f"Quake Dragon/Mighty, Scavenging Goblin/Base, Black Cat/Mighty, Frost Howler/Strong, {LIGHTS}"
BASE, LESSER, GREATER = (f"Queelzebub/{type}, {OTHERS}" for type in ("Base", "Lesser", "Greater"))
GOBLIN, GOLEM, CAT, LOCK = "Scavenging Goblin#3", "Quartz Golem#4", "Black Cat#4", "Frost Howler#3"


# -- Greater -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("Queelzebub/Greater")
def test_greater_queelzebub_with_a_burst_makes_other_dark_creatures_stronger() -> None:
    table = lay(GREATER, "tidy", seat(ready=f"Queelzebub#5, {CAT}, {GOLEM}, {GOBLIN}"), seat(ready=CAT))
    assert [stats(table, 0, place)[0] for place in range(4)] == [7, 1 + 2, 2, 2]
    assert stats(table, 1) == (1, 2)


@pytest.mark.card("Queelzebub/Greater", negative=True)
@pytest.mark.parametrize(("wilds", "face"), [(GREATER, 4), (GREATER, 6), (LESSER, 5)])
def test_greater_queelzebub_without_one_burst_and_others_make_nobody_stronger(wilds: str, face: int) -> None:
    assert stats(lay(wilds, "tidy", seat(ready=f"Queelzebub#{face}, {CAT}")), 0, 1) == (1, 2)


@pytest.mark.card("Queelzebub/Greater")
@pytest.mark.rule("Q146", "Q211")
def test_greater_queelzebub_with_two_bursts_makes_each_opponent_destroy_a_light_creature() -> None:
    """Neither an immune Archangel nor one that is not light; all choose before any falls."""
    theirs = f"Herald#4, {GOLEM}, Archangel#5, {GOBLIN}"
    table = lay(GREATER, "attack", seat(ready="Queelzebub#6"), *(seat(ready=each) for each in (theirs, GOLEM, GOBLIN)))
    assert (asks(table), options(table)) == ((1, "pick"), ["pick herald#4@1", "pick quartz-golem#4@1"])
    go(table, "pick herald#4@1")
    assert (asks(table), lying(table, "used", 1)) == ((2, "pick"), [])
    go(table, "pick quartz-golem#4@2")
    assert [lying(table, "used", who) for who in (1, 2, 3)] == [["Herald"], ["Quartz Golem"], []]
    assert (asks(table), glory(table)) == ((1, "name"), [0, 0, 0, 0])


@pytest.mark.card("Queelzebub/Greater", negative=True)
@pytest.mark.parametrize(("wilds", "face"), [(GREATER, 4), (GREATER, 5), (BASE, 6), (LESSER, 6)])
def test_greater_queelzebub_without_two_bursts_and_others_demand_nothing(wilds: str, face: int) -> None:
    table = lay(wilds, "attack", seat(ready=f"Queelzebub#{face}"), seat(ready=GOLEM))
    assert asks(table) == (1, "name")


@pytest.mark.card("Queelzebub/Greater")
@pytest.mark.rule("QX-8", "QX-10")
@pytest.mark.parametrize(("pick", "who"), [("quartz-golem#4@1", 1), ("herald#4@0", 0)])
def test_anchored_greater_queelzebub_destroys_a_light_creature_of_anybody_and_then_earns(pick: str, who: int) -> None:
    us = seat(dark=3, ready="Herald#4"), seat(ready=f"{GOLEM}, {GOBLIN}, {CAT}")
    table = go(lay(GREATER, "ready", *us), "anchor queelzebub")
    assert options(table) == ["pick herald#4@0", "pick quartz-golem#4@1"]
    go(table, f"pick {pick}")
    assert (len(lying(table, "used", who)), glory(table), energy(table)) == (1, [1, 0], (0, 0))


@pytest.mark.card("Queelzebub/Greater")
def test_light_creature_that_is_saved_does_not_take_the_glory_back() -> None:
    wilds = GREATER.replace("Herald/Strong", "Herald/Base")
    table = go(lay(wilds, "ready", seat(dark=3), seat(ready="Herald#4")), "anchor queelzebub", "pick herald#4@1")
    go(table, "goes active")
    assert (lying(table, "active", 1), glory(table)) == (["Herald"], [1, 0])


@pytest.mark.card("Queelzebub/Greater", negative=True)
@pytest.mark.rule("Q272", "Q130")
@pytest.mark.parametrize(
    "us",
    [
        (seat(dark=3), seat(ready=f"{GOBLIN}, {CAT}", locked=LOCK)),
        (seat(dark=3), seat(ready="Archangel#5")),
        (seat(dark=2, light=2, quiddity=3), seat(ready=GOLEM)),
    ],
)
def test_anchored_greater_queelzebub_needs_three_dark_and_a_light_creature_in_reach(
    us: tuple[dict[str, Json], ...],
) -> None:
    assert "queelzebub" not in offered(lay(GREATER, "ready", *us), "anchor")


@pytest.mark.rule("Q205")
@pytest.mark.parametrize(("golem", "defence"), [("Quartz Golem#5", 6), ("Quartz Golem#4", 4 - 1)])
def test_enchantment_beside_a_queelzebub_does_not_reach_a_golem_that_spells_do_not_affect(
    golem: str, defence: int
) -> None:
    """Attack 5 + 2 of a Dark Enchantment with two bursts, which lowers light defenders by 1."""
    wilds = f"{GREATER.replace('Golem/Mighty', 'Golem/Greater')}, Dark/Enchantment"
    table = lay(wilds, "attack", area("Dark#6", "Queelzebub#4"), seat(ready=f"{golem}, {GOBLIN}"))
    assert against(table) == [None, 5 + 2]
    go(table, f"defend {golem.lower().replace(' ', '-')}")
    assert against(table) == [None, 7 - defence]
