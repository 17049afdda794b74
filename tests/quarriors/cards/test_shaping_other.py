"""Shaping Incantation, which changes one die for a better one, and Shaping Spell, which takes spells away."""

import pytest

from tests.quarriors.cards.spellbook import (
    DEVOTEE,
    DRAGON,
    GOBLIN,
    WIZARD,
    asked,
    captures,
    do,
    held,
    number,
    offered,
    options,
    play,
    seat,
    stats,
    where,
)

HOST = GOBLIN + "+Shaping#4@0"
SCORES = "score scavenging-goblin#3+shaping#4"

# -- Incantation ---------------------------------------------------------------------------------------------------


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
    t = play("Shaping/Incantation", "score", seat(HOST, used=["Basic Quiddity", "Assistant"]))
    do(t, SCORES)
    assert (asked(t), options(t), number(t, 0)) == ((0, "may"), ["yes", "pass"], 2)
    do(t, "yes")
    dice = ["basic-quiddity", "assistant", "scavenging-goblin", "shaping"]
    assert offered(t, "pick") == [f"{die} in used 0" for die in dice]
    before = held(t, culled)
    do(t, f"pick {culled} in used 0")
    assert held(t, culled) == before + 1
    assert offered(t, "pick") == [f"{die} in wilds" for die in free.split()]


def test_shaping_incantation_captures_into_the_used_pile_for_free() -> None:
    t = do(play("Shaping/Incantation", "score", seat(HOST, quiddity=0)), SCORES, "yes", "pick shaping in used 0")
    do(t, "pick questing-wizard in wilds")
    assert where(t, 0, "used") == ["scavenging-goblin", "questing-wizard"]
    assert (held(t, "questing-wizard"), held(t, "shaping"), captures(t)) == (0, 2, 1)


def test_shaping_incantation_comes_on_top_of_the_normal_cull() -> None:
    t = do(play("Shaping/Incantation", "score", seat(HOST)), SCORES, "yes", "pick shaping in used 0")
    do(t, "pick shaping in wilds")
    assert (asked(t), options(t)) == ((0, "cull"), ["cull scavenging-goblin", "cull shaping", "pass"])


def test_shaping_incantation_may_be_declined() -> None:
    t = do(play("Shaping/Incantation", "score", seat(HOST)), SCORES, "pass")
    assert (asked(t), where(t, 0, "used")) == ((0, "cull"), ["scavenging-goblin", "shaping"])


def test_shaping_incantation_on_the_creature_of_another_works_for_its_caster() -> None:
    seats = seat(GOBLIN + "+Shaping#4@1", used=["Portal"]), seat(used=["Assistant"])
    t = do(play("Shaping/Incantation", "score", *seats), SCORES)
    assert (asked(t), number(t, 0), number(t, 1)) == ((1, "may"), 2, 0)
    do(t, "yes")
    assert (asked(t), offered(t, "pick")) == ((1, "pick"), ["assistant in used 1", "shaping in used 1"])
    do(t, "pick shaping in used 1", "pick portal in wilds")
    assert (where(t, 1, "used"), where(t, 0, "used")) == (["assistant", "portal"], ["portal", "scavenging-goblin"])
    assert asked(t) == (0, "cull")


def test_shaping_incantations_on_one_creature_work_one_after_the_other() -> None:
    t = play("Shaping/Incantation", "score", seat(GOBLIN + "+Shaping#4@0+Shaping#4@1"), seat())
    do(t, "score scavenging-goblin#3+shaping#4+shaping#4")
    assert asked(t) == (0, "may")
    do(t, "yes", "pick shaping in used 0", "pick portal in wilds")
    assert asked(t) == (1, "may")
    do(t, "yes", "pick shaping in used 1", "pick witching-hag in wilds")
    assert (where(t, 0, "used"), where(t, 1, "used")) == (["portal", "scavenging-goblin"], ["witching-hag"])


def test_shaping_incantation_does_nothing_when_its_host_is_destroyed() -> None:
    t = play("Shaping/Incantation", "attack", seat(DRAGON), seat(GOBLIN + "+Shaping#4@1"))
    do(t, "defend scavenging-goblin#3+shaping#4")
    assert (asked(t), where(t, 1, "used")) == ((0, "tidy"), ["scavenging-goblin", "shaping"])


def test_shaping_incantation_works_when_its_host_scores_in_the_attack() -> None:
    seats = seat("Deathdealer#6+Shaping#4@0"), seat(GOBLIN)
    t = play("Shaping/Incantation", "attack", *seats, others=["Deathdealer/Strong"])
    do(t, "defend scavenging-goblin#3")
    assert asked(t) == (0, "may")
    do(t, "yes", "pick deathdealer in used 0", "pick quake-dragon in wilds")
    assert where(t, 0, "used") == ["quake-dragon", "shaping"]


def test_shaping_incantation_may_end_the_game() -> None:
    empty = dict.fromkeys(["Scavenging Goblin/Base", "Questing Wizard/Base", "Quake Dragon/Mighty"], 0)
    t = play("Shaping/Incantation", "score", seat(HOST), seat(glory=5), holding=empty)
    do(t, SCORES, "yes", "pick shaping in used 0", "pick portal in wilds")
    assert t.outcome is None
    t = play("Shaping/Incantation", "score", seat(HOST), seat(glory=5), holding=empty)
    do(t, SCORES, "yes", "pick shaping in used 0", "pick witching-hag in wilds")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((1,), "QC-11.2")


