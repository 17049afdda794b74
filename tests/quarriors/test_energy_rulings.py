"""Rulings on energy: prices, what is light or dark, anchored spells, enchantments, turning."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    GOBLIN,
    LARGE_LIGHT,
    area,
    do,
    energy,
    fall,
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

CAT, BOOGIEMAN, GOLEM, HERALD = "Black Cat#4", "Boogieman#4", "Quartz Golem#4", "Herald#4"
HOWLER = "Frost Howler#3"
COPYING = "Primordial Ooze/Strong"


def ooze(copied: str) -> Json:
    """A Strong Ooze that copies a creature."""
    return {"die": "Primordial Ooze#4", "copy": copied}


# -- prices ------------------------------------------------------------------------------------------------------------


def reduced(quarry: int, light: int = 0, quiddity: int = 0) -> Table:
    """A Herald, 3 or 2 with light, costs 1 less for each Mighty Lord of the Quarry."""
    mine = seat(ready=f"{quarry} Lord of the Quarry#3", light=light, quiddity=quiddity)
    return lay("Lord of the Quarry/Mighty, Herald/Strong 3", "capture", mine)


@pytest.mark.rule("Q260", "Q168")
@pytest.mark.parametrize(
    ("reductions", "purse", "captured"),
    [
        (2, {"light": 1}, ["herald with light"]),
        (2, {"quiddity": 1}, ["herald"]),
        (2, {}, []),
        (3, {"light": 1}, ["herald"]),
        (3, {}, ["herald"]),
    ],
)
def test_a_discounted_price_is_never_below_1(reductions: int, purse: dict[str, int], captured: list[str]) -> None:
    assert offered(reduced(reductions, **purse), "capture") == captured


@pytest.mark.rule("Q260")
def test_a_price_of_0_takes_no_energy() -> None:
    assert energy(go(reduced(3, light=1), "capture herald")) == (1, 0)


# -- what is light or dark ---------------------------------------------------------------------------------------------


@pytest.mark.rule("Q265")
@pytest.mark.parametrize(
    ("spent", "more"),
    [
        ("Light#2, Herald#1", 2),
        (f"Light#2, Herald#1, {LARGE_LIGHT}", 2),
        (f"{LARGE_LIGHT}, Assistant#1", 0),
        ("Dark#2, Black Cat#2", 0),
    ],
)
def test_a_die_is_light_by_its_card_on_any_face(spent: str, more: int) -> None:
    """A Strong Golem of 3/6 with one burst counts the light dice of the spent pile."""
    wilds = "Assistant/of Economics, Quartz Golem/Strong, Light/Charm, Dark/Charm, Herald/Strong, Black Cat/Mighty"
    mine = seat(active="Quartz Golem#5", spent=spent, quiddity=2)
    table = go(lay(wilds, "ready", mine), "summon quartz-golem#5")
    assert stats(table, 0) == (3 + more, 6)


@pytest.mark.rule("Q130", "Q265")
@pytest.mark.parametrize(("copied", "attack"), [(BOOGIEMAN, 3 + 1), (GOLEM, 2), (GOBLIN, 2)])
def test_a_copying_ooze_has_the_energy_of_its_copy(copied: str, attack: int) -> None:
    wilds = f"Dark/Enchantment, {COPYING}, Boogieman/Lesser, Quartz Golem/Strong, Scavenging Goblin/Base"
    table = lay(wilds, "attack", area("Dark#4", ooze(copied)), area(GOBLIN))
    assert stats(table, 0, 1)[0] == attack


@pytest.mark.rule("Q265", "Q130")
def test_an_ooze_that_copied_a_light_creature_is_no_light_die_in_a_pile() -> None:
    """The anchored spell of a Greater Herald takes light creature dice of the used pile."""
    wilds = f"Herald/Greater, {COPYING}, Black Cat/Mighty"
    mine = seat(used="Primordial Ooze, Black Cat", active=CAT, quiddity=1, light=2)
    assert offered(lay(wilds, "ready", mine), "anchor") == []


# -- anchored spells ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q271")
def test_the_user_of_an_anchored_spell_destroys() -> None:
    """A Strong Deathdealer, 2 glory, scores with its cull, then comes the glory of the spell."""
    wilds = "Archangel/Greater, Deathdealer/Strong, Black Cat/Mighty"
    us = seat(ready="Deathdealer#4", light=3), seat(ready=CAT)
    table = fall(lay(wilds, "ready", *us), "anchor archangel", "pick black-cat#4@1")
    assert (kind(table), glory(table)) == ("cull", [2, 0])
    go(table, "pass")
    assert (glory(table), lying(table, "used", 1)) == ([2 + 1, 0], ["Black Cat"])


@pytest.mark.rule("Q271")
def test_an_anchored_spell_reaches_the_zones_that_it_names() -> None:
    """A die of the active pool that shows a dark creature is in no ready area."""
    wilds = "Archangel/Greater, Black Cat/Mighty, Boogieman/Lesser"
    us = seat(active=CAT, ready=BOOGIEMAN, light=3), seat(ready=CAT)
    table = go(lay(wilds, "ready", *us), "anchor archangel")
    assert offered(table, "pick") == ["boogieman#4@0", "black-cat#4@1"]


@pytest.mark.rule("Q272")
@pytest.mark.parametrize(
    ("theirs", "on_offer"),
    [("", False), (GOBLIN, False), (GOLEM, False), (BOOGIEMAN, False), ("Boogieman#5", True)],
)
def test_an_anchored_spell_is_not_on_offer_where_it_can_do_nothing(theirs: str, on_offer: bool) -> None:
    """A Greater Golem's turns a dark creature down."""
    wilds = "Quartz Golem/Greater, Boogieman/Greater, Scavenging Goblin/Base"
    us = seat(active=GOLEM, ready="Quartz Golem#5", light=2), seat(ready=theirs)
    assert offered(lay(wilds, "ready", *us), "anchor") == ["quartz-golem"] * on_offer


