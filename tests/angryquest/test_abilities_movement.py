"""Abilities of movement and of the lair: Vessa, Tam, Brakka, Silt, Ordelia, Wend, Ilse."""

import pytest

from tests.angryquest.mat import (
    BRAKKA,
    BREE,
    DOV,
    FURTHER_MOVE,
    ILSE,
    LUCKY_MOVE,
    MIMI,
    SILT,
    TAM,
    VESSA,
    WEND,
    asked,
    do,
    moves,
    offers,
    play,
    used,
    where,
    who,
)

# -- Vessa rolls again ------------------------------------------------------------------------------------------------


@pytest.mark.card("vessa-quickstep")
@pytest.mark.rule("AQ-2.1", "A11")
def test_vessa_rolls_again_and_only_she_may_use_the_new_face() -> None:
    at = play([who(DOV, "t12"), who(VESSA, "t02")], die=1, rolls=[4])
    assert offers(do(at, "reroll")) == {f"move {VESSA} t08"}


@pytest.mark.card("vessa-quickstep", negative=True)
def test_others_do_not_roll_again() -> None:
    at = play([who(DOV, "t12"), who(TAM, "t02")], die=1)
    assert "reroll" not in offers(at)


def test_opponents_vessa_does_not_roll_again_for_me() -> None:
    at = play([who(DOV, "t12")], [who(VESSA, "t02")], die=1)
    assert offers(at) == {f"move {DOV} t13"}


def test_vessa_rolls_again_once_per_turn() -> None:
    at = do(play([who(VESSA, "t12")], die=1, rolls=[6, 2]), "reroll", f"move {VESSA} t20", "roll-again")
    assert "reroll" not in offers(at)


def test_vessa_rolls_again_in_her_next_turn() -> None:
    at = play([who(VESSA, "t12")], die=1, rolls=[2, 1, 1])
    do(at, "reroll", f"move {VESSA} t16", "end-turn", "roll", f"move {MIMI} t13", "end-turn", "roll")
    assert "reroll" in offers(at)


def test_moving_without_the_second_roll_keeps_it_for_later() -> None:
    at = do(play([who(VESSA, "t12")], die=6, rolls=[2]), f"move {VESSA} t20")
    assert used(at) == []
    assert "reroll" in offers(do(at, "roll-again"))


@pytest.mark.rule("A11")
def test_six_from_the_second_roll_gives_another_roll() -> None:
    at = do(play([who(VESSA, "t12")], die=1, rolls=[6]), "reroll", f"move {VESSA} t20")
    assert offers(at) == {"roll-again"}


@pytest.mark.rule("A11")
def test_six_that_is_rolled_again_is_gone() -> None:
    at = do(play([who(VESSA, "t12")], die=6, rolls=[2]), "reroll", f"move {VESSA} t16")
    assert offers(at) == {"end-turn"}


@pytest.mark.rule("A11")
def test_six_rolled_again_into_a_six_gives_one_roll() -> None:
    at = play([who(VESSA, "t12")], rolls=[6, 6, 1])
    do(at, "roll", "reroll", f"move {VESSA} t20", "roll-again", f"move {VESSA} t21")
    assert offers(at) == {"end-turn"}


@pytest.mark.parametrize(("roll", "end"), [(FURTHER_MOVE, "t16"), (LUCKY_MOVE, "t16")])
def test_vessa_rolls_again_outside_the_movement_step_without_bonus(roll: str, end: str) -> None:
    at = do(play([who(VESSA, "t12"), who(DOV, "t30")], die=1, roll=roll, rolls=[4]), "reroll")
    assert offers(at) == {f"move {VESSA} {end}"}


@pytest.mark.parametrize("vessa", [who(VESSA, "t02", stall=1), who(VESSA, "cmb-red-1")])
def test_vessa_who_may_not_be_moved_does_not_roll_again(vessa: dict[str, object]) -> None:
    assert offers(play([vessa, who(DOV, "t12")], die=1)) == {f"move {DOV} t13"}


def test_second_roll_that_vessa_cannot_use_moves_nobody() -> None:
    at = do(play([who(VESSA, "t13"), who(DOV, "t18")], die=1, rolls=[3]), "reroll")
    assert offers(at) == {"end-turn"}


def test_second_roll_may_be_declined_when_nobody_can_move() -> None:
    at = play([who(VESSA, "t13"), who(DOV, "t16", stall=1)], die=1)
    assert offers(at) == {"reroll", "pass"}
    assert offers(do(at, "pass")) == {"end-turn"}
    assert where(at, VESSA) == "t13"


def test_second_roll_is_not_offered_when_no_roll_could_move_vessa() -> None:
    assert "reroll" not in offers(play([who(VESSA, "ent-red-3"), who(DOV, "t12")], die=1))
    assert "reroll" not in offers(play([who(VESSA, "cmb-red-1"), who(DOV, "t12")], die=1))


# -- Tam adjusts the total --------------------------------------------------------------------------------------------


