"""Cards that heal, and those that look on."""

import pytest

from tests.quaeleon.mat import HOLD, health, heard, laid, play, round_of, seat, zone


@pytest.mark.card("hedge-apothecary")
def test_hedge_apothecary_heals_7() -> None:
    assert health(round_of("Hedge Apothecary", "")) == [57, 50]


@pytest.mark.card("hedge-apothecary", negative=True)
def test_hedge_apothecary_heals_nobody_while_gaining_is_forbidden() -> None:
    assert health(round_of("Hedge Apothecary", seat(field="Quarantine Flag"))) == [50, 50]


@pytest.mark.card("soup-of-second-chances")
def test_soup_of_second_chances_heals_3_again_on_each_later_turn() -> None:
    assert health(round_of("Soup of Second Chances, Turnip Palisade, Wet Blanket", "")) == [59, 50]


@pytest.mark.card("soup-of-second-chances", negative=True)
def test_soup_of_second_chances_does_not_heal_twice_on_its_own_turn() -> None:
    assert health(round_of("Soup of Second Chances", "")) == [53, 50]


@pytest.mark.card("leech-barber")
def test_leech_barber_takes_4_of_an_opponent_for_its_owner() -> None:
    assert health(round_of("Leech Barber", "", "", answers=["seat 2"])) == [54, 50, 46]


@pytest.mark.card("leech-barber", negative=True)
def test_leech_barber_gains_no_more_than_was_there() -> None:
    assert health(round_of("Leech Barber", seat(health=3), "", answers=["seat 1"])) == [53, 0, 50]


@pytest.mark.card("leech-barber", negative=True)
def test_leech_barber_gains_nothing_while_gaining_is_forbidden() -> None:
    assert health(round_of("Leech Barber", seat(field="Quarantine Flag"))) == [50, 46]


@pytest.mark.card("choir-of-bees")
def test_choir_of_bees_heals_2_more_for_each_living_opponent() -> None:
    assert health(round_of("Choir of Bees", "", "")) == [56, 50, 50]


@pytest.mark.card("choir-of-bees", negative=True)
def test_choir_of_bees_does_not_count_players_who_are_out() -> None:
    assert health(round_of("Choir of Bees", "", seat(health=0))) == [54, 50, 0]


@pytest.mark.card("last-breath-saint")
def test_last_breath_saint_heals_6_more_at_20_health() -> None:
    assert health(round_of(seat("Last-Breath Saint", health=20), "")) == [30, 50]


@pytest.mark.card("last-breath-saint", negative=True)
def test_last_breath_saint_does_not_at_21() -> None:
    assert health(round_of(seat("Last-Breath Saint", health=21), "")) == [25, 50]


@pytest.mark.card("shared-banquet")
def test_shared_banquet_heals_8_and_gives_each_opponent_3() -> None:
    assert health(round_of("Shared Banquet", "", "")) == [58, 53, 53]


@pytest.mark.card("shared-banquet", negative=True)
def test_shared_banquet_gives_nothing_to_a_player_who_is_out() -> None:
    assert health(round_of("Shared Banquet", "", seat(health=0))) == [58, 53, 0]


@pytest.mark.card("phoenix-egg")
def test_phoenix_egg_gains_6_when_it_is_discarded() -> None:
    assert health(round_of("Sneeze of Fate", "Turnip Palisade, Phoenix Egg")) == [50, 50 - 1 + 6]


@pytest.mark.card("phoenix-egg", negative=True)
def test_phoenix_egg_gains_nothing_when_it_is_cleared_away() -> None:
    assert health(round_of("Phoenix Egg", "")) == [54, 50]


@pytest.mark.card("jealous-physician")
def test_jealous_physician_takes_2_of_an_opponent_who_heals() -> None:
    assert health(round_of("Hedge Apothecary", seat(field="Jealous Physician"))) == [55, 50]


@pytest.mark.card("jealous-physician", negative=True)
def test_jealous_physician_does_not_mind_its_owners_healing() -> None:
    assert health(round_of("Jealous Physician", "")) == [54, 50]


@pytest.mark.card("quarantine-flag")
def test_quarantine_flag_forbids_every_player_to_gain_health() -> None:
    table = round_of(
        seat("Hedge Apothecary", field="Quarantine Flag"), "Shared Banquet", "Leech Barber", answers=["seat 1"]
    )
    assert health(table) == [50, 46, 50]