@pytest.mark.rule("Q280")
@pytest.mark.parametrize(("theirs", "on_offer"), [("Assistant#5", False), ("Boogieman#5", True)])
def test_a_chosen_turn_needs_a_face_that_would_change(theirs: str, on_offer: bool) -> None:
    wilds = "Boogieman/Lesser, Frost Howler/Base"
    us = seat(active=BOOGIEMAN, dark=1), seat(ready=theirs, locked=HOWLER)
    assert offered(lay(wilds, "ready", *us), "anchor") == ["boogieman"] * on_offer


def rolled(phase: str, face: int) -> Table:
    """A Herald's anchored spell rolls an Assistant, in the phase."""
    mine = seat(active="Assistant#1", light=1, quiddity=3)
    table = lay("Herald/Lesser, Scavenging Goblin/Base 2", phase, mine, rolls=[face] * 3)
    return go(table, "anchor herald", "pick assistant#1")


@pytest.mark.rule("Q273")
def test_a_die_rolled_in_phase_2_may_be_summoned() -> None:
    table = rolled("ready", 5)
    assert offered(table, "summon") == ["assistant#5"]


@pytest.mark.rule("Q273")
def test_a_die_rolled_in_phase_4_is_not_summoned() -> None:
    table = rolled("capture", 5)
    assert (lying(table, "active"), options(table)) == (["Assistant#5"], ["capture scavenging-goblin", "next"])


# -- enchantments ------------------------------------------------------------------------------------------------------

ENCHANTED = "Dark/Enchantment, Boogieman/Lesser, Scavenging Goblin/Base"


@pytest.mark.rule("Q278")
def test_a_strong_wizard_culls_an_enchantment_for_a_glory() -> None:
    mine = seat(ready=f"Questing Wizard#4, Dark#4, {BOOGIEMAN}")
    table = lay(f"{ENCHANTED}, Questing Wizard/Strong", "score", mine, rolls=[1] * 8)
    do(table, "score questing-wizard#4", "pick dark#4@0")
    while kind(table) != "score":
        do(table, "pass")
    assert (glory(table)[0], lying(table, "ready"), stats(table, 0)) == (3 + 1, [BOOGIEMAN], (3, 2))


@pytest.mark.rule("Q278")
def test_shaping_spell_destroys_an_enchantment() -> None:
    us = seat(ready="Shaping#4"), seat(ready=f"Dark#4, {BOOGIEMAN}")
    table = go(lay(f"{ENCHANTED}, Shaping/Spell", "ready", *us), "cast shaping#4", "pick dark#4@1")
    assert (lying(table, "used", 1), stats(table, 1)) == (["Dark"], (3, 2))


