"""Abilities that change dice, hits and armour. Each duel is close to even, so that the ability decides it."""

import pytest

from tests.angryquest.heroes import asked, dice, duel, hero, offers, play, table, told, winner
from tumblehall.kernel.values import Json

HROTH, ASHGAR, PELL, KARROW = "hroth-ironbelly", "ashgar-the-smouldering", "pell-the-fencer", "duchess-karrow"
OLGA, HEX, ANSELM, HADDA = "grit-tooth-olga", "tolliver-hex", "brother-anselm", "stonewife-hadda"
DUNMORE, BITTERROOT, MIMI, LUDO = "sir-dunmore-the-late", "bitterroot-the-hag", "mimi-many-faces", "grim-ludo"

# -- Hroth re-rolls one die -------------------------------------------------------------------------------------------


def test_hroth_attacking_may_re_roll_a_die_that_missed() -> None:
    at = duel(HROTH, "close", MIMI, "close", [4, 1, 2, 3, 6, 6, 6])
    assert offers(at) == {"reroll-die", "pass"}
    play(at, "reroll-die")
    assert told(at, "combat-rolls")[-1]["attack_dice"] == [4, 6, 2, 3]
    assert winner(at) == HROTH


def test_hroth_defending_may_re_roll_a_die_that_missed() -> None:
    at = duel(LUDO, "close", HROTH, "close", [6, 6, 1, 4, 4, 1, 1, 6])
    assert at.decisions[0].seat == 1
    play(at, "reroll-die")
    assert told(at, "combat-rolls")[-1]["defence_dice"] == [4, 4, 6, 1]
    assert winner(at) == HROTH


def test_hroth_re_rolls_no_second_die() -> None:
    at = play(duel(HROTH, "close", MIMI, "close", [4, 1, 2, 3, 6, 6, 1]), "reroll-die")
    assert winner(at) == MIMI


def test_hroth_may_leave_his_dice_as_they_are() -> None:
    at = play(duel(HROTH, "close", MIMI, "close", [4, 1, 2, 3, 6, 6]), "pass")
    assert winner(at) == MIMI


def test_hroth_without_a_miss_is_not_asked() -> None:
    assert winner(duel(HROTH, "close", MIMI, "close", [4, 4, 5, 6, 1, 1])) == HROTH


@pytest.mark.parametrize("side", [(PELL, MIMI), (MIMI, PELL)])
def test_others_do_not_re_roll(side: tuple[str, str]) -> None:
    assert asked(duel(side[0], "close", side[1], "close", [1] * 6)) == "end"


# -- Ashgar hits on 4 -------------------------------------------------------------------------------------------------


def test_ashgar_attacking_with_arcane_hits_on_four() -> None:
    assert winner(duel(ASHGAR, "arcane", MIMI, "close", [4, 3, 3, 3, 1, 1])) == ASHGAR


def test_ashgar_attacking_with_arcane_misses_on_three() -> None:
    assert winner(duel(ASHGAR, "arcane", MIMI, "close", [3, 3, 3, 3, 1, 1])) == MIMI


def test_others_miss_with_arcane_on_four() -> None:
    assert winner(duel(BITTERROOT, "arcane", MIMI, "close", [4, 4, 4, 4, 1, 1])) == MIMI


def test_ashgar_defending_misses_with_arcane_on_four() -> None:
    assert winner(duel(MIMI, "close", ASHGAR, "arcane", [4, 1, 4, 4, 4, 4])) == MIMI


def test_ashgar_kindles_nothing_but_arcane() -> None:
    assert winner(duel(ASHGAR, "close", MIMI, "close", [3, 1, 1])) == MIMI


# -- Pell wins ties ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rolls", [[4, 1, 1, 1, 4, 1], [1, 1, 1, 1, 1, 1]])
def test_pell_attacking_wins_a_tie(rolls: list[int]) -> None:
    assert winner(duel(PELL, "close", MIMI, "close", rolls)) == PELL


def test_pell_attacking_loses_by_one() -> None:
    assert winner(duel(PELL, "close", MIMI, "close", [4, 1, 1, 1, 4, 4])) == MIMI


