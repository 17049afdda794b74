"""The four Oblation spells. Faces 4 to 6 are the spell."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    DRAGON_2,
    DRAGON_3,
    GOBLIN,
    WIZARD,
    area,
    asks,
    captures,
    go,
    held,
    lay,
    lay_among,
    number,
    offered,
    options,
    seat,
    where,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

SPELL = "Oblation#4"
DEFEND = "defend scavenging-goblin#3"

# -- Cantrip -------------------------------------------------------------------------------------------------------


HOST = f"{GOBLIN}+Oblation#4@1"
SPELLS = ["Growth/Charm", "Victory/Incantation", "Death/Spell", "Life/Cantrip", "Shaping/Cantrip"]
"""They cost 5, 9, 6, 3 and 4."""


def cantrip(*theirs: Json, holding: dict[str, int] | None = None) -> Table:
    return lay_among("Oblation/Cantrip", "attack", area(DRAGON_2), area(*theirs), others=SPELLS, holding=holding)


@pytest.mark.card("Oblation/Cantrip")
def test_cantrip_captures_a_spell_die_for_free_when_its_host_is_destroyed() -> None:
    table = go(cantrip(HOST), f"{DEFEND}+oblation#4")
    assert (asks(table), options(table)) == ((1, "may"), ["yes", "pass"])
    go(table, "yes")
    assert asks(table) == (1, "pick")
    assert sorted(offered(table, "pick")) == [f"{die} in wilds" for die in ("growth", "life", "oblation", "shaping")]
    go(table, "pick growth in wilds")
    assert where(table, 1, "used") == ["scavenging-goblin", "oblation", "growth"]
    assert (held(table, "growth"), number(table, 1, "quiddity"), captures(table)) == (0, 0, 1)


def test_cantrip_need_not_capture() -> None:
    table = go(cantrip(HOST), f"{DEFEND}+oblation#4", "pass")
    assert where(table, 1, "used") == ["scavenging-goblin", "oblation"]


def test_cantrip_works_when_its_host_is_saved() -> None:
    table = go(cantrip(HOST, "Shaping#4"), f"{DEFEND}+oblation#4", "goes ready by shaping#4", "yes")
    go(table, "pick life in wilds")
    assert where(table, 1, "ready") == ["scavenging-goblin#3"]
    assert where(table, 1, "used") == ["oblation", "life"]


def test_cantrip_works_in_the_turn_of_its_owner() -> None:
    """The Base Overlord destroys the other creatures of its player when it scores."""
    cards = "Oblation/Cantrip 1, Scavenging Goblin/Base, Demonic Overlord/Base, Corrupted Quiddity/Basic 3"
    us = seat(bag="8 Basic Quiddity", ready="Scavenging Goblin#3+Oblation#4@0, Demonic Overlord#4")
    table = go(lay(cards, "score", us, rolls=[1] * 12), "score demonic-overlord#4")
    assert asks(table) == (0, "may")
    go(table, "yes", "pick oblation in wilds")
    assert (where(table, 0, "used").count("oblation"), held(table, "oblation")) == (2, 0)


@pytest.mark.card("Oblation/Cantrip", negative=True)
def test_cantrip_captures_nothing_when_its_host_scores() -> None:
    table = lay_among("Oblation/Cantrip", "score", area(f"{GOBLIN}+Oblation#4@0"), others=SPELLS)
    go(table, "score scavenging-goblin#3+oblation#4")
    assert (asks(table), where(table, 0, "used")) == ((0, "cull"), ["scavenging-goblin", "oblation"])


def test_cantrip_answers_for_its_host_only() -> None:
    table = go(cantrip(HOST, WIZARD), "defend questing-wizard#4")
    assert (asks(table), where(table, 1, "used")) == ((1, "name"), ["questing-wizard"])


def test_cantrip_with_no_cheap_spell_left_asks_nothing() -> None:
    empty = dict.fromkeys(["Oblation/Cantrip", "Growth/Charm", "Life/Cantrip", "Shaping/Cantrip"], 0)
    table = go(cantrip(HOST, holding=empty), f"{DEFEND}+oblation#4")
    assert asks(table)[1] != "pick"
    assert where(table, 1, "used") == ["scavenging-goblin", "oblation"]


def test_cantrip_is_attached_to_own_creatures_only() -> None:
    table = lay_among("Oblation/Cantrip", "ready", area(GOBLIN, WIZARD, active=[SPELL]), area(DRAGON))
    go(table, "ready oblation#4", "attach oblation#4")
    assert offered(table, "pick") == ["scavenging-goblin#3@0", "questing-wizard#4@0"]
    alone = go(lay_among("Oblation/Cantrip", "ready", area(active=[SPELL]), area(DRAGON)), "ready oblation#4")
    assert offered(alone, "attach") == []


# -- Charm ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Oblation/Charm")
@pytest.mark.rule("Q38")
@pytest.mark.parametrize(("die", "level"), [("assistant#5", 1), ("quake-dragon#5", 2), ("quake-dragon#6", 3)])
def test_charm_destroys_an_own_creature_for_glory_equal_to_its_level(die: str, level: int) -> None:
    seats = area(SPELL, "Assistant#5", DRAGON_2, DRAGON_3), area(DRAGON)
    table = go(lay_among("Oblation/Charm", "ready", *seats), "cast oblation#4")
    assert offered(table, "pick") == ["assistant#5@0", "quake-dragon#5@0", "quake-dragon#6@0"]
    go(table, f"pick {die}@0")
    assert (number(table, 0), number(table, 1)) == (level, 0)
    assert (where(table, 0, "used"), where(table, 0, "spent")) == ([die.partition("#")[0]], ["oblation#4"])
    assert len(where(table, 0, "ready")) == 2


@pytest.mark.rule("Q38")
@pytest.mark.parametrize(("copy", "level"), [("Quake Dragon#6", 3), ("Scavenging Goblin#3", 1)])
def test_charm_counts_the_last_level_in_play_of_an_ooze(copy: str, level: int) -> None:
    """The Ooze shows level 2 itself."""
    cards = "Oblation/Charm, Primordial Ooze/Strong, Scavenging Goblin/Base, Quake Dragon/Mighty"
    table = lay(cards, "ready", seat(ready=[SPELL, {"die": "Primordial Ooze#4", "copy": copy}]))
    go(table, "cast oblation#4", "pick primordial-ooze#4@0")
    assert (number(table, 0), where(table, 0, "used")) == (level, ["primordial-ooze"])


def test_abilities_of_the_creature_destroyed_by_a_charm_happen() -> None:
    us = seat(bag="3 Basic Quiddity", ready=f"{SPELL}, Scavenging Goblin#5")
    table = lay("Oblation/Charm, Scavenging Goblin/Mighty", "ready", us, rolls=[1, 1])
    go(table, "cast oblation#4", "pick scavenging-goblin#5@0")
    assert (number(table, 0), where(table, 0, "used")) == (1, ["scavenging-goblin"])
    assert len(where(table, 0, "bag")) == 1


def test_creature_destroyed_by_a_charm_neither_scores_nor_culls() -> None:
    table = lay_among("Oblation/Charm", "capture", area(SPELL, GOBLIN, used=["Portal"]))
    go(table, "cast oblation#4", "pick scavenging-goblin#3@0")
    assert (number(table, 0), asks(table)) == (1, (0, "tidy"))
    assert table.position()["turn"]["scored"] == [0, 0]


@pytest.mark.card("Oblation/Charm", negative=True)
def test_charm_cannot_be_cast_without_an_own_creature() -> None:
    table = lay_among("Oblation/Charm", "ready", area(SPELL, "Oblation#5", active=[GOBLIN]), area(DRAGON))
    assert offered(table, "cast") == []


def test_charm_is_not_cast_in_the_turn_of_another() -> None:
    table = lay_among("Oblation/Charm", "attack", area(DRAGON), area(SPELL, GOBLIN))
    assert options(table) == [DEFEND]


# -- Incantation ---------------------------------------------------------------------------------------------------


def incantation(*active: str, **more: Json) -> Table:
    return lay_among("Oblation/Incantation", "ready", area(active=[SPELL, *active], **more), area(GOBLIN))


@pytest.mark.card("Oblation/Incantation")
@pytest.mark.parametrize(
    ("die", "n"),
    [
        ("basic-quiddity#1", 0),
        ("assistant#5", 1),
        ("oblation#5", 2),
        ("portal#4", 4),
        ("witching-hag#1", 5),
        ("quake-dragon#4", 5),
    ],
)
def test_incantation_culls_an_active_die_for_quiddity_equal_to_its_cost(die: str, n: int) -> None:
    table = incantation("Basic Quiddity#1", "Assistant#5", "Oblation#5", "Portal#4", "Witching Hag#1", DRAGON)
    before = held(table, die.partition("#")[0])
    go(table, "ready oblation#4", f"pick {die}")
    assert number(table, 0, "quiddity") == n
    assert held(table, die.partition("#")[0]) == before + 1
    assert (len(where(table, 0, "active")), where(table, 0, "spent")) == (5, ["oblation#4"])


@pytest.mark.card("Oblation/Incantation", negative=True)
def test_incantation_that_culls_nothing_gives_nothing() -> None:
    table = go(incantation(DRAGON), "ready oblation#4", "pass")
    assert (number(table, 0, "quiddity"), where(table, 0, "active")) == (0, ["quake-dragon#4"])
    assert (where(table, 0, "spent"), where(table, 0, "ready")) == (["oblation#4"], [])


def test_incantation_reaches_the_active_pool_only_and_not_itself() -> None:
    rest: dict[str, Json] = {"used": ["Portal"], "bag": ["Portal"], "spent": ["Portal#4"], "ready": [GOBLIN]}
    table = go(lay_among("Oblation/Incantation", "ready", {"active": [SPELL, DRAGON], **rest}), "ready oblation#4")
    assert options(table) == ["pick quake-dragon#4", "pass"]


def test_incantation_without_another_die_is_spent_for_nothing() -> None:
    table = go(incantation(used=["Portal"]), "ready oblation#4")
    assert (number(table, 0, "quiddity"), where(table, 0, "spent")) == (0, ["oblation#4"])
    assert (where(table, 0, "ready"), asks(table)[1]) == ([], "tidy")


def test_quiddity_of_an_incantation_pays_in_this_turn() -> None:
    table = go(incantation(DRAGON, GOBLIN), "ready oblation#4", "pick quake-dragon#4", "summon scavenging-goblin#3")
    assert number(table, 0, "quiddity") == 4


# -- Spell ---------------------------------------------------------------------------------------------------------


BY_SPELL = "goes wilds by oblation#4"


def spell(theirs: str = f"{SPELL}, Scavenging Goblin#3", bag: str = "3 Assistant", **more: str) -> Table:
    cards = "Oblation/Spell, Scavenging Goblin/Mighty, Quake Dragon/Mighty"
    us = seat(ready=DRAGON, active=more.get("active", "")), seat(bag=bag, ready=theirs, used=more.get("used", ""))
    return lay(cards, "attack", *us, rolls=[1] * 12)


@pytest.mark.card("Oblation/Spell")
@pytest.mark.rule("Q62")
def test_spell_culls_the_destroyed_creature_and_draws_two_dice() -> None:
    table = go(spell(), DEFEND)
    assert (asks(table), options(table)) == ((1, "fate"), ["goes used", BY_SPELL])
    go(table, BY_SPELL)
    assert (held(table, "scavenging-goblin"), where(table, 1, "used")) == (1, [])
    assert table.position()["seats"][1]["active"] == ["Assistant", "Assistant"]
    assert (len(where(table, 1, "bag")), where(table, 1, "ready")) == (1, [])
    assert where(table, 1, "spent") == ["oblation#4"]


@pytest.mark.rule("Q62")
def test_spell_culls_before_the_creature_draws_for_its_own_destruction() -> None:
    """The burst of the Mighty Goblin draws 2 as well; the bag is refilled from the used pile, where it is not."""
    table = go(spell(f"{SPELL}, Scavenging Goblin#5", "Assistant", used="3 Portal"), "defend scavenging-goblin#5")
    go(table, BY_SPELL)
    assert sorted(table.position()["seats"][1]["active"]) == ["Assistant", "Portal", "Portal", "Portal"]
    assert (held(table, "scavenging-goblin"), where(table, 1, "used"), where(table, 1, "bag")) == (1, [], [])


def test_drawn_dice_of_a_spell_are_rolled_in_the_next_turn_of_its_owner() -> None:
    table = go(spell(), DEFEND, BY_SPELL, "end-turn")
    assert where(table, 1, "active") == ["assistant#1"] * 3


def test_spell_need_not_be_used() -> None:
    table = go(spell(), DEFEND, "goes used")
    assert (where(table, 1, "used"), where(table, 1, "ready")) == (["scavenging-goblin"], ["oblation#4"])
    assert (where(table, 1, "active"), held(table, "scavenging-goblin")) == ([], 0)


def test_spell_with_little_to_draw_draws_what_there_is() -> None:
    table = go(spell(bag="Assistant"), DEFEND, BY_SPELL)
    assert (table.position()["seats"][1]["active"], where(table, 1, "bag")) == (["Assistant"], [])


@pytest.mark.parametrize(("goes", "held_then", "removed"), [(BY_SPELL, 1, []), ("goes used", 0, ["Scavenging Goblin"])])
def test_spell_spares_a_creature_from_removal(goes: str, held_then: int, removed: list[str]) -> None:
    """A Corrupted Dragon with two bursts removes what its attack sends to a used pile."""
    cards = "Oblation/Spell, Quake Dragon/Corrupted, Scavenging Goblin/Base, Corrupted Quiddity/Basic 2"
    theirs = seat(bag="3 Assistant", ready=f"{SPELL}, Scavenging Goblin#3")
    table = go(lay(cards, "attack", seat(ready="Quake Dragon#6"), theirs, rolls=[1] * 4), DEFEND, goes)
    assert (held(table, "scavenging-goblin"), table.position().get("removed", [])) == (held_then, removed)


@pytest.mark.card("Oblation/Spell", negative=True)
def test_spell_does_not_answer_in_the_own_turn() -> None:
    cards = "Oblation/Spell, Scavenging Goblin/Base, Demonic Overlord/Base, Corrupted Quiddity/Basic 3"
    us = seat(bag="2 Basic Quiddity", ready=f"{SPELL}, Scavenging Goblin#3, Demonic Overlord#4")
    table = lay(cards, "score", us, rolls=[1] * 8)
    go(table, "score demonic-overlord#4")
    assert "scavenging-goblin" in where(table, 0, "used")
    assert (where(table, 0, "ready"), held(table, "scavenging-goblin")) == (["oblation#4"], 0)


def test_spell_does_not_answer_for_the_creatures_of_others() -> None:
    table = lay_among("Oblation/Spell", "attack", area(DRAGON), area(GOBLIN), area(SPELL, WIZARD))
    go(table, DEFEND)
    assert (asks(table), where(table, 1, "used")) == ((2, "name"), ["scavenging-goblin"])
