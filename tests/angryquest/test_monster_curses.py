"""What each monster does on curse spaces."""

import pytest

from tests.angryquest.mat import (
    ARMOUR,
    COLOSSUS,
    DOV,
    HADDA,
    HYDRA,
    LIBRARIAN,
    MAREN,
    MIMI,
    PELL,
    REGENT,
    ROC,
    asked,
    card,
    dice,
    do,
    duel,
    heard,
    offers,
    play,
    upgrades,
    where,
    who,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json


def on_curse(monster: str, *rest: Json, theirs: list[Json] | None = None, held: str = "", **more: Json) -> Table:
    """Dov ends on the curse space t05."""
    at = play([who(DOV, "t04", held), *rest], theirs, die=1, monster=monster, **more)
    return do(at, f"move {DOV} t05")


# -- curses at all ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AQ-3.5")
@pytest.mark.parametrize("monster", [HYDRA, ARMOUR, ROC, COLOSSUS])
def test_curse_may_not_be_declined(monster: str) -> None:
    at = on_curse(monster, theirs=[who(MIMI, "t20")])
    before = {"at": "t05", "stall": 0, "weak": 0}
    assert asked(at) == "end"
    assert {key: card(at, DOV)[key] for key in before} != before


@pytest.mark.rule("A23")
def test_character_beaten_on_a_curse_space_meets_no_curse() -> None:
    at = duel(DOV, "close", MIMI, "close", [1, 1, 1, 1], spot="t29")
    assert card(at, DOV)["weak"] == 0


@pytest.mark.rule("A23")
@pytest.mark.parametrize(("who", "place", "weak"), [(DOV, "t05", 0), (PELL, "t05", 1), (DOV, "t11", 1)])
def test_curse_space_works_once_for_each_character_and_turn(who: str, place: str, weak: int) -> None:
    turn = {"die": 1, "phase": "move", "sprung": [[who, place]]}
    assert card(on_curse(COLOSSUS, turn=turn), DOV)["weak"] == weak


def test_spaces_work_again_in_the_next_turn() -> None:
    at = on_curse(COLOSSUS)
    assert at.position()["turn"]["sprung"] == [[DOV, "t05"]]
    assert do(at, "end-turn").position()["turn"]["sprung"] == []


@pytest.mark.parametrize("end", ["t04", "t06", "t08"])
def test_plain_spaces_do_nothing(end: str) -> None:
    at = do(play([who(DOV, f"t0{int(end[1:]) - 1}")], die=1, monster=HYDRA), f"move {DOV} {end}")
    assert (asked(at), card(at, DOV)["stall"]) == ("end", 0)


# -- Animated Armour: three back --------------------------------------------------------------------------------------


@pytest.mark.card("animated-armour curse")
def test_animated_armour_curse_sends_three_back() -> None:
    assert where(on_curse(ARMOUR), DOV) == "t02"


@pytest.mark.card("animated-armour curse", negative=True)
@pytest.mark.rule("A24")
@pytest.mark.parametrize(("taken", "end"), [(["t02"], "t03"), (["t02", "t03"], "t04"), (["t02", "t03", "t04"], "t05")])
def test_animated_armour_curse_stops_on_the_last_free_space(taken: list[str], end: str) -> None:
    theirs = [who(slug, at) for slug, at in zip((MIMI, PELL, MAREN), taken, strict=False)]
    at = play([who(DOV, "t01")], theirs, die=4, monster=ARMOUR)
    do(at, f"move {DOV} t05")
    if asked(at) == "shot":
        do(at, "pass")
    assert (where(at, DOV), asked(at)) == (end, "end")


@pytest.mark.rule("A24")
def test_own_characters_stop_a_shift_too() -> None:
    assert where(on_curse(ARMOUR, who(PELL, "t02")), DOV) == "t03"


# -- Mire Hydra: standing fast ----------------------------------------------------------------------------------------


@pytest.mark.card("mire-hydra curse")
def test_mire_hydra_curse_holds_the_character_in_the_next_turn_only() -> None:
    at = on_curse(HYDRA, rolls=[1, 2, 1, 2])
    do(at, "end-turn", "roll", f"move {MIMI} t13", "end-turn", "roll")
    assert offers(at) == {"end-turn"}
    do(at, "end-turn", "roll", f"move {MIMI} t14", "end-turn", "roll")
    assert offers(at) == {f"move {DOV} t07"}


@pytest.mark.card("mire-hydra curse", negative=True)
def test_mire_hydra_curse_does_not_hold_the_others() -> None:
    at = on_curse(HYDRA, who(HADDA), rolls=[1, 2])
    do(at, "end-turn", "roll", f"move {MIMI} t13", "end-turn", "roll")
    assert offers(at) == {f"move {HADDA} t02"}


def test_mire_hydra_curse_does_not_hold_in_the_same_turn() -> None:
    at = do(play([who(DOV, "t41")], die=6, rolls=[3], monster=HYDRA), f"move {DOV} t47", "roll-again")
    assert offers(at) == {f"move {DOV} t02"}


# -- Bone Regent: doom ------------------------------------------------------------------------------------------------


@pytest.mark.card("bone-regent curse")
def test_bone_regent_curse_sends_home_on_a_one() -> None:
    assert where(on_curse(REGENT, rolls=[1]), DOV) == "home"


@pytest.mark.card("bone-regent curse", negative=True)
@pytest.mark.parametrize("face", [2, 6])
def test_bone_regent_curse_spares_on_more_than_one(face: int) -> None:
    assert where(on_curse(REGENT, rolls=[face]), DOV) == "t05"


# -- Storm Roc: a change of places ------------------------------------------------------------------------------------


@pytest.mark.card("storm-roc curse")
def test_storm_roc_curse_changes_places_with_the_nearest_behind() -> None:
    at = on_curse(ROC, theirs=[who(MIMI, "t01"), who(PELL, "t46"), who(MAREN, "t07")])
    assert (where(at, DOV), where(at, MIMI), where(at, PELL)) == ("t01", "t05", "t46")


def test_storm_roc_curse_looks_back_over_the_start_of_the_loop() -> None:
    at = on_curse(ROC, theirs=[who(MIMI, "t20"), who(PELL, "t46")])
    assert (where(at, DOV), where(at, PELL), where(at, MIMI)) == ("t46", "t05", "t20")


@pytest.mark.card("storm-roc curse", negative=True)
@pytest.mark.rule("A25")
@pytest.mark.parametrize("place", ["home", "sett-n", "road-n-1", "ent-green-1", "cmb-green-1"])
def test_storm_roc_curse_finds_nobody_off_the_loop(place: str) -> None:
    at = on_curse(ROC, who(HADDA, "t01"), theirs=[who(MIMI, place)])
    assert (where(at, DOV), where(at, MIMI), where(at, HADDA)) == ("t05", place, "t01")


@pytest.mark.rule("A24")
def test_change_of_places_sets_off_no_space() -> None:
    at = on_curse(ROC, theirs=[who(MIMI, "t03")])
    assert (where(at, DOV), where(at, MIMI), asked(at)) == ("t03", "t05", "end")
    assert len(heard(at, "curse")) == 1


# -- Hollow Librarian: a loss -----------------------------------------------------------------------------------------


@pytest.mark.card("hollow-librarian curse")
def test_hollow_librarian_curse_takes_an_upgrade_of_ones_choice() -> None:
    at = on_curse(LIBRARIAN, held="close1 armour2")
    assert offers(at) == {"lose close 1", "lose armour 2"}
    assert (upgrades(do(at, "lose armour 2"), DOV), where(at, DOV), asked(at)) == ("close1", "t05", "end")


def test_hollow_librarian_curse_takes_one_of_two_equal_upgrades() -> None:
    orlo = "magister-orlo"
    at = play([who(orlo, "t04", "arcane1 arcane1")], die=1, monster=LIBRARIAN)
    do(at, f"move {orlo} t05")
    assert offers(at) == {"lose arcane 1"}
    assert upgrades(do(at, "lose arcane 1"), orlo) == "arcane1"


@pytest.mark.card("hollow-librarian curse", negative=True)
def test_hollow_librarian_curse_without_an_upgrade_sends_two_back() -> None:
    assert where(on_curse(LIBRARIAN, who(PELL, "t20", "close1")), DOV) == "t03"


# -- Clay Colossus: weakness ------------------------------------------------------------------------------------------


def test_clay_colossus_curse_takes_one_die() -> None:
    assert [card(on_curse(COLOSSUS, who(PELL)), slug)["weak"] for slug in (DOV, PELL)] == [1, 0]


def test_clay_colossus_curse_adds_up() -> None:
    assert card(do(play([who(DOV, "t04", weak=1)], die=1), f"move {DOV} t05"), DOV)["weak"] == 2


@pytest.mark.card("clay-colossus curse")
def test_weakened_attacker_rolls_one_die_fewer_and_recovers() -> None:
    at = duel(who(DOV, weak=1), "close", MIMI, "close", [1] * 3)
    assert (dice(at), card(at, DOV)["weak"]) == ((1, 2), 0)


def test_weakened_defender_rolls_one_die_fewer_and_recovers() -> None:
    at = duel(DOV, "close", who(HADDA, weak=1), "close", [1] * 4)
    assert (dice(at), card(at, HADDA)["weak"]) == ((2, 2), 0)


def test_weakened_character_rolls_at_least_one_die() -> None:
    at = duel(who(MAREN, weak=3), "close", who(MIMI, weak=2), "close", [1, 1])
    assert dice(at) == (1, 1)


def test_weakness_of_a_friend_stays_when_another_fights() -> None:
    at = duel(DOV, "close", MIMI, "close", [1] * 4, mine=[who(PELL, weak=1)])
    assert (dice(at), card(at, PELL)["weak"]) == ((2, 2), 1)
