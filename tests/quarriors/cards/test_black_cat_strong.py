"""Black Cat, Strong and Mighty. Face 3: a question mark; 4: level 1, 1/2; 5: level 1, 2/2 with a burst; 6: level 2, 3/3
with two."""

import pytest

from tests.quarriors.mat import area, asks, energy, glory, go, kind, lay, lying, offered, options, quiddity, seat
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

OTHERS = "Quake Dragon/Mighty, Scavenging Goblin/Base, Herald/Base, Quartz Golem/Base, Boogieman/Lesser"
STRONG, MIGHTY = f"Black Cat/Strong, {OTHERS}", f"Black Cat/Mighty, {OTHERS}, Dark/Enchantment, Death/Charm"
GOBLIN = "Scavenging Goblin#3"


# -- Strong: the question mark -----------------------------------------------------------------------------------------


def used(**mine: Json) -> Table:
    """A Strong Cat was used with two dice in the bag, which fall on 1 and 6."""
    me = seat(active="Black Cat#3", bag="3 Basic Quiddity", **mine)
    return go(lay(STRONG, "ready", me, immediate=True, rolls=[1, 1, 1, 6]), "use black-cat#3")


@pytest.mark.card("Black Cat/Strong")
@pytest.mark.rule("QX-7")
def test_strong_cat_gives_dark_that_may_pay_for_two_dice() -> None:
    table = used()
    assert (asks(table), options(table), energy(table)) == ((0, "may-do"), ["yes", "pass"], (0, 1))
    go(table, "yes")
    assert (sorted(lying(table, "active")), energy(table)) == (["Basic Quiddity#1", "Basic Quiddity#6"], (0, 0))
    assert lying(table, "spent") == ["Black Cat#3"]


@pytest.mark.card("Black Cat/Strong", negative=True)
def test_strong_cat_may_keep_the_dark() -> None:
    table = go(used(), "pass")
    assert (lying(table, "active"), energy(table), lying(table, "bag")) == ([], (0, 1), ["Basic Quiddity"] * 3)


@pytest.mark.card("Black Cat/Strong", negative=True)
@pytest.mark.rule("Q78")
def test_draw_of_a_strong_cat_is_paid_with_dark_alone() -> None:
    """Plain and light quiddity stay."""
    table = go(used(quiddity=2, light=1), "yes")
    assert (quiddity(table), energy(table)) == (2, (1, 0))


# -- Strong: dearer summons --------------------------------------------------------------------------------------------


def price(active: str, *theirs: dict[str, Json], ready: str = "", wilds: str = STRONG) -> int:
    """What seat 0 would pay to summon the die."""
    n: int = lay(wilds, "ready", seat(active=active, ready=ready, quiddity=12), *theirs).view(None)["summons"][0][
        "price"
    ]
    return n


@pytest.mark.card("Black Cat/Strong")
def test_strong_cat_makes_creatures_of_its_level_dearer_for_opponents() -> None:
    assert price(GOBLIN, seat(ready="Black Cat#4")) == 1 + 1


@pytest.mark.card("Black Cat/Strong", negative=True)
@pytest.mark.parametrize(("die", "plain"), [("Quake Dragon#5", 2), ("Quake Dragon#6", 3)])
@pytest.mark.parametrize("cat", [4, 5])
def test_strong_cat_of_level_one_leaves_higher_levels(cat: int, die: str, plain: int) -> None:
    assert price(die, seat(ready=f"Black Cat#{cat}")) == plain


@pytest.mark.card("Black Cat/Strong")
@pytest.mark.rule("Q2")
def test_strong_cat_with_a_burst_makes_its_level_dearer_once() -> None:
    """The burst column widens the scope; the surcharge stays 1."""
    assert price(GOBLIN, seat(ready="Black Cat#5")) == 1 + 1


@pytest.mark.card("Black Cat/Strong")
@pytest.mark.rule("Q2")
@pytest.mark.parametrize(
    ("die", "paid"),
    [
        (GOBLIN, 1 + 1),
        ("Quake Dragon#5", 2 + 1),
        ("Quake Dragon#6", 3 + 1),
        ("Boogieman#4", 1 + 1),
        ("Herald#4", 1 + 2),
        ("Quartz Golem#6", 3 + 2),
    ],
)
def test_strong_cat_with_two_bursts_makes_every_creature_dearer_and_light_ones_by_two(die: str, paid: int) -> None:
    assert price(die, seat(ready="Black Cat#6")) == paid


@pytest.mark.card("Black Cat/Strong", negative=True)
@pytest.mark.parametrize("face", [4, 5, 6])
def test_strong_cat_of_the_own_area_makes_nothing_dearer(face: int) -> None:
    assert price(GOBLIN, seat(), ready=f"Black Cat#{face}") == 1


@pytest.mark.card("Black Cat/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Lesser", "Greater", "Mighty"])
def test_other_cats_make_nothing_dearer(type: str) -> None:
    wilds = STRONG.replace("Cat/Strong", f"Cat/{type}")
    assert price("Herald#4", seat(ready="Black Cat#6"), wilds=wilds) == 1


@pytest.mark.card("Black Cat/Strong")
@pytest.mark.rule("Q74")
def test_surcharges_of_several_cats_add_up() -> None:
    us = seat(ready="Black Cat#4, Black Cat#5"), seat(ready="Black Cat#6")
    assert price("Herald#4", *us) == 1 + 1 + 1 + 2


@pytest.mark.card("Black Cat/Strong", negative=True)
def test_summons_that_cannot_pay_the_surcharge_is_not_on_offer() -> None:
    table = lay(STRONG, "ready", seat(active="Herald#4", quiddity=2), seat(ready="Black Cat#6"))
    assert offered(table, "summon") == []


