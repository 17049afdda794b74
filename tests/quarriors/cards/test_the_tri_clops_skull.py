"""The Tri-Clops Skull, the quest of level 3 for 4 glory. Its die: 1: 3 quiddity; 2: two dice; 3: the bonus; 4 to 6:
Tri-Clops Skull, Talon, Scale."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    WIZARD_3,
    area,
    asks,
    creature,
    do,
    fall,
    glory,
    go,
    kind,
    lay,
    left,
    lying,
    offered,
    on,
    options,
    party,
    quest_dice,
    questing,
    quiddity,
    stats,
    totals,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

TYPES = ["The Hunt For", "The Search For", "The Expedition For", "The Quest For"]
HUNT, SEARCH, EXPEDITION, QUEST = (f"The Tri-Clops Skull/{type}" for type in TYPES)
ALL = [HUNT, SEARCH, EXPEDITION, QUEST]
OTHER = "The Holy Quail/The Hunt For"
CREATURES = "Squire/Basic, Scavenging Goblin/Base, Quake Dragon/Mighty, Questing Wizard/Base, Frost Howler/Base"
CARDS = f"{CREATURES}, Gnome Barbarian/Base, Death/Incantation, Chaos/Spell, Corrupted Quiddity/Basic 3, {OTHER}"
GOBLIN, SQUIRE, WIZARD, LOCKED = "Scavenging Goblin#3", "Squire#4", "Questing Wizard#4", "Frost Howler#3"
QUID, DICE, BONUS, ART_1, ART_2, ART_3 = range(1, 7)
ARTS = [ART_1, ART_2, ART_3]
BAD = "Corrupted Quiddity"


def wilds(quest: str, *more: str) -> str:
    return ", ".join((CARDS, *more, quest))


def carried(die: str, art: int, who: int = 0) -> str:
    return f"{die}+The Tri-Clops Skull#{art}@{who}"


def slug(die: str) -> str:
    return die.lower().replace(" ", "-").removesuffix("@0").removesuffix("@1")


def rolled(quest: str, face: int, *others: dict[str, Json], rolls: tuple[int, ...] = (), **mine: Json) -> Table:
    """A Dragon completes the quest, nothing is culled, and its die falls; a Squire is still to score."""
    me = area(SQUIRE, quest=on(quest, DRAGON_3), **mine)
    table = lay(wilds(quest), "score", me, *(others or (area(),)), rolls=[face, *rolls])
    return do(table, "complete the-tri-clops-skull", "pass")


def scoring(quest: str, art: int, *others: dict[str, Json], cards: str = "") -> Table:
    """A Squire that carries one scores; a Goblin is still to score."""
    table = lay(cards or wilds(quest), "score", area(carried(SQUIRE, art), GOBLIN), *(others or (area(),)))
    return do(table, f"score squire#4+the-tri-clops-skull#{art}")


def attack(quest: str, art: int, *others: dict[str, Json], die: str = DRAGON_3) -> Table:
    return lay(wilds(quest), "attack", area(carried(die, art)), *others, visited=True)


def struck(quest: str, art: int, *attackers: str, die: str = SQUIRE) -> Table:
    """A carrier of seat 1 falls in an attack."""
    theirs = area(carried(die, art, 1))
    table = lay(wilds(quest), "attack", area(*attackers), theirs, visited=True)
    return fall(table, f"defend {slug(carried(die, art, 1))}")


def seen(quest: str, art: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Attack and defence of a Goblin that carries one, in the ready area and on a quest."""
    ready = lay(wilds(quest), "tidy", area(carried(GOBLIN, art)), area())
    away = questing(lay(wilds(quest), "tidy", area(quest=on(OTHER, carried(GOBLIN, art))), area()), 0)
    return stats(ready, 0), (away["attack"], away["defence"])


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
    table = attack(HUNT, ART_1, area(SQUIRE, "Quake Dragon#5", quest=on(OTHER, GOBLIN)))
    assert kind(table) == "name"


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.rule("Q98")
def test_skull_of_the_hunt_does_nothing_in_a_challenge() -> None:
    table = lay(wilds(HUNT), "attack", area(carried(DRAGON_3, ART_1)), area(quest=on(OTHER, GOBLIN)))
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
    theirs = area(quest=on(OTHER, carried(SQUIRE, ART_2, 1)))
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
    mine = area(carried(SQUIRE, ART_2))
    table = lay(wilds(SEARCH), "attack", mine, area(quest=on(OTHER, "Quake Dragon#4")))
    go(table, "challenge the-holy-quail", "send squire#4+the-tri-clops-skull#5", "depart")
    fall(table, "defend squire#4+the-tri-clops-skull#5")
    assert (kind(table), party(table, 1)) == ("tidy", ["Quake Dragon#4"])


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


# -- The Expedition ----------------------------------------------------------------------------------------------------


