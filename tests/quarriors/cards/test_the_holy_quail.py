"""The Holy Quail, the quest of level 1 for 2 glory. Its die: 1: 2 quiddity; 2: a die; 3: the bonus; 4 to 6: Holy Quail,
Holy Quill, Holy Quilt."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    area,
    creature,
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
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

TYPES = ["The Hunt For", "The Search For", "The Expedition For", "The Quest For"]
HUNT, SEARCH, EXPEDITION, QUEST = (f"The Holy Quail/{type}" for type in TYPES)
ALL = [HUNT, SEARCH, EXPEDITION, QUEST]
OTHER = "Exqualibur/The Hunt For"
CREATURES = "Squire/Basic, Scavenging Goblin/Base 1, Quake Dragon/Mighty, Demonic Overlord/Base, Frost Howler/Base"
CARDS = f"{CREATURES}, Quasar/Charm 1, Death/Incantation 1, Corrupted Quiddity/Basic 3, {OTHER}"
GOBLIN, SQUIRE, LOCKED = "Scavenging Goblin#3", "Squire#4", "Frost Howler#3"
QUID, DICE, BONUS, ART_1, ART_2, ART_3 = range(1, 7)
ARTS = [ART_1, ART_2, ART_3]


def wilds(quest: str, *more: str) -> str:
    return ", ".join((CARDS, *more, quest))


def carried(die: str, art: int, who: int = 0) -> str:
    return f"{die}+The Holy Quail#{art}@{who}"


def rolled(quest: str, face: int, *others: dict[str, Json], rolls: tuple[int, ...] = (), **mine: Json) -> Table:
    """A Goblin completes the quest, nothing is culled, and its die falls; a Squire is still to score."""
    me = area(SQUIRE, quest=on(quest, GOBLIN), **mine)
    table = lay(wilds(quest), "score", me, *(others or (area(),)), rolls=[face, *rolls])
    return do(table, "complete the-holy-quail", "pass")


def scoring(
    quest: str, art: int, *others: dict[str, Json], die: str = SQUIRE, rolls: tuple[int, ...] = (), **mine: Json
) -> Table:
    """A carrier scores; a Goblin is still to score."""
    me = area(carried(die, art), GOBLIN, **mine)
    table = lay(wilds(quest), "score", me, *(others or (area(),)), rolls=rolls)
    return do(table, f"score {die.lower().replace(' ', '-')}+the-holy-quail#{art}")


def attaching(quest: str, art: int, *others: dict[str, Json], rolls: tuple[int, ...] = (), **mine: Json) -> Table:
    """A quartifact is given to a Squire."""
    me = area({"die": SQUIRE, "summoned": True}, f"The Holy Quail#{art}", **mine)
    table = lay(wilds(quest), "ready", me, *(others or (area(),)), rolls=rolls)
    return do(table, f"attach the-holy-quail#{art}", "pick squire#4@0")


# -- all four ----------------------------------------------------------------------------------------------------------


@pytest.mark.card(HUNT)
@pytest.mark.card(SEARCH)
@pytest.mark.card(EXPEDITION)
@pytest.mark.card(QUEST)
@pytest.mark.parametrize("quest", ALL)
def test_it_is_completed_by_one_level_for_2_glory_and_2_quiddity(quest: str) -> None:
    table = rolled(quest, QUID)
    assert (glory(table), quiddity(table), quest_dice(table, "The Holy Quail")) == ([2, 0], 2, 2)


@pytest.mark.parametrize("quest", ALL)
def test_or_for_a_die_that_waits(quest: str) -> None:
    table = rolled(quest, DICE, rolls=(1,), bag=["Portal"])
    assert (lying(table, "active"), quest_dice(table, "The Holy Quail")) == (["Portal"], 2)


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize("quest", ALL)
@pytest.mark.parametrize("art", ARTS)
def test_what_lies_unattached_does_nothing(quest: str, art: int) -> None:
    table = lay(wilds(quest), "tidy", area(SQUIRE, GOBLIN, f"The Holy Quail#{art}"), area())
    assert (stats(table, 0), stats(table, 0, 1)) == ((0, 2), (2, 2))
    assert not creature(table, 0).get("immune")


# -- The Hunt ----------------------------------------------------------------------------------------------------------


@pytest.mark.card(HUNT)
@pytest.mark.rule("Q110")
def test_bonus_of_the_hunt_culls_one_more() -> None:
    table = do(rolled(HUNT, BONUS, used=["Portal"]), "yes", "pick portal in used 0")
    assert (left(table, "Portal"), lying(table, "used")) == (1, ["Scavenging Goblin"])


@pytest.mark.card(HUNT, negative=True)
def test_bonus_of_the_hunt_need_not_be_taken() -> None:
    table = do(rolled(HUNT, BONUS, used=["Portal"]), "pass")
    assert (left(table, "Portal"), quest_dice(table, "The Holy Quail")) == (0, 2)


@pytest.mark.card(HUNT)
@pytest.mark.parametrize(("quest", "art", "more"), [(HUNT, ART_1, 3), *((HUNT, art, 0) for art in (ART_2, ART_3))])
def test_holy_quail_of_the_hunt_makes_its_carrier_harder_in_both_areas(quest: str, art: int, more: int) -> None:
    ready = lay(wilds(quest), "tidy", area(carried(SQUIRE, art), GOBLIN), area())
    away = lay(wilds(quest), "tidy", area(quest=on(OTHER, carried(SQUIRE, art))), area())
    assert stats(ready, 0) == (0, 2 + more)
    assert (questing(away, 0)["defence"], stats(ready, 0, 1)) == (2 + more, (2, 2))


@pytest.mark.card(HUNT)
def test_holy_quill_of_the_hunt_captures_a_spell_die_as_its_carrier_scores() -> None:
    table = do(scoring(HUNT, ART_2), "yes")
    assert offered(table, "pick") == ["quasar in wilds"]
    do(table, "pick quasar in wilds")
    assert (left(table, "Quasar"), sorted(lying(table, "used"))) == (0, ["Quasar", "Squire"])


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.parametrize(("quest", "art"), [(HUNT, ART_1), (HUNT, ART_3), (SEARCH, ART_1)])
def test_other_quartifacts_capture_nothing(quest: str, art: int) -> None:
    table = scoring(quest, art)
    assert offered(table, "score") == ["scavenging-goblin#3"]


@pytest.mark.card(HUNT, negative=True)
def test_holy_quill_of_the_hunt_does_nothing_as_another_scores() -> None:
    table = lay(wilds(HUNT), "score", area(carried(SQUIRE, ART_2), GOBLIN), area())
    assert kind(do(table, "score scavenging-goblin#3")) == "score"


@pytest.mark.card(HUNT)
@pytest.mark.rule("Q23")
def test_holy_quilt_of_the_hunt_keeps_its_carrier_where_it_is_once() -> None:
    mine, theirs = area(DRAGON_3), area(carried(SQUIRE, ART_3, 1), GOBLIN)
    table = fall(lay(wilds(HUNT), "attack", mine, theirs, visited=True), "defend squire#4+the-holy-quail#6")
    while kind(table) == "fate":
        do(table, options(table)[0])
    assert (sorted(lying(table, "ready", 1)), quest_dice(table, "The Holy Quail")) == ([GOBLIN, SQUIRE], 2)
    assert offered(table, "defend") == ["scavenging-goblin#3"]


@pytest.mark.card(HUNT)
@pytest.mark.rule("Q33", "Q314")
def test_on_a_quest_it_stays_on_the_quest() -> None:
    theirs = area(quest=on(OTHER, carried(SQUIRE, ART_3, 1)))
    table = lay(wilds(HUNT), "attack", area(DRAGON_3), theirs)
    go(table, "challenge exqualibur", "send quake-dragon#6", "depart")
    do(table, "defend squire#4+the-holy-quail#6")
    while kind(table) == "fate":
        do(table, options(table)[0])
    assert (party(table, 1), lying(table, "used"), glory(table)) == ([SQUIRE], ["Quake Dragon"], [1, 0])


@pytest.mark.card(HUNT, negative=True)
@pytest.mark.parametrize(("quest", "art"), [(HUNT, ART_2), (SEARCH, ART_3), (QUEST, ART_3)])
def test_other_quartifacts_save_nobody(quest: str, art: int) -> None:
    theirs = area(carried(SQUIRE, art, 1))
    table = fall(
        lay(wilds(quest), "attack", area(DRAGON_3), theirs, visited=True), f"defend squire#4+the-holy-quail#{art}"
    )
    assert lying(table, "used", 1) == ["Squire"]


# -- The Search --------------------------------------------------------------------------------------------------------


@pytest.mark.card(SEARCH)
def test_bonus_of_the_search_is_a_glory() -> None:
    assert glory(rolled(SEARCH, BONUS)) == [2 + 1, 0]


@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.parametrize("face", [QUID, ART_1, ART_2, ART_3])
def test_other_faces_give_no_glory(face: int) -> None:
    assert glory(rolled(SEARCH, face)) == [2, 0]


@pytest.mark.card(SEARCH)
def test_holy_quail_of_the_search_is_a_glory_more_as_its_carrier_scores() -> None:
    """A Squire scores 1."""
    assert glory(scoring(SEARCH, ART_1)) == [1 + 1, 0]


@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.parametrize(("quest", "art"), [(SEARCH, ART_2), (SEARCH, ART_3), (HUNT, ART_1), (QUEST, ART_1)])
def test_others_are_none(quest: str, art: int) -> None:
    assert glory(scoring(quest, art)) == [1, 0]


@pytest.mark.card(SEARCH, negative=True)
def test_holy_quail_of_the_search_gives_nothing_for_another_scorer_or_a_quest() -> None:
    mine = area(GOBLIN, quest=on(SEARCH, carried(DRAGON_3, ART_1)))
    table = lay(wilds(SEARCH), "score", mine, area(), rolls=[QUID])
    assert glory(do(table, "complete the-holy-quail", "pass")) == [2, 0]


@pytest.mark.card(SEARCH)
def test_holy_quill_of_the_search_draws_and_rolls_two_dice_as_it_is_attached() -> None:
    table = do(attaching(SEARCH, ART_2, bag=["Portal", "Portal", "Portal"], rolls=(1, 1, 3, 4)), "yes")
    assert (sorted(lying(table, "active")), lying(table, "bag")) == (["Portal#3", "Portal#4"], ["Portal"])


@pytest.mark.card(SEARCH, negative=True)
def test_holy_quill_of_the_search_need_not_draw() -> None:
    table = do(attaching(SEARCH, ART_2, bag=["Portal"]), "pass")
    assert (lying(table, "active"), lying(table, "bag")) == ([], ["Portal"])


@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.parametrize(("quest", "art"), [(SEARCH, ART_1), (SEARCH, ART_3), (HUNT, ART_2)])
def test_others_draw_nothing_as_they_are_attached(quest: str, art: int) -> None:
    assert "yes" not in options(attaching(quest, art, bag=["Portal"]))


@pytest.mark.card(SEARCH)
def test_holy_quilt_of_the_search_makes_the_company_of_its_carrier_harder() -> None:
    ready = lay(wilds(SEARCH), "tidy", area(carried(SQUIRE, ART_3), GOBLIN), area())
    away = lay(wilds(SEARCH), "tidy", area(quest=on(OTHER, carried(SQUIRE, ART_3), GOBLIN)), area())
    assert stats(ready, 0, 1) == (2, 2 + 1)
    assert questing(away, 0, 1)["defence"] == 2 + 1


@pytest.mark.card(SEARCH, negative=True)
def test_holy_quilt_of_the_search_helps_neither_the_carrier_nor_another_area_or_seat() -> None:
    mine = area(carried(SQUIRE, ART_3), quest=on(OTHER, GOBLIN))
    table = lay(wilds(SEARCH), "tidy", mine, area(GOBLIN))
    assert (stats(table, 0)[1], questing(table, 0)["defence"], stats(table, 1)[1]) == (2, 2, 2)


# -- The Expedition ----------------------------------------------------------------------------------------------------


@pytest.mark.card(EXPEDITION)
def test_bonus_of_the_expedition_corrupts_each_opponent() -> None:
    table = rolled(EXPEDITION, BONUS, area(), area())
    assert [lying(table, "used", who).count("Corrupted Quiddity") for who in range(3)] == [0, 1, 1]
    assert left(table, "Corrupted Quiddity") == 1


@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.parametrize("quest", [HUNT, SEARCH, QUEST])
def test_other_bonuses_corrupt_nobody(quest: str) -> None:
    assert left(rolled(quest, BONUS), "Corrupted Quiddity") == 3


@pytest.mark.card(EXPEDITION)
def test_holy_quail_of_the_expedition_makes_its_carrier_immune() -> None:
    ready = lay(wilds(EXPEDITION), "tidy", area(carried(SQUIRE, ART_1), GOBLIN), area())
    away = lay(wilds(EXPEDITION), "tidy", area(quest=on(OTHER, carried(SQUIRE, ART_1))), area())
    assert creature(ready, 0)["immune"]
    assert questing(away, 0)["immune"]
    assert not creature(ready, 0, 1)["immune"]


@pytest.mark.card(EXPEDITION)
@pytest.mark.rule("Q40")
def test_a_spell_does_not_choose_it() -> None:
    theirs = area(carried(SQUIRE, ART_1, 1), GOBLIN)
    table = do(lay(wilds(EXPEDITION), "ready", area("Death#6"), theirs), "cast death#6")
    assert offered(table, "pick") == ["scavenging-goblin#3@1"]


@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.parametrize("art", [ART_2, ART_3])
def test_others_of_the_expedition_make_nobody_immune(art: int) -> None:
    assert not creature(lay(wilds(EXPEDITION), "tidy", area(carried(SQUIRE, art)), area()), 0).get("immune")


@pytest.mark.card(EXPEDITION)
@pytest.mark.parametrize("who", [0, 1])
def test_holy_quill_of_the_expedition_unlocks_any_die_as_it_is_attached(who: int) -> None:
    seats = [{"locked": LOCKED} if seat == who else {} for seat in range(2)]
    table = do(attaching(EXPEDITION, ART_2, area(**seats[1]), **seats[0]), "yes")
    while kind(table) == "pick":
        do(table, options(table)[0])
    assert (locked(table, who), quiddity(table)) == (None, 0)


@pytest.mark.card(EXPEDITION, negative=True)
def test_holy_quill_of_the_expedition_need_not_unlock() -> None:
    assert locked(do(attaching(EXPEDITION, ART_2, locked=LOCKED), "pass")) == LOCKED


@pytest.mark.card(EXPEDITION)
@pytest.mark.parametrize(("art", "paid"), [(ART_1, 1), (ART_2, 0), (ART_3, 1)])
def test_while_it_is_attached_opponents_do_not_unlock_its_owners_die(art: int, paid: int) -> None:
    theirs = area(carried(SQUIRE, art, 1), locked=LOCKED)
    table = lay(wilds(EXPEDITION), "ready", area(quiddity=9), theirs)
    assert len(offered(table, "unlock")) == paid


@pytest.mark.card(EXPEDITION, negative=True)
def test_it_guards_no_die_of_another() -> None:
    seats = area(quiddity=9), area(carried(SQUIRE, ART_2, 1)), area(locked=LOCKED)
    assert len(offered(lay(wilds(EXPEDITION), "ready", *seats), "unlock")) == 1


def struck(art: int, *attackers: str) -> Table:
    theirs = area(carried(SQUIRE, art, 1))
    cards = wilds(EXPEDITION).replace("Quake Dragon/Mighty", "Quake Dragon/Corrupted")
    table = lay(cards, "attack", area(*attackers), theirs, visited=True)
    return fall(table, f"defend squire#4+the-holy-quail#{art}")


@pytest.mark.card(EXPEDITION)
@pytest.mark.rule("Q45")
@pytest.mark.parametrize("attacker", ["Demonic Overlord#4", DRAGON_3])
def test_holy_quilt_of_the_expedition_keeps_overlords_and_corrupted_creatures_off(attacker: str) -> None:
    assert lying(struck(ART_3, attacker), "ready", 1) == [carried(SQUIRE, ART_3, 1)]


@pytest.mark.card(EXPEDITION, negative=True)
@pytest.mark.parametrize(("art", "attacker"), [(ART_3, GOBLIN), (ART_1, DRAGON_3), (ART_2, "Demonic Overlord#4")])
def test_it_keeps_nobody_else_off(art: int, attacker: str) -> None:
    assert lying(struck(art, attacker), "ready", 1) == []


# -- The Quest ---------------------------------------------------------------------------------------------------------


@pytest.mark.card(QUEST)
def test_bonus_of_the_quest_moves_a_creature_die_to_the_active_pool() -> None:
    table = do(rolled(QUEST, BONUS, used=["Portal", "Assistant", "Quasar"]), "yes")
    assert offered(table, "pick") == ["assistant in used 0", "scavenging-goblin in used 0"]
    do(table, "pick scavenging-goblin in used 0")
    assert lying(table, "active") == ["Scavenging Goblin"]


@pytest.mark.card(QUEST, negative=True)
def test_bonus_of_the_quest_need_not_be_taken() -> None:
    assert lying(do(rolled(QUEST, BONUS), "pass"), "active") == []


@pytest.mark.card(QUEST)
@pytest.mark.parametrize("culled", [0, 1, 2])
def test_holy_quail_of_the_quest_culls_up_to_two_more_as_its_carrier_scores(culled: int) -> None:
    table = scoring(QUEST, ART_1, used=["Portal", "Portal", "Portal"])
    do(table, *["pick portal in used 0"] * culled, *(["pass"] if culled < 2 else []))
    assert (left(table, "Portal"), offered(table, "score")) == (culled, ["scavenging-goblin#3"])


@pytest.mark.card(QUEST, negative=True)
def test_others_of_the_quest_cull_no_more() -> None:
    for art in (ART_2, ART_3):
        assert offered(scoring(QUEST, art, used=["Portal"]), "score") == ["scavenging-goblin#3"]


@pytest.mark.card(QUEST)
@pytest.mark.rule("Q72", "Q293")
def test_holy_quill_of_the_quest_keeps_the_own_spells_of_its_carrier() -> None:
    me = area(f"{SQUIRE}+Quasar#5@0+The Holy Quail#5@0", GOBLIN)
    table = do(lay(wilds(QUEST), "score", me, area()), "score squire#4+quasar#5+the-holy-quail#5")
    assert (sorted(lying(table, "ready")), lying(table, "used")) == (["Quasar#5", GOBLIN], ["Squire"])


@pytest.mark.card(QUEST)
def test_as_it_is_destroyed_too() -> None:
    theirs = area(f"{SQUIRE}+Quasar#5@1+The Holy Quail#5@1")
    table = lay(wilds(QUEST), "attack", area(DRAGON_3), theirs, visited=True)
    fall(table, "defend squire#4+quasar#5+the-holy-quail#5")
    assert (lying(table, "ready", 1), lying(table, "used", 1)) == (["Quasar#5"], ["Squire"])


@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize("art", [ART_1, ART_3])
def test_others_of_the_quest_keep_no_spell(art: int) -> None:
    me = area(f"{SQUIRE}+Quasar#5@0+The Holy Quail#{art}@0", GOBLIN)
    table = do(lay(wilds(QUEST), "score", me, area()), f"score squire#4+quasar#5+the-holy-quail#{art}")
    assert "Quasar" in lying(table, "used")


@pytest.mark.card(QUEST)
@pytest.mark.rule("Q87")
def test_holy_quilt_of_the_quest_puts_its_carrier_into_the_active_pool_as_it_scores() -> None:
    table = scoring(QUEST, ART_3)
    assert (lying(table, "active"), lying(table, "used"), glory(table)) == (["Squire"], [], [1, 0])
    assert quest_dice(table, "The Holy Quail") == 2


@pytest.mark.card(QUEST, negative=True)
def test_it_does_nothing_as_its_carrier_completes_a_quest() -> None:
    mine = area(GOBLIN, quest=on(QUEST, carried(DRAGON_3, ART_3)))
    table = lay(wilds(QUEST), "score", mine, area(), rolls=[QUID])
    do(table, "complete the-holy-quail", "pass")
    assert (lying(table, "active"), lying(table, "used")) == ([], ["Quake Dragon"])


@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize(("quest", "art"), [(QUEST, ART_1), (HUNT, ART_3), (SEARCH, ART_3)])
def test_with_others_the_scorer_goes_to_the_used_pile(quest: str, art: int) -> None:
    table = scoring(quest, art)
    while kind(table) != "score":
        do(table, "pass")
    assert (lying(table, "active"), lying(table, "used")) == ([], ["Squire"])
