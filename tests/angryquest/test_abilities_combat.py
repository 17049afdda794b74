"""Abilities that change dice, hits and armour. Each duel is close to even, so that the ability decides it."""

import pytest

from tests.angryquest.mat import (
    ANSELM,
    ASHGAR,
    DUNMORE,
    HADDA,
    HAG,
    HEX,
    HROTH,
    KARROW,
    LUDO,
    MIMI,
    OLGA,
    PELL,
    asked,
    dice,
    do,
    duel,
    heard,
    offers,
    play,
    who,
    winner,
)
from tumblehall.kernel.values import Json

# -- Hroth re-rolls one die -------------------------------------------------------------------------------------------


@pytest.mark.card("hroth-ironbelly")
def test_hroth_attacking_may_re_roll_a_die_that_missed() -> None:
    at = duel(HROTH, "close", MIMI, "close", [4, 1, 2, 3, 6, 6, 6])
    assert offers(at) == {"reroll-die", "pass"}
    do(at, "reroll-die")
    assert heard(at, "combat-rolls")[-1]["attack_dice"] == [4, 6, 2, 3]
    assert winner(at) == HROTH


def test_hroth_defending_may_re_roll_a_die_that_missed() -> None:
    at = duel(LUDO, "close", HROTH, "close", [6, 6, 1, 4, 4, 1, 1, 6])
    assert at.decisions[0].seat == 1
    do(at, "reroll-die")
    assert heard(at, "combat-rolls")[-1]["defence_dice"] == [4, 4, 6, 1]
    assert winner(at) == HROTH


def test_hroth_re_rolls_no_second_die() -> None:
    at = do(duel(HROTH, "close", MIMI, "close", [4, 1, 2, 3, 6, 6, 1]), "reroll-die")
    assert winner(at) == MIMI


def test_hroth_may_leave_his_dice_as_they_are() -> None:
    at = do(duel(HROTH, "close", MIMI, "close", [4, 1, 2, 3, 6, 6]), "pass")
    assert winner(at) == MIMI


def test_hroth_without_a_miss_is_not_asked() -> None:
    assert winner(duel(HROTH, "close", MIMI, "close", [4, 4, 5, 6, 1, 1])) == HROTH


@pytest.mark.card("hroth-ironbelly", negative=True)
@pytest.mark.parametrize("side", [(PELL, MIMI), (MIMI, PELL)])
def test_others_do_not_re_roll(side: tuple[str, str]) -> None:
    assert asked(duel(side[0], "close", side[1], "close", [1] * 6)) == "end"


# -- Ashgar hits on 4 -------------------------------------------------------------------------------------------------


@pytest.mark.card("ashgar-the-smouldering")
def test_ashgar_attacking_with_arcane_hits_on_four() -> None:
    assert winner(duel(ASHGAR, "arcane", MIMI, "close", [4, 3, 3, 3, 1, 1])) == ASHGAR


def test_ashgar_attacking_with_arcane_misses_on_three() -> None:
    assert winner(duel(ASHGAR, "arcane", MIMI, "close", [3, 3, 3, 3, 1, 1])) == MIMI


@pytest.mark.card("ashgar-the-smouldering", negative=True)
def test_others_miss_with_arcane_on_four() -> None:
    assert winner(duel(HAG, "arcane", MIMI, "close", [4, 4, 4, 4, 1, 1])) == MIMI


def test_ashgar_defending_misses_with_arcane_on_four() -> None:
    assert winner(duel(MIMI, "close", ASHGAR, "arcane", [4, 1, 4, 4, 4, 4])) == MIMI


def test_ashgar_kindles_nothing_but_arcane() -> None:
    assert winner(duel(ASHGAR, "close", MIMI, "close", [3, 1, 1])) == MIMI


# -- Pell wins ties ---------------------------------------------------------------------------------------------------


@pytest.mark.card("pell-the-fencer")
@pytest.mark.parametrize("rolls", [[4, 1, 1, 1, 4, 1], [1, 1, 1, 1, 1, 1]])
def test_pell_attacking_wins_a_tie(rolls: list[int]) -> None:
    assert winner(duel(PELL, "close", MIMI, "close", rolls)) == PELL


def test_pell_attacking_loses_by_one() -> None:
    assert winner(duel(PELL, "close", MIMI, "close", [4, 1, 1, 1, 4, 4])) == MIMI


@pytest.mark.card("pell-the-fencer", negative=True)
@pytest.mark.rule("AQ-5.6")
def test_others_attacking_lose_a_tie() -> None:
    assert winner(duel(LUDO, "close", MIMI, "close", [4, 1, 1, 4, 4])) == MIMI


def test_tie_against_pell_defending_is_his() -> None:
    assert winner(duel(MIMI, "close", PELL, "close", [4, 1, 4, 1, 1, 1])) == PELL


