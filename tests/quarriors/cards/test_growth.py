"""The four Growth spells: three are immediate when readied, the Charm can be kept."""

import pytest

from tests.quarriors.mat import (
    DRAGON_2,
    GOBLIN,
    QUIDDITY,
    QUIDDITY_2,
    area,
    asks,
    captures,
    go,
    lay_among,
    number,
    offered,
    options,
    where,
)

IMMEDIATE = ["Growth/Cantrip", "Growth/Incantation", "Growth/Spell"]


@pytest.mark.rule("QC-7.9", "QC-13.10")
@pytest.mark.parametrize("card", IMMEDIATE)
@pytest.mark.parametrize("face", [4, 5, 6])
def test_immediate_growth_spell_is_spent_for_two_quiddity(card: str, face: int) -> None:
    t = go(lay_among(card, "ready", area(active=[f"Growth#{face}"])), f"ready growth#{face}")
    assert number(t, 0, "quiddity") == 2
    assert where(t, 0, "ready") == where(t, 0, "active") == []
    assert where(t, 0, "spent") == [f"growth#{face}"]


@pytest.mark.parametrize("card", IMMEDIATE)
def test_immediate_growth_spell_need_not_be_readied(card: str) -> None:
    t = go(lay_among(card, "ready", area(active=["Growth#4"])), "next")
    assert (asks(t), number(t, 0, "quiddity")) == ((0, "tidy"), 0)
    go(t, "end-turn")
    assert (where(t, 0, "used"), where(t, 0, "ready")) == (["growth"], [])


@pytest.mark.rule("Q59", "QC-7.10")
@pytest.mark.parametrize("card", IMMEDIATE)
@pytest.mark.parametrize("phase", ["attack", "capture"])
def test_immediate_growth_spell_outside_phase_two_cannot_be_used(card: str, phase: str) -> None:
    t = lay_among(card, phase, area(active=["Growth#4"], quiddity=1), immediate=True)
    assert offered(t, "ready") == offered(t, "use") == offered(t, "cast") == []


@pytest.mark.parametrize("card", [*IMMEDIATE, "Growth/Charm"])
@pytest.mark.parametrize(("face", "n"), [(1, 1), (2, 2), (3, 2)])
def test_growth_die_that_shows_quiddity_is_no_spell(card: str, face: int, n: int) -> None:
    t = lay_among(card, "ready", area(active=[f"Growth#{face}", GOBLIN]))
    assert offered(t, "ready") == []
    assert number(go(t, f"spend growth#{face}"), 0, "quiddity") == n


# -- Cantrip -------------------------------------------------------------------------------------------------------


@pytest.mark.card("Growth/Cantrip")
@pytest.mark.rule("QC-9.2")
def test_growth_cantrip_gives_one_more_capture() -> None:
    t = lay_among("Growth/Cantrip", "ready", area(active=["Growth#4"]), holding={"Assistant/Basic": 3})
    assert captures(t) == 1
    go(t, "ready growth#4", "capture assistant")
    assert captures(t) == 1
    go(t, "capture assistant")
    assert (captures(t), number(t, 0, "quiddity")) == (0, 0)
    assert offered(t, "capture") == []
    assert where(t, 0, "used") == ["assistant", "assistant"]


def test_growth_cantrips_add_up() -> None:
    t = lay_among("Growth/Cantrip", "ready", area(active=["Growth#4", "Growth#4", "Growth#6"]), options={"captures": 2})
    go(t, "ready growth#4", "ready growth#4", "ready growth#6")
    assert (captures(t), number(t, 0, "quiddity")) == (5, 6)


def test_growth_cantrip_counts_for_one_turn_only() -> None:
    t = lay_among("Growth/Cantrip", "ready", area(active=["Growth#4"]), area(GOBLIN), captures=1)
    go(t, "ready growth#4")
    assert captures(t) == 2
    go(t, "next", "end-turn")
    assert (asks(t), captures(t), number(t, 0, "quiddity")) == ((1, "score"), 1, 0)


def test_other_growth_spells_give_no_capture() -> None:
    for card in ("Growth/Incantation", "Growth/Spell"):
        assert captures(go(lay_among(card, "ready", area(active=["Growth#4"])), "ready growth#4")) == 1


@pytest.mark.card("Growth/Cantrip", negative=True)
def test_growth_cantrip_that_stays_in_the_pool_gives_no_capture() -> None:
    t = go(lay_among("Growth/Cantrip", "ready", area(active=["Growth#4", QUIDDITY])), "next")
    assert (asks(t), captures(t), number(t, 0, "quiddity")) == ((0, "act"), 1, 0)
    go(t, "capture assistant")
    assert asks(t) == (0, "tidy")


