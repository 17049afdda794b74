"""Cards that change the next card, the field or the initiative, and those that recur."""

import pytest

from tests.quaeleon.mat import HOLD, damage, do, health, heard, kind, laid, options, play, round_of, turns, zone


def powers(*seats: str) -> list[int]:
    return [attack["power"] for attack in heard(round_of(*seats), "attack")]


@pytest.mark.card("whetstone-imp")
def test_whetstone_imp_gives_5_attack_to_its_owners_next_card() -> None:
    assert powers("Whetstone Imp, Kettle Drake", "Turnip Palisade") == [13]


@pytest.mark.card("whetstone-imp", negative=True)
def test_whetstone_imp_gives_nothing_to_an_opponents_card_or_a_second_one() -> None:
    assert powers("Whetstone Imp, Kettle Drake, Kettle Drake", "Needle Rain") == [3, 3, 3, 13, 8]


@pytest.mark.card("loud-herald")
def test_loud_herald_gives_4_attack_to_the_next_card_whoever_plays_it() -> None:
    assert powers("Loud Herald", "Kettle Drake") == [12]


@pytest.mark.card("loud-herald", negative=True)
def test_loud_herald_gives_nothing_to_the_card_after_the_next() -> None:
    assert powers("Loud Herald, Kettle Drake", "Turnip Palisade") == [8]


@pytest.mark.card("wet-blanket")
def test_wet_blanket_takes_6_attack_of_the_next_card() -> None:
    assert powers("Wet Blanket", "Kettle Drake") == [2]


@pytest.mark.card("wet-blanket", negative=True)
def test_wet_blanket_leaves_no_attack_below_0() -> None:
    assert powers("Wet Blanket", "Needle Rain") == []


@pytest.mark.card("doubling-cauldron")
def test_doubling_cauldron_doubles_the_attack_of_its_owners_next_card() -> None:
    assert powers("Doubling Cauldron, Kettle Drake", "") == [16]


@pytest.mark.card("doubling-cauldron", negative=True)
def test_doubling_cauldron_does_not_double_an_opponents_card() -> None:
    assert powers("Doubling Cauldron", "Kettle Drake") == [8]


@pytest.mark.card("half-measures-clerk")
def test_half_measures_clerk_halves_attack_and_healing_of_the_next_card() -> None:
    assert powers("Half-Measures Clerk", "Kettle Drake") == [4]
    assert health(round_of("Half-Measures Clerk", "Hedge Apothecary")) == [50, 54]


@pytest.mark.card("half-measures-clerk", negative=True)
def test_half_measures_clerk_does_not_halve_defence() -> None:
    assert health(round_of("Half-Measures Clerk, Kettle Drake", "Reluctant Shieldbearer")) == [50, 50 + 2 - 5]


@pytest.mark.card("war-drum-ogre")
def test_war_drum_ogre_gives_2_attack_to_every_own_card_itself_included() -> None:
    assert powers("War Drum Ogre, Kettle Drake", "") == [6, 10]


@pytest.mark.card("war-drum-ogre", negative=True)
def test_war_drum_ogre_gives_nothing_to_others() -> None:
    assert powers("War Drum Ogre", "Kettle Drake") == [6, 8]


@pytest.mark.card("fog-of-bureaucracy")
def test_fog_of_bureaucracy_takes_2_attack_of_every_card() -> None:
    assert powers("Fog of Bureaucracy, Kettle Drake", "Pitchfork Parade") == [4, 6]


@pytest.mark.card("fog-of-bureaucracy", negative=True)
def test_fog_of_bureaucracy_does_nothing_before_it_is_activated() -> None:
    assert powers("Fog of Bureaucracy", "Pickpocket Otter") == [5]


@pytest.mark.card("hourglass-heron")
def test_hourglass_heron_gives_8_initiative_to_cards_its_owner_reveals() -> None:
    table = round_of("Hourglass Heron, Rust Sprite", "Turnip Palisade, Wet Blanket")
    assert [event["initiative"] for event in heard(table, "revealed")] == [40, 36, 40, 39]
    assert turns(table) == [0, 1, 0, 1]


@pytest.mark.card("hourglass-heron", negative=True)
def test_hourglass_heron_gives_nothing_to_itself_others_or_after_it_is_gone() -> None:
    table = play("Hourglass Heron, Candle Ghost", "Rust Sprite, Needle Rain")
    assert heard(table, "annihilated")[0]["card"] == "hourglass-heron"
    assert [event["initiative"] for event in heard(table, "revealed")] == [40, 32, 27, 19]


@pytest.mark.card("lead-boots")
def test_lead_boots_take_20_initiative_of_a_revealed_card() -> None:
    table = round_of("Lead Boots", "Turnip Palisade", "Rooftop Crossbow", answers=["seat 1", "end-turn", "seat 0"])
    assert turns(table) == [0, 2, 1]


@pytest.mark.card("lead-boots", negative=True)
def test_lead_boots_do_nothing_to_a_player_without_a_revealed_card() -> None:
    table = round_of("Lead Boots", "", "Turnip Palisade", answers=["seat 1"])
    assert heard(table, "initiative") == []


@pytest.mark.card("lead-boots", negative=True)
def test_lead_boots_do_not_last_for_the_next_card() -> None:
    table = round_of("Lead Boots", "Turnip Palisade, Wet Blanket")
    assert [event["initiative"] for event in heard(table, "revealed")] == [38, 36, 39]


