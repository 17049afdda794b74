"""The arithmetic that onlookers see: what dice count, what armour stops, and the chances of what is on offer."""

import pytest

from tests.angryquest.mat import (
    DOV,
    DUNMORE,
    FINCH,
    HADDA,
    HROTH,
    LUDO,
    MIMI,
    PIM,
    RUNA,
    do,
    duel,
    heard,
    meet,
    play,
    who,
)
from tumblehall.kernel.table import Table


def fought(mine: str, attack: str, foe: str, defence: str, *rolls: int) -> Table:
    return do(meet(mine, foe, *rolls), f"attack {foe} {attack}", f"use {defence}")


def test_the_attack_shows_its_dice_and_what_each_face_is_worth_before_the_answer() -> None:
    table = do(meet(MIMI, PIM), f"attack {PIM} close")
    mine, answer = table.view(None)["fight"]["sides"]
    assert (mine["dice"], mine["worth"], mine["hits"], answer) == (2, [0, 0, 0, 1, 1, 2], [], None)


def test_a_combat_that_is_over_tells_hits_armour_and_total_of_each_side() -> None:
    table = fought(LUDO, "close", HADDA, "close", 6, 4, 1, 5, 1, 1)
    mine, theirs = heard(table, "combat-won")[0]["sides"]
    assert (mine["hits"], mine["armour"], mine["total"]) == ([2, 1, 0], 2, 1)
    assert (theirs["hits"], theirs["armour"], theirs["total"]) == ([1, 0, 0], 1, 0)


def test_armour_is_not_shown_as_stopping_what_it_does_not_stop() -> None:
    table = fought(LUDO, "close", DUNMORE, "arcane", 4, 1, 1, 5, 1, 1)
    assert heard(table, "combat-won")[0]["sides"][1]["armour"] == 0


def test_a_total_is_never_below_nothing() -> None:
    table = fought(LUDO, "close", HADDA, "close", 4, 1, 1, 1, 1, 1)
    assert heard(table, "combat-won")[0]["sides"][0]["total"] == 0


def test_a_re_roll_is_asked_over_the_dice_as_they_lie() -> None:
    table = fought(HROTH, "close", MIMI, "close", 4, 1, 1, 1, 5, 5)
    assert [side["hits"] for side in table.view(0)["fight"]["sides"]] == [[1, 0, 0, 0], [1, 1]]


def test_an_attack_on_offer_shows_the_chance_against_each_answer() -> None:
    prospect = meet(MIMI, FINCH).view(0)["prospects"][f"attack {FINCH} close"]
    worth = [0, 0, 0, 1, 1, 2]
    by_hand = sum(a + b > c for a in worth for b in worth for c in worth) / 216
    assert prospect["dice"] == 2
    assert prospect["answers"]["close"] == pytest.approx(by_hand, abs=1e-4)
    assert prospect["chance"] == min(prospect["answers"].values())


def test_the_defender_is_shown_the_chance_to_hold_and_the_dice_of_abilities() -> None:
    table = do(meet(MIMI, DUNMORE), f"attack {DUNMORE} close")
    assert table.view(1)["prospects"]["use close"]["dice"] == 4
    assert 0 < table.view(1)["prospects"]["use close"]["chance"] < 1


def test_the_labels_promise_the_dice_that_are_rolled() -> None:
    table = do(meet(MIMI, DUNMORE), f"attack {DUNMORE} close")
    assert table.decisions[0].options[0].label == "Defend with Close (4 dice)"


def test_fighters_at_the_lair_show_what_they_would_roll_and_need() -> None:
    table = play([who(HROTH, "ent-red-1"), who(LUDO)], monster="mire-hydra")
    assault = table.view(None)["seats"][0]["assault"]
    assert (assault["close"]["dice"], assault["close"]["needed"], assault["close"]["target"]) == (4, 4, 5)


def test_nobody_at_the_lair_has_nothing_to_roll_at_the_monster() -> None:
    assert play([who(HROTH)]).view(None)["seats"][0]["assault"] is None


def test_the_attribute_of_phase_one_is_closed() -> None:
    table = play([who(HROTH, "ent-red-1")], monster="mire-hydra", phase1="close")
    assert table.view(None)["seats"][0]["assault"]["close"] is None


def test_an_attack_on_the_monster_tells_what_each_die_counts() -> None:
    table = play([who(HROTH, "ent-red-1")], rolls=[6, 5, 4, 1], monster="bone-regent")
    told = heard(do(table, "fight", "use close"), "assault")[0]
    assert (told["hits"], told["target"]) == ([2, 1, 0, 0], 5)


def test_an_upgrade_on_offer_shows_its_chance() -> None:
    table = do(play([who(DOV, "road-n-1")], die=1), f"move {DOV} sett-n")
    # Armour 1 and one more die: a 4 on either of two.
    assert table.view(0)["prospects"]["upgrade armour"] == {"chance": 0.75}


def test_a_question_about_a_character_names_it() -> None:
    assert meet(MIMI, PIM).view(1)["subject"] == MIMI


def test_a_question_about_nobody_names_nobody() -> None:
    assert play([who(MIMI)]).view(0)["subject"] is None


def test_who_defends_is_the_subject_of_the_defence() -> None:
    assert do(meet(MIMI, PIM), f"attack {PIM} close").view(0)["subject"] == PIM


def test_going_on_refers_to_the_space_it_leads_to() -> None:
    table = duel(RUNA, "close", MIMI, "close", [4, 1, 1, 1, 1], spot="t26")
    refs = {option.id: option.refs for option in table.decisions[0].options}
    assert refs["advance 2"] == ("t28",)
