"""Texts of the sets before quests that leave the quest area out: what docs/reference/quarriors-reach.md lists, by play.
The same table is laid twice, with the creatures on quests and in the ready areas."""

import pytest

from tests.quarriors.mat import (
    area,
    creature,
    go,
    lay,
    offered,
    on,
    options,
    questing,
    stats,
    totals,
)
from tests.quarriors.reach.test_quests import CARDS, DRAGON, HAG, HUNT, SQUIRE, slug
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

QUAIL = "The Holy Quail/The Hunt For"
LIGHT_ONE, DARK_ONE = "Archangel#4", "Queelzebub#4"
"""Level 1, both."""
ENERGETIC = f"{CARDS}, {QUAIL}, Archangel/Lesser, Queelzebub/Lesser, Herald/Lesser"


def apart(card: str, phase: str, mine: list[Json], creatures: tuple[str, str], away: bool, **more: Json) -> Table:
    """Creatures of both players, away on quests or at home."""
    others = [name for name in ENERGETIC.split(", ") if name.split("/")[0] != card.split("/")[0]]
    parties: list[dict[str, Json]] = [
        {"quest": on(quest, die)} if away else {} for quest, die in zip((HUNT, QUAIL), creatures, strict=True)
    ]
    homes = [[] if away else [die] for die in creatures]
    me, them = area(*mine, *homes[0], **parties[0], **more), area(*homes[1], **parties[1])
    return (
        lay(", ".join((card, *others)), phase, me, them, visited=True)
        if phase == "attack"
        else lay(", ".join((card, *others)), phase, me, them)
    )


ATTACHED = (
    "Death/Charm",
    "Life/Cantrip",
    "Shaping/Incantation",
    "Victory/Cantrip",
    "Oblation/Cantrip",
    "Chaos/Charm",
    "Harmony/Cantrip",
    "Dark/Charm",
    "Light/Charm",
)
CAST = (
    "Death/Cantrip",
    "Death/Incantation",
    "Death/Spell",
    "Shaping/Charm",
    "Chaos/Cantrip",
    "Harmony/Incantation",
    "Dark/Incantation",
    "Light/Incantation",
)


# -- spells ------------------------------------------------------------------------------------------------------------


@pytest.mark.card(*ATTACHED, negative=True)
@pytest.mark.rule("Q294")
@pytest.mark.parametrize("away", [True, False])
@pytest.mark.parametrize("card", ATTACHED)
def test_a_spell_is_attached_in_ready_areas_only(card: str, away: bool) -> None:
    spell = f"{card.split('/')[0]}#5"
    table = apart(card, "ready", [spell], (LIGHT_ONE, DARK_ONE), away)
    assert offered(table, "attach") == ([] if away else [slug(spell)])


