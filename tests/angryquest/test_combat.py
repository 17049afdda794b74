"""AQ-5.1 to AQ-5.4, AQ-5.7, AQ-5.8, A16 to A19, A39: when combat happens and who may use what."""

import pytest

from tests.angryquest.mat import (
    ANNIE,
    HROTH,
    KARROW,
    LUDO,
    MIMI,
    PIM,
    YRSA,
    asked,
    do,
    heard,
    meet,
    offers,
    options,
    play,
    to_act,
    where,
    who,
)


@pytest.mark.rule("AQ-5.7", "AQ-5.2", "A17")
def test_combat_on_the_same_space_cannot_be_declined_a17() -> None:
    table = meet(MIMI, PIM)
    assert (asked(table), options(table)) == ("clash", [f"attack {PIM} close", f"attack {PIM} arcane"])


@pytest.mark.rule("AQ-5.1")
def test_the_attacker_needs_a_die_in_the_attribute() -> None:
    assert options(meet(HROTH, PIM)) == [f"attack {PIM} close"]


@pytest.mark.rule("AQ-5.1")
def test_an_upgrade_is_a_die_too() -> None:
    assert options(meet(HROTH, PIM, held=("arcane",))) == [f"attack {PIM} close", f"attack {PIM} arcane"]


@pytest.mark.rule("AQ-5.7", "AQ-5.3", "AQ-5.4", "A18")
@pytest.mark.parametrize("space", ["t13", "t15"])
def test_combat_at_a_distance_may_be_declined_a18(space: str) -> None:
    table = do(play([who(MIMI, "t12")], [who(PIM, space)], die=2), f"move {MIMI} t14")
    assert options(table) == [f"attack {PIM} ranged", f"attack {PIM} arcane", "pass"]
    assert (asked(do(table, "pass")), where(table, PIM)) == ("end", space)


@pytest.mark.rule("AQ-5.3")
@pytest.mark.parametrize("space", ["t12", "t16"])
def test_two_spaces_are_too_far(space: str) -> None:
    table = do(play([who(MIMI, "t11")], [who(PIM, space)], die=3), f"move {MIMI} t14")
    assert asked(table) == "end"


@pytest.mark.rule("AQ-5.3")
def test_the_loop_has_no_end_for_neighbours() -> None:
    for start, end, foe in (("t46", "t47", "t00"), ("t46", "t00", "t47")):
        table = play([who(MIMI, start)], [who(PIM, foe)], monster="mire-hydra", die=1 if end == "t47" else 2)
        assert asked(do(table, f"move {MIMI} {end}")) == "shot"


@pytest.mark.rule("AQ-5.4")
def test_without_ranged_dice_or_arcane_dice_only_the_other_fits() -> None:
    table = do(play([who(KARROW, "t12")], [who(PIM, "t15")], die=2), f"move {KARROW} t14")
    assert options(table) == [f"attack {PIM} ranged", "pass"]


@pytest.mark.rule("AQ-5.3", "AQ-5.4", "A16")
@pytest.mark.parametrize(
    ("start", "die", "end", "foe", "near"),
    [
        ("t07", 1, "t08", "road-n-1", True),
        ("t07", 2, "road-n-1", "t08", True),
        ("t09", 1, "t10", "road-n-2", True),
        ("sett-n", 1, "road-n-2", "t10", True),
        ("t07", 2, "road-n-1", "t09", False),
        ("t07", 2, "road-n-1", "road-n-2", False),
        ("t07", 3, "t10", "road-n-1", False),
        ("sett-n", 1, "road-n-2", "t09", False),
        ("t41", 1, "t42", "home", False),
        ("t05", 1, "t06", "ent-green-1", False),
        ("t30", 1, "t31", "t33", False),
    ],
)
def test_adjacent_is_one_link_on_loop_or_road_a16(start: str, die: int, end: str, foe: str, near: bool) -> None:
    table = play([who(MIMI, start)], [who(PIM, foe)], monster="mire-hydra", die=die)
    assert (asked(do(table, f"move {MIMI} {end}")) == "shot") is near


@pytest.mark.rule("AQ-5.3", "AQ-6.1", "A39")
@pytest.mark.parametrize("lair", ["ent-red-1", "cmb-red-2"])
def test_nobody_at_the_lair_is_attacked_and_nobody_attacks_from_there_a39(lair: str) -> None:
    table = play([who(MIMI, lair)], [who(PIM, "t41")], die=1, turn={"seat": 1})
    assert asked(do(table, f"move {PIM} t42")) == "end"
    table = play([who(MIMI, "t42")], [who(PIM, "t41"), who(YRSA, "t43")], die=1)
    assert asked(do(table, f"move {MIMI} ent-red-1")) == "end"


