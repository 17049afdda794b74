"""The Tri-Clops Skull, the quest of level 3 for 4 glory, The Expedition and The Quest. Its die: 1: 3 quiddity; 2: two
dice; 3: the bonus; 4 to 6: Tri-Clops Skull, Talon, Scale."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    WIZARD_3,
    area,
    creature,
    do,
    fall,
    glory,
    kind,
    lay,
    left,
    lying,
    offered,
    on,
    options,
    party,
    quest_dice,
    stats,
    totals,
)
from tests.quarriors.quest_tables import (
    ART_1,
    ART_2,
    ART_3,
    ARTS,
    BONUS,
    GOBLIN,
    SQUIRE,
    TRI_CLOPS_SKULL,
    slug,
)

WIZARD, LOCKED, BAD = "Questing Wizard#4", "Frost Howler#3", "Corrupted Quiddity"
TABLES = TRI_CLOPS_SKULL
HUNT, SEARCH, EXPEDITION, QUEST = ALL = TABLES.versions()
carried, rolled, scoring, seen, wilds = TABLES.carried, TABLES.rolled, TABLES.scoring, TABLES.seen, TABLES.wilds
attack, struck = TABLES.attack, TABLES.struck


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
@pytest.mark.rule("Q222")
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
    table = do(rolled(QUEST, BONUS, area(GOBLIN, quest=on(TABLES.other, WIZARD))), "yes")
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
@pytest.mark.rule("Q281")
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
