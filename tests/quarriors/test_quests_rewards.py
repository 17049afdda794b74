"""What quests bring: completing and failing, culls, glory, quest dice, rewards, quartifacts (QQ-14 to QQ-21, QQ-24)."""

import pytest

from tests.quarriors.mat import (
    area,
    creature,
    do,
    fall,
    glory,
    go,
    kind,
    kinds,
    lay,
    left,
    lying,
    offered,
    on,
    options,
    party,
    quest_dice,
    quiddity,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

QUEST = "Exqualibur/The Hunt For"
SEARCH = "Exqualibur/The Search For"
WILDS = f"Squire/Basic 1, Knight of Quamelot/Base, Ancient Guide/Strong, {QUEST}"
KNIGHT, KNIGHT_2 = "Knight of Quamelot#4", "Knight of Quamelot#5"
QUID, DICE, BONUS, ART_1, ART_2, ART_3 = range(1, 7)
"""Faces of a quest die."""
EXPERT = {"expert_culling": True}


def settle(roll: int, **mine: Json) -> Table:
    """A Knight of level 2 completes its quest, nothing is culled, and a Squire is still to score."""
    seat = area("Squire#4", quest=on(QUEST, KNIGHT_2), **mine)
    return do(lay(WILDS, "score", seat, area(), rolls=[roll, 1]), "complete exqualibur", "pass")


# -- completing and failing (QQ-14 to QQ-16) ---------------------------------------------------------------------------


@pytest.mark.rule("QQ-14")
@pytest.mark.parametrize(
    ("dice", "offer"),
    [(KNIGHT, "fail exqualibur"), (f"{KNIGHT}, {KNIGHT}", "complete exqualibur"), (KNIGHT_2, "complete exqualibur")],
)
def test_levels_that_add_up_complete_a_quest(dice: str, offer: str) -> None:
    table = lay(WILDS, "score", area(quest=on(QUEST, dice)), area())
    assert options(table) == [offer]


@pytest.mark.rule("QQ-14")
def test_a_party_that_fails_goes_to_the_used_pile_for_nothing() -> None:
    table = do(lay(WILDS, "score", area(quest=on(QUEST, KNIGHT)), area(), rolls=[1, 1]), "fail exqualibur")
    assert (party(table), glory(table)) == ([], [0, 0])
    assert "quest-failed" in kinds(table)
    assert "cull" not in kinds(table)


@pytest.mark.rule("QQ-14", "Q143", "Q356")
def test_a_squires_burst_counts_once_for_a_party() -> None:
    quail = "The Holy Quail/The Hunt For"
    for dice, levels in (("Squire#6", 1), ("Squire#6, Squire#6", 1), ("Squire#4", 0)):
        table = lay(f"Squire/Basic, {quail}", "score", area(quest=on(quail, dice)), area())
        assert table.view(0)["seats"][0]["quest"]["levels"] == levels


@pytest.mark.rule("QQ-15", "Q321")
def test_completing_has_its_order() -> None:
    mine = area("Squire#4", quest=on(QUEST, f"{KNIGHT_2}, Squire#4"), used=["Portal"])
    table = lay(WILDS, "score", mine, area(), rolls=[QUID])
    do(table, "complete exqualibur")
    assert (kind(table), glory(table)) == ("quest-cull", [0, 0])
    assert options(table) == ["cull portal", "cull squire", "cull knight-of-quamelot", "pass"]
    do(table, "cull portal", "cull squire")
    told = ["quest-completed", "culled", "culled", "glory", "quest-die", "quiddity"]
    assert [name for name in kinds(table) if name in told] == told
    assert (glory(table), left(table, "Squire")) == ([3, 0], 2)


@pytest.mark.rule("QQ-15")
def test_one_cull_for_each_creature_that_completed() -> None:
    table = lay(
        WILDS, "score", area("Squire#4", quest=on(QUEST, KNIGHT_2), used=["Portal", "Portal"]), area(), rolls=[QUID]
    )
    do(table, "complete exqualibur", "cull portal")
    assert kind(table) != "quest-cull"


@pytest.mark.rule("QQ-16", "Q340")
def test_creatures_and_the_quest_come_in_an_order_of_choice() -> None:
    table = lay(WILDS, "score", area("Squire#4", quest=on(QUEST, KNIGHT_2)), area(), rolls=[QUID])
    assert options(table) == ["score squire#4", "complete exqualibur"]
    do(table, "complete exqualibur", "pass")
    assert options(table) == ["score squire#4"]


@pytest.mark.rule("QQ-16")
def test_completing_is_no_scoring() -> None:
    table = settle(QUID)
    assert (glory(table), table.position()["turn"]["scored"]) == ([3, 0], [0, 0])


# -- the quest die (QQ-17, QQ-18, QQ-21) -------------------------------------------------------------------------------


@pytest.mark.rule("QQ-17")
def test_bonus_quiddity_is_there_for_the_whole_turn() -> None:
    table = settle(QUID)
    assert (quiddity(table), quest_dice(table, "Exqualibur")) == (3, 2)


@pytest.mark.rule("QQ-17", "Q251")
def test_bonus_dice_wait_for_the_roll_of_the_turn() -> None:
    table = settle(DICE, bag=["Portal"])
    assert (lying(table, "active"), quest_dice(table, "Exqualibur")) == (["Portal"], 2)


@pytest.mark.rule("QQ-17")
def test_the_special_bonus_of_the_card_happens_at_once() -> None:
    wilds = WILDS.replace(QUEST, SEARCH)
    seat = area("Squire#4", quest=on(SEARCH, KNIGHT_2))
    table = do(lay(wilds, "score", seat, area(), rolls=[BONUS]), "complete exqualibur", "pass")
    assert kind(table) == "may"
    do(table, "yes", "pick squire in wilds")
    assert (left(table, "Squire"), quest_dice(table, "Exqualibur")) == (0, 2)


@pytest.mark.rule("QQ-18")
def test_a_quartifact_face_puts_the_quest_die_into_the_ready_area() -> None:
    table = settle(ART_2)
    assert (lying(table, "ready"), quest_dice(table, "Exqualibur")) == (["Squire#4", "Exqualibur#5"], 1)


@pytest.mark.rule("QQ-18", "Q109", "Q355")
def test_a_quartifact_is_attached_to_a_creature_summoned_this_turn() -> None:
    table = lay(WILDS, "ready", area(KNIGHT, "Exqualibur#4", active=["Squire#4"]), area())
    assert offered(table, "attach") == []
    go(table, "summon squire#4", "attach exqualibur#4")
    assert options(table) == ["pick squire#4@0"]
    go(table, "pick squire#4@0")
    assert lying(table, "ready") == [KNIGHT, "Squire#4+Exqualibur#4@0"]
    assert creature(table, 0, 1)["bearing"] == "exqualibur#4"


@pytest.mark.rule("QQ-18")
def test_it_has_no_power_until_it_is_attached() -> None:
    table = lay(WILDS, "ready", area("Exqualibur#4", active=["Squire#4"]), area())
    go(table, "summon squire#4")
    assert stats(table, 0, 1) == (0, 2)
    go(table, "attach exqualibur#4", "pick squire#4@0")
    assert stats(table, 0) == (4, 2)


@pytest.mark.rule("QQ-18")
def test_it_is_attached_in_phase_2_only() -> None:
    table = lay(WILDS, "attack", area({"die": "Squire#4", "summoned": True}, "Exqualibur#4"), area())
    assert offered(table, "attach") == []
    reason = table.why(0, "attach exqualibur#4")
    assert reason is not None
    assert reason.rule == "QQ-18"


@pytest.mark.rule("QQ-21", "Q354")
def test_where_both_dice_are_owned_one_is_taken_from_a_holder_of_choice() -> None:
    seats = (area("Squire#4", quest=on(QUEST, KNIGHT_2)), area("Squire#4+Exqualibur#4@1"), area("Exqualibur#5"))
    table = do(lay(WILDS, "score", *seats, rolls=[ART_3]), "complete exqualibur", "pass")
    assert (kind(table), options(table)) == ("seize", ["seat 1", "seat 2"])
    do(table, "seat 1")
    assert (lying(table, "ready"), lying(table, "ready", 1)) == (["Squire#4", "Exqualibur#6"], ["Squire#4"])
    assert lying(table, "ready", 2) == ["Exqualibur#5"]


@pytest.mark.rule("QQ-21")
def test_the_own_die_may_be_chosen() -> None:
    seats = (area("Squire#4", "Exqualibur#4", quest=on(QUEST, KNIGHT_2)), area("Exqualibur#5"))
    table = do(lay(WILDS, "score", *seats, rolls=[QUID]), "complete exqualibur", "pass")
    assert options(table) == ["seat 0", "seat 1"]
    do(table, "seat 0")
    assert (lying(table, "ready"), quest_dice(table, "Exqualibur")) == (["Squire#4"], 1)


# -- quartifacts go home (QQ-19, QQ-20) --------------------------------------------------------------------------------


@pytest.mark.rule("QQ-19")
def test_it_goes_home_as_its_carrier_scores() -> None:
    table = lay(WILDS, "score", area("Squire#4+Exqualibur#4@0"), area())
    do(table, "score squire#4+exqualibur#4")
    assert (lying(table, "ready"), quest_dice(table, "Exqualibur")) == ([], 2)


@pytest.mark.rule("QQ-19")
@pytest.mark.parametrize(("die", "offer"), [(KNIGHT, "fail exqualibur"), (KNIGHT_2, "complete exqualibur")])
def test_it_goes_home_as_its_carrier_completes_or_fails_a_quest(die: str, offer: str) -> None:
    seat = area("Squire#4", quest=on(QUEST, f"{die}+Exqualibur#4@0"))
    table = do(lay(WILDS, "score", seat, area(), rolls=[QUID]), offer)
    assert quest_dice(table, "Exqualibur") == 2


@pytest.mark.rule("QQ-19")
def test_it_goes_home_as_its_carrier_comes_back_from_a_challenge() -> None:
    mine = area("Squire#4+Exqualibur#5@0")
    table = lay(WILDS, "attack", mine, area(quest=on(QUEST, "2 Ancient Guide#4")))
    go(table, "challenge exqualibur", "send squire#4+exqualibur#5", "depart", "defend ancient-guide#4")
    assert (quest_dice(table, "Exqualibur"), lying(table, "used")) == (2, ["Squire"])


@pytest.mark.rule("QQ-19")
def test_it_goes_home_as_its_carrier_is_destroyed() -> None:
    table = lay(WILDS, "attack", area("Knight of Quamelot#6"), area("Squire#4+Exqualibur#4@1"))
    fall(go(table, "next"), "defend squire#4+exqualibur#4")
    assert (quest_dice(table, "Exqualibur"), lying(table, "used", 1)) == (2, ["Squire"])


@pytest.mark.rule("QQ-20")
def test_a_new_quartifact_sends_the_old_one_back() -> None:
    quail = "The Holy Quail/The Hunt For"
    seat = area("Squire#4+The Holy Quail#4@0", quest=on(QUEST, KNIGHT_2))
    table = lay(f"{WILDS}, {quail}", "score", seat, area(), rolls=[ART_1])
    do(table, "complete exqualibur", "pass")
    assert lying(table, "ready") == ["Squire#4", "Exqualibur#4"]
    assert (quest_dice(table, "The Holy Quail"), quest_dice(table, "Exqualibur")) == (2, 1)


# -- expert culling (QQ-24) --------------------------------------------------------------------------------------------


@pytest.mark.rule("QQ-24", "Q321")
def test_with_expert_culling_only_the_party_may_be_culled() -> None:
    seat = area("Squire#4", quest=on(QUEST, f"{KNIGHT_2}, Squire#4"), used=["Portal"])
    table = do(lay(WILDS, "score", seat, area(), rolls=[QUID], options=EXPERT), "complete exqualibur")
    assert options(table) == ["cull squire", "cull knight-of-quamelot", "pass"]
    do(table, "cull squire")
    assert options(table) == ["cull knight-of-quamelot", "pass"]
    do(table, "cull knight-of-quamelot")
    assert glory(table) == [3, 0]


@pytest.mark.rule("QQ-24", "Q321")
def test_the_glory_is_scored_only_if_all_are_culled_and_the_die_is_rolled_either_way() -> None:
    seat = area("Squire#4", quest=on(QUEST, f"{KNIGHT_2}, Squire#4"))
    table = do(lay(WILDS, "score", seat, area(), rolls=[QUID], options=EXPERT), "complete exqualibur")
    do(table, "cull squire", "pass")
    assert (glory(table), quiddity(table)) == ([0, 0], 3)