@pytest.mark.rule("AQ-5.8", "A18")
def test_there_is_one_combat_in_a_move_and_one_target_a18() -> None:
    team = [who(PIM, "t13"), who(YRSA, "t15")]
    table = do(play([who(MIMI, "t12")], team, rolls=[4, 4, 4, 1, 1], die=2), f"move {MIMI} t14")
    assert options(table) == [f"attack {c} {a}" for c in (PIM, YRSA) for a in ("ranged", "arcane")] + ["pass"]
    do(table, f"attack {PIM} ranged", "use close")
    assert (where(table, PIM), asked(table)) == ("home", "end")


@pytest.mark.rule("AQ-5.8", "A18")
def test_no_distant_combat_follows_one_on_the_same_space_a18() -> None:
    team = [who(PIM, "t14"), who(YRSA, "t15")]
    table = do(play([who(MIMI, "t12")], team, rolls=[4, 4, 1, 1], die=2), f"move {MIMI} t14")
    assert asked(do(table, f"attack {PIM} close", "use close")) == "end"


@pytest.mark.rule("AQ-5.8")
def test_only_the_character_that_moved_fights() -> None:
    table = play([who(MIMI, "t12"), who(ANNIE, "t30")], [who(PIM, "t31")], die=2)
    assert asked(do(table, f"move {MIMI} t14")) == "end"


@pytest.mark.rule("AQ-5.8")
def test_own_characters_are_no_targets() -> None:
    table = play([who(MIMI, "t12"), who(ANNIE, "t15")], die=2)
    assert asked(do(table, f"move {MIMI} t14")) == "end"


@pytest.mark.rule("AQ-5.8", "A24")
def test_displacement_starts_no_combat_a24() -> None:
    table = play([who(PIM, "t12")], [who(MIMI, "t19")], monster="mire-hydra", die=3)
    assert asked(do(table, f"move {PIM} t15", "luck")) == "end"
    assert where(table, PIM) == "t18"


@pytest.mark.rule("AQ-5.1", "A19")
def test_the_player_in_turn_attacks_and_the_other_defends_a19() -> None:
    table = do(meet(MIMI, PIM), f"attack {PIM} close")
    assert (to_act(table), asked(table), options(table)) == (1, "defend", ["use close", "use ranged", "use arcane"])


@pytest.mark.rule("AQ-5.1", "A19")
def test_the_defender_needs_a_die_in_the_attribute_a19() -> None:
    assert options(do(meet(MIMI, HROTH), f"attack {HROTH} close")) == ["use close", "use ranged"]


@pytest.mark.rule("AQ-5.1", "A19")
def test_the_defender_may_name_close_against_a_distant_attack_a19() -> None:
    table = play([who(MIMI, "t12")], [who(PIM, "t15")], die=2)
    assert options(do(table, f"move {MIMI} t14", f"attack {PIM} ranged")) == ["use close", "use ranged", "use arcane"]


@pytest.mark.rule("AQ-5.1", "A19")
def test_the_attack_is_named_before_the_defence_and_seen_a19() -> None:
    table = do(meet(MIMI, PIM), f"attack {PIM} arcane")
    seen = table.view(1)["fight"]
    assert [seen[name] for name in ("attacker", "defender", "attack", "defence")] == [MIMI, PIM, "arcane", None]


@pytest.mark.rule("AQ-5.1")
def test_the_attack_can_be_taken_back_before_the_defender_answers() -> None:
    table = do(meet(MIMI, PIM), f"attack {PIM} arcane")
    table.undo(0)
    assert asked(table) == "clash"


@pytest.mark.rule("AQ-5.1", "AQ-5.8")
def test_each_side_rolls_its_own_dice_with_upgrades() -> None:
    table = meet(MIMI, LUDO, 1, 1, 1, 2, 2, 2, 2, 2, held=("close",), theirs=("close2", "ranged"))
    do(table, f"attack {LUDO} close", "use close")
    rolled = heard(table, "combat-rolls")[0]
    assert (rolled["attack_dice"], rolled["defence_dice"]) == ([1] * 3, [2] * 5)


@pytest.mark.rule("AQ-5.1", "AQ-5.3")
def test_the_own_neighbours_are_no_targets() -> None:
    table = play([who(MIMI, "t12"), who(YRSA, "t13")], [who(PIM, "t15")], die=2)
    assert offers(do(table, f"move {MIMI} t14")) == {f"attack {PIM} ranged", f"attack {PIM} arcane", "pass"}
