"""Abilities about luck and curse: Osric, Annie, Ludo, Evra, Bitterroot."""

import pytest

from tests.angryquest.mat import (
    ANNIE,
    ARMOUR,
    COLOSSUS,
    DOV,
    EVRA,
    HAG,
    HYDRA,
    LIBRARIAN,
    LUDO,
    MIMI,
    OSRIC,
    PELL,
    REGENT,
    ROC,
    asked,
    card,
    do,
    heard,
    offers,
    play,
    team,
    upgrades,
    used,
    where,
    who,
)

USE = {"luck", "pass"}

# -- Osric snatches the clover ----------------------------------------------------------------------------------------


@pytest.mark.card("lucky-osric")
def test_osric_uses_a_luck_space_that_he_walked_over() -> None:
    at = do(play([who(OSRIC, "t01")], die=2, monster=HYDRA), f"move {OSRIC} t04")
    assert offers(at) == USE
    assert where(do(at, "luck"), OSRIC) == "t07"


@pytest.mark.card("lucky-osric", negative=True)
def test_others_use_no_luck_space_that_they_walked_over() -> None:
    at = do(play([who(PELL, "t01")], die=2, monster=HYDRA), f"move {PELL} t04")
    assert offers(at) == {"end-turn"}


def test_osric_uses_it_for_nobody_but_himself() -> None:
    at = do(play([who(OSRIC), who(DOV, "t02")], die=2, monster=HYDRA), f"move {DOV} t04")
    assert offers(at) == {"end-turn"}


def test_osric_may_let_the_clover_be() -> None:
    at = do(play([who(OSRIC, "t01")], die=2, monster=HYDRA), f"move {OSRIC} t04", "pass")
    assert (where(at, OSRIC), used(at)) == ("t04", [])


def test_osric_snatches_once_per_turn() -> None:
    at = play([who(OSRIC, "t01")], die=6, rolls=[5], monster=HYDRA)
    do(at, f"move {OSRIC} t08", "luck", "roll-again", f"move {OSRIC} t16")
    assert (asked(at), used(at)) == ("end", [OSRIC])


def test_osric_who_declined_may_snatch_later_in_the_turn() -> None:
    at = play([who(OSRIC, "t01")], die=6, rolls=[2], monster=HYDRA)
    do(at, f"move {OSRIC} t08", "pass", "roll-again", f"move {OSRIC} t10")
    assert offers(at) == USE


@pytest.mark.parametrize(
    ("start", "die", "end"),
    [
        ("home", 4, "t05"),
        ("t02", 1, "t04"),
        ("t43", 3, "t47"),
        ("t06", 6, "t13"),
        ("t45", 6, "t04"),
        ("t38", 4, "ent-red-1"),
    ],
)
def test_osric_walked_over_luck(start: str, die: int, end: str) -> None:
    at = do(play([who(OSRIC, start), who(DOV)], die=die, monster=REGENT), f"move {OSRIC} {end}")
    assert asked(at) == "luck"


@pytest.mark.parametrize(
    ("start", "die", "end"),
    [
        ("home", 1, "t02"),
        ("t03", 2, "t06"),
        ("t06", 1, "t08"),
        ("t06", 3, "sett-n"),
        ("t08", 1, "sett-n"),
        ("road-n-1", 5, "sett-n"),
        ("sett-n", 1, "t10"),
        ("sett-n", 3, "t12"),
        ("t39", 3, "t43"),
        ("ent-red-1", 1, "ent-red-3"),
    ],
)
def test_osric_walked_over_no_luck(start: str, die: int, end: str) -> None:
    at = do(play([who(OSRIC, start), who(DOV)], die=die, monster=REGENT), f"move {OSRIC} {end}")
    assert asked(at) != "luck"


def test_osric_from_a_settlement_walks_over_the_next_luck_space() -> None:
    at = do(play([who(OSRIC, "sett-n", "movement1"), who(DOV)], die=4, monster=REGENT), f"move {OSRIC} t16")
    assert offers(at) == USE


