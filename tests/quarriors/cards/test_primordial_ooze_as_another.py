"""Strong Primordial Ooze: what a copy can do, and where the die is still an Ooze (Q117, Q121)."""

import pytest

from tests.quarriors.mat import (
    against,
    asks,
    captures,
    creature,
    go,
    held,
    lay,
    number,
    offered,
    options,
    seat,
    stats,
    where,
)
from tumblehall.kernel.values import Json

OOZE = "Primordial Ooze"
STRONG = "Primordial Ooze/Strong, Scavenging Goblin/Base"


def copying(model: str, face: int = 4, **more: Json) -> dict[str, Json]:
    return {"die": f"{OOZE}#{face}", "copy": model, **more}


# -- scoring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q117")
def test_copy_scores_with_the_copied_glory_and_clauses() -> None:
    table = lay(f"{STRONG}, Questing Wizard/Mighty", "score", seat(ready=[copying("Questing Wizard#4")]))
    go(table, "score primordial-ooze#4")
    assert (number(table, 0), captures(table)) == (4, 2)
    assert options(table) == ["cull primordial-ooze", "pass"]
    go(table, "cull primordial-ooze")
    assert held(table, "primordial-ooze") == 1


def test_plain_ooze_scores_its_own_glory() -> None:
    table = go(lay(STRONG, "score", seat(ready=f"{OOZE}#4"), seat(used="Portal")), "score primordial-ooze#4")
    assert (number(table, 0), asks(table)) == (2, (0, "cull"))


@pytest.mark.rule("Q117")
def test_copy_of_a_deathdealer_is_traded_as_the_ooze_it_is() -> None:
    us = seat(ready=[copying("Deathdealer#4")]), seat(used="Portal")
    table = lay(f"{STRONG}, Deathdealer/Base", "score", *us)
    go(table, "score primordial-ooze#4", "yes", "pick portal in used 1")
    assert (where(table, 0, "used"), where(table, 1, "used")) == (["portal"], ["primordial-ooze"])


@pytest.mark.rule("Q117", "Q21")
def test_copy_of_a_defender_counts_the_others() -> None:
    us = seat(ready=[copying("Defender of the Pale#4"), "Scavenging Goblin#3"])
    table = lay(f"{STRONG}, Defender of the Pale/Base", "score", us)
    go(table, "score primordial-ooze#4", "score scavenging-goblin#3")
    assert number(table, 0) == 2 + 2 + 1


@pytest.mark.rule("Q117")
def test_copy_of_a_hag_does_not_count_the_ooze_as_another_die() -> None:
    us = seat(ready=[copying("Witching Hag#4")])
    table = go(lay(f"{STRONG}, Witching Hag/Strong", "score", us), "score primordial-ooze#4")
    assert (number(table, 0), asks(table)) == (3, (0, "cull"))
    us = seat(ready=[copying("Witching Hag#4")], used="Witching Hag")
    table = go(lay(f"{STRONG}, Witching Hag/Strong", "score", us), "score primordial-ooze#4", "yes")
    assert options(table) == ["pick witching-hag in used 0"]


@pytest.mark.rule("QV-2")
def test_copy_is_culled_to_its_own_card_with_expert_culling() -> None:
    us = seat(ready=[copying("Quake Dragon#6")])
    table = lay(f"{STRONG}, Quake Dragon/Mighty", "score", us, options={"expert_culling": True})
    go(table, "score-cull primordial-ooze#4")
    assert (number(table, 0), held(table, "primordial-ooze")) == (6, 1)


@pytest.mark.rule("Q117", "Q11")
def test_copy_costs_what_the_ooze_costs() -> None:
    cards = f"{STRONG}, Shaping/Incantation, Questing Wizard/Base, Victory/Incantation 1, Quake Dragon/Strong 1"
    us = seat(ready=[copying("Scavenging Goblin#3") | {"die": f"{OOZE}#4+Shaping#4@0"}])
    table = lay(cards, "score", us)
    go(table, "score primordial-ooze#4+shaping#4", "yes", "pick primordial-ooze in used 0")
    assert offered(table, "pick") == ["primordial-ooze in wilds", "victory in wilds", "quake-dragon in wilds"]


