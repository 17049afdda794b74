"""Shaping Incantation, which changes one die for a better one."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    GOBLIN,
    area,
    asks,
    captures,
    go,
    held,
    lay_among,
    number,
    offered,
    options,
    where,
)

HOST = GOBLIN + "+Shaping#4@0"
SCORES = "score scavenging-goblin#3+shaping#4"


@pytest.mark.card("Shaping/Incantation")
@pytest.mark.rule("Q11", "Q68")
@pytest.mark.parametrize(
    ("culled", "free"),
    [
        ("basic-quiddity", "basic-quiddity assistant scavenging-goblin devotee-of-the-holy-query"),
        ("assistant", "assistant portal scavenging-goblin devotee-of-the-holy-query shaping"),
        ("scavenging-goblin", "assistant portal scavenging-goblin devotee-of-the-holy-query witching-hag shaping"),
        (
            "shaping",
            "assistant portal scavenging-goblin devotee-of-the-holy-query questing-wizard witching-hag shaping",
        ),
    ],
)
def test_shaping_incantation_changes_a_die_for_one_of_cost_up_to_three_more(culled: str, free: str) -> None:
    t = lay_among("Shaping/Incantation", "score", area(HOST, used=["Basic Quiddity", "Assistant"]))
    go(t, SCORES)
    assert (asks(t), options(t), number(t, 0)) == ((0, "may"), ["yes", "pass"], 2)
    go(t, "yes")
    dice = ["basic-quiddity", "assistant", "scavenging-goblin", "shaping"]
    assert offered(t, "pick") == [f"{die} in used 0" for die in dice]
    before = held(t, culled)
    go(t, f"pick {culled} in used 0")
    assert held(t, culled) == before + 1
    assert offered(t, "pick") == [f"{die} in wilds" for die in free.split()]


def test_shaping_incantation_captures_into_the_used_pile_for_free() -> None:
    t = go(lay_among("Shaping/Incantation", "score", area(HOST, quiddity=0)), SCORES, "yes", "pick shaping in used 0")
    go(t, "pick questing-wizard in wilds")
    assert where(t, 0, "used") == ["scavenging-goblin", "questing-wizard"]
    assert (held(t, "questing-wizard"), held(t, "shaping"), captures(t)) == (0, 2, 1)


def test_shaping_incantation_comes_on_top_of_the_normal_cull() -> None:
    t = go(lay_among("Shaping/Incantation", "score", area(HOST)), SCORES, "yes", "pick shaping in used 0")
    go(t, "pick shaping in wilds")
    assert (asks(t), options(t)) == ((0, "cull"), ["cull scavenging-goblin", "cull shaping", "pass"])


def test_shaping_incantation_may_be_declined() -> None:
    t = go(lay_among("Shaping/Incantation", "score", area(HOST)), SCORES, "pass")
    assert (asks(t), where(t, 0, "used")) == ((0, "cull"), ["scavenging-goblin", "shaping"])


@pytest.mark.rule("QC-13.8", "Q292")
def test_shaping_incantation_on_the_creature_of_another_works_for_its_caster() -> None:
    seats = area(GOBLIN + "+Shaping#4@1", used=["Portal"]), area(used=["Assistant"])
    t = go(lay_among("Shaping/Incantation", "score", *seats), SCORES)
    assert (asks(t), number(t, 0), number(t, 1)) == ((1, "may"), 2, 0)
    go(t, "yes")
    assert (asks(t), offered(t, "pick")) == ((1, "pick"), ["assistant in used 1", "shaping in used 1"])
    go(t, "pick shaping in used 1", "pick portal in wilds")
    assert (where(t, 1, "used"), where(t, 0, "used")) == (["assistant", "portal"], ["portal", "scavenging-goblin"])
    assert asks(t) == (0, "cull")


def test_shaping_incantations_on_one_creature_work_one_after_the_other() -> None:
    t = lay_among("Shaping/Incantation", "score", area(GOBLIN + "+Shaping#4@0+Shaping#4@1"), area())
    go(t, "score scavenging-goblin#3+shaping#4+shaping#4")
    assert asks(t) == (0, "may")
    go(t, "yes", "pick shaping in used 0", "pick portal in wilds")
    assert asks(t) == (1, "may")
    go(t, "yes", "pick shaping in used 1", "pick witching-hag in wilds")
    assert (where(t, 0, "used"), where(t, 1, "used")) == (["portal", "scavenging-goblin"], ["witching-hag"])


@pytest.mark.card("Shaping/Incantation", negative=True)
def test_shaping_incantation_does_nothing_when_its_host_is_destroyed() -> None:
    t = lay_among("Shaping/Incantation", "attack", area(DRAGON), area(GOBLIN + "+Shaping#4@1"))
    go(t, "defend scavenging-goblin#3+shaping#4")
    assert (asks(t), where(t, 1, "used")) == ((0, "tidy"), ["scavenging-goblin", "shaping"])


@pytest.mark.rule("QC-12.6")
def test_shaping_incantation_works_when_its_host_scores_in_the_attack() -> None:
    seats = area("Deathdealer#6+Shaping#4@0"), area(GOBLIN)
    t = lay_among("Shaping/Incantation", "attack", *seats, others=["Deathdealer/Strong"])
    go(t, "defend scavenging-goblin#3")
    assert asks(t) == (0, "may")
    go(t, "yes", "pick deathdealer in used 0", "pick quake-dragon in wilds")
    assert where(t, 0, "used") == ["quake-dragon", "shaping"]


@pytest.mark.rule("Q83", "QC-9.4")
def test_shaping_incantation_may_end_the_game() -> None:
    empty = dict.fromkeys(["Scavenging Goblin/Base", "Questing Wizard/Base", "Quake Dragon/Mighty"], 0)
    t = lay_among("Shaping/Incantation", "score", area(HOST), area(glory=5), holding=empty)
    go(t, SCORES, "yes", "pick shaping in used 0", "pick portal in wilds")
    assert t.outcome is None
    t = lay_among("Shaping/Incantation", "score", area(HOST), area(glory=5), holding=empty)
    go(t, SCORES, "yes", "pick shaping in used 0", "pick witching-hag in wilds")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((1,), "QC-11.2")


@pytest.mark.rule("QV-4", "Q323")
def test_shaping_incantation_works_with_expert_culling_too() -> None:
    expert = {"expert_culling": True}
    t = go(lay_among("Shaping/Incantation", "score", area(HOST), options=expert, rolls=[1, 1, 1, 1]), SCORES)
    assert (asks(t), number(t, 0)) == ((0, "may"), 0)
    go(t, "yes", "pick shaping in used 0", "pick portal in wilds")
    assert where(t, 0, "active") == ["portal#1", "scavenging-goblin#1"]  # without a cull in between


def test_shaping_incantation_is_attached_in_phases_two_to_four_and_needs_a_creature() -> None:
    t = lay_among("Shaping/Incantation", "capture", area("Shaping#4"), area(GOBLIN))
    go(t, "attach shaping#4", "pick scavenging-goblin#3@1")
    assert where(t, 1, "ready") == ["scavenging-goblin#3+shaping#4"]
    assert asks(lay_among("Shaping/Incantation", "ready", area("Shaping#4"))) == (0, "tidy")
    t = lay_among("Shaping/Incantation", "score", area(GOBLIN, "Shaping#4"))
    assert options(t) == ["score scavenging-goblin#3"]