@pytest.mark.rule("Q218")
def test_surcharge_of_a_cat_is_the_players_and_immunity_does_not_spare_it() -> None:
    wilds = f"{STRONG}, Heavenly Seraph/Mighty"
    assert price("Heavenly Seraph#4", seat(ready="Black Cat#4"), ready="Heavenly Seraph#4", wilds=wilds) == 1 + 1


# -- Mighty: the question mark -----------------------------------------------------------------------------------------


def robbed(*theirs: int, mine: int = 0) -> Table:
    """A Mighty Cat was used against opponents with so much glory."""
    me = seat(active="Black Cat#3", glory=mine)
    return go(lay(MIGHTY, "ready", me, *(seat(glory=n) for n in theirs), immediate=True), "use black-cat#3")


@pytest.mark.card("Black Cat/Mighty")
def test_mighty_cat_takes_a_glory_from_the_opponent_with_the_most() -> None:
    """Its player has more, and is no opponent."""
    table = robbed(3, 5, 4, mine=9)
    assert options(table) == ["seat 2"]
    assert glory(go(table, "seat 2")) == [9, 3, 5 - 1, 4]


@pytest.mark.card("Black Cat/Mighty")
@pytest.mark.rule("Q71")
def test_player_of_a_mighty_cat_chooses_among_tied_opponents() -> None:
    table = robbed(5, 3, 5)
    assert (asks(table), options(table)) == ((0, "seat"), ["seat 1", "seat 3"])
    assert glory(go(table, "seat 3")) == [0, 5, 3, 5 - 1]


@pytest.mark.card("Black Cat/Mighty", negative=True)
@pytest.mark.rule("Q71")
def test_mighty_cat_takes_nothing_where_all_opponents_have_nothing() -> None:
    table = robbed(0, 0, mine=4)
    assert (kind(table), glory(table), lying(table, "spent")) == ("tidy", [4, 0, 0], ["Black Cat#3"])


@pytest.mark.card("Black Cat/Mighty", negative=True)
def test_mighty_cat_gives_no_dark() -> None:
    assert energy(robbed(1)) == (0, 0)


# -- Mighty: spells and scoring ----------------------------------------------------------------------------------------


def summoned(face: int, *theirs: dict[str, Json], mine: str = "", type: str = "Mighty") -> Table:
    me = seat(active=f"Black Cat#{face}", ready=mine, quiddity=2)
    return go(lay(MIGHTY.replace("Cat/Mighty", f"Cat/{type}"), "ready", me, *theirs), f"summon black-cat#{face}")


@pytest.mark.card("Black Cat/Mighty")
@pytest.mark.rule("Q278", "Q69")
def test_mighty_cat_with_a_burst_destroys_an_unattached_spell_of_an_opponent() -> None:
    """The Charm on the Goblin is attached, and that of its own player is no opponent's."""
    table = summoned(5, seat(ready=f"Dark#4, {GOBLIN}+Death#4@1"), seat(ready="Death#4"), mine="Death#4")
    assert (asks(table), options(go(table, "yes"))) == ((0, "may"), ["pick dark#4@1", "pick death#4@2"])
    go(table, "pick dark#4@1")
    assert (lying(table, "ready", 1), lying(table, "used", 1)) == ([f"{GOBLIN}+Death#4@1"], ["Dark"])


@pytest.mark.card("Black Cat/Mighty", negative=True)
def test_mighty_cat_with_a_burst_may_leave_spells() -> None:
    table = go(summoned(5, seat(ready="Dark#4")), "pass")
    assert lying(table, "ready", 1) == ["Dark#4"]


@pytest.mark.card("Black Cat/Mighty", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Mighty", 4), ("Mighty", 6), ("Strong", 5), ("Greater", 5)])
def test_mighty_cat_without_a_burst_and_other_cats_leave_spells(type: str, face: int) -> None:
    table = summoned(face, seat(ready="Dark#4"), type=type)
    assert (kind(table), lying(table, "ready", 1)) == ("tidy", ["Dark#4"])


@pytest.mark.card("Black Cat/Mighty", negative=True)
def test_mighty_cat_with_a_burst_asks_nothing_where_every_spell_is_attached() -> None:
    assert kind(summoned(5, seat(ready=f"{GOBLIN}+Death#4@1"))) != "may"


def scored(face: int, *theirs: dict[str, Json], type: str = "Mighty") -> Table:
    wilds = MIGHTY.replace("Cat/Mighty", f"Cat/{type}")
    return go(lay(wilds, "score", seat(ready=f"Black Cat#{face}"), *theirs), f"score black-cat#{face}")


@pytest.mark.card("Black Cat/Mighty")
@pytest.mark.rule("Q130")
def test_scoring_mighty_cat_with_two_bursts_takes_glory_from_those_without_a_dark_creature() -> None:
    """Seat 1 has a dark one, seat 2 a light one and one without energy, seat 3 an enchantment that is no creature."""
    us = area("Boogieman#4", glory=4), area("Herald#4", GOBLIN, glory=4), area("Dark#4", glory=4)
    assert glory(scored(6, *us)) == [2, 4, 4 - 1, 4 - 1]


@pytest.mark.card("Black Cat/Mighty", negative=True)
def test_scoring_mighty_cat_takes_nothing_from_those_who_have_nothing() -> None:
    assert glory(scored(6, seat(), seat(glory=1))) == [2, 0, 0]


@pytest.mark.card("Black Cat/Mighty", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Mighty", 4), ("Mighty", 5), ("Strong", 6), ("Base", 6)])
def test_cats_without_two_bursts_and_other_cats_take_no_glory(type: str, face: int) -> None:
    assert glory(scored(face, seat(glory=4), type=type)) == [2, 4]
