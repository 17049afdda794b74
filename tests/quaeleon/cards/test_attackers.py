"""Cards that attack."""

import pytest

from tests.quaeleon.mat import HOLD, damage, do, health, heard, kind, options, play, round_of, seat, zone


@pytest.mark.card("kettle-drake")
def test_kettle_drake_hits_every_opponent_for_8() -> None:
    assert health(round_of("Kettle Drake", "", "")) == [50, 42, 42]


@pytest.mark.card("kettle-drake", negative=True)
def test_kettle_drake_takes_nothing_through_a_defence_of_8() -> None:
    assert health(round_of("Kettle Drake", seat(field="2 Turnip Palisade"))) == [50, 50]


@pytest.mark.card("pitchfork-parade")
def test_pitchfork_parade_hits_every_opponent_for_6() -> None:
    assert health(round_of("Pitchfork Parade", "", "")) == [50, 44, 44]


@pytest.mark.card("pitchfork-parade", negative=True)
def test_pitchfork_parade_does_not_hit_its_owner() -> None:
    assert [target for target, _ in damage(round_of("Pitchfork Parade", ""))] == [1]


@pytest.mark.card("twin-fuse-bombardier")
def test_twin_fuse_bombardier_attacks_twice_for_5() -> None:
    assert damage(round_of("Twin-Fuse Bombardier", "")) == [(1, 5), (1, 5)]


@pytest.mark.card("twin-fuse-bombardier", negative=True)
def test_twin_fuse_bombardier_does_not_add_its_attacks_up_against_defence() -> None:
    assert damage(round_of("Twin-Fuse Bombardier", seat(field="Turnip Palisade"))) == [(1, 1), (1, 1)]


@pytest.mark.card("hedge-duellist")
def test_hedge_duellist_hits_one_opponent_of_choice_for_11() -> None:
    assert health(round_of("Hedge Duellist", "", "", answers=["seat 2"])) == [50, 50, 39]


@pytest.mark.card("hedge-duellist", negative=True)
def test_hedge_duellist_cannot_choose_its_owner_or_one_who_is_out() -> None:
    assert options(play("Hedge Duellist", "", seat(health=0), "")) == ["seat 1", "seat 3"]


@pytest.mark.card("rooftop-crossbow")
def test_rooftop_crossbow_ignores_three_defence() -> None:
    assert damage(round_of("Rooftop Crossbow", seat(field="Turnip Palisade"))) == [(1, 8)]


@pytest.mark.card("rooftop-crossbow", negative=True)
def test_rooftop_crossbow_takes_no_more_than_9_from_a_bare_target() -> None:
    assert damage(round_of("Rooftop Crossbow", "")) == [(1, 9)]


@pytest.mark.card("grudge-giant")
def test_grudge_giant_hits_the_opponent_with_most_health_for_16() -> None:
    assert health(round_of("Grudge Giant", seat(health=40), seat(health=41))) == [50, 40, 25]


@pytest.mark.card("grudge-giant", negative=True)
def test_grudge_giant_does_not_count_its_owners_health() -> None:
    assert health(round_of(seat("Grudge Giant", health=90), seat(health=40), seat(health=30))) == [90, 24, 30]


@pytest.mark.card("feral-wheelbarrow")
def test_feral_wheelbarrow_hits_the_player_on_the_left_for_9() -> None:
    assert health(round_of("", "Feral Wheelbarrow", "", "")) == [50, 50, 41, 50]


@pytest.mark.card("feral-wheelbarrow", negative=True)
def test_feral_wheelbarrow_does_not_hit_a_player_who_is_out() -> None:
    assert health(round_of("", "Feral Wheelbarrow", seat(health=0), "")) == [50, 50, 0, 41]


@pytest.mark.card("backwards-catapult")
def test_backwards_catapult_hits_everybody_for_12_its_owner_behind_4() -> None:
    assert health(round_of("Backwards Catapult", "", "")) == [42, 38, 38]


@pytest.mark.card("backwards-catapult", negative=True)
def test_backwards_catapult_does_not_hurt_an_owner_behind_enough_defence() -> None:
    assert health(round_of(seat("Backwards Catapult", field="2 Turnip Palisade"), "")) == [50, 38]


@pytest.mark.card("needle-rain")
def test_needle_rain_attacks_three_times_for_3() -> None:
    assert damage(round_of("Needle Rain", "")) == [(1, 3)] * 3


