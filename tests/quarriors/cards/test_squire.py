"""Squire. Faces 1 to 3: 1 quiddity; 4: level 0, 0/2; 5: level 0, 1/2; 6: level 0, 1/3 with a burst."""

import pytest

from tests.quarriors.mat import area, captures, do, lay, left, offered, on, options, party, quiddity
from tumblehall.kernel.table import Table

QUAIL = "The Holy Quail/The Hunt For"
SKULL = "The Tri-Clops Skull/The Hunt For"
WILDS = f"Squire/Basic 3, Scavenging Goblin/Base 3, Ancient Guide/Strong, {QUAIL}, {SKULL}"


def capturing() -> Table:
    return lay(WILDS, "capture", area(quiddity=8), area())


def levels(dice: str, quest: str = QUAIL) -> int:
    table = lay(WILDS, "tidy", area(quest=on(quest, dice)), area())
    found: int = table.view(None)["seats"][0]["quest"]["levels"]
    return found


# -- one more capture --------------------------------------------------------------------------------------------------


@pytest.mark.card("Squire/Basic")
@pytest.mark.rule("QQ-2")
def test_a_captured_squire_allows_another_capture_at_its_price() -> None:
    table = do(capturing(), "capture squire", "capture scavenging-goblin")
    assert (left(table, "Squire"), left(table, "Scavenging Goblin"), quiddity(table)) == (2, 2, 8 - 1 - 2)


@pytest.mark.card("Squire/Basic")
@pytest.mark.rule("Q84")
def test_each_squire_allows_one_more() -> None:
    table = capturing()
    allowed = [captures(do(table, "capture squire")) for _ in range(3)]
    assert (allowed, offered(table, "capture")) == ([1, 1, 1], ["scavenging-goblin"])


@pytest.mark.card("Squire/Basic", negative=True)
def test_after_a_squire_and_another_there_is_no_third_capture() -> None:
    table = do(capturing(), "capture squire", "capture scavenging-goblin")
    assert (captures(table), offered(table, "capture")) == (0, [])


@pytest.mark.card("Squire/Basic", negative=True)
def test_another_die_allows_no_other_capture() -> None:
    table = do(capturing(), "capture scavenging-goblin")
    assert offered(table, "capture") == []


# -- level 0 -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("Squire/Basic")
@pytest.mark.rule("QQ-2")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_it_is_summoned_for_nothing(face: int) -> None:
    table = do(lay(WILDS, "ready", area(active=[f"Squire#{face}"]), area()), f"summon squire#{face}")
    assert table.view(None)["seats"][0]["ready"][0]["level"] == 0


@pytest.mark.card("Squire/Basic", negative=True)
def test_a_surcharge_is_still_paid() -> None:
    wilds = f"{WILDS}, Defender of the Pale/Mighty"
    table = lay(wilds, "ready", area(active=["Squire#4"], quiddity=1), area("Defender of the Pale#6"))
    assert offered(table, "summon") == []


@pytest.mark.card("Squire/Basic")
def test_it_may_go_on_a_quest_alone() -> None:
    table = lay(WILDS, "attack", area("Squire#4", "Assistant#5"), area())
    do(table, "quest the-holy-quail", "send squire#4", "depart")
    assert party(table) == ["Squire#4"]


# -- the burst ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Squire/Basic")
@pytest.mark.rule("Q356")
def test_with_a_burst_a_lone_squire_completes_a_quest_of_level_1() -> None:
    table = lay(WILDS, "score", area(quest=on(QUAIL, "Squire#6")), area())
    assert options(table) == ["complete the-holy-quail"]


@pytest.mark.card("Squire/Basic", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_without_a_burst_it_does_not(face: int) -> None:
    table = lay(WILDS, "score", area(quest=on(QUAIL, f"Squire#{face}")), area())
    assert options(table) == ["fail the-holy-quail"]


@pytest.mark.card("Squire/Basic")
@pytest.mark.rule("Q143")
def test_its_level_is_added_to_those_of_the_party() -> None:
    assert levels("Squire#6, Ancient Guide#6", SKULL) == 3


@pytest.mark.card("Squire/Basic", negative=True)
@pytest.mark.rule("Q143", "Q356")
def test_more_squires_with_bursts_add_no_more() -> None:
    assert levels("2 Squire#6, Ancient Guide#4", SKULL) == 1 + 1


@pytest.mark.card("Squire/Basic", negative=True)
def test_a_squire_in_the_ready_area_adds_nothing() -> None:
    table = lay(WILDS, "tidy", area("Squire#6", quest=on(QUAIL, "Squire#4")), area())
    assert table.view(None)["seats"][0]["quest"]["levels"] == 0