# -- fighting ------------------------------------------------------------------------------------------------------


def test_copy_attacks_by_copied_number_and_level() -> None:
    cards = f"{STRONG}, Quake Dragon/Strong"
    us = seat(ready=[copying("Quake Dragon#6"), copying("Scavenging Goblin#3", 5)])
    table = lay(cards, "attack", us, seat(ready="Quake Dragon#4"), seat(ready="Scavenging Goblin#3"))
    assert offered(table, "copy-anew") == ["primordial-ooze#4", "primordial-ooze#5"]
    go(table, "next")
    assert against(table) == [None, 8, 10]


@pytest.mark.rule("Q117")
def test_copy_scores_at_once_as_a_strong_deathdealer() -> None:
    us = seat(ready=[copying("Deathdealer#4", copied=True)]), seat(ready="Scavenging Goblin#3")
    table = go(lay(f"{STRONG}, Deathdealer/Strong", "attack", *us), "defend scavenging-goblin#3")
    assert (number(table, 0), options(table)) == (2, ["cull primordial-ooze", "pass"])


@pytest.mark.rule("Q117", "Q57")
def test_copy_adds_to_the_total_as_a_mighty_deathdealer() -> None:
    us = seat(ready=[copying("Deathdealer#6", copied=True)]), seat(ready="Scavenging Goblin#3, Scavenging Goblin#4")
    table = go(lay(f"{STRONG}, Deathdealer/Mighty", "attack", *us), "defend scavenging-goblin#3")
    assert against(table) == [None, 4 - 2 + 4]


def test_copy_of_level_1_falls_to_the_quake_dragon_and_one_of_level_2_stays() -> None:
    theirs = [copying("Scavenging Goblin#3", copied=True), copying("Devotee of the Holy Query#5", 5, copied=True)]
    cards = f"{STRONG}, Quake Dragon/Base, Devotee of the Holy Query/Base"
    table = lay(cards, "attack", seat(ready="Quake Dragon#4"), seat(ready=theirs))
    assert (where(table, 1, "ready"), where(table, 1, "used")) == (["primordial-ooze#5"], ["primordial-ooze"])


def test_copy_of_level_3_is_out_of_reach_of_a_one_burst_incantation() -> None:
    us = seat(ready="Death#4"), seat(ready=[copying("Quake Dragon#6"), f"{OOZE}#5"])
    table = go(lay(f"{STRONG}, Quake Dragon/Mighty, Death/Incantation", "ready", *us), "cast death#4")
    assert options(table) == ["pick primordial-ooze#5@1"]


def test_copy_silences_spells_and_is_out_of_reach_as_a_mighty_devotee() -> None:
    cards = f"{STRONG}, Devotee of the Holy Query/Mighty, Life/Cantrip, Death/Incantation"
    us = seat(ready=[copying("Devotee of the Holy Query#6", copied=True)]), seat(ready="Scavenging Goblin#3+Life#4@1")
    table = lay(cards, "attack", *us)
    assert (stats(table, 0), stats(table, 1)) == ((2, 7), (2, 2))
    us = seat(ready="Death#6"), seat(ready=[copying("Devotee of the Holy Query#6")])
    assert offered(lay(cards, "ready", *us), "cast") == []


def test_copy_makes_summons_dear_and_others_strong() -> None:
    us = seat(active="Assistant#5", quiddity=2), seat(ready=[copying("Defender of the Pale#4")])
    table = go(lay(f"{STRONG}, Defender of the Pale/Mighty", "ready", *us), "summon assistant#5")
    assert number(table, 0, "quiddity") == 0
    mine = seat(ready=[copying("Warrior of the Quay#4"), "Scavenging Goblin#3"])
    table = lay(f"{STRONG}, Warrior of the Quay/Strong", "tidy", mine)
    assert (stats(table, 0), stats(table, 0, 1)) == ((2, 3), (3, 3))


