"""Exqualibur, the quest of level 2 for 3 glory, The Hunt and The Search. Its die: 1: 3 quiddity; 2: a die; 3: the
bonus; 4 to 6: Exqualibur, Quested Quarterstaff, Unending Quiver."""

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
    lying,
    offered,
    on,
    options,
    quest_dice,
    quiddity,
    stats,
    totals,
)
from tests.quarriors.quest_tables import (
    ART_1,
    ART_2,
    ART_3,
    ARTS,
    BONUS,
    DICE,
    EXQUALIBUR,
    GOBLIN,
    QUID,
    SQUIRE,
)
from tumblehall.kernel.table import Table

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


def attack(quest: str, art: int, *theirs: str, die: str = DRAGON_3, others: tuple[str, ...] = ()) -> Table:
    """A carrier attacks seat 1."""
    return lay(wilds(quest), "attack", area(carried(die, art), *others), area(*theirs), visited=True)


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
    mine = area(GOBLIN, f"Exqualibur#{art}", quest=on(TABLES.other, SQUIRE))
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
    theirs = area("Questing Wizard#4", quest=on(TABLES.other, SQUIRE))
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
    table = lay(wilds(SEARCH), "attack", mine, area(quest=on(TABLES.other, SQUIRE)))
    go(table, "challenge the-holy-quail", "send quake-dragon#6", "depart")
    assert glory(fall(table, "defend squire#4")) == [1, 0]


@pytest.mark.card(SEARCH, negative=True)
@pytest.mark.rule("Q161")
def test_exqualibur_of_the_search_gains_nothing_in_anothers_turn() -> None:
    theirs = area(quest=on(TABLES.other, carried(DRAGON_3, ART_1, 1)))
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


# -- further -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("quest", "total"), [(HUNT, 12), (SEARCH, 10), (EXPEDITION, 11), (QUEST, 8)])
def test_what_exqualibur_adds_counts_in_an_attack(quest: str, total: int) -> None:
    assert totals(attack(quest, ART_1, WIZARD_3)) == {1: total}


@pytest.mark.card(HUNT)
def test_surcharges_are_paid_after_the_bonus_of_the_hunt() -> None:
    """A Mighty Defender asks for 2 more."""
    me = area(quest=on(HUNT, DRAGON_3), active=["Quake Dragon"], quiddity=2)
    cards = wilds(HUNT, "Defender of the Pale/Mighty")
    table = lay(cards, "score", me, area("Defender of the Pale#6"), rolls=[BONUS, *[6] * 9])
    do(table, "complete exqualibur", "cull quake-dragon", "summon quake-dragon#6")
    assert quiddity(table) == 0


@pytest.mark.card(HUNT)
def test_a_squire_uses_the_bonus_of_the_hunt_up() -> None:
    table = summoning(BONUS, "Quake Dragon", "Squire")
    do(table, "summon squire#6")
    before = quiddity(table)
    assert quiddity(do(table, "summon quake-dragon#6")) == before - 3


@pytest.mark.card(HUNT)
def test_quiver_of_the_hunt_may_spare_one_opponent_and_hit_another() -> None:
    seats = area(carried(DRAGON_3, ART_3)), area(GOBLIN), area(SQUIRE)
    table = lay(wilds(HUNT), "attack", *seats, visited=True)
    assert options(table) == ["pick scavenging-goblin#3@1", "pass"]
    do(table, "pass")
    fall(table, "pick squire#4@2")
    assert (lying(table, "ready", 1), lying(table, "ready", 2)) == ([GOBLIN], [])


@pytest.mark.card(HUNT, negative=True)
def test_quiver_of_the_hunt_counts_defence_with_what_is_added() -> None:
    """A Holy Quail of the Hunt makes a Squire 0/5."""
    theirs = area(f"{SQUIRE}+The Holy Quail#4@1", GOBLIN)
    table = lay(wilds(HUNT), "attack", area(carried(DRAGON_3, ART_3)), theirs, visited=True)
    assert offered(table, "pick") == ["scavenging-goblin#3@1"]