@pytest.mark.card(EXPEDITION)
def test_bonus_of_the_expedition_hands_corrupted_dice_on() -> None:
    table = rolled(EXPEDITION, BONUS, area(), area(), used=[BAD] * 4)
    do(table, f"pick {slug(BAD)} in used 0", f"pick {slug(BAD)} in used 0", "pass")
    assert options(table) == ["seat 1", "seat 2"]
    do(table, "seat 1", "seat 2")
    assert [lying(table, "used", who).count(BAD) for who in range(3)] == [2, 1, 1]
    assert left(table, BAD) == 3


@pytest.mark.card(EXPEDITION)
def test_bonus_of_the_expedition_hands_on_up_to_three() -> None:
    table = rolled(EXPEDITION, BONUS, used=[BAD] * 4)
    do(table, *[f"pick {slug(BAD)} in used 0"] * 3)
    while kind(table) != "score":
        do(table, options(table)[0])
    assert [lying(table, "used", who).count(BAD) for who in range(2)] == [1, 3]


@pytest.mark.card(EXPEDITION, negative=True)
def test_bonus_of_the_expedition_need_not_be_taken_and_moves_no_other_die() -> None:
    table = rolled(EXPEDITION, BONUS, used=[BAD, "Portal"])
    assert options(table) == [f"pick {slug(BAD)} in used 0", "pass"]
    do(table, "pass")
    assert (lying(table, "used", 1), left(table, BAD)) == ([], 3)


@pytest.mark.card(EXPEDITION)
def test_skull_of_the_expedition_corrupts_each_opponent_as_its_carrier_scores() -> None:
    table = scoring(EXPEDITION, ART_1, area(glory=2), area(glory=2))
    assert ([lying(table, "used", who).count(BAD) for who in range(3)], glory(table)) == ([0, 1, 1], [1, 2, 2])


@pytest.mark.card(EXPEDITION)
def test_for_whom_none_is_left_loses_a_glory() -> None:
    cards = wilds(EXPEDITION).replace(f"{BAD}/Basic 3", f"{BAD}/Basic 1")
    table = scoring(EXPEDITION, ART_1, area(glory=2), area(glory=2), cards=cards)
    assert ([lying(table, "used", who).count(BAD) for who in range(3)], glory(table)) == ([0, 1, 0], [1, 2, 1])


@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.parametrize(("quest", "art"), [(EXPEDITION, ART_2), (EXPEDITION, ART_3), (SEARCH, ART_1)])
def test_other_carriers_corrupt_nobody(quest: str, art: int) -> None:
    assert left(scoring(quest, art), BAD) == 3


@pytest.mark.card(EXPEDITION)
@pytest.mark.parametrize(("art", "more"), [(ART_1, 0), (ART_2, 3), (ART_3, 0)])
def test_talon_of_the_expedition_is_stronger_against_who_has_a_locked_die(art: int, more: int) -> None:
    table = attack(EXPEDITION, art, area(GOBLIN, locked=LOCKED), area(GOBLIN))
    assert totals(table) == {1: 8 + more, 2: 8}


@pytest.mark.card(EXPEDITION, negative=True)
def test_the_own_locked_die_does_not_count() -> None:
    mine = area(carried(DRAGON_3, ART_2), locked=LOCKED)
    assert totals(lay(wilds(EXPEDITION), "attack", mine, area(GOBLIN), visited=True)) == {1: 8}


@pytest.mark.card(EXPEDITION)
@pytest.mark.parametrize(("art", "paid"), [(ART_1, 1), (ART_2, 1), (ART_3, 0)])
@pytest.mark.parametrize("who", [0, 1])
def test_under_the_scale_of_the_expedition_nobody_pays_to_unlock(art: int, paid: int, who: int) -> None:
    ready = [[carried(SQUIRE, art, seat)] if seat == who else [] for seat in range(2)]
    table = lay(wilds(EXPEDITION), "ready", area(*ready[0], quiddity=9), area(*ready[1], locked=LOCKED))
    assert len(offered(table, "unlock")) == paid


@pytest.mark.card(EXPEDITION)
@pytest.mark.parametrize(("art", "immune"), [(ART_1, False), (ART_2, False), (ART_3, True)])
def test_who_carries_the_scale_of_the_expedition_is_immune(art: int, immune: bool) -> None:
    table = lay(wilds(EXPEDITION), "tidy", area(carried(SQUIRE, art), GOBLIN), area())
    assert (bool(creature(table, 0)["immune"]), bool(creature(table, 0, 1)["immune"])) == (immune, False)


@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.parametrize("art", ARTS)
def test_quartifacts_of_the_expedition_add_nothing_by_themselves(art: int) -> None:
    assert seen(EXPEDITION, art) == ((2, 2), (2, 2))


