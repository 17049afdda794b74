"""Leaving the game, winning, and the end after round 60 (KQ-5, R24 to R27, R35)."""

import pytest

import tumblehall as th
from tests.quaeleon.mat import do, finish_round, health, heard, kind, pile, play, round_of, seat, state, zone


@pytest.mark.rule("KQ-5.1", "R24")
def test_at_0_health_hand_stack_field_and_revealed_card_are_discarded() -> None:
    victim = seat("Loud Herald, Wet Blanket", health=8, hand="Lead Boots", field="Hourglass Heron")
    table = play(seat("Kettle Drake", hand="Spite Jar"), seat("Rust Sprite", hand="Phoenix Egg"), victim)
    assert kind(table) == "pick"
    table = finish_round(play("Kettle Drake", "", seat("Grudge Giant, Wet Blanket", health=7, hand="Lead Boots")))
    assert [zone(table, name, 2) for name in ("hand", "stack", "field")] == [[], [], []]
    assert table.position()["seats"][2]["revealed"] is None
    assert heard(table, "out") == [{"seats": [2], "cards": ["lead-boots", "wet-blanket", "grudge-giant"]}]
    assert len(heard(table, "activated")) == 1


@pytest.mark.rule("KQ-5.1", "R24")
def test_cards_of_a_player_who_falls_set_nothing_off() -> None:
    victim = seat(health=7, hand="Spite Jar", field="Phoenix Egg")
    table = finish_round(play(seat("Kettle Drake", field="Mourning Bell"), "", victim))
    assert health(table) == [50, 42, 0]
    assert heard(table, "gained") == heard(table, "lost") == []


@pytest.mark.rule("KQ-5.1")
def test_the_rest_of_the_card_that_did_it_still_resolves_for_others() -> None:
    table = finish_round(play("Twin-Fuse Bombardier", seat(health=5), ""))
    assert health(table) == [50, 0, 40]


@pytest.mark.rule("KQ-4.1")
def test_with_a_card_that_goes_it_is_told_what_defence_is_left() -> None:
    table = play("Rust Sprite", seat(field="Turnip Palisade, Mirror Moat"))
    do(table, "annihilate turnip-palisade@1:1")
    assert heard(table, "turn")[0]["defences"] == [0, 6]
    assert heard(table, "annihilated")[0]["defences"] == [0, 2]


@pytest.mark.rule("R24")
def test_pending_changes_of_a_player_who_fell_stay() -> None:
    table = finish_round(play(seat("Loud Herald", health=5), seat(field="Ember Tithe"), "Kettle Drake"))
    assert [attack["power"] for attack in heard(table, "attack")] == [12]
    gone = finish_round(play(seat("Loud Herald", health=2), seat("Kettle Drake", field="Ember Tithe"), ""))
    assert health(gone)[0] == 0
    assert [attack["power"] for attack in heard(gone, "attack")] == [12]


@pytest.mark.rule("R25")
def test_who_is_out_is_checked_after_each_attack() -> None:
    table = finish_round(play("Needle Rain", seat(health=3), seat(health=7)))
    assert [event["seats"] for event in heard(table, "out")] == [[1], [2]]
    assert table.outcome is not None
    assert table.outcome.ranking == ((0,), (2,), (1,))


@pytest.mark.rule("R25")
def test_who_is_out_is_checked_once_for_both_halves_of_a_drain() -> None:
    table = finish_round(play(seat("Leech Barber", health=1), seat(health=4)))
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((0,), (5, 0))


@pytest.mark.rule("KQ-5.2", "R27")
def test_the_last_player_left_wins_at_once() -> None:
    table = play("Kettle Drake, Grudge Giant", seat("Candle Ghost", health=7))
    assert table.outcome == th.Outcome((0,), ((0,), (1,)), (50, 0), "the last player left", "KQ-5.2")
    assert len(heard(table, "activated")) == 2
    assert table.decisions == ()


@pytest.mark.rule("R27")
def test_nothing_resolves_after_the_end() -> None:
    table = play("Twin-Fuse Bombardier", seat(health=5, field="Mirror Moat"))
    assert len(heard(table, "attack")) == 2
    over = play("Twin-Fuse Bombardier", seat(health=5))
    assert len(heard(over, "attack")) == 1


