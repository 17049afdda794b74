"""A card's activation: its place, its effects in order, then defence, healing and attack (KQ-2.6, KQ-3.1, KQ-3.2)."""

import pytest

from tests.quaeleon.mat import HOLD, damage, defence, do, finish_round, health, laid, play, round_of, seat, zone


@pytest.mark.rule("KQ-2.6", "R11")
def test_a_card_goes_to_the_leftmost_empty_place() -> None:
    field = [{"card": "mirror-moat", "slot": 1}, {"card": "iron-clause", "slot": 3}]
    table = play(seat(f"Turnip Palisade, {HOLD}", field=field), "")
    assert [(laid(table, 0, card)["slot"]) for card in ("Turnip Palisade", HOLD)] == [2, 4]


@pytest.mark.rule("KQ-2.6", "R9")
def test_effects_come_before_defence_healing_and_attack() -> None:
    table = round_of("Absent-Minded Sage", "Backwards Catapult", "Pocket Volcano")
    kinds = [e.kind for e in table.events(None)]
    assert kinds.index("drawn") < kinds.index("gained")
    volcano = [(e.kind, e.data.get("seat")) for e in table.events(None) if e.kind in ("lost", "attack")]
    assert volcano.index(("lost", 2)) < volcano.index(("attack", 2))
    both = round_of("Reluctant Shieldbearer", "")
    order = [e.kind for e in both.events(None) if e.kind in ("defence", "gained")]
    assert order == ["defence", "gained"]


@pytest.mark.rule("R9")
def test_a_cards_own_defence_does_not_count_before_its_defence_step() -> None:
    table = play(seat("Rust Sprite", field="Iron Clause"), seat(field="Mirror Moat, Bulwark Oath"))
    assert table.decisions[0].kind == "pick"
    assert laid(table, 0, "Rust Sprite")["counts"] is False
    assert defence(table, 0) == 3
    shown = play(seat(f"Rust Sprite, {HOLD}", field="Iron Clause"), "")
    assert defence(shown, 0) == 5


@pytest.mark.rule("R10", "KQ-3.8")
def test_what_recurs_comes_before_the_revealed_card() -> None:
    table = round_of(seat("Kettle Drake", field="Ember Tithe"), "")
    kinds = [e.kind for e in table.events(None) if e.kind in ("lost", "activated")]
    assert kinds == ["lost", "lost", "activated"]


@pytest.mark.rule("KQ-3.2", "KQ-3.8", "R11")
def test_what_comes_together_resolves_in_the_order_of_activation_not_of_slots() -> None:
    field = [{"card": "ember-tithe", "slot": 1, "order": 5}, {"card": "soup-of-second-chances", "slot": 2, "order": 3}]
    table = round_of(seat(field=field), "Turnip Palisade")
    kinds = [(e.kind, e.data["seat"]) for e in table.events(None) if e.kind in ("lost", "gained")]
    assert kinds == [("gained", 0), ("lost", 0), ("lost", 1)]


@pytest.mark.rule("KQ-3.1")
def test_effects_resolve_in_printed_order() -> None:
    table = play("Market Riot", "", deck="Spite Jar, Phoenix Egg, Loud Herald, Wet Blanket, Rust Sprite, Lead Boots")
    assert table.decisions[0].kind == "recruit"
    assert "refreshed" in [event.kind for event in table.events(None)]


@pytest.mark.rule("KQ-3.1")
def test_an_ongoing_effect_ends_when_its_card_is_discarded() -> None:
    table = play("Rust Sprite", seat(field="Fog of Bureaucracy, Clockwork Ballista"))
    assert laid(table, 1, "Clockwork Ballista")["attack"] == 3
    do(table, "annihilate fog-of-bureaucracy@1:1")
    assert laid(table, 1, "Clockwork Ballista")["attack"] == 5


@pytest.mark.rule("R12")
def test_a_field_may_hold_more_than_five_cards() -> None:
    five = "Turnip Palisade, Wet Blanket, Loud Herald, Hedge Duellist, Second Helping"
    table = play(seat(five, hand=HOLD), "")
    do(table, "yes", "push quaeleons-bargain")
    while table.decisions[0].kind != "choose":
        do(table, table.decisions[0].default)
    assert len(zone(table, "field")) == 6


@pytest.mark.rule("KQ-2.6")
def test_a_card_that_leaves_in_its_effects_step_does_no_more() -> None:
    """The jar that seat 1 discards throws the Bonfire's owner out before the Bonfire attacks."""
    table = finish_round(play(seat("Bonfire of Plans", health=3), seat(hand="Spite Jar"), ""))
    assert health(table) == [0, 50, 47]
    assert damage(table) == []


@pytest.mark.rule("R24", "KQ-5.1")
def test_the_card_of_a_player_who_falls_in_its_effects_step_never_attacks() -> None:
    table = finish_round(play(seat("Pocket Volcano", health=4), "", ""))
    assert health(table) == [0, 50, 50]
    assert damage(table) == []
