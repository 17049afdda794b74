"""What creatures on a quest hear of others, and how dice are told apart there."""

import pytest

from tests.quarriors.mat import area, fall, go, lay, lying, on, party, questing, stats
from tests.quarriors.mat import seat as place
from tests.quarriors.words.made import state

QUEST = "Exqualibur/The Hunt For"
ROW = "Squire/Basic, Corrupted Quiddity/Basic 5, Knight of Quamelot/Base, Boogieman/Mighty"
WILDS = f"{ROW}, Defender of the Pale/Corrupted, {QUEST}"
KNIGHT = "Knight of Quamelot#4"


def test_who_is_summoned_while_others_quest_is_told_apart_from_them() -> None:
    me = place(active="Squire#4", quiddity=3, quest=on(QUEST, "Squire#4, Squire#5"))
    table = go(lay(WILDS, "ready", me, area()), "summon squire#4")
    assert (lying(table, "ready"), party(table)) == (["Squire#4"], ["Squire#4", "Squire#5"])
    quests = state(table).quests
    assert quests is not None
    tags = [die.tag for die in (*state(table).ready[0], *quests.party[0])]
    assert len(set(tags)) == 3


@pytest.mark.rule("Q216")
def test_boogieman_on_a_quest_hears_of_creatures_that_fall_at_home() -> None:
    me = area(KNIGHT, quest=on(QUEST, "Boogieman#4"))
    table = lay(WILDS, "attack", me, area("Squire#4"))
    before = questing(table, 0)["defence"]
    fall(table, "defend squire#4")
    assert lying(table, "used", 1) == ["Squire"]
    assert questing(table, 0)["defence"] == before + 1


@pytest.mark.rule("Q216")
@pytest.mark.parametrize(("theirs", "gained"), [("ready", ["Corrupted Quiddity"]), ("quest", [])])
def test_defender_on_a_quest_hears_of_no_summons(theirs: str, gained: list[str]) -> None:
    defender = "Defender of the Pale#6"
    other = area(defender) if theirs == "ready" else area(quest=on(QUEST, defender))
    table = go(lay(WILDS, "ready", place(active="Squire#4", quiddity=1), other), "summon squire#4")
    assert lying(table, "used") == gained


@pytest.mark.rule("Q291")
@pytest.mark.parametrize(("beside", "defence"), [("Exqualibur#5", 2 + 2), ("Life#4", 2)])
def test_devotee_silences_the_spells_of_defenders_but_no_quartifact(beside: str, defence: int) -> None:
    wilds = f"{WILDS}, Devotee of the Holy Query/Mighty, Life/Cantrip"
    table = go(lay(wilds, "attack", area("Devotee of the Holy Query#6"), area(f"Squire#5+{beside}@1")), "next")
    assert stats(table, 1)[1] == defence


@pytest.mark.rule("Q122")
@pytest.mark.parametrize(("used", "left"), [("Basic Quiddity", []), ("2 Basic Quiddity", ["Primordial Ooze#4"])])
def test_ooze_on_a_quest_falls_when_its_last_basic_quiddity_is_taken(used: str, left: list[str]) -> None:
    wilds = f"Squire/Basic, Basic Quiddity/Basic, Primordial Ooze/Base, Deathdealer/Base, {QUEST}"
    them = place(used=used, quest=on(QUEST, "Primordial Ooze#4"))
    table = lay(wilds, "score", area("Deathdealer#4"), them, rolls=[1] * 8)
    fall(table, "score deathdealer#4", "yes", "pick basic-quiddity in used 1")
    assert party(table, 1) == left