@pytest.mark.card("needle-rain", negative=True)
def test_needle_rain_does_nothing_against_a_defence_of_3() -> None:
    assert health(round_of("Needle Rain", seat(field="Iron Clause"))) == [50, 50]


@pytest.mark.card("lantern-wyrm")
def test_lantern_wyrm_discards_two_of_its_owners_choice_and_hits_for_9() -> None:
    table = play(f"Lantern Wyrm, {HOLD}", "")
    assert health(table) == [50, 41]
    fed = play(seat(f"Lantern Wyrm, {HOLD}", hand="Loud Herald, Wet Blanket, Lead Boots"), "")
    do(fed, "discard wet-blanket", "discard lead-boots")
    assert zone(fed, "hand") == ["loud-herald"]
    assert health(fed) == [50, 41]


@pytest.mark.card("lantern-wyrm", negative=True)
def test_lantern_wyrm_does_not_ask_for_more_than_there_is() -> None:
    table = play(seat(f"Lantern Wyrm, {HOLD}", hand="Loud Herald"), "")
    assert (kind(table), zone(table, "hand")) == ("choose", [])


@pytest.mark.card("executioner-of-puddles")
def test_executioner_of_puddles_hits_the_opponent_with_least_health_for_15() -> None:
    assert health(round_of("Executioner of Puddles", seat(health=40), seat(health=39))) == [50, 40, 24]


@pytest.mark.card("executioner-of-puddles", negative=True)
def test_executioner_of_puddles_does_not_count_its_owners_health() -> None:
    assert health(round_of(seat("Executioner of Puddles", health=5), seat(health=40), seat(health=39)))[0] == 5


@pytest.mark.card("pocket-volcano")
def test_pocket_volcano_costs_4_and_hits_for_13() -> None:
    assert health(round_of("Pocket Volcano", "", "")) == [46, 37, 37]


@pytest.mark.card("pocket-volcano", negative=True)
def test_pocket_volcano_is_not_softened_by_its_owners_defence() -> None:
    assert health(round_of(seat("Pocket Volcano", field="2 Turnip Palisade"), ""))[0] == 46


@pytest.mark.card("quaeleon-borrower-of-skins")
def test_quaeleon_borrower_of_skins_takes_the_highest_attack_and_defence_of_the_field() -> None:
    stack = "Quaeleon, Borrower of Skins"
    table = play(seat(f"{stack}, {HOLD}", field="Iron Clause"), seat(field="Kettle Drake, Turnip Palisade"))
    card = table.view(None)["seats"][0]["field"][1]
    assert (card["card"], card["attack"], card["defence"]) == ("quaeleon-borrower-of-skins", 8, 4)
    assert health(table) == [50, 46]


@pytest.mark.card("quaeleon-borrower-of-skins", negative=True)
def test_quaeleon_borrower_of_skins_is_nothing_without_other_cards() -> None:
    table = play(f"Quaeleon, Borrower of Skins, {HOLD}", "")
    card = table.view(None)["seats"][0]["field"][0]
    assert (card["attack"], card["defence"]) == (0, 0)
    assert heard(table, "attack") == []


@pytest.mark.card("quaeleon-borrower-of-skins", negative=True)
def test_quaeleon_borrower_of_skins_does_not_change_when_the_field_does() -> None:
    fog = {"card": "fog-of-bureaucracy", "order": 0}
    table = play(seat(f"Quaeleon, Borrower of Skins, {HOLD}"), seat("Kettle Drake", field=[fog, "needle-rain"]))
    card = table.view(None)["seats"][0]["field"][0]
    assert (card["card"], card["attack"]) == ("quaeleon-borrower-of-skins", 0)


@pytest.mark.card("deck-of-dubious-omens")
def test_deck_of_dubious_omens_attacks_for_a_quarter_of_the_turned_initiative() -> None:
    table = play(f"Deck of Dubious Omens, {HOLD}", "", deck="Hourglass Heron")
    assert health(table) == [50, 40]
    assert table.position()["discard"] == ["hourglass-heron"]


@pytest.mark.card("deck-of-dubious-omens", negative=True)
def test_deck_of_dubious_omens_does_not_attack_without_a_card_to_turn() -> None:
    table = play(f"Deck of Dubious Omens, {HOLD}", "", deck="")
    assert (heard(table, "flipped"), heard(table, "attack")) == ([], [])