def test_osric_turning_off_walked_over_what_lay_before_the_crossroads() -> None:
    at = play([who(OSRIC, "t02", "movement1"), who(DOV)], die=4, monster=REGENT)
    assert asked(do(at, f"move {OSRIC} sett-n")) == "luck"
    assert asked(do(at, "pass")) == "town"


def test_osric_on_the_first_space_of_the_loop_sends_somebody_back() -> None:
    at = play([who(OSRIC, "t44")], [who(MIMI, "t04")], die=3, monster=COLOSSUS)
    do(at, f"move {OSRIC} t00", "luck", f"pick {MIMI}")
    assert where(at, MIMI) == "t01"


@pytest.mark.rule("A24")
@pytest.mark.parametrize("monster", [HYDRA, COLOSSUS])
def test_osric_on_a_road_has_no_use_for_luck_of_the_loop(monster: str) -> None:
    at = play([who(OSRIC, "t02")], [who(MIMI, "t01")], die=6, monster=monster)
    assert asked(do(at, f"move {OSRIC} road-n-1")) == "again"


def test_osric_beaten_in_combat_has_no_luck() -> None:
    at = play([who(OSRIC, "t01"), who(DOV)], [who(MIMI, "t04")], die=2, rolls=[1, 1, 1, 1, 1], monster=REGENT)
    do(at, f"move {OSRIC} t04", f"attack {MIMI} close", "use close")
    assert asked(at) == "end"


def test_osric_may_use_both_the_clover_on_the_way_and_the_one_at_the_end() -> None:
    at = play([who(OSRIC, "t02", "armour1")], [who(MIMI, "t12")], die=6, monster=COLOSSUS)
    do(at, f"move {OSRIC} t09", "luck", f"pick {MIMI}")
    assert where(at, MIMI) == "t10"
    assert offers(at) == USE


def test_osric_ending_on_the_luck_space_uses_it_once() -> None:
    at = do(play([who(OSRIC, "t01")], die=1, monster=HYDRA), f"move {OSRIC} t03", "luck")
    assert (where(at, OSRIC), asked(at), used(at)) == ("t06", "end", [])


# -- Annie is kissed twice --------------------------------------------------------------------------------------------


@pytest.mark.card("clover-annie")
def test_annie_may_be_shifted_twice() -> None:
    at = do(play([who(ANNIE, "t02")], die=1, monster=HYDRA), f"move {ANNIE} t03", "luck")
    assert (where(at, ANNIE), offers(at)) == ("t06", USE)
    assert (where(do(at, "luck"), ANNIE), asked(at)) == ("t09", "end")


@pytest.mark.card("clover-annie", negative=True)
def test_others_are_shifted_once() -> None:
    at = do(play([who(DOV, "t02"), who(ANNIE)], die=1, monster=HYDRA), f"move {DOV} t03", "luck")
    assert (where(at, DOV), asked(at)) == ("t06", "end")


def test_annie_may_leave_the_second_time() -> None:
    at = do(play([who(ANNIE, "t02")], die=1, monster=HYDRA), f"move {ANNIE} t03", "luck", "pass")
    assert (where(at, ANNIE), asked(at)) == ("t06", "end")


def test_annie_who_declines_has_no_second_time() -> None:
    at = do(play([who(ANNIE, "t02")], die=1, monster=HYDRA), f"move {ANNIE} t03", "pass")
    assert asked(at) == "end"


def test_annie_tries_an_upgrade_again_after_a_failure() -> None:
    at = play([who(ANNIE, "t02")], die=1, rolls=[3, 4], monster=ARMOUR)
    assert upgrades(do(at, f"move {ANNIE} t03", "luck", "luck"), ANNIE) == "armour1"


def test_annie_with_an_upgrade_has_nothing_to_try_again() -> None:
    at = do(play([who(ANNIE, "t02")], die=1, rolls=[4], monster=ARMOUR), f"move {ANNIE} t03", "luck")
    assert asked(at) == "end"


