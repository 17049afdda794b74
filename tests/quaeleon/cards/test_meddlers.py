"""Cards that meddle with hands, fields, revealed cards and stacks."""

import pytest

from tests.quaeleon.mat import HOLD, asked, do, health, heard, kind, options, pile, play, round_of, seat, zone


@pytest.mark.card("bargain-hunter")
def test_bargain_hunter_discards_one_and_picks_up_two() -> None:
    table = do(play(seat(f"Bargain Hunter, {HOLD}", hand="Spite Jar, Lead Boots"), ""), "discard lead-boots")
    assert len(zone(table, "hand")) == 3
    assert "lead-boots" in pile(table, "discard")


@pytest.mark.card("bargain-hunter", negative=True)
def test_bargain_hunter_picks_up_nothing_without_a_card_to_discard() -> None:
    assert zone(play(f"Bargain Hunter, {HOLD}", ""), "hand") == []


@pytest.mark.card("absent-minded-sage")
def test_absent_minded_sage_discards_one_picks_up_two_and_heals_4() -> None:
    table = do(play(seat(f"Absent-Minded Sage, {HOLD}", hand="Lead Boots, Wet Blanket"), ""), "discard lead-boots")
    assert len(zone(table, "hand")) == 3
    assert health(table) == [54, 50]


@pytest.mark.card("absent-minded-sage", negative=True)
def test_absent_minded_sage_does_not_need_a_card_to_discard() -> None:
    assert len(zone(play(f"Absent-Minded Sage, {HOLD}", ""), "hand")) == 2


@pytest.mark.card("pickpocket-otter")
def test_pickpocket_otter_takes_a_random_card_of_one_opponent() -> None:
    other = seat(hand="Spite Jar, Lead Boots")
    taken = set()
    for seed in range(12):
        table = do(play(f"Pickpocket Otter, {HOLD}", other, "", seed=str(seed)), "seat 1", "seat 2")
        taken |= set(zone(table, "hand"))
        assert len(zone(table, "hand", 1)) == 1
    assert taken == {"spite-jar", "lead-boots"}


@pytest.mark.card("pickpocket-otter", negative=True)
def test_pickpocket_otter_takes_nothing_from_an_empty_hand() -> None:
    table = play(f"Pickpocket Otter, {HOLD}", "")
    assert (zone(table, "hand"), heard(table, "stole")) == ([], [])
    assert health(table) == [50, 45]


@pytest.mark.card("pickpocket-otter", negative=True)
def test_pickpocket_otter_does_not_show_the_card_to_others() -> None:
    table = do(play("Pickpocket Otter", seat(hand="Spite Jar"), ""), "seat 1")
    assert [heard(table, "stolen", who) != [] for who in (0, 1, 2)] == [True, True, False]
    assert heard(table, "stole") == [{"seat": 0, "from": 1, "n": 1}]


@pytest.mark.card("bonfire-of-plans")
def test_bonfire_of_plans_makes_each_opponent_discard_one_of_their_choice() -> None:
    hand = "Wet Blanket, Lead Boots"
    table = play("Bonfire of Plans", seat(hand=hand), seat(hand="Loud Herald, Candle Ghost"))
    assert (kind(table), asked(table)) == ("discard", 1)
    do(table, "discard lead-boots")
    assert asked(table) == 2
    do(table, "discard candle-ghost")
    assert health(table) == [50, 46, 46]


@pytest.mark.card("bonfire-of-plans", negative=True)
def test_bonfire_of_plans_does_not_burn_its_owners_hand_or_an_empty_one() -> None:
    table = round_of(seat("Bonfire of Plans", hand="Lead Boots"), "")
    assert "lead-boots" in zone(table, "hand")
    assert heard(table, "discarded") == []