@pytest.mark.card("quarantine-flag", negative=True)
def test_quarantine_flag_forbids_nothing_once_it_is_gone() -> None:
    table = round_of("Rust Sprite, Hedge Apothecary", seat(field="Quarantine Flag"))
    assert health(table) == [57, 50]


@pytest.mark.card("plague-piper")
def test_plague_piper_lowers_the_healing_of_every_card_by_3() -> None:
    assert health(round_of(seat(field="Plague Piper"), "Hedge Apothecary")) == [50, 54]


@pytest.mark.card("plague-piper", negative=True)
def test_plague_piper_does_not_touch_health_gained_otherwise() -> None:
    table = round_of(seat(field="Plague Piper"), "Leech Barber")
    assert health(table) == [46, 54]


@pytest.mark.card("quaeleons-bargain")
def test_quaeleons_bargain_takes_5_of_everybody() -> None:
    assert health(round_of("Quaeleon's Bargain", "", "", answers=["choose 1"])) == [45, 45, 45]


@pytest.mark.card("quaeleons-bargain")
def test_quaeleons_bargain_gives_5_and_a_recruit() -> None:
    table = round_of("Quaeleon's Bargain", "", answers=["choose 2", "recruit hedge-apothecary"])
    assert health(table) == [55, 50]
    assert "hedge-apothecary" in zone(table, "hand")


@pytest.mark.card("quaeleons-bargain", negative=True)
def test_quaeleons_bargain_does_only_one_of_the_two() -> None:
    table = round_of("Quaeleon's Bargain", "", answers=["choose 1"])
    assert (heard(table, "gained"), heard(table, "recruited")) == ([], [])


@pytest.mark.card("quaeleons-bargain", negative=True)
def test_quaeleons_bargain_may_be_chosen_though_it_cannot_be_carried_out() -> None:
    table = round_of("Quaeleon's Bargain", seat(field="Quarantine Flag"), answers=["choose 2", "pass"])
    assert health(table) == [50, 50]


@pytest.mark.card("hush-in-the-library")
def test_hush_in_the_library_silences_a_revealed_card() -> None:
    table = play(f"Hush in the Library, {HOLD}", "Leech Barber")
    assert heard(table, "silenced") == [{"seat": 1, "card": "leech-barber"}]
    assert health(table) == [52, 50]
    assert laid(table, 1, "Leech Barber")["silent"] is True


@pytest.mark.card("hush-in-the-library", negative=True)
def test_hush_in_the_library_leaves_printed_values_and_does_not_reach_activated_cards() -> None:
    table = round_of("Hush in the Library", "Kettle Drake")
    assert health(table) == [50 + 2 - 7, 50]
    late = round_of("Hush in the Library", seat("Hourglass Heron", field="Ember Tithe"))
    assert heard(late, "silenced") == []
    assert health(late) == [50, 48]


@pytest.mark.card("second-helping")
def test_second_helping_puts_a_card_of_the_hand_on_the_stack() -> None:
    table = play(seat("Second Helping, Turnip Palisade", hand="Kettle Drake"), "")
    table = play(seat("Second Helping", hand="Kettle Drake"), "")
    for answer in ("yes", "push kettle-drake", "end-turn"):
        table.act(0, answer)
    assert health(table) == [53, 42]


@pytest.mark.card("second-helping", negative=True)
def test_second_helping_is_not_asked_without_a_hand_and_may_be_declined() -> None:
    assert health(round_of("Second Helping", "")) == [53, 50]
    declined = round_of(seat("Second Helping", hand="Kettle Drake"), "", answers=["no"])
    assert health(declined) == [53, 50]


@pytest.mark.card("sudden-curtain")
def test_sudden_curtain_ends_the_round_after_its_healing() -> None:
    table = round_of("Sudden Curtain, Kettle Drake", "Turnip Palisade, Needle Rain")
    assert health(table) == [55, 50]


@pytest.mark.card("sudden-curtain", negative=True)
def test_sudden_curtain_does_not_cut_the_turns_before_it() -> None:
    table = round_of("Sudden Curtain", "Grudge Giant")
    assert health(table) == [50 - 16 + 5, 50]
