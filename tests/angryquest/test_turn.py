"""AQ-1.4, AQ-3.1, AQ-3.5 to AQ-3.9, A6, A11, A23: the order of a turn, sixes, luck and curse, the end and undo."""

import pytest

import tumblehall as th
from tests.angryquest.mat import (
    BREE,
    DOV,
    HAG,
    JORY,
    LUDO,
    MIMI,
    ORLO,
    PIM,
    YRSA,
    asked,
    card,
    do,
    heard,
    kinds,
    options,
    play,
    seat,
    to_act,
    where,
    who,
)


@pytest.mark.rule("AQ-3.1")
def test_movement_combat_luck_and_the_further_move_come_in_this_order() -> None:
    table = play([who(LUDO, "t09")], [who(MIMI, "t15")], monster="mire-hydra", rolls=[6, 4, 4, 4, 1, 1, 2])
    do(table, "roll", f"move {LUDO} t15", f"attack {MIMI} close", "use close", "luck", "roll-again")
    assert kinds(table) == [
        "turn", "rolled", "moved", "attack", "combat-rolls", "combat-won", "sent-home", "luck", "shifted", "rolled",
    ]  # fmt: skip


@pytest.mark.rule("AQ-3.1")
def test_the_curse_comes_after_combat_and_before_the_further_move() -> None:
    table = play([who(BREE, "t05")], [who(MIMI, "t11")], rolls=[6, 4, 4, 4, 1, 1])
    do(table, "roll", f"move {BREE} t11", f"attack {MIMI} close", "use close")
    assert kinds(table)[-4:] == ["combat-won", "sent-home", "curse", "weakened"]
    assert asked(table) == "again"


@pytest.mark.rule("AQ-3.5")
def test_luck_may_be_used() -> None:
    table = do(play([who(PIM, "t12")], monster="mire-hydra", die=3), f"move {PIM} t15")
    assert options(table) == ["luck", "pass"]
    assert where(do(table, "luck"), PIM) == "t18"


@pytest.mark.rule("AQ-3.5")
def test_luck_may_be_declined() -> None:
    table = do(play([who(PIM, "t12")], monster="mire-hydra", die=3), f"move {PIM} t15", "pass")
    assert (where(table, PIM), asked(table)) == ("t15", "end")


@pytest.mark.rule("AQ-3.5")
def test_a_curse_is_suffered_unasked() -> None:
    table = do(play([who(PIM, "t12")], monster="mire-hydra", die=5), f"move {PIM} t17")
    assert (card(table, PIM)["stall"], asked(table)) == (2, "end")


@pytest.mark.rule("AQ-3.5")
@pytest.mark.parametrize(("die", "end"), [(4, "t16"), (2, "t14"), (6, "t18")])
def test_only_the_space_where_a_move_ends_counts(die: int, end: str) -> None:
    table = do(play([who(PIM, "t12")], monster="mire-hydra", die=die, turn={"six": False}), f"move {PIM} {end}")
    assert (asked(table), card(table, PIM)["stall"]) == ("end", 0)


@pytest.mark.rule("AQ-3.5", "A23")
def test_a_curse_space_works_once_for_a_character_in_a_turn_a23() -> None:
    table = play([who(PIM, "t47")], monster="animated-armour", rolls=[6, 3])
    assert where(do(table, "roll", f"move {PIM} t05"), PIM) == "t02"
    assert where(do(table, "roll-again", f"move {PIM} t05"), PIM) == "t05"


@pytest.mark.rule("AQ-3.5", "A23")
def test_a_luck_space_works_once_for_a_character_in_a_turn_a23() -> None:
    table = play([who(PIM, "t12")], monster="mire-hydra", die=3, turn={"sprung": [[PIM, "t15"]]})
    assert asked(do(table, f"move {PIM} t15")) == "end"


@pytest.mark.rule("AQ-3.5", "A23")
@pytest.mark.parametrize("mark", [[YRSA, "t15"], [PIM, "t09"]])
def test_a_used_space_works_for_others_and_other_spaces_for_the_same_a23(mark: list[str]) -> None:
    table = play([who(PIM, "t12"), who(YRSA, "t30")], monster="mire-hydra", die=3, turn={"sprung": [mark]})
    assert asked(do(table, f"move {PIM} t15")) == "luck"


