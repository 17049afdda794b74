"""Whose turn it is (KQ-2.3 to KQ-2.5, R3 to R8)."""

import pytest

import tumblehall as th
from tests.quaeleon.mat import HOLD, asked, do, health, heard, kind, pile, play, round_of, seat, turns


@pytest.mark.rule("KQ-2.3")
def test_all_reveal_together_and_act_by_initiative_highest_first() -> None:
    table = round_of("Grudge Giant", "Turnip Palisade", "Needle Rain")
    kinds = [event.kind for event in table.events(None)]
    assert kinds[:4] == ["revealed", "revealed", "revealed", "turn"]
    assert turns(table) == [1, 2, 0]


@pytest.mark.rule("KQ-2.3", "R3", "R6")
def test_who_waits_is_seen_in_the_order_of_turns() -> None:
    """Boots slowed to 8, the Giant at 3, a card of initiative 0 before a player without one."""
    stopped = {"card": "pocket-volcano", "initiative": -5}
    slow = {"card": "lead-boots", "initiative": -30}
    others = ("", seat(revealed=stopped), seat(revealed="grudge-giant"), seat(revealed=slow))
    table = play(seat(revealed="tavern-recruiter"), *others, phase="turns")
    view = table.view(None)
    assert (view["turn"], view["turn_initiative"]) == (0, 22)
    assert [(each["seat"], each["initiative"]) for each in view["waiting"]] == [(4, 8), (3, 3), (2, 0), (1, 0)]


@pytest.mark.rule("KQ-2.4", "R4")
def test_who_waits_is_seen_with_what_a_tie_would_come_to() -> None:
    """Four cards at 36: more health goes first, equal health takes both."""
    cards = ("turnip-palisade", "half-measures-clerk", "foresight-frog", "turnip-palisade")
    even = [seat(revealed=card, health=n) for card, n in zip(cards, (41, 37, 37, 12), strict=True)]
    table = play(seat(revealed={"card": "tavern-recruiter", "initiative": 20}), *even, "", phase="turns")
    assert [(each["seat"], each["tie"]) for each in table.view(0)["waiting"]] == [
        (1, None), (2, "health"), (3, "gone"), (4, "health"), (5, None),
    ]  # fmt: skip


@pytest.mark.rule("KQ-2.3", "R3")
def test_a_turn_tells_at_what_initiative_it_is_taken_and_who_follows() -> None:
    """The Heron makes its owner faster from now on; that changes nothing of the turn in which it is played."""
    table = play("Hourglass Heron", HOLD, "")
    told = heard(table, "turn")
    assert [(event["seat"], event["initiative"]) for event in told] == [(0, 40), (1, 5)]
    assert [[each["seat"] for each in event["next"]] for event in told] == [[1, 2], [2]]


@pytest.mark.rule("KQ-2.3")
def test_the_initiative_of_a_turn_outlives_its_log() -> None:
    table = play(seat("Tavern Recruiter"), "Grudge Giant")
    again = th.from_position(table.position())
    assert again.events(None) == []
    assert again.view(1)["turn_initiative"] == 22


@pytest.mark.rule("KQ-2.3")
def test_cards_are_turned_up_in_the_order_of_turns() -> None:
    table = play("Grudge Giant", "", "Turnip Palisade", HOLD)
    assert [event["seat"] for event in heard(table, "revealed")] == [2, 3, 0]


@pytest.mark.rule("R3")
def test_next_player_is_worked_out_afresh_from_current_health() -> None:
    """Seats 1 and 2 tie at 28; seat 1 has more health until the Assassin hits it."""
    stacks = ("Polite Assassin", seat("Rooftop Crossbow", health=50), seat("Mourning Bell", health=49))
    table = play(*stacks)
    assert kind(table) == "pick"
    table = play(seat("Press Gang", field="Tripwire Scholar"), stacks[1], stacks[2])
    assert health(table)[1:] == [49, 48]
    hit = round_of(seat("Bonfire of Plans"), seat("Mourning Bell", health=50), seat("Rooftop Crossbow", health=52))
    assert turns(hit) == [0, 2, 1]
    reordered = play("Pickpocket Otter", seat("Mourning Bell", health=52), seat("Rooftop Crossbow", health=50))
    do(reordered, "seat 1", "seat 1", "end-turn")
    assert health(reordered)[1] == 47
    assert turns(reordered)[:2] == [0, 2]


@pytest.mark.rule("KQ-2.4", "R4", "R5")
def test_tied_cards_are_discarded_unactivated_and_their_players_still_have_a_turn() -> None:
    table = play(seat("Spite Jar", field="Ember Tithe"), "Phoenix Egg", HOLD)
    assert heard(table, "tie") == [{"seats": [0, 1], "cards": ["spite-jar", "phoenix-egg"]}]
    assert pile(table, "discard") == ["spite-jar", "phoenix-egg"]
    assert turns(table) == [2]
    do(table, "choose 1", "end-turn")
    assert [event["initiative"] for event in heard(table, "turn")][1:3] == [0, 0]
    assert len(heard(table, "activated")) == 1


