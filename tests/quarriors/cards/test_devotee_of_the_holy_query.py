"""Devotee of the Holy Query. Faces 3 and 4: level 1, 0/3; 5: level 2, 2/4; 6: level 2, 2/4 with a burst."""

import pytest

from tests.quarriors.mat import (
    asks,
    captures,
    creature,
    go,
    heard,
    held,
    lay,
    number,
    offered,
    options,
    seat,
    stats,
    where,
)
from tumblehall.kernel.table import Table

DEVOTEE = "Devotee of the Holy Query"
SLUG = "devotee-of-the-holy-query"
SPELLS = "Growth/Cantrip 2, Life/Incantation 1, Death/Charm 3, Scavenging Goblin/Base 2"


# -- Base: defence -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("type", "face", "numbers"),
    [
        ("Base", 3, (0, 3)), ("Base", 4, (0, 3)), ("Base", 5, (2, 4)), ("Base", 6, (2, 6)),
        ("Strong", 5, (2, 4)), ("Strong", 6, (2, 4)), ("Mighty", 5, (2, 4)), ("Mighty", 6, (2, 7)),
    ],
)  # fmt: skip
def test_defence_of_a_devotee_follows_card_and_burst(type: str, face: int, numbers: tuple[int, int]) -> None:
    table = lay(f"{DEVOTEE}/{type}", "tidy", seat(ready=f"{DEVOTEE}#{face}"))
    assert stats(table, 0) == numbers


@pytest.mark.card("Devotee of the Holy Query/Base")
@pytest.mark.parametrize(("face", "holds"), [(6, True), (5, False)])
def test_devotee_with_a_burst_holds_against_five(face: int, holds: bool) -> None:
    us = seat(ready="Witching Hag#4, Scavenging Goblin#3"), seat(ready=f"{DEVOTEE}#{face}")
    table = go(
        lay(f"{DEVOTEE}/Base, Witching Hag/Base, Scavenging Goblin/Base", "attack", *us), f"defend {SLUG}#{face}"
    )
    assert heard(table, "defends")[-1]["holds"] is holds
    assert where(table, 1, "ready") == [f"{SLUG}#6"] * holds


@pytest.mark.card("Devotee of the Holy Query/Base", negative=True)
def test_devotee_with_a_burst_falls_to_six() -> None:
    us = seat(ready="Quake Dragon#5"), seat(ready=f"{DEVOTEE}#6")
    table = go(lay(f"{DEVOTEE}/Base, Quake Dragon/Mighty", "attack", *us), f"defend {SLUG}#6")
    assert where(table, 1, "used") == [SLUG]


# -- Strong: a spell for the bag -----------------------------------------------------------------------------------


@pytest.mark.card("Devotee of the Holy Query/Strong")
@pytest.mark.rule("Q24")
def test_strong_devotee_captures_a_cheap_spell_into_the_bag() -> None:
    table = lay(f"{DEVOTEE}/Strong, {SPELLS}", "score", seat(ready=f"{DEVOTEE}#6"))
    go(table, f"score {SLUG}#6")
    assert (asks(table), number(table, 0)) == ((0, "may"), 2)
    go(table, "yes")
    assert options(table) == ["pick growth in wilds", "pick life in wilds"]
    go(table, "pick life in wilds")
    assert (where(table, 0, "bag"), where(table, 0, "used"), held(table, "life")) == (["life"], [SLUG], 0)
    assert (captures(table), options(table)) == (1, [f"cull {SLUG}", "pass"])


def test_strong_devotee_may_decline() -> None:
    table = lay(f"{DEVOTEE}/Strong, {SPELLS}", "score", seat(ready=f"{DEVOTEE}#6"))
    go(table, f"score {SLUG}#6", "pass")
    assert (asks(table), where(table, 0, "bag"), held(table, "growth")) == ((0, "cull"), [], 2)