# -- Charm ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Growth/Charm")
@pytest.mark.rule("QC-13.1", "Q67")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
@pytest.mark.parametrize("face", [4, 5, 6])
def test_growth_charm_gives_three_quiddity(phase: str, face: int) -> None:
    t = go(lay_among("Growth/Charm", phase, area(f"Growth#{face}", glory=2)), f"cast growth#{face}")
    assert number(t, 0, "quiddity") == 3
    assert where(t, 0, "spent") == [f"growth#{face}"]


def test_equal_growth_charms_are_one_option() -> None:
    t = lay_among("Growth/Charm", "ready", area("Growth#4", "Growth#4", "Growth#5", active=[GOBLIN]))
    assert offered(t, "cast") == ["growth#4"]
    assert number(go(t, "cast growth#4", "cast growth#4"), 0, "quiddity") == 6
    assert offered(t, "cast") == ["growth#5"]


@pytest.mark.rule("QC-13.6")
def test_growth_charm_can_be_kept_for_a_later_turn() -> None:
    t = go(lay_among("Growth/Charm", "ready", area(active=["Growth#4"])), "ready growth#4", "next", "next", "next")
    assert options(t) == ["drop growth#4", "end-turn"]
    go(t, "end-turn", "end-turn")
    assert (where(t, 0, "ready"), offered(t, "cast")) == (["growth#4"], ["growth#4"])


def test_growth_charm_pays_for_a_summon_and_the_rest_for_a_capture() -> None:
    t = lay_among("Growth/Charm", "ready", area("Growth#4", active=[DRAGON_2]), area(GOBLIN))
    assert offered(t, "summon") == []
    go(t, "cast growth#4", "summon quake-dragon#5")
    assert number(t, 0, "quiddity") == 1
    go(t, "defend scavenging-goblin#3", "capture assistant")
    assert number(t, 0, "quiddity") == 0


@pytest.mark.rule("QC-4.2")
def test_growth_charm_that_is_not_used_up_is_lost() -> None:
    t = go(lay_among("Growth/Charm", "capture", area("Growth#4"), area(GOBLIN)), "cast growth#4", "next", "end-turn")
    assert (asks(t), number(t, 0, "quiddity")) == ((1, "score"), 0)


@pytest.mark.card("Growth/Charm", negative=True)
def test_growth_charm_is_not_cast_in_the_turn_of_another() -> None:
    t = lay_among("Growth/Charm", "ready", area(active=["Growth#4"]), area("Growth#4"))
    go(t, "ready growth#4", "cast growth#4", "capture assistant")
    assert asks(t) == (0, "tidy")
    go(t, "end-turn")
    assert (asks(t), offered(t, "cast")) == ((1, "act"), ["growth#4"])


@pytest.mark.rule("QC-6.2", "QC-13.1")
def test_growth_charm_is_not_cast_while_creatures_score() -> None:
    t = lay_among("Growth/Charm", "score", area(GOBLIN, "Growth#4"))
    assert options(t) == ["score scavenging-goblin#3"]
    go(t, "score scavenging-goblin#3")
    assert (asks(t), offered(t, "cast")) == ((0, "cull"), [])


# -- Incantation ---------------------------------------------------------------------------------------------------


@pytest.mark.card("Growth/Incantation")
@pytest.mark.rule("Q10")
def test_growth_incantation_re_rolls_two_dice_at_once() -> None:
    seats = area(active=["Growth#4", QUIDDITY, GOBLIN, "Portal#1"])
    t = go(lay_among("Growth/Incantation", "ready", seats, rolls=[6, 4]), "ready growth#4")
    assert (asks(t), number(t, 0, "quiddity")) == ((0, "pick"), 2)
    assert options(t) == ["pick basic-quiddity#1", "pick portal#1", "pick scavenging-goblin#3", "pass"]
    go(t, "pick basic-quiddity#1")
    assert where(t, 0, "active") == ["basic-quiddity#1", "portal#1", "scavenging-goblin#3"]
    assert options(t) == ["pick portal#1", "pick scavenging-goblin#3", "pass"]
    go(t, "pick portal#1")
    assert where(t, 0, "active") == ["basic-quiddity#6", "portal#4", "scavenging-goblin#3"]


def test_growth_incantation_may_re_roll_one_die() -> None:
    seats = area(active=["Growth#4", QUIDDITY, QUIDDITY])
    t = go(lay_among("Growth/Incantation", "ready", seats, rolls=[6]), "ready growth#4", "pick basic-quiddity#1")
    assert options(t) == ["pick basic-quiddity#1", "pass"]
    go(t, "pass")
    assert where(t, 0, "active") == ["basic-quiddity#1", "basic-quiddity#6"]


