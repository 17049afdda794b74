"""What each monster does on luck spaces; its curses and its fights have files of their own."""

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
    VESSA,
    asked,
    card,
    do,
    duel,
    offers,
    play,
    team,
    upgrades,
    where,
    who,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

USE = {"luck", "pass"}


def on_luck(monster: str, *rest: Json, theirs: list[Json] | None = None, held: str = "", **more: Json) -> Table:
    """Dov ends on the luck space t03."""
    at = play([who(DOV, "t02", held), *rest], theirs, die=1, monster=monster, **more)
    return do(at, f"move {DOV} t03")


# -- luck at all ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AQ-3.5")
@pytest.mark.parametrize("monster", [HYDRA, ARMOUR, ROC, LIBRARIAN, REGENT])
def test_luck_may_be_declined(monster: str) -> None:
    at = do(on_luck(monster, who(PELL)), "pass")
    assert (where(at, DOV), team(at), asked(at)) == ("t03", [DOV, PELL], "end")


@pytest.mark.rule("A23", "AQ-3.9")
def test_character_beaten_on_a_luck_space_has_no_luck() -> None:
    at = duel(DOV, "close", MIMI, "close", [1, 1, 1, 1], spot="t27", monster=ROC)
    assert (where(at, DOV), asked(at)) == ("home", "end")


@pytest.mark.rule("A23", "AQ-3.1")
def test_character_that_won_on_a_luck_space_has_luck_after_combat() -> None:
    assert asked(duel(DOV, "close", MIMI, "close", [4, 1, 1, 1], spot="t27", monster=ROC)) == "luck"


@pytest.mark.rule("A23")
@pytest.mark.parametrize(("who", "kind"), [(DOV, "end"), (PELL, "luck")])
def test_luck_space_works_once_for_each_character_and_turn(who: str, kind: str) -> None:
    turn = {"die": 1, "phase": "move", "sprung": [[who, "t03"]]}
    assert asked(on_luck(HYDRA, turn=turn)) == kind


# -- Animated Armour: an upgrade --------------------------------------------------------------------------------------


@pytest.mark.card("animated-armour luck")
def test_animated_armour_luck_tries_to_upgrade_armour() -> None:
    at = do(on_luck(ARMOUR, rolls=[1, 4]), "luck")
    assert upgrades(at, DOV) == "armour1"


def test_animated_armour_luck_can_fail() -> None:
    assert upgrades(do(on_luck(ARMOUR, rolls=[3, 3]), "luck"), DOV) == ""


@pytest.mark.card("animated-armour luck", negative=True)
@pytest.mark.rule("AQ-4.5")
@pytest.mark.parametrize("held", ["armour1", "close1 ranged1 arcane1"])
def test_animated_armour_luck_gives_no_upgrade_too_many(held: str) -> None:
    assert asked(on_luck(ARMOUR, held=held)) == "end"


# -- Mire Hydra: three on ---------------------------------------------------------------------------------------------


@pytest.mark.card("mire-hydra luck")
def test_mire_hydra_luck_moves_three_on() -> None:
    at = do(on_luck(HYDRA), "luck")
    assert (where(at, DOV), asked(at)) == ("t06", "end")


@pytest.mark.rule("A24")
def test_mire_hydra_luck_stops_short_and_meets_no_curse_and_no_combat() -> None:
    at = do(on_luck(HYDRA, theirs=[who(MIMI, "t06")]), "luck")
    assert (where(at, DOV), card(at, DOV)["stall"], asked(at)) == ("t05", 0, "end")


@pytest.mark.card("mire-hydra luck", negative=True)
@pytest.mark.rule("A24")
def test_mire_hydra_luck_is_no_use_when_all_is_taken() -> None:
    at = on_luck(HYDRA, theirs=[who(MIMI, "t04"), who(PELL, "t05"), who(MAREN, "t06")])
    assert asked(do(at, "pass")) == "end"


# -- Bone Regent: a rally ---------------------------------------------------------------------------------------------


@pytest.mark.card("bone-regent luck")
def test_bone_regent_luck_brings_somebody_out() -> None:
    at = do(on_luck(REGENT, who(PELL), who(HADDA)), "luck")
    assert offers(at) == {f"pick {PELL}", f"pick {HADDA}"}
    assert (where(do(at, f"pick {HADDA}"), HADDA), where(at, PELL), asked(at)) == ("t01", "home", "end")


@pytest.mark.card("bone-regent luck", negative=True)
@pytest.mark.parametrize(
    ("rest", "theirs"),
    [([], [who(MIMI)]), ([who(PELL, "t20")], [who(MIMI)]), ([who(PELL)], [who(MIMI, "t01")])],
)
def test_bone_regent_luck_needs_somebody_at_home_and_a_free_entry(rest: list[Json], theirs: list[Json]) -> None:
    assert asked(on_luck(REGENT, *rest, theirs=theirs)) == "end"


