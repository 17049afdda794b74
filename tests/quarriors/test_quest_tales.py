"""A challenge is told step by step, up to who has the quest."""

import pytest

from tests.quarriors.mat import do, heard, on, play, seat

QUEST = "Exqualibur/The Hunt For"
WILDS = f"Squire/Basic, Knight of Quamelot/Base, Ancient Guide/Base, {QUEST}"


@pytest.mark.rule("QQ-13")
def test_who_is_left_of_the_challenged_holds_the_quest() -> None:
    rival = seat(quest=on(QUEST, "Ancient Guide#6"))
    table = play(seat(ready="Squire#6"), rival, phase="attack", wilds=WILDS)
    do(table, "challenge exqualibur", "send squire#6", "depart", "defend ancient-guide#6", "defend squire#6")
    assert [told["player"] for told in heard(table, "quest-held")] == ["seat 1"]


@pytest.mark.rule("QQ-13")
def test_a_challenger_without_a_rival_left_starts_the_quest() -> None:
    rival = seat(quest=on(QUEST, "Squire#4"))
    table = play(seat(ready="Knight of Quamelot#4"), rival, phase="attack", wilds=WILDS)
    do(table, "challenge exqualibur", "send knight-of-quamelot#4", "depart", "defend squire#4", "goes used")
    do(table, "start exqualibur")
    assert not heard(table, "quest-held")
    assert [told["player"] for told in heard(table, "quest-started")] == ["seat 0"]