def test_annie_rallies_again_only_to_a_free_entry_space() -> None:
    at = play([who(ANNIE, "t02"), who(DOV), who(PELL)], die=1, monster=REGENT)
    do(at, f"move {ANNIE} t03", "luck", f"pick {DOV}")
    assert (where(at, DOV), asked(at)) == ("t01", "end")


def test_annie_has_two_extra_rolls() -> None:
    at = play([who(ANNIE, "t02"), who(DOV, "t12")], die=1, rolls=[1, 2], monster=ROC)
    do(at, f"move {ANNIE} t03", "luck", f"move {DOV} t13", "luck", f"move {ANNIE} t05")
    assert asked(at) == "end"


def test_annie_beaten_in_her_extra_move_still_has_the_second() -> None:
    at = play([who(ANNIE, "t02")], [who(MIMI, "t07")], die=1, rolls=[4, 1, 1, 1], monster=ROC)
    do(at, f"move {ANNIE} t03", "luck", f"move {ANNIE} t07", f"attack {MIMI} close", "use close")
    assert (where(at, ANNIE), offers(at)) == ("home", USE)


def test_annie_shoves_two_opponents() -> None:
    at = play([who(ANNIE, "t02")], [who(MIMI, "t07"), who(DOV, "t08")], die=1, monster=COLOSSUS)
    do(at, f"move {ANNIE} t03", "luck", f"pick {MIMI}", "luck", f"pick {DOV}")
    assert (where(at, MIMI), where(at, DOV), asked(at)) == ("t04", "t05", "end")


def test_annie_who_was_replaced_has_no_second_time() -> None:
    at = play([who(ANNIE, "t02")], die=1, rolls=[1, 1], monster=LIBRARIAN, deck=[DOV, PELL])
    do(at, f"move {ANNIE} t03", "luck", "replace", f"keep {PELL}")
    assert (team(at), asked(at)) == ([PELL], "end")


def test_annie_has_no_third_time() -> None:
    at = play([who(ANNIE, "t02")], die=1, rolls=[3, 3], monster=ARMOUR)
    assert asked(do(at, f"move {ANNIE} t03", "luck", "luck")) == "end"


# -- Ludo ignores curses ----------------------------------------------------------------------------------------------


@pytest.mark.card("grim-ludo")
def test_ludo_ignores_a_curse() -> None:
    at = do(play([who(LUDO, "t04")], die=1), f"move {LUDO} t05")
    assert (card(at, LUDO)["weak"], heard(at, "curse")) == (0, [])


@pytest.mark.card("grim-ludo", negative=True)
@pytest.mark.rule("AQ-3.5")
def test_others_suffer_a_curse() -> None:
    at = do(play([who(DOV, "t04"), who(LUDO)], die=1), f"move {DOV} t05")
    assert (card(at, DOV)["weak"], asked(at)) == (1, "end")


# -- Evra intercedes --------------------------------------------------------------------------------------------------


@pytest.mark.card("saint-evra")
@pytest.mark.parametrize(("face", "weak"), [(3, 1), (4, 0), (6, 0)])
def test_evra_saves_a_friend_on_four(face: int, weak: int) -> None:
    at = do(play([who(DOV, "t04"), who(EVRA)], die=1, rolls=[face]), f"move {DOV} t05")
    assert (card(at, DOV)["weak"], used(at)) == (weak, [EVRA])


@pytest.mark.rule("AQ-2.2")
def test_evra_saves_herself() -> None:
    at = do(play([who(EVRA, "t04")], die=1, rolls=[4]), f"move {EVRA} t05")
    assert card(at, EVRA)["weak"] == 0


def test_evra_saves_once_per_turn() -> None:
    at = do(play([who(DOV, "t04"), who(EVRA)], die=1, used=[EVRA]), f"move {DOV} t05")
    assert card(at, DOV)["weak"] == 1


@pytest.mark.card("saint-evra", negative=True)
def test_others_are_not_saved() -> None:
    at = do(play([who(DOV, "t04")], [who(EVRA)], die=1), f"move {DOV} t05")
    assert card(at, DOV)["weak"] == 1


def test_evra_is_not_troubled_for_ludo() -> None:
    at = do(play([who(LUDO, "t04"), who(EVRA)], die=1), f"move {LUDO} t05")
    assert used(at) == []


