"""QC-8, the attack: totals, who defends, what falls, what is left."""

import pytest

from tests.quarriors.mat import asked, do, fall, heard, kind, lying, options, play, questions, seat, totals

GOBLINS = "Scavenging Goblin/Base, Devotee of the Holy Query/Base, Warrior of the Quay/Base, Deathdealer/Strong"
GOBLIN, DEVOTEE, WARRIOR = "Scavenging Goblin#3", "Devotee of the Holy Query#3", "Warrior of the Quay#4"
"""Attack and defence 2/2, 0/3 and 2/3, the Warrior's 5 against a lone creature."""
TWO, FOUR = "Scavenging Goblin#3", "2 Scavenging Goblin#3"
"""Attackers, by their total."""


# -- the total --------------------------------------------------


@pytest.mark.rule("QC-8.1")
def test_all_creatures_attack_all_opponents_with_the_sum_of_their_attack() -> None:
    table = play(
        seat(ready=f"{GOBLIN}, Assistant#5, Deathdealer#6"),
        seat(ready=f"{DEVOTEE}, {GOBLIN}"),
        seat(ready=GOBLIN),
        wilds=GOBLINS,
        phase="attack",
    )
    assert totals(table) == {1: 2 + 1 + 4, 2: 2 + 1 + 4}


@pytest.mark.rule("QC-8.6")
def test_who_defends_is_told_the_total() -> None:
    table = play(seat(ready=FOUR), seat(ready=f"{DEVOTEE}, {GOBLIN}"), wilds=GOBLINS, phase="attack")
    assert table.decisions[0].prompt == "The attack is 4. Which creature defends?"


@pytest.mark.rule("QC-8.1", "QC-12.1")
def test_who_has_no_creature_does_not_attack() -> None:
    table = play(
        seat(ready="Life#4", active=GOBLIN), seat(ready=GOBLIN), wilds=f"{GOBLINS}, Life/Spell", phase="attack"
    )
    assert heard(table, "attack") == []
    assert kind(table) == "tidy"


@pytest.mark.rule("QC-8.2")
def test_the_attacker_may_cast_before_the_total_is_declared() -> None:
    table = play(seat(ready=f"{FOUR}, Death#4"), seat(ready=DEVOTEE), wilds=f"{GOBLINS}, Death/Cantrip", phase="attack")
    assert options(table) == ["cast death#4", "next"]
    do(table, "cast death#4")
    assert totals(table) == {1: 2 * (2 + 2)}


@pytest.mark.rule("QC-8.2")
def test_what_was_kept_back_is_not_in_the_total() -> None:
    table = play(seat(ready=f"{FOUR}, Death#4"), seat(ready=DEVOTEE), wilds=f"{GOBLINS}, Death/Cantrip", phase="attack")
    assert totals(do(table, "next")) == {1: 4}


# -- who defends --------------------------------------------------


@pytest.mark.rule("QC-8.3")
def test_each_opponent_defends_against_the_whole_total() -> None:
    table = play(seat(ready=FOUR), seat(ready=GOBLIN), seat(ready=GOBLIN), wilds=GOBLINS, phase="attack")
    fall(table, "defend scavenging-goblin#3")
    assert (asked(table), kind(table), totals(table)) == (2, "name", {1: 2, 2: 4})


@pytest.mark.rule("QC-8.3")
def test_an_opponent_without_creatures_does_not_defend() -> None:
    table = play(
        seat(ready=TWO), seat(ready="Life#4", active="Scavenging Goblin"), seat(ready=DEVOTEE),
        wilds=f"{GOBLINS}, Life/Cantrip", phase="attack",
    )  # fmt: skip
    assert questions(table) == ["2 name"]


@pytest.mark.rule("QC-8.10")
def test_defences_go_clockwise_from_the_attackers_left() -> None:
    everybody = [seat(ready=DEVOTEE) for _ in range(4)]
    everybody[2] = seat(ready=TWO)
    table = play(*everybody, wilds=GOBLINS, phase="attack", turn={"seat": 2})
    assert questions(table) == ["3 name", "0 name", "1 name"]


# -- damage --------------------------------------------------


@pytest.mark.rule("QC-8.6")
def test_a_total_below_its_defence_does_nothing_and_ends_the_defence() -> None:
    table = play(seat(ready=TWO), seat(ready=f"{DEVOTEE}, {GOBLIN}"), wilds=GOBLINS, phase="attack")
    fall(table, "defend devotee-of-the-holy-query#3")
    assert lying(table, "ready", 1) == [DEVOTEE, GOBLIN]
    assert kind(table) == "tidy"


@pytest.mark.rule("QC-8.6", "QC-2.7")
def test_a_total_equal_to_its_defence_destroys_it() -> None:
    table = play(seat(ready=f"{TWO}, Assistant#5"), seat(ready=f"{DEVOTEE}, {GOBLIN}"), wilds=GOBLINS, phase="attack")
    fall(table, "defend devotee-of-the-holy-query#3")
    assert lying(table, "ready", 1) == [GOBLIN]
    assert lying(table, "used", 1) == ["Devotee of the Holy Query"]


@pytest.mark.rule("QC-8.7")
def test_with_nothing_left_of_the_total_nobody_more_is_named() -> None:
    table = play(seat(ready=TWO), seat(ready=f"{DEVOTEE}, {GOBLIN}"), wilds=GOBLINS, phase="attack")
    fall(table, "defend scavenging-goblin#3")
    assert lying(table, "ready", 1) == [DEVOTEE]
    assert kind(table) == "tidy"


