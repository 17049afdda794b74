"""Defence, healing and attack (KQ-4, R13 to R16)."""

import pytest

from tests.quaeleon.mat import (
    HOLD,
    asked,
    damage,
    defence,
    do,
    finish_round,
    health,
    heard,
    kind,
    options,
    play,
    round_of,
    seat,
)


@pytest.mark.rule("KQ-4.1")
def test_defence_is_the_sum_over_the_own_field() -> None:
    table = round_of("Kettle Drake", seat(field="Turnip Palisade, Rust Sprite"), seat(field="Iron Clause"))
    assert damage(table) == [(1, 2), (2, 5)]


@pytest.mark.rule("KQ-4.1")
def test_defence_reduces_every_attack_of_the_round() -> None:
    table = round_of("Kettle Drake, Pitchfork Parade", "Turnip Palisade")
    assert damage(table) == [(1, 4), (1, 2)]


@pytest.mark.rule("KQ-4.1")
def test_defence_ends_with_the_round() -> None:
    table = round_of("Turnip Palisade", "")
    assert defence(table, 0) == 0


@pytest.mark.rule("KQ-4.2", "R13")
def test_defence_works_against_ones_own_attacks() -> None:
    assert health(round_of(seat("Backwards Catapult", field="Turnip Palisade"), ""))[0] == 46


@pytest.mark.rule("KQ-4.2")
def test_losing_health_ignores_defence() -> None:
    table = round_of(seat("Turnip Palisade", field="Ember Tithe"), seat(field="Wall That Walks"))
    assert health(table) == [48, 48]


@pytest.mark.rule("KQ-4.3", "KQ-1.2")
def test_healing_is_added_without_a_maximum() -> None:
    assert health(round_of("Hedge Apothecary", "")) == [57, 50]


@pytest.mark.rule("KQ-4.4", "KQ-4.1")
def test_an_attack_to_be_aimed_is_reckoned_out_for_all() -> None:
    """The Crossbow, 9, gets +5 and loses 2 to Fog; it ignores 3 of the 4 of the Palisade."""
    change = {"seat": 0, "scope": "your", "stat": "attack", "op": "add", "n": 5}
    others = (seat(field="Turnip Palisade", health=30), seat(field="Fog of Bureaucracy", health=9))
    table = play("Rooftop Crossbow", *others, coming=[change])
    blow = table.view(2)["blow"]
    assert blow == table.view(0)["blow"] == table.view(None)["blow"]
    assert (blow["card"], blow["printed"], blow["power"], blow["pierce"]) == ("rooftop-crossbow", 9, 12, 3)
    assert [(each["op"], each["n"], each["owner"], each["card"]) for each in blow["changes"]] == [
        ("add", 5, None, None),
        ("add", -2, 2, "fog-of-bureaucracy"),
    ]
    palisade, fog = {"card": "turnip-palisade", "n": 4}, {"card": "fog-of-bureaucracy", "n": 1}
    assert blow["targets"] == [
        {"seat": 1, "stopped": 1, "shields": [palisade], "damage": 11, "health": 30, "left": 19},
        {"seat": 2, "stopped": 0, "shields": [fog], "damage": 12, "health": 9, "left": 0},
    ]
    do(table, "seat 2")
    assert damage(table) == [(2, 12)]
    assert table.view(0)["blow"] is None


@pytest.mark.rule("KQ-4.1", "KQ-4.4")
def test_an_attack_is_told_with_the_cards_that_made_it_and_those_that_stopped_it() -> None:
    others = (seat(field="Turnip Palisade, Bulwark Oath"), seat(field="Fog of Bureaucracy"))
    [told] = heard(round_of(seat("Kettle Drake", field="War Drum Ogre"), *others), "attack")
    assert (told["power"], [(each["seat"], each["card"], each["n"]) for each in told["field"]]) == (
        8,
        [(0, "war-drum-ogre", 2), (2, "fog-of-bureaucracy", -2)],
    )
    assert [(hit["stopped"], [(each["card"], each["n"]) for each in hit["shields"]]) for hit in told["hits"]] == [
        (8, [("turnip-palisade", 5), ("bulwark-oath", 3)]),
        (1, [("fog-of-bureaucracy", 1)]),
    ]


