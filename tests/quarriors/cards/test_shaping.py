"""Shaping Charm, which turns creatures one level up, and Shaping Spell, which takes spells away."""

import pytest

from tests.quarriors.cards.playing import asked, do, offered, options, stats, totals, where
from tests.quarriors.cards.spellbook import DEVOTEE, DEVOTEE_2, DRAGON, DRAGON_3, GOBLIN, WIZARD, WIZARD_2, play, seat

# -- Charm ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Shaping/Charm")
@pytest.mark.rule("Q14", "QC-2.12")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_shaping_charm_turns_every_own_creature_exactly_one_level_up(face: int) -> None:
    t = play("Shaping/Charm", "ready", seat(WIZARD, DRAGON, WIZARD_2, WIZARD, f"Shaping#{face}"), seat(WIZARD))
    do(t, f"cast shaping#{face}")
    assert [asked(t), options(t)] == [(0, "turn-face"), ["turn 5"]]
    do(t, "turn 5", "turn 5", "turn 6", "turn 5")
    assert where(t, 0, "ready") == [
        "questing-wizard#5",
        "quake-dragon#5",
        "questing-wizard#6",
        "questing-wizard#5",
    ]
    assert (where(t, 1, "ready"), where(t, 0, "spent")) == (["questing-wizard#4"], [f"shaping#{face}"])


@pytest.mark.rule("Q14")
def test_shaping_charm_lets_the_controller_choose_between_faces_that_differ() -> None:
    t = play("Shaping/Charm", "attack", seat(DEVOTEE, DEVOTEE, "Shaping#4"), seat(GOBLIN))
    do(t, "cast shaping#4")
    assert options(t) == ["turn 5", "turn 6"]
    do(t, "turn 6")
    assert options(t) == ["turn 5", "turn 6"]
    do(t, "turn 5")
    assert [stats(t, 0, 0), stats(t, 0, 1)] == [(2, 6), (2, 4)]
    assert totals(t) == [None, 4]


def test_shaping_charm_names_equal_faces_once() -> None:
    goblin = "Scavenging Goblin/Base"
    t = play("Shaping/Charm", "ready", seat("Warrior of the Quay#4", "Shaping#4"), others=["Warrior of the Quay/Base"])
    assert goblin in [card["card"] for card in t.view(None)["wilds"]]
    assert options(do(t, "cast shaping#4")) == ["turn 6"]


@pytest.mark.card("Shaping/Charm", negative=True)
@pytest.mark.rule("Q14")
def test_shaping_charm_leaves_creatures_without_a_higher_level_as_they_are() -> None:
    t = play("Shaping/Charm", "ready", seat(GOBLIN, DRAGON_3, DEVOTEE_2, WIZARD, "Shaping#4"))
    do(t, "cast shaping#4", "turn 5")
    assert where(t, 0, "ready") == [
        "scavenging-goblin#3",
        "quake-dragon#6",
        "devotee-of-the-holy-query#5",
        "questing-wizard#5",
    ]


def test_shaping_charm_keeps_marks_and_attached_spells() -> None:
    host = {"die": WIZARD + "+Life#4@0", "marks": [[2, 0, False]]}
    t = do(play("Shaping/Charm", "ready", seat(host, "Shaping#4"), others=["Life/Cantrip"]), "cast shaping#4")
    do(t, "turn 5")
    assert (where(t, 0, "ready"), stats(t, 0)) == (["questing-wizard#5+life#4"], (5, 10))


@pytest.mark.rule("Q121")
def test_shaping_charm_does_not_turn_a_copying_ooze() -> None:
    ooze = {"die": "Primordial Ooze#4", "copy": WIZARD}
    t = play("Shaping/Charm", "ready", seat(ooze, WIZARD, "Shaping#4"), others=["Primordial Ooze/Strong"])
    do(t, "cast shaping#4")
    do(t, "turn 5")
    assert where(t, 0, "ready") == ["primordial-ooze#4", "questing-wizard#5"]
    assert stats(t, 0) == (2, 5)