@pytest.mark.rule("AQ-5.6")
def test_others_attacking_lose_a_tie() -> None:
    assert winner(duel(LUDO, "close", MIMI, "close", [4, 1, 1, 4, 4])) == MIMI


def test_tie_against_pell_defending_is_his() -> None:
    assert winner(duel(MIMI, "close", PELL, "close", [4, 1, 4, 1, 1, 1])) == PELL


# -- Karrow's ranged sixes count twice --------------------------------------------------------------------------------


def test_karrow_attacking_counts_a_ranged_six_twice() -> None:
    assert winner(duel(KARROW, "ranged", MIMI, "ranged", [6, 1, 1, 1, 4, 4, 1], gap=1)) == KARROW


def test_karrow_counts_a_ranged_six_no_more_than_twice() -> None:
    assert winner(duel(KARROW, "ranged", MIMI, "ranged", [6, 1, 1, 1, 4, 4, 4], gap=1)) == MIMI


def test_karrow_defending_counts_a_ranged_six_twice() -> None:
    assert winner(duel(MIMI, "close", KARROW, "ranged", [6, 4, 6, 1, 1, 1])) == KARROW


def test_others_count_a_ranged_six_once() -> None:
    assert winner(duel("maren-twobows", "ranged", MIMI, "ranged", [6, 1, 1, 1, 4, 1, 1], gap=1)) == MIMI


def test_karrow_counts_an_arcane_six_once() -> None:
    assert winner(duel(hero(KARROW, upgrades="arcane1"), "arcane", MIMI, "arcane", [6, 5, 1])) == MIMI


# -- Olga pierces armour ----------------------------------------------------------------------------------------------


def test_olga_attacking_pierces_two_armour() -> None:
    assert winner(duel(OLGA, "close", DUNMORE, "close", [4, 1, 1, 1, 1, 1, 1, 1])) == OLGA


def test_others_do_not_pierce_armour() -> None:
    assert winner(duel(LUDO, "close", DUNMORE, "close", [4, 4, 1, 1, 1, 1, 1])) == DUNMORE


@pytest.mark.parametrize(("rolls", "won"), [([4, 1, 1, 1], False), ([4, 4, 1, 1], True)])
def test_olga_pierces_no_third_armour(rolls: list[int], won: bool) -> None:
    at = duel(OLGA, "close", hero(DUNMORE, upgrades="armour1"), "close", [*rolls, 1, 1, 1, 1])
    assert (winner(at) == OLGA) is won


def test_olga_gains_nothing_from_armour_that_is_not_there() -> None:
    assert winner(duel(OLGA, "close", MIMI, "close", [4, 1, 1, 1, 4, 4])) == MIMI


def test_olga_defending_pierces_armour() -> None:
    assert winner(duel(DUNMORE, "close", OLGA, "close", [4, 4, 1, 4, 1, 1, 1])) == OLGA
    assert winner(duel(DUNMORE, "close", PELL, "close", [4, 1, 1, 4, 4, 1, 1])) == DUNMORE


# -- Hex takes the sting from sixes -----------------------------------------------------------------------------------


def test_hex_defending_counts_a_six_as_one_hit() -> None:
    assert winner(duel(MIMI, "close", HEX, "close", [6, 1, 4])) == HEX


def test_hex_attacking_counts_a_six_as_one_hit() -> None:
    assert winner(duel(HEX, "arcane", MIMI, "close", [5, 5, 1, 6, 1])) == HEX


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


@pytest.mark.parametrize(
    ("place", "count"), [("t29", 4), ("t23", 4), ("t30", 3), ("t22", 3), ("home", 3), ("sett-s", 3), ("ent-red-1", 3)]
)
def test_anselm_lends_a_die_within_three_spaces(place: str, count: int) -> None:
    at = duel(LUDO, "close", MIMI, "close", [1] * (count + 2), mine=[hero(ANSELM, place)])
    assert dice(at) == (count, 2)


def test_anselm_lends_a_die_in_defence() -> None:
    at = duel(LUDO, "close", MIMI, "close", [1] * 6, theirs=[hero(ANSELM, "t29")])
    assert dice(at) == (3, 3)


