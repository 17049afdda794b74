"""Queelzebub, Strong and Mighty. Face 4: level 1, 5/4; 5: level 2, 7/5 with a burst; 6: level 3, 9/7 with two."""

import pytest

from tests.quarriors.mat import (
    area,
    asks,
    captures,
    energy,
    go,
    kind,
    lay,
    left,
    locked,
    lying,
    number,
    offered,
    options,
    quiddity,
    seat,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

OTHERS = "Quake Dragon/Mighty, Scavenging Goblin/Base, Frost Howler/Strong, Archangel/Lesser"
STRONG = f"Queelzebub/Strong, Black Cat/Mighty, {OTHERS}"
GOBLIN, LOCK = "Scavenging Goblin#3", "Frost Howler#3"
DRAGONS = ("Quake Dragon#4", "Quake Dragon#5", "Quake Dragon#6")


# -- Strong: one of its own for one of each ----------------------------------------------------------------------------


def summoned(face: int, mine: str, *theirs: dict[str, Json], wilds: str = STRONG) -> Table:
    """A Queelzebub was summoned beside these creatures."""
    me = seat(active=f"Queelzebub#{face}", ready=mine, quiddity=3)
    return go(lay(wilds, "ready", me, *theirs), f"summon queelzebub#{face}")


@pytest.mark.card("Queelzebub/Strong")
@pytest.mark.rule("QX-10")
def test_strong_queelzebub_destroys_one_of_its_own_and_then_one_of_each_opponent() -> None:
    """All are chosen by its player before any falls."""
    table = summoned(4, GOBLIN, area(GOBLIN, DRAGONS[0]), area(GOBLIN))
    assert (asks(table), options(go(table, "yes"))) == ((0, "may"), ["pick scavenging-goblin#3@0"])
    go(table, "pick scavenging-goblin#3@0")
    assert (asks(table), options(table)) == ((0, "pick"), ["pick scavenging-goblin#3@1", "pick quake-dragon#4@1"])
    go(table, "pick quake-dragon#4@1")
    assert (asks(table), lying(table, "used", 1)) == ((0, "pick"), [])
    go(table, "pick scavenging-goblin#3@2")
    assert [lying(table, "ready", who) for who in range(3)] == [["Queelzebub#4"], [GOBLIN], []]
    assert lying(table, "used") == ["Scavenging Goblin"]


@pytest.mark.card("Queelzebub/Strong")
@pytest.mark.rule("Q2", "Q38", "Q5")
@pytest.mark.parametrize(
    ("face", "price", "victims"),
    [(4, 1, 1), (4, 2, 2), (4, 3, 3), (5, 1, 2), (5, 2, 3), (6, 1, 3)],
)
def test_level_of_the_own_creature_says_which_may_fall(face: int, price: int, victims: int) -> None:
    """The same or a lower level; with a burst one more; with two any."""
    own = DRAGONS[price - 1].lower().replace(" ", "-")
    table = go(summoned(face, DRAGONS[price - 1], area(*DRAGONS)), "yes", f"pick {own}@0")
    assert options(table) == [f"pick quake-dragon#{4 + n}@1" for n in range(victims)]


@pytest.mark.card("Queelzebub/Strong", negative=True)
@pytest.mark.rule("QX-10")
def test_strong_queelzebub_that_destroys_nothing_of_its_own_destroys_nothing() -> None:
    table = go(summoned(6, GOBLIN, area(GOBLIN)), "pass")
    assert (lying(table, "ready"), lying(table, "ready", 1)) == ([GOBLIN, "Queelzebub#6"], [GOBLIN])


@pytest.mark.card("Queelzebub/Strong", negative=True)
@pytest.mark.rule("Q32")
def test_neither_itself_nor_a_locked_die_is_the_price() -> None:
    us = seat(active="Queelzebub#4", quiddity=1, locked=LOCK), area(GOBLIN)
    table = go(lay(STRONG, "ready", *us), "summon queelzebub#4")
    assert (asks(table), locked(table)) == ((1, "name"), LOCK)


@pytest.mark.card("Queelzebub/Strong", negative=True)
@pytest.mark.rule("Q40")
def test_immune_creatures_and_those_of_too_high_a_level_do_not_fall() -> None:
    table = go(summoned(4, GOBLIN, area("Archangel#5", DRAGONS[1]), area(GOBLIN)), "yes", "pick scavenging-goblin#3@0")
    assert options(table) == ["pick scavenging-goblin#3@2"]


@pytest.mark.card("Queelzebub/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Lesser", "Greater", "Mighty"])
def test_other_queelzebubs_ask_for_no_price(type: str) -> None:
    wilds = STRONG.replace("Queelzebub/Strong", f"Queelzebub/{type}")
    assert asks(summoned(4, GOBLIN, area(GOBLIN), wilds=wilds)) == (1, "name")