@pytest.mark.card("grave-robbers-cousin")
def test_grave_robbers_cousin_takes_any_card_of_the_discard_pile() -> None:
    table = play("Grave Robber's Cousin", "Sudden Curtain", discard="Spite Jar, Lead Boots")
    assert options(table) == ["salvage spite-jar", "salvage lead-boots"]
    do(table, "salvage lead-boots")
    assert zone(table, "hand") == ["lead-boots"]
    assert pile(table, "discard") == ["spite-jar"]


@pytest.mark.card("grave-robbers-cousin", negative=True)
def test_grave_robbers_cousin_takes_nothing_from_an_empty_pile() -> None:
    table = play(f"Grave Robber's Cousin, {HOLD}", "")
    assert (heard(table, "salvaged"), health(table)) == ([], [52, 50])


@pytest.mark.card("rust-sprite")
def test_rust_sprite_annihilates_a_card_on_an_opponents_field() -> None:
    table = play("Rust Sprite", seat(field="Turnip Palisade, Wet Blanket"))
    do(table, "annihilate turnip-palisade@1:1")
    assert zone(table, "field", 1) == ["wet-blanket"]
    assert pile(table, "discard") == ["turnip-palisade"]


@pytest.mark.card("rust-sprite", negative=True)
def test_rust_sprite_does_not_reach_its_owners_field_or_revealed_cards() -> None:
    table = play(seat("Rust Sprite", field="Wet Blanket"), "Candle Ghost")
    assert heard(table, "annihilated") == []


@pytest.mark.card("polite-assassin")
def test_polite_assassin_annihilates_a_revealed_card_before_it_is_activated() -> None:
    table = play("Polite Assassin", "Kettle Drake", "Turnip Palisade")
    do(table, "annihilate kettle-drake@1:up", "seat 2", "end-turn")
    assert [event["card"] for event in heard(table, "activated")] == ["polite-assassin", "turnip-palisade"]


@pytest.mark.card("polite-assassin", negative=True)
def test_polite_assassin_cannot_reach_activated_cards_or_its_owners() -> None:
    table = play("Polite Assassin", seat("Hourglass Heron", health=60, field="Wet Blanket"))
    assert heard(table, "annihilated") == []


@pytest.mark.card("scorched-ledger")
def test_scorched_ledger_annihilates_the_card_activated_last_before_it() -> None:
    table = round_of(seat("Scorched Ledger", field="Wet Blanket"), seat("Kettle Drake", field="Turnip Palisade"))
    assert [(event["seat"], event["card"]) for event in heard(table, "annihilated")] == [(1, "kettle-drake")]


@pytest.mark.card("scorched-ledger", negative=True)
def test_scorched_ledger_does_not_spare_its_owners_card() -> None:
    table = round_of(seat("Wet Blanket, Scorched Ledger"), seat(field="Turnip Palisade"))
    assert [(event["seat"], event["card"]) for event in heard(table, "annihilated")] == [(0, "wet-blanket")]


@pytest.mark.card("scorched-ledger", negative=True)
def test_scorched_ledger_never_picks_itself() -> None:
    assert heard(round_of("Scorched Ledger", ""), "annihilated") == []


@pytest.mark.card("martyrs-trapdoor")
def test_martyrs_trapdoor_takes_9_of_an_opponent_for_another_own_card() -> None:
    table = play(seat(f"Martyr's Trapdoor, {HOLD}", field="Wet Blanket"), "", "")
    do(table, "yes", "seat 2")
    assert health(table) == [50, 50, 41]
    assert [(event["seat"], event["card"]) for event in heard(table, "annihilated")] == [(0, "wet-blanket")]


@pytest.mark.card("martyrs-trapdoor", negative=True)
def test_martyrs_trapdoor_takes_nothing_when_declined_or_without_another_card() -> None:
    declined = round_of(seat("Martyr's Trapdoor", field="Wet Blanket"), "", answers=["no"])
    assert (health(declined), heard(declined, "annihilated")) == ([50, 50], [])
    assert health(round_of("Martyr's Trapdoor", "")) == [50, 50]


