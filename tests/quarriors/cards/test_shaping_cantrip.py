"""Shaping Cantrip, which rescues a creature that is destroyed."""

import pytest

from tests.quarriors.mat import (
    BURST_GOBLIN,
    DEVOTEE,
    DRAGON,
    DRAGON_3,
    GOBLIN,
    WIZARD,
    WIZARD_2,
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

CHOICE = ["goes used", "goes ready by shaping#4"]


@pytest.mark.card("Shaping/Cantrip")
@pytest.mark.rule("QC-12.3")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_shaping_cantrip_returns_a_destroyed_creature_with_its_face(face: int) -> None:
    t = lay_among("Shaping/Cantrip", "attack", area(DRAGON_3), area(BURST_GOBLIN, WIZARD, f"Shaping#{face}"))
    go(t, "defend scavenging-goblin#5")
    assert (asks(t), options(t)) == ((1, "fate"), ["goes used", f"goes ready by shaping#{face}"])
    go(t, f"goes ready by shaping#{face}")
    assert where(t, 1, "ready") == ["questing-wizard#4", "scavenging-goblin#5"]
    assert (where(t, 1, "spent"), where(t, 1, "used")) == ([f"shaping#{face}"], [])


@pytest.mark.rule("Q22", "QC-8.8", "QC-8.15")
def test_shaping_cantrip_saves_from_all_damage_of_the_attack() -> None:
    t = lay_among("Shaping/Cantrip", "attack", area(DRAGON_3), area(GOBLIN, WIZARD, "Shaping#4"))
    go(t, "defend scavenging-goblin#3", "goes ready by shaping#4")
    assert (against(t), options(t)) == ([None, 6], ["defend questing-wizard#4"])
    go(t, "defend questing-wizard#4")
    assert (asks(t), where(t, 1, "ready")) == ((0, "tidy"), ["scavenging-goblin#3"])


def test_shaping_cantrip_may_be_left_alone() -> None:
    t = lay_among("Shaping/Cantrip", "attack", area(DRAGON_3), area(GOBLIN, "Shaping#4"))
    go(t, "defend scavenging-goblin#3", "goes used")
    assert (where(t, 1, "ready"), where(t, 1, "used")) == (["shaping#4"], ["scavenging-goblin"])


@pytest.mark.rule("Q23", "QC-12.7")
def test_shaping_cantrip_saves_the_die_alone_and_not_its_spells() -> None:
    host = GOBLIN + "+Death#4@1+Death#6@0"
    t = lay_among("Shaping/Cantrip", "attack", area(DRAGON_3, DRAGON), area(host, "Shaping#4"), others=["Death/Charm"])
    go(t, "defend scavenging-goblin#3+death#4+death#6", "goes ready by shaping#4")
    assert (where(t, 1, "ready"), stats(t, 1)) == (["scavenging-goblin#3"], (2, 2))
    assert (where(t, 1, "used"), where(t, 0, "used")) == (["death"], ["death"])


def test_shaping_cantrip_saves_one_creature_and_not_two() -> None:
    t = lay_among("Shaping/Cantrip", "attack", area(DRAGON_3), area(GOBLIN, DEVOTEE, "Shaping#4"))
    go(t, "defend scavenging-goblin#3", "goes ready by shaping#4", "defend devotee-of-the-holy-query#3")
    assert (where(t, 1, "ready"), where(t, 1, "used")) == (["scavenging-goblin#3"], ["devotee-of-the-holy-query"])


@pytest.mark.rule("Q22")
def test_shaping_cantrip_before_defenders_are_named_keeps_the_creature_out() -> None:
    breath = ["Quake Dragon/Base"]
    seats = area(DRAGON_3), area(GOBLIN, GOBLIN, WIZARD_2, "Shaping#4")
    t = lay_among("Shaping/Cantrip", "attack", *seats, others=breath)
    assert options(t) == CHOICE
    go(t, "goes ready by shaping#4")
    assert where(t, 1, "used") == ["scavenging-goblin"]
    assert options(t) == ["defend questing-wizard#5"]


@pytest.mark.rule("Q22")
def test_shaping_cantrip_in_the_attack_phase_saves_from_the_attack_that_follows() -> None:
    seats = area(DRAGON_3, "Death#4", "Death#6"), area(GOBLIN, "Shaping#4")
    t = lay_among("Shaping/Cantrip", "attack", *seats, others=["Death/Incantation"])
    go(t, "cast death#4", "pick scavenging-goblin#3@1", "goes ready by shaping#4", "cast death#6")
    assert offered(t, "pick") == ["quake-dragon#6@0"]
    go(t, "pick quake-dragon#6@0")
    assert (asks(t), where(t, 1, "ready")) == ((0, "tidy"), ["scavenging-goblin#3"])


def test_shaping_cantrip_in_phase_two_does_not_save_from_the_attack_that_follows() -> None:
    seats = area(DRAGON_3, "Death#4"), area(GOBLIN, "Shaping#4")
    t = lay_among("Shaping/Cantrip", "ready", *seats, others=["Death/Incantation"])
    go(t, "cast death#4", "pick scavenging-goblin#3@1", "goes ready by shaping#4")
    go(t, "defend scavenging-goblin#3")
    assert where(t, 1, "used") == ["scavenging-goblin"]


@pytest.mark.card("Shaping/Cantrip", negative=True)
@pytest.mark.rule("QC-13.4")
def test_shaping_cantrip_is_not_cast_in_the_own_turn() -> None:
    seats = area(GOBLIN, WIZARD, "Shaping#4", "Death#4")
    t = lay_among("Shaping/Cantrip", "ready", seats, others=["Death/Incantation"])
    assert offered(t, "cast") == ["death#4"]
    go(t, "cast death#4", "pick scavenging-goblin#3@0")
    assert (where(t, 0, "ready"), where(t, 0, "used")) == (["questing-wizard#4", "shaping#4"], ["scavenging-goblin"])


def test_shaping_cantrip_has_no_window_while_nothing_is_destroyed() -> None:
    t = lay_among("Shaping/Cantrip", "attack", area(GOBLIN), area(WIZARD, "Shaping#4"))
    assert options(t) == ["defend questing-wizard#4"]
    go(t, "defend questing-wizard#4")
    assert (asks(t), where(t, 1, "ready")) == ((0, "tidy"), ["questing-wizard#4", "shaping#4"])


def test_shaping_cantrip_does_not_rescue_a_creature_of_another() -> None:
    t = lay_among("Shaping/Cantrip", "attack", area(DRAGON), area(GOBLIN), area("Shaping#4"))
    go(t, "defend scavenging-goblin#3")
    assert (asks(t), where(t, 1, "used")) == ((0, "tidy"), ["scavenging-goblin"])


@pytest.mark.rule("Q61")
def test_shaping_cantrip_is_on_offer_in_spite_of_a_standing_pass() -> None:
    seats = area(DRAGON), area(GOBLIN, "Shaping#4", "Life#4")
    t = lay_among("Shaping/Cantrip", "attack", *seats, others=["Life/Spell"])
    go(t, "pass-turn", "defend scavenging-goblin#3")
    assert options(t) == CHOICE


@pytest.mark.rule("QC-12.5")
def test_shaping_cantrip_does_not_stop_what_answers_destruction() -> None:
    seats = area("Deathdealer#6"), area(GOBLIN, "Shaping#4")
    t = lay_among("Shaping/Cantrip", "attack", *seats, others=["Deathdealer/Strong"])
    go(t, "defend scavenging-goblin#3", "goes ready by shaping#4")
    assert (number(t, 0), where(t, 0, "used"), where(t, 1, "ready")) == (2, ["deathdealer"], ["scavenging-goblin#3"])
    bag = ["Portal", "Assistant"]
    seats = area(DRAGON), area(BURST_GOBLIN, "Shaping#4", bag=bag)
    t = lay_among("Shaping/Cantrip", "attack", *seats, others=["Scavenging Goblin/Mighty"], rolls=[1, 1])
    go(t, "defend scavenging-goblin#5", "goes ready by shaping#4")
    assert where(t, 1, "active") == ["assistant", "portal"]


@pytest.mark.rule("Q27")
@pytest.mark.parametrize("saved", [True, False])
def test_shaping_cantrip_leaves_the_choice_to_the_owner_of_a_forced_destination(saved: bool) -> None:
    seats = area(DRAGON), area("Ghostly Spirit#4", "Shaping#4")
    t = lay_among("Shaping/Cantrip", "attack", *seats, others=["Ghostly Spirit/Strong"])
    go(t, "defend ghostly-spirit#4")
    assert options(t) == ["goes active", "goes ready by shaping#4"]
    go(t, options(t)[saved])
    assert where(t, 1, "ready") == (["ghostly-spirit#4"] if saved else ["shaping#4"])
    assert where(t, 1, "active") == ([] if saved else ["ghostly-spirit"])