@pytest.mark.rule("Q247", "Q32")
def test_locked_die_fits_any_level_and_is_unlocked_to_the_used_pile() -> None:
    table = go(summoned(4, "Assistant#5", area(locked=LOCK)), "yes", "pick assistant#5@0")
    assert options(table) == ["pick frost-howler#3 locked@1"]
    go(table, "pick frost-howler#3 locked@1")
    assert (locked(table, 1), lying(table, "used", 1)) == (None, ["Frost Howler"])


@pytest.mark.rule("Q38")
def test_own_creature_that_is_saved_was_destroyed_all_the_same() -> None:
    """A Base Cat with two bursts goes to the active pool; its level was 2."""
    wilds = STRONG.replace("Cat/Mighty", "Cat/Base")
    table = go(summoned(4, "Black Cat#6", area(*DRAGONS), wilds=wilds), "yes", "pick black-cat#6@0")
    go(table, next(each for each in options(table) if "active" in each))
    assert options(table) == ["pick quake-dragon#4@1", "pick quake-dragon#5@1"]


@pytest.mark.rule("Q287")
def test_ooze_that_copies_a_strong_queelzebub_may_destroy_its_model_and_stays_what_it_is() -> None:
    wilds = f"{STRONG}, Primordial Ooze/Strong"
    us = seat(active="Primordial Ooze#4", ready=GOBLIN, quiddity=4), seat(ready="Queelzebub#4")
    table = go(lay(wilds, "ready", *us), "summon primordial-ooze#4")
    while kind(table) not in ("may", "act"):
        go(table, next(each for each in options(table) if "queelzebub" in each))
    go(table, "yes", "pick scavenging-goblin#3@0", "pick queelzebub#4@1")
    copy = table.view(None)["seats"][0]["ready"][0]
    assert (lying(table, "used", 1), copy["attack"], copy["defence"]) == (["Queelzebub"], 5, 4)


# -- Mighty: no discount for light -------------------------------------------------------------------------------------

LIGHTS = "Herald/Lesser 2, Quartz Golem/Lesser 2, Light/Charm 2"
DARKS = "Boogieman/Lesser 2, Black Cat/Base 2, Dark/Spell 2"
MIGHTY = f"Queelzebub/Mighty, {LIGHTS}, {DARKS}"


def market(*theirs: str, wilds: str = MIGHTY, **mine: Json) -> Table:
    me = seat(light=1, dark=1, quiddity=6, **mine)
    return lay(wilds, "capture", me, *(seat(ready=each) for each in theirs or ("",)))


def of_light(table: Table) -> list[str]:
    """The captures of Heralds, Golems and Light dice on offer."""
    return [each for each in offered(table, "capture") if each.split()[0] in ("herald", "quartz-golem", "light")]