@pytest.mark.rule("R4", "KQ-2.4")
def test_a_tie_sets_off_discard_effects_clockwise_from_the_dealers_left() -> None:
    tied = ("Spite Jar", "Phoenix Egg", seat("Turnip Palisade", health=60))
    table = round_of(*tied, turn={"dealer": 2})
    kinds = [(e.kind, e.data["seat"]) for e in table.events(None) if e.kind in ("lost", "gained")]
    assert kinds == [("lost", 1), ("lost", 2), ("gained", 1)]
    other = round_of(*tied, turn={"dealer": 0})
    kinds = [(e.kind, e.data["seat"]) for e in other.events(None) if e.kind in ("lost", "gained")]
    assert kinds[0] == ("gained", 1)


@pytest.mark.rule("R5", "KQ-2.4")
def test_recurring_effects_happen_in_the_turn_at_initiative_0_after_a_tie() -> None:
    table = round_of(seat("Kettle Drake", field="Ember Tithe"), "Kettle Drake")
    assert health(table) == [48, 48]


@pytest.mark.rule("KQ-2.5", "R8")
def test_a_player_without_stack_has_a_turn_at_initiative_0_while_others_have_cards() -> None:
    table = round_of("Turnip Palisade, Wet Blanket", seat(field="Ember Tithe"))
    assert [(event["seat"], event["initiative"]) for event in heard(table, "turn")] == [
        (0, 36),
        (1, 0),
        (0, 39),
        (1, 0),
    ]
    assert health(table) == [46, 46]


@pytest.mark.rule("KQ-2.5", "R6")
def test_a_card_of_initiative_0_goes_before_players_without_one() -> None:
    up = {"card": "kettle-drake", "initiative": -20}
    table = play(seat(health=10, revealed=up), seat(health=80, field="Ember Tithe"), phase="turns")
    assert turns(table) == [0, 1]
    assert heard(table, "turn")[0]["initiative"] == 0
    assert heard(table, "tie") == []


@pytest.mark.rule("KQ-2.5", "R6")
def test_players_without_a_card_go_by_health_then_clockwise_from_the_dealers_left() -> None:
    table = round_of("Turnip Palisade", seat(health=60), seat(health=50), seat(health=60), turn={"dealer": 2})
    assert turns(table) == [0, 3, 1, 2]
    table = round_of("Turnip Palisade", seat(health=60), seat(health=50), seat(health=60), turn={"dealer": 0})
    assert turns(table) == [0, 1, 3, 2]


@pytest.mark.rule("R7")
def test_of_three_tied_only_those_with_most_health_are_compared() -> None:
    table = play(seat("Spite Jar", health=30), seat("Phoenix Egg", health=40), seat("Spite Jar", health=40), HOLD)
    assert heard(table, "tie")[0]["seats"] == [1, 2]
    alone = round_of(seat("Spite Jar", health=30), seat("Phoenix Egg", health=41), seat("Spite Jar", health=40))
    assert turns(alone) == [1, 2, 0]
    assert heard(alone, "tie") == []


@pytest.mark.rule("R7")
def test_three_equal_players_lose_all_three_cards() -> None:
    up = ["fog-of-bureaucracy", "rust-sprite", "rust-sprite"]
    table = round_of(*(seat(revealed=card) for card in up), phase="turns")
    assert heard(table, "tie")[0]["seats"] == [0, 1, 2]


@pytest.mark.rule("KQ-2.7")
def test_next_cards_are_revealed_when_all_have_had_their_turn() -> None:
    table = round_of("Turnip Palisade, Kettle Drake", "Wet Blanket")
    kinds = [(e.kind, e.data["seat"]) for e in table.events(None) if e.kind in ("revealed", "turn")]
    assert kinds == [
        ("revealed", 1), ("revealed", 0), ("turn", 1), ("turn", 0), ("revealed", 0), ("turn", 0), ("turn", 1),
    ]  # fmt: skip


@pytest.mark.rule("KQ-2.6")
def test_everything_of_a_turn_resolves_before_the_next_player() -> None:
    table = play("Tavern Recruiter", "Kettle Drake")
    assert (kind(table), asked(table), turns(table)) == ("recruit", 0, [0])
    do(table, "pass", "end-turn")
    assert turns(table) == [0, 1]


def test_the_end_of_a_turn_is_asked_while_the_last_answer_could_be_taken_back() -> None:
    table = do(play("Hedge Duellist", "", ""), "seat 2")
    assert (kind(table), asked(table)) == ("end", 0)
    table.undo(0)
    do(table, "seat 1", "end-turn")
    assert health(table) == [50, 39, 50]