@pytest.mark.card("old-tam-the-ferryman")
def test_tam_goes_one_more_or_one_less() -> None:
    assert moves(play([who(TAM, "t02")], die=3), TAM) == {"t05", "t06", "t07"}


@pytest.mark.card("old-tam-the-ferryman", negative=True)
@pytest.mark.parametrize("slug", [BRAKKA, WEND])
def test_others_go_exactly_the_total(slug: str) -> None:
    assert moves(play([who(slug, "t01")], die=4), slug) == {"t06"}


def test_tam_goes_at_least_one() -> None:
    assert moves(play([who(TAM, "t02")], die=1), TAM) == {"t03", "t04", "t05"}


def test_tam_adjusts_the_total_with_upgrade() -> None:
    assert moves(play([who(TAM, "t10", "movement1")], die=2), TAM) == {"t15", "t16", "t17"}


@pytest.mark.parametrize("roll", [FURTHER_MOVE, LUCKY_MOVE])
def test_tam_adjusts_only_in_the_movement_step(roll: str) -> None:
    assert moves(play([who(TAM, "t02")], die=3, roll=roll), TAM) == {"t05"}


def test_tam_adjusts_only_his_own_total() -> None:
    assert moves(play([who(TAM, "t02"), who(DOV, "t10")], die=3), DOV) == {"t13"}


@pytest.mark.parametrize(("end", "spent"), [("t05", [TAM]), ("t06", []), ("t07", [TAM])])
def test_tam_uses_it_up_only_when_he_needs_it(end: str, spent: list[str]) -> None:
    assert used(do(play([who(TAM, "t02")], die=3), f"move {TAM} {end}")) == spent


def test_tam_who_has_used_it_goes_exactly_the_total() -> None:
    assert moves(play([who(TAM, "t02")], die=3, used=[TAM]), TAM) == {"t06"}


# -- Brakka counts a small face as 4 ----------------------------------------------------------------------------------


@pytest.mark.card("brakka-longstride")
@pytest.mark.parametrize(("die", "ends"), [(1, {"t12", "t15"}), (2, {"t13", "t15"}), (3, {"t14"}), (4, {"t15"})])
def test_brakka_counts_one_and_two_as_four(die: int, ends: set[str]) -> None:
    assert moves(play([who(BRAKKA, "t10")], die=die), BRAKKA) == ends


@pytest.mark.card("brakka-longstride", negative=True)
@pytest.mark.parametrize("slug", [WEND, "lucky-osric"])
def test_others_count_one_as_one(slug: str) -> None:
    assert "t15" not in moves(play([who(slug, "t10")], die=1), slug)


@pytest.mark.parametrize("roll", [FURTHER_MOVE, LUCKY_MOVE])
def test_brakka_counts_any_roll_so_without_bonus(roll: str) -> None:
    assert moves(play([who(BRAKKA, "t10")], die=2, roll=roll), BRAKKA) == {"t12", "t14"}


@pytest.mark.parametrize(("end", "spent"), [("t12", []), ("t15", [BRAKKA])])
def test_brakka_uses_it_up_only_when_she_needs_it(end: str, spent: list[str]) -> None:
    assert used(do(play([who(BRAKKA, "t10")], die=1), f"move {BRAKKA} {end}")) == spent


def test_brakka_counts_so_once_per_turn() -> None:
    assert moves(play([who(BRAKKA, "t10")], die=1, used=[BRAKKA]), BRAKKA) == {"t12"}


def test_brakka_may_not_end_on_a_friend_that_way() -> None:
    assert moves(play([who(BRAKKA, "t10"), who(DOV, "t15")], die=1), BRAKKA) == {"t12"}


# -- Silt starts further on -------------------------------------------------------------------------------------------


@pytest.mark.card("silt-friend-of-moles")
def test_silt_may_leave_home_six_spaces_further() -> None:
    assert moves(play([who(SILT)], die=1), SILT) == {"t01", "t07"}


def test_silt_walks_on_from_there_and_may_turn_off() -> None:
    assert moves(play([who(SILT)], die=3), SILT) == {"t03", "t09", "road-n-1"}


@pytest.mark.card("silt-friend-of-moles", negative=True)
def test_others_leave_home_by_the_entry_space() -> None:
    assert moves(play([who(DOV)], die=1), DOV) == {"t01"}


def test_silt_gains_nothing_on_the_loop() -> None:
    assert moves(play([who(SILT, "t01")], die=1), SILT) == {"t02"}


def test_silt_may_leave_home_so_every_time() -> None:
    assert moves(play([who(SILT)], die=2, roll=FURTHER_MOVE, used=[SILT]), SILT) == {"t02", "t08"}


# -- Wend walks back --------------------------------------------------------------------------------------------------