@pytest.mark.card("Devotee of the Holy Query/Strong", negative=True)
@pytest.mark.parametrize(("card", "face"), [("Strong", 5), ("Strong", 3), ("Base", 6), ("Mighty", 6)])
def test_devotees_without_that_burst_capture_nothing(card: str, face: int) -> None:
    table = lay(f"{DEVOTEE}/{card}, {SPELLS}", "score", seat(ready=f"{DEVOTEE}#{face}"))
    assert asks(go(table, f"score {SLUG}#{face}")) == (0, "cull")


def test_strong_devotee_finds_no_cheap_spell() -> None:
    wilds = f"{DEVOTEE}/Strong, Growth/Cantrip, Death/Charm 3, Scavenging Goblin/Base 2"
    assert asks(go(lay(wilds, "score", seat(ready=f"{DEVOTEE}#6")), f"score {SLUG}#6")) == (0, "cull")


@pytest.mark.rule("QC-9.4", "Q83")
def test_strong_devotees_capture_can_end_the_game() -> None:
    empty = "Scavenging Goblin/Base, Witching Hag/Base, Deathdealer/Base"
    table = lay(f"{DEVOTEE}/Strong, Growth/Cantrip 1, {empty}", "score", seat(ready=f"{DEVOTEE}#6"))
    go(table, f"score {SLUG}#6", "yes", "pick growth in wilds")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


# -- Mighty: spells on defenders are void --------------------------------------------------------------------------


def attack(mine: str, theirs: str, *others: str, type: str = "Mighty") -> Table:
    wilds = f"{DEVOTEE}/{type}, Scavenging Goblin/Base, Death/Charm, Life/Cantrip"
    return lay(wilds, "attack", seat(ready=mine), seat(ready=theirs), *(seat(ready=ready) for ready in others))


@pytest.mark.card("Devotee of the Holy Query/Mighty")
def test_mighty_devotee_silences_spells_on_defenders() -> None:
    table = attack(f"{DEVOTEE}#6", "Scavenging Goblin#3+Death#6@1")
    assert stats(table, 1) == (2, 2)
    go(table, "defend scavenging-goblin#3+death#6")
    assert where(table, 1, "used") == ["scavenging-goblin", "death"]


@pytest.mark.card("Devotee of the Holy Query/Mighty", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Mighty", 5), ("Base", 6), ("Strong", 6)])
def test_devotees_without_that_burst_silence_nothing(type: str, face: int) -> None:
    table = attack(f"{DEVOTEE}#{face}", "Scavenging Goblin#3+Death#6@1", type=type)
    assert stats(table, 1) == (7, 7)
    go(table, "defend scavenging-goblin#3+death#6")
    assert where(table, 1, "ready") == ["scavenging-goblin#3+death#6"]


def test_mighty_devotee_leaves_attackers_their_spells() -> None:
    table = attack(f"{DEVOTEE}#6, Scavenging Goblin#3+Death#6@0", "Scavenging Goblin#3")
    assert stats(table, 0, 1) == (7, 7)
    assert table.view(None)["attack"]["totals"] == [None, 9]


def test_mighty_devotee_silences_all_defenders_for_the_attack_only() -> None:
    mine = f"{DEVOTEE}#6, Scavenging Goblin#3"
    table = attack(mine, "Scavenging Goblin#4+Life#4@0, Scavenging Goblin#3", "Scavenging Goblin#3+Life#5@2")
    assert (stats(table, 1), stats(table, 2)) == ((2, 2), (2, 2))
    go(table, "defend scavenging-goblin#3", "defend scavenging-goblin#4+life#4", "defend scavenging-goblin#3+life#5")
    assert (asks(table), where(table, 2, "ready")) == ((0, "tidy"), [])
    table = attack(f"{DEVOTEE}#6", "Scavenging Goblin#4+Life#4@0, Scavenging Goblin#3")
    go(table, "defend scavenging-goblin#3")
    assert (asks(table), stats(table, 1)) == ((0, "tidy"), (2, 6))


def test_mighty_devotee_that_defends_or_looks_on_silences_nothing() -> None:
    table = attack("Scavenging Goblin#3", f"{DEVOTEE}#6+Life#4@1", f"{DEVOTEE}#6+Life#5@2")
    assert (stats(table, 1), stats(table, 2)) == ((2, 11), (2, 11))
    us = seat(ready=f"{DEVOTEE}#6, Life#4"), seat(ready="Scavenging Goblin#4+Life#4@1")
    table = lay(f"{DEVOTEE}/Mighty, Scavenging Goblin/Base, Life/Cantrip", "ready", *us)
    assert stats(table, 1) == (2, 6)


# -- Mighty: out of reach of opponents' spells ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wilds", "spell", "verb"),
    [
        ("Death/Incantation", "Death#6", "cast"),
        ("Life/Cantrip", "Life#4", "attach"),
        ("Death/Spell", "Death#4", "cast"),
    ],
)
@pytest.mark.parametrize(("face", "reached"), [(6, False), (5, True)])
def test_mighty_devotee_cannot_be_chosen_by_an_opponents_spell(
    wilds: str, spell: str, verb: str, face: int, reached: bool
) -> None:
    us = seat(ready=spell), seat(ready=f"{DEVOTEE}#{face}, Scavenging Goblin#3")
    table = lay(f"{DEVOTEE}/Mighty, Scavenging Goblin/Base, {wilds}", "ready", *us)
    go(table, f"{verb} {spell.lower()}")
    assert offered(table, "pick") == [f"{SLUG}#5@1"] * reached + ["scavenging-goblin#3@1"]