def test_anselm_measures_over_the_start_of_the_loop() -> None:
    at = duel(LUDO, "close", MIMI, "close", [1] * 6, spot="t02", mine=[hero(ANSELM, "t47")])
    assert dice(at) == (4, 2)


def test_anselm_lends_opponents_nothing() -> None:
    at = duel(LUDO, "close", MIMI, "close", [1] * 6, mine=[hero(ANSELM, "t27")])
    assert dice(at) == (4, 2)


@pytest.mark.parametrize(("sides", "count"), [((ANSELM, MIMI), (3, 2)), ((MIMI, ANSELM), (2, 3))])
@pytest.mark.rule("AQ-2.2")
def test_anselm_is_in_range_of_himself(sides: tuple[str, str], count: tuple[int, int]) -> None:
    assert dice(duel(sides[0], "close", sides[1], "close", [1] * 5)) == count


@pytest.mark.parametrize("place", ["home", "road-n-1", "sett-n"])
def test_anselm_off_the_loop_lends_nothing_at_its_start(place: str) -> None:
    assert dice(duel(LUDO, "close", MIMI, "close", [1] * 5, spot="t02", mine=[hero(ANSELM, place)])) == (3, 2)


@pytest.mark.parametrize(("attacker", "mate"), [(ANSELM, hero(LUDO, "t08")), (LUDO, hero(ANSELM, "t02"))])
def test_on_a_road_anselm_helps_only_himself(attacker: str, mate: Json) -> None:
    at = table([hero(attacker, "t07"), mate], [hero(MIMI, "road-n-1")], die=2, rolls=[1] * 5)
    play(at, f"move {attacker} road-n-1", f"attack {MIMI} close", "use close")
    assert dice(at) == (3, 2)


def test_without_anselm_nobody_lends_a_die() -> None:
    at = duel(LUDO, "close", MIMI, "close", [1] * 5, mine=[hero(DUNMORE, "t27")], theirs=[hero(BITTERROOT, "t28")])
    assert dice(at) == (3, 2)


# -- Hadda's armour stops arcane --------------------------------------------------------------------------------------


def test_hadda_defending_stops_arcane_hits() -> None:
    assert winner(duel(BITTERROOT, "arcane", HADDA, "close", [5, 5, 1, 1, 1, 1, 1])) == HADDA


def test_hadda_stops_no_more_arcane_hits_than_she_has_armour() -> None:
    assert winner(duel(BITTERROOT, "arcane", HADDA, "close", [5, 5, 5, 1, 1, 1, 1])) == BITTERROOT


def test_hadda_attacking_stops_arcane_hits() -> None:
    assert winner(duel(HADDA, "close", BITTERROOT, "arcane", [4, 1, 1, 5, 5, 1, 1])) == HADDA


@pytest.mark.rule("AQ-5.5")
def test_armour_of_others_does_not_stop_arcane() -> None:
    assert winner(duel(BITTERROOT, "arcane", DUNMORE, "close", [5, 1, 1, 1, 1, 1, 1, 1])) == BITTERROOT
    assert winner(duel(DUNMORE, "close", BITTERROOT, "arcane", [4, 1, 1, 5, 1, 1, 1])) == BITTERROOT


def test_olga_pierces_the_rune_cut_plate() -> None:
    assert winner(duel(OLGA, "arcane", HADDA, "close", [5, 1, 1, 1])) == OLGA


# -- Dunmore is braced ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attribute", "count"), [("close", 4), ("ranged", 2), ("arcane", 3)])
def test_dunmore_defending_rolls_one_more_die(attribute: str, count: int) -> None:
    assert dice(duel(MIMI, "close", DUNMORE, attribute, [1] * (2 + count))) == (2, count)


def test_dunmore_attacking_rolls_his_dice() -> None:
    assert dice(duel(DUNMORE, "close", MIMI, "close", [1] * 5)) == (3, 2)


def test_others_defending_roll_their_dice() -> None:
    at = duel(MIMI, "close", HADDA, "close", [1] * 5, theirs=[hero(DUNMORE, "t27")])
    assert dice(at) == (2, 3)
