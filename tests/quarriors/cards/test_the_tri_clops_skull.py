"""The Tri-Clops Skull, the quest of level 3 for 4 glory, The Hunt and The Search. Its die: 1: 3 quiddity; 2: two dice;
3: the bonus; 4 to 6: Tri-Clops Skull, Talon, Scale."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    area,
    asks,
    creature,
    do,
    fall,
    glory,
    go,
    kind,
    lay,
    lying,
    offered,
    on,
    options,
    party,
    quest_dice,
    quiddity,
    stats,
)
from tests.quarriors.quest_tables import (
    ART_1,
    ART_2,
    ART_3,
    ARTS,
    BONUS,
    DICE,
    GOBLIN,
    QUID,
    SQUIRE,
    TRI_CLOPS_SKULL,
)

WIZARD, LOCKED, BAD = "Questing Wizard#4", "Frost Howler#3", "Corrupted Quiddity"
TABLES = TRI_CLOPS_SKULL
HUNT, SEARCH, EXPEDITION, QUEST = ALL = TABLES.versions()
carried, rolled, scoring, seen, wilds = TABLES.carried, TABLES.rolled, TABLES.scoring, TABLES.seen, TABLES.wilds
attack, struck = TABLES.attack, TABLES.struck


# -- all four ----------------------------------------------------------------------------------------------------------


@pytest.mark.card(HUNT)
@pytest.mark.card(SEARCH)
@pytest.mark.card(EXPEDITION)
@pytest.mark.card(QUEST)
@pytest.mark.parametrize("quest", ALL)
def test_it_is_completed_by_three_levels_for_4_glory_and_3_quiddity(quest: str) -> None:
    table = rolled(quest, QUID)
    assert (glory(table), quiddity(table), quest_dice(table, "The Tri-Clops Skull")) == ([4, 0], 3, 2)


@pytest.mark.parametrize("quest", ALL)
def test_or_for_two_dice_that_wait(quest: str) -> None:
    assert lying(rolled(quest, DICE, rolls=(1, 1), bag=["Portal"] * 3), "active") == ["Portal"] * 2


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize("quest", ALL)
def test_two_levels_do_not_complete_it(quest: str) -> None:
    table = lay(wilds(quest), "score", area(SQUIRE, quest=on(quest, "Quake Dragon#5")), area())
    assert options(table) == ["score squire#4", "fail the-tri-clops-skull"]


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize("quest", ALL)
@pytest.mark.parametrize("art", ARTS)
def test_what_lies_unattached_does_nothing(quest: str, art: int) -> None:
    table = lay(wilds(quest), "tidy", area(GOBLIN, f"The Tri-Clops Skull#{art}"), area(locked=LOCKED))
    assert (stats(table, 0), creature(table, 0).get("immune", [])) == ((2, 2), [])


# -- The Hunt ----------------------------------------------------------------------------------------------------------


@pytest.mark.card(HUNT)
def test_bonus_of_the_hunt_takes_a_glory_from_each_opponent() -> None:
    assert glory(rolled(HUNT, BONUS, area(glory=3), area(glory=0))) == [4, 2, 0]


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.parametrize("face", [QUID, ART_1, ART_2, ART_3])
def test_other_faces_take_none(face: int) -> None:
    assert glory(rolled(HUNT, face, area(glory=3))) == [4, 3]


@pytest.mark.card(HUNT)
def test_skull_of_the_hunt_has_each_opponent_destroy_a_creature_of_level_1() -> None:
    table = attack(HUNT, ART_1, area(GOBLIN, WIZARD, DRAGON_3), area(GOBLIN, SQUIRE))
    assert (asks(table)[0], options(table)) == (1, ["pick scavenging-goblin#3@1", "pick questing-wizard#4@1"])
    fall(table, "pick questing-wizard#4@1")
    while kind(table) == "pick":
        fall(table, options(table)[0])
    assert (lying(table, "used", 1), lying(table, "used", 2)) == (["Questing Wizard"], ["Scavenging Goblin"])


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.rule("Q56")
def test_skull_of_the_hunt_spares_levels_0_and_2_and_parties() -> None:
    table = attack(HUNT, ART_1, area(SQUIRE, "Quake Dragon#5", quest=on(TABLES.other, GOBLIN)))
    assert kind(table) == "name"


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.rule("Q98")
def test_skull_of_the_hunt_does_nothing_in_a_challenge() -> None:
    table = lay(wilds(HUNT), "attack", area(carried(DRAGON_3, ART_1)), area(quest=on(TABLES.other, GOBLIN)))
    go(table, "challenge the-holy-quail", "send quake-dragon#6+the-tri-clops-skull#4", "depart")
    assert (kind(table), party(table, 1)) == ("name", [GOBLIN])


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.rule("Q40")
def test_skull_of_the_hunt_does_not_reach_immune_creatures() -> None:
    assert kind(attack(HUNT, ART_1, area("Gnome Barbarian#3"))) == "name"


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.parametrize("art", [ART_2, ART_3])
def test_others_of_the_hunt_destroy_nobody(art: int) -> None:
    assert kind(attack(HUNT, art, area(GOBLIN))) == "name"


@pytest.mark.card(HUNT)
@pytest.mark.parametrize(("art", "found"), [(ART_1, (2, 2)), (ART_2, (2 + 3, 2)), (ART_3, (2, 2 + 4))])
def test_what_quartifacts_of_the_hunt_add(art: int, found: tuple[int, int]) -> None:
    assert seen(HUNT, art) == (found, found)


# -- The Search --------------------------------------------------------------------------------------------------------


@pytest.mark.card(SEARCH)
def test_bonus_of_the_search_is_two_glory() -> None:
    assert glory(rolled(SEARCH, BONUS)) == [4 + 2, 0]


@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.parametrize("face", [QUID, ART_1, ART_2, ART_3])
def test_other_faces_of_the_search_give_none(face: int) -> None:
    assert glory(rolled(SEARCH, face)) == [4, 0]


@pytest.mark.card(SEARCH)
@pytest.mark.parametrize(("art", "found"), [(ART_1, 1 + 2), (ART_2, 1), (ART_3, 1)])
def test_skull_of_the_search_is_two_glory_more_as_its_carrier_scores(art: int, found: int) -> None:
    assert glory(scoring(SEARCH, art)) == [found, 0]


@pytest.mark.card(SEARCH, negative=True)
def test_it_gives_nothing_for_another_scorer() -> None:
    table = lay(wilds(SEARCH), "score", area(carried(SQUIRE, ART_1), GOBLIN), area())
    assert glory(do(table, "score scavenging-goblin#3")) == [2, 0]


@pytest.mark.card(SEARCH)
def test_talon_of_the_search_destroys_an_attacker_as_its_carrier_is_destroyed() -> None:
    table = struck(SEARCH, ART_2, DRAGON_3, GOBLIN, SQUIRE)
    assert asks(table)[0] == 1
    do(table, "yes")
    assert offered(table, "pick") == ["scavenging-goblin#3@0", "squire#4@0"]
    fall(table, "pick scavenging-goblin#3@0")
    assert (lying(table, "used"), lying(table, "used", 1)) == (["Scavenging Goblin"], ["Squire"])


@pytest.mark.card(SEARCH)
def test_in_a_challenge_it_destroys_a_challenger() -> None:
    theirs = area(quest=on(TABLES.other, carried(SQUIRE, ART_2, 1)))
    table = lay(wilds(SEARCH), "attack", area(GOBLIN, SQUIRE), theirs)
    go(table, "challenge the-holy-quail", "send scavenging-goblin#3", "depart")
    fall(table, "defend squire#4+the-tri-clops-skull#5", "yes")
    assert offered(table, "pick") == ["scavenging-goblin#3@0 in quest"]


@pytest.mark.card(SEARCH, negative=True)
def test_talon_of_the_search_need_not_destroy() -> None:
    table = do(struck(SEARCH, ART_2, GOBLIN), "pass")
    assert lying(table, "used") == []


@pytest.mark.card(SEARCH, negative=True)
def test_talon_of_the_search_reaches_no_level_3() -> None:
    assert kind(struck(SEARCH, ART_2, DRAGON_3)) == "tidy"


@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.parametrize("art", [ART_1, ART_3])
def test_others_of_the_search_destroy_nobody(art: int) -> None:
    assert kind(struck(SEARCH, art, GOBLIN)) == "tidy"


@pytest.mark.card(SEARCH, negative=True)
def test_talon_of_the_search_does_nothing_in_the_own_turn() -> None:
    """A Goblin challenges with it and could be reached."""
    mine = area(carried(SQUIRE, ART_2), GOBLIN)
    table = lay(wilds(SEARCH), "attack", mine, area(quest=on(TABLES.other, "Quake Dragon#4")))
    sent = ("send squire#4+the-tri-clops-skull#5", "send scavenging-goblin#3")
    go(table, "challenge the-holy-quail", *sent, "depart")
    fall(table, "defend quake-dragon#4", "defend squire#4+the-tri-clops-skull#5")
    assert asks(table) == (0, "name")


@pytest.mark.card(SEARCH)
@pytest.mark.rule("Q206")
@pytest.mark.parametrize(("art", "chosen"), [(ART_1, True), (ART_2, True), (ART_3, False)])
def test_scale_of_the_search_keeps_opponents_spells_from_choosing_its_carrier(art: int, chosen: bool) -> None:
    theirs = area(carried(SQUIRE, art, 1), GOBLIN)
    table = do(lay(wilds(SEARCH), "ready", area("Death#6"), theirs), "cast death#6")
    assert (f"squire#4+the-tri-clops-skull#{art}@1" in offered(table, "pick")) is chosen


@pytest.mark.card(SEARCH, negative=True)
def test_its_owners_spells_choose_it() -> None:
    table = lay(wilds(SEARCH), "ready", area("Death#6", carried(SQUIRE, ART_3)), area())
    assert offered(do(table, "cast death#6"), "pick") == ["squire#4+the-tri-clops-skull#6@0"]


@pytest.mark.card(SEARCH)
@pytest.mark.parametrize(("art", "worked"), [(ART_2, True), (ART_3, False)])
def test_scale_of_the_search_makes_opponents_attached_spells_void(art: int, worked: bool) -> None:
    """A Charm that seat 1 attached; one of its own works."""
    cards = wilds(SEARCH, "Misdirection/Charm")
    theirs = lay(cards, "tidy", area(f"{SQUIRE}+Misdirection#6@1+The Tri-Clops Skull#{art}@0"), area())
    mine = lay(cards, "tidy", area(f"{SQUIRE}+Misdirection#6@0+The Tri-Clops Skull#{art}@0"), area())
    assert (stats(theirs, 0)[1], stats(mine, 0)[1]) == (2 + 2 * worked, 2 + 2)