@pytest.mark.rule("QC-13.10")
def test_spell_with_only_a_mighty_devotee_to_choose_cannot_be_cast() -> None:
    us = seat(ready="Death#6"), seat(ready=f"{DEVOTEE}#6")
    assert offered(lay(f"{DEVOTEE}/Mighty, Death/Incantation", "ready", *us), "cast") == []


def test_own_spells_reach_a_mighty_devotee() -> None:
    table = lay(f"{DEVOTEE}/Mighty, Life/Cantrip", "ready", seat(ready=f"{DEVOTEE}#6, Life#4"))
    go(table, "attach life#4", f"pick {SLUG}#6@0")
    assert stats(table, 0) == (2, 11)


def test_reaction_cannot_still_a_mighty_devotee() -> None:
    us = seat(ready=f"{DEVOTEE}#6, Scavenging Goblin#3"), seat(ready="Life#4, Scavenging Goblin#4")
    table = lay(f"{DEVOTEE}/Mighty, Scavenging Goblin/Base, Life/Incantation", "attack", *us)
    go(table, "cast life#4")
    assert offered(table, "pick") == ["scavenging-goblin#4@1", "scavenging-goblin#3@0"]


def test_abilities_and_unchosen_effects_reach_a_mighty_devotee() -> None:
    us = seat(active="Primordial Ooze#4", quiddity=2), seat(ready=f"{DEVOTEE}#6")
    table = lay(f"{DEVOTEE}/Mighty, Primordial Ooze/Strong", "ready", *us)
    go(table, "summon primordial-ooze#4")
    assert options(table) == [f"pick {SLUG}#6@1"]
    us = seat(ready=f"{DEVOTEE}#6, Death#4"), seat()
    table = go(lay(f"{DEVOTEE}/Mighty, Death/Cantrip", "ready", *us), "cast death#4")
    assert creature(table, 0)["attack"] == 4


def test_spell_beside_a_mighty_devotee_can_be_chosen() -> None:
    us = seat(ready="Shaping#4"), seat(ready=f"{DEVOTEE}#6+Life#4@1")
    table = lay(f"{DEVOTEE}/Mighty, Life/Cantrip, Shaping/Spell", "ready", *us)
    go(table, "cast shaping#4", f"pick life#4@1 on {SLUG}#6+life#4@1")
    assert where(table, 1, "used") == ["life"]
