"""Recruiting, doing what one can, optional effects, and whose a card is (KQ-3.3, KQ-3.4, R20, R21, R29, R32)."""

import pytest

from tests.quaeleon.mat import (
    HOLD,
    asked,
    do,
    finish_round,
    health,
    heard,
    kind,
    options,
    pile,
    play,
    round_of,
    seat,
    zone,
)


@pytest.mark.rule("KQ-3.3")
def test_a_recruit_takes_a_card_of_the_pool_which_is_refilled_at_once() -> None:
    table = play("Tavern Recruiter", HOLD, deck="Spite Jar, Lead Boots")
    do(table, "recruit hedge-apothecary")
    assert zone(table, "hand") == ["hedge-apothecary"]
    assert len(pile(table, "pool")) == 5
    assert len(pile(table, "deck")) == 1
    assert heard(table, "pool") != []


@pytest.mark.rule("KQ-3.3")
def test_recruiting_several_repeats_it_with_the_new_pool() -> None:
    table = do(play("Tavern Recruiter", HOLD, deck="Spite Jar"), "recruit hedge-apothecary")
    assert "recruit spite-jar" in options(table)
    do(table, "recruit spite-jar")
    assert kind(table) != "recruit"


@pytest.mark.rule("KQ-3.3")
def test_recruiting_is_a_may() -> None:
    table = do(play("Tavern Recruiter", HOLD), "recruit hedge-apothecary", "pass")
    assert zone(table, "hand") == ["hedge-apothecary"]


@pytest.mark.rule("R29")
def test_a_recruited_card_goes_to_the_hand_and_not_to_the_stack() -> None:
    table = do(play("Tavern Recruiter, Wet Blanket", HOLD), "recruit hedge-apothecary")
    assert zone(table, "stack") == ["wet-blanket"]
    finish_round(table)
    assert "hedge-apothecary" not in [event["card"] for event in heard(table, "activated")]
    assert "stack hedge-apothecary" in options(table, 0)


@pytest.mark.rule("KQ-3.4", "R20")
def test_what_cannot_be_done_is_skipped_and_the_rest_happens() -> None:
    assert health(round_of("Rust Sprite, Lantern Wyrm", "")) == [50, 41]
    assert health(round_of("Polite Assassin", "")) == [50, 47]


@pytest.mark.rule("KQ-3.4", "R20")
def test_a_condition_that_is_not_met_gives_nothing() -> None:
    table = play(seat(f"Bargain Hunter, {HOLD}"), "")
    assert heard(table, "drawn") == []
    met = play(seat(f"Bargain Hunter, {HOLD}", hand="Lead Boots"), "")
    assert [event["n"] for event in heard(met, "drawn")] == [2]


@pytest.mark.rule("R21")
def test_saying_no_counts_as_not_done() -> None:
    table = round_of(seat("Martyr's Trapdoor", field="Wet Blanket"), "", answers=["no"])
    assert health(table) == [50, 50]


@pytest.mark.rule("R21")
def test_the_owner_is_asked_before_an_optional_effect() -> None:
    table = play(seat("Martyr's Trapdoor", field="Wet Blanket, Turnip Palisade"), "")
    assert (kind(table), options(table)) == ("may", ["yes", "no"])
    do(table, "yes")
    assert kind(table) == "pick"


@pytest.mark.rule("R32")
def test_a_swapped_card_is_played_for_whoever_holds_it() -> None:
    table = round_of("Switcheroo Imp, Hedge Apothecary", "Candle Ghost, Kettle Drake", turn={"dealer": 1})
    assert [(event["seat"], event["n"]) for event in heard(table, "gained")] == [(1, 7)]
    assert [attack["seat"] for attack in heard(table, "attack")] == [0, 0]


@pytest.mark.rule("R32")
def test_a_stolen_card_sets_things_off_for_the_thief() -> None:
    table = round_of("Pickpocket Otter, Lantern Wyrm", seat(hand="Spite Jar"))
    assert heard(table, "discarded") == [{"seat": 0, "cards": ["spite-jar"]}]
    assert health(table)[0] == 50
    assert {"seat": 1, "n": 3, "health": 42} in heard(table, "lost")


@pytest.mark.rule("R32")
def test_a_salvaged_card_is_ones_own() -> None:
    table = play("Grave Robber's Cousin", "Sudden Curtain", discard="Spite Jar, Lead Boots")
    finish_round(table, "salvage spite-jar")
    assert "stack spite-jar" in options(table, 0)


@pytest.mark.rule("KQ-3.1")
def test_a_player_with_one_card_discards_it_only_after_those_before_have_chosen() -> None:
    table = play(
        "Bonfire of Plans", seat(hand="Lead Boots, Wet Blanket"), seat(hand="Spite Jar"), seat(hand="Rust Sprite")
    )
    assert (asked(table), heard(table, "discarded"), health(table)) == (1, [], [50, 50, 50, 50])
    do(table, "discard wet-blanket")
    assert [event["seat"] for event in heard(table, "discarded")] == [1, 2, 3]


@pytest.mark.rule("KQ-3.1")
def test_what_a_discarded_card_sets_off_comes_before_the_next_player_discards() -> None:
    table = play("Bonfire of Plans", seat(hand="Spite Jar"), seat(hand="Rust Sprite", health=3), "")
    assert [event["seat"] for event in heard(table, "discarded")] == [1]
    assert [event["cards"] for event in heard(table, "out")] == [["rust-sprite"]]
