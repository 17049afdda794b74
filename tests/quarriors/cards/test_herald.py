"""Herald, Base and Lesser. Face 3: a question mark; 4: level 1, 1/2; 5: level 1, 2/3 with a burst; 6: level 2, 2/4 with
two."""

import pytest

from tests.quarriors.mat import (
    LARGE,
    LARGE_DARK,
    asks,
    do,
    energy,
    go,
    lay,
    lying,
    number,
    offered,
    options,
    seat,
    stats,
)
from tests.quarriors.words.made import casting
from tumblehall.games.quarriors.language.effects import Destroy
from tumblehall.games.quarriors.language.selectors import Dice, One
from tumblehall.games.quarriors.language.terms import Side
from tumblehall.kernel.table import Table

CARDS = "Boogieman/Lesser, Queelzebub/Base, Light/Enchantment, Scavenging Goblin/Base"
MARK, HERALD, GOBLIN = "Herald#3", "Herald#4", "Scavenging Goblin#3"
TYPES = ["Base", "Lesser", "Greater", "Strong", "Mighty"]


def shown(type: str, bag: str = "", rolls: tuple[int, ...] = (), active: str = "", used: str = "") -> Table:
    """Seat 0 has rolled the question mark of a Herald."""
    mine = seat(active=MARK + active, bag=bag, used=used)
    return lay(f"Herald/{type} 1, {CARDS}", "ready", mine, rolls=rolls, immediate=True)


def attacked(type: str, theirs: str, rolls: tuple[int, ...] = ()) -> Table:
    us = seat(ready="Queelzebub#6"), seat(ready=theirs, bag="2 Portal")
    return lay(f"Herald/{type}, {CARDS}", "attack", *us, rolls=rolls)


# -- Base: a die drawn, and a way back ---------------------------------------------------------------------------------


@pytest.mark.card("Herald/Base")
@pytest.mark.rule("Q265")
@pytest.mark.parametrize(("die", "face"), [("Herald", 1), ("Herald", 4), ("Light", 1)])
def test_base_herald_draws_a_light_die_and_gains_light(die: str, face: int) -> None:
    """Whatever it shows, and a spell die too."""
    table = do(shown("Base", die, (1, face)), f"use {MARK.lower()}")
    assert (energy(table), lying(table, "active"), lying(table, "spent")) == ((1, 0), [f"{die}#{face}"], [MARK])


@pytest.mark.card("Herald/Base", negative=True)
@pytest.mark.rule("Q265")
@pytest.mark.parametrize("die", ["Boogieman", "Portal", "Scavenging Goblin"])
def test_base_herald_that_draws_another_die_gains_nothing(die: str) -> None:
    table = do(shown("Base", die, (1, 1)), "use herald#3")
    assert (energy(table), lying(table, "active")) == ((0, 0), [f"{die}#1"])


@pytest.mark.card("Herald/Base", negative=True)
def test_base_herald_that_draws_nothing_gains_nothing() -> None:
    table = do(shown("Base"), "use herald#3")
    assert (energy(table), lying(table, "spent")) == ((0, 0), [MARK])


@pytest.mark.card("Herald/Base")
@pytest.mark.parametrize("face", [4, 5])
def test_destroyed_base_herald_may_go_to_the_active_pool(face: int) -> None:
    table = go(attacked("Base", f"Herald#{face}, Boogieman#4"), f"defend herald#{face}")
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", "goes active"])
    go(table, "goes active")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Herald"], [])


@pytest.mark.card("Herald/Base")
@pytest.mark.rule("Q3")
def test_base_herald_with_two_bursts_brings_a_die_along() -> None:
    table = go(attacked("Base", "Herald#6, Boogieman#4", (1,)), "defend herald#6", "goes active")
    assert (sorted(lying(table, "active", 1)), lying(table, "bag", 1)) == (["Herald", "Portal"], ["Portal"])


@pytest.mark.card("Herald/Base", negative=True)
@pytest.mark.parametrize("face", [4, 6])
def test_base_herald_need_not_come_back(face: int) -> None:
    table = go(attacked("Base", f"Herald#{face}, Boogieman#4"), f"defend herald#{face}", "goes used")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == ([], ["Herald"])


@pytest.mark.card("Herald/Base", negative=True)
def test_base_herald_does_not_come_back_in_the_own_turn() -> None:
    spell = casting(Destroy(One(Dice(Side.MINE))))
    mine = seat(ready=f"Growth#4, {HERALD}")
    table = go(lay(f"Herald/Base, {CARDS}, {spell}", "ready", mine), "cast growth#4", "pick herald#4@0")
    assert (lying(table, "used"), lying(table, "active")) == (["Herald"], [])