# -- Karrow's ranged sixes count twice --------------------------------------------------------------------------------


@pytest.mark.card("duchess-karrow")
def test_karrow_attacking_counts_a_ranged_six_twice() -> None:
    assert winner(duel(KARROW, "ranged", MIMI, "ranged", [6, 1, 1, 1, 4, 4, 1], gap=1)) == KARROW


def test_karrow_counts_a_ranged_six_no_more_than_twice() -> None:
    assert winner(duel(KARROW, "ranged", MIMI, "ranged", [6, 1, 1, 1, 4, 4, 4], gap=1)) == MIMI


def test_karrow_defending_counts_a_ranged_six_twice() -> None:
    assert winner(duel(MIMI, "close", KARROW, "ranged", [6, 4, 6, 1, 1, 1])) == KARROW


@pytest.mark.card("duchess-karrow", negative=True)
def test_others_count_a_ranged_six_once() -> None:
    assert winner(duel("maren-twobows", "ranged", MIMI, "ranged", [6, 1, 1, 1, 4, 1, 1], gap=1)) == MIMI


def test_karrow_counts_an_arcane_six_once() -> None:
    assert winner(duel(who(KARROW, "home", "arcane1"), "arcane", MIMI, "arcane", [6, 5, 1])) == MIMI


# -- Olga pierces armour ----------------------------------------------------------------------------------------------


@pytest.mark.card("grit-tooth-olga")
def test_olga_attacking_pierces_two_armour() -> None:
    assert winner(duel(OLGA, "close", DUNMORE, "close", [4, 1, 1, 1, 1, 1, 1, 1])) == OLGA


@pytest.mark.card("grit-tooth-olga", negative=True)
def test_others_do_not_pierce_armour() -> None:
    assert winner(duel(LUDO, "close", DUNMORE, "close", [4, 4, 1, 1, 1, 1, 1])) == DUNMORE


@pytest.mark.parametrize(("rolls", "won"), [([4, 1, 1, 1], False), ([4, 4, 1, 1], True)])
def test_olga_pierces_no_third_armour(rolls: list[int], won: bool) -> None:
    at = duel(OLGA, "close", who(DUNMORE, "home", "armour1"), "close", [*rolls, 1, 1, 1, 1])
    assert (winner(at) == OLGA) is won


def test_olga_gains_nothing_from_armour_that_is_not_there() -> None:
    assert winner(duel(OLGA, "close", MIMI, "close", [4, 1, 1, 1, 4, 4])) == MIMI


def test_olga_defending_pierces_armour() -> None:
    assert winner(duel(DUNMORE, "close", OLGA, "close", [4, 4, 1, 4, 1, 1, 1])) == OLGA
    assert winner(duel(DUNMORE, "close", PELL, "close", [4, 1, 1, 4, 4, 1, 1])) == DUNMORE


# -- Hex takes the sting from sixes -----------------------------------------------------------------------------------


@pytest.mark.card("tolliver-hex")
def test_hex_defending_counts_a_six_as_one_hit() -> None:
    assert winner(duel(MIMI, "close", HEX, "close", [6, 1, 4])) == HEX


def test_hex_attacking_counts_a_six_as_one_hit() -> None:
    assert winner(duel(HEX, "arcane", MIMI, "close", [5, 5, 1, 6, 1])) == HEX


@pytest.mark.card("tolliver-hex", negative=True)
@pytest.mark.parametrize(("defender", "attacker"), [(ASHGAR, MIMI), ("maren-twobows", MIMI)])
def test_against_others_a_close_six_counts_twice(defender: str, attacker: str) -> None:
    assert winner(duel(attacker, "close", defender, "close", [6, 1, 4])) == attacker


def test_hex_still_counts_a_six_as_a_hit() -> None:
    assert winner(duel(MIMI, "close", HEX, "close", [6, 1, 1])) == MIMI


def test_hex_counts_his_own_sixes_in_full() -> None:
    assert winner(duel(HEX, "close", MIMI, "close", [6, 4, 1])) == HEX


def test_evil_eye_beats_falcon_eye() -> None:
    assert winner(duel(KARROW, "ranged", HEX, "arcane", [6, 1, 1, 1, 5, 1, 1], gap=1)) == HEX


# -- Anselm sings for his friends -------------------------------------------------------------------------------------


@pytest.mark.card("brother-anselm")
@pytest.mark.parametrize(
    ("place", "count"), [("t29", 4), ("t23", 4), ("t30", 3), ("t22", 3), ("home", 3), ("sett-s", 3), ("ent-red-1", 3)]
)
def test_anselm_lends_a_die_within_three_spaces(place: str, count: int) -> None:
    at = duel(LUDO, "close", MIMI, "close", [1] * (count + 2), mine=[who(ANSELM, place)])
    assert dice(at) == (count, 2)