def test_shaping_incantation_works_with_expert_culling_too() -> None:
    expert = {"expert_culling": True}
    t = do(play("Shaping/Incantation", "score", seat(HOST), options=expert, rolls=[1, 1, 1, 1]), SCORES)
    assert (asked(t), number(t, 0)) == ((0, "may"), 0)
    do(t, "yes", "pick shaping in used 0", "pick portal in wilds")
    assert where(t, 0, "active") == ["portal#1", "scavenging-goblin#1"]  # without a cull in between


def test_shaping_incantation_is_attached_in_phases_two_to_four_and_needs_a_creature() -> None:
    t = play("Shaping/Incantation", "capture", seat("Shaping#4"), seat(GOBLIN))
    do(t, "attach shaping#4", "pick scavenging-goblin#3@1")
    assert where(t, 1, "ready") == ["scavenging-goblin#3+shaping#4"]
    assert asked(play("Shaping/Incantation", "ready", seat("Shaping#4"))) == (0, "tidy")
    t = play("Shaping/Incantation", "score", seat(GOBLIN, "Shaping#4"))
    assert options(t) == ["score scavenging-goblin#3"]


# -- Spell ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", [4, 5, 6])
def test_shaping_spell_puts_a_readied_spell_into_its_owners_used_pile(face: int) -> None:
    seats = seat(f"Shaping#{face}"), seat(GOBLIN), seat("Life#5", WIZARD)
    t = do(play("Shaping/Spell", "ready", *seats, others=["Life/Charm"]), f"cast shaping#{face}")
    assert offered(t, "pick") == ["life#5@2"]
    do(t, "pick life#5@2")
    assert (where(t, 2, "ready"), where(t, 2, "used")) == (["questing-wizard#4"], ["life"])
    assert where(t, 0, "spent") == [f"shaping#{face}"]


def test_shaping_spell_reaches_attached_spells_wherever_they_are() -> None:
    seats = seat("Shaping#4", GOBLIN + "+Death#6@1"), seat(DEVOTEE + "+Death#4@0+Death#4@1", "Death#4")
    t = do(play("Shaping/Spell", "ready", *seats, others=["Death/Charm"]), "cast shaping#4")
    assert offered(t, "pick") == [
        "death#6@1 on scavenging-goblin#3+death#6@0",
        "death#4@1",
        "death#4@0 on devotee-of-the-holy-query#3+death#4+death#4@1",
        "death#4@1 on devotee-of-the-holy-query#3+death#4+death#4@1",
    ]
    do(t, "pick death#4@1 on devotee-of-the-holy-query#3+death#4+death#4@1")
    assert (where(t, 1, "ready"), where(t, 1, "used")) == (["devotee-of-the-holy-query#3+death#4", "death#4"], ["death"])
    assert (stats(t, 1), where(t, 0, "used")) == ((3, 6), [])


def test_shaping_spell_sends_a_spell_in_the_area_of_another_home() -> None:
    seats = seat("Shaping#4", GOBLIN + "+Death#6@1"), seat()
    t = do(play("Shaping/Spell", "attack", *seats, others=["Death/Charm"]), "cast shaping#4")
    do(t, "pick death#6@1 on scavenging-goblin#3+death#6@0")
    assert (where(t, 0, "ready"), stats(t, 0)) == (["scavenging-goblin#3"], (2, 2))
    assert (where(t, 1, "used"), where(t, 0, "used")) == (["death"], [])


def test_shaping_spell_tells_ten_attached_spells_apart() -> None:
    spells = "".join(f"+{die}#{face}@{who}" for die in ("Life", "Death") for face, who in ((4, 0), (5, 1), (6, 2)))
    more = "+Life#4@1+Life#5@2+Death#4@2+Death#5@0"
    t = play(
        "Shaping/Spell", "ready", seat("Shaping#4"), seat(GOBLIN + spells + more, WIZARD), seat(),
        others=["Life/Cantrip", "Death/Charm"], holding={"Life/Cantrip": 0, "Death/Charm": 0},
    )  # fmt: skip
    do(t, "cast shaping#4")
    assert len(offered(t, "pick")) == len(set(offered(t, "pick"))) == 10
    last = next(option for option in options(t) if option.startswith("pick death#6@2 on"))
    do(t, last)
    assert (where(t, 2, "used"), where(t, 1, "used"), where(t, 0, "used")) == (["death"], [], [])
    last = where(t, 1, "ready")[0]
    assert (last.count("life"), last.count("death")) == (5, 4)


def test_shaping_spell_may_take_another_of_its_own_kind() -> None:
    t = do(play("Shaping/Spell", "ready", seat("Shaping#4", "Shaping#4")), "cast shaping#4")
    assert offered(t, "pick") == ["shaping#4@0"]
    do(t, "pick shaping#4@0")
    assert (where(t, 0, "spent"), where(t, 0, "used")) == (["shaping#4"], ["shaping"])


def test_shaping_spell_never_takes_itself() -> None:
    seats = seat("Shaping#4", GOBLIN, active=["Shaping#5"], spent=["Shaping#6"]), seat(GOBLIN)
    t = play("Shaping/Spell", "ready", *seats)
    assert offered(t, "cast") == []
    do(t, "ready shaping#5")
    assert offered(t, "cast") == ["shaping#4", "shaping#5"]


def test_shaping_spell_is_not_cast_in_the_turn_of_another() -> None:
    t = play("Shaping/Spell", "attack", seat(GOBLIN, "Shaping#4"), seat("Shaping#4"))
    assert asked(t) == (0, "act")
    do(t, "next")
    assert asked(t) == (0, "act")
    do(t, "next")
    assert (asked(t), options(t)) == ((0, "tidy"), ["drop shaping#4", "end-turn"])
