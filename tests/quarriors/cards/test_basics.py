"""Basic Quiddity, Assistant and Portal."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    GOBLIN,
    QUIDDITY,
    QUIDDITY_2,
    against,
    area,
    asks,
    captures,
    go,
    held,
    lay_among,
    number,
    offered,
    options,
    stats,
    where,
)

# -- Basic Quiddity ------------------------------------------------------------------------------------------------


@pytest.mark.rule("QC-3.1")
@pytest.mark.parametrize(("face", "n"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_basic_quiddity_is_spent_for_what_it_shows(face: int, n: int) -> None:
    t = lay_among("Basic Quiddity/Basic", "ready", area(active=[f"Basic Quiddity#{face}", DEVOTEE]))
    go(t, f"spend basic-quiddity#{face}")
    assert (number(t, 0, "quiddity"), where(t, 0, "spent")) == (n, [f"basic-quiddity#{face}"])


@pytest.mark.card("Basic Quiddity/Basic")
@pytest.mark.rule("Q85")
def test_basic_quiddity_that_was_culled_can_be_captured_for_nothing() -> None:
    t = lay_among("Basic Quiddity/Basic", "score", area(GOBLIN, used=["Basic Quiddity"]), rolls=[1, 1])
    go(t, "score scavenging-goblin#3", "cull basic-quiddity")
    assert (held(t, "basic-quiddity"), number(t, 0, "quiddity")) == (1, 0)
    assert offered(t, "capture") == ["basic-quiddity", "assistant"]
    go(t, "capture basic-quiddity")
    assert (where(t, 0, "used"), captures(t), held(t, "basic-quiddity")) == (["basic-quiddity"], 0, 0)
    assert where(t, 0, "active") == ["scavenging-goblin#1"]


def test_basic_quiddity_uses_up_the_capture() -> None:
    holding = {"Basic Quiddity/Basic": 2}
    t = lay_among("Basic Quiddity/Basic", "capture", area(quiddity=9), holding=holding)
    go(t, "capture basic-quiddity")
    assert (asks(t), number(t, 0, "quiddity")) == ((0, "tidy"), 9)


@pytest.mark.card("Basic Quiddity/Basic", negative=True)
def test_basic_quiddity_has_no_immediate_effect_and_is_no_creature() -> None:
    t = lay_among("Basic Quiddity/Basic", "ready", area(active=[QUIDDITY, QUIDDITY_2, GOBLIN]))
    assert options(t) == [
        "summon scavenging-goblin#3",
        "spend basic-quiddity#1",
        "spend basic-quiddity#6",
        "next",
    ]


def test_empty_basic_quiddity_card_offers_nothing() -> None:
    assert offered(lay_among("Basic Quiddity/Basic", "capture", area(quiddity=1)), "capture") == ["assistant"]


# -- Assistant -----------------------------------------------------------------------------------------------------


@pytest.mark.card("Assistant/Basic")
@pytest.mark.rule("QC-3.4", "Q13")
def test_assistant_re_rolls_itself_and_one_other_die() -> None:
    t = lay_among("Assistant/Basic", "ready", area(active=["Assistant#4", QUIDDITY, "Portal#1"]), rolls=[4, 5])
    go(t, "use assistant#4")
    assert (asks(t), options(t)) == ((0, "pick"), ["pick basic-quiddity#1", "pick portal#1"])
    go(t, "pick portal#1")
    assert where(t, 0, "active") == ["basic-quiddity#1", "assistant#5", "portal#4"]
    assert where(t, 0, "spent") == []


@pytest.mark.rule("QC-3.4", "Q13")
def test_assistant_rolls_alone_when_there_is_no_other_die() -> None:
    t = lay_among("Assistant/Basic", "ready", area(active=["Assistant#4"], spent=[QUIDDITY]), rolls=[5])
    go(t, "use assistant#4")
    assert where(t, 0, "active") == ["assistant#5"]


@pytest.mark.rule("QC-3.3")
def test_assistant_may_re_roll_another_assistant_and_be_used_again() -> None:
    t = lay_among("Assistant/Basic", "ready", area(active=["Assistant#4", "Assistant#4"]), rolls=[4, 1, 2, 3])
    go(t, "use assistant#4")
    assert options(t) == ["pick assistant#4"]
    go(t, "pick assistant#4")
    assert (where(t, 0, "active"), offered(t, "use")) == (["assistant#1", "assistant#4"], ["assistant#4"])
    go(t, "use assistant#4", "pick assistant#1")
    assert where(t, 0, "active") == ["assistant#2", "assistant#3"]


@pytest.mark.rule("QC-2.15")
def test_assistant_does_not_re_roll_a_die_that_waits() -> None:
    t = lay_among("Assistant/Basic", "ready", area(active=["Assistant#4", "Portal"]), rolls=[1])
    go(t, "use assistant#4")
    assert where(t, 0, "active") == ["assistant#1", "portal"]


@pytest.mark.card("Assistant/Basic", negative=True)
@pytest.mark.rule("QC-7.3")
def test_assistant_is_used_only_before_readying_and_summoning() -> None:
    t = lay_among("Assistant/Basic", "ready", area(active=["Assistant#4", "Assistant#5"], quiddity=1))
    assert offered(t, "use") == ["assistant#4"]
    go(t, "summon assistant#5")
    assert offered(t, "use") == []


@pytest.mark.parametrize("face", [1, 2, 3, 5, 6])
def test_assistant_has_no_immediate_effect_on_other_faces(face: int) -> None:
    t = lay_among("Assistant/Basic", "ready", area(active=[f"Assistant#{face}"], quiddity=1, bag=["Portal"]))
    assert offered(t, "use") == []


def test_assistant_opens_readying_and_the_window_again() -> None:
    t = lay_among("Assistant/Basic", "ready", area(active=["Assistant#4", "Portal#1"]), rolls=[4, 5])
    go(t, "use assistant#4", "pick portal#1")
    assert offered(t, "use") == ["portal#4"]


def test_assistant_is_a_creature_of_level_one_with_one_glory() -> None:
    t = lay_among("Assistant/Basic", "ready", area(active=["Assistant#6", QUIDDITY]), area(GOBLIN))
    go(t, "summon assistant#6")
    assert (stats(t, 0), against(t), where(t, 0, "spent")) == ((1, 2), [None, 1], ["basic-quiddity#1"])
    t = go(lay_among("Assistant/Basic", "score", area("Assistant#6", GOBLIN)), "score assistant#6")
    assert number(t, 0) == 1


# -- Portal --------------------------------------------------------------------------------------------------------


@pytest.mark.card("Portal/Basic")
@pytest.mark.rule("QC-3.2")
@pytest.mark.parametrize(("face", "n"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_portal_draws_and_rolls_as_many_dice_as_it_shows(face: int, n: int) -> None:
    bag = ["Basic Quiddity", "Assistant", "Scavenging Goblin"]
    t = lay_among("Portal/Basic", "ready", area(active=[f"Portal#{face}"], bag=bag), rolls=[1] * n + [6] * n)
    go(t, f"use portal#{face}")
    assert where(t, 0, "active") == ["basic-quiddity#6", "assistant#6"][:n]
    assert (where(t, 0, "spent"), len(where(t, 0, "bag"))) == ([f"portal#{face}"], 3 - n)


@pytest.mark.rule("QC-3.2")
def test_portal_is_spent_before_the_draw() -> None:
    t = lay_among("Portal/Basic", "ready", area(active=["Portal#4"], used=["Assistant"]), rolls=[1, 4])
    go(t, "use portal#4")
    assert (where(t, 0, "active"), where(t, 0, "spent")) == (["assistant#4"], ["portal#4"])
    assert where(t, 0, "bag") == where(t, 0, "used") == []


def test_portal_may_draw_another_portal() -> None:
    t = lay_among("Portal/Basic", "ready", area(active=["Portal#2"], bag=["Portal", "Portal"]), rolls=[1, 2, 1, 1])
    go(t, "use portal#2", "use portal#2")
    assert (where(t, 0, "active"), where(t, 0, "spent")) == (["portal#1"], ["portal#2", "portal#2"])


@pytest.mark.rule("QC-7.3")
def test_portal_need_not_be_used() -> None:
    t = go(lay_among("Portal/Basic", "ready", area(active=["Portal#4"], bag=["Assistant"])), "next")
    assert (asks(t), where(t, 0, "active")) == ((0, "tidy"), ["portal#4"])


@pytest.mark.card("Portal/Basic", negative=True)
@pytest.mark.parametrize("phase", ["attack", "capture"])
def test_portal_is_not_used_after_phase_two(phase: str) -> None:
    t = lay_among("Portal/Basic", phase, area(active=["Portal#4"], bag=["Assistant"], quiddity=1))
    assert offered(t, "use") == []


def test_portal_that_shows_quiddity_draws_nothing() -> None:
    t = lay_among("Portal/Basic", "ready", area(active=["Portal#1", GOBLIN], bag=["Assistant"]))
    assert (offered(t, "use"), offered(t, "spend")) == ([], ["portal#1"])
    t = lay_among("Portal/Basic", "ready", area(active=["Portal#2", GOBLIN], bag=["Assistant"]))
    assert (offered(t, "spend"), offered(t, "summon")) == ([], [])