@pytest.mark.card("Herald/Base", negative=True)
def test_base_herald_brings_back_no_other_creature() -> None:
    table = go(attacked("Base", "Herald#4, Boogieman#4"), "defend boogieman#4")
    assert lying(table, "used", 1) == ["Boogieman"]


@pytest.mark.rule("Q229")
def test_base_herald_is_not_saved_from_the_own_base_overlord() -> None:
    mine = seat(ready="Demonic Overlord#4, Herald#4", bag="Portal")
    table = lay(f"Herald/Base, {CARDS}, Demonic Overlord/Base", "score", mine, rolls=[1] * 9)
    assert offered(do(table, "score demonic-overlord#4"), "goes") == ["used"]


@pytest.mark.rule("Q306")
def test_locked_strong_cyclops_does_not_stop_the_herald() -> None:
    us = seat(ready="Queelzebub#6", locked="Pink Eye Cyclops#3"), seat(ready=f"{HERALD}, Boogieman#4")
    table = go(lay(f"Herald/Base, {CARDS}, Pink Eye Cyclops/Strong", "attack", *us), "defend herald#4")
    assert options(table) == ["goes used", "goes active"]


@pytest.mark.parametrize("type", TYPES[1:4])
@pytest.mark.parametrize("face", [4, 5, 6])
def test_other_destroyed_heralds_go_to_the_used_pile(type: str, face: int) -> None:
    table = go(attacked(type, f"Herald#{face}, Boogieman#4"), f"defend herald#{face}")
    assert lying(table, "used", 1) == ["Herald"]


@pytest.mark.card("Herald/Base")
@pytest.mark.card("Herald/Lesser")
@pytest.mark.parametrize("type", ["Base", "Lesser"])
def test_base_and_lesser_herald_with_a_burst_are_harder(type: str) -> None:
    assert stats(lay(f"Herald/{type}", "tidy", seat(ready="Herald#5")), 0) == (2, 3 + 1)


@pytest.mark.card("Herald/Base", negative=True)
@pytest.mark.card("Herald/Lesser", negative=True)
@pytest.mark.parametrize(
    ("type", "face", "plain"),
    [
        *((type, 4, (1, 2)) for type in TYPES),
        *((type, 6, (2, 4)) for type in TYPES),
        *((type, 5, (2, 3)) for type in TYPES[2:]),
    ],
)
def test_heralds_on_other_faces_and_other_heralds_are_no_harder(type: str, face: int, plain: tuple[int, int]) -> None:
    assert stats(lay(f"Herald/{type}", "tidy", seat(ready=f"Herald#{face}")), 0) == plain


# -- Lesser: light, a die for scoring, re-rolls ------------------------------------------------------------------------


@pytest.mark.card("Herald/Lesser")
def test_lesser_herald_is_spent_for_two_light() -> None:
    table = do(shown("Lesser"), "use herald#3")
    assert (energy(table), number(table, 0, "quiddity"), lying(table, "spent")) == ((2, 0), 0, [MARK])


@pytest.mark.card("Herald/Lesser", negative=True)
@pytest.mark.parametrize("face", [1, 2, 4])
def test_lesser_herald_on_another_face_cannot_be_used(face: int) -> None:
    table = lay(f"Herald/Lesser 1, {CARDS}", "ready", seat(active=f"Herald#{face}", quiddity=2), immediate=True)
    assert offered(table, "use") == []


def scored(type: str, face: int) -> Table:
    mine = seat(ready=f"Herald#{face}", bag="2 Portal, 7 Basic Quiddity")
    table = lay(f"Herald/{type}, {CARDS}", "score", mine, rolls=[1] * 16)
    return do(table, f"score herald#{face}", "pass")


@pytest.mark.card("Herald/Lesser")
def test_lesser_herald_with_two_bursts_draws_a_die_when_it_scores() -> None:
    """It is rolled with the six of the turn."""
    table = scored("Lesser", 6)
    assert (number(table, 0), len(lying(table, "active")), len(lying(table, "bag"))) == (2, 6 + 1, 9 - 7)