@pytest.mark.rule("AQ-3.5", "A23")
def test_a_used_space_works_again_in_another_turn_a23() -> None:
    table = play([who(PIM, "t12")], monster="mire-hydra", rolls=[3], turn={"sprung": [[PIM, "t15"]]})
    assert asked(do(table, "roll", f"move {PIM} t15")) == "luck"


@pytest.mark.rule("AQ-3.9", "AQ-3.7")
def test_who_is_sent_home_meets_no_luck_but_keeps_the_roll_of_the_six() -> None:
    table = play([who(PIM, "t09")], [who(LUDO, "t15")], monster="mire-hydra", rolls=[6, 1, 1, 4, 4, 4])
    do(table, "roll", f"move {PIM} t15", f"attack {LUDO} close", "use close")
    assert (where(table, PIM), asked(table)) == ("home", "again")


@pytest.mark.rule("AQ-3.9", "A23")
def test_who_is_sent_home_meets_no_curse_a23() -> None:
    table = play([who(PIM, "t12")], [who(LUDO, "t17")], monster="mire-hydra", rolls=[5, 1, 1, 4, 4, 4])
    do(table, "roll", f"move {PIM} t17", f"attack {LUDO} close", "use close")
    assert (card(table, PIM)["stall"], asked(table)) == (0, "end")


@pytest.mark.rule("AQ-3.9", "A23")
def test_who_wins_on_a_luck_space_meets_it_after_combat_a23() -> None:
    table = play([who(LUDO, "t12")], [who(PIM, "t15")], monster="mire-hydra", rolls=[3, 4, 4, 4, 1, 1])
    do(table, "roll", f"move {LUDO} t15", f"attack {PIM} close", "use close")
    assert asked(table) == "luck"


@pytest.mark.rule("AQ-3.5", "A24")
def test_displacement_sets_off_no_space_a24() -> None:
    table = do(play([who(PIM, "t40")], monster="hollow-librarian", die=1), f"move {PIM} t41")
    assert (where(table, PIM), asked(table)) == ("t39", "end")


@pytest.mark.rule("AQ-3.5", "A24")
def test_displacement_goes_round_the_corner_of_the_loop_a24() -> None:
    table = do(play([who(PIM, "t01")], [who(MIMI, "t00")], die=2), f"move {PIM} t03", "luck", f"pick {MIMI}")
    assert where(table, MIMI) == "t45"


@pytest.mark.rule("AQ-3.6", "A11")
def test_a_six_gives_another_roll_with_any_character_a11() -> None:
    table = do(play([who(MIMI, "t12"), who(PIM, "t21")], rolls=[6, 2]), "roll", f"move {MIMI} t18")
    assert options(table) == ["roll-again"]
    assert options(do(table, "roll-again")) == [f"move {MIMI} t20", f"move {PIM} t23"]


@pytest.mark.rule("AQ-3.6", "A11")
def test_another_six_repeats_it_until_none_is_rolled_a11() -> None:
    table = play([who(MIMI, "t23")], rolls=[6, 6, 6, 1])
    do(table, "roll", f"move {MIMI} t29", "roll-again", f"move {MIMI} t35", "roll-again", f"move {MIMI} t41")
    do(table, "roll-again", f"move {MIMI} t42")
    assert asked(table) == "end"


@pytest.mark.rule("AQ-3.6")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_no_other_face_gives_another_roll(die: int) -> None:
    table = do(play([who(MIMI, "t23")], rolls=[die]), "roll", f"move {MIMI} t{23 + die}")
    assert asked(table) == "end"


@pytest.mark.rule("AQ-3.7", "A11")
def test_a_total_of_six_gives_no_other_roll_a11() -> None:
    table = do(play([who(JORY, "t23")], rolls=[5]), "roll", f"move {JORY} t29")
    assert asked(table) == "end"


@pytest.mark.rule("AQ-3.7", "A11")
def test_a_six_that_could_not_be_used_still_gives_the_roll_a11() -> None:
    table = do(play([who(MIMI, "ent-red-2")], rolls=[6, 1]), "roll")
    assert options(table) == ["roll-again"]
    assert options(do(table, "roll-again")) == [f"move {MIMI} ent-red-3"]


@pytest.mark.rule("AQ-3.6")
def test_a_further_move_leads_to_combat_luck_and_curse_as_any() -> None:
    table = play([who(MIMI, "t12")], [who(PIM, "t20")], rolls=[6, 2])
    do(table, "roll", f"move {MIMI} t18", "roll-again", f"move {MIMI} t20")
    assert asked(table) == "clash"