@pytest.mark.card(*CAST, negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize("away", [True, False])
@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize("card", CAST)
def test_a_spell_that_names_ready_areas_is_not_cast_for_creatures_on_quests(card: str, face: int, away: bool) -> None:
    spell = f"{card.split('/')[0]}#{face}"
    table = apart(card, "attack", [spell], (LIGHT_ONE, LIGHT_ONE), away)
    follows = spell == "Harmony#6"  # what another effect follows needs nobody (Q157)
    assert offered(table, "cast") == ([] if away and not follows else [slug(spell)])


@pytest.mark.card("Dark/Spell", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize("away", [True, False])
@pytest.mark.parametrize("face", [4, 5, 6])
def test_dark_spell_turns_creatures_of_ready_areas_only(face: int, away: bool) -> None:
    table = apart("Dark/Spell", "attack", [f"Dark#{face}"], ("Herald#6", "Herald#6"), away)
    assert offered(table, "cast") == ([] if away else [f"dark#{face}"])


@pytest.mark.card("Life/Spell", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize("away", [True, False])
def test_life_spell_strengthens_the_ready_area_only(away: bool) -> None:
    theirs = area("Life#4", quest=on(QUAIL, HAG)) if away else area("Life#4", HAG)
    table = lay(f"Life/Spell, {CARDS}, {QUAIL}", "attack", area(DRAGON), theirs, visited=True)
    assert ("cast life#4" in options(table)) is not away


@pytest.mark.card("Harmony/Charm", negative=True)
@pytest.mark.rule("Q216", "Q360")
@pytest.mark.parametrize("face", [4, 5])
def test_harmony_charm_unlocks_no_creature_of_a_party(face: int) -> None:
    table = apart("Harmony/Charm", "attack", [f"Harmony#{face}"], (HAG, HAG), True)
    assert offered(table, "cast") == []


# -- anchored spells and lock abilities --------------------------------------------------------------------------------

ANCHORED = [
    "Archangel/Lesser",
    "Archangel/Greater",
    "Quartz Golem/Lesser",
    "Quartz Golem/Greater",
    "Black Cat/Greater",
    "Boogieman/Lesser",
    "Boogieman/Greater",
    "Queelzebub/Lesser",
    "Queelzebub/Greater",
]


AGAINST_LIGHT = ("Boogieman/Greater", "Queelzebub/Greater", "Black Cat/Greater")


@pytest.mark.card(*ANCHORED, negative=True)
@pytest.mark.rule("Q271", "Q144")
@pytest.mark.parametrize("away", [True, False])
@pytest.mark.parametrize("card", ANCHORED)
def test_an_anchored_spell_names_ready_areas(card: str, away: bool) -> None:
    mine, theirs = "Herald#5", "Herald#5" if card in AGAINST_LIGHT else "Boogieman#5"
    theirs = "Herald#6" if card == "Boogieman/Lesser" else theirs
    cards = f"Herald/Lesser, Boogieman/Base, Queelzebub/Base, Squire/Basic, {HUNT}, {QUAIL}".split(", ")
    names = [card, *(name for name in cards if name.split("/")[0] != card.split("/")[0])]
    me: dict[str, Json] = {"light": 3, "dark": 3, "quiddity": 3}
    them: dict[str, Json] = {"glory": 3}
    seats = (
        (area(quest=on(HUNT, mine), **me), area(quest=on(QUAIL, theirs), **them))
        if away
        else (area(mine, **me), area(theirs, **them))
    )
    table = lay(", ".join(names), "attack", *seats, visited=True)
    assert bool(offered(table, "anchor")) is not away


@pytest.mark.card("Poison Dart Frog/Strong", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize("away", [True, False])
def test_a_locked_strong_frog_destroys_in_ready_areas(away: bool) -> None:
    table = apart("Poison Dart Frog/Strong", "ready", [], (HAG, HAG), away, locked="Poison Dart Frog#3", glory=2)
    assert bool(offered(table, "activate")) is not away


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize("away", [True, False])
def test_a_locked_mighty_eye_turns_creatures_of_the_ready_area(away: bool) -> None:
    """It may turn itself too."""
    table = apart("Quaxos' Eye/Mighty", "ready", [], (LIGHT_ONE, HAG), away, locked="Quaxos' Eye#3")
    go(table, "activate quaxos-eye#3@0")
    assert offered(table, "pick") == [*([] if away else ["archangel#4@0"]), "quaxos-eye#3 locked@0"]


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.card(
    "Primordial Ooze/Mighty",
    "Scavenging Goblin/Strong",
    "Mischievous Imp/Mighty",
    "Quake Dragon/Quaxos'",
    negative=True,
)
@pytest.mark.card(
    "Scavenging Goblin/Quaxos'", "Warrior of the Quay/Strong", "Heavenly Seraph/Base", "Archangel/Base", negative=True
)
@pytest.mark.card("Queelzebub/Greater", negative=True)
@pytest.mark.rule("Q144", "Q215")
@pytest.mark.parametrize(
    ("card", "die", "friend", "also"),
    [
        ("Primordial Ooze/Mighty", "Primordial Ooze#4", HAG, ""),
        ("Scavenging Goblin/Strong", "Scavenging Goblin#5", HAG, ""),
        ("Mischievous Imp/Mighty", "Mischievous Imp#4", "Mischievous Imp#4", ""),
        ("Quake Dragon/Quaxos'", "Quake Dragon#4", "Warrior of the Quay#4", "Warrior of the Quay/Quaxos'"),
        ("Scavenging Goblin/Quaxos'", "Scavenging Goblin#3", "Warrior of the Quay#4", "Warrior of the Quay/Quaxos'"),
    ],
)
def test_who_counts_the_ready_area_counts_nobody_on_a_quest(card: str, die: str, friend: str, also: str) -> None:
    wilds = ", ".join(filter(None, (card, also, "Squire/Basic", "Witching Hag/Strong", HUNT)))
    away = lay(wilds, "tidy", area(die, quest=on(HUNT, friend)), area())
    home = lay(wilds, "tidy", area(die, friend), area())
    alone = lay(wilds, "tidy", area(die), area())
    assert stats(away, 0) == stats(alone, 0) != stats(home, 0)


@pytest.mark.card(
    "Warrior of the Quay/Strong", "Heavenly Seraph/Base", "Archangel/Base", "Queelzebub/Greater", negative=True
)
@pytest.mark.rule("Q50", "Q144")
@pytest.mark.parametrize(
    ("card", "die", "friend", "also"),
    [
        ("Warrior of the Quay/Strong", "Warrior of the Quay#4", HAG, ""),
        ("Heavenly Seraph/Base", "Heavenly Seraph#4", HAG, ""),
        ("Archangel/Base", "Archangel#6", "Herald#5", "Herald/Lesser"),
        ("Queelzebub/Greater", "Queelzebub#5", "Boogieman#4", "Boogieman/Base"),
    ],
)
@pytest.mark.parametrize("both", [True, False])
def test_a_bonus_for_the_ready_area_is_neither_had_nor_given_on_a_quest(
    card: str, die: str, friend: str, also: str, both: bool
) -> None:
    wilds = ", ".join(filter(None, (card, also, "Squire/Basic", "Witching Hag/Strong", HUNT)))
    beside = lay(wilds, "tidy", area(friend, die), area())
    alone = stats(lay(wilds, "tidy", area(friend), area()), 0)
    at_home = lay(wilds, "tidy", area(die, quest=on(HUNT, friend)), area())
    together = lay(wilds, "tidy", area(quest=on(HUNT, f"{friend}, {die}")), area())
    there = questing(together if both else at_home, 0)
    assert (there["attack"], there["defence"]) == alone != stats(beside, 0)


@pytest.mark.card("Heavenly Seraph/Strong", negative=True)
@pytest.mark.rule("Q50", "Q144")
def test_a_strong_seraph_makes_nobody_immune_on_a_quest() -> None:
    wilds = f"Heavenly Seraph/Strong, {CARDS}"
    table = lay(wilds, "tidy", area("Heavenly Seraph#4", HAG, quest=on(HUNT, HAG)), area())
    assert (bool(creature(table, 0, 1)["immune"]), questing(table, 0)["immune"]) == (True, [])


@pytest.mark.card("Warrior of the Quay/Base", negative=True)
@pytest.mark.rule("Q144", "Q215")
@pytest.mark.parametrize(
    ("theirs", "total"), [(area(HAG), 5), (area(HAG, quest=on(HUNT, HAG)), 5), (area(HAG, HAG), 2)]
)
def test_a_base_warrior_counts_creatures_in_the_ready_area(theirs: dict[str, Json], total: int) -> None:
    table = lay(f"Warrior of the Quay/Base, {CARDS}", "attack", area("Warrior of the Quay#4"), theirs, visited=True)
    assert totals(table) == {1: total}


@pytest.mark.card("Warrior of the Quay/Quaxos'", negative=True)
@pytest.mark.rule("Q144")
@pytest.mark.parametrize("away", [True, False])
def test_a_quaxos_warrior_is_free_beside_one_in_a_ready_area_only(away: bool) -> None:
    die = "Scavenging Goblin#3"
    mine: dict[str, Json] = {"active": ["Warrior of the Quay#4"]}
    me = area(quest=on(HUNT, die), **mine) if away else area(die, **mine)
    table = lay(f"Warrior of the Quay/Quaxos', Scavenging Goblin/Quaxos', Squire/Basic, {HUNT}", "ready", me, area())
    assert bool(offered(table, "summon")) is not away


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.card(
    "Quake Dragon/Strong", "Witching Hag/Mighty", "Frost Howler/Mighty", "Quartz Golem/Greater", negative=True
)
@pytest.mark.card("Boogieman/Greater", "Boogieman/Strong", "Quartz Golem/Base", negative=True)
@pytest.mark.rule("Q50", "Q99")
@pytest.mark.parametrize(
    ("card", "die", "attacker"),
    [
        ("Quake Dragon/Strong", "Quake Dragon#4", "Herald#6"),
        ("Witching Hag/Mighty", "Witching Hag#4", "Troll Behemoth#6"),
        ("Frost Howler/Mighty", "Frost Howler#4", "Herald#4"),
        ("Quartz Golem/Greater", "Quartz Golem#6", "Queelzebub#6"),
        ("Boogieman/Greater", "Boogieman#6", "Herald#6"),
        ("Boogieman/Strong", "Boogieman#4", "Herald#6"),
        ("Quartz Golem/Base", "Quartz Golem#4", "Troll Behemoth#6"),
    ],
)
def test_totals_are_lowered_from_the_ready_area_in_attacks_only(card: str, die: str, attacker: str) -> None:
    others = ("Herald/Lesser", "Troll Behemoth/Base", "Queelzebub/Lesser", "Squire/Basic", HUNT)
    wilds = ", ".join((card, *others))
    plain = lay(wilds, "attack", area(attacker), area(SQUIRE), visited=True)
    away = lay(wilds, "attack", area(attacker), area(SQUIRE, quest=on(HUNT, die)), visited=True)
    home = lay(wilds, "attack", area(attacker), area(SQUIRE, die), visited=True)
    assert totals(away) == totals(plain) != totals(home)
