"""The four Life spells: the Cantrip is attached, the others are reactions in another's turn."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    DRAGON,
    DRAGON_2,
    DRAGON_3,
    GOBLIN,
    QUIDDITY,
    WIZARD,
    WIZARD_3,
    against,
    area,
    asks,
    go,
    lay_among,
    number,
    offered,
    options,
    stats,
    where,
)

DEVOTEE_CARD = "Devotee of the Holy Query/Mighty"
SHY_DEVOTEE = "Devotee of the Holy Query#6"
REACTIONS = ["Life/Charm", "Life/Incantation", "Life/Spell"]
ANSWERS = ["cast life#4", "pass", "pass-turn"]

# -- Cantrip -------------------------------------------------------------------------------------------------------


@pytest.mark.card("Life/Cantrip")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_life_cantrip_raises_the_defence_of_its_host(face: int) -> None:
    t = lay_among("Life/Cantrip", "ready", area(GOBLIN, DEVOTEE, f"Life#{face}"))
    go(t, f"attach life#{face}", "pick scavenging-goblin#3@0")
    assert [stats(t, 0, 0), stats(t, 0, 1)] == [(2, 6), (0, 3)]
    assert (where(t, 0, "spent"), where(t, 0, "ready")[0]) == ([], f"scavenging-goblin#3+life#{face}")


def test_life_cantrip_on_the_creature_of_another_helps_that_one() -> None:
    t = lay_among("Life/Cantrip", "attack", area(DRAGON, "Life#4"), area(GOBLIN), area(GOBLIN))
    go(t, "attach life#4", "pick scavenging-goblin#3@1", "defend scavenging-goblin#3+life#4")
    assert where(t, 1, "ready") == ["scavenging-goblin#3+life#4"]
    go(t, "defend scavenging-goblin#3")
    assert where(t, 2, "used") == ["scavenging-goblin"]


def test_life_cantrip_on_a_defender_is_void_against_mighty_devotee() -> None:
    seats = area(SHY_DEVOTEE), area({"die": GOBLIN + "+Life#4@1"})
    t = lay_among("Life/Cantrip", "attack", *seats, others=[DEVOTEE_CARD])
    assert stats(t, 1) == (2, 2)
    go(t, "defend scavenging-goblin#3+life#4")
    assert where(t, 1, "used") == ["scavenging-goblin", "life"]


@pytest.mark.card("Life/Cantrip", negative=True)
def test_life_cantrip_is_no_reaction_and_needs_a_creature() -> None:
    t = lay_among("Life/Cantrip", "attack", area(DRAGON), area(GOBLIN, "Life#4"))
    assert options(t) == ["defend scavenging-goblin#3"]
    assert offered(lay_among("Life/Cantrip", "ready", area("Life#4", active=[GOBLIN], quiddity=1)), "attach") == []


# -- all reactions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("QC-13.4")
@pytest.mark.parametrize("card", REACTIONS)
def test_life_reaction_is_never_cast_in_the_own_turn(card: str) -> None:
    t = lay_among(card, "ready", area(GOBLIN, "Life#4", active=["Portal#4"]), area(GOBLIN))
    assert offered(t, "cast") == []
    go(t, "next", "defend scavenging-goblin#3")
    assert asks(t) == (0, "tidy")
    assert options(t) == ["drop life#4", "end-turn"]


@pytest.mark.rule("QC-2.14", "Q17")
@pytest.mark.parametrize("card", REACTIONS)
def test_life_reaction_lies_spent_until_its_owner_tidies_up(card: str) -> None:
    t = go(lay_among(card, "attack", area(DEVOTEE), area(DEVOTEE, "Life#4")), "cast life#4")
    go(t, *([option for option in options(t) if option.startswith("pick")][:1]))
    assert (where(t, 1, "spent"), where(t, 1, "ready")) == (["life#4"], ["devotee-of-the-holy-query#3"])
    go(t, "end-turn", "score devotee-of-the-holy-query#3", "cull devotee-of-the-holy-query")
    assert (asks(t), where(t, 1, "spent"), where(t, 1, "used")) == ((1, "tidy"), ["life#4"], [])
    go(t, "end-turn")
    assert (where(t, 1, "spent"), where(t, 1, "used")) == ([], ["life"])


@pytest.mark.rule("QC-13.9", "Q61")
@pytest.mark.parametrize("card", REACTIONS)
def test_life_reaction_is_asked_after_each_step_until_a_standing_pass(card: str) -> None:
    seats = area(active=[GOBLIN, GOBLIN, GOBLIN], quiddity=3), area(GOBLIN, "Life#4")
    t = go(lay_among(card, "ready", *seats), "summon scavenging-goblin#3")
    assert (asks(t), options(t)) == ((1, "react"), ANSWERS)
    go(t, "pass", "summon scavenging-goblin#3")
    assert (asks(t), options(t)) == ((1, "react"), ANSWERS)
    go(t, "pass-turn", "summon scavenging-goblin#3")
    assert asks(t) == (1, "name")


@pytest.mark.rule("Q155")
@pytest.mark.parametrize("card", REACTIONS)
def test_life_reaction_is_not_asked_after_a_die_was_spent(card: str) -> None:
    seats = area(active=[QUIDDITY, QUIDDITY, DRAGON_2]), area(GOBLIN, "Life#4")
    t = go(lay_among(card, "ready", *seats), "spend basic-quiddity#1", "spend basic-quiddity#1")
    assert (asks(t), options(t)) == ((0, "act"), ["summon quake-dragon#5", "next"])


@pytest.mark.rule("Q155")
@pytest.mark.parametrize("card", REACTIONS)
def test_life_reaction_is_asked_as_an_attack_phase_with_a_creature_starts(card: str) -> None:
    """Between the last act of phase 2 and the first of phase 3, so that it comes before a spell of that phase."""
    seats = area(GOBLIN, "Growth#4", active=["Portal#4"]), area(GOBLIN, "Life#4")
    t = go(lay_among(card, "ready", *seats, others=["Growth/Charm"]), "next")
    assert (asks(t), t.view(None)["phase"], t.view(None)["attack"]) == ((1, "react"), "attack", None)
    go(t, "pass")
    assert (asks(t), options(t)) == ((0, "act"), ["cast growth#4", "next"])
    go(t, "next")
    assert (asks(t), against(t)) == ((1, "react"), [None, 2])


@pytest.mark.rule("Q155")
@pytest.mark.parametrize("card", REACTIONS)
def test_life_reaction_is_not_asked_as_an_attack_phase_without_a_creature_starts(card: str) -> None:
    seats = area("Growth#4", active=["Portal#4"]), area(GOBLIN, "Life#4")
    t = go(lay_among(card, "ready", *seats, others=["Growth/Charm"]), "next")
    assert (asks(t), t.view(None)["phase"]) == ((0, "act"), "attack")


@pytest.mark.rule("QC-6.2")
@pytest.mark.parametrize("card", REACTIONS)
def test_life_reaction_may_answer_a_score(card: str) -> None:
    t = lay_among(card, "score", area(GOBLIN, WIZARD), area(GOBLIN, "Life#4"))
    go(t, "score scavenging-goblin#3")
    assert asks(t) == (1, "react")


@pytest.mark.rule("QC-13.9")
@pytest.mark.parametrize("card", REACTIONS)
def test_life_reactions_are_asked_clockwise(card: str) -> None:
    seats = area(GOBLIN), area(WIZARD, "Life#4"), area(WIZARD, "Life#5", "Life#4")
    t = lay_among(card, "attack", *seats)
    assert asks(t) == (1, "react")
    go(t, "pass")
    assert (asks(t), options(t)) == ((2, "react"), ["cast life#5", "pass", "pass-turn"])
    go(t, "cast life#5")
    go(t, *([option for option in options(t) if option.startswith("pick")][:1]))
    assert (asks(t), options(t)) == ((2, "react"), ANSWERS)


# -- Charm ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q387")
@pytest.mark.card("Life/Charm")
def test_life_charm_sends_all_destroyed_creatures_to_the_active_pool() -> None:
    t = lay_among("Life/Charm", "attack", area(DRAGON_3), area(GOBLIN, DEVOTEE, "Life#4"), area(GOBLIN))
    go(t, "cast life#4", "defend scavenging-goblin#3", "defend devotee-of-the-holy-query#3")
    assert where(t, 1, "active") == ["scavenging-goblin", "devotee-of-the-holy-query"]
    assert where(t, 1, "used") == []
    go(t, "defend scavenging-goblin#3")
    assert (where(t, 2, "active"), where(t, 2, "used")) == ([], ["scavenging-goblin"])


@pytest.mark.rule("QC-2.13")
def test_life_charm_dice_are_rolled_in_the_next_own_turn_with_those_drawn() -> None:
    seats = area(DRAGON), area(GOBLIN, "Life#4", bag=["Portal"] * 5 + ["Assistant"] * 2)
    t = lay_among("Life/Charm", "attack", *seats, rolls=[1] * 6 + [1] * 7, holding={"Portal/Basic": 0})
    go(t, "cast life#4", "defend scavenging-goblin#3", "end-turn")
    assert where(t, 1, "active") == ["assistant#1"] * 2 + ["portal#1"] * 4 + ["scavenging-goblin#1"]


def test_life_charm_covers_effects_of_the_same_turn_and_drops_spells() -> None:
    seats = area("Death#4", active=["Growth#4"]), area(GOBLIN + "+Victory#5@1+Victory#6@0", "Life#4")
    t = lay_among("Life/Charm", "ready", *seats, others=["Death/Incantation", "Victory/Cantrip", "Growth/Charm"])
    go(t, "ready growth#4", "cast life#4", "cast death#4")
    go(t, *options(t))
    assert (where(t, 1, "active"), where(t, 1, "used")) == (["scavenging-goblin"], ["victory"])
    assert where(t, 0, "used") == ["victory"]


@pytest.mark.rule("Q52")
def test_life_charm_ends_with_the_turn() -> None:
    seats = area(GOBLIN), area("Life#4", "Death#6", bag=["Basic Quiddity", "Scavenging Goblin"])
    t = lay_among("Life/Charm", "attack", *seats, others=["Death/Incantation"], rolls=[1, 1, 1, 3])
    go(t, "cast life#4", "end-turn", "summon scavenging-goblin#3", "cast death#6", "pick scavenging-goblin#3@1")
    assert (where(t, 1, "active"), where(t, 1, "used")) == ([], ["scavenging-goblin"])


@pytest.mark.card("Life/Charm", negative=True)
def test_life_charm_does_not_cover_what_was_destroyed_before() -> None:
    t = lay_among("Life/Charm", "attack", area(DRAGON_3), area(GOBLIN, DEVOTEE, "Life#4"))
    go(t, "pass", "pass", "defend scavenging-goblin#3", "cast life#4", "defend devotee-of-the-holy-query#3")
    assert where(t, 1, "used") == ["scavenging-goblin"]
    assert where(t, 1, "active") == ["devotee-of-the-holy-query"]


@pytest.mark.rule("Q27")
def test_life_charm_gives_way_to_another_rescue_that_the_owner_picks() -> None:
    seats = area(DRAGON_3), area(GOBLIN, WIZARD, "Life#4", "Shaping#4")
    t = lay_among("Life/Charm", "attack", *seats, others=["Shaping/Cantrip"])
    go(t, "cast life#4", "defend scavenging-goblin#3")
    assert (asks(t), options(t)) == ((1, "fate"), ["goes active by life#4", "goes ready by shaping#4"])
    go(t, "goes ready by shaping#4", "defend questing-wizard#4")
    assert where(t, 1, "ready") == ["scavenging-goblin#3"]
    assert (where(t, 1, "active"), where(t, 1, "spent")) == (["questing-wizard"], ["life#4", "shaping#4"])


def test_life_charm_spent_twice_still_moves_a_creature_once() -> None:
    t = lay_among("Life/Charm", "attack", area(DRAGON), area(GOBLIN, "Life#4", "Life#4"))
    go(t, "cast life#4", "cast life#4", "defend scavenging-goblin#3")
    assert where(t, 1, "active") == ["scavenging-goblin"]


# -- Incantation ---------------------------------------------------------------------------------------------------


@pytest.mark.card("Life/Incantation")
@pytest.mark.rule("Q53", "QC-8.4")
def test_life_incantation_takes_an_attacker_out_of_the_total_for_every_defender() -> None:
    seats = area(DRAGON_3, GOBLIN), area(WIZARD, "Life#4"), area(WIZARD)
    t = go(lay_among("Life/Incantation", "attack", *seats), "pass")
    assert against(t) == [None, 10, 10]
    go(t, "cast life#4")
    go(t, "pick quake-dragon#6@0")
    assert against(t) == [None, 2, 2]
    assert stats(t, 0, 0) == (0, 9)


def test_life_incantation_may_choose_any_creature_in_play() -> None:
    seats = area(DRAGON_3), area(WIZARD, "Life#4"), area(GOBLIN)
    t = go(lay_among("Life/Incantation", "attack", *seats), "cast life#4")
    assert options(t) == ["pick questing-wizard#4@1", "pick scavenging-goblin#3@2", "pick quake-dragon#6@0"]
    go(t, "pick questing-wizard#4@1")
    assert (against(t), stats(t, 1)) == ([None, 8, 8], (0, 5))


@pytest.mark.rule("Q48")
def test_life_incantation_holds_whatever_is_added_later() -> None:
    seats = area(GOBLIN, "Death#4", active=["Growth#4", GOBLIN], quiddity=1), area(WIZARD, "Life#4")
    t = lay_among("Life/Incantation", "ready", *seats, others=["Death/Charm", "Growth/Charm"])
    go(t, "ready growth#4", "cast life#4", "pick scavenging-goblin#3@0")
    go(t, "attach death#4", "pick scavenging-goblin#3@0")
    assert stats(t, 0) == (0, 5)
    go(t, "summon scavenging-goblin#3", "next", "next")
    assert against(t) == [None, 2]


@pytest.mark.rule("Q48")
def test_life_incantation_holds_whatever_was_added_before_and_after() -> None:
    marks = [[3, 0, False], [0, 0, True], [2, 0, False]]
    t = lay_among("Life/Incantation", "attack", area({"die": DRAGON, "marks": marks}, GOBLIN), area(WIZARD))
    assert (stats(t, 0), against(t)) == ((0, 4), [None, 2])


def test_life_incantation_ends_with_the_turn() -> None:
    t = go(lay_among("Life/Incantation", "attack", area(DRAGON), area(WIZARD, "Life#4")), "cast life#4")
    go(t, "pick quake-dragon#4@0")
    assert asks(t) == (0, "tidy")
    go(t, "end-turn")
    assert stats(t, 0) == (4, 4)


@pytest.mark.card("Life/Incantation", negative=True)
@pytest.mark.rule("Q53", "QC-8.9")
def test_life_incantation_after_a_defender_was_named_no_longer_matters() -> None:
    seats = area(DRAGON_3), area(GOBLIN, "Life#4"), area(WIZARD)
    t = go(lay_among("Life/Incantation", "attack", *seats), "pass", "pass", "defend scavenging-goblin#3")
    assert asks(t) == (1, "react")
    go(t, "cast life#4", "pick quake-dragon#6@0")
    assert (against(t), asks(t)) == ([None, 6, 8], (2, "name"))
    go(t, "defend questing-wizard#4")
    assert where(t, 2, "used") == ["questing-wizard"]


@pytest.mark.rule("QC-8.15")
def test_life_incantation_total_of_zero_damages_nobody() -> None:
    t = go(lay_among("Life/Incantation", "attack", area(DRAGON), area(GOBLIN, "Life#4")), "cast life#4")
    go(t, "pick quake-dragon#4@0")
    assert asks(t) == (0, "tidy")


@pytest.mark.rule("QC-13.10", "Q9")
def test_life_incantation_without_a_creature_it_can_choose_is_not_on_offer() -> None:
    seats = area(SHY_DEVOTEE), area("Life#4")
    assert asks(lay_among("Life/Incantation", "attack", *seats, others=[DEVOTEE_CARD])) == (0, "tidy")
    t = go(lay_among("Life/Incantation", "attack", area(GOBLIN, SHY_DEVOTEE), area("Life#4"), others=[DEVOTEE_CARD]))
    assert offered(go(t, "cast life#4"), "pick") == ["scavenging-goblin#3@0"]


# -- Spell ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Life/Spell")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_life_spell_raises_the_defence_of_all_own_creatures(face: int) -> None:
    t = lay_among("Life/Spell", "attack", area(GOBLIN), area(GOBLIN, WIZARD, f"Life#{face}"), area(GOBLIN))
    go(t, f"cast life#{face}")
    assert [stats(t, 1, 0), stats(t, 1, 1)] == [(2, 6), (2, 9)]
    assert (stats(t, 0), stats(t, 2)) == ((2, 2), (2, 2))


@pytest.mark.parametrize(("marked", "falls"), [(0, False), (1, False), (2, True)])
def test_life_spell_raises_the_wall_to_the_point(marked: int, falls: bool) -> None:
    attacker = {"die": DRAGON, "marks": [[marked, 0, False]]}
    t = go(lay_among("Life/Spell", "attack", area(attacker), area(GOBLIN, "Life#4")), "cast life#4")
    go(t, "defend scavenging-goblin#3")
    assert where(t, 1, "used") == ["scavenging-goblin"] * falls


@pytest.mark.rule("Q52")
def test_life_spells_add_up_and_end_with_the_turn() -> None:
    t = lay_among("Life/Spell", "attack", area(DRAGON_3), area(GOBLIN, "Life#4", "Life#6"))
    go(t, "cast life#4", "cast life#6")
    assert stats(t, 1) == (2, 10)
    go(t, "defend scavenging-goblin#3", "end-turn")
    assert (asks(t), stats(t, 1)) == ((1, "score"), (2, 2))


def test_life_spell_protects_from_the_death_spell_when_cast_in_time() -> None:
    seats = area("Death#4", active=["Growth#4"]), area(DEVOTEE, "Life#4")
    t = lay_among("Life/Spell", "ready", *seats, others=["Death/Spell", "Growth/Charm"])
    assert offered(t, "cast") == ["death#4"]
    go(t, "ready growth#4", "cast life#4")
    assert (stats(t, 1), offered(t, "cast")) == ((0, 7), ["growth#4"])


@pytest.mark.card("Life/Spell", negative=True)
def test_life_spell_without_an_own_creature_is_not_on_offer() -> None:
    t = lay_among("Life/Spell", "attack", area(GOBLIN), area("Life#4"), area(WIZARD_3))
    assert asks(t) == (2, "name")


def test_life_spell_and_glory_have_nothing_to_do_with_each_other() -> None:
    t = go(lay_among("Life/Spell", "attack", area(GOBLIN), area(GOBLIN, "Life#4")), "cast life#4")
    go(t, "defend scavenging-goblin#3", "end-turn", "score scavenging-goblin#3")
    assert number(t, 1) == 2