# -- falling -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q117")
def test_copy_of_a_strong_ghost_goes_to_the_active_pool_as_an_ooze() -> None:
    us = seat(ready="Quake Dragon#6"), seat(ready=[copying("Ghostly Spirit#4", copied=True)])
    table = lay(f"{STRONG}, Ghostly Spirit/Strong, Quake Dragon/Mighty", "attack", *us)
    go(table, "defend primordial-ooze#4")
    assert (where(table, 1, "active"), where(table, 1, "used")) == (["primordial-ooze"], [])


@pytest.mark.rule("Q117")
def test_copied_ability_still_finishes_after_death() -> None:
    us = seat(ready="Quake Dragon#6"), seat(ready=[copying("Scavenging Goblin#5", copied=True)], bag="3 Portal")
    cards = "Primordial Ooze/Strong, Scavenging Goblin/Mighty, Quake Dragon/Mighty"
    table = go(lay(cards, "attack", *us, rolls=[1, 1]), "defend primordial-ooze#4")
    assert (where(table, 1, "active"), where(table, 1, "used")) == (["portal"] * 2, ["primordial-ooze"])


# -- class and face ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q117")
def test_copy_of_a_warrior_is_a_warrior_in_play_but_no_warrior_die() -> None:
    cards = "Primordial Ooze/Strong, Warrior of the Quay/Mighty, Scavenging Goblin/Base"
    us = seat(active="Warrior of the Quay#4", quiddity=1), seat(ready=[copying("Warrior of the Quay#4"), f"{OOZE}#5"])
    table = go(lay(cards, "ready", *us), "summon warrior-of-the-quay#4")
    assert (where(table, 1, "ready"), where(table, 1, "used")) == (["primordial-ooze#5"], ["primordial-ooze"])
    us = seat(active=f"Warrior of the Quay#4, {OOZE}#4", quiddity=3), seat(ready="Warrior of the Quay#6")
    table = go(lay(cards, "ready", *us), "summon primordial-ooze#4", "pick warrior-of-the-quay#6@1")
    assert offered(table, "summon") == ["warrior-of-the-quay#4"]


@pytest.mark.rule("Q121")
def test_copy_is_not_turned() -> None:
    us = seat(ready=[copying("Quake Dragon#4"), "Quake Dragon#4", "Shaping#4"])
    table = lay(f"{STRONG}, Quake Dragon/Mighty, Shaping/Charm", "ready", us)
    go(table, "cast shaping#4")
    while asks(table)[1] == "turn-face":
        assert options(table) == ["turn 5"]
        go(table, "turn 5")
    assert (creature(table, 0)["as"], where(table, 0, "ready")) == (
        "quake-dragon#4",
        ["primordial-ooze#4", "quake-dragon#5"],
    )


def test_copy_that_comes_back_in_an_attack_does_not_attack_in_the_place_of_one_that_left() -> None:
    cards = f"{STRONG}, Ghostly Spirit/Mighty, Deathdealer/Strong, Devotee of the Holy Query/Mighty, Life/Cantrip"
    aside: list[Json] = [{"die": f"{OOZE}#4", "seat": 0, "clause": "Ghostly Spirit/Mighty:ALL:1.1"}]
    rival = seat(ready="Scavenging Goblin#3, Devotee of the Holy Query#6, Scavenging Goblin#4+Life#4@1")
    table = lay(cards, "attack", seat(ready="Deathdealer#4"), rival, aside=aside, rolls=[5])
    go(table, "defend scavenging-goblin#3", "first deathdealer#4 i destroy", "pass")
    go(table, "pick devotee-of-the-holy-query#6@1")
    assert (creature(table, 0)["as"], stats(table, 1, 1)) == ("devotee-of-the-holy-query#6", (2, 6))
