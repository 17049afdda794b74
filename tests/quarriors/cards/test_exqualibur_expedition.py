"""Exqualibur, the quest of level 2 for 3 glory, The Expedition and The Quest. Its die: 1: 3 quiddity; 2: a die; 3: the
bonus; 4 to 6: Exqualibur, Quested Quarterstaff, Unending Quiver."""

import pytest

from tests.quarriors.mat import (
    area,
    do,
    fall,
    glory,
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
    stats,
)
from tests.quarriors.quest_tables import (
    ART_1,
    ART_2,
    ART_3,
    BONUS,
    EXQUALIBUR,
    GOBLIN,
    SQUIRE,
)
from tumblehall.kernel.values import Json

LOCK = "Frost Howler#3"
TABLES = EXQUALIBUR
HUNT, SEARCH, EXPEDITION, QUEST = ALL = TABLES.versions()
carried, rolled, attaching, challenge, seen, wilds = (
    TABLES.carried,
    TABLES.rolled,
    TABLES.attaching,
    TABLES.challenge,
    TABLES.seen,
    TABLES.wilds,
)


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
    mine: dict[str, Json] = {zone: [LOCK]}
    table = do(attaching(EXPEDITION, ART_2, **mine), "yes")
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
    table = lay(wilds(QUEST), "tidy", area(carried(SQUIRE, ART_3), quest=on(TABLES.other, company)), area())
    assert stats(table, 0) == (more, 2)


@pytest.mark.card(QUEST, negative=True)
def test_quiver_of_the_quest_counts_nobody_elses_and_nothing_on_a_quest() -> None:
    ready = lay(wilds(QUEST), "tidy", area(carried(SQUIRE, ART_3), GOBLIN), area(quest=on(TABLES.other, GOBLIN)))
    away = lay(wilds(QUEST), "tidy", area(quest=on(TABLES.other, carried(SQUIRE, ART_3), GOBLIN)), area())
    assert (stats(ready, 0)[0], questing(away, 0)["attack"]) == (0, 0)


@pytest.mark.card(QUEST, negative=True)
@pytest.mark.parametrize("art", [ART_1, ART_2])
def test_other_quartifacts_of_the_quest_add_nothing(art: int) -> None:
    assert seen(QUEST, art) == ((2, 2), (2, 2))


@pytest.mark.card(QUEST)
@pytest.mark.rule("Q307")
def test_where_both_sides_strike_first_both_fall() -> None:
    table = challenge(QUEST, carried("Quake Dragon#4", ART_1), carried("Quake Dragon#4", ART_1, 1))
    fall(table, "defend quake-dragon#4+exqualibur#4", "defend quake-dragon#4+exqualibur#4")
    assert (party(table), party(table, 1)) == ([], [])
