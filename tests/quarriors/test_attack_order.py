"""QC-8.14, the order inside an attack: what still lowers a total and what leaves it alone, and who is out of reach."""

import pytest

from tests.quarriors.mat import asked, do, fall, glory, heard, kind, kinds, lying, options, play, seat, totals
from tumblehall.kernel.table import Table

WILDS = "Scavenging Goblin/Mighty, Devotee of the Holy Query/Base, Quake Dragon/Base, Ghostly Spirit/Base"
GOBLIN, DEVOTEE, HIGH = "Scavenging Goblin#3", "Devotee of the Holy Query#3", "Devotee of the Holy Query#5"
"""2/2 and 0/3 of level 1, 2/4 of level 2."""


def deeds(table: Table, *of: str) -> list[str]:
    return [deed for deed in kinds(table) if deed in of]


# -- protection --------------------------------------------------


@pytest.mark.rule("QC-8.4")
def test_a_defender_protects_before_naming_and_for_nobody_else() -> None:
    table = play(
        seat(ready=f"2 {GOBLIN}"), seat(ready=f"{DEVOTEE}, Life#4"), seat(ready=DEVOTEE),
        wilds=f"{WILDS}, Life/Spell", phase="attack",
    )  # fmt: skip
    assert (asked(table), kind(table)) == (1, "react")
    do(table, "cast life#4")
    assert [each["ready"][0]["defence"] for each in table.view(None)["seats"][1:]] == [3 + 4, 3]


@pytest.mark.rule("QC-8.4")
def test_a_creature_that_lowers_the_attack_does_so_for_its_player_alone() -> None:
    table = play(
        seat(ready="Quake Dragon#5, Assistant#5"), seat(ready="Witching Hag#6"), seat(ready=HIGH),
        wilds=f"{WILDS}, Witching Hag/Mighty", phase="attack",
    )  # fmt: skip
    assert totals(table) == {1: 3 + 1, 2: 6 + 1}


@pytest.mark.rule("QC-8.4", "QC-8.14")
def test_a_stilled_attacker_counts_for_no_defender() -> None:
    table = play(
        seat(ready="Quake Dragon#5, Assistant#5"), seat(ready=f"{HIGH}, Life#4"), seat(ready=HIGH),
        wilds=f"{WILDS}, Life/Incantation", phase="attack",
    )  # fmt: skip
    do(table, "pass")
    assert totals(table) == {1: 7, 2: 7}
    do(table, "cast life#4", "pick quake-dragon#5@0")
    assert totals(table) == {1: 1, 2: 1}


@pytest.mark.rule("QC-8.14", "QC-8.9")
def test_stilling_an_attacker_once_defences_began_leaves_the_totals_alone() -> None:
    table = play(
        seat(ready="Quake Dragon#5, Assistant#5"), seat(ready=HIGH), seat(ready=f"2 {HIGH}, Life#4"),
        wilds=f"{WILDS}, Life/Incantation", phase="attack",
    )  # fmt: skip
    fall(table, "pass", "pass", "defend devotee-of-the-holy-query#5")
    do(table, "cast life#4", "pick quake-dragon#5@0")
    assert totals(table) == {1: 3, 2: 7}


# -- attackers that are destroyed --------------------------------------------------

DOOM = f"{WILDS}, Deathdealer/Strong, Primordial Ooze/Base"


@pytest.mark.rule("QC-8.5")
def test_a_spell_that_destroys_an_attacker_first_takes_its_attack_from_every_total() -> None:
    table = play(
        seat(ready="Scavenging Goblin#3, Deathdealer#6, Death#6"), seat(ready=HIGH), seat(ready=HIGH),
        wilds=f"{DOOM}, Death/Incantation", phase="attack",
    )  # fmt: skip
    fall(table, "cast death#6", "pick scavenging-goblin#3@0")
    do(table, "pass")
    assert lying(table, "ready", 0) == []
    assert totals(table) == {}


@pytest.mark.rule("QC-8.5", "QC-8.14", "QC-12.6")
def test_an_attacker_destroyed_before_defences_takes_its_attack_from_every_total() -> None:
    """The breath makes the Deathdealer score; its cull takes what the Ooze lives on. The Deathdealer's 3 stay."""
    table = play(
        seat(ready="Quake Dragon#5, Deathdealer#4, Primordial Ooze#4", used="Basic Quiddity"),
        seat(ready=f"{GOBLIN}, {HIGH}"), seat(ready=HIGH), wilds=DOOM, phase="attack",
    )  # fmt: skip
    assert totals(table) == {1: 6 + 3 + 1, 2: 6 + 3 + 1}
    fall(table, "goes used", "cull basic-quiddity")
    assert lying(table, "ready", 0) == ["Quake Dragon#5"]
    assert totals(table) == {1: 6 + 3, 2: 6 + 3}


