"""AQ-3.2 to AQ-3.4, AQ-3.7, AQ-3.8, AQ-4.1, AQ-6.1, A4 to A15: where a character can go."""

import pytest

from tests.angryquest.mat import (
    BREE,
    DOV,
    FINCH,
    JORY,
    LUDO,
    MIMI,
    PIM,
    YRSA,
    asked,
    do,
    moves,
    options,
    play,
    seat,
    where,
    who,
)

COLOURS = ("red", "green", "blue", "yellow")


@pytest.mark.rule("AQ-3.2")
@pytest.mark.parametrize(("start", "die", "end"), [("t12", 3, "t15"), ("t13", 1, "t14"), ("t23", 6, "t29")])
def test_a_move_is_exactly_as_long_as_the_roll(start: str, die: int, end: str) -> None:
    assert moves(play([who(MIMI, start)], die=die), MIMI) == {end}


@pytest.mark.rule("AQ-3.2")
@pytest.mark.parametrize(("start", "die", "end"), [("t46", 3, "t01"), ("t47", 1, "t00"), ("t45", 2, "t47")])
def test_the_loop_is_walked_clockwise_and_closes(start: str, die: int, end: str) -> None:
    assert moves(play([who(MIMI, start)], die=die), MIMI) == {end}


@pytest.mark.rule("AQ-3.2")
def test_any_own_character_may_be_moved_and_no_other() -> None:
    table = play([who(MIMI, "t12"), who(PIM, "t21"), who(YRSA)], [who(DOV, "t30")], die=2)
    assert options(table) == [f"move {MIMI} t14", f"move {PIM} t23", f"move {YRSA} t02"]


@pytest.mark.rule("AQ-3.3", "AQ-1.2")
@pytest.mark.parametrize(("colour", "entry"), [("red", "t01"), ("green", "t13"), ("blue", "t25"), ("yellow", "t37")])
def test_the_first_step_from_home_is_the_entry_space(colour: str, entry: str) -> None:
    table = play(seat(who(MIMI), colour=colour), seat(who(PIM), colour=COLOURS[COLOURS.index(colour) - 1]), die=1)
    assert moves(table, MIMI) == {entry}


@pytest.mark.rule("AQ-3.3", "A7")
@pytest.mark.parametrize("die", range(1, 7))
def test_any_roll_leaves_home_a7(die: int) -> None:
    assert moves(play([who(MIMI)], die=die), MIMI) == {f"t0{die}"}


@pytest.mark.rule("AQ-3.4")
def test_a_move_may_not_end_on_an_own_character() -> None:
    table = play([who(MIMI, "t12"), who(PIM, "t14")], die=2)
    assert moves(table, MIMI) == set()
    assert moves(table, PIM) == {"t16"}


@pytest.mark.rule("AQ-3.4")
def test_nobody_leaves_home_onto_an_own_character() -> None:
    assert moves(play([who(MIMI), who(PIM, "t03")], die=3), MIMI) == set()


@pytest.mark.rule("AQ-3.4", "A9")
def test_own_characters_do_not_share_a_settlement_a9() -> None:
    assert moves(play([who(MIMI, "t08"), who(PIM, "sett-n")], die=2), MIMI) == {"t10"}


@pytest.mark.rule("AQ-3.4", "A9")
def test_own_characters_do_not_share_a_lair_entrance_a9() -> None:
    assert moves(play([who(MIMI, "t42"), who(PIM, "ent-red-2")], die=2), MIMI) == {"t44"}


@pytest.mark.rule("AQ-3.4", "A3", "A9")
def test_home_holds_any_number_a3_a9() -> None:
    table = play([who(MIMI), who(PIM), who(YRSA, "t03")], [who(LUDO, "t04")], die=1, rolls=[1, 1, 1] + [6] * 4)
    do(table, f"move {YRSA} t04", f"attack {LUDO} close", "use close")
    assert [where(table, c) for c in (MIMI, PIM, YRSA)] == ["home"] * 3


@pytest.mark.rule("AQ-3.8", "A8")
def test_own_and_foreign_characters_may_be_passed_a8() -> None:
    table = play([who(MIMI, "t12"), who(PIM, "t13")], [who(YRSA, "t14")], die=3)
    assert moves(table, MIMI) == {"t15"}


@pytest.mark.rule("AQ-3.8", "A13")
def test_own_characters_may_be_passed_inside_the_lair_a13() -> None:
    assert moves(play([who(MIMI, "ent-red-1"), who(PIM, "ent-red-2")], die=2), MIMI) == {"ent-red-3"}


