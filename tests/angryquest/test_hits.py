"""AQ-5.2 to AQ-5.6, AQ-5.8, A19 to A22: hits, armour, and who goes home."""

import pytest

from tests.angryquest.mat import (
    ANNIE,
    BREE,
    HADDA,
    HAG,
    HROTH,
    LUDO,
    MIMI,
    ORLO,
    PELL,
    PIM,
    YRSA,
    asked,
    card,
    do,
    heard,
    meet,
    play,
    to_act,
    upgrades,
    where,
    who,
)
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.facts import Attribute


def hits(mine: str, attack: str, foe: str, defence: str, *rolls: int, far: bool = False) -> tuple[int, int]:
    """What both sides have left of their hits after armour."""
    table = play([who(mine, "t12")], [who(foe, "t15" if far else "t14")], rolls=rolls, die=2)
    do(table, f"move {mine} t14", f"attack {foe} {attack}", f"use {defence}")
    result = heard(table, "combat-won")[0]
    return result["attacker_hits"], result["defender_hits"]


@pytest.mark.rule("AQ-5.2")
@pytest.mark.parametrize(("face", "worth"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_close_hits_on_four_and_a_six_hits_twice(face: int, worth: int) -> None:
    assert hits(ANNIE, "close", HAG, "close", face, 1) == (worth, 0)
    assert hits(ANNIE, "close", HAG, "close", 1, face) == (0, worth)


@pytest.mark.rule("AQ-5.3")
@pytest.mark.parametrize(("face", "worth"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_ranged_hits_on_four_and_a_six_hits_once(face: int, worth: int) -> None:
    assert hits(ANNIE, "ranged", HAG, "close", face, 1, 1, 1, far=True) == (worth, 0)
    assert hits(HAG, "ranged", ANNIE, "ranged", 1, 1, face, 1, 1, far=True) == (0, worth)


@pytest.mark.rule("AQ-5.4")
@pytest.mark.parametrize(("face", "worth"), [(1, 0), (4, 0), (5, 1), (6, 1)])
def test_arcane_hits_on_five_and_a_six_hits_once(face: int, worth: int) -> None:
    assert hits(ANNIE, "arcane", HAG, "close", face, 1, 1, 1) == (worth, 0)
    assert hits(HAG, "arcane", ANNIE, "arcane", 1, 1, 1, 1, face, 1, 1, far=True) == (0, worth)


@pytest.mark.rule("AQ-5.8", "A19")
def test_each_side_hits_by_its_own_attribute_a19() -> None:
    assert hits(ANNIE, "ranged", HAG, "close", 6, 1, 1, 6, far=True) == (1, 2)


@pytest.mark.rule("AQ-5.5", "A21")
@pytest.mark.parametrize(("faces", "left"), [((4, 1, 1), 0), ((4, 4, 1), 0), ((4, 4, 4), 1), ((6, 6, 6), 4)])
def test_armour_cancels_as_many_hits_a21(faces: tuple[int, ...], left: int) -> None:
    assert hits(LUDO, "close", HADDA, "ranged", *faces, 1) == (left, 0)


@pytest.mark.rule("AQ-5.5", "A21")
def test_the_armour_of_the_attacker_counts_too_a21() -> None:
    assert hits(LUDO, "close", MIMI, "ranged", 1, 1, 1, 4, 4, 4) == (0, 2)


@pytest.mark.rule("AQ-5.5", "A21")
def test_armour_does_not_stop_arcane_a21() -> None:
    assert hits(MIMI, "arcane", LUDO, "close", 5, 5, 1, 1, 1) == (2, 0)
    assert hits(LUDO, "close", MIMI, "arcane", 1, 1, 1, 5, 5) == (0, 2)


@pytest.mark.rule("AQ-5.5", "AQ-4.4")
def test_an_armour_upgrade_cancels_more_hits() -> None:
    table = do(meet(LUDO, MIMI, 6, 4, 4, 1, 1, theirs=("armour2",)), f"attack {MIMI} close", "use close")
    assert heard(table, "combat-won")[0]["attacker_hits"] == 2


@pytest.mark.rule("AQ-5.6", "A21")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [((5, 1), 1, MIMI), ((5, 1), 4, HAG), ((1, 1), 1, HAG), ((5, 1), 6, HAG), ((5, 5), 4, MIMI)],
)
def test_more_hits_win_and_a_tie_goes_to_the_defender_a21(mine: tuple[int, ...], theirs: int, winner: str) -> None:
    table = do(meet(MIMI, HAG, *mine, theirs), f"attack {HAG} arcane", "use close")
    assert heard(table, "combat-won")[0]["winner"] == winner


@pytest.mark.rule("AQ-5.6")
@pytest.mark.parametrize(
    ("attacker", "faces", "tie", "words"),
    [
        (MIMI, (4, 1, 4), "defender", "Bitterroot the Hag beats Mimi Many-Faces (hits: attacker 1, defender 1; a tie "
         "goes to the defender)."),
        (PELL, (4, 1, 1, 1, 4), "attacker", "Pell the Fencer beats Bitterroot the Hag (hits: attacker 1, defender 1; "
         "Pell the Fencer wins a tie when attacking)."),
        (MIMI, (4, 4, 4), None, "Mimi Many-Faces beats Bitterroot the Hag (hits: attacker 2, defender 1)."),
    ],
)  # fmt: skip
def test_a_tie_says_who_wins_it(attacker: str, faces: tuple[int, ...], tie: str | None, words: str) -> None:
    table = play([who(attacker, "t13" if attacker == PELL else "t14")], [who(HAG, "t16")], die=2, rolls=faces)
    do(table, f"move {attacker} t16", f"attack {HAG} close", "use close")
    won = next(event for event in table.events(None) if event.kind == "combat-won")
    assert (won.data["tie"], won.text) == (tie, words)


@pytest.mark.rule("AQ-5.6")
def test_the_losing_defender_goes_home_and_the_winner_stays() -> None:
    table = do(meet(MIMI, HAG, 4, 4, 1), f"attack {HAG} close", "use close")
    assert (where(table, MIMI), where(table, HAG)) == ("t14", "home")


@pytest.mark.rule("AQ-5.6", "A17")
def test_the_losing_attacker_goes_home_and_the_defender_stays_a17() -> None:
    table = do(meet(MIMI, HAG, 1, 1, 4), f"attack {HAG} close", "use close")
    assert (where(table, MIMI), where(table, HAG)) == ("home", "t14")


@pytest.mark.rule("AQ-5.6", "A22")
def test_a_distant_attack_can_send_the_attacker_home_a22() -> None:
    table = play([who(MIMI, "t12")], [who(HAG, "t15")], rolls=[1, 1, 1, 4], die=2)
    do(table, f"move {MIMI} t14", f"attack {HAG} ranged", "use close")
    assert (where(table, MIMI), where(table, HAG)) == ("home", "t15")


@pytest.mark.rule("AQ-5.6", "A22")
def test_a_distant_attack_leaves_the_winner_in_place_a22() -> None:
    table = play([who(MIMI, "t12")], [who(HAG, "t15")], rolls=[4, 1, 1, 1], die=2)
    do(table, f"move {MIMI} t14", f"attack {HAG} ranged", "use close")
    assert (where(table, MIMI), where(table, HAG)) == ("t14", "home")


@pytest.mark.rule("AQ-5.8", "A21")
def test_upgrades_survive_a_defeat_a21() -> None:
    table = meet(MIMI, HAG, 4, 4, 1, theirs=("arcane", "armour2"))
    do(table, f"attack {HAG} arcane", "use close")
    assert (where(table, HAG), upgrades(table, HAG)) == ("t14", "arcane1 armour2")
    table = do(meet(MIMI, HAG, 5, 5, 1, theirs=("arcane",)), f"attack {HAG} arcane", "use close")
    assert (where(table, HAG), upgrades(table, HAG)) == ("home", "arcane1")


@pytest.mark.rule("AQ-5.8", "A20")
def test_every_character_has_a_die_for_any_meeting_a20() -> None:
    """With printed values nobody has to fight without dice, so nothing is offered for that."""
    close, arcane = Attribute.CLOSE, Attribute.ARCANE
    assert all(character.values[close] or character.values[arcane] for character in CHARACTERS)


@pytest.mark.rule("AQ-5.6")
def test_combat_leaves_no_trace_in_the_state() -> None:
    table = do(meet(MIMI, HAG, 4, 4, 1), f"attack {HAG} close", "use close")
    assert table.view(None)["fight"] is None


@pytest.mark.rule("AQ-5.1")
def test_weakness_takes_a_die_and_wears_off() -> None:
    table = play([who(MIMI, "t12", weak=1)], [who(ORLO, "t14", weak=1)], rolls=[1, 2, 2, 2], die=2)
    do(table, f"move {MIMI} t14", f"attack {ORLO} close", "use arcane")
    rolled = heard(table, "combat-rolls")[0]
    assert (rolled["attack_dice"], rolled["defence_dice"]) == ([1], [2, 2, 2])
    assert (card(table, MIMI)["weak"], card(table, ORLO)["weak"]) == (0, 0)


@pytest.mark.rule("AQ-5.1")
def test_weakness_leaves_one_die() -> None:
    table = play([who(ANNIE, "t12", weak=3)], [who(BREE, "t14")], rolls=[1, 2, 2, 2], die=2)
    do(table, f"move {ANNIE} t14", f"attack {BREE} close", "use close")
    assert heard(table, "combat-rolls")[0]["attack_dice"] == [1]


@pytest.mark.rule("AQ-5.1")
def test_both_sides_roll_after_both_have_named_their_attribute() -> None:
    table = play([who(MIMI, "t12"), who(YRSA)], [who(HROTH, "t14"), who(PIM)], rolls=[4, 4, 1], die=2)
    do(table, f"move {MIMI} t14", f"attack {HROTH} close", "use ranged")
    assert (asked(table), to_act(table)) == ("second-try", 1)