@pytest.mark.rule("Q278")
def test_a_base_imp_moves_an_enchantment() -> None:
    us = seat(active="Mischievous Imp#5", quiddity=2), seat(ready=f"Dark#4, {BOOGIEMAN}")
    table = go(lay(f"{ENCHANTED}, Mischievous Imp/Base", "ready", *us), "summon mischievous-imp#5", "yes")
    assert offered(table, "pick") == ["dark#4@1"]


@pytest.mark.rule("Q278")
def test_a_mighty_cat_destroys_an_enchantment() -> None:
    us = seat(active="Black Cat#5", quiddity=1), seat(ready=f"Dark#4, {BOOGIEMAN}")
    table = go(lay(f"{ENCHANTED}, Black Cat/Mighty", "ready", *us), "summon black-cat#5", "yes", "pick dark#4@1")
    assert (lying(table, "used", 1), stats(table, 1)) == (["Dark"], (3, 2))


@pytest.mark.rule("Q278", "Q306")
def test_no_reaction_spells_does_not_stop_an_enchantment() -> None:
    us = seat(ready=f"Dark#4, {BOOGIEMAN}", locked="Pink Eye Cyclops#3"), seat(ready=GOBLIN)
    assert stats(lay(f"{ENCHANTED}, Pink Eye Cyclops/Strong", "attack", *us), 0, 1) == (3 + 1, 2)


# -- turning -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q283")
def test_a_capture_follows_the_new_face_of_a_mighty_lord_at_once() -> None:
    wilds = "Light/Incantation, Lord of the Quarry/Mighty, Scavenging Goblin/Base 3"
    mine = seat(ready="Light#4, Lord of the Quarry#3", quiddity=8)
    table = go(lay(wilds, "capture", mine), "capture scavenging-goblin")
    assert offered(table, "capture") == []
    go(table, "cast light#4", "pick lord-of-the-quarry#3@0", "turn 5")
    assert offered(table, "capture") == ["scavenging-goblin"]


@pytest.mark.rule("Q283")
def test_a_mark_and_an_attached_spell_stay_when_the_face_is_turned() -> None:
    lowered: Json = {"die": "Boogieman#5+Death#5@1", "marks": [[-2, -2, False, 0]]}
    us = seat(ready="Dark#6"), seat(ready=[lowered])
    table = go(lay("Dark/Spell, Boogieman/Greater, Death/Charm", "ready", *us), "cast dark#6")
    while kind(table) == "turn-face":
        go(table, options(table)[0])
    assert (lying(table, "ready", 1), stats(table, 1)) == (["Boogieman#4+Death#5@1"], (3 - 2 + 3, 2 - 2 + 3))


@pytest.mark.rule("Q227")
def test_an_eye_turned_up_is_the_holders() -> None:
    us = seat(ready="Light#4", locked="Quaxos' Eye#3"), seat(ready=DRAGON)
    table = go(lay("Light/Incantation, Quaxos' Eye/Base, Quake Dragon/Mighty", "ready", *us), "cast light#4")
    go(table, "pick quaxos-eye#3 locked@0", "turn 5")
    assert (lying(table, "ready"), locked(table), energy(table)) == (["Quaxos' Eye#5"], None, (1, 0))


# -- locked dice and scores --------------------------------------------------------------------------------------------


@pytest.mark.rule("Q247")
def test_a_locked_die_is_unlocked_and_what_follows_and_then_does_not_come() -> None:
    us = seat(ready="Dark#6"), seat(locked=HOWLER)
    table = go(lay("Dark/Incantation, Frost Howler/Base", "ready", *us), "cast dark#6")
    go(table, "pick frost-howler#3 locked@1")
    assert (locked(table, 1), lying(table, "used", 1), energy(table)) == (None, ["Frost Howler"], (0, 0))


@pytest.mark.rule("Q344")
def test_a_strong_eye_takes_its_glory_of_the_first_scorer_even_where_that_gives_none() -> None:
    """Two Dark Charms leave nothing of the Goblin's 2; the Dragon scores its 4."""
    wilds = "Dark/Charm, Quaxos' Eye/Strong, Scavenging Goblin/Base, Quake Dragon/Mighty"
    mine = seat(ready=f"{GOBLIN}+Dark#6@1+Dark#6@1, {DRAGON}", locked="Quaxos' Eye#3")
    table = go(lay(wilds, "score", mine, rolls=[1] * 8), "score scavenging-goblin#3+dark#6+dark#6")
    assert glory(table)[0] == 0
    assert glory(go(table, "score quake-dragon#4"))[0] == 4