# -- The Quest ---------------------------------------------------------------------------------------------------------


@pytest.mark.card(QUEST)
def test_bonus_of_the_quest_destroys_a_creature_in_any_area() -> None:
    table = do(rolled(QUEST, BONUS, area(GOBLIN, quest=on(OTHER, WIZARD))), "yes")
    picks = ["questing-wizard#4@1 in quest", "scavenging-goblin#3@1", "squire#4@0"]
    assert sorted(offered(table, "pick")) == picks
    fall(table, "pick questing-wizard#4@1 in quest")
    assert (party(table, 1), lying(table, "used", 1)) == ([], ["Questing Wizard"])


@pytest.mark.card(QUEST, negative=True)
def test_bonus_of_the_quest_need_not_destroy() -> None:
    assert lying(do(rolled(QUEST, BONUS, area(GOBLIN)), "pass"), "ready", 1) == [GOBLIN]


@pytest.mark.card(QUEST, negative=True)
def test_bonus_of_the_quest_does_not_reach_immune_creatures() -> None:
    table = do(rolled(QUEST, BONUS, area("Gnome Barbarian#3", GOBLIN)), "yes")
    assert sorted(offered(table, "pick")) == ["scavenging-goblin#3@1", "squire#4@0"]


@pytest.mark.card(QUEST)
@pytest.mark.rule("Q283")
@pytest.mark.parametrize(("die", "top"), [(SQUIRE, "Squire#6"), (WIZARD, WIZARD_3), ("Quake Dragon#5", DRAGON_3)])
def test_skull_of_the_quest_turns_its_carrier_to_its_highest_level(die: str, top: str) -> None:
    """Of faces of one level to the last."""
    me = area({"die": die, "summoned": True}, "The Tri-Clops Skull#4")
    table = lay(wilds(QUEST), "ready", me, area())
    do(table, "attach the-tri-clops-skull#4", f"pick {slug(die)}@0", "turn 6")
    assert lying(table, "ready") == [carried(top, ART_1)]


@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize(("quest", "art"), [(QUEST, ART_2), (QUEST, ART_3), (HUNT, ART_1)])
def test_others_do_not_turn_it(quest: str, art: int) -> None:
    me = area({"die": WIZARD, "summoned": True}, f"The Tri-Clops Skull#{art}")
    table = lay(wilds(quest), "ready", me, area())
    do(table, f"attach the-tri-clops-skull#{art}", "pick questing-wizard#4@0")
    assert lying(table, "ready") == [carried(WIZARD, art)]


@pytest.mark.card(QUEST)
@pytest.mark.rule("Q48")
@pytest.mark.parametrize(("art", "total"), [(ART_1, 3 + 2), (ART_2, 8 + 2), (ART_3, 3 + 2)])
def test_talon_of_the_quest_keeps_its_carriers_share_from_being_lowered(art: int, total: int) -> None:
    """Against a Mighty Hag each attacker counts at most 3."""
    seats = area(carried(DRAGON_3, art), GOBLIN), area("Witching Hag#4")
    table = lay(wilds(QUEST, "Witching Hag/Mighty"), "attack", *seats, visited=True)
    assert totals(table) == {1: total}


@pytest.mark.card(QUEST)
@pytest.mark.rule("Q48")
@pytest.mark.parametrize(("art", "attack"), [(ART_2, 8), (ART_3, 0)])
def test_talon_of_the_quest_keeps_it_from_being_stilled(art: int, attack: int) -> None:
    mine = area(carried(DRAGON_3, art), active=[SQUIRE])
    table = lay(wilds(QUEST, "Life/Incantation"), "ready", mine, area("Life#4"))
    do(table, "summon squire#4", "cast life#4")
    name = f"pick {slug(carried(DRAGON_3, art))}@0"
    if name in options(table):
        do(table, name)
    assert stats(table, 0)[0] == attack


@pytest.mark.card(QUEST)
def test_scale_of_the_quest_puts_its_destroyed_carrier_into_the_active_pool() -> None:
    table = struck(QUEST, ART_3, GOBLIN)
    while kind(table) == "fate":
        do(table, options(table)[0])
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Squire"], [])
    assert quest_dice(table, "The Tri-Clops Skull") == 2


@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize(("quest", "art"), [(QUEST, ART_1), (QUEST, ART_2), (HUNT, ART_3)])
def test_other_carriers_go_to_the_used_pile(quest: str, art: int) -> None:
    table = struck(quest, art, DRAGON_3)
    assert (lying(table, "active", 1), lying(table, "used", 1)) == ([], ["Squire"])


@pytest.mark.card(QUEST, negative=True)
def test_scale_of_the_quest_does_nothing_as_its_carrier_scores() -> None:
    table = scoring(QUEST, ART_3)
    assert (lying(table, "active"), lying(table, "used")) == ([], ["Squire"])
