"""Queelzebub, Base and Lesser. Face 4: level 1, 5/4; 5: level 2, 7/5 with a burst; 6: level 3, 9/7 with two."""

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
    left,
    locked,
    lying,
    number,
    offered,
    options,
    seat,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

LIGHTS = "Herald/Strong, Quartz Golem/Mighty, Archangel/Lesser"
OTHERS = f"Quake Dragon/Mighty, Scavenging Goblin/Base, Black Cat/Mighty, Frost Howler/Strong, {LIGHTS}"
BASE, LESSER, GREATER = (f"Queelzebub/{type}, {OTHERS}" for type in ("Base", "Lesser", "Greater"))
GOBLIN, GOLEM, CAT, LOCK = "Scavenging Goblin#3", "Quartz Golem#4", "Black Cat#4", "Frost Howler#3"


# -- Base: glory for light creatures -----------------------------------------------------------------------------------


def fought(face: int, *theirs: str, wilds: str = BASE, mine: str = "") -> Table:
    """A Queelzebub has attacked, and every opponent named its creatures in their order."""
    me = seat(ready=f"Queelzebub#{face}{mine}")
    table = lay(wilds, "attack", me, *(seat(ready=each) for each in theirs))
    while table.decisions and kind(table) == "name":
        go(table, options(table)[0])
    return table


@pytest.mark.card("Queelzebub/Base")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_base_queelzebub_earns_a_glory_when_a_light_creature_falls_to_its_attack(face: int) -> None:
    assert glory(fought(face, GOLEM)) == [1, 0]


@pytest.mark.card("Queelzebub/Base", negative=True)
@pytest.mark.parametrize("theirs", [GOBLIN, CAT, "Quartz Golem#6", ""])
@pytest.mark.parametrize("face", [4, 5])
def test_base_queelzebub_earns_nothing_when_no_light_creature_falls(face: int, theirs: str) -> None:
    """Without energy, dark, a Golem of 8 that stays, nobody."""
    assert glory(fought(face, theirs)) == [0, 0]