@pytest.mark.rule("AQ-3.8")
def test_an_opponents_space_is_a_legal_end() -> None:
    assert moves(play([who(MIMI, "t12")], [who(YRSA, "t14")], die=2), MIMI) == {"t14"}


@pytest.mark.rule("AQ-3.8", "A10")
def test_without_a_legal_move_there_is_none_a10() -> None:
    table = play([who(MIMI, "ent-red-3")], rolls=[2])
    assert asked(do(table, "roll")) == "end"
    assert where(table, MIMI) == "ent-red-3"


@pytest.mark.rule("AQ-3.8", "A10")
def test_a_legal_move_must_be_made_a10() -> None:
    assert options(play([who(MIMI, "t12")], die=2)) == [f"move {MIMI} t14"]


@pytest.mark.rule("AQ-3.7", "A4")
@pytest.mark.parametrize(
    ("character", "upgrades", "end"),
    [(JORY, (), "t17"), (FINCH, (), "t18"), (MIMI, ("movement",), "t19"), (JORY, ("movement",), "t20"),
     (JORY, ("close", "armour2"), "t17")],
)  # fmt: skip
def test_movement_adds_to_the_roll_and_all_of_it_a4(character: str, upgrades: tuple[str, ...], end: str) -> None:
    assert moves(play([who(character, "t12", *upgrades)], die=4), character) == {end}


@pytest.mark.rule("AQ-4.6", "A5")
@pytest.mark.parametrize(("upgrade", "end"), [("movement", "t26"), ("movement2", "t28")])
def test_a_movement_upgrade_adds_three_and_one_of_level_2_five_a5(upgrade: str, end: str) -> None:
    assert moves(play([who(MIMI, "t21", upgrade)], die=2), MIMI) == {end}


@pytest.mark.rule("AQ-3.7", "AQ-4.6", "A6")
def test_further_moves_use_the_bare_die_a6() -> None:
    table = play([who(JORY, "t09", "movement2")], rolls=[6, 2])
    do(table, "roll", f"move {JORY} t21", "roll-again")
    assert moves(table, JORY) == {"t23"}


@pytest.mark.rule("AQ-4.1", "A12")
@pytest.mark.parametrize(
    ("start", "die", "found"),
    [
        ("t05", 3, {"t08"}),
        ("t07", 1, {"t08"}),
        ("t07", 2, {"t09", "road-n-1"}),
        ("t06", 4, {"t10", "sett-n"}),
        ("t03", 6, {"t09", "road-n-1"}),
        ("t02", 6, {"t08"}),
        ("t08", 1, {"t09", "road-n-1"}),
        ("t08", 2, {"t10", "sett-n"}),
        ("t08", 6, {"t14", "sett-n"}),
        ("t20", 3, {"t23", "sett-e"}),
        ("t32", 1, {"t33", "road-s-1"}),
        ("t44", 5, {"t01", "sett-w"}),
        ("t09", 1, {"t10"}),
    ],
)
def test_a_crossroads_lets_a_walk_turn_off_and_the_settlement_ends_it_a12(
    start: str, die: int, found: set[str]
) -> None:
    assert moves(play([who(MIMI, start)], die=die), MIMI) == found


@pytest.mark.rule("AQ-4.1", "A12")
def test_crossroads_are_open_to_every_player_a12() -> None:
    for turn in (0, 1):
        table = play([who(MIMI, "t08")], [who(PIM, "t20")], die=2, turn={"seat": turn})
        assert moves(table, (MIMI, PIM)[turn]) == ({"t10", "sett-n"}, {"t22", "sett-e"})[turn]


@pytest.mark.rule("AQ-4.8", "A12")
@pytest.mark.parametrize(
    ("start", "die", "end"),
    [
        ("road-n-1", 1, "sett-n"),
        ("road-n-1", 6, "sett-n"),
        ("sett-n", 1, "road-n-2"),
        ("sett-n", 2, "t10"),
        ("sett-n", 3, "t11"),
        ("sett-w", 6, "t02"),
        ("road-n-2", 1, "t10"),
        ("road-s-2", 4, "t37"),
    ],
)
def test_a_settlement_is_left_by_the_road_to_two_past_the_crossroads_a12(start: str, die: int, end: str) -> None:
    assert moves(play([who(MIMI, start)], die=die), MIMI) == {end}


@pytest.mark.rule("AQ-4.8")
def test_a_walk_out_of_a_settlement_may_end_in_the_lair() -> None:
    table = play(seat(who(MIMI, "sett-e", "movement2"), colour="yellow"), seat(who(PIM), colour="red"), die=6)
    assert moves(table, MIMI) == {"t31", "ent-yellow-1"}