@pytest.mark.card("Queelzebub/Mighty")
@pytest.mark.rule("Q168")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_opponents_of_a_mighty_queelzebub_pay_the_normal_cost_for_light_dice(face: int) -> None:
    table = market(f"Queelzebub#{face}")
    assert of_light(table) == ["herald", "quartz-golem", "light"]


@pytest.mark.card("Queelzebub/Mighty")
@pytest.mark.rule("Q168")
def test_light_quiddity_pays_for_light_dice_as_plain_does_where_the_discount_is_forbidden() -> None:
    """A Herald for 3: 2 plain and the light one."""
    me = seat(light=1, quiddity=2)
    table = lay(MIGHTY, "capture", me, seat(ready="Queelzebub#4"))
    assert of_light(table) == ["herald", "light"]
    go(table, "capture herald")
    assert (lying(table, "used"), quiddity(table), energy(table)) == (["Herald"], 0, (0, 0))


@pytest.mark.card("Queelzebub/Mighty", negative=True)
def test_dark_dice_are_cheaper_all_the_same() -> None:
    table = market("Queelzebub#4")
    assert [each for each in offered(table, "capture") if "with" in each] == [
        "boogieman with dark",
        "black-cat with dark",
        "dark with dark",
    ]


@pytest.mark.card("Queelzebub/Mighty", negative=True)
@pytest.mark.parametrize(
    ("wilds", "theirs", "mine"),
    [
        (MIGHTY, "", "Queelzebub#4"),
        (MIGHTY, "Boogieman#4", ""),
        (MIGHTY.replace("Mighty", "Base", 1), "Queelzebub#4", ""),
    ],
)
def test_discount_is_there_for_its_player_and_beside_other_queelzebubs(wilds: str, theirs: str, mine: str) -> None:
    table = market(theirs, wilds=wilds, ready=mine)
    assert "herald with light" in of_light(table)


@pytest.mark.rule("Q50")
@pytest.mark.parametrize("zone", ["active", "used", "bag"])
def test_mighty_queelzebub_forbids_from_the_ready_area_only(zone: str) -> None:
    us = seat(light=1, quiddity=6), seat(**{zone: "Queelzebub"})  # type: ignore[arg-type]
    assert "herald with light" in of_light(lay(MIGHTY, "capture", *us))


@pytest.mark.rule("Q218")
def test_immune_creature_does_not_bring_the_discount_back() -> None:
    wilds = f"{MIGHTY}, Archangel/Lesser"
    assert "herald with light" not in of_light(market("Queelzebub#4", wilds=wilds, ready="Archangel#5"))


@pytest.mark.rule("Q261")
def test_forbidden_discount_is_looked_up_when_the_capture_is_paid() -> None:
    """The anchored spell of a Greater Archangel takes the Queelzebub away first."""
    wilds = f"{MIGHTY}, Archangel/Greater"
    us = seat(light=4, quiddity=3), seat(ready="Queelzebub#4")
    table = lay(wilds, "capture", *us)
    assert "herald with light" not in of_light(table)
    go(table, "anchor archangel", "pick queelzebub#4@1")
    assert "herald with light" in of_light(table)


# -- Mighty: no anchored spells for light ------------------------------------------------------------------------------


def anchors(theirs: str, mine: str = "", wilds: str = MIGHTY) -> list[str]:
    """What anchored spells seat 0 may use, with a die to re-roll, one to turn up and one to turn down."""
    me = seat(active="Boogieman#1", ready=f"Herald#4, {mine}", light=1, dark=1)
    return offered(lay(wilds, "ready", me, seat(ready=theirs)), "anchor")


@pytest.mark.card("Queelzebub/Mighty")
def test_opponents_of_a_mighty_queelzebub_with_a_burst_use_no_anchored_spell_for_light() -> None:
    assert anchors("Queelzebub#5") == ["boogieman"]


