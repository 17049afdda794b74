"""AQ-6.11, A14: waiting for the lair entrance, in all its conditions."""

import pytest

from tests.angryquest.mat import FINCH, JORY, MIMI, PIM, YRSA, asked, do, moves, options, play, where, who

WAIT = "wait"


@pytest.mark.rule("AQ-6.11", "A14")
@pytest.mark.parametrize(("die", "why"), [(1, "too low"), (6, "too high"), (3, "just right, but not wanted")])
def test_a_lone_character_near_the_lair_may_wait_a14(die: int, why: str) -> None:
    assert WAIT in options(play([who(MIMI, "t40")], die=die)), why


@pytest.mark.rule("AQ-6.11", "A14")
@pytest.mark.parametrize(
    ("start", "near"), [("t36", False), ("t37", True), ("t42", True), ("t43", False), ("t06", False)]
)
def test_near_is_where_some_face_leads_in_a14(start: str, near: bool) -> None:
    assert (WAIT in options(play([who(MIMI, start)], die=2))) is near


@pytest.mark.rule("AQ-6.11", "A14")
@pytest.mark.parametrize(("start", "near"), [("t35", False), ("t36", True), ("t41", True)])
def test_movement_counts_for_near_a14(start: str, near: bool) -> None:
    assert (WAIT in options(play([who(JORY, start)], die=1))) is near


@pytest.mark.rule("AQ-6.11", "A14")
def test_the_corner_of_the_loop_can_be_near_a_gate_a14() -> None:
    table = play([who(MIMI)], [who(JORY, "t00")], die=1, turn={"seat": 1})
    assert options(table) == [f"move {JORY} t02", WAIT]


@pytest.mark.rule("AQ-6.11", "A14")
@pytest.mark.parametrize(("fast", "near"), [(who(FINCH, "t42"), True), (who(MIMI, "t42", "movement"), False)])
def test_who_is_too_fast_for_the_gate_does_not_wait_there_a14(fast: dict[str, object], near: bool) -> None:
    """With movement 2 only a roll of 1 leads in; with 3 none does."""
    assert (WAIT in options(play([fast], die=2))) is near


@pytest.mark.rule("AQ-6.11", "A14")
def test_movement_does_not_count_for_near_in_a_further_move_a14() -> None:
    table = play([who(JORY, "t29")], rolls=[6, 2])
    do(table, "roll", f"move {JORY} t36", "roll-again")
    assert options(table) == [f"move {JORY} t38"]


@pytest.mark.rule("AQ-6.11", "A14")
@pytest.mark.parametrize("other", ["home", "t12", "sett-n", "ent-red-1"])
def test_there_is_no_waiting_while_another_character_can_move_a14(other: str) -> None:
    table = play([who(MIMI, "t40"), who(PIM, other)], die=1)
    assert moves(table, PIM)
    assert WAIT not in options(table)


@pytest.mark.rule("AQ-6.11", "A14")
@pytest.mark.parametrize("team", [[who(MIMI, "t40"), who(PIM, "ent-red-3")], [who(PIM, "ent-red-3"), who(MIMI, "t40")]])
def test_a_character_that_cannot_move_does_not_hinder_waiting_a14(team: list[dict[str, object]]) -> None:
    assert options(play(team, die=1)) == [f"move {MIMI} t41", WAIT]


@pytest.mark.rule("AQ-6.11", "A14")
def test_the_one_near_the_lair_may_be_blocked_itself_a14() -> None:
    table = play([who(MIMI, "t41"), who(PIM, "t42", stall=1)], die=1)
    assert options(table) == [WAIT]


@pytest.mark.rule("AQ-6.11", "A14")
def test_a_blocked_one_near_the_lair_does_not_let_a_far_one_wait_a14() -> None:
    table = play([who(MIMI, "t41"), who(PIM, "t42", stall=1), who(YRSA, "t12")], die=1)
    assert options(table) == [f"move {YRSA} t13"]


@pytest.mark.rule("AQ-6.11", "A14")
@pytest.mark.parametrize(("start", "near"), [("t37", False), ("t38", True)])
def test_an_entrance_held_by_an_own_character_is_not_near_a14(start: str, near: bool) -> None:
    table = play([who(MIMI, start), who(PIM, "ent-red-1")], die=3)
    assert (WAIT in options(table)) is near


@pytest.mark.rule("AQ-6.11", "A14")
@pytest.mark.parametrize("start", ["ent-red-1", "cmb-red-1"])
def test_who_is_in_the_lair_already_does_not_wait_a14(start: str) -> None:
    assert asked(do(play([who(MIMI, start)], rolls=[3]), "roll")) == "end"


@pytest.mark.rule("AQ-6.11", "A14")
def test_who_stands_in_a_settlement_does_not_wait_a14() -> None:
    assert options(play([who(MIMI, "sett-s", "movement2")], die=1)) == [f"move {MIMI} t38"]


@pytest.mark.rule("AQ-6.11", "A14")
def test_a_stalled_character_does_not_wait_a14() -> None:
    assert asked(play([who(MIMI, "t41", stall=1)], die=1)) == "end"


@pytest.mark.rule("AQ-6.11", "A14")
def test_waiting_leaves_everybody_in_place_a14() -> None:
    table = do(play([who(MIMI, "t41")], die=1), WAIT)
    assert (where(table, MIMI), asked(table)) == ("t41", "end")


@pytest.mark.rule("AQ-6.11", "AQ-3.6", "A14")
def test_waiting_with_a_six_still_gives_the_roll_a14() -> None:
    table = do(play([who(MIMI, "t41")], rolls=[6]), "roll", WAIT)
    assert asked(table) == "again"


@pytest.mark.rule("AQ-6.11", "A14")
def test_waiting_is_open_in_a_further_move_too_a14() -> None:
    table = do(play([who(MIMI, "t34")], rolls=[6, 1]), "roll", f"move {MIMI} t40", "roll-again")
    assert options(table) == [f"move {MIMI} t41", WAIT]