@pytest.mark.rule("AQ-6.1", "AQ-6.12", "A13")
@pytest.mark.parametrize(
    ("start", "die", "found"),
    [
        ("t42", 1, {"t43", "ent-red-1"}),
        ("t42", 2, {"t44", "ent-red-2"}),
        ("t42", 3, {"t45", "road-w-1", "ent-red-3"}),
        ("t42", 4, {"t46", "sett-w"}),
        ("t41", 1, {"t42"}),
        ("t41", 4, {"t45", "road-w-1", "ent-red-3"}),
        ("t41", 5, {"t46", "sett-w"}),
        ("t37", 6, {"t43", "ent-red-1"}),
        ("t36", 6, {"t42"}),
        ("t43", 1, {"t44"}),
        ("ent-red-1", 1, {"ent-red-2"}),
        ("ent-red-1", 2, {"ent-red-3"}),
        ("ent-red-1", 3, set()),
        ("ent-red-2", 1, {"ent-red-3"}),
        ("ent-red-2", 2, set()),
        ("ent-red-3", 1, set()),
        ("cmb-red-1", 1, set()),
    ],
)
def test_the_lair_is_entered_by_exact_count_a13(start: str, die: int, found: set[str]) -> None:
    table = play([who(MIMI, start), who(PIM, "t12")], die=die)
    assert moves(table, MIMI) == found


@pytest.mark.rule("AQ-6.1", "A13")
@pytest.mark.parametrize(("colour", "gate"), [("red", "t42"), ("green", "t06"), ("blue", "t18"), ("yellow", "t30")])
def test_each_colour_turns_in_at_its_own_gate_a13(colour: str, gate: str) -> None:
    other = COLOURS[COLOURS.index(colour) - 1]
    table = play(seat(who(MIMI, gate), colour=colour), seat(who(PIM), colour=other), die=1)
    assert f"ent-{colour}-1" in moves(table, MIMI)


@pytest.mark.rule("AQ-6.1", "A13")
@pytest.mark.parametrize("gate", ["t06", "t18", "t30"])
def test_a_foreign_gate_stays_shut_a13(gate: str) -> None:
    assert moves(play([who(MIMI, gate)], die=1), MIMI) == {f"t{int(gate[1:]) + 1:02}"}


@pytest.mark.rule("AQ-6.12")
def test_movement_counts_on_the_way_into_the_lair() -> None:
    assert moves(play([who(JORY, "t41")], die=1), JORY) == {"t43", "ent-red-1"}


@pytest.mark.rule("AQ-6.12", "A13")
def test_nobody_moves_back_out_of_the_lair_a13() -> None:
    table = play([who(MIMI, "ent-red-1"), who(PIM, "t12")], die=4)
    assert moves(table, MIMI) == set()


@pytest.mark.rule("AQ-3.5")
def test_a_stalled_character_is_not_moved() -> None:
    table = play([who(MIMI, "t12", stall=1), who(PIM, "t14")], die=2)
    assert options(table) == [f"move {PIM} t16"]


@pytest.mark.rule("AQ-3.5")
def test_a_stall_passes_with_the_next_turn_of_its_player() -> None:
    table = play([who(MIMI, "t12", stall=2), who(PIM, "t14")], [who(YRSA, "t25")], rolls=[1] * 5)
    do(table, "roll", f"move {MIMI} t13", "end-turn", "roll", f"move {YRSA} t26", "end-turn", "roll")
    assert options(table) == [f"move {PIM} t15"]
    do(table, f"move {PIM} t15", "end-turn", "roll", f"move {YRSA} t27", "end-turn", "roll")
    assert moves(table, MIMI) == {"t14"}


@pytest.mark.rule("AQ-3.2", "A15")
def test_a_move_back_over_crossroads_and_gate_stays_on_the_loop_a15() -> None:
    table = play([who(PIM, "t09")], monster="animated-armour", die=2)
    assert where(do(table, f"move {PIM} t11"), PIM) == "t08"
    assert asked(table) == "end"


@pytest.mark.rule("AQ-3.2")
def test_a_move_takes_the_character_there_and_nobody_else() -> None:
    table = play([who(MIMI, "t12"), who(BREE, "t20")], [who(DOV, "t30")], die=2)
    do(table, f"move {MIMI} t14")
    assert [where(table, c) for c in (MIMI, BREE, DOV)] == ["t14", "t20", "t30"]