@pytest.mark.rule("QC-8.9", "QC-12.6")
def test_an_attacker_destroyed_after_defenders_were_chosen_leaves_every_total() -> None:
    table = play(
        seat(ready="Deathdealer#4, Primordial Ooze#4", used="Basic Quiddity"),
        seat(ready=f"{GOBLIN}, {HIGH}"), seat(ready=HIGH), wilds=DOOM, phase="attack",
    )  # fmt: skip
    fall(table, "defend scavenging-goblin#3", "cull basic-quiddity")
    assert lying(table, "ready", 0) == []
    assert totals(table) == {1: 4 - 2, 2: 4}
    assert [share["against"] for share in table.position()["attack"]["shares"]] == [[0, 3, 3], [0, 1, 1]]


# -- the order --------------------------------------------------


@pytest.mark.rule("QC-8.14")
def test_spells_total_breath_protection_and_defences_come_in_this_order() -> None:
    table = play(
        seat(ready="Quake Dragon#5, Death#4"), seat(ready=f"{GOBLIN}, {HIGH}, Life#4"),
        wilds=f"{WILDS}, Death/Cantrip, Life/Spell", phase="attack",
    )  # fmt: skip
    fall(table, "pass", "cast death#4", "pass")
    fall(table, "cast life#4", "defend devotee-of-the-holy-query#5")
    order = deeds(table, "cast", "attack", "destroyed", "reacted", "defends")
    assert order == ["cast", "attack", "destroyed", "reacted", "defends", "destroyed"]


@pytest.mark.rule("QC-8.14")
def test_totals_are_fixed_before_the_breath() -> None:
    """With two creatures when totals are fixed the Warrior has no bonus, though the breath leaves one (Q54)."""
    table = play(
        seat(ready="Quake Dragon#5, Warrior of the Quay#4"), seat(ready=f"{GOBLIN}, {HIGH}"),
        wilds=f"{WILDS}, Warrior of the Quay/Base", phase="attack",
    )  # fmt: skip
    fall(table, "goes used")
    assert totals(table) == {1: 6 + 2}


@pytest.mark.rule("QC-8.14", "QC-8.8")
def test_who_was_saved_from_the_breath_is_not_named() -> None:
    table = play(
        seat(ready="Quake Dragon#5"), seat(ready=f"Ghostly Spirit#4, {HIGH}", used="Basic Quiddity"),
        wilds=WILDS, phase="attack",
    )  # fmt: skip
    do(table, "goes ready")
    assert options(table) == ["defend devotee-of-the-holy-query#5"]


@pytest.mark.rule("QC-8.14", "QC-8.8")
def test_who_was_saved_from_a_spell_of_this_attack_is_out_of_reach() -> None:
    table = play(
        seat(ready="Quake Dragon#5, 2 Death#6"), seat(ready=f"Ghostly Spirit#6, {HIGH}", used="2 Basic Quiddity"),
        wilds=f"{WILDS}, Death/Incantation", phase="attack",
    )  # fmt: skip
    do(table, "cast death#6", "pick ghostly-spirit#6@1", "goes ready", "cast death#6")
    assert options(table) == ["pick quake-dragon#5@0", "pick devotee-of-the-holy-query#5@1"]
    fall(table, "pick devotee-of-the-holy-query#5@1")
    assert table.view(None)["phase"] == "capture"
    assert lying(table, "ready", 1) == ["Ghostly Spirit#6"]


@pytest.mark.rule("QC-8.14", "QC-13.10")
def test_a_spell_finds_no_target_where_all_were_saved_in_this_attack() -> None:
    table = play(
        seat(ready="2 Death#4"), seat(ready="Ghostly Spirit#6", used="2 Basic Quiddity"),
        wilds=f"{WILDS}, Death/Spell", phase="attack",
    )  # fmt: skip
    do(table, "cast death#4", "pick ghostly-spirit#6@1", "goes ready")
    assert table.view(None)["phase"] == "capture"
    assert table.view(None)["seats"][1]["ready"][0]["safe"] is False


@pytest.mark.rule("QC-8.8")
def test_who_was_saved_before_the_attack_may_be_hit_in_it() -> None:
    table = play(
        seat(ready="Quake Dragon#5, Death#6"), seat(ready=f"Ghostly Spirit#6, {HIGH}", used="Basic Quiddity"),
        wilds=f"{WILDS}, Death/Incantation",
    )  # fmt: skip
    do(table, "cast death#6", "pick ghostly-spirit#6@1", "goes ready")
    assert options(table) == ["defend devotee-of-the-holy-query#5", "defend ghostly-spirit#6"]


# -- the first loss --------------------------------------------------

LOSS = f"{WILDS}, Deathdealer/Mighty"


