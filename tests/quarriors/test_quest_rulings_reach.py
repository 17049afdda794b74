"""Rulings on what reaches the quest area and what does not, and on cards of all sets beside quests."""

import pytest

from tests.quarriors.mat import (
    area,
    asks,
    creature,
    do,
    glory,
    go,
    heard,
    kind,
    lay,
    lying,
    offered,
    on,
    options,
    party,
    questing,
    stats,
    totals,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

HUNT, QUAIL = "Exqualibur/The Hunt For", "The Holy Quail/The Search For"
KNIGHT, KNIGHT_2 = "Knight of Quamelot#4", "Knight of Quamelot#5"
MINOTAUR, HAG, SQUIRE, GNOME = "Manxome Minotaur#4", "Witching Hag#4", "Squire#4", "Gnome Barbarian#3"
OOZE = "Primordial Ooze#4"


def attack(wilds: str, mine: str | list[Json], *seats: dict[str, Json]) -> Table:
    """The attack of the turn, with no party to send."""
    ready = mine.split(", ") if isinstance(mine, str) else mine
    return lay(f"Squire/Basic, {wilds}, {HUNT}", "attack", area(*ready), *seats, visited=True)


# -- a Mighty Minotaur's damage goes on (Q101, Q224) -------------------------------------------------------------------


@pytest.mark.rule("Q101", "Q224")
def test_what_is_left_goes_on_to_the_party() -> None:
    theirs = area(HAG, quest=on(HUNT, f"{SQUIRE}, {KNIGHT}"))
    wilds = "Manxome Minotaur/Mighty, Quake Dragon/Corrupted, Witching Hag/Strong, Knight of Quamelot/Base"
    table = attack(wilds, f"{MINOTAUR}, Quake Dragon#6", theirs)
    assert totals(table) == {1: 13}
    go(table, "defend witching-hag#4")
    assert (totals(table), asks(table)) == ({1: 10}, (1, "name"))
    go(table, "defend squire#4", "defend knight-of-quamelot#4")
    assert (party(table, 1), glory(table)) == ([], [0, 0])
    assert table.view(None)["removed"] == {"witching-hag": 1, "squire": 1, "knight-of-quamelot": 1}


@pytest.mark.rule("Q101")
def test_it_goes_on_where_nobody_is_in_the_ready_area() -> None:
    table = attack("Manxome Minotaur/Mighty", MINOTAUR, area(quest=on(HUNT, f"2 {SQUIRE}")))
    assert (asks(table), totals(table)) == ((1, "name"), {1: 5})
    go(table, "defend squire#4", "defend squire#4")
    assert (party(table, 1), glory(table)) == ([], [0, 0])


@pytest.mark.rule("Q101")
def test_other_minotaurs_leave_parties_alone() -> None:
    table = attack("Manxome Minotaur/Strong", MINOTAUR, area(quest=on(HUNT, f"2 {SQUIRE}")))
    assert kind(table) != "name"


@pytest.mark.rule("Q224")
def test_it_does_not_go_on_past_a_creature_that_stands() -> None:
    theirs = area(HAG, "Witching Hag#6", quest=on(HUNT, SQUIRE))
    table = attack("Manxome Minotaur/Mighty, Witching Hag/Strong", MINOTAUR, theirs)
    go(table, "defend witching-hag#6")
    assert (lying(table, "ready", 1), party(table, 1)) == ([HAG], [SQUIRE])


@pytest.mark.rule("Q224")
def test_a_locked_die_does_not_hold_it_up() -> None:
    theirs = area(locked="Frost Howler#3", quest=on(HUNT, SQUIRE))
    table = attack("Manxome Minotaur/Mighty, Frost Howler/Base", MINOTAUR, theirs)
    go(table, "defend squire#4")
    assert party(table, 1) == []


@pytest.mark.rule("Q359")
def test_damage_that_goes_on_reaches_the_immune() -> None:
    table = attack("Manxome Minotaur/Mighty, Gnome Barbarian/Base", MINOTAUR, area(quest=on(HUNT, GNOME)))
    assert questing(table, 1)["immune"]
    go(table, "defend gnome-barbarian#3")
    assert party(table, 1) == []


# -- Quasar Incantation (Q152, Q359) -----------------------------------------------------------------------------------


@pytest.mark.rule("Q152", "Q359")
def test_a_party_of_immune_creatures_cannot_be_chosen() -> None:
    table = attack("Quasar/Incantation, Gnome Barbarian/Base", "Quasar#6", area(quest=on(HUNT, GNOME)))
    assert offered(table, "cast") == []


@pytest.mark.rule("Q152")
def test_immune_creatures_are_not_named_for_a_spell() -> None:
    table = attack("Quasar/Incantation, Gnome Barbarian/Base", "Quasar#6", area(quest=on(HUNT, f"{GNOME}, {SQUIRE}")))
    go(table, "cast quasar#6", "seat 1")
    assert options(table) == ["defend squire#4"]
    go(table, "defend squire#4")
    assert (party(table, 1), glory(table)) == ([GNOME], [0, 0])


@pytest.mark.rule("Q152")
def test_nobody_is_destroyed_by_damage_of_a_spell() -> None:
    """A Strong Gnome that falls to an attack takes an attacker along; to the spell it does not."""
    mine = ["Quasar#6", SQUIRE]
    table = attack("Quasar/Incantation, Gnome Barbarian/Strong", mine, area(quest=on(HUNT, GNOME)))
    go(table, "cast quasar#6", "seat 1", "defend gnome-barbarian#3")
    assert (party(table, 1), lying(table, "ready")) == ([], [SQUIRE])


# -- zones and counts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q215")
def test_a_number_counts_the_zones_it_names_wherever_its_creature_stands() -> None:
    away = attack("Primordial Ooze/Mighty", SQUIRE, area(SQUIRE, SQUIRE, quest=on(HUNT, OOZE)))
    ooze = questing(away, 1)
    assert (ooze["attack"], ooze["defence"]) == (3, 3)
    home = attack("Primordial Ooze/Mighty", SQUIRE, area(SQUIRE, SQUIRE, OOZE))
    assert stats(home, 1, 2) == (4, 4)


@pytest.mark.rule("Q216", "Q144")
def test_a_death_spell_names_ready_areas() -> None:
    table = attack("Death/Spell", "Death#4", area(quest=on(HUNT, SQUIRE)))
    assert offered(table, "cast") == []


@pytest.mark.rule("Q216", "Q144")
def test_a_player_with_a_party_has_a_creature() -> None:
    """A Corrupted Dragon gives a Corrupted Quiddity to who has one."""
    wilds = "Corrupted Quiddity/Basic 5, Quake Dragon/Corrupted"
    away = attack(wilds, "Quake Dragon#4", area(quest=on(HUNT, SQUIRE)), area())
    assert (lying(away, "used", 1), lying(away, "used", 2)) == (["Corrupted Quiddity"], [])


@pytest.mark.rule("Q216", "Q228")
def test_corruption_incantation_names_no_area() -> None:
    table = attack("Corruption/Incantation", "Corruption#3", area(SQUIRE, quest=on(HUNT, SQUIRE)))
    go(table, "cast corruption#3")
    assert (party(table, 1), lying(table, "ready", 1)) == ([], [])


@pytest.mark.rule("Q216")
def test_a_quake_dragon_burns_ready_areas_only() -> None:
    theirs = area(HAG, quest=on(HUNT, HAG))
    table = attack("Quake Dragon/Base, Witching Hag/Strong", "Quake Dragon#4", theirs)
    assert (lying(table, "ready", 1), party(table, 1)) == ([], [HAG])


@pytest.mark.rule("Q229", "Q39")
def test_nothing_in_the_ready_area_saves_from_the_own_overlord() -> None:
    mine = area("Demonic Overlord#4", "Wayfaring Minstrel#4", HAG, quest=on(HUNT, SQUIRE))
    wilds = "Corrupted Quiddity/Basic 5, Demonic Overlord/Base, Wayfaring Minstrel/Strong, Witching Hag/Strong"
    table = lay(f"Squire/Basic, {wilds}, {HUNT}", "score", mine)
    assert options(table) == ["score demonic-overlord#4"]
    go(table, "score demonic-overlord#4")
    assert (lying(table, "ready"), lying(table, "active"), party(table)) == ([], [], [SQUIRE])


@pytest.mark.rule("Q262")
def test_summon_only_quiddity_pays_a_summon_with_its_surcharge() -> None:
    wilds = f"Squire/Basic, Scavenging Goblin/Base, Quasar/Cantrip, Defender of the Pale/Mighty, {HUNT}"
    mine = area(active=["Quasar#5", "Scavenging Goblin#3"])
    table = lay(wilds, "ready", mine, area("Defender of the Pale#6"), immediate=True)
    go(table, "ready quasar#5")
    assert offered(table, "summon") == ["scavenging-goblin#3"]
    go(table, "summon scavenging-goblin#3")
    assert lying(table, "ready") == ["Scavenging Goblin#3"]


@pytest.mark.rule("Q262", "Q242")
def test_summon_only_quiddity_pays_no_capture_and_no_thief() -> None:
    wilds = f"Squire/Basic, Scavenging Goblin/Base 5, Quasar/Cantrip, Relic Thief/Base, {HUNT}"
    mine = area(active=["Quasar#6", "Relic Thief#4"])
    table = lay(wilds, "ready", mine, area("Exqualibur#4"), immediate=True)
    go(table, "ready quasar#6", "summon relic-thief#4")
    assert (kind(table), lying(table, "ready", 1)) == ("act", ["Exqualibur#4"])
    go(table, "next")
    assert kind(table) == "tidy"


@pytest.mark.rule("Q275")
def test_enchantments_reach_creatures_on_quests() -> None:
    wilds = f"Squire/Basic, Queelzebub/Lesser, Dark/Enchantment, {HUNT}"
    table = lay(wilds, "attack", area("Dark#4", "Queelzebub#4"), area(quest=on(HUNT, SQUIRE)))
    go(table, "challenge exqualibur", "send queelzebub#4", "depart")
    assert heard(table, "challenge-totals")[0]["totals"]["seat 1"] == 6


# -- copies ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q286")
def test_an_ooze_on_a_quest_may_change_its_copy() -> None:
    copying = {"die": OOZE, "copy": "Witching Hag#4"}
    mine = area(SQUIRE, quest=on(HUNT, copying))
    table = lay(
        f"Squire/Basic, Primordial Ooze/Strong, Witching Hag/Base, Quake Dragon/Mighty, {HUNT}",
        "attack",
        mine,
        area("Quake Dragon#6"),
        visited=True,
    )
    assert questing(table, 0)["level"] == 1
    go(table, "copy-anew primordial-ooze#4", "pick quake-dragon#6@1")
    assert (questing(table, 0)["level"], table.view(0)["seats"][0]["quest"]["completes"]) == (3, True)


@pytest.mark.rule("Q286", "Q121")
def test_becoming_an_assistant_does_not_bring_it_home() -> None:
    copying = {"die": OOZE, "copy": "Witching Hag#4"}
    wilds = f"Squire/Basic, Primordial Ooze/Strong, Witching Hag/Base, {HUNT}"
    table = lay(wilds, "attack", area(SQUIRE, quest=on(HUNT, copying)), area("Assistant#5"), visited=True)
    go(table, "copy-anew primordial-ooze#4", "pick assistant#5@1")
    assert party(table) == [OOZE]


@pytest.mark.rule("Q284", "Q106")
def test_one_sent_home_keeps_its_copy() -> None:
    copying = {"die": OOZE, "copy": "Witching Hag#4"}
    wilds = f"Squire/Basic, Primordial Ooze/Strong, Witching Hag/Base, Misdirection/Cantrip, {HUNT}"
    table = lay(wilds, "attack", area(copying), area("Misdirection#6", "Squire#5"))
    go(table, "quest exqualibur", "send primordial-ooze#4", "depart", "cast misdirection#6")
    go(table, "pick primordial-ooze#4@0 in quest")
    assert creature(table, 0)["as"] == "witching-hag#4"


# -- spells on creatures -----------------------------------------------------------------------------------------------


@pytest.mark.rule("Q290")
def test_attached_spells_travel_with_their_creature() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Death/Charm, {HUNT}"
    table = lay(wilds, "attack", area(f"{KNIGHT}+Death#4@0"), area(quest=on(HUNT, SQUIRE)))
    go(table, "challenge exqualibur", "send knight-of-quamelot#4+death#4", "depart")
    assert heard(table, "challenge-totals")[0]["totals"]["seat 1"] == 7
    go(table, "defend squire#4", "start exqualibur")
    assert party(table) == [f"{KNIGHT}+Death#4@0"]


@pytest.mark.rule("Q290")
def test_spells_of_opponents_travel_too() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Dark/Charm, {HUNT}"
    table = lay(wilds, "attack", area(f"{KNIGHT}+Dark#4@1"), area(quest=on(HUNT, SQUIRE)))
    at_home = creature(table, 0)["attack"]
    go(table, "challenge exqualibur", "send knight-of-quamelot#4+dark#4", "depart")
    assert at_home < 4
    assert heard(table, "challenge-totals")[0]["totals"]["seat 1"] == at_home


@pytest.mark.rule("Q291")
@pytest.mark.parametrize(("devotee", "first"), [(6, True), (3, False)])
def test_a_mighty_devotee_switches_spells_of_defenders_off(devotee: int, first: bool) -> None:
    """With a Misdirection Charm a creature is named last."""
    wilds = "Devotee of the Holy Query/Mighty, Misdirection/Charm, Witching Hag/Strong"
    mine = f"Devotee of the Holy Query#{devotee}, {HAG}"
    table = attack(wilds, mine, area(f"{HAG}+Misdirection#4@1", SQUIRE))
    assert ("defend witching-hag#4+misdirection#4" in options(table)) == first


@pytest.mark.rule("Q291", "Q98")
@pytest.mark.parametrize(("devotee", "total"), [(6, 0), (5, 3)])
def test_in_a_challenge_it_takes_their_attack_too(devotee: int, total: int) -> None:
    wilds = f"Squire/Basic, Devotee of the Holy Query/Mighty, Death/Charm, {HUNT}"
    die = f"Devotee of the Holy Query#{devotee}"
    table = lay(wilds, "attack", area(die), area(quest=on(HUNT, f"{SQUIRE}+Death#4@1")))
    go(table, "challenge exqualibur", f"send devotee-of-the-holy-query#{devotee}", "depart")
    assert heard(table, "challenge-totals")[0]["totals"]["seat 0"] == total


@pytest.mark.rule("Q294")
def test_no_spell_is_attached_on_a_quest() -> None:
    wilds = f"Squire/Basic, Quasar/Charm, {HUNT}"
    away = lay(wilds, "ready", area("Quasar#4", quest=on(HUNT, SQUIRE)))
    home = lay(wilds, "ready", area("Quasar#4", SQUIRE))
    assert (offered(away, "attach"), offered(home, "attach")) == ([], ["quasar#4"])


@pytest.mark.rule("Q304")
def test_damage_deflected_to_the_attacker_is_plain() -> None:
    mine = "Voodoo Doll#4, Quake Dragon#4"
    theirs = area(HAG, "Misdirection#6")
    table = attack("Voodoo Doll/Base, Quake Dragon/Mighty, Misdirection/Incantation, Witching Hag/Strong", mine, theirs)
    assert totals(table) == {1: 7}
    go(table, "cast misdirection#6")
    assert (asks(table), lying(table, "ready", 1)) == ((0, "name"), [HAG])
    go(table, "defend quake-dragon#4")
    assert lying(table, "ready") == ["Voodoo Doll#4", "Quake Dragon#4"]


@pytest.mark.rule("Q311")
def test_a_strong_archangel_covers_both_areas() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Archangel/Strong, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT), area("Archangel#4", quest=on(HUNT, SQUIRE)))
    go(table, "challenge exqualibur", "send knight-of-quamelot#4", "depart", "defend squire#4")
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", "goes active by archangel#4"])


