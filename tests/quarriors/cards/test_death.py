"""The four Death spells: their number of bursts counts."""

import pytest

from tests.quarriors.mat import (
    BURST_GOBLIN,
    DEVOTEE,
    DRAGON,
    DRAGON_2,
    DRAGON_3,
    GOBLIN,
    WIZARD,
    WIZARD_2,
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

# -- Cantrip -------------------------------------------------------------------------------------------------------


@pytest.mark.card("Death/Cantrip")
@pytest.mark.rule("QC-13.5", "Q4")
@pytest.mark.parametrize(("face", "bonus"), [(4, 2), (5, 2), (6, 3)])
def test_death_cantrip_raises_every_own_attack_by_its_bursts(face: int, bonus: int) -> None:
    t = lay_among("Death/Cantrip", "ready", area(GOBLIN, DRAGON, f"Death#{face}"), area(GOBLIN, "Death#4"))
    go(t, f"cast death#{face}")
    assert [stats(t, 0, 0), stats(t, 0, 1)] == [(2 + bonus, 2), (4 + bonus, 4)]
    assert stats(t, 1) == (2, 2)
    assert where(t, 0, "spent") == [f"death#{face}"]


def test_death_cantrip_counts_in_the_attack_and_ends_with_the_turn() -> None:
    t = go(lay_among("Death/Cantrip", "attack", area(GOBLIN, "Death#6"), area(WIZARD_2)), "cast death#6")
    assert against(t) == [None, 5]
    go(t, "defend questing-wizard#5", "end-turn")
    assert asks(t) == (1, "score")
    assert stats(t, 0) == (2, 2)


def test_death_cantrips_add_up() -> None:
    t = lay_among("Death/Cantrip", "ready", area(GOBLIN, "Death#4", "Death#6"))
    assert stats(go(t, "cast death#4", "cast death#6"), 0) == (7, 2)


@pytest.mark.rule("Q49")
def test_death_cantrip_does_nothing_for_a_creature_that_comes_later() -> None:
    t = lay_among("Death/Cantrip", "ready", area(GOBLIN, "Death#4", active=[GOBLIN], quiddity=1))
    go(t, "cast death#4", "summon scavenging-goblin#3")
    assert [stats(t, 0, 0), stats(t, 0, 1)] == [(4, 2), (2, 2)]


@pytest.mark.card("Death/Cantrip", negative=True)
def test_death_cantrip_without_an_own_creature_is_kept() -> None:
    t = lay_among("Death/Cantrip", "ready", area("Death#4"), area(GOBLIN))
    assert options(t) == ["drop death#4", "end-turn"]


# -- Charm ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Death/Charm")
@pytest.mark.rule("QC-13.3", "QC-13.5")
@pytest.mark.parametrize(("face", "bonus"), [(4, 3), (5, 3), (6, 5)])
def test_death_charm_raises_attack_and_defence_of_its_host(face: int, bonus: int) -> None:
    t = lay_among("Death/Charm", "ready", area(GOBLIN, DEVOTEE, f"Death#{face}"))
    go(t, f"attach death#{face}", "pick devotee-of-the-holy-query#3@0")
    assert where(t, 0, "ready") == ["scavenging-goblin#3", f"devotee-of-the-holy-query#3+death#{face}"]
    assert [stats(t, 0, 0), stats(t, 0, 1)] == [(2, 2), (bonus, 3 + bonus)]
    assert where(t, 0, "spent") == []


def test_death_charm_stays_with_its_host_from_turn_to_turn() -> None:
    t = lay_among("Death/Charm", "tidy", area(GOBLIN + "+Death#4@0"), area(DEVOTEE + "+Death#6@1"), area(GOBLIN))
    go(t, "end-turn", "score devotee-of-the-holy-query#3+death#6")
    assert stats(t, 0) == (5, 5)
    assert where(t, 1, "used") == ["devotee-of-the-holy-query", "death"]


@pytest.mark.rule("QC-13.3")
def test_death_charms_on_one_creature_add_up() -> None:
    t = lay_among("Death/Charm", "ready", area(GOBLIN, "Death#4", "Death#6"))
    go(t, "attach death#4", "pick scavenging-goblin#3@0", "attach death#6", "pick scavenging-goblin#3+death#4@0")
    assert stats(t, 0) == (10, 10)


@pytest.mark.rule("QC-13.2", "QC-13.3")
def test_death_charm_on_the_creature_of_another_goes_to_its_owner() -> None:
    t = lay_among("Death/Charm", "ready", area(DRAGON, GOBLIN, "Death#4"), area(GOBLIN))
    go(t, "attach death#4", "pick scavenging-goblin#3@1")
    assert stats(t, 1) == (5, 5)
    assert against(t) == [None, 6]
    go(t, "defend scavenging-goblin#3+death#4")
    assert (where(t, 0, "used"), where(t, 1, "used")) == (["death"], ["scavenging-goblin"])


def test_death_charm_names_equal_creatures_once() -> None:
    seats = area(GOBLIN, GOBLIN, BURST_GOBLIN, "Death#4"), area(GOBLIN, {"die": GOBLIN, "marks": [[1, 0, False]]})
    t = lay_among("Death/Charm", "ready", *seats, holding={"Scavenging Goblin/Base": 0})
    goblins = ["scavenging-goblin#3@0", "scavenging-goblin#5@0", "scavenging-goblin#3@1", "scavenging-goblin#3:2@1"]
    assert offered(go(t, "attach death#4"), "pick") == goblins


def test_death_charm_raises_the_wall_to_the_point() -> None:
    attackers = area(DRAGON, {"die": GOBLIN, "marks": [[-1, 0, False]]})
    t = lay_among("Death/Charm", "attack", attackers, area(GOBLIN + "+Death#4@1"))
    assert against(t) == [None, 5]
    go(t, "defend scavenging-goblin#3+death#4")
    assert where(t, 1, "used") == ["scavenging-goblin", "death"]
    t = lay_among("Death/Charm", "attack", area(DRAGON), area(GOBLIN + "+Death#4@1"))
    go(t, "defend scavenging-goblin#3+death#4")
    assert where(t, 1, "ready") == ["scavenging-goblin#3+death#4"]


@pytest.mark.rule("QC-13.10", "Q9")
def test_death_charm_without_a_creature_in_play_cannot_be_attached() -> None:
    assert offered(lay_among("Death/Charm", "ready", area("Death#4", active=[GOBLIN], quiddity=1)), "attach") == []


@pytest.mark.card("Death/Charm", negative=True)
@pytest.mark.rule("QC-6.2")
def test_death_charm_is_not_attached_while_creatures_score() -> None:
    t = lay_among("Death/Charm", "score", area(GOBLIN, DEVOTEE, "Death#4"), area(GOBLIN))
    assert asks(t) == (0, "score")
    assert offered(t, "attach") == []


def test_death_charm_cannot_be_laid_beside_an_untargetable_creature_of_another() -> None:
    seats = area(SHY_DEVOTEE, "Death#4"), area(SHY_DEVOTEE, GOBLIN)
    t = go(lay_among("Death/Charm", "ready", *seats, others=[DEVOTEE_CARD]), "attach death#4")
    assert offered(t, "pick") == ["devotee-of-the-holy-query#6@0", "scavenging-goblin#3@1"]


def test_death_charm_of_a_defender_is_void_against_mighty_devotee() -> None:
    seats = area(SHY_DEVOTEE + "+Death#4@0"), area(GOBLIN + "+Death#6@1")
    t = lay_among("Death/Charm", "attack", *seats, others=[DEVOTEE_CARD])
    assert against(t) == [None, 5]
    go(t, "defend scavenging-goblin#3+death#6")
    assert where(t, 1, "used") == ["scavenging-goblin", "death"]


# -- Incantation ---------------------------------------------------------------------------------------------------


@pytest.mark.card("Death/Incantation")
@pytest.mark.rule("QC-3.6", "QC-13.5")
@pytest.mark.parametrize("victim", [GOBLIN, DRAGON_2])
def test_death_incantation_with_one_burst_destroys_level_one_or_two(victim: str) -> None:
    t = go(lay_among("Death/Incantation", "ready", area("Death#5"), area(victim, DRAGON_3)), "cast death#5")
    assert len(options(t)) == 1
    go(t, *options(t))
    assert where(t, 1, "ready") == ["quake-dragon#6"]
    assert len(where(t, 1, "used")) == 1
    assert where(t, 0, "spent") == ["death#5"]


@pytest.mark.card("Death/Incantation", negative=True)
@pytest.mark.rule("QC-3.6", "QC-13.10")
def test_death_incantation_with_one_burst_does_not_reach_level_three() -> None:
    t = lay_among("Death/Incantation", "ready", area("Death#4", "Death#6"), area(DRAGON_3, WIZARD_3))
    assert offered(t, "cast") == ["death#6"]


def test_death_incantation_with_two_bursts_destroys_any_creature() -> None:
    t = go(lay_among("Death/Incantation", "attack", area("Death#6"), area(DRAGON_3)), "cast death#6")
    go(t, "pick quake-dragon#6@1")
    assert where(t, 1, "used") == ["quake-dragon"]


@pytest.mark.rule("QC-13.2")
def test_death_incantation_may_destroy_an_own_creature() -> None:
    t = go(lay_among("Death/Incantation", "capture", area(GOBLIN, "Death#4"), area(WIZARD)), "cast death#4")
    assert offered(t, "pick") == ["scavenging-goblin#3@0", "questing-wizard#4@1"]
    go(t, "pick scavenging-goblin#3@0")
    assert (where(t, 0, "ready"), where(t, 0, "used")) == ([], ["scavenging-goblin"])


def test_death_incantation_may_be_cast_as_soon_as_it_is_readied() -> None:
    pale = "Defender of the Pale/Mighty"
    seats = area(active=["Death#6", GOBLIN], quiddity=1), area("Defender of the Pale#6")
    t = lay_among("Death/Incantation", "ready", *seats, others=[pale])
    assert offered(t, "summon") == []
    go(t, "ready death#6", "cast death#6", "pick defender-of-the-pale#6@1", "summon scavenging-goblin#3")
    assert where(t, 0, "ready") == ["scavenging-goblin#3"]


def test_death_incantation_cannot_choose_an_untargetable_creature() -> None:
    t = lay_among("Death/Incantation", "ready", area("Death#6"), area(SHY_DEVOTEE), others=[DEVOTEE_CARD])
    assert offered(t, "cast") == []


def test_death_incantation_offers_only_what_it_can_reach() -> None:
    t = lay_among("Death/Incantation", "ready", area("Death#6"), area(SHY_DEVOTEE, GOBLIN), others=[DEVOTEE_CARD])
    assert options(go(t, "cast death#6")) == ["pick scavenging-goblin#3@1"]


@pytest.mark.rule("Q28")
def test_death_incantation_makes_its_caster_the_destroyer() -> None:
    t = lay_among("Death/Incantation", "ready", area("Witching Hag#4", "Death#4"), area(GOBLIN))
    go(t, "cast death#4", "pick scavenging-goblin#3@1")
    assert number(t, 0, "quiddity") == 1


# -- Spell ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Death/Spell")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_death_spell_destroys_one_creature_of_each_opponent(face: int) -> None:
    seats = area(GOBLIN, f"Death#{face}"), area(GOBLIN, WIZARD), area(DRAGON, BURST_GOBLIN)
    t = go(lay_among("Death/Spell", "ready", *seats), f"cast death#{face}")
    assert asks(t) == (0, "pick")
    assert offered(t, "pick") == ["scavenging-goblin#3@1", "questing-wizard#4@1"]
    go(t, "pick questing-wizard#4@1")
    assert offered(t, "pick") == ["quake-dragon#4@2", "scavenging-goblin#5@2"]
    go(t, "pick quake-dragon#4@2")
    assert [where(t, who, "ready") for who in (0, 1, 2)] == [
        ["scavenging-goblin#3"],
        ["scavenging-goblin#3"],
        ["scavenging-goblin#5"],
    ]


def test_death_spell_reaches_defence_five_and_not_six() -> None:
    t = lay_among("Death/Spell", "ready", area("Death#4"), area(WIZARD, WIZARD_2))
    assert offered(go(t, "cast death#4"), "pick") == ["questing-wizard#4@1"]


@pytest.mark.parametrize(
    ("creature", "fits"),
    [
        (GOBLIN + "+Life#4@1", False),
        ({"die": WIZARD, "marks": [[0, 1, False]]}, False),
        ({"die": WIZARD_2, "marks": [[0, -1, False]]}, True),
        ({"die": GOBLIN, "marks": [[0, 3, False]]}, True),
        ({"die": GOBLIN, "marks": [[0, 4, False]]}, False),
    ],
)
def test_death_spell_asks_for_the_defence_with_all_changes(creature: str, fits: bool) -> None:
    t = lay_among("Death/Spell", "ready", area("Death#4"), area(creature), others=["Life/Cantrip"])
    assert bool(offered(t, "cast")) is fits


@pytest.mark.rule("Q9")
def test_death_spell_skips_opponents_without_a_fitting_creature() -> None:
    seats = area("Death#4"), area(DRAGON_3), area(GOBLIN), area()
    t = go(lay_among("Death/Spell", "ready", *seats), "cast death#4")
    assert offered(t, "pick") == ["scavenging-goblin#3@2"]
    go(t, "pick scavenging-goblin#3@2")
    assert (where(t, 1, "ready"), where(t, 2, "ready")) == (["quake-dragon#6"], [])
    seats = area("Death#4"), area(GOBLIN), area(), area(WIZARD)
    t = go(lay_among("Death/Spell", "ready", *seats), "cast death#4", "pick scavenging-goblin#3@1")
    assert offered(t, "pick") == ["questing-wizard#4@3"]


def test_death_spell_goes_clockwise_from_its_caster() -> None:
    seats = area(GOBLIN), area("Death#4", GOBLIN), area(WIZARD), area(DRAGON)
    t = go(lay_among("Death/Spell", "ready", *seats, seat=1), "cast death#4")
    go(t, "pick questing-wizard#4@2", "pick quake-dragon#4@3", "pick scavenging-goblin#3@0")
    assert [where(t, who, "ready") for who in range(4)] == [[], ["scavenging-goblin#3"], [], []]


@pytest.mark.card("Death/Spell", negative=True)
def test_death_spell_without_a_fitting_creature_of_an_opponent_cannot_be_cast() -> None:
    assert offered(lay_among("Death/Spell", "ready", area(GOBLIN, "Death#6"), area(WIZARD_3)), "cast") == []


@pytest.mark.rule("Q30")
def test_death_spell_destroys_all_in_one_instant() -> None:
    strong = "Deathdealer/Strong"
    seats = area("Death#4"), area("Deathdealer#4"), area(GOBLIN)
    t = go(lay_among("Death/Spell", "ready", *seats, others=[strong]), "cast death#4")
    go(t, "pick deathdealer#4@1")
    assert where(t, 1, "ready") == ["deathdealer#4"]  # the second victim is still to be chosen
    go(t, "pick scavenging-goblin#3@2")
    assert (where(t, 1, "used"), where(t, 2, "used")) == (["deathdealer"], ["scavenging-goblin"])