@pytest.mark.rule("QC-8.6", "QC-8.7")
def test_its_defence_is_subtracted_and_another_must_be_named() -> None:
    table = play(
        seat(ready=f"{TWO}, Assistant#5"),
        seat(ready=f"{GOBLIN}, {DEVOTEE}, Assistant#5"),
        wilds=GOBLINS,
        phase="attack",
    )
    fall(table, "defend scavenging-goblin#3")
    assert totals(table) == {1: 1}
    assert options(table) == ["defend devotee-of-the-holy-query#3", "defend assistant#5"]


@pytest.mark.rule("QC-8.7")
def test_what_is_left_over_is_lost() -> None:
    table = play(
        seat(ready="2 Deathdealer#6"), seat(ready=GOBLIN), seat(ready="2 Devotee of the Holy Query#3"),
        wilds=GOBLINS.replace("Strong", "Base"), phase="attack",
    )  # fmt: skip
    fall(table, "defend scavenging-goblin#3")
    assert totals(table) == {1: 6, 2: 8}
    fall(table, "defend devotee-of-the-holy-query#3", "defend devotee-of-the-holy-query#3")
    assert (kind(table), totals(table)) == ("tidy", {})


@pytest.mark.rule("QC-8.11")
def test_damage_that_does_not_destroy_leaves_no_trace() -> None:
    table = play(seat(ready=TWO), seat(ready=DEVOTEE), wilds=GOBLINS, phase="attack")
    before = table.view(None)["seats"][1]
    fall(table, "defend devotee-of-the-holy-query#3")
    assert table.view(None)["seats"][1] == before


@pytest.mark.rule("QC-8.12")
def test_damage_is_never_split_to_save_several() -> None:
    """4 against two Devotees of 3: shared out it would hurt neither, but the first takes all it can."""
    table = play(seat(ready=FOUR), seat(ready="2 Devotee of the Holy Query#3"), wilds=GOBLINS, phase="attack")
    assert options(table) == ["defend devotee-of-the-holy-query#3"]
    fall(table, "defend devotee-of-the-holy-query#3", "defend devotee-of-the-holy-query#3")
    assert lying(table, "ready", 1) == [DEVOTEE]


# -- saved, and nothing to fear --------------------------------------------------


@pytest.mark.rule("QC-8.8", "QC-8.15")
def test_a_saved_creature_is_not_named_again_and_has_absorbed_its_defence() -> None:
    table = play(
        seat(ready=FOUR), seat(ready=f"Ghostly Spirit#4, {DEVOTEE}", used="Basic Quiddity"),
        wilds=f"{GOBLINS}, Ghostly Spirit/Base", phase="attack",
    )  # fmt: skip
    do(table, "defend ghostly-spirit#4", "goes ready")
    assert totals(table) == {1: 2}
    assert options(table) == ["defend devotee-of-the-holy-query#3"]


@pytest.mark.rule("QC-8.8")
def test_a_saved_creature_is_named_in_the_next_attack() -> None:
    table = play(
        seat(ready=TWO), seat(ready="Ghostly Spirit#4", used="2 Basic Quiddity"),
        wilds=f"{GOBLINS}, Ghostly Spirit/Base", phase="attack", turn={"seat": 0},
    )  # fmt: skip
    do(table, "defend ghostly-spirit#4", "goes ready")
    assert table.view(None)["seats"][1]["ready"][0]["safe"] is False


@pytest.mark.rule("QC-8.15")
def test_a_total_of_0_damages_nobody_not_even_defence_0() -> None:
    wilds = f"{GOBLINS}, Primordial Ooze/Base"
    ooze = {"die": "Primordial Ooze#4", "spared": True}
    table = play(seat(ready=DEVOTEE), seat(ready=[ooze]), wilds=wilds, phase="attack")
    assert table.view(None)["seats"][1]["ready"][0]["defence"] == 0
    assert kind(table) == "tidy"


@pytest.mark.rule("QC-8.15", "QC-8.6")
def test_a_total_of_1_destroys_defence_0_and_goes_on() -> None:
    wilds = f"{GOBLINS}, Primordial Ooze/Base"
    ooze = {"die": "Primordial Ooze#4", "spared": True}
    table = play(seat(ready="Assistant#5"), seat(ready=[ooze, "Assistant#5"]), wilds=wilds, phase="attack")
    fall(table, "defend primordial-ooze#4")
    assert lying(table, "used", 1) == ["Primordial Ooze"]
    assert (options(table), totals(table)) == (["defend assistant#5"], {1: 1})


# -- the book's example --------------------------------------------------


@pytest.mark.rule("QC-8.13", "QC-13.3")
def test_the_books_attack_holds_to_the_letter() -> None:
    table = play(
        seat(ready="Deathdealer#4, Warrior of the Quay#4, Death#4"),
        seat(ready="Scavenging Goblin#3, Ghostly Spirit#6, Devotee of the Holy Query#5"),
        seat(ready="2 Scavenging Goblin#3"),
        seat(),
        wilds=f"{GOBLINS}, Ghostly Spirit/Strong, Death/Charm",
        phase="attack",
    )
    do(table, "attach death#4", "pick deathdealer#4@0")
    assert table.view(None)["seats"][0]["ready"][0]["attack"] == 6
    assert totals(table) == {1: 8, 2: 8, 3: 8}
    do(table, "defend ghostly-spirit#6", "goes active", "pass")
    assert lying(table, "active", 1) == ["Ghostly Spirit"]
    assert totals(table) == {1: 5, 2: 8, 3: 8}
    fall(table, "defend devotee-of-the-holy-query#5")
    assert lying(table, "used", 1) == ["Devotee of the Holy Query"]
    assert totals(table) == {1: 1, 2: 8, 3: 8}
    fall(table, "defend scavenging-goblin#3")
    assert lying(table, "ready", 1) == ["Scavenging Goblin#3"]
    assert (asked(table), totals(table)) == (2, {1: 0, 2: 8, 3: 8})