@pytest.mark.rule("Q311")
def test_a_strong_minstrel_covers_its_own_area_only() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Wayfaring Minstrel/Strong, {HUNT}"
    minstrel = "Wayfaring Minstrel#4"
    home = lay(wilds, "attack", area(KNIGHT), area(minstrel, quest=on(HUNT, SQUIRE)))
    do(home, "challenge exqualibur", "send knight-of-quamelot#4", "depart", "defend squire#4")
    assert options(home) == ["goes used"]
    away = lay(wilds, "attack", area(KNIGHT), area(quest=on(HUNT, f"{SQUIRE}, {minstrel}")))
    do(away, "challenge exqualibur", "send knight-of-quamelot#4", "depart", "defend squire#4")
    assert options(away) == ["goes used", "goes active by wayfaring-minstrel#4"]


# -- glory and captures ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q331", "Q84")
def test_a_squire_captured_in_anothers_turn_adds_no_capture() -> None:
    wilds = f"Squire/Basic 2, Witching Hag/Strong, Shaping/Incantation, {HUNT}"
    mine = area(f"{HAG}+Shaping#4@1", SQUIRE)
    table = lay(wilds, "score", mine, area(used=["Squire"]), rolls=[1] * 9)
    do(table, "score witching-hag#4+shaping#4")
    do(table, "yes", "pick squire in used 1", "pick squire in wilds")
    assert (lying(table, "used", 1), table.view(None)["captures"]) == (["Squire", "Shaping"], 1)


@pytest.mark.rule("Q372", "Q71")
def test_glory_lost_and_gained_comes_in_the_order_of_the_text() -> None:
    wilds = f"Squire/Basic, Relic Thief/Strong, {HUNT}"
    mine = area(active=["Relic Thief#5"], quiddity=1, glory=23)
    table = lay(wilds, "ready", mine, area(glory=24))
    go(table, "summon relic-thief#5", "seat 1")
    assert (glory(table), table.outcome) == ([24, 23], None)