def test_growth_incantation_may_re_roll_two_equal_dice_once_each() -> None:
    seats = area(active=["Growth#4", QUIDDITY, QUIDDITY])
    t = go(lay_among("Growth/Incantation", "ready", seats, rolls=[6, 2]), "ready growth#4")
    go(t, "pick basic-quiddity#1", "pick basic-quiddity#1")
    assert where(t, 0, "active") == ["basic-quiddity#2", "basic-quiddity#6"]
    assert asks(t) == (0, "act")


def test_growth_incantation_with_a_single_die_left_stops_after_it() -> None:
    t = lay_among("Growth/Incantation", "ready", area(active=["Growth#4", QUIDDITY]), rolls=[6])
    go(t, "ready growth#4", "pick basic-quiddity#1")
    assert where(t, 0, "active") == ["basic-quiddity#6"]


@pytest.mark.rule("Q10")
def test_growth_incantation_may_re_roll_nothing() -> None:
    t = lay_among("Growth/Incantation", "ready", area(active=["Growth#4", QUIDDITY, "Portal#4"]))
    go(t, "ready growth#4", "pass")
    assert where(t, 0, "active") == ["basic-quiddity#1", "portal#4"]
    assert (number(t, 0, "quiddity"), offered(t, "use")) == (2, [])


@pytest.mark.card("Growth/Incantation", negative=True)
def test_growth_incantation_does_not_re_roll_spent_dice_or_those_of_others() -> None:
    t = lay_among("Growth/Incantation", "ready", area(active=["Growth#4"], spent=[QUIDDITY_2]), area(active=["Portal"]))
    go(t, "ready growth#4")
    assert where(t, 0, "spent") == ["basic-quiddity#6", "growth#4"]
    assert asks(t) != (0, "pick")


@pytest.mark.rule("Q60", "QC-7.8")
def test_growth_incantation_re_opens_the_window_for_the_whole_pool() -> None:
    seats = area(active=["Growth#4", "Portal#4", QUIDDITY], bag=["Assistant", "Assistant"])
    t = lay_among("Growth/Incantation", "ready", seats, rolls=[1, 1, 1, 1, 1])
    go(t, "ready growth#4", "pick basic-quiddity#1", "pass")
    assert offered(t, "use") == ["portal#4"]
    go(t, "use portal#4")
    assert where(t, 0, "active") == ["basic-quiddity#1", "assistant#1", "assistant#1"]


# -- Spell ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Growth/Spell")
def test_growth_spell_draws_and_rolls_one_die() -> None:
    seats = area(active=["Growth#4"], bag=["Basic Quiddity", "Scavenging Goblin"])
    t = go(lay_among("Growth/Spell", "ready", seats, rolls=[2, 3]), "ready growth#4")
    assert where(t, 0, "active") == ["scavenging-goblin#3"]
    assert where(t, 0, "bag") == ["basic-quiddity"]
    assert t.events(None)[-1].data == {"player": "seat 0", "dice": ["scavenging-goblin#3"]}
    assert offered(t, "summon") == ["scavenging-goblin#3"]


@pytest.mark.rule("Q60", "QC-7.8")
def test_growth_spell_opens_the_window_for_what_it_rolls() -> None:
    seats = area(active=["Growth#4", "Portal#2"], bag=["Portal", "Assistant"])
    t = go(lay_among("Growth/Spell", "ready", seats, rolls=[1, 4, 1, 1]), "ready growth#4")
    assert offered(t, "use") == ["assistant#4", "portal#2"]
    go(t, "use portal#2")
    assert where(t, 0, "active") == ["assistant#4", "portal#1"]


def test_growth_spell_is_in_the_spent_pile_before_the_draw() -> None:
    t = go(lay_among("Growth/Spell", "ready", area(active=["Growth#4"], spent=[QUIDDITY])), "ready growth#4")
    assert where(t, 0, "active") == where(t, 0, "bag") == []
    assert where(t, 0, "spent") == ["basic-quiddity#1", "growth#4"]


@pytest.mark.rule("QC-2.8")
def test_growth_spell_draws_from_the_used_pile_when_the_bag_is_empty() -> None:
    seats = area(active=["Growth#4"], used=["Assistant", "Portal"])
    t = go(lay_among("Growth/Spell", "ready", seats, rolls=[1, 5]), "ready growth#4")
    assert where(t, 0, "active") == ["assistant#5"]
    assert (where(t, 0, "bag"), where(t, 0, "used")) == (["portal"], [])


@pytest.mark.card("Growth/Spell", negative=True)
def test_growth_spell_with_nothing_to_draw_opens_no_window() -> None:
    t = go(lay_among("Growth/Spell", "ready", area(active=["Growth#4", "Portal#4", GOBLIN])), "ready growth#4")
    assert offered(t, "use") == []
    assert offered(t, "summon") == ["scavenging-goblin#3"]