@pytest.mark.rule("QC-8.7")
def test_the_first_loss_raises_the_total_once_for_each_opponent() -> None:
    table = play(
        seat(ready="Deathdealer#6"), seat(ready="3 Scavenging Goblin#3"), seat(ready="2 Scavenging Goblin#3"),
        wilds=LOSS, phase="attack",
    )  # fmt: skip
    fall(table, "defend scavenging-goblin#3")
    assert totals(table) == {1: 4 - 2 + 4, 2: 4}
    fall(table, "defend scavenging-goblin#3")
    assert totals(table) == {1: 6 - 2, 2: 4}
    fall(table, "defend scavenging-goblin#3", "defend scavenging-goblin#3")
    assert totals(table) == {1: 2, 2: 4 - 2 + 4}


@pytest.mark.rule("QC-8.7")
def test_a_total_raised_from_0_goes_on() -> None:
    table = play(seat(ready="Deathdealer#6"), seat(ready=f"{HIGH}, {GOBLIN}"), wilds=LOSS, phase="attack")
    fall(table, "defend devotee-of-the-holy-query#5")
    assert (kind(table), totals(table)) == ("name", {1: 4})


@pytest.mark.rule("QC-8.7")
def test_each_deathdealer_adds_what_it_had_in_that_total() -> None:
    table = play(
        seat(ready=["Deathdealer#6", {"die": "Deathdealer#4", "marks": [[2, 0, False]]}]),
        seat(ready=f"{HIGH}, {GOBLIN}"), wilds=LOSS, phase="attack",
    )  # fmt: skip
    fall(table, "defend devotee-of-the-holy-query#5")
    assert (kind(table), totals(table)) == ("name", {1: 9 - 4 + 9})


@pytest.mark.rule("QC-12.4")
def test_a_saved_creature_is_a_first_loss_too() -> None:
    table = play(
        seat(ready="Deathdealer#6"), seat(ready=f"Ghostly Spirit#4, {GOBLIN}", used="Basic Quiddity"),
        wilds=LOSS, phase="attack",
    )  # fmt: skip
    do(table, "defend ghostly-spirit#4", "goes ready")
    assert totals(table) == {1: 4 - 2 + 4}


@pytest.mark.rule("QC-8.14")
def test_the_breath_is_no_loss_to_the_attack() -> None:
    table = play(
        seat(ready="Quake Dragon#5, Deathdealer#6"), seat(ready=f"{GOBLIN}, 2 {HIGH}"), wilds=LOSS, phase="attack"
    )
    fall(table, "goes used")
    assert (totals(table), table.position()["turn"]["lost"]) == ({1: 10}, [])
    fall(table, "defend devotee-of-the-holy-query#5")
    assert (totals(table), table.position()["turn"]["lost"]) == ({1: 10 - 4 + 4}, [1])


@pytest.mark.rule("QC-8.9")
def test_what_enters_in_the_attack_is_no_attacker_and_takes_no_ones_place() -> None:
    """The Spirit that was set aside comes back where the Deathdealer stood; stilling it changes no total."""
    table = play(
        seat(ready="Deathdealer#4, Quake Dragon#5"), seat(ready=f"{GOBLIN}, {HIGH}, Life#4"),
        wilds=f"{DOOM.replace('Spirit/Base', 'Spirit/Mighty')}, Life/Incantation", phase="attack", rolls=[4],
        aside=[{"die": "Ghostly Spirit#6", "seat": 0, "clause": "Ghostly Spirit/Mighty:ALL:1.1"}],
    )  # fmt: skip
    do(table, "pass", "goes used", "first deathdealer#4 i destroy", "pass")
    assert lying(table, "ready", 0) == ["Quake Dragon#5", "Ghostly Spirit#4"]
    do(table, "cast life#4", "pick ghostly-spirit#4@0")
    assert (totals(table), glory(table)) == ({1: 9}, [2, 0])
    assert heard(table, "attack")[0]["attackers"] == ["deathdealer#4", "quake-dragon#5"]


# -- an attack and the next --------------------------------------------------


@pytest.mark.rule("QC-8.1", "QC-8.7")
def test_the_next_attack_has_totals_of_its_own() -> None:
    table = play(
        seat(ready=f"{DEVOTEE}, Life#4"), seat(active="Scavenging Goblin", bag="Basic Quiddity"),
        wilds=f"{WILDS}, Life/Incantation", phase="attack", rolls=[1, 3, 1],
    )  # fmt: skip
    do(table, "end-turn", "pass", "summon scavenging-goblin#3", "pass", "pass")
    assert (asked(table), kind(table), totals(table)) == (0, "react", {0: 2})


@pytest.mark.rule("QC-8.1")
def test_an_attack_is_not_aimed_at_the_attacker() -> None:
    table = play(seat(ready=f"2 {GOBLIN}"), seat(ready=DEVOTEE), wilds=WILDS, phase="attack")
    shares = [{"tag": 0, "against": [0, 2]}, {"tag": 1, "against": [0, 2]}]
    assert table.position()["attack"] == {"shares": shares, "totals": [0, 4]}
