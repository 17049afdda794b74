"""AQ-4, A12, A26 to A29: arriving in a settlement, and upgrades."""

import pytest

from tests.angryquest.mat import (
    DOV,
    HAG,
    JORY,
    LUDO,
    MIMI,
    ORLO,
    PIM,
    YRSA,
    asked,
    do,
    heard,
    options,
    play,
    to_act,
    upgrades,
    where,
    who,
)
from tumblehall.kernel.table import Table

UPGRADES = [f"upgrade {name}" for name in ("close", "ranged", "arcane", "armour", "movement")]


def arrive(character: str, *held: str, rolls: tuple[int, ...] = ()) -> Table:
    """A table where a character of the first seat has just come to the northern settlement."""
    table = play([who(character, "t08", *held)], rolls=rolls, die=2)
    return do(table, f"move {character} sett-n")


@pytest.mark.rule("AQ-4.3", "A26")
def test_arriving_offers_an_upgrade_a_replacement_or_nothing_a26() -> None:
    assert options(arrive(LUDO)) == [*UPGRADES, "replace", "pass"]


@pytest.mark.rule("AQ-4.3", "A26")
def test_nothing_is_a_choice_a26() -> None:
    table = do(arrive(LUDO), "pass")
    assert (asked(table), upgrades(table, LUDO), where(table, LUDO)) == ("end", "", "sett-n")


@pytest.mark.rule("AQ-4.3", "A26")
def test_there_is_one_action_and_no_more_a26() -> None:
    assert asked(do(arrive(HAG, rolls=(4, 4)), "upgrade close")) == "end"


@pytest.mark.rule("AQ-4.3", "A26")
def test_standing_there_later_gives_nothing_a26() -> None:
    table = play([who(LUDO, "sett-n"), who(MIMI, "t12")], die=2)
    assert asked(do(table, f"move {MIMI} t14")) == "end"


@pytest.mark.rule("AQ-4.3", "AQ-4.1")
def test_the_road_is_no_settlement() -> None:
    table = play([who(LUDO, "t08")], die=1)
    assert asked(do(table, f"move {LUDO} road-n-1")) == "end"


@pytest.mark.rule("AQ-4.2")
def test_players_share_a_settlement_in_peace() -> None:
    table = play([who(LUDO, "t08")], [who(MIMI, "sett-n")], die=2)
    do(table, f"move {LUDO} sett-n", "pass")
    assert (where(table, LUDO), where(table, MIMI), asked(table)) == ("sett-n", "sett-n", "end")


@pytest.mark.rule("AQ-4.2")
@pytest.mark.parametrize(("start", "die", "end"), [("t07", 2, "road-n-1"), ("sett-n", 1, "road-n-2")])
def test_nobody_in_a_settlement_is_attacked_from_the_road(start: str, die: int, end: str) -> None:
    table = play([who(MIMI, start)], [who(LUDO, "sett-n")], die=die)
    assert asked(do(table, f"move {MIMI} {end}")) == "end"


@pytest.mark.rule("AQ-4.2")
@pytest.mark.parametrize("road", ["road-n-1", "road-n-2"])
def test_nobody_attacks_out_of_a_settlement(road: str) -> None:
    table = play([who(MIMI, "t08")], [who(LUDO, road)], die=2)
    assert asked(do(table, f"move {MIMI} sett-n", "pass")) == "end"


@pytest.mark.rule("AQ-4.8", "A12")
def test_leaving_leads_out_on_the_far_side_of_the_crossroads_a12() -> None:
    table = do(play([who(MIMI, "sett-n"), who(PIM, "t30")], die=2), f"move {MIMI} t10")
    assert (where(table, MIMI), asked(table)) == ("t10", "end")


@pytest.mark.rule("AQ-4.4", "A27")
@pytest.mark.parametrize(("attribute", "dice"), [("close", 4), ("ranged", 2), ("armour", 2), ("movement", 1)])
def test_an_upgrade_rolls_dice_or_number_plus_one_a27(attribute: str, dice: int) -> None:
    table = do(arrive(LUDO, rolls=(1,) * dice), f"upgrade {attribute}")
    assert heard(table, "upgrade")[0]["dice"] == [1] * dice