# -- Bitterroot passes it on ------------------------------------------------------------------------------------------


@pytest.mark.card("bitterroot-the-hag")
def test_hag_passes_a_curse_to_an_opponent_on_the_loop() -> None:
    at = do(play([who(HAG, "t04")], [who(MIMI, "t30"), who(DOV, "t40")], die=1), f"move {HAG} t05")
    assert offers(at) == {f"pick {MIMI}", f"pick {DOV}", "pass"}
    do(at, f"pick {DOV}")
    assert (card(at, HAG)["weak"], card(at, MIMI)["weak"], card(at, DOV)["weak"]) == (0, 0, 1)


@pytest.mark.card("bitterroot-the-hag", negative=True)
def test_others_pass_no_curse() -> None:
    at = do(play([who(DOV, "t04"), who(HAG)], [who(MIMI, "t30")], die=1), f"move {DOV} t05")
    assert (asked(at), card(at, DOV)["weak"]) == ("end", 1)


def test_hag_may_keep_the_curse() -> None:
    at = do(play([who(HAG, "t04")], [who(MIMI, "t30")], die=1), f"move {HAG} t05", "pass")
    assert (card(at, HAG)["weak"], card(at, MIMI)["weak"]) == (1, 0)


@pytest.mark.rule("A25")
@pytest.mark.parametrize("place", ["home", "sett-s", "road-n-1", "ent-green-1", "cmb-green-1"])
def test_hag_reaches_nobody_off_the_loop(place: str) -> None:
    at = do(play([who(HAG, "t04"), who(PELL, "t20")], [who(MIMI, place)], die=1), f"move {HAG} t05")
    assert (asked(at), card(at, HAG)["weak"]) == ("end", 1)


def test_curse_that_the_hag_passed_is_not_ignored() -> None:
    at = do(play([who(HAG, "t04")], [who(LUDO, "t30")], die=1), f"move {HAG} t05", f"pick {LUDO}")
    assert card(at, LUDO)["weak"] == 1


def test_curse_that_the_hag_passed_is_not_saved_from() -> None:
    theirs = [who(DOV, "t30"), who(EVRA)]
    at = do(play([who(HAG, "t04")], theirs, die=1), f"move {HAG} t05", f"pick {DOV}")
    assert (card(at, DOV)["weak"], used(at)) == (1, [])


def test_hag_who_keeps_the_curse_may_be_saved() -> None:
    at = play([who(HAG, "t04"), who(EVRA)], [who(MIMI, "t30")], die=1, rolls=[4])
    assert card(do(at, f"move {HAG} t05", "pass"), HAG)["weak"] == 0


def test_victim_of_the_hag_chooses_what_to_lose() -> None:
    at = play([who(HAG, "t04")], [who(DOV, "t30", "close1 arcane2")], die=1, monster=LIBRARIAN)
    do(at, f"move {HAG} t05", f"pick {DOV}")
    assert (at.decisions[0].seat, offers(at)) == (1, {"lose close 1", "lose arcane 2"})


def test_victim_of_the_hag_stands_fast_in_its_next_turn_only() -> None:
    at = play([who(HAG, "t04")], [who(DOV, "t30"), who(MIMI)], die=1, rolls=[2, 2, 2], monster=HYDRA)
    do(at, f"move {HAG} t05", f"pick {DOV}", "end-turn", "roll")
    assert offers(at) == {f"move {MIMI} t14"}
    do(at, f"move {MIMI} t14", "end-turn", "roll", f"move {HAG} t07", "end-turn", "roll")
    assert f"move {DOV} t32" in offers(at)


def test_victim_of_the_hag_changes_places_with_its_own_opponents() -> None:
    at = play([who(HAG, "t04")], [who(DOV, "t30"), who(MIMI, "t28")], die=1, monster=ROC)
    do(at, f"move {HAG} t05", f"pick {DOV}")
    assert (where(at, HAG), where(at, DOV), where(at, MIMI)) == ("t30", "t05", "t28")