@pytest.mark.rule("KQ-4.4", "R13")
def test_an_attack_hits_all_opponents_and_not_oneself() -> None:
    assert health(round_of("Kettle Drake", "", "")) == [50, 42, 42]


@pytest.mark.rule("KQ-4.4")
@pytest.mark.parametrize(("field", "left"), [("Turnip Palisade, Iron Clause", 49), ("2 Turnip Palisade", 50)])
def test_it_takes_what_exceeds_the_defence(field: str, left: int) -> None:
    assert health(round_of("Kettle Drake", seat(field=field)))[1] == left


@pytest.mark.rule("KQ-4.5", "R15")
def test_an_attack_of_0_is_no_attack() -> None:
    blanket = {"card": "clockwork-ballista", "changes": [{"stat": "attack", "op": "add", "n": -6}]}
    table = round_of(seat("Turnip Palisade", field=[blanket]), seat(field="Mirror Moat, Paper Armour Guild"))
    assert heard(table, "attack") == []
    assert health(table) == [50, 50]


@pytest.mark.rule("KQ-4.5")
def test_what_brought_an_attack_to_0_is_told() -> None:
    table = round_of(seat("Needle Rain", field="2 Fog of Bureaucracy"), "")
    (told,) = heard(table, "no-attack")
    fog = {"seat": 0, "card": "fog-of-bureaucracy", "op": "add", "n": -2}
    assert (told["card"], told["power"], told["field"], told["hits"]) == ("needle-rain", 0, [fog, fog], [])


@pytest.mark.rule("KQ-4.5", "R15")
def test_an_attack_that_is_stopped_by_defence_is_still_an_attack() -> None:
    table = round_of("Kettle Drake", seat(field="Mirror Moat, Wall That Walks"))
    assert health(table) == [48, 50]


@pytest.mark.rule("KQ-4.6", "R14")
def test_each_of_several_attacks_chooses_its_own_target() -> None:
    table = play(seat(field="2 Clockwork Ballista", revealed="turnip-palisade"), "", "", phase="turns")
    assert (kind(table), asked(table), options(table)) == ("aim", 0, ["seat 1", "seat 2"])
    do(table, "seat 1", "seat 2")
    assert damage(table) == [(1, 5), (2, 5)]


@pytest.mark.rule("KQ-4.6")
def test_each_attack_meets_defence_as_it_is_then() -> None:
    """The Guild is annihilated after the first attack that hurts."""
    table = round_of("Whetstone Imp, Twin-Fuse Bombardier", seat(field="Paper Armour Guild"))
    assert damage(table) == [(1, 5), (1, 10)]


@pytest.mark.rule("R13")
def test_all_targets_are_hit_before_anybody_is_out() -> None:
    table = round_of(seat("Backwards Catapult", health=8), seat(health=12), seat(health=13))
    assert [event["seats"] for event in heard(table, "out")] == [[0, 1]]
    assert table.outcome is not None
    assert table.outcome.winners == (2,)


@pytest.mark.rule("R13")
def test_triggers_of_a_player_who_fell_do_not_fire() -> None:
    table = finish_round(play("Kettle Drake", seat(health=4, field="Mirror Moat, Spite Jar"), ""))
    assert health(table) == [50, 0, 42]


@pytest.mark.rule("R16")
def test_attacking_oneself_sets_off_nothing_of_ones_own() -> None:
    table = round_of(seat("Backwards Catapult", field="Mirror Moat, Paper Armour Guild"), seat(HOLD))
    assert heard(table, "lost")[:1] != [{"seat": 0, "n": 2, "health": 48}]
    assert heard(table, "annihilated") == []


def test_an_option_says_what_the_attack_would_take() -> None:
    table = play("Rooftop Crossbow", seat(field="Turnip Palisade"), "")
    assert [option.label for option in table.decisions[0].options] == [
        "Attack seat 1: 50 health, 8 damage", "Attack seat 2: 50 health, 9 damage",
    ]  # fmt: skip
