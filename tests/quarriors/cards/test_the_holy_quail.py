"""The Holy Quail, the quest of level 1 for 2 glory, The Hunt and The Search. Its die: 1: 2 quiddity; 2: a die; 3: the
bonus; 4 to 6: Holy Quail, Holy Quill, Holy Quilt."""

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
from tests.quarriors.quest_tables import (
    ART_1,
    ART_2,
    ART_3,
    ARTS,
    BONUS,
    DICE,
    GOBLIN,
    HOLY_QUAIL,
    QUID,
    SQUIRE,
)

LOCKED = "Frost Howler#3"
TABLES = HOLY_QUAIL
HUNT, SEARCH, EXPEDITION, QUEST = ALL = TABLES.versions()
carried, rolled, scoring, attaching, wilds = (
    TABLES.carried,
    TABLES.rolled,
    TABLES.scoring,
    TABLES.attaching,
    TABLES.wilds,
)


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
    away = lay(wilds(quest), "tidy", area(quest=on(TABLES.other, carried(SQUIRE, art))), area())
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
    theirs = area(quest=on(TABLES.other, carried(SQUIRE, ART_3, 1)))
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
    away = lay(wilds(SEARCH), "tidy", area(quest=on(TABLES.other, carried(SQUIRE, ART_3), GOBLIN)), area())
    assert stats(ready, 0, 1) == (2, 2 + 1)
    assert questing(away, 0, 1)["defence"] == 2 + 1


@pytest.mark.card(SEARCH, negative=True)
def test_holy_quilt_of_the_search_helps_neither_the_carrier_nor_another_area_or_seat() -> None:
    mine = area(carried(SQUIRE, ART_3), quest=on(TABLES.other, GOBLIN))
    table = lay(wilds(SEARCH), "tidy", mine, area(GOBLIN))
    assert (stats(table, 0)[1], questing(table, 0)["defence"], stats(table, 1)[1]) == (2, 2, 2)