@pytest.mark.card("wend-the-weathercock")
@pytest.mark.parametrize(("die", "ends"), [(1, {"t16", "t13"}), (3, {"t18", "t11"}), (4, {"t19"})])
def test_wend_may_walk_up_to_three_back_without_bonus(die: int, ends: set[str]) -> None:
    assert moves(play([who(WEND, "t14")], die=die), WEND) == ends


@pytest.mark.card("wend-the-weathercock", negative=True)
@pytest.mark.parametrize("slug", ["lucky-osric", TAM])
def test_others_never_walk_back(slug: str) -> None:
    assert "t11" not in moves(play([who(slug, "t14")], die=3), slug)


def test_wend_walks_back_over_the_start_of_the_loop() -> None:
    assert "t46" in moves(play([who(WEND, "t01")], die=3), WEND)


@pytest.mark.rule("A15")
def test_wend_stays_on_the_loop_when_he_walks_back() -> None:
    assert moves(play([who(WEND, "t46")], die=3), WEND) == {"t02", "t43"}


def test_wend_walks_back_only_from_the_loop() -> None:
    assert moves(play([who(WEND, "road-n-2")], die=3), WEND) == {"t13"}
    assert moves(play([who(WEND)], die=3), WEND) == {"t04"}


def test_wend_may_not_walk_back_onto_a_friend() -> None:
    assert moves(play([who(WEND, "t14"), who(DOV, "t11")], die=3), WEND) == {"t18"}


@pytest.mark.parametrize("roll", [FURTHER_MOVE, LUCKY_MOVE])
def test_wend_walks_back_with_any_roll(roll: str) -> None:
    assert moves(play([who(WEND, "t14")], die=2, roll=roll), WEND) == {"t16", "t12"}


@pytest.mark.parametrize(("end", "spent"), [("t12", [WEND]), ("t17", [])])
def test_wend_uses_it_up_by_walking_back(end: str, spent: list[str]) -> None:
    assert used(do(play([who(WEND, "t14")], die=2), f"move {WEND} {end}")) == spent


def test_wend_walks_back_once_per_turn() -> None:
    assert moves(play([who(WEND, "t14")], die=2, used=[WEND]), WEND) == {"t17"}


def test_wend_meets_an_opponent_behind_him() -> None:
    at = do(play([who(WEND, "t14")], [who(MIMI, "t12")], die=2), f"move {WEND} t12")
    assert asked(at) == "clash"


# -- Ilse trims her total at the lair ---------------------------------------------------------------------------------


@pytest.mark.card("gatewarden-ilse")
def test_ilse_turns_into_the_lair_with_up_to_two_less() -> None:
    at = play([who(ILSE, "t40")], die=6)
    assert moves(at, ILSE) == {"t46", "sett-w", "ent-red-2", "ent-red-3"}


@pytest.mark.card("gatewarden-ilse", negative=True)
def test_others_turn_into_the_lair_by_exact_count() -> None:
    assert moves(play([who(BREE, "t40")], die=6), BREE) == {"t46", "sett-w"}


@pytest.mark.parametrize(("die", "lairs"), [(3, {"ent-red-2", "ent-red-3"}), (4, {"ent-red-3"}), (5, set())])
def test_ilse_trims_two_and_no_more(die: int, lairs: set[str]) -> None:
    ends = moves(play([who(ILSE, "t40", "movement1")], die=die), ILSE)
    assert {end for end in ends if end.startswith("ent")} == lairs


@pytest.mark.parametrize(("die", "ends"), [(1, {"t43", "ent-red-1"}), (2, {"t44", "ent-red-1", "ent-red-2"})])
def test_ilse_keeps_a_total_of_at_least_one(die: int, ends: set[str]) -> None:
    assert moves(play([who(ILSE, "t42")], die=die), ILSE) == ends


@pytest.mark.parametrize(("at", "end"), [("t14", "t15"), ("t15", "t16"), ("t16", "t17")])
def test_ilse_with_a_total_of_one_has_nothing_to_trim_far_from_her_gate(at: str, end: str) -> None:
    assert moves(play([who(ILSE, at)], die=1), ILSE) == {end}


@pytest.mark.parametrize(("die", "ends"), [(1, {"ent-red-2"}), (2, {"ent-red-2", "ent-red-3"}), (4, {"ent-red-3"})])
def test_ilse_moves_inside_the_lair_with_less(die: int, ends: set[str]) -> None:
    assert moves(play([who(ILSE, "ent-red-1")], die=die), ILSE) == ends


def test_ilse_cannot_move_inside_the_lair_with_too_much() -> None:
    assert offers(play([who(ILSE, "ent-red-1")], die=5)) == {"end-turn"}


def test_ilse_does_not_end_on_a_friend_in_the_lair() -> None:
    at = play([who(ILSE, "t40"), who(DOV, "ent-red-2")], die=6)
    assert moves(at, ILSE) == {"t46", "sett-w", "ent-red-3"}


def test_ilse_trims_nothing_on_the_loop() -> None:
    assert moves(play([who(ILSE, "t10")], die=4), ILSE) == {"t14"}
