"""Archangel, Greater. Face 4: level 1, 4/5; 5: level 2, 6/6 with a burst; 6: level 3, 7/8 with two."""

import pytest

from tests.quarriors.mat import (
    against,
    asks,
    creature,
    energy,
    glory,
    go,
    kind,
    lay,
    lying,
    offered,
    options,
    seat,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

ANGEL = "Archangel"
CARDS = "Herald/Strong, Boogieman/Lesser, Black Cat/Base, Queelzebub/Base, Heavenly Seraph/Strong"
HERALD, BOOGIEMAN, CAT, SERAPH = "Herald#4", "Boogieman#4", "Black Cat#4", "Heavenly Seraph#4"
OTHERS = ["Base", "Lesser", "Strong", "Mighty"]


def attack(mine: str, *theirs: str, type: str = "Greater", more: str = "") -> Table:
    return lay(f"{ANGEL}/{type}, {CARDS}{more}", "attack", seat(ready=mine), *(seat(ready=each) for each in theirs))


# -- one burst: dark defenders are weaker ------------------------------------------------------------------------------


@pytest.mark.card("Archangel/Greater")
def test_greater_archangel_with_a_burst_weakens_dark_defenders() -> None:
    """6 of attack, of which a Boogieman of defence 4 takes 2."""
    table = go(attack(f"{ANGEL}#5", f"Boogieman#5, {HERALD}"), "defend boogieman#5")
    assert (against(table), lying(table, "used", 1)) == ([None, 6 - (4 - 2)], ["Boogieman"])


@pytest.mark.card("Archangel/Greater", negative=True)
def test_greater_archangel_with_a_burst_does_not_weaken_light_defenders() -> None:
    table = go(attack(f"{ANGEL}#5", f"Boogieman#5, {HERALD}"), "defend herald#4")
    assert against(table) == [None, 6 - 2]


@pytest.mark.card("Archangel/Greater", negative=True)
@pytest.mark.parametrize(("type", "face", "total"), [("Greater", 4, 4), *((type, 5, 6) for type in OTHERS)])
def test_archangels_without_a_burst_and_other_ones_weaken_nobody(type: str, face: int, total: int) -> None:
    table = attack(f"{ANGEL}#{face}", f"{BOOGIEMAN}, {HERALD}", type=type)
    assert against(go(table, "defend boogieman#4")) == [None, total - 2]


@pytest.mark.rule("Q219")
@pytest.mark.parametrize(("face", "defence", "took"), [(6, 7, 3), (5, 5, 1), (4, 4, 1)])
def test_two_greater_archangels_weaken_twice_but_not_below_one(face: int, defence: int, took: int) -> None:
    """Of a defence of 7, 5 or 4."""
    assert took == max(1, defence - 4)
    table = go(attack(f"2 {ANGEL}#5", f"Queelzebub#{face}, {HERALD}"), f"defend queelzebub#{face}")
    assert against(table) == [None, 12 - took]


@pytest.mark.card("Archangel/Greater", negative=True)
def test_a_weakened_defender_has_at_least_one_defence() -> None:
    table = go(attack(f"{ANGEL}#5", f"{BOOGIEMAN}, {HERALD}"), "defend boogieman#4")
    assert against(table) == [None, 6 - 1]


@pytest.mark.rule("Q204")
def test_an_immune_dark_defender_keeps_its_defence() -> None:
    table = go(attack(f"{ANGEL}#5", f"Boogieman#5, {SERAPH}"), "defend boogieman#5")
    assert against(table) == [None, 6 - 4]


@pytest.mark.card("Archangel/Greater", negative=True)
def test_greater_archangel_that_defends_weakens_nobody() -> None:
    table = lay(f"{ANGEL}/Greater, {CARDS}", "attack", seat(ready="Boogieman#5"), seat(ready=f"{ANGEL}#5, {HERALD}"))
    assert creature(table, 0)["defence"] == 4


# -- two bursts: each opponent loses a dark creature -------------------------------------------------------------------


@pytest.mark.card("Archangel/Greater")
def test_greater_archangel_with_two_bursts_has_each_opponent_destroy_a_dark_creature() -> None:
    table = attack(f"{ANGEL}#6", f"{BOOGIEMAN}, {CAT}, {HERALD}", f"{CAT}, {HERALD}")
    assert (asks(table), options(table)) == ((1, "pick"), ["pick boogieman#4@1", "pick black-cat#4@1"])
    go(table, "pick black-cat#4@1", "pick black-cat#4@2")
    assert [lying(table, "ready", who) for who in (1, 2)] == [[BOOGIEMAN, HERALD], [HERALD]]
    assert (asks(table), against(table)) == ((1, "name"), [None, 7, 7])


@pytest.mark.card("Archangel/Greater", negative=True)
def test_opponents_without_a_dark_creature_destroy_nothing() -> None:
    table = attack(f"{ANGEL}#6", HERALD, f"{CAT}, {HERALD}")
    assert options(table) == ["pick black-cat#4@2"]


@pytest.mark.card("Archangel/Greater", negative=True)
def test_own_dark_creatures_are_spared_and_nobody_is_weaker() -> None:
    """7 of the Archangel and 1 of the Cat; a Queelzebub of defence 5 takes 5."""
    table = go(attack(f"{ANGEL}#6, {CAT}", f"{CAT}, Queelzebub#5, {HERALD}"), "pick black-cat#4@1")
    assert lying(table, "ready") == [f"{ANGEL}#6", CAT]
    assert against(go(table, "defend queelzebub#5")) == [None, 7 + 1 - 5]


@pytest.mark.card("Archangel/Greater", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Greater", 4), ("Greater", 5), *((type, 6) for type in OTHERS)])
def test_archangels_without_two_bursts_and_other_ones_destroy_nobody(type: str, face: int) -> None:
    assert asks(attack(f"{ANGEL}#{face}", f"{BOOGIEMAN}, {CAT}", type=type)) == (1, "name")


@pytest.mark.rule("Q43")
def test_an_immune_dark_creature_cannot_be_the_victim() -> None:
    assert asks(attack(f"{ANGEL}#6", f"{BOOGIEMAN}, {SERAPH}")) == (1, "name")


@pytest.mark.card("Archangel/Greater")
def test_the_last_creature_is_destroyed_before_it_could_defend() -> None:
    table = go(attack(f"{ANGEL}#6", CAT), "pick black-cat#4@1")
    assert (lying(table, "used", 1), kind(table)) == (["Black Cat"], "tidy")


# -- anchored: a dark creature, and then glory -------------------------------------------------------------------------


def anchored(*seats: dict[str, Json], phase: str = "ready", more: str = "") -> Table:
    return lay(f"{ANGEL}/Greater, {CARDS}{more}", phase, *seats)


@pytest.mark.card("Archangel/Greater")
@pytest.mark.parametrize(("who", "pick"), [(0, "black-cat#4@0"), (1, "boogieman#4@1"), (2, "black-cat#4@2")])
def test_the_spell_destroys_a_dark_creature_of_anybody_for_one_glory(who: int, pick: str) -> None:
    us = seat(ready=CAT, light=3), seat(ready=f"{BOOGIEMAN}, {HERALD}"), seat(ready=CAT)
    table = go(anchored(*us), "anchor archangel")
    assert (offered(table, "pick"), energy(table)) == (["black-cat#4@0", "boogieman#4@1", "black-cat#4@2"], (0, 0))
    go(table, f"pick {pick}")
    assert (glory(table), len(lying(table, "used", who))) == ([1, 0, 0], 1)


@pytest.mark.card("Archangel/Greater", negative=True)
@pytest.mark.rule("Q272", "Q157")
@pytest.mark.parametrize(("ready", "light"), [(HERALD, 3), ("", 3), (CAT, 2), (f"{CAT}, {SERAPH}", 3)])
def test_the_spell_needs_a_dark_creature_in_reach_and_three_light(ready: str, light: int) -> None:
    table = anchored(seat(light=light, dark=3, quiddity=3), seat(ready=ready))
    assert "archangel" not in offered(table, "anchor")


@pytest.mark.card("Archangel/Greater")
def test_saving_the_creature_does_not_take_the_glory_back() -> None:
    us = seat(light=3), seat(ready=f"{CAT}, Shaping#4")
    table = go(anchored(*us, more=", Shaping/Cantrip"), "anchor archangel", "pick black-cat#4@1")
    go(table, "goes ready by shaping#4")
    assert (glory(table), lying(table, "ready", 1)) == ([1, 0], [CAT])


@pytest.mark.rule("Q271")
def test_what_the_spell_destroys_is_destroyed_by_its_user() -> None:
    """A Strong Deathdealer scores with its cull, then comes the glory of the spell."""
    us = seat(ready="Deathdealer#4", light=3, used="Portal"), seat(ready=CAT)
    table = go(anchored(*us, more=", Deathdealer/Strong"), "anchor archangel", "pick black-cat#4@1")
    assert (asks(table), glory(table)) == ((0, "cull"), [2, 0])
    go(table, "cull portal")
    assert (glory(table), lying(table, "used")) == ([2 + 1, 0], ["Deathdealer"])


@pytest.mark.card("Archangel/Greater")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_the_spell_is_used_in_phases_2_to_4(phase: str) -> None:
    table = anchored(seat(ready=HERALD, light=3), seat(ready=f"{CAT}, {BOOGIEMAN}"), phase=phase)
    assert offered(table, "anchor") == ["archangel"]
