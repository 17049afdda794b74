"""Expert culling: QV-2, QV-4."""

import pytest

from tests.quarriors.mat import Seat, do, glory, heard, kind, left, lying, options, play, seat
from tumblehall.kernel.table import Table


def expert(*seats: Seat, wilds: str = "", phase: str = "score", rolls: tuple[int, ...] = ()) -> Table:
    return play(*seats, wilds=wilds, phase=phase, rolls=rolls, options={"expert_culling": True})


@pytest.mark.rule("QV-2")
def test_a_creature_scores_its_glory_only_with_its_cull() -> None:
    table = expert(seat(ready="Deathdealer#4, Assistant#5"), wilds="Deathdealer/Strong", rolls=(1, 5))
    assert options(table) == [
        "score deathdealer#4", "score-cull deathdealer#4", "score assistant#5", "score-cull assistant#5",
    ]  # fmt: skip
    do(table, "score-cull deathdealer#4", "score assistant#5")
    assert glory(table) == [2, 0]
    assert (left(table, "Deathdealer"), left(table, "Assistant")) == (1, 0)
    assert [event["glory"] for event in heard(table, "scored")] == [2, 0]
    assert [event["n"] for event in heard(table, "glory")] == [2]


@pytest.mark.rule("QV-2")
def test_without_its_cull_a_creature_goes_to_the_used_pile() -> None:
    table = expert(seat(ready="Assistant#5, Deathdealer#4"), wilds="Deathdealer/Strong")
    do(table, "score assistant#5")
    assert (lying(table, "used"), glory(table)) == (["Assistant"], [0, 0])


@pytest.mark.rule("QV-2")
def test_no_other_die_may_be_culled() -> None:
    table = expert(seat(ready="Assistant#5", used="3 Basic Quiddity"), rolls=(1, 1, 1, 1, 1, 1))
    do(table, "score-cull assistant#5")
    assert (kind(table), len(lying(table, "active")), left(table, "Basic Quiddity")) == ("act", 3, 0)


@pytest.mark.rule("QV-2")
def test_without_the_variant_a_creature_cannot_cull_itself_in_scoring() -> None:
    assert options(play(seat(ready="Assistant#5"), phase="score")) == ["score assistant#5"]


@pytest.mark.rule("QV-2")
def test_the_goal_is_reached_only_with_the_cull() -> None:
    for answer, over in (("score", False), ("score-cull", True)):
        table = expert(seat(ready="2 Assistant#5", glory=19))
        do(table, f"{answer} assistant#5")
        assert (table.outcome is not None) is over


@pytest.mark.rule("QV-4")
@pytest.mark.parametrize(("answer", "worth"), [("score", 0), ("score-cull", 3)])
def test_glory_of_attached_spells_belongs_to_the_creature(answer: str, worth: int) -> None:
    table = expert(seat(ready="Assistant#5+Victory#5@0, Assistant#5"), wilds="Victory/Cantrip")
    do(table, f"{answer} assistant#5+victory#5")
    assert (glory(table), left(table, "Victory")) == ([worth, 0], 0)
    assert "Victory" in lying(table, "used")


@pytest.mark.rule("QV-4")
@pytest.mark.parametrize("answer", ["score", "score-cull"])
def test_other_abilities_work_with_and_without_the_cull(answer: str) -> None:
    mine = seat(ready="Defender of the Pale#4, Assistant#5", bag="2 Portal")
    table = expert(mine, wilds="Defender of the Pale/Strong", rolls=(1,))
    do(table, f"{answer} defender-of-the-pale#4")
    assert lying(table, "active") == ["Portal"]


@pytest.mark.rule("QV-4")
def test_the_cull_comes_before_the_ability() -> None:
    mine = seat(ready="Defender of the Pale#4, Assistant#5")
    table = expert(mine, wilds="Defender of the Pale/Strong")
    do(table, "score-cull defender-of-the-pale#4")  # it cannot draw itself any more
    assert (lying(table, "active"), left(table, "Defender of the Pale")) == ([], 1)


@pytest.mark.rule("QV-4", "Q172")
def test_another_die_of_a_culled_creatures_class_is_still_another() -> None:
    mine = seat(ready="Witching Hag#4, Assistant#5", used="Witching Hag")
    table = expert(mine, wilds="Witching Hag/Strong")
    do(table, "score-cull witching-hag#4", "yes", "pick witching-hag in used 0")
    assert lying(table, "active") == ["Witching Hag"]


@pytest.mark.rule("QV-4")
def test_a_culled_deathdealer_has_nothing_to_give() -> None:
    mine = seat(ready="Deathdealer#4, Assistant#5", used="Deathdealer")
    table = expert(mine, seat(used="Portal"), wilds="Deathdealer/Base")
    do(table, "score-cull deathdealer#4")
    assert kind(table) == "score"
    assert (lying(table, "used"), lying(table, "used", 1)) == (["Deathdealer"], ["Portal"])


@pytest.mark.rule("QV-4")
def test_glory_of_another_ability_needs_no_cull() -> None:
    mine = seat(ready="2 Defender of the Pale#4")
    table = expert(mine, wilds="Defender of the Pale/Base", rolls=(1, 1, 1, 1))
    do(table, "score defender-of-the-pale#4", "score defender-of-the-pale#4")
    assert glory(table) == [2, 0]


@pytest.mark.rule("QV-2")
@pytest.mark.parametrize(("answer", "worth", "back"), [("score", 0, 0), ("score-cull", 2, 1)])
def test_a_deathdealer_that_scores_in_the_attack_needs_its_cull_too(answer: str, worth: int, back: int) -> None:
    attacker, defender = seat(ready="Deathdealer#4"), seat(ready="Assistant#5")
    table = expert(attacker, defender, wilds="Deathdealer/Strong", phase="attack")
    do(table, "defend assistant#5", "goes used", f"{answer} deathdealer#4")
    assert (glory(table), left(table, "Deathdealer")) == ([worth, 0], back)
    assert kind(table) in ("act", "tidy")
