"""The end of a round (KQ-2.8 to KQ-2.10, R2, R30, R31)."""

import pytest

import tumblehall as th
from tests.quaeleon.mat import do, finish_round, health, heard, kind, options, pile, play, round_of, seat, turns, zone
from tumblehall.kernel.table import Table

TWELVE = (
    "Kettle Drake, Pitchfork Parade, Needle Rain, Turnip Palisade, Loud Herald, Wet Blanket, Spite Jar, Phoenix Egg, "
    "Lead Boots, Rust Sprite, Iron Clause, Mirror Moat"
)


@pytest.mark.rule("KQ-2.8")
def test_a_round_ends_when_all_stacks_are_empty_and_all_had_their_turn() -> None:
    table = round_of("Turnip Palisade, Wet Blanket", "Loud Herald")
    assert turns(table) == [1, 0, 0, 1]
    assert [event["round"] for event in heard(table, "round")] == [3]


@pytest.mark.rule("KQ-2.8")
def test_a_card_ends_the_round_once_its_activation_is_complete() -> None:
    table = round_of("Sudden Curtain, Kettle Drake", "Turnip Palisade, Wet Blanket")
    assert [event["card"] for event in heard(table, "activated")] == ["turnip-palisade", "sudden-curtain"]
    assert health(table) == [55, 50]


@pytest.mark.rule("R31", "KQ-2.9")
def test_revealed_cards_that_were_not_activated_go_with_the_stacks() -> None:
    table = round_of("Sudden Curtain, Kettle Drake", "Pocket Volcano, Wet Blanket")
    (cleared,) = heard(table, "cleared")
    assert sorted(cleared["cards"]) == ["kettle-drake", "pocket-volcano", "sudden-curtain", "wet-blanket"]
    assert health(table) == [55, 50]


@pytest.mark.rule("KQ-2.9", "R30")
def test_fields_and_leftover_stacks_are_discarded_without_discard_effects() -> None:
    table = round_of(seat("Sudden Curtain, Spite Jar", field="Phoenix Egg"), "")
    assert health(table) == [55, 50]
    assert [zone(table, name) for name in ("field", "stack")] == [[], []]
    assert set(pile(table, "discard")) == {"sudden-curtain", "spite-jar", "phoenix-egg"}


@pytest.mark.rule("KQ-2.10", "R2")
def test_who_activated_last_deals_five_to_each_clockwise_and_himself_last() -> None:
    deck = "Kettle Drake, Needle Rain, Spite Jar, Phoenix Egg, Lead Boots, Rust Sprite, Iron Clause, Mirror Moat, " \
           "Wet Blanket, Loud Herald, Candle Ghost, Press Gang, Leech Barber, Grudge Giant, Bulwark Oath"  # fmt: skip
    table = play("", "Turnip Palisade", "", deck=deck, rolls=[1] * 15, turn={"dealer": 0})
    assert heard(table, "dealt") == [{"seat": 1, "n": 5}]
    assert [event["seat"] for event in heard(table, "drawn")] == [2, 0, 1]
    first = table.position()["seats"]
    assert [each["hand"][0] for each in first] == ["grudge-giant", "needle-rain", "kettle-drake"]
    assert [len(each["hand"]) for each in first] == [5, 5, 5]


@pytest.mark.rule("R2", "KQ-2.10")
def test_the_dealer_deals_again_when_nobody_activated_a_card() -> None:
    assert heard(round_of("", "", "", turn={"dealer": 1}), "dealt") == [{"seat": 1, "n": 5}]


@pytest.mark.rule("R30")
def test_what_the_end_of_the_round_sets_off_comes_before_fields_are_cleared() -> None:
    table = round_of("Boomerang Knight", "")
    kinds = [event.kind for event in table.events(None)]
    assert kinds.index("returned") < kinds.index("cleared") < kinds.index("dealt")
    assert "boomerang-knight" in zone(table, "hand")


def trimming(*hands: str) -> Table:
    table = play(*(seat(hand=hand) for hand in hands), phase="end")
    assert kind(table) == "trim"
    return table


@pytest.mark.rule("KQ-2.10", "R30")
def test_all_above_ten_discard_down_to_ten_at_once() -> None:
    six = "Grudge Giant, Candle Ghost, Press Gang, Leech Barber, Bulwark Oath, Ember Tithe"
    table = trimming(TWELVE, "Needle Rain", six)
    assert [(d.seat, d.kind) for d in table.decisions] == [(0, "trim"), (2, "trim")]
    table.act(2, options(table, 2)[0])
    assert options(table, 2) == ["confirm"]
    for _ in range(7):
        table.act(0, options(table, 0)[0])
    table.act(0, "confirm")
    table.act(2, "confirm")
    assert [len(zone(table, "hand", who)) for who in range(3)] == [10, 6, 10]
    assert len(heard(table, "trimmed")) == 2


@pytest.mark.rule("KQ-2.10")
def test_ten_cards_may_be_kept() -> None:
    table = play(seat(hand="Spite Jar, Phoenix Egg, Lead Boots, Rust Sprite, Iron Clause"), "", phase="end")
    assert kind(table) == "stack"
    assert len(zone(table, "hand")) == 10


@pytest.mark.rule("KQ-2.10", "R30")
def test_the_hand_limit_sets_nothing_off() -> None:
    table = trimming(TWELVE, "")
    do(table, "discard spite-jar", "discard phoenix-egg")
    while kind(table) == "trim":
        do(table, options(table)[0])
    assert health(table) == [50, 50]


@pytest.mark.rule("R30")
def test_nothing_of_the_discards_shows_until_all_are_ready() -> None:
    other = "Grudge Giant, Candle Ghost, Press Gang, Leech Barber, Bulwark Oath, Ember Tithe"
    table = trimming(TWELVE, other)
    before = (table.view(1), table.view(None), table.events(1))
    for _ in range(5):
        table.act(0, options(table, 0)[0])
        assert (table.view(1), table.view(None), table.events(1)) == before


def test_a_discard_down_to_ten_can_be_taken_back() -> None:
    table = trimming(TWELVE, "")
    before = zone(table, "hand")
    do(table, "discard spite-jar")
    table.undo(0)
    assert zone(table, "hand") == before


def test_fewer_than_ten_to_go_is_refused_with_the_reason() -> None:
    table = trimming(TWELVE, "")
    with pytest.raises(th.IllegalAction, match=r"you have 17 cards and may keep 10: 7 must go first \(KQ-2\.10\)"):
        table.act(0, "confirm")


def test_played_on_a_round_follows_the_next() -> None:
    table = finish_round(play("Kettle Drake", "Kettle Drake"))
    assert table.view(None)["round"] == 3