@pytest.mark.rule("AQ-4.4", "A28")
@pytest.mark.parametrize(
    ("faces", "held"),
    [
        ((3, 3), ""),
        ((1, 3), ""),
        ((4, 1), "ranged1"),
        ((3, 4), "ranged1"),
        ((5, 4), "ranged1"),
        ((5, 5), "ranged1"),
        ((6, 1), "ranged2"),
        ((4, 6), "ranged2"),
        ((6, 6), "ranged2"),
    ],
)
def test_four_or_more_gives_an_upgrade_and_a_six_one_of_level_2_a28(faces: tuple[int, ...], held: str) -> None:
    assert upgrades(do(arrive(LUDO, rolls=faces), "upgrade ranged"), LUDO) == held


@pytest.mark.rule("AQ-4.4", "A27")
def test_a_failed_upgrade_costs_nothing_a27() -> None:
    table = do(arrive(LUDO, "close2", rolls=(1, 1)), "upgrade ranged")
    assert (upgrades(table, LUDO), where(table, LUDO)) == ("close2", "sett-n")


@pytest.mark.rule("AQ-4.4", "A27")
@pytest.mark.parametrize(("held", "attribute", "dice"), [
    ("arcane2", "arcane", 7), ("arcane", "arcane", 6), ("movement", "movement", 2), ("movement2", "movement", 3),
])  # fmt: skip
def test_upgrade_levels_count_for_the_dice_of_the_next_a27(held: str, attribute: str, dice: int) -> None:
    table = do(arrive(ORLO, held, rolls=(1,) * dice), f"upgrade {attribute}")
    assert len(heard(table, "upgrade")[0]["dice"]) == dice


@pytest.mark.rule("AQ-4.5")
def test_an_upgraded_attribute_is_not_upgraded_again() -> None:
    assert options(arrive(LUDO, "ranged")) == [u for u in UPGRADES if u != "upgrade ranged"] + ["replace", "pass"]


@pytest.mark.rule("AQ-4.5", "A28")
def test_two_upgrades_leave_room_for_a_third_whatever_their_level_a28() -> None:
    assert options(arrive(LUDO, "close2", "armour2"))[:3] == ["upgrade ranged", "upgrade arcane", "upgrade movement"]


@pytest.mark.rule("AQ-4.5", "A28")
def test_three_upgrades_are_the_most_a28() -> None:
    assert options(arrive(LUDO, "close", "ranged", "armour")) == ["replace", "pass"]


@pytest.mark.rule("AQ-4.5", "A29")
def test_an_ability_may_allow_a_second_upgrade_that_fills_another_slot_a29() -> None:
    assert "upgrade arcane" in options(arrive(ORLO, "arcane2"))
    assert options(arrive(ORLO, "arcane2", "arcane", "close")) == ["replace", "pass"]


@pytest.mark.rule("AQ-4.4", "AQ-2.1", "A5", "A28")
@pytest.mark.parametrize(("held", "values"), [
    ((), [3, 1, 2, 1, 0]), (("close",), [4, 1, 2, 1, 0]), (("ranged2", "armour"), [3, 3, 2, 2, 0]),
    (("arcane", "movement"), [3, 1, 3, 1, 3]), (("movement2",), [3, 1, 2, 1, 5]),
])  # fmt: skip
def test_an_upgrade_is_worth_its_level_a5_a28(held: tuple[str, ...], values: list[int]) -> None:
    table = play([who(LUDO, "t12", *held)])
    assert list(table.view(0)["seats"][0]["team"][0]["values"].values()) == values


@pytest.mark.rule("AQ-4.6")
def test_a_movement_upgrade_won_today_must_be_used_tomorrow() -> None:
    table = play([who(LUDO, "t08")], [who(YRSA, "t30")], rolls=[2, 5, 1, 1])
    do(table, "roll", f"move {LUDO} sett-n", "upgrade movement", "end-turn", "roll", f"move {YRSA} t31", "end-turn")
    assert options(do(table, "roll")) == [f"move {LUDO} t12"]


@pytest.mark.rule("AQ-4.1", "A12")
def test_surplus_steps_are_lost_in_the_settlement_a12() -> None:
    table = do(play([who(JORY, "t07")], die=5), f"move {JORY} sett-n", "pass")
    assert (where(table, JORY), to_act(table)) == ("sett-n", 0)


@pytest.mark.rule("AQ-3.4")
def test_a_settlement_with_an_own_character_is_passed_by() -> None:
    table = play([who(DOV, "road-n-1"), who(PIM, "sett-n")], die=1)
    assert options(table) == [f"move {PIM} road-n-2"]