@pytest.mark.card("starting-pistol")
def test_starting_pistol_gives_20_initiative_to_the_next_card_its_owner_reveals() -> None:
    table = round_of("Starting Pistol, Grudge Giant, Grudge Giant", "")
    assert [event["initiative"] for event in heard(table, "revealed")] == [18, 23, 3]


@pytest.mark.card("starting-pistol", negative=True)
def test_starting_pistol_does_not_reach_into_the_next_round() -> None:
    table = round_of("Starting Pistol", "")
    assert table.view(None)["seats"][0]["next_initiative"] == 0


@pytest.mark.card("candle-ghost")
def test_candle_ghost_takes_3_of_an_opponent_on_each_later_turn() -> None:
    table = round_of("Candle Ghost, Turnip Palisade, Wet Blanket", "")
    assert health(table) == [50, 44]


@pytest.mark.card("candle-ghost", negative=True)
def test_candle_ghost_takes_nothing_on_its_own_turn() -> None:
    assert health(round_of("Candle Ghost", "")) == [50, 50]


@pytest.mark.card("clockwork-ballista")
def test_clockwork_ballista_attacks_again_on_each_later_turn() -> None:
    assert damage(round_of("Clockwork Ballista, Turnip Palisade", "")) == [(1, 5), (1, 5)]


@pytest.mark.card("clockwork-ballista", negative=True)
def test_clockwork_ballista_does_not_attack_twice_on_its_own_turn() -> None:
    assert damage(round_of("Clockwork Ballista", "")) == [(1, 5)]


@pytest.mark.card("ember-tithe")
def test_ember_tithe_takes_2_of_everybody_on_each_later_turn() -> None:
    assert health(round_of("Ember Tithe, Turnip Palisade", "", "")) == [48, 43, 43]


@pytest.mark.card("ember-tithe", negative=True)
def test_ember_tithe_takes_nothing_on_turns_of_others() -> None:
    assert heard(round_of("Ember Tithe", "Hourglass Heron, Candle Ghost"), "lost")[:1] == [
        {"seat": 0, "n": 2, "health": 48}
    ]
    assert len(heard(round_of("Ember Tithe", "Hourglass Heron"), "lost")) == 0


@pytest.mark.card("boomerang-knight")
def test_boomerang_knight_hits_the_player_on_the_right_for_7_and_returns() -> None:
    table = round_of("", "Boomerang Knight", "", "")
    assert health(table) == [43, 50, 50, 50]
    assert "boomerang-knight" in zone(table, "hand", 1)


@pytest.mark.card("boomerang-knight", negative=True)
def test_boomerang_knight_does_not_return_once_it_is_annihilated() -> None:
    table = play("Candle Ghost, Rust Sprite", "Boomerang Knight", deck="", discard="Lead Boots")
    assert heard(table, "returned") == []
    assert [event["card"] for event in heard(table, "annihilated")] == ["boomerang-knight"]


@pytest.mark.card("tavern-recruiter")
def test_tavern_recruiter_heals_2_and_recruits_up_to_two() -> None:
    table = do(play("Tavern Recruiter", HOLD, deck="Spite Jar, Lead Boots"), "recruit hedge-apothecary")
    do(table, options(table)[0])
    assert len(zone(table, "hand")) == 2
    assert len(table.view(None)["pool"]) == 5
    assert health(table) == [52, 50]


@pytest.mark.card("tavern-recruiter", negative=True)
def test_tavern_recruiter_does_not_have_to_recruit() -> None:
    table = do(play("Tavern Recruiter", HOLD), "pass")
    assert (zone(table, "hand"), kind(table)) == ([], "end")


@pytest.mark.card("press-gang")
def test_press_gang_recruits_one_and_hits_one_opponent_for_7() -> None:
    table = round_of("Press Gang", "", "", answers=["recruit hedge-apothecary", "seat 2"])
    assert health(table) == [50, 50, 43]
    assert "hedge-apothecary" in zone(table, "hand")


@pytest.mark.card("press-gang", negative=True)
def test_press_gang_recruits_no_second_card() -> None:
    table = do(play("Press Gang", HOLD), "recruit hedge-apothecary")
    assert len(heard(table, "recruited")) == 1
    assert kind(table) != "recruit"


@pytest.mark.card("market-riot")
def test_market_riot_deals_a_new_pool_and_recruits_one_of_it() -> None:
    deck = "Spite Jar, Lead Boots, Wet Blanket, Loud Herald, Candle Ghost, Rust Sprite"
    table = play("Market Riot", HOLD, deck=deck)
    assert len(table.view(None)["discard"]) == 5
    assert set(options(table)) <= {f"recruit {o}" for o in ("spite-jar", "lead-boots", "wet-blanket", "loud-herald",
                                                            "candle-ghost", "rust-sprite")} | {"pass"}  # fmt: skip


@pytest.mark.card("market-riot", negative=True)
def test_market_riot_does_not_offer_the_old_pool() -> None:
    table = play("Market Riot", HOLD, deck="Spite Jar, Lead Boots, Wet Blanket, Loud Herald, Candle Ghost, Rust Sprite")
    assert "recruit hedge-apothecary" not in options(table)


def test_mods_of_a_laid_card_are_seen_by_all() -> None:
    table = play(f"Loud Herald, {HOLD}", "Kettle Drake")
    assert laid(table, 1, "Kettle Drake")["changes"] == [{"stat": "attack", "op": "add", "n": 4}]
