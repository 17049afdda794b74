"""The eight worked examples of the rulings."""

import pytest

from tests.quaeleon.mat import HOLD, damage, finish_round, health, heard, laid, play, round_of, seat, turns, zone


@pytest.mark.rule("KQ-4.6", "KQ-4.1", "R14")
def test_example_1_three_attacks_of_eight_meet_a_defence_of_five_each() -> None:
    table = round_of("Whetstone Imp, Needle Rain", seat(field="Paper Armour Guild, Iron Clause"), seed="1")
    assert [attack["power"] for attack in heard(table, "attack")] == [8, 8, 8]
    table = round_of("Whetstone Imp, Needle Rain", seat(field="Iron Clause, Rust Sprite"))
    assert damage(table) == [(1, 3), (1, 3), (1, 3)]
    assert health(table) == [50, 41]


@pytest.mark.rule("KQ-3.6", "R23", "R17")
@pytest.mark.parametrize(("field", "power"), [("", 6), ("Fog of Bureaucracy", 4)])
def test_example_2_half_of_eleven_is_six_and_with_fog_four(field: str, power: int) -> None:
    table = round_of(seat("Half-Measures Clerk", field=field), "Hedge Duellist")
    assert [attack["power"] for attack in heard(table, "attack")] == [power]


@pytest.mark.rule("R18", "KQ-1.5")
def test_example_3_a_card_without_attack_uses_the_blanket_up() -> None:
    table = round_of("Wet Blanket", seat("Hedge Apothecary, Kettle Drake"))
    assert health(table)[1] == 57
    assert [attack["power"] for attack in heard(table, "attack")] == [8]


@pytest.mark.rule("KQ-4.4")
@pytest.mark.parametrize(("field", "taken"), [("Paper Armour Guild", 7), ("Rust Sprite", 9), ("", 9)])
def test_example_4_the_crossbow_ignores_three_and_never_more(field: str, taken: int) -> None:
    table = round_of("Rooftop Crossbow", seat(field=field))
    assert damage(table) == [(1, taken)]


@pytest.mark.rule("KQ-4.2", "R9", "R13")
def test_example_5_the_catapults_own_defence_counts_by_then() -> None:
    assert health(round_of("Backwards Catapult", "")) == [42, 38]


@pytest.mark.rule("KQ-3.4", "R20")
@pytest.mark.parametrize(("card", "drawn"), [("Bargain Hunter", []), ("Absent-Minded Sage", [2])])
def test_example_6_an_empty_hand(card: str, drawn: list[int]) -> None:
    table = play(f"{card}, {HOLD}", "")
    assert [event["n"] for event in heard(table, "drawn")] == drawn
    assert len(zone(table, "hand")) == sum(drawn)


@pytest.mark.rule("R23", "KQ-3.6")
def test_example_7_a_quarter_of_22_is_an_attack_of_six() -> None:
    table = play(f"Deck of Dubious Omens, {HOLD}", "", deck="Tavern Recruiter")
    assert heard(table, "flipped") == [{"card": "tavern-recruiter", "initiative": 22}]
    assert laid(table, 0, "Deck of Dubious Omens")["attack"] == 6
    assert health(table) == [50, 44]


@pytest.mark.rule("KQ-2.4", "R4")
def test_example_8_equal_drakes_annihilate_each_other() -> None:
    table = round_of(seat("Kettle Drake", health=37), seat("Kettle Drake", health=37))
    assert heard(table, "tie") == [{"seats": [0, 1], "cards": ["kettle-drake", "kettle-drake"]}]
    assert heard(table, "activated") == []
    assert health(table) == [37, 37]


@pytest.mark.rule("KQ-2.4", "R4")
def test_example_8_more_health_goes_first() -> None:
    table = finish_round(play(seat("Kettle Drake", health=36), seat("Kettle Drake", health=37)))
    assert turns(table) == [1, 0]
    assert health(table) == [28, 29]
