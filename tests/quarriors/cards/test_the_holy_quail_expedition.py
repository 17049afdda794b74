"""The Holy Quail, the quest of level 1 for 2 glory, The Expedition and The Quest. Its die: 1: 2 quiddity; 2: a die; 3:
the bonus; 4 to 6: Holy Quail, Holy Quill, Holy Quilt."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    area,
    creature,
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
    quest_dice,
    questing,
    quiddity,
)
from tests.quarriors.quest_tables import (
    ART_1,
    ART_2,
    ART_3,
    BONUS,
    GOBLIN,
    HOLY_QUAIL,
    QUID,
    SQUIRE,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

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
    away = lay(wilds(EXPEDITION), "tidy", area(quest=on(TABLES.other, carried(SQUIRE, ART_1))), area())
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
    seats: list[dict[str, Json]] = [{"locked": LOCKED} if seat == who else {} for seat in range(2)]
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


@pytest.mark.card(QUEST)
@pytest.mark.parametrize(("die", "offer"), [(SQUIRE, "fail"), (DRAGON_3, "complete")])
def test_holy_quill_of_the_quest_keeps_spells_as_its_carrier_comes_from_a_quest(die: str, offer: str) -> None:
    carrier = f"{die}+Quasar#5@0+The Holy Quail#5@0".replace("Quasar#5", "Misdirection#4")
    mine = area(GOBLIN, quest=on(QUEST, carrier))
    table = do(lay(wilds(QUEST, "Misdirection/Charm"), "score", mine, area(), rolls=[QUID]), f"{offer} the-holy-quail")
    assert sorted(lying(table, "ready")) == ["Misdirection#4", GOBLIN]


@pytest.mark.card(QUEST, negative=True)
@pytest.mark.rule("Q72")
def test_holy_quill_of_the_quest_keeps_no_spell_of_another() -> None:
    me = area(f"{SQUIRE}+Misdirection#4@1+The Holy Quail#5@0", GOBLIN)
    table = lay(wilds(QUEST, "Misdirection/Charm"), "score", me, area())
    do(table, "score squire#4+misdirection#4+the-holy-quail#5")
    assert (lying(table, "ready"), lying(table, "used", 1)) == ([GOBLIN], ["Misdirection"])