@pytest.mark.card("Queelzebub/Mighty", negative=True)
@pytest.mark.parametrize(
    ("theirs", "mine", "wilds"),
    [
        ("Queelzebub#4, Boogieman#5", "", MIGHTY),
        ("Queelzebub#6", "", MIGHTY),
        ("Boogieman#5", "Queelzebub#5", MIGHTY),
        ("Queelzebub#5", "", MIGHTY.replace("Mighty", "Base", 1)),
    ],
)
def test_anchored_spells_for_light_are_there_without_its_burst_and_for_its_player(
    theirs: str, mine: str, wilds: str
) -> None:
    assert anchors(theirs, mine, wilds) == ["herald", "quartz-golem", "boogieman"]


# -- Mighty: a free capture --------------------------------------------------------------------------------------------


def scored(face: int, wilds: str = MIGHTY, options: dict[str, Json] | None = None) -> Table:
    """A Queelzebub scores in a game without the culls of the rules."""
    mine = seat(ready=f"Queelzebub#{face}", bag="4 Assistant")
    table = lay(f"Assistant/of Economics, {wilds}", "score", mine, rolls=[1] * 8, options=options)
    return go(table, f"score queelzebub#{face}")


@pytest.mark.card("Queelzebub/Mighty")
@pytest.mark.rule("Q333", "Q265", "QX-11")
def test_scoring_mighty_queelzebub_with_two_bursts_may_capture_a_dark_die_of_cost_five_for_free() -> None:
    """A Lesser Boogieman costs 5, a Base Cat 3, a Dark Spell 5, and 4 with dark; a Queelzebub 8."""
    table = scored(6, f"{MIGHTY.replace('Queelzebub/Mighty', 'Queelzebub/Mighty 2')}")
    assert (asks(table), number(table, 0)) == ((0, "may"), 3)
    go(table, "yes")
    assert options(table) == ["pick boogieman in wilds", "pick black-cat in wilds", "pick dark in wilds"]
    go(table, "pick dark in wilds")
    assert (sorted(lying(table, "used")), left(table, "Dark"), captures(table)) == (["Dark", "Queelzebub"], 1, 1)


@pytest.mark.card("Queelzebub/Mighty", negative=True)
@pytest.mark.rule("QX-11")
def test_dark_dice_that_cost_more_than_five_are_not_captured_for_free() -> None:
    """A Greater Boogieman costs 6, 5 with dark."""
    assert kind(scored(6, f"Queelzebub/Mighty, {LIGHTS}, Boogieman/Greater 2, Dark/Enchantment 2")) != "may"


@pytest.mark.card("Queelzebub/Mighty", negative=True)
def test_scoring_mighty_queelzebub_need_not_capture() -> None:
    assert lying(go(scored(6), "pass"), "used") == ["Queelzebub"]


@pytest.mark.card("Queelzebub/Mighty", negative=True)
@pytest.mark.parametrize(("face", "type"), [(4, "Mighty"), (5, "Mighty"), (6, "Base"), (6, "Strong")])
def test_mighty_queelzebub_without_two_bursts_and_others_capture_nothing(face: int, type: str) -> None:
    assert kind(scored(face, MIGHTY.replace("Mighty", type, 1))) != "may"


@pytest.mark.rule("Q373")
@pytest.mark.parametrize(("cats", "over"), [(1, True), (2, False)])
def test_free_capture_of_the_last_die_of_a_fourth_creature_card_ends_the_game(cats: int, over: bool) -> None:
    """Light vs. Dark alone: three of its six creature cards are empty."""
    wilds = f"Queelzebub/Mighty 1, Black Cat/Base {cats}, Boogieman/Lesser 2, Light/Charm 2, Dark/Spell 2"
    empty = "Archangel/Base, Herald/Base, Quartz Golem/Base"
    table = scored(6, f"{wilds}, {empty}", {"sets": ["light-dark"]})
    go(table, "yes", "pick black-cat in wilds")
    assert (table.decisions == (), lying(table, "used")) == (over, ["Queelzebub", "Black Cat"])
