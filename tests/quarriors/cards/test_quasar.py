"""Quasar. Faces 4, 5 and 6: the spell without a burst, with one, with two."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    area,
    asks,
    do,
    fall,
    glory,
    heard,
    kind,
    lay,
    lying,
    offered,
    on,
    options,
    party,
    questing,
    quiddity,
    stats,
)
from tumblehall.kernel.table import Table

QUEST = "Exqualibur/The Quest For"
QUAIL = "The Holy Quail/The Hunt For"
OTHERS = "Scavenging Goblin/Base, Ancient Guide/Strong, Quake Dragon/Mighty, Misdirection/Charm, Gnome Barbarian/Base"
CARDS = f"Squire/Basic, {OTHERS}, {QUEST}, {QUAIL}"
GOBLIN, SQUIRE = "Scavenging Goblin#3", "Squire#4"
TYPES = ["Cantrip", "Charm", "Incantation", "Spell"]


def wilds(type: str, *more: str) -> str:
    return ", ".join((f"Quasar/{type} 1", CARDS, *more))


# -- Cantrip: quiddity for summons -------------------------------------------------------------------------------------


def readied(face: int, *active: str, plain: int = 0) -> Table:
    """A Quasar was readied at once."""
    mine = area(active=[f"Quasar#{face}", *active], quiddity=plain)
    return do(lay(wilds("Cantrip"), "ready", mine, area(), immediate=True), f"ready quasar#{face}")


def for_summons(table: Table) -> int:
    floating: int = table.view(None)["seats"][0].get("summon", 0)
    return floating


@pytest.mark.card("Quasar/Cantrip")
@pytest.mark.parametrize(("face", "gain"), [(4, 2), (5, 3), (6, 4)])
def test_cantrip_is_spent_for_quiddity_that_only_summons(face: int, gain: int) -> None:
    table = readied(face)
    assert (for_summons(table), quiddity(table), lying(table, "spent")) == (gain, 0, [f"Quasar#{face}"])


@pytest.mark.card("Quasar/Cantrip")
def test_it_pays_for_summons() -> None:
    table = do(readied(6, DRAGON_3, GOBLIN), "summon quake-dragon#6", "summon scavenging-goblin#3")
    assert (for_summons(table), sorted(lying(table, "ready"))) == (0, [DRAGON_3, GOBLIN])


@pytest.mark.card("Quasar/Cantrip")
@pytest.mark.rule("Q262")
def test_it_is_spent_before_plain_quiddity() -> None:
    table = do(readied(4, DRAGON_3, plain=2), "summon quake-dragon#6")
    assert (for_summons(table), quiddity(table)) == (0, 1)


@pytest.mark.card("Quasar/Cantrip", negative=True)
def test_it_does_not_summon_what_costs_more() -> None:
    assert offered(readied(4, DRAGON_3), "summon") == []


@pytest.mark.card("Quasar/Cantrip", negative=True)
@pytest.mark.rule("Q262")
@pytest.mark.parametrize(("plain", "captured"), [(2, []), (3, ["quasar"])])
def test_it_pays_for_no_capture(plain: int, captured: list[str]) -> None:
    """The die on its card costs 3."""
    assert offered(readied(6, plain=plain), "capture") == captured


@pytest.mark.card("Quasar/Cantrip", negative=True)
def test_it_is_gone_with_the_turn() -> None:
    assert for_summons(do(readied(6), "end-turn")) == 0


@pytest.mark.card("Quasar/Cantrip", negative=True)
@pytest.mark.parametrize("type", ["Charm", "Incantation", "Spell"])
def test_other_quasars_are_readied_and_stay(type: str) -> None:
    mine = area(active=["Quasar#4"])
    table = do(lay(wilds(type), "ready", mine, area(), immediate=True), "ready quasar#4")
    assert (for_summons(table), lying(table, "ready")) == (0, ["Quasar#4"])


# -- Charm: on a quest -------------------------------------------------------------------------------------------------


@pytest.mark.card("Quasar/Charm")
@pytest.mark.parametrize(("face", "found"), [(4, (3, 2, 2)), (5, (4, 2, 2)), (6, (5, 3, 2))])
def test_charm_makes_its_creature_stronger_on_a_quest_and_its_party_a_level_higher(
    face: int, found: tuple[int, int, int]
) -> None:
    table = lay(wilds("Charm"), "tidy", area(quest=on(QUEST, f"{GOBLIN}+Quasar#{face}@0")), area())
    die, levels = questing(table, 0), table.view(None)["seats"][0]["quest"]["levels"]
    assert (die["attack"], die["defence"], levels) == found


@pytest.mark.card("Quasar/Charm")
def test_charm_changes_no_level_of_the_die_itself() -> None:
    table = lay(wilds("Charm"), "tidy", area(quest=on(QUEST, f"{GOBLIN}+Quasar#4@0")), area())
    assert questing(table, 0)["level"] == 1


@pytest.mark.card("Quasar/Charm")
def test_charms_of_one_party_add_up() -> None:
    mine = area(quest=on(QUEST, f"{GOBLIN}+Quasar#4@0, Squire#4+Quasar#4@0"))
    assert lay(wilds("Charm"), "tidy", mine, area()).view(None)["seats"][0]["quest"]["levels"] == 1 + 2


@pytest.mark.card("Quasar/Charm", negative=True)
@pytest.mark.parametrize("face", [4, 5, 6])
def test_charm_does_nothing_in_the_ready_area(face: int) -> None:
    mine = area(f"{GOBLIN}+Quasar#{face}@0", quest=on(QUEST, SQUIRE))
    table = lay(wilds("Charm"), "tidy", mine, area())
    assert (stats(table, 0), table.view(None)["seats"][0]["quest"]["levels"]) == ((2, 2), 0)


@pytest.mark.card("Quasar/Charm", negative=True)
def test_charm_helps_no_other_of_the_party() -> None:
    table = lay(wilds("Charm"), "tidy", area(quest=on(QUEST, f"{GOBLIN}+Quasar#6@0", GOBLIN)), area())
    assert (questing(table, 0, 1)["attack"], questing(table, 0, 1)["defence"]) == (2, 2)


@pytest.mark.card("Quasar/Charm", negative=True)
@pytest.mark.rule("Q294")
def test_charm_is_attached_to_own_creatures_in_the_ready_area_only() -> None:
    mine = area("Quasar#4", GOBLIN, quest=on(QUEST, DRAGON_3))
    table = do(lay(wilds("Charm"), "ready", mine, area(SQUIRE)), "attach quasar#4")
    assert options(table) == ["pick scavenging-goblin#3@0"]


@pytest.mark.card("Quasar/Charm", negative=True)
@pytest.mark.parametrize("type", ["Cantrip", "Incantation", "Spell"])
def test_other_quasars_are_not_attached(type: str) -> None:
    assert offered(lay(wilds(type), "ready", area("Quasar#4", GOBLIN), area()), "attach") == []


# -- Incantation: damage to a party ------------------------------------------------------------------------------------


def hit(face: int, theirs: str, type: str = "Incantation", phase: str = "attack") -> Table:
    return lay(wilds(type), phase, area(f"Quasar#{face}"), area(GOBLIN, quest=on(QUEST, theirs)))


@pytest.mark.card("Quasar/Incantation")
@pytest.mark.parametrize(("face", "squires"), [(4, 1), (5, 2), (6, 3)])
def test_incantation_deals_3_5_or_7_damage_to_a_party(face: int, squires: int) -> None:
    table = do(hit(face, f"3 {SQUIRE}, {DRAGON_3}"), f"cast quasar#{face}", "seat 1")
    assert asks(table) == (1, "hit")
    fall(table, *["defend squire#4"] * squires)
    while kind(table) == "hit":
        fall(table, "defend quake-dragon#6")
    assert (party(table, 1), glory(table)) == ([*[SQUIRE] * (3 - squires), DRAGON_3], [0, 0])


@pytest.mark.card("Quasar/Incantation")
@pytest.mark.rule("Q357")
def test_a_quest_that_incantation_empties_may_be_started_at_once() -> None:
    mine = area("Quasar#6", GOBLIN)
    table = lay(wilds("Incantation"), "attack", mine, area(quest=on(QUEST, SQUIRE)))
    fall(table, "cast quasar#6", "seat 1", "defend squire#4")
    assert (party(table, 1), "exqualibur" in offered(table, "quest")) == ([], True)


@pytest.mark.card("Quasar/Incantation", negative=True)
@pytest.mark.rule("Q152", "Q359")
def test_incantation_does_not_reach_a_party_of_immune_creatures() -> None:
    assert offered(hit(6, "Gnome Barbarian#3"), "cast") == []


@pytest.mark.card("Quasar/Incantation", negative=True)
@pytest.mark.rule("Q152")
def test_an_immune_creature_is_not_named() -> None:
    table = do(hit(6, f"Gnome Barbarian#3, {SQUIRE}"), "cast quasar#6", "seat 1")
    assert options(table) == ["defend squire#4"]


@pytest.mark.card("Quasar/Incantation", negative=True)
def test_incantation_reaches_neither_ready_areas_nor_the_own_party() -> None:
    mine = area("Quasar#6", quest=on(QUEST, SQUIRE))
    assert offered(lay(wilds("Incantation"), "attack", mine, area(GOBLIN)), "cast") == []


@pytest.mark.card("Quasar/Incantation", negative=True)
@pytest.mark.parametrize("type", ["Cantrip", "Charm"])
def test_cantrip_and_charm_are_not_cast(type: str) -> None:
    assert offered(hit(6, SQUIRE, type), "cast") == []


@pytest.mark.card("Quasar/Incantation")
def test_one_of_two_parties_is_chosen() -> None:
    seats = area("Quasar#4"), area(quest=on(QUEST, SQUIRE)), area(quest=on(QUAIL, GOBLIN))
    table = do(lay(wilds("Incantation"), "ready", *seats), "cast quasar#4")
    assert options(table) == ["seat 1", "seat 2"]
    fall(table, "seat 2", "defend scavenging-goblin#3")
    assert (party(table, 1), party(table, 2)) == ([SQUIRE], [])


# -- Spell: destroys who carries something -----------------------------------------------------------------------------

CARRIER, CHARMED = "Quake Dragon#4+Exqualibur#4@1", "Squire#4+Misdirection#4@1"


@pytest.mark.card("Quasar/Spell")
@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize("die", [CARRIER, CHARMED])
def test_spell_destroys_a_creature_with_something_attached_in_any_area(face: int, die: str) -> None:
    name = die.lower().replace(" ", "-").removesuffix("@1")
    for rival, where in ((area(die), ""), (area(quest=on(QUEST, die)), " in quest")):
        table = lay(wilds("Spell"), "ready", area(f"Quasar#{face}"), rival)
        fall(table, f"cast quasar#{face}", f"pick {name}@1{where}")
        assert (lying(table, "ready", 1), party(table, 1), glory(table)) == ([], [], [1, 0])


@pytest.mark.card("Quasar/Spell")
def test_spell_may_destroy_an_own_creature_for_its_glory() -> None:
    mine = area("Quasar#4", "Squire#4+Misdirection#4@0")
    table = fall(lay(wilds("Spell"), "ready", mine, area()), "cast quasar#4", "pick squire#4+misdirection#4@0")
    assert (glory(table), sorted(lying(table, "used"))) == ([1, 0], ["Misdirection", "Squire"])


@pytest.mark.card("Quasar/Spell", negative=True)
@pytest.mark.parametrize("face", [4, 5, 6])
def test_spell_does_not_reach_a_plain_creature_in_a_ready_area(face: int) -> None:
    table = lay(wilds("Spell"), "ready", area(f"Quasar#{face}"), area(GOBLIN, "Exqualibur#4"))
    assert offered(table, "cast") == []


@pytest.mark.card("Quasar/Spell")
@pytest.mark.parametrize(
    ("face", "reached"),
    [(4, []), (5, ["squire#4", "ancient-guide#6"]), (6, ["squire#4", "ancient-guide#6", "quake-dragon#6"])],
)
def test_spell_with_bursts_reaches_plain_creatures_on_quests(face: int, reached: list[str]) -> None:
    theirs = area(GOBLIN, CHARMED, quest=on(QUEST, SQUIRE, "Ancient Guide#6", DRAGON_3))
    table = do(lay(wilds("Spell"), "ready", area(f"Quasar#{face}"), theirs), f"cast quasar#{face}")
    picks = ["squire#4+misdirection#4@1", *(f"{die}@1 in quest" for die in reached)]
    assert sorted(offered(table, "pick")) == sorted(picks)


@pytest.mark.card("Quasar/Spell", negative=True)
@pytest.mark.rule("Q40")
def test_spell_does_not_reach_an_immune_creature() -> None:
    theirs = area(quest=on(QUEST, "Gnome Barbarian#3"))
    assert offered(lay(wilds("Spell"), "ready", area("Quasar#6"), theirs), "cast") == []


@pytest.mark.card("Quasar/Spell")
def test_who_is_saved_from_the_spell_does_not_take_the_glory_back() -> None:
    theirs = area("Squire#4+The Holy Quail#6@1")
    table = fall(lay(wilds("Spell"), "ready", area("Quasar#4"), theirs), "cast quasar#4")
    do(table, "pick squire#4+the-holy-quail#6@1")
    while kind(table) == "fate":
        do(table, options(table)[0])
    assert (lying(table, "ready", 1), glory(table)) == ([SQUIRE], [1, 0])


@pytest.mark.card("Quasar/Incantation", negative=True)
@pytest.mark.rule("Q152")
def test_damage_below_the_defence_destroys_nobody() -> None:
    table = fall(hit(6, DRAGON_3), "cast quasar#6", "seat 1", "defend quake-dragon#6")
    assert party(table, 1) == [DRAGON_3]


@pytest.mark.card("Quasar/Incantation")
@pytest.mark.parametrize(("face", "damage"), [(4, 3), (5, 5), (6, 7)])
def test_how_much_damage_incantation_deals(face: int, damage: int) -> None:
    table = fall(hit(face, DRAGON_3), f"cast quasar#{face}", "seat 1", "defend quake-dragon#6")
    assert heard(table, "defends")[0]["total"] == damage