@pytest.mark.card("Queelzebub/Base", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_base_queelzebub_earns_one_for_several_light_creatures(face: int) -> None:
    assert glory(fought(face, "Herald#4, Herald#4", GOLEM)) == [1, 0, 0]


@pytest.mark.card("Queelzebub/Base")
@pytest.mark.rule("Q2")
def test_base_queelzebub_with_two_bursts_earns_one_for_each_opponent_who_lost_a_light_creature() -> None:
    """Instead of 1 in total: seat 1 lost two, seat 2 one, seat 3 a Goblin."""
    assert glory(fought(6, "Herald#4, Herald#4", GOLEM, GOBLIN)) == [2, 0, 0, 0]


@pytest.mark.card("Queelzebub/Base", negative=True)
@pytest.mark.parametrize("type", ["Lesser", "Greater", "Strong", "Mighty"])
def test_other_queelzebubs_earn_nothing_by_an_attack(type: str) -> None:
    assert glory(fought(5, GOLEM, wilds=BASE.replace("Queelzebub/Base", f"Queelzebub/{type}"))) == [0, 0]


@pytest.mark.rule("Q31")
def test_light_creature_that_is_saved_from_the_attack_counts() -> None:
    wilds = BASE.replace("Herald/Strong", "Herald/Base")
    table = lay(wilds, "attack", seat(ready="Queelzebub#4"), seat(ready="Herald#4"))
    go(table, "defend herald#4", "goes active")
    assert (lying(table, "active", 1), glory(table)) == (["Herald"], [1, 0])


@pytest.mark.rule("Q31")
def test_light_creature_that_an_ability_destroys_does_not_count() -> None:
    """The breath of a Base Dragon takes the Herald before it could defend."""
    wilds = BASE.replace("Dragon/Mighty", "Dragon/Base")
    table = fought(4, "Herald#4", wilds=wilds, mine=", Quake Dragon#4")
    assert (lying(table, "used", 1), glory(table)) == (["Herald"], [0, 0])


@pytest.mark.card("Queelzebub/Base", negative=True)
@pytest.mark.rule("Q31")
def test_queelzebub_that_does_not_attack_earns_nothing() -> None:
    """Seat 0 attacks with a Dragon; the Queelzebub is that of seat 1."""
    us = seat(ready="Quake Dragon#4"), seat(ready="Queelzebub#6"), seat(ready=GOLEM)
    table = go(lay(BASE, "attack", *us), "defend queelzebub#6", "defend quartz-golem#4")
    assert (lying(table, "used", 2), glory(table)) == (["Quartz Golem"], [0, 0, 0])


# -- Base: its dark companions -----------------------------------------------------------------------------------------


@pytest.mark.card("Queelzebub/Base")
def test_base_queelzebub_with_a_burst_makes_other_dark_attackers_stronger() -> None:
    """7, two Cats of 1 + 1, a Golem of 2, a Goblin of 2."""
    mine = f"Queelzebub#5, 2 {CAT}, {GOLEM}, {GOBLIN}"
    assert against(lay(BASE, "attack", seat(ready=mine), seat(ready=GOBLIN))) == [None, 7 + 2 + 2 + 2 + 2]


@pytest.mark.card("Queelzebub/Base")
def test_two_base_queelzebubs_with_a_burst_strengthen_each_other() -> None:
    table = lay(BASE, "attack", seat(ready="2 Queelzebub#5"), seat(ready=GOBLIN))
    assert against(table) == [None, 7 + 1 + 7 + 1]


@pytest.mark.card("Queelzebub/Base", negative=True)
@pytest.mark.parametrize(("face", "attack"), [(4, 5), (6, 9)])
def test_base_queelzebub_without_one_burst_makes_nobody_stronger(face: int, attack: int) -> None:
    table = lay(BASE, "attack", seat(ready=f"Queelzebub#{face}, {CAT}"), seat(ready=GOBLIN))
    assert against(table) == [None, attack + 1]


@pytest.mark.card("Queelzebub/Base", negative=True)
def test_base_queelzebub_strengthens_only_during_the_attack() -> None:
    table = lay(BASE, "tidy", seat(ready=f"Queelzebub#5, {CAT}"))
    assert stats(table, 0, 1) == (1, 2)


# -- Lesser ------------------------------------------------------------------------------------------------------------


def summoned(face: int, used: str = "Herald", wilds: str = LESSER) -> Table:
    me = seat(active=f"Queelzebub#{face}", used=used, quiddity=3)
    return go(lay(wilds, "ready", me), f"summon queelzebub#{face}")


@pytest.mark.card("Queelzebub/Lesser")
@pytest.mark.rule("QX-10")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_lesser_queelzebub_may_cull_when_summoned_and_then_gives_dark(face: int) -> None:
    table = summoned(face)
    assert asks(table) == (0, "may")
    go(table, "yes", "pick herald in used 0")
    assert (energy(table), lying(table, "used"), left(table, "Herald")) == ((0, 1), [], 1)


@pytest.mark.card("Queelzebub/Lesser", negative=True)
@pytest.mark.rule("QX-10")
def test_lesser_queelzebub_that_culls_nothing_gives_no_dark() -> None:
    table = go(summoned(4), "pass")
    assert (energy(table), lying(table, "used")) == ((0, 0), ["Herald"])


@pytest.mark.card("Queelzebub/Lesser", negative=True)
@pytest.mark.parametrize(("used", "wilds"), [("", LESSER), ("Herald", BASE), ("Herald", GREATER)])
def test_lesser_queelzebub_without_a_used_die_and_others_ask_nothing(used: str, wilds: str) -> None:
    table = summoned(4, used, wilds)
    assert (kind(table) == "may", energy(table)) == (False, (0, 0))


@pytest.mark.card("Queelzebub/Lesser")
def test_lesser_queelzebub_with_a_burst_is_harder() -> None:
    assert stats(lay(LESSER, "tidy", seat(ready="Queelzebub#5")), 0) == (7, 5 + 1)


@pytest.mark.card("Queelzebub/Lesser", negative=True)
@pytest.mark.parametrize(("wilds", "face", "plain"), [(LESSER, 4, (5, 4)), (LESSER, 6, (9, 7)), (BASE, 5, (7, 5))])
def test_lesser_queelzebub_without_a_burst_and_others_are_no_harder(
    wilds: str, face: int, plain: tuple[int, int]
) -> None:
    assert stats(lay(wilds, "tidy", seat(ready=f"Queelzebub#{face}")), 0) == plain


def scored(face: int, wilds: str = LESSER) -> Table:
    """A Queelzebub scores in a game without the culls of the rules."""
    mine = seat(ready=f"Queelzebub#{face}", used="Herald", bag="4 Assistant")
    table = lay(f"Assistant/of Economics, {wilds}", "score", mine, rolls=[1] * 8)
    return go(table, f"score queelzebub#{face}")


@pytest.mark.card("Queelzebub/Lesser")
def test_scoring_lesser_queelzebub_with_two_bursts_may_cull() -> None:
    table = scored(6)
    assert (asks(table), number(table, 0)) == ((0, "may"), 3)
    go(table, "yes", "pick herald in used 0")
    assert (left(table, "Herald"), energy(table)) == (1, (0, 0))


@pytest.mark.card("Queelzebub/Lesser", negative=True)
@pytest.mark.parametrize(("face", "wilds"), [(4, LESSER), (5, LESSER), (6, BASE), (6, GREATER)])
def test_lesser_queelzebub_without_two_bursts_and_others_cull_nothing_when_they_score(face: int, wilds: str) -> None:
    table = scored(face, wilds)
    assert (kind(table) == "may", left(table, "Herald")) == (False, 0)


# -- Lesser, anchored: glory or a creature -----------------------------------------------------------------------------


def demanded(*theirs: dict[str, Json], mine: int = 2) -> Table:
    return go(lay(LESSER, "ready", seat(dark=2, glory=mine), *theirs), "anchor queelzebub")


@pytest.mark.card("Queelzebub/Lesser")
@pytest.mark.rule("QX-8")
def test_anchored_lesser_queelzebub_is_for_an_opponent_with_more_glory_and_a_creature() -> None:
    """Seat 1 fits, seat 2 has no more, seat 3 no creature."""
    table = demanded(area(GOBLIN, glory=3), area(GOBLIN, glory=2), area(glory=9))
    assert (asks(table), options(table), energy(table)) == ((0, "seat"), ["seat 1"], (0, 0))


@pytest.mark.card("Queelzebub/Lesser")
def test_that_opponent_may_lose_a_glory() -> None:
    table = go(demanded(area(GOBLIN, glory=3)), "seat 1")
    assert (asks(table), options(table)) == ((1, "choose"), ["choose 1", "choose 2"])
    go(table, "choose 1")
    assert (glory(table), lying(table, "ready", 1)) == ([2, 2], [GOBLIN])


@pytest.mark.card("Queelzebub/Lesser")
def test_that_opponent_may_destroy_a_creature_of_its_choice() -> None:
    table = go(demanded(area(GOBLIN, "Quake Dragon#6", glory=3)), "seat 1", "choose 2")
    assert (asks(table), options(table)) == ((1, "pick"), ["pick scavenging-goblin#3@1", "pick quake-dragon#6@1"])
    go(table, "pick quake-dragon#6@1")
    assert (glory(table), lying(table, "ready", 1)) == ([2, 3], [GOBLIN])


@pytest.mark.card("Queelzebub/Lesser", negative=True)
@pytest.mark.rule("Q272")
@pytest.mark.parametrize("theirs", [area(GOBLIN, glory=2), area(glory=5), area("Black Cat#4", glory=1)])
def test_anchored_lesser_queelzebub_is_not_on_offer_against_the_poor_and_the_bare(theirs: dict[str, Json]) -> None:
    assert offered(lay(LESSER, "ready", seat(dark=2, glory=2), theirs), "anchor") == []


@pytest.mark.card("Queelzebub/Lesser", negative=True)
def test_anchored_lesser_queelzebub_costs_two_dark() -> None:
    table = lay(LESSER, "ready", seat(dark=1, light=1, quiddity=4), area(GOBLIN, glory=3))
    assert "queelzebub" not in offered(table, "anchor")


@pytest.mark.rule("Q243")
def test_locked_die_may_be_picked_and_meets_the_demand() -> None:
    table = go(demanded(area(glory=5, locked=LOCK)), "seat 1", "choose 2", "pick frost-howler#3 locked@1")
    assert (locked(table, 1), lying(table, "used", 1), glory(table)) == (None, ["Frost Howler"], [2, 5])


@pytest.mark.rule("Q243", "Q43")
def test_with_immune_creatures_alone_the_glory_must_be_lost() -> None:
    """The one list that can be done is not asked for."""
    table = go(demanded(area("Archangel#5", glory=5)), "seat 1")
    assert (glory(table), lying(table, "ready", 1)) == ([2, 4], ["Archangel#5"])