def test_anselm_lends_a_die_in_defence() -> None:
    at = duel(LUDO, "close", MIMI, "close", [1] * 6, theirs=[who(ANSELM, "t29")])
    assert dice(at) == (3, 3)


def test_anselm_measures_over_the_start_of_the_loop() -> None:
    at = duel(LUDO, "close", MIMI, "close", [1] * 6, spot="t02", mine=[who(ANSELM, "t47")])
    assert dice(at) == (4, 2)


def test_anselm_lends_opponents_nothing() -> None:
    at = duel(LUDO, "close", MIMI, "close", [1] * 6, mine=[who(ANSELM, "t27")])
    assert dice(at) == (4, 2)


@pytest.mark.parametrize(("sides", "count"), [((ANSELM, MIMI), (3, 2)), ((MIMI, ANSELM), (2, 3))])
@pytest.mark.rule("AQ-2.2")
def test_anselm_is_in_range_of_himself(sides: tuple[str, str], count: tuple[int, int]) -> None:
    assert dice(duel(sides[0], "close", sides[1], "close", [1] * 5)) == count


@pytest.mark.parametrize("place", ["home", "road-n-1", "sett-n"])
def test_anselm_off_the_loop_lends_nothing_at_its_start(place: str) -> None:
    assert dice(duel(LUDO, "close", MIMI, "close", [1] * 5, spot="t02", mine=[who(ANSELM, place)])) == (3, 2)


@pytest.mark.parametrize(("attacker", "mate"), [(ANSELM, who(LUDO, "t08")), (LUDO, who(ANSELM, "t02"))])
def test_on_a_road_anselm_helps_only_himself(attacker: str, mate: Json) -> None:
    at = play([who(attacker, "t07"), mate], [who(MIMI, "road-n-1")], die=2, rolls=[1] * 5)
    do(at, f"move {attacker} road-n-1", f"attack {MIMI} close", "use close")
    assert dice(at) == (3, 2)


@pytest.mark.card("brother-anselm", negative=True)
def test_without_anselm_nobody_lends_a_die() -> None:
    at = duel(LUDO, "close", MIMI, "close", [1] * 5, mine=[who(DUNMORE, "t27")], theirs=[who(HAG, "t28")])
    assert dice(at) == (3, 2)


# -- Hadda's armour stops arcane --------------------------------------------------------------------------------------


@pytest.mark.card("stonewife-hadda")
def test_hadda_defending_stops_arcane_hits() -> None:
    assert winner(duel(HAG, "arcane", HADDA, "close", [5, 5, 1, 1, 1, 1, 1])) == HADDA


def test_hadda_stops_no_more_arcane_hits_than_she_has_armour() -> None:
    assert winner(duel(HAG, "arcane", HADDA, "close", [5, 5, 5, 1, 1, 1, 1])) == HAG


def test_hadda_attacking_stops_arcane_hits() -> None:
    assert winner(duel(HADDA, "close", HAG, "arcane", [4, 1, 1, 5, 5, 1, 1])) == HADDA


@pytest.mark.card("stonewife-hadda", negative=True)
@pytest.mark.rule("AQ-5.5")
def test_armour_of_others_does_not_stop_arcane() -> None:
    assert winner(duel(HAG, "arcane", DUNMORE, "close", [5, 1, 1, 1, 1, 1, 1, 1])) == HAG
    assert winner(duel(DUNMORE, "close", HAG, "arcane", [4, 1, 1, 5, 1, 1, 1])) == HAG


def test_olga_pierces_the_rune_cut_plate() -> None:
    assert winner(duel(OLGA, "arcane", HADDA, "close", [5, 1, 1, 1])) == OLGA


# -- Dunmore is braced ------------------------------------------------------------------------------------------------


@pytest.mark.card("sir-dunmore-the-late")
@pytest.mark.parametrize(("attribute", "count"), [("close", 4), ("ranged", 2), ("arcane", 3)])
def test_dunmore_defending_rolls_one_more_die(attribute: str, count: int) -> None:
    assert dice(duel(MIMI, "close", DUNMORE, attribute, [1] * (2 + count))) == (2, count)


def test_dunmore_attacking_rolls_his_dice() -> None:
    assert dice(duel(DUNMORE, "close", MIMI, "close", [1] * 5)) == (3, 2)


@pytest.mark.card("sir-dunmore-the-late", negative=True)
def test_others_defending_roll_their_dice() -> None:
    at = duel(MIMI, "close", HADDA, "close", [1] * 5, theirs=[who(DUNMORE, "t27")])
    assert dice(at) == (2, 3)