@pytest.mark.rule("KQ-5.2", "R26")
def test_nobody_wins_when_the_last_players_fall_together() -> None:
    table = play(seat(health=2, field="Ember Tithe"), seat("Turnip Palisade", health=2))
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.ranking, table.outcome.scores) == ((), ((0, 1),), (0, 0))


@pytest.mark.rule("KQ-5.2", "R26")
def test_nobody_wins_when_several_who_were_left_fall_together_by_anothers_hand() -> None:
    table = play(seat(health=8, stack="Backwards Catapult"), seat(health=12), seat(health=12), seat(health=0))
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.ranking) == ((), ((0, 1, 2), (3,)))


@pytest.mark.rule("KQ-5.2")
def test_a_player_who_is_out_is_dealt_nothing_and_not_asked() -> None:
    table = finish_round(play("Kettle Drake", seat(health=8), ""))
    assert [decision.seat for decision in table.decisions] == [0, 2]
    assert table.why(1, "confirm") == th.Reason("you are out of the game", "KQ-5.1")
    assert zone(table, "hand", 1) == []


@pytest.mark.rule("R35")
def test_after_round_60_the_most_health_wins() -> None:
    table = play(seat(health=20), seat("Turnip Palisade", health=21), turn={"round": 60})
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.ranking, table.outcome.scores) == ((1,), ((1,), (0,)), (20, 21))


@pytest.mark.rule("R35")
def test_after_round_60_equal_health_shares_the_win() -> None:
    table = play(seat(health=20), seat(health=0), seat(health=20), turn={"round": 60})
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.ranking) == ((0, 2), ((0, 2), (1,)))


@pytest.mark.rule("R35")
def test_after_round_59_the_game_goes_on() -> None:
    assert play("", "", turn={"round": 59}).outcome is None


@pytest.mark.rule("KQ-5.3", "R33")
def test_the_discard_pile_is_open_to_everybody() -> None:
    table = play("", "", phase="prepare", discard="Spite Jar, Phoenix Egg")
    table = round_of("", "", discard="Spite Jar, Phoenix Egg")
    for eye in (0, 1, None):
        assert table.view(eye)["discard"] == ["spite-jar", "phoenix-egg"]


@pytest.mark.rule("R33", "KQ-2.2")
def test_ones_own_stack_may_be_looked_at_and_no_others() -> None:
    table = play("Tavern Recruiter, Wet Blanket, Loud Herald", "Candle Ghost, Lead Boots")
    assert kind(table) == "recruit"
    assert table.view(0)["seats"][0]["stack_cards"] == ["wet-blanket", "loud-herald"]
    assert [table.view(eye)["seats"][0]["stack_cards"] for eye in (1, None)] == [None, None]
    assert [table.view(eye)["seats"][0]["stack"] for eye in (0, 1, None)] == [2, 2, 2]


@pytest.mark.rule("KQ-5.3")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    table = play("Absent-Minded Sage, Quaeleon's Bargain", "", deck="Spite Jar", discard="Phoenix Egg, Lead Boots")
    assert heard(table, "reshuffled") == [{"cards": 2}]
    assert "spite-jar" in zone(table, "hand")
    assert (len(pile(table, "deck")), pile(table, "discard")) == (1, [])


@pytest.mark.rule("KQ-5.3", "R28")
def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    table = play("Absent-Minded Sage, Quaeleon's Bargain", "", deck="Spite Jar")
    assert zone(table, "hand") == ["spite-jar"]
    assert (pile(table, "deck"), pile(table, "discard")) == ([], [])


@pytest.mark.rule("R28")
def test_a_pool_that_ran_out_is_topped_up_as_soon_as_cards_exist() -> None:
    table = play("Tavern Recruiter, Rust Sprite", seat(field="Spite Jar"), deck="")
    do(table, "recruit hedge-apothecary")
    assert (len(pile(table, "pool")), pile(table, "deck")) == (4, [])
    do(table, "pass", "end-turn")
    assert [event["card"] for event in heard(table, "annihilated")] == ["spite-jar"]
    assert "spite-jar" in pile(table, "pool")


def test_the_living_are_those_with_health() -> None:
    assert state(play(seat(), seat(health=0), seat(), phase="prepare", seed="x")).living == (0, 2)