@pytest.mark.card("Herald/Lesser", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Lesser", 4), ("Lesser", 5), ("Base", 6), ("Greater", 6), ("Mighty", 6)])
def test_heralds_without_two_bursts_and_other_heralds_draw_nothing_more(type: str, face: int) -> None:
    table = scored(type, face)
    assert (number(table, 0), len(lying(table, "active"))) == (2, 6)


def rerolling(active: str, *rolls: int, phase: str = "ready", light: int = 1, wilds: str = "Herald/Lesser 1") -> Table:
    mine = seat(active=active, light=light)
    return lay(f"{wilds}, {CARDS}", phase, mine, rolls=rolls)


@pytest.mark.card("Herald/Lesser")
@pytest.mark.rule("Q270")
@pytest.mark.parametrize("dice", [0, 1])
def test_the_spell_re_rolls_two_dice_with_or_without_dice_on_the_card(dice: int) -> None:
    table = rerolling(f"{GOBLIN}, Boogieman#1, Portal#1", 6, 4, wilds=f"Herald/Lesser {dice}")
    do(table, "anchor herald", "pick scavenging-goblin#3", "pick boogieman#1")
    assert sorted(lying(table, "active")) == ["Boogieman#4", "Portal#1", "Scavenging Goblin#6"]
    assert energy(table) == (0, 0)


@pytest.mark.card("Herald/Lesser")
@pytest.mark.parametrize("picked", [[], ["pick portal#1"]])
def test_the_spell_re_rolls_up_to_two_dice(picked: list[str]) -> None:
    table = do(rerolling(f"{GOBLIN}, Portal#1", 4), "anchor herald", *picked, "pass")
    assert sorted(lying(table, "active")) == [f"Portal#{4 if picked else 1}", GOBLIN]


@pytest.mark.card("Herald/Lesser")
@pytest.mark.rule("Q255")
def test_the_spell_may_re_roll_large_dice() -> None:
    wilds = "Assistant/of Economics, Herald/Lesser"
    table = rerolling(f"{LARGE}, {LARGE_DARK}", 2, 3, wilds=wilds)
    do(table, "anchor herald", "pick large-quiddity#1", "pick large-quiddity#5")
    assert sorted(lying(table, "active")) == ["Large Quiddity#2", "Large Quiddity#3"]


@pytest.mark.card("Herald/Lesser", negative=True)
def test_the_spell_re_rolls_no_spent_die() -> None:
    mine = seat(active="Portal#1", spent="Basic Quiddity#1", light=1)
    table = do(lay(f"Herald/Lesser, {CARDS}", "ready", mine), "anchor herald")
    assert options(table) == ["pick portal#1", "pass"]


@pytest.mark.card("Herald/Lesser", negative=True)
@pytest.mark.rule("Q157")
@pytest.mark.parametrize(("active", "light"), [("", 1), ("Portal#1", 0)])
def test_the_spell_needs_a_die_and_a_light(active: str, light: int) -> None:
    mine = seat(active=active, light=light, quiddity=2, dark=1)
    assert "herald" not in offered(lay(f"Herald/Lesser 1, {CARDS}", "ready", mine), "anchor")


@pytest.mark.card("Herald/Lesser")
@pytest.mark.rule("Q273")
def test_in_phase_2_an_immediate_effect_that_is_rolled_may_be_used() -> None:
    table = do(rerolling("Herald#1", 3), "anchor herald", "pick herald#1")
    assert energy(do(table, "use herald#3")) == (2, 0)


@pytest.mark.rule("Q273")
def test_in_phase_4_a_creature_face_cannot_be_summoned() -> None:
    """The Assistant shows a creature; there is quiddity for it."""
    mine = seat(active="Assistant#1, Basic Quiddity#1", light=1, quiddity=1)
    table = lay(f"Herald/Lesser 1, {CARDS}", "capture", mine, rolls=[5])
    do(table, "anchor herald", "pick assistant#1", "pass")
    assert ("Assistant#5" in lying(table, "active"), offered(table, "summon")) == (True, [])


@pytest.mark.rule("Q273")
def test_in_phase_2_it_can() -> None:
    mine = seat(active="Assistant#1", light=1, quiddity=1)
    table = lay(f"Herald/Lesser 1, {CARDS}", "ready", mine, rolls=[5])
    assert offered(do(table, "anchor herald", "pick assistant#1"), "summon") == ["assistant#5"]


@pytest.mark.card("Herald/Lesser", negative=True)
@pytest.mark.parametrize("type", ["Base", "Strong", "Mighty"])
def test_other_heralds_have_no_spell(type: str) -> None:
    assert offered(rerolling("Portal#1", light=3, wilds=f"Herald/{type} 1"), "anchor") == []