@pytest.mark.rule("AQ-3.6")
def test_the_further_move_waits_until_all_else_is_done() -> None:
    table = do(play([who(PIM, "t02")], rolls=[6]), "roll", f"move {PIM} t08")
    assert asked(table) == "again"
    table = do(play([who(PIM, "t03")], rolls=[6]), "roll", f"move {PIM} road-n-1")
    assert asked(table) == "again"
    table = do(play([who(PIM, "t04")], rolls=[6]), "roll", f"move {PIM} sett-n")
    assert asked(table) == "town"
    assert asked(do(table, "pass")) == "again"


@pytest.mark.rule("AQ-1.4")
def test_turns_go_round_the_table_one_each_per_round() -> None:
    teams = [[who(MIMI, "t12")], [who(PIM, "t21")], [who(YRSA, "t30")]]
    table = play(*teams, rolls=[1] * 4)
    for _ in range(4):
        do(table, "roll", options_after_roll(table), "end-turn")
    assert [(turn["seat"], turn["round"]) for turn in heard(table, "turn")] == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2)]


def options_after_roll(table: th.Table) -> str:
    """The first move that a roll of 1 will allow: where the character of the seat goes next."""
    member = table.view(None)["seats"][to_act(table)]["team"][0]
    return f"move {member['character']} t{int(member['at'][1:]) + 1}"


@pytest.mark.rule("AQ-1.4")
@pytest.mark.parametrize(("first", "rounds"), [(0, [3, 4, 4]), (1, [3, 3, 4]), (2, [3, 3, 4])])
def test_a_round_ends_where_it_began_even_if_that_player_is_out(first: int, rounds: list[int]) -> None:
    turn = {"seat": 2, "first": first, "round": 3}
    table = play([who(MIMI, "t12")], seat(out=True), [who(YRSA, "t30")], rolls=[1] * 2, turn=turn)
    do(table, "roll", f"move {YRSA} t31", "end-turn", "roll", f"move {MIMI} t13", "end-turn")
    assert [turn["seat"] for turn in heard(table, "turn")] == [2, 0, 2]
    assert [turn["round"] for turn in heard(table, "turn")] == rounds


@pytest.mark.rule("AQ-1.4")
def test_a_turn_begins_with_nothing_used() -> None:
    turn = {"die": 6, "phase": "end", "used": [PIM], "sprung": [[PIM, "t15"]]}
    table = do(play([who(PIM, "t12")], [who(MIMI, "t21")], turn=turn), "end-turn")
    now = table.position()["turn"]
    assert (now["seat"], now["die"], now["six"], now["used"], now["sprung"]) == (1, 0, False, [], [])


@pytest.mark.rule("AQ-3.1")
def test_the_end_is_asked_while_the_move_can_be_taken_back() -> None:
    table = play([who(MIMI, "t12"), who(PIM, "t21")], die=2, forced=False, rolls=[1, 1])
    before = table.position()
    do(table, f"move {MIMI} t14")
    assert options(table) == ["end-turn"]
    table.undo(0)
    assert table.position() == before


@pytest.mark.rule("AQ-3.6")
def test_the_roll_after_a_six_is_asked_while_the_move_can_be_taken_back() -> None:
    table = play([who(MIMI, "t12"), who(PIM, "t21")], die=6, forced=False)
    do(table, f"move {MIMI} t18")
    assert options(table) == ["roll-again"]
    table.undo(0)
    assert where(table, MIMI) == "t12"


@pytest.mark.rule("AQ-3.1")
def test_the_end_is_not_asked_once_dice_have_fallen() -> None:
    table = play([who(MIMI, "t12"), who(ORLO, "t30")], [who(PIM, "t14"), who(DOV, "t25")], die=2, forced=False,
                 rolls=[4, 4, 1, 1, 3])  # fmt: skip
    do(table, f"move {MIMI} t14", f"attack {PIM} close", "use close")
    assert (to_act(table), asked(table)) == (1, "move")
    with pytest.raises(th.UndoRefused):
        table.undo(0)


@pytest.mark.rule("AQ-3.1")
def test_a_turn_that_is_ended_cannot_be_taken_back() -> None:
    table = play([who(MIMI, "t12"), who(PIM, "t21")], [who(HAG, "t30"), who(DOV)], die=2, forced=False, rolls=[1])
    do(table, f"move {MIMI} t14", "end-turn")
    with pytest.raises(th.UndoRefused):
        table.undo(0)
