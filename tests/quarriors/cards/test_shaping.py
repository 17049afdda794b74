"""Shaping Charm, which turns creatures one level up, and Shaping Spell, which takes spells away."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    DEVOTEE_2,
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
    offered,
    options,
    stats,
    where,
)

# -- Charm ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Shaping/Charm")
@pytest.mark.rule("Q14", "QC-2.12")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_shaping_charm_turns_every_own_creature_exactly_one_level_up(face: int) -> None:
    t = lay_among("Shaping/Charm", "ready", area(WIZARD, DRAGON, WIZARD_2, WIZARD, f"Shaping#{face}"), area(WIZARD))
    go(t, f"cast shaping#{face}")
    assert [asks(t), options(t)] == [(0, "turn-face"), ["turn 5"]]
    go(t, "turn 5", "turn 5", "turn 6", "turn 5")
    assert where(t, 0, "ready") == [
        "questing-wizard#5",
        "quake-dragon#5",
        "questing-wizard#6",
        "questing-wizard#5",
    ]
    assert (where(t, 1, "ready"), where(t, 0, "spent")) == (["questing-wizard#4"], [f"shaping#{face}"])


@pytest.mark.rule("Q14")
def test_shaping_charm_lets_the_controller_choose_between_faces_that_differ() -> None:
    t = lay_among("Shaping/Charm", "attack", area(DEVOTEE, DEVOTEE, "Shaping#4"), area(GOBLIN))
    go(t, "cast shaping#4")
    assert options(t) == ["turn 5", "turn 6"]
    go(t, "turn 6")
    assert options(t) == ["turn 5", "turn 6"]
    go(t, "turn 5")
    assert [stats(t, 0, 0), stats(t, 0, 1)] == [(2, 6), (2, 4)]
    assert against(t) == [None, 4]


def test_shaping_charm_names_equal_faces_once() -> None:
    goblin = "Scavenging Goblin/Base"
    t = lay_among(
        "Shaping/Charm", "ready", area("Warrior of the Quay#4", "Shaping#4"), others=["Warrior of the Quay/Base"]
    )
    assert goblin in [card["card"] for card in t.view(None)["wilds"]]
    assert options(go(t, "cast shaping#4")) == ["turn 6"]


@pytest.mark.card("Shaping/Charm", negative=True)
@pytest.mark.rule("Q14")
def test_shaping_charm_leaves_creatures_without_a_higher_level_as_they_are() -> None:
    t = lay_among("Shaping/Charm", "ready", area(GOBLIN, DRAGON_3, DEVOTEE_2, WIZARD, "Shaping#4"))
    go(t, "cast shaping#4", "turn 5")
    assert where(t, 0, "ready") == [
        "scavenging-goblin#3",
        "quake-dragon#6",
        "devotee-of-the-holy-query#5",
        "questing-wizard#5",
    ]


def test_shaping_charm_keeps_marks_and_attached_spells() -> None:
    host = {"die": WIZARD + "+Life#4@0", "marks": [[2, 0, False]]}
    t = go(lay_among("Shaping/Charm", "ready", area(host, "Shaping#4"), others=["Life/Cantrip"]), "cast shaping#4")
    go(t, "turn 5")
    assert (where(t, 0, "ready"), stats(t, 0)) == (["questing-wizard#5+life#4"], (5, 10))


@pytest.mark.rule("Q121")
def test_shaping_charm_does_not_turn_a_copying_ooze() -> None:
    ooze = {"die": "Primordial Ooze#4", "copy": WIZARD}
    t = lay_among("Shaping/Charm", "ready", area(ooze, WIZARD, "Shaping#4"), others=["Primordial Ooze/Strong"])
    go(t, "cast shaping#4")
    go(t, "turn 5")
    assert where(t, 0, "ready") == ["primordial-ooze#4", "questing-wizard#5"]
    assert stats(t, 0) == (2, 5)


@pytest.mark.rule("QC-13.7")
def test_shaping_charm_without_a_creature_is_kept_for_a_later_turn() -> None:
    t = go(lay_among("Shaping/Charm", "ready", area(active=["Shaping#4"]), area(WIZARD)), "ready shaping#4")
    assert options(t) == ["drop shaping#4", "end-turn"]
    go(t, "end-turn")
    assert (asks(t), where(t, 0, "ready")) == ((1, "score"), ["shaping#4"])


# -- Spell ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Shaping/Spell")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_shaping_spell_puts_a_readied_spell_into_its_owners_used_pile(face: int) -> None:
    seats = area(f"Shaping#{face}"), area(GOBLIN), area("Life#5", WIZARD)
    t = go(lay_among("Shaping/Spell", "ready", *seats, others=["Life/Charm"]), f"cast shaping#{face}")
    assert offered(t, "pick") == ["life#5@2"]
    go(t, "pick life#5@2")
    assert (where(t, 2, "ready"), where(t, 2, "used")) == (["questing-wizard#4"], ["life"])
    assert where(t, 0, "spent") == [f"shaping#{face}"]


def test_shaping_spell_reaches_attached_spells_wherever_they_are() -> None:
    seats = area("Shaping#4", GOBLIN + "+Death#6@1"), area(DEVOTEE + "+Death#4@0+Death#4@1", "Death#4")
    t = go(lay_among("Shaping/Spell", "ready", *seats, others=["Death/Charm"]), "cast shaping#4")
    assert offered(t, "pick") == [
        "death#6@1 on scavenging-goblin#3+death#6@0",
        "death#4@1",
        "death#4@0 on devotee-of-the-holy-query#3+death#4+death#4@1",
        "death#4@1 on devotee-of-the-holy-query#3+death#4+death#4@1",
    ]
    go(t, "pick death#4@1 on devotee-of-the-holy-query#3+death#4+death#4@1")
    assert (where(t, 1, "ready"), where(t, 1, "used")) == (
        ["devotee-of-the-holy-query#3+death#4", "death#4"],
        ["death"],
    )
    assert (stats(t, 1), where(t, 0, "used")) == ((3, 6), [])


@pytest.mark.rule("Q69")
def test_shaping_spell_sends_a_spell_in_the_area_of_another_home() -> None:
    seats = area("Shaping#4", GOBLIN + "+Death#6@1"), area()
    t = go(lay_among("Shaping/Spell", "attack", *seats, others=["Death/Charm"]), "cast shaping#4")
    go(t, "pick death#6@1 on scavenging-goblin#3+death#6@0")
    assert (where(t, 0, "ready"), stats(t, 0)) == (["scavenging-goblin#3"], (2, 2))
    assert (where(t, 1, "used"), where(t, 0, "used")) == (["death"], [])


def test_shaping_spell_tells_ten_attached_spells_apart() -> None:
    spells = "".join(f"+{die}#{face}@{who}" for die in ("Life", "Death") for face, who in ((4, 0), (5, 1), (6, 2)))
    more = "+Death#4@2+Death#6@0+Victory#5@1+Victory#6@2"
    t = lay_among(
        "Shaping/Spell", "ready", area("Shaping#4"), area(GOBLIN + spells + more, WIZARD), area(),
        others=["Life/Cantrip", "Death/Charm", "Victory/Cantrip"],
        holding={"Life/Cantrip": 0, "Death/Charm": 0, "Victory/Cantrip": 0},
    )  # fmt: skip
    go(t, "cast shaping#4")
    assert len(offered(t, "pick")) == len(set(offered(t, "pick"))) == 10
    last = next(option for option in options(t) if option.startswith("pick death#6@2 on"))
    go(t, last)
    assert (where(t, 2, "used"), where(t, 1, "used"), where(t, 0, "used")) == (["death"], [], [])
    last = where(t, 1, "ready")[0]
    assert (last.count("life"), last.count("death"), last.count("victory")) == (3, 4, 2)


def test_shaping_spell_may_take_another_of_its_own_kind() -> None:
    t = go(lay_among("Shaping/Spell", "ready", area("Shaping#4", "Shaping#4")), "cast shaping#4")
    assert offered(t, "pick") == ["shaping#4@0"]
    go(t, "pick shaping#4@0")
    assert (where(t, 0, "spent"), where(t, 0, "used")) == (["shaping#4"], ["shaping"])


@pytest.mark.card("Shaping/Spell", negative=True)
@pytest.mark.rule("QC-13.10")
def test_shaping_spell_never_takes_itself() -> None:
    seats = area("Shaping#4", GOBLIN, active=["Shaping#5"], spent=["Shaping#6"]), area(GOBLIN)
    t = lay_among("Shaping/Spell", "ready", *seats)
    assert offered(t, "cast") == []
    go(t, "ready shaping#5")
    assert offered(t, "cast") == ["shaping#4"]
    assert offered(go(t, "cast shaping#4"), "pick") == ["shaping#5@0"]


def test_shaping_spell_is_not_cast_in_the_turn_of_another() -> None:
    t = lay_among("Shaping/Spell", "attack", area(GOBLIN, "Shaping#4"), area("Shaping#4"))
    assert asks(t) == (0, "act")
    go(t, "next")
    assert asks(t) == (0, "act")
    go(t, "next")
    assert (asks(t), options(t)) == ((0, "tidy"), ["drop shaping#4", "end-turn"])
