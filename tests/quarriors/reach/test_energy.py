"""Cards of the sets before where cards and dice have an energy: what docs/reference/quarriors-reach.md lists, each by
play. A Herald costs 3, with light 2; a Golem 6 and 5; Light Charm 3 and 2; Queelzebub 8 and 7."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    GOBLIN,
    area,
    do,
    energy,
    fall,
    glory,
    kind,
    lay,
    locked,
    lying,
    offered,
    play,
    quiddity,
    seat,
    stats,
    totals,
)
from tumblehall.kernel.table import Table

LIGHTS = "Herald/Lesser 2, Quartz Golem/Greater 2, Light/Charm 2"
GOBLINS = "Scavenging Goblin/Base 2, Quake Dragon/Mighty"


def offered_picks(table: Table) -> list[str]:
    """The only pick there is, where it is asked."""
    return [option.id for option in table.decisions[0].options if option.id.startswith("pick ")]


# -- costs and free captures -------------------------------------------------------------------------------------------


@pytest.mark.card("Lord of the Quarry/Base")
@pytest.mark.rule("Q261", "Q333")
@pytest.mark.parametrize(("face", "dice"), [(3, ["herald", "light"]), (5, ["herald", "quartz-golem", "light"])])
def test_a_base_lord_captures_by_the_normal_cost_and_pays_nothing(face: int, dice: list[str]) -> None:
    """4 or less, with a burst 6: a Golem that would cost 5 with light costs 6."""
    table = lay(f"Lord of the Quarry/Base, {LIGHTS}", "score", seat(ready=f"Lord of the Quarry#{face}", light=2))
    do(table, f"score lord-of-the-quarry#{face}", "yes")
    assert offered(table, "pick") == [f"{die} in wilds" for die in dice]
    do(table, "pick herald in wilds")
    assert ("Herald" in lying(table, "used"), energy(table), quiddity(table)) == (True, (2, 0), 0)


@pytest.mark.card("Devotee of the Holy Query/Strong")
@pytest.mark.rule("Q261", "Q333")
@pytest.mark.parametrize(("spell", "captured"), [("Light/Charm 1", True), ("Dark/Spell 1", False)])
def test_a_strong_devotee_captures_light_and_dark_spells_of_normal_cost_four_or_less(
    spell: str, captured: bool
) -> None:
    """Dark Spell costs 5, with dark 4."""
    mine = seat(ready="Devotee of the Holy Query#6", dark=1)
    table = lay(f"Devotee of the Holy Query/Strong, {spell}", "score", mine)
    do(table, "score devotee-of-the-holy-query#6")
    assert (kind(table) == "may") is captured
    if captured:
        do(table, "yes", "pick light in wilds")
        assert (lying(table, "bag"), energy(table)) == (["Light"], (0, 1))


@pytest.mark.card("Oblation/Cantrip")
@pytest.mark.rule("Q261", "Q333")
def test_oblation_cantrip_captures_a_light_spell_for_nothing_and_by_its_normal_cost() -> None:
    """Dark Enchantment costs 6, with dark 5."""
    wilds = f"Oblation/Cantrip, Light/Charm 1, Dark/Enchantment 1, {GOBLINS}"
    us = seat(ready="Quake Dragon#6"), seat(ready=f"{GOBLIN}+Oblation#4@1")
    table = fall(lay(wilds, "attack", *us), "defend scavenging-goblin#3+oblation#4", "yes")
    assert offered(table, "pick") == ["light in wilds"]
    assert "Light" in lying(do(table, "pick light in wilds"), "used", 1)


@pytest.mark.card("Shaping/Incantation")
@pytest.mark.rule("Q11", "Q261", "Q333")
def test_shaping_incantation_reads_the_normal_cost_of_what_is_culled_and_of_what_is_taken() -> None:
    """A Herald of 3 is culled: up to 6, and a Golem costs 6; Queelzebub costs 8, with dark 7."""
    wilds = f"Shaping/Incantation, {LIGHTS}, Queelzebub/Base 1, {GOBLINS}"
    mine = seat(ready=f"{GOBLIN}+Shaping#4@0", used="Herald", light=1)
    table = do(lay(wilds, "score", mine), "score scavenging-goblin#3+shaping#4", "yes", "pick herald in used 0")
    assert "quartz-golem in wilds" in offered(table, "pick")
    assert "queelzebub in wilds" not in offered(table, "pick")
    assert energy(do(table, "pick quartz-golem in wilds")) == (1, 0)


@pytest.mark.card("Oblation/Incantation")
@pytest.mark.rule("Q11")
def test_oblation_incantation_gives_the_normal_cost_in_plain_quiddity() -> None:
    mine = seat(active="Oblation#4, Herald#2")
    table = do(play(mine, wilds=f"Oblation/Incantation, {LIGHTS}"), "ready oblation#4", "pick herald#2")
    assert (quiddity(table), energy(table)) == (3, (0, 0))


@pytest.mark.card("Discriminating/Cantrip")
@pytest.mark.rule("Q11", "Q165")
def test_discriminating_cantrip_culls_what_costs_most_without_the_discount() -> None:
    """A Golem costs 6, with light 5; a Cyclops costs 5."""
    wilds = f"Discriminating/Cantrip, {LIGHTS}, Pink Eye Cyclops/Base"
    us = seat(ready="Discriminating#4"), seat(used="Quartz Golem, Pink Eye Cyclops")
    table = do(play(*us, wilds=wilds, phase="capture"), "cast discriminating#4")
    do(table, *offered_picks(table))
    assert lying(table, "used", 1) == ["Pink Eye Cyclops"]


@pytest.mark.card("Discriminating/Charm")
@pytest.mark.rule("Q11")
@pytest.mark.parametrize(("card", "again"), [("Herald/Lesser", True), ("Herald/Greater", False)])
def test_discriminating_charm_counts_creatures_of_normal_cost_three_or_less(card: str, again: bool) -> None:
    """A Lesser Herald costs 3; a Greater one costs 4, with light 3."""
    table = lay(f"Discriminating/Charm, {card}", "score", seat(ready="Discriminating#4, Herald#4"), rolls=[1] * 8)
    do(table, "score herald#4", "pass")
    once = glory(table)[0]
    do(table, "cast discriminating#4")
    assert glory(table)[0] == (2 * once if again else once)


@pytest.mark.card("Discriminating/Incantation")
@pytest.mark.rule("Q11")
def test_discriminating_incantation_returns_dice_of_normal_cost_four_or_more() -> None:
    wilds = f"Discriminating/Incantation, {LIGHTS}"
    table = play(seat(ready="Discriminating#4", used="Quartz Golem, Herald"), wilds=wilds, phase="capture")
    assert offered(do(table, "cast discriminating#4"), "pick") == ["quartz-golem in used 0"]


@pytest.mark.card("Discriminating/Spell", negative=True)
@pytest.mark.rule("Q11")
def test_discriminating_spell_culls_no_die_that_is_cheap_by_its_discount() -> None:
    mine = seat(active="Discriminating#4, Herald#2, Basic Quiddity#1", light=2)
    table = do(play(mine, wilds=f"Discriminating/Spell, {LIGHTS}"), "ready discriminating#4")
    assert offered(table, "pick") == ["basic-quiddity#1"]


# -- prices of captures ------------------------------------------------------------------------------------------------


def prices(table: Table, die: str) -> tuple[int, int]:
    card = next(each for each in table.view(0)["wilds"] if each["die"] == die)
    return card["price"], card["discounted"]["price"]


@pytest.mark.card("Lord of the Quarry/Mighty")
@pytest.mark.rule("Q260")
@pytest.mark.parametrize(("lords", "both"), [(0, (3, 2)), (1, (2, 1)), (2, (1, 1)), (4, (0, 1))])
def test_mighty_lords_take_off_both_prices_and_leave_the_unit_of_light(lords: int, both: tuple[int, int]) -> None:
    mine = seat(ready=", ".join(["Lord of the Quarry#3"] * lords), light=1)
    table = lay(f"Lord of the Quarry/Mighty, {LIGHTS}", "capture", mine, seat())
    assert prices(table, "herald") == both


@pytest.mark.card("Lord of the Quarry/Mighty")
@pytest.mark.rule("Q261", "Q330")
def test_the_second_capture_of_a_mighty_lord_needs_a_unit_of_its_own() -> None:
    mine = seat(ready="Lord of the Quarry#5", light=1, quiddity=4)
    table = do(lay(f"Lord of the Quarry/Mighty, {LIGHTS}", "capture", mine), "capture herald with light")
    assert [each for each in offered(table, "capture") if "herald" in each] == ["herald"]


@pytest.mark.card("Questing Wizard/Mighty")
@pytest.mark.rule("Q260", "Q261")
def test_a_scored_mighty_wizard_takes_two_off_both_prices() -> None:
    wilds = f"Questing Wizard/Mighty, {LIGHTS}"
    table = lay(wilds, "score", seat(ready="Questing Wizard#4", light=1), rolls=[1] * 20)
    do(table, "score questing-wizard#4")
    assert prices(table, "quartz-golem") == (4, 3)
    assert prices(table, "herald") == (1, 1)


@pytest.mark.card("Growth/Cantrip")
@pytest.mark.rule("Q261")
def test_the_second_capture_of_growth_cantrip_needs_a_unit_of_its_own() -> None:
    mine = seat(active="Growth#4", light=1, quiddity=4)
    table = do(play(mine, wilds=f"Growth/Cantrip, {LIGHTS}"), "ready growth#4", "capture herald with light")
    assert [each for each in offered(table, "capture") if "herald" in each] == ["herald"]


# -- prices of summons and of unlocking --------------------------------------------------------------------------------


@pytest.mark.card("Defender of the Pale/Mighty")
@pytest.mark.rule("QX-2", "Q168")
def test_energy_pays_what_a_mighty_defender_adds_to_a_summon() -> None:
    us = seat(active="Herald#4", light=2), seat(ready="Defender of the Pale#4")
    table = do(play(*us, wilds=f"Defender of the Pale/Mighty, {LIGHTS}"), "summon herald#4")
    assert (lying(table, "ready"), energy(table)) == (["Herald#4"], (0, 0))


@pytest.mark.card("Frost Howler/Base")
@pytest.mark.rule("QX-2", "Q168")
@pytest.mark.parametrize(("dark", "summoned"), [(1, False), (2, True)])
def test_energy_pays_what_a_locked_base_howler_adds_to_a_summon(dark: int, summoned: bool) -> None:
    us = seat(active="Herald#4", dark=dark), seat(locked="Frost Howler#3")
    table = play(*us, wilds=f"Frost Howler/Base, {LIGHTS}")
    assert offered(table, "summon") == (["herald#4"] if summoned else [])


@pytest.mark.card("Warrior of the Quay/Quaxos'")
@pytest.mark.rule("QX-2", "Q168")
def test_energy_pays_for_a_warrior_of_quaxos() -> None:
    mine = seat(active="Warrior of the Quay#6", light=2)
    table = play(mine, wilds=f"Warrior of the Quay/Quaxos', {LIGHTS}")
    do(table, "summon warrior-of-the-quay#6")
    assert (lying(table, "ready"), energy(table)) == (["Warrior of the Quay#6"], (0, 0))


@pytest.mark.card("Quake Dragon Mystic/Mighty")
@pytest.mark.rule("QX-2", "Q168")
def test_light_pays_what_a_mighty_mystic_leaves_of_a_price() -> None:
    """The Mystic costs 2; a Herald of level 2 that it drew 1 less."""
    mine = seat(active="Quake Dragon Mystic#5", bag="Herald", light=4)
    table = play(mine, wilds=f"Quake Dragon Mystic/Mighty, {LIGHTS}", rolls=[1, 6])
    do(table, "summon quake-dragon-mystic#5", "yes", "summon herald#6")
    assert (lying(table, "ready"), energy(table)) == (["Quake Dragon Mystic#5", "Herald#6"], (1, 0))


@pytest.mark.card("Poison Dart Frog/Mighty")
@pytest.mark.rule("Q242", "Q168")
@pytest.mark.parametrize("purse", ["light", "dark"])
def test_energy_pays_for_the_release_of_a_mighty_frog(purse: str) -> None:
    us = {**seat(), purse: 9}, seat(locked="Poison Dart Frog#3")
    table = play(*us, wilds=f"Poison Dart Frog/Mighty, {LIGHTS}")
    price = table.view(0)["seats"][1]["locked"]["unlock"][0]
    do(table, "unlock poison-dart-frog#3@1")
    assert (locked(table, 1), sum(energy(table))) == (None, 9 - price)


@pytest.mark.card("Quaxos' Eye/Mighty")
@pytest.mark.rule("Q242", "Q168")
def test_energy_pays_for_a_release_while_a_mighty_eye_is_there() -> None:
    us = seat(ready="Quaxos' Eye#5", light=9), seat(locked="Quaxos' Eye#3")
    table = play(*us, wilds=f"Quaxos' Eye/Mighty, {LIGHTS}")
    price = table.view(0)["seats"][1]["locked"]["unlock"][0]
    do(table, "unlock quaxos-eye#3@1")
    assert (locked(table, 1), sum(energy(table))) == (None, 9 - price)


# -- copies and numbers ------------------------------------------------------------------------------------------------


@pytest.mark.card("Primordial Ooze/Strong")
@pytest.mark.rule("Q130", "Q265", "Q285")
@pytest.mark.parametrize(("copied", "more"), [("Boogieman#4", 1), (DRAGON, 0)])
def test_a_strong_ooze_is_dark_while_it_copies_a_dark_creature(copied: str, more: int) -> None:
    """Dark Enchantment gives dark creatures one more attack."""
    wilds = f"Dark/Enchantment, Primordial Ooze/Strong, Boogieman/Lesser, {GOBLINS}"
    ooze = {"die": "Primordial Ooze#4", "copy": copied}
    table = lay(wilds, "attack", area("Dark#4", ooze), area(GOBLIN))
    without = lay(wilds, "attack", area(ooze), area(GOBLIN))
    assert stats(table, 0, 1)[0] == stats(without, 0)[0] + more


@pytest.mark.card("Chaos/Charm")
@pytest.mark.rule("Q264")
@pytest.mark.parametrize(("die", "face", "more"), [("Herald", 2, 1), ("Light", 3, 2), ("Light", 1, 1)])
def test_chaos_charm_reads_a_light_face_as_its_number(die: str, face: int, more: int) -> None:
    wilds = f"Chaos/Charm, {LIGHTS}, {GOBLINS}"
    us = seat(ready=f"{GOBLIN}+Chaos#4@0", bag=die), seat(ready=DRAGON)
    table = lay(wilds, "attack", *us, rolls=[1, face])
    assert (totals(table), energy(table)) == ({1: 2 + more}, (0, 0))
