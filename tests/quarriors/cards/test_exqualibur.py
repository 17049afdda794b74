"""Exqualibur, the quest of level 2 for 3 glory. Its die: 1: 3 quiddity; 2: a die; 3: the bonus; 4 to 6: Exqualibur,
Quested Quarterstaff, Unending Quiver."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    WIZARD_3,
    area,
    asks,
    do,
    fall,
    glory,
    go,
    kind,
    lay,
    left,
    locked,
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
HUNT, SEARCH, EXPEDITION, QUEST = (f"Exqualibur/{type}" for type in TYPES)
ALL = [HUNT, SEARCH, EXPEDITION, QUEST]
OTHER = "The Holy Quail/The Hunt For"
CREATURES = "Squire/Basic 1, Scavenging Goblin/Base 1, Quake Dragon/Mighty 1, Questing Wizard/Base, Frost Howler/Base"
CARDS = f"{CREATURES}, Gnome Barbarian/Base, Death/Incantation 1, Corrupted Quiddity/Basic, {OTHER}"
GOBLIN, SQUIRE, LOCK = "Scavenging Goblin#3", "Squire#4", "Frost Howler#3"
QUID, DICE, BONUS, ART_1, ART_2, ART_3 = range(1, 7)
ARTS = [ART_1, ART_2, ART_3]


def wilds(quest: str, *more: str) -> str:
    return ", ".join((CARDS, *more, quest))


def carried(die: str, art: int, who: int = 0) -> str:
    return f"{die}+Exqualibur#{art}@{who}"


def slug(die: str) -> str:
    return die.lower().replace(" ", "-").removesuffix("@0").removesuffix("@1")


def rolled(quest: str, face: int, *others: dict[str, Json], rolls: tuple[int, ...] = (), **mine: Json) -> Table:
    """A Dragon completes the quest, nothing is culled, and its die falls; a Squire is still to score."""
    me = area(SQUIRE, quest=on(quest, DRAGON_3), **mine)
    table = lay(wilds(quest), "score", me, *(others or (area(),)), rolls=[face, *rolls])
    return do(table, "complete exqualibur", "pass")


def attaching(quest: str, art: int, rolls: tuple[int, ...] = (), **mine: Json) -> Table:
    """A quartifact is given to a Squire."""
    me = area({"die": SQUIRE, "summoned": True}, f"Exqualibur#{art}", **mine)
    table = lay(wilds(quest), "ready", me, area(), rolls=rolls)
    return do(table, f"attach exqualibur#{art}", "pick squire#4@0")


def attack(quest: str, art: int, *theirs: str, die: str = DRAGON_3, others: tuple[str, ...] = ()) -> Table:
    """A carrier attacks seat 1."""
    return lay(wilds(quest), "attack", area(carried(die, art), *others), area(*theirs), visited=True)


def challenge(quest: str, mine: str, theirs: str) -> Table:
    table = lay(wilds(quest), "attack", area(mine), area(quest=on(OTHER, theirs)))
    return go(table, "challenge the-holy-quail", f"send {slug(mine)}", "depart")


def seen(quest: str, art: int, die: str = GOBLIN) -> tuple[tuple[int, int], tuple[int, int]]:
    """Attack and defence of a carrier in the ready area and on a quest."""
    ready = lay(wilds(quest), "tidy", area(carried(die, art)), area())
    away = questing(lay(wilds(quest), "tidy", area(quest=on(OTHER, carried(die, art))), area()), 0)
    return stats(ready, 0), (away["attack"], away["defence"])


# -- all four ----------------------------------------------------------------------------------------------------------


@pytest.mark.card(HUNT)
@pytest.mark.card(SEARCH)
@pytest.mark.card(EXPEDITION)
@pytest.mark.card(QUEST)
@pytest.mark.parametrize("quest", ALL)
def test_it_is_completed_by_two_levels_for_3_glory_and_3_quiddity(quest: str) -> None:
    table = rolled(quest, QUID)
    assert (glory(table), quiddity(table), quest_dice(table, "Exqualibur")) == ([3, 0], 3, 2)


@pytest.mark.parametrize("quest", ALL)
def test_or_for_a_die_that_waits(quest: str) -> None:
    assert lying(rolled(quest, DICE, rolls=(1,), bag=["Portal"]), "active") == ["Portal"]


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize("quest", ALL)
def test_one_level_does_not_complete_it(quest: str) -> None:
    table = lay(wilds(quest), "score", area(SQUIRE, quest=on(quest, GOBLIN)), area())
    assert options(table) == ["score squire#4", "fail exqualibur"]


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize("quest", ALL)
@pytest.mark.parametrize("art", ARTS)
def test_what_lies_unattached_does_nothing(quest: str, art: int) -> None:
    mine = area(GOBLIN, f"Exqualibur#{art}", quest=on(OTHER, SQUIRE))
    assert stats(lay(wilds(quest), "tidy", mine, area(used=["Corrupted Quiddity"])), 0) == (2, 2)


# -- The Hunt ----------------------------------------------------------------------------------------------------------


def summoning(face: int, *active: str) -> Table:
    """After a bonus, in phase 2 with 9 quiddity."""
    me = area(quest=on(HUNT, DRAGON_3), active=list(active), quiddity=9)
    table = lay(wilds(HUNT), "score", me, area(), rolls=[face, *[6] * 9])
    do(table, "complete exqualibur", "cull quake-dragon")
    return table


@pytest.mark.card(HUNT)
def test_after_the_bonus_of_the_hunt_the_first_summon_is_free() -> None:
    table = summoning(BONUS, "Quake Dragon", "Questing Wizard")
    before = quiddity(table)
    do(table, "summon quake-dragon#6")
    assert quiddity(table) == before
    assert quiddity(do(table, "summon questing-wizard#6")) == before - 3


@pytest.mark.card(HUNT, negative=True)
def test_after_another_face_it_is_not() -> None:
    table = summoning(QUID, "Quake Dragon")
    before = quiddity(table)
    assert quiddity(do(table, "summon quake-dragon#6")) == before - 3


@pytest.mark.card(HUNT)
@pytest.mark.parametrize(("art", "found"), [(ART_1, (2 + 4, 2)), (ART_2, (2 + 2, 2 + 2)), (ART_3, (2, 2))])
def test_what_quartifacts_of_the_hunt_add(art: int, found: tuple[int, int]) -> None:
    assert seen(HUNT, art) == (found, found)


@pytest.mark.card(HUNT, negative=True)
def test_exqualibur_of_the_hunt_helps_no_other() -> None:
    table = lay(wilds(HUNT), "tidy", area(carried(SQUIRE, ART_1), GOBLIN), area())
    assert stats(table, 0, 1) == (2, 2)


@pytest.mark.card(HUNT)
def test_quiver_of_the_hunt_destroys_a_weak_creature_of_each_opponent() -> None:
    seats = area(carried(DRAGON_3, ART_3)), area(GOBLIN, WIZARD_3), area(SQUIRE, GOBLIN)
    table = lay(wilds(HUNT), "attack", *seats, visited=True)
    while kind(table) in ("may", "pick"):
        fall(table, next(option for option in options(table) if option != "pass"))
    assert (lying(table, "ready", 1), len(lying(table, "ready", 2))) == ([WIZARD_3], 1)


@pytest.mark.card(HUNT)
def test_quiver_of_the_hunt_reaches_a_locked_die() -> None:
    theirs = area(WIZARD_3, locked=LOCK)
    table = lay(wilds(HUNT), "attack", area(carried(DRAGON_3, ART_3)), theirs, visited=True)
    assert offered(table, "pick") == ["frost-howler#3 locked@1"]


@pytest.mark.card(HUNT, negative=True)
def test_quiver_of_the_hunt_does_not_reach_a_harder_creature_or_a_quest() -> None:
    theirs = area("Questing Wizard#4", quest=on(OTHER, SQUIRE))
    table = lay(wilds(HUNT), "attack", area(carried(DRAGON_3, ART_3)), theirs, visited=True)
    assert kind(table) == "name"


@pytest.mark.card(HUNT, negative=True)
def test_quiver_of_the_hunt_need_not_destroy() -> None:
    table = do(attack(HUNT, ART_3, SQUIRE), "pass")
    assert (kind(table), lying(table, "ready", 1)) == ("name", [SQUIRE])


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.rule("Q98")
def test_quiver_of_the_hunt_does_nothing_in_a_challenge() -> None:
    assert asks(challenge(HUNT, carried(DRAGON_3, ART_3), SQUIRE)) == (1, "name")


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.parametrize("art", [ART_1, ART_2])
def test_other_quartifacts_of_the_hunt_destroy_nobody(art: int) -> None:
    assert kind(attack(HUNT, art, SQUIRE)) == "name"


# -- The Search --------------------------------------------------------------------------------------------------------


@pytest.mark.card(SEARCH)
def test_bonus_of_the_search_captures_a_die_of_4_or_less() -> None:
    table = do(rolled(SEARCH, BONUS), "yes")
    assert "squire in wilds" in offered(table, "pick")
    assert not {"quake-dragon in wilds", "death in wilds"} & set(offered(table, "pick"))
    do(table, "pick scavenging-goblin in wilds")
    assert (left(table, "Scavenging Goblin"), "Scavenging Goblin" in lying(table, "used")) == (0, True)


@pytest.mark.card(SEARCH, negative=True)
def test_bonus_of_the_search_need_not_be_taken() -> None:
    assert left(do(rolled(SEARCH, BONUS), "pass"), "Scavenging Goblin") == 1


@pytest.mark.card(SEARCH, negative=True)
def test_it_is_not_the_capture_of_the_turn() -> None:
    table = do(rolled(SEARCH, BONUS), "yes", "pick scavenging-goblin in wilds")
    assert table.view(None)["captures"] == 1


@pytest.mark.card(SEARCH)
@pytest.mark.parametrize(
    ("art", "found"),
    [(ART_1, ((4, 2), (4, 2))), (ART_2, ((2, 2), (2, 5))), (ART_3, ((2, 2), (2, 2)))],
)
def test_what_quartifacts_of_the_search_add(art: int, found: tuple[tuple[int, int], tuple[int, int]]) -> None:
    assert seen(SEARCH, art) == found


@pytest.mark.card(SEARCH)
@pytest.mark.rule("Q161")
def test_exqualibur_of_the_search_gains_a_glory_for_the_first_destroyed_of_a_turn() -> None:
    table = fall(attack(SEARCH, ART_1, GOBLIN, SQUIRE), "defend scavenging-goblin#3")
    assert glory(table) == [1, 0]
    assert glory(fall(table, "defend squire#4")) == [1, 0]


@pytest.mark.card(SEARCH)
@pytest.mark.rule("Q161")
def test_in_a_challenge_too() -> None:
    table = fall(challenge(SEARCH, carried(DRAGON_3, ART_1), SQUIRE), "defend squire#4")
    assert glory(table) == [1 + 1, 0]


@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.rule("Q161")
def test_exqualibur_of_the_search_gains_nothing_in_a_challenge_its_carrier_does_not_join() -> None:
    mine = area(carried(SQUIRE, ART_1), DRAGON_3)
    table = lay(wilds(SEARCH), "attack", mine, area(quest=on(OTHER, SQUIRE)))
    go(table, "challenge the-holy-quail", "send quake-dragon#6", "depart")
    assert glory(fall(table, "defend squire#4")) == [1, 0]


@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.rule("Q161")
def test_exqualibur_of_the_search_gains_nothing_in_anothers_turn() -> None:
    theirs = area(quest=on(OTHER, carried(DRAGON_3, ART_1, 1)))
    table = lay(wilds(SEARCH), "attack", area("Squire#5"), theirs)
    go(table, "challenge the-holy-quail", "send squire#5", "depart")
    fall(table, "defend quake-dragon#6+exqualibur#4", "defend squire#5")
    assert (lying(table, "used"), glory(table)) == (["Squire"], [0, 0])


@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.rule("Q161")
def test_exqualibur_of_the_search_gains_nothing_for_a_spell() -> None:
    mine = area(carried(DRAGON_3, ART_1), "Death#6")
    table = lay(wilds(SEARCH), "ready", mine, area(SQUIRE))
    fall(table, "cast death#6", "pick squire#4@1")
    assert (lying(table, "used", 1), glory(table)) == (["Squire"], [0, 0])


@pytest.mark.card(SEARCH)
def test_quiver_of_the_search_draws_and_rolls_a_die_as_it_is_attached() -> None:
    table = do(attaching(SEARCH, ART_3, rolls=(1, 4), bag=["Portal", "Portal"]), "yes")
    assert (lying(table, "active"), lying(table, "bag")) == (["Portal#4"], ["Portal"])


@pytest.mark.card(SEARCH)
def test_quiver_of_the_search_draws_a_die_as_its_carrier_scores() -> None:
    mine = area(carried(SQUIRE, ART_3), GOBLIN, bag=["Portal", "Portal"])
    table = do(lay(wilds(SEARCH), "score", mine, area(), rolls=[1]), "score squire#4+exqualibur#6")
    assert (lying(table, "active"), lying(table, "bag")) == (["Portal"], ["Portal"])


@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.parametrize("art", [ART_1, ART_2])
def test_other_quartifacts_of_the_search_draw_nothing(art: int) -> None:
    mine = area(carried(SQUIRE, art), GOBLIN, bag=["Portal"])
    table = do(lay(wilds(SEARCH), "score", mine, area()), f"score squire#4+exqualibur#{art}")
    assert (lying(table, "active"), "yes" in options(attaching(SEARCH, art, bag=["Portal"]))) == ([], False)


@pytest.mark.card(SEARCH, negative=True)
def test_quiver_of_the_search_draws_nothing_as_another_scores() -> None:
    mine = area(carried(SQUIRE, ART_3), GOBLIN, bag=["Portal"])
    table = do(lay(wilds(SEARCH), "score", mine, area()), "score scavenging-goblin#3")
    assert lying(table, "active") == []


# -- The Expedition ----------------------------------------------------------------------------------------------------


@pytest.mark.card(EXPEDITION)
def test_bonus_of_the_expedition_removes_a_used_die_from_the_game() -> None:
    table = do(rolled(EXPEDITION, BONUS, used=["Portal"]), "yes", "pick portal in used 0")
    assert (lying(table, "used"), left(table, "Portal")) == (["Quake Dragon"], 0)


@pytest.mark.card(EXPEDITION, negative=True)
def test_bonus_of_the_expedition_need_not_be_taken() -> None:
    assert "Portal" in lying(do(rolled(EXPEDITION, BONUS, used=["Portal"]), "pass"), "used")


@pytest.mark.card(EXPEDITION)
@pytest.mark.parametrize(("art", "more"), [(ART_1, 3), (ART_2, 0), (ART_3, 0)])
def test_what_quartifacts_of_the_expedition_add(art: int, more: int) -> None:
    assert seen(EXPEDITION, art) == ((2 + more, 2), (2 + more, 2))


@pytest.mark.card(EXPEDITION)
@pytest.mark.rule("Q114")
@pytest.mark.parametrize(("art", "reached"), [(ART_1, True), (ART_2, False), (ART_3, False)])
def test_exqualibur_of_the_expedition_opens_immunity_for_its_player(art: int, reached: bool) -> None:
    mine = area(carried(SQUIRE, art), "Death#6")
    table = do(lay(wilds(EXPEDITION), "ready", mine, area("Gnome Barbarian#3", GOBLIN)), "cast death#6")
    assert ("gnome-barbarian#3@1" in offered(table, "pick")) is reached


@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.rule("Q114")
def test_exqualibur_of_the_expedition_opens_nothing_for_others() -> None:
    seats = area("Death#6"), area("Gnome Barbarian#3", GOBLIN), area(carried(SQUIRE, ART_1, 2))
    table = do(lay(wilds(EXPEDITION), "ready", *seats), "cast death#6")
    assert "gnome-barbarian#3@1" not in offered(table, "pick")


@pytest.mark.card(EXPEDITION)
@pytest.mark.parametrize("zone", ["active", "spent"])
def test_quarterstaff_of_the_expedition_locks_a_die_as_it_is_attached(zone: str) -> None:
    table = do(attaching(EXPEDITION, ART_2, **{zone: [LOCK]}), "yes")
    while kind(table) == "pick":
        do(table, options(table)[0])
    assert (locked(table), table.position()["turn"].get("locked", False)) == (LOCK, False)


@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.parametrize(("art", "die"), [(ART_2, "Frost Howler#1"), (ART_1, LOCK), (ART_3, LOCK)])
def test_without_a_lock_that_shows_or_with_another_nothing_is_locked(art: int, die: str) -> None:
    assert "yes" not in options(attaching(EXPEDITION, art, active=[die]))


@pytest.mark.card(EXPEDITION)
@pytest.mark.parametrize(("dice", "more"), [((0, 0), 0), ((1, 2), 3), ((3, 3), 5)])
def test_quiver_of_the_expedition_counts_corrupted_dice_of_opponents(dice: tuple[int, int], more: int) -> None:
    others = [area(used=["Corrupted Quiddity"] * n) for n in dice]
    assert stats(lay(wilds(EXPEDITION), "tidy", area(carried(SQUIRE, ART_3)), *others), 0) == (more, 2)


@pytest.mark.card(EXPEDITION, negative=True)
def test_quiver_of_the_expedition_counts_no_own_dice_and_none_in_bags() -> None:
    mine = area(carried(SQUIRE, ART_3), used=["Corrupted Quiddity"])
    table = lay(wilds(EXPEDITION), "tidy", mine, area(bag=["Corrupted Quiddity"], used=["Portal"]))
    assert stats(table, 0) == (0, 2)


# -- The Quest ---------------------------------------------------------------------------------------------------------


@pytest.mark.card(QUEST)
def test_bonus_of_the_quest_rolls_the_quest_die_again() -> None:
    table = do(rolled(QUEST, BONUS, rolls=(ART_2,)), "yes")
    assert lying(table, "ready") == [SQUIRE, "Exqualibur#5"]


@pytest.mark.card(QUEST)
def test_a_second_bonus_is_a_glory_and_the_end() -> None:
    table = do(rolled(QUEST, BONUS, rolls=(BONUS,)), "yes")
    assert (glory(table), options(table)) == ([3 + 1, 0], ["score squire#4"])


@pytest.mark.card(QUEST, negative=True)
def test_bonus_of_the_quest_need_not_be_taken() -> None:
    table = do(rolled(QUEST, BONUS), "pass")
    assert (glory(table), quest_dice(table, "Exqualibur")) == ([3, 0], 2)


@pytest.mark.card(QUEST)
def test_exqualibur_of_the_quest_strikes_first_in_a_challenge() -> None:
    """Two Dragons of 4/4; the one without it deals nothing."""
    table = challenge(QUEST, carried("Quake Dragon#4", ART_1), "Quake Dragon#4")
    fall(table, "defend quake-dragon#4")
    assert (kind(table), party(table, 1), glory(table)) == ("keep-quest", [], [1, 0])


@pytest.mark.card(QUEST)
def test_a_challenged_carrier_strikes_first_too() -> None:
    table = challenge(QUEST, "Quake Dragon#4", carried("Quake Dragon#4", ART_1, 1))
    fall(table, "defend quake-dragon#4")
    assert (party(table), party(table, 1)) == ([], [carried("Quake Dragon#4", ART_1, 1)])


@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize("art", [ART_2, ART_3])
def test_other_quartifacts_of_the_quest_do_not_strike_first(art: int) -> None:
    table = challenge(QUEST, carried("Quake Dragon#4", art), "Quake Dragon#4")
    fall(table, "defend quake-dragon#4", f"defend quake-dragon#4+exqualibur#{art}")
    assert (party(table), party(table, 1)) == ([], [])


@pytest.mark.card(QUEST)
@pytest.mark.parametrize(("art", "levels"), [(ART_1, 1), (ART_2, 2), (ART_3, 1)])
def test_quarterstaff_of_the_quest_is_a_level_more_for_a_party(art: int, levels: int) -> None:
    table = lay(wilds(QUEST), "tidy", area(quest=on(QUEST, carried(GOBLIN, art))), area())
    assert table.view(None)["seats"][0]["quest"]["levels"] == levels
    assert questing(table, 0)["level"] == 1


@pytest.mark.card(QUEST, negative=True)
def test_quarterstaff_in_the_ready_area_helps_no_party() -> None:
    table = lay(wilds(QUEST), "tidy", area(carried(SQUIRE, ART_2), quest=on(QUEST, GOBLIN)), area())
    assert table.view(None)["seats"][0]["quest"]["levels"] == 1


@pytest.mark.card(QUEST)
@pytest.mark.parametrize(("away", "more"), [(1, 1), (4, 4), (5, 4)])
def test_quiver_of_the_quest_counts_own_creatures_on_a_quest(away: int, more: int) -> None:
    company = ", ".join([GOBLIN, *["Questing Wizard#4"] * (away - 1)])
    table = lay(wilds(QUEST), "tidy", area(carried(SQUIRE, ART_3), quest=on(OTHER, company)), area())
    assert stats(table, 0) == (more, 2)


@pytest.mark.card(QUEST, negative=True)
def test_quiver_of_the_quest_counts_nobody_elses_and_nothing_on_a_quest() -> None:
    ready = lay(wilds(QUEST), "tidy", area(carried(SQUIRE, ART_3), GOBLIN), area(quest=on(OTHER, GOBLIN)))
    away = lay(wilds(QUEST), "tidy", area(quest=on(OTHER, carried(SQUIRE, ART_3), GOBLIN)), area())
    assert (stats(ready, 0)[0], questing(away, 0)["attack"]) == (0, 0)


@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize("art", [ART_1, ART_2])
def test_other_quartifacts_of_the_quest_add_nothing(art: int) -> None:
    assert seen(QUEST, art) == ((2, 2), (2, 2))


@pytest.mark.parametrize(("quest", "total"), [(HUNT, 12), (SEARCH, 10), (EXPEDITION, 11), (QUEST, 8)])
def test_what_exqualibur_adds_counts_in_an_attack(quest: str, total: int) -> None:
    assert totals(attack(quest, ART_1, WIZARD_3)) == {1: total}