def test_bone_regent_luck_minds_own_characters_on_the_entry() -> None:
    assert asked(on_luck(REGENT, who(PELL), who(HADDA, "t01"))) == "end"


# -- Storm Roc: another roll ------------------------------------------------------------------------------------------


@pytest.mark.card("storm-roc luck")
def test_storm_roc_luck_moves_any_character_without_bonus() -> None:
    at = do(on_luck(ROC, who(VESSA, "t12"), rolls=[4]), "luck")
    assert offers(at) == {f"move {DOV} t07", f"move {VESSA} t16", "reroll"}


def test_storm_roc_luck_is_a_true_move_with_combat() -> None:
    at = do(on_luck(ROC, theirs=[who(MIMI, "t07")], rolls=[4]), "luck", f"move {DOV} t07")
    assert asked(at) == "clash"


def test_storm_roc_luck_leads_to_further_luck() -> None:
    at = do(on_luck(ROC, rolls=[6]), "luck", f"move {DOV} t09")
    assert offers(at) == USE


@pytest.mark.card("storm-roc luck", negative=True)
def test_six_of_the_storm_roc_gives_no_further_roll() -> None:
    at = do(on_luck(ROC, who(PELL, "t20"), rolls=[6]), "luck", f"move {PELL} t26")
    assert asked(at) == "end"


@pytest.mark.parametrize("face", [1, 6])
def test_six_of_the_movement_step_outlasts_the_storm_roc(face: int) -> None:
    at = play([who(DOV, "t45"), who(PELL, "t25")], die=6, rolls=[face], monster=ROC)
    do(at, f"move {DOV} t03", "luck", f"move {PELL} t{25 + face}")
    assert offers(at) == {"roll-again"}


# -- Hollow Librarian: a newcomer -------------------------------------------------------------------------------------


@pytest.mark.card("hollow-librarian luck")
def test_hollow_librarian_luck_replaces_the_character_on_its_space() -> None:
    at = on_luck(LIBRARIAN, held="close1", rolls=[1, 1, 1], deck=[PELL, VESSA, HADDA])
    do(at, "luck", "replace", f"keep {PELL}")
    assert (team(at), where(at, PELL), upgrades(at, PELL), asked(at)) == ([PELL], "t03", "", "end")
    assert at.position()["face_up"][0]["upgrades"] == [{"attribute": "close", "level": 1}]


def test_hollow_librarian_luck_takes_an_open_card() -> None:
    open_card = {"character": PELL, "upgrades": [{"attribute": "close", "level": 2}], "given_by": [1]}
    at = do(on_luck(LIBRARIAN, deck=[], face_up=[open_card]), "luck", f"take {PELL}")
    assert (where(at, PELL), upgrades(at, PELL)) == ("t03", "close2")


@pytest.mark.card("hollow-librarian luck", negative=True)
@pytest.mark.parametrize("giver", [[0], [0, 1]])
def test_hollow_librarian_luck_needs_a_card_to_take(giver: list[int]) -> None:
    assert asked(on_luck(LIBRARIAN, deck=[], face_up=[{"character": PELL, "given_by": giver}])) == "end"


# -- Clay Colossus: a shove -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "reached"), [("t09", True), ("t10", False), ("t45", True), ("t44", False)])
def test_clay_colossus_luck_reaches_six_spaces(place: str, reached: bool) -> None:
    assert (asked(on_luck(COLOSSUS, theirs=[who(MIMI, place)])) == "luck") is reached


@pytest.mark.card("clay-colossus luck")
def test_clay_colossus_luck_sends_an_opponent_three_back() -> None:
    at = do(on_luck(COLOSSUS, theirs=[who(MIMI, "t09"), who(PELL, "t01")]), "luck")
    assert offers(at) == {f"pick {MIMI}", f"pick {PELL}"}
    assert (where(do(at, f"pick {PELL}"), PELL), where(at, MIMI), asked(at)) == ("t46", "t09", "end")


@pytest.mark.rule("A24")
def test_clay_colossus_luck_stops_on_the_last_free_space() -> None:
    at = on_luck(COLOSSUS, who(VESSA, "t07"), theirs=[who(MIMI, "t09"), who(PELL, "t06")])
    assert where(do(at, "luck", f"pick {MIMI}"), MIMI) == "t08"


@pytest.mark.card("clay-colossus luck", negative=True)
@pytest.mark.rule("A25")
@pytest.mark.parametrize("place", ["home", "sett-n", "road-n-1", "ent-green-1", "cmb-green-1"])
def test_clay_colossus_luck_reaches_nobody_off_the_loop(place: str) -> None:
    assert asked(on_luck(COLOSSUS, who(VESSA, "t07"), theirs=[who(MIMI, place)])) == "end"


def test_clay_colossus_luck_may_be_declined() -> None:
    at = do(on_luck(COLOSSUS, theirs=[who(MIMI, "t09")]), "pass")
    assert (where(at, MIMI), asked(at)) == ("t09", "end")