@pytest.mark.rule("QC-13.7")
def test_shaping_charm_without_a_creature_is_kept_for_a_later_turn() -> None:
    t = do(play("Shaping/Charm", "ready", seat(active=["Shaping#4"]), seat(WIZARD)), "ready shaping#4")
    assert options(t) == ["drop shaping#4", "end-turn"]
    do(t, "end-turn")
    assert (asked(t), where(t, 0, "ready")) == ((1, "score"), ["shaping#4"])


# -- Spell ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Shaping/Spell")
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
    assert (where(t, 1, "ready"), where(t, 1, "used")) == (
        ["devotee-of-the-holy-query#3+death#4", "death#4"],
        ["death"],
    )
    assert (stats(t, 1), where(t, 0, "used")) == ((3, 6), [])


@pytest.mark.rule("Q69")
def test_shaping_spell_sends_a_spell_in_the_area_of_another_home() -> None:
    seats = seat("Shaping#4", GOBLIN + "+Death#6@1"), seat()
    t = do(play("Shaping/Spell", "attack", *seats, others=["Death/Charm"]), "cast shaping#4")
    do(t, "pick death#6@1 on scavenging-goblin#3+death#6@0")
    assert (where(t, 0, "ready"), stats(t, 0)) == (["scavenging-goblin#3"], (2, 2))
    assert (where(t, 1, "used"), where(t, 0, "used")) == (["death"], [])


def test_shaping_spell_tells_ten_attached_spells_apart() -> None:
    spells = "".join(f"+{die}#{face}@{who}" for die in ("Life", "Death") for face, who in ((4, 0), (5, 1), (6, 2)))
    more = "+Death#4@2+Death#6@0+Victory#5@1+Victory#6@2"
    t = play(
        "Shaping/Spell", "ready", seat("Shaping#4"), seat(GOBLIN + spells + more, WIZARD), seat(),
        others=["Life/Cantrip", "Death/Charm", "Victory/Cantrip"],
        holding={"Life/Cantrip": 0, "Death/Charm": 0, "Victory/Cantrip": 0},
    )  # fmt: skip
    do(t, "cast shaping#4")
    assert len(offered(t, "pick")) == len(set(offered(t, "pick"))) == 10
    last = next(option for option in options(t) if option.startswith("pick death#6@2 on"))
    do(t, last)
    assert (where(t, 2, "used"), where(t, 1, "used"), where(t, 0, "used")) == (["death"], [], [])
    last = where(t, 1, "ready")[0]
    assert (last.count("life"), last.count("death"), last.count("victory")) == (3, 4, 2)


def test_shaping_spell_may_take_another_of_its_own_kind() -> None:
    t = do(play("Shaping/Spell", "ready", seat("Shaping#4", "Shaping#4")), "cast shaping#4")
    assert offered(t, "pick") == ["shaping#4@0"]
    do(t, "pick shaping#4@0")
    assert (where(t, 0, "spent"), where(t, 0, "used")) == (["shaping#4"], ["shaping"])


@pytest.mark.card("Shaping/Spell", negative=True)
@pytest.mark.rule("QC-13.10")
def test_shaping_spell_never_takes_itself() -> None:
    seats = seat("Shaping#4", GOBLIN, active=["Shaping#5"], spent=["Shaping#6"]), seat(GOBLIN)
    t = play("Shaping/Spell", "ready", *seats)
    assert offered(t, "cast") == []
    do(t, "ready shaping#5")
    assert offered(t, "cast") == ["shaping#4"]
    assert offered(do(t, "cast shaping#4"), "pick") == ["shaping#5@0"]


def test_shaping_spell_is_not_cast_in_the_turn_of_another() -> None:
    t = play("Shaping/Spell", "attack", seat(GOBLIN, "Shaping#4"), seat("Shaping#4"))
    assert asked(t) == (0, "act")
    do(t, "next")
    assert asked(t) == (0, "act")
    do(t, "next")
    assert (asked(t), options(t)) == ((0, "tidy"), ["drop shaping#4", "end-turn"])