@pytest.mark.card("martyrs-trapdoor", negative=True)
def test_martyrs_trapdoor_takes_nothing_when_all_cards_are_protected() -> None:
    field = "Wet Blanket"
    table = play(seat("Martyr's Trapdoor", field=field + ", Iron Clause"), "")
    do(table, "yes")
    assert [(event["seat"], event["card"]) for event in heard(table, "annihilated")] == [(0, "iron-clause")]


@pytest.mark.card("switcheroo-imp")
def test_switcheroo_imp_exchanges_the_top_cards_of_two_stacks() -> None:
    table = round_of("Switcheroo Imp, Kettle Drake", "Candle Ghost, Pitchfork Parade")
    played = [(event["seat"], event["card"]) for event in heard(table, "activated")]
    assert played[2:] == [(0, "pitchfork-parade"), (1, "kettle-drake")]


@pytest.mark.card("switcheroo-imp", negative=True)
def test_switcheroo_imp_does_nothing_without_a_card_on_both_stacks() -> None:
    table = round_of("Switcheroo Imp, Kettle Drake", "Candle Ghost")
    assert heard(table, "swapped") == []
    assert [event["seat"] for event in heard(table, "activated")] == [0, 1, 0]


@pytest.mark.card("switcheroo-imp", negative=True)
def test_switcheroo_imp_does_not_show_the_cards_to_others() -> None:
    table = play("Switcheroo Imp, Kettle Drake", "Candle Ghost, Pitchfork Parade", "Tavern Recruiter")
    do(table, "seat 1")
    assert [heard(table, "got", who) for who in (0, 1, 2)] == [
        [{"seat": 0, "card": "pitchfork-parade"}], [{"seat": 1, "card": "kettle-drake"}], [],
    ]  # fmt: skip


@pytest.mark.card("sneeze-of-fate")
def test_sneeze_of_fate_discards_the_top_card_of_an_opponents_stack() -> None:
    table = round_of("Sneeze of Fate", "Turnip Palisade, Kettle Drake, Needle Rain")
    assert heard(table, "milled") == [{"seat": 1, "card": "kettle-drake"}]
    assert [event["card"] for event in heard(table, "activated")][2:] == ["needle-rain"]


@pytest.mark.card("sneeze-of-fate", negative=True)
def test_sneeze_of_fate_discards_nothing_from_an_empty_stack() -> None:
    assert heard(round_of("Sneeze of Fate", "Turnip Palisade"), "milled") == []


@pytest.mark.card("foresight-frog")
def test_foresight_frog_shows_its_owner_the_top_cards_of_all_opponents() -> None:
    table = play("Foresight Frog", "Candle Ghost, Spite Jar", "Leech Barber, Lead Boots", "Press Gang")
    assert heard(table, "saw", 0) == [
        {"seat": 0, "at": 1, "cards": ["spite-jar"]}, {"seat": 0, "at": 2, "cards": ["lead-boots"]},
    ]  # fmt: skip


@pytest.mark.card("foresight-frog")
def test_foresight_frog_may_move_its_owners_top_card_to_the_bottom() -> None:
    table = round_of("Foresight Frog, Kettle Drake, Wet Blanket", "", answers=["yes"])
    assert [event["card"] for event in heard(table, "activated")] == ["foresight-frog", "wet-blanket", "kettle-drake"]


@pytest.mark.card("foresight-frog", negative=True)
def test_foresight_frog_shows_nothing_to_others() -> None:
    table = play("Foresight Frog", "Candle Ghost, Spite Jar", "Press Gang")
    assert [heard(table, "saw", who) for who in (1, 2, None)] == [[], [], []]
    assert heard(table, "peeked") == [{"seat": 0, "at": 1, "n": 1}]


@pytest.mark.card("foresight-frog", negative=True)
def test_foresight_frog_is_not_asked_to_turn_a_stack_of_one() -> None:
    assert kind(play(f"Foresight Frog, {HOLD}", "Turnip Palisade")) == "choose"
