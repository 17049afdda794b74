"""Positions: exact in the middle of any decision, short where little is said, and refused where they cannot be."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import tumblehall as th
from tests.quaeleon.mat import HOLD, cards, do, health, mat, options, play, seat, turns
from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.kernel.table import Table

MANY = [facts.slug for facts in CARDS[:16]]
EGG = "phoenix-egg:discarded"
DECISIONS: dict[str, Callable[[], Table]] = {
    "aim": lambda: play("Hedge Duellist", "", ""),
    "whom": lambda: play("Leech Barber", "", ""),
    "may": lambda: play(seat("Second Helping", hand="Lead Boots"), ""),
    "choose": lambda: play(HOLD, ""),
    "pick": lambda: play("Rust Sprite", seat(field="Turnip Palisade, Wet Blanket")),
    "discard": lambda: play(seat("Bargain Hunter", hand="Lead Boots, Wet Blanket"), ""),
    "recruit": lambda: play("Tavern Recruiter", ""),
    "salvage": lambda: play("Grave Robber's Cousin", "Sudden Curtain", discard="Spite Jar, Lead Boots"),
    "push": lambda: do(play(seat("Second Helping", hand="Lead Boots"), ""), "yes"),
    "end": lambda: do(play("Hedge Duellist", "", ""), "seat 1"),
    "stack": lambda: play(seat(hand="Lead Boots"), "", phase="prepare"),
    "swap": lambda: th.new_table("quaeleon", 3, "swap"),
    "trim": lambda: play(
        seat(hand="Lead Boots, Wet Blanket, Spite Jar, Rust Sprite, Loud Herald, Candle Ghost"), "", phase="end"
    ),
}


@pytest.mark.parametrize("kind", DECISIONS)
def test_a_position_is_exact_in_the_middle_of_any_decision(kind: str) -> None:
    table = DECISIONS[kind]()
    assert table.decisions[0].kind == kind
    again = th.from_position(json.loads(json.dumps(table.position())), "other")
    assert again.position() == table.position()
    assert [d.options for d in again.decisions] == [d.options for d in table.decisions]
    for eye in (None, *range(table.seats)):
        assert {**again.view(eye), "step": 0} == {**table.view(eye), "step": 0}


def test_every_question_has_its_example() -> None:
    steps = DECISIONS["swap"]().state.STEPS
    assert {step.name for step in steps if step.ask is not None} == set(DECISIONS)


def test_a_short_position_takes_plain_defaults() -> None:
    table = th.from_position({"game": "quaeleon", "seats": [{"hand": ["spite-jar"]}, {}]})
    assert health(table) == [50, 50]
    assert table.view(None)["deck"] == 99
    assert (table.view(None)["round"], table.view(None)["dealer"], options(table)) == (
        1,
        0,
        ["stack spite-jar", "confirm"],
    )


def test_revealed_cards_wait_for_their_turns() -> None:
    table = play(
        seat(revealed="kettle-drake"), seat(revealed={"card": "grudge-giant", "initiative": 20}), phase="turns"
    )
    assert turns(table) == [1, 0]


def test_seats_that_had_their_turn_do_not_wait() -> None:
    table = play(seat(revealed="kettle-drake"), seat(field="Ember Tithe"), phase="turns", turn={"waiting": [0]})
    assert turns(table) == [0]


def refused(**change: Any) -> str:
    doc = mat(seat("Kettle Drake", hand="Spite Jar", field="Mirror Moat"), seat(hand="Lead Boots"))
    with pytest.raises(th.BadInput) as refusal:
        th.from_position({**doc, **change})
    return str(refusal.value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"pool": ["dragon"]}, "position.pool[0]: there is no card"),
        ({"pool": cards("6 Spite Jar")}, "position.pool: must have 0 to 5 members"),
        ({"discard": cards("2 Spite Jar")}, "there are 3 of Spite Jar; the deck has 2 (KQ-1.1)"),
        ({"seats": [{}, {"health": 0}]}, "fewer than two have health left: the game is over (KQ-5.2)"),
        ({"seats": [{}, {}, {"health": 0, "hand": ["spite-jar"]}]}, "seat 2 is out and has no cards (KQ-5.1)"),
        ({"fallen": [[1]]}, "position.fallen: must name each seat without health once: []"),
        ({"turn": {"phase": "prepare"}}, "between rounds nothing lies in stacks or on fields"),
        ({"seats": [{"stack": ["spite-jar"], "revealed": "lead-boots"}, {}]}, "seat 0 waits for no turn"),
        (
            {"seats": [{"revealed": "lead-boots"}, {}], "turn": {"phase": "turns", "waiting": [1]}},
            "seat 0 waits for no turn",
        ),
        ({"seats": [{"stack": MANY}, {}], "pool": []}, "more cards to play than a field can hold"),
        ({"turn": {"phase": "reveal", "count": 61}}, "position.turn.count: must be from 1 to 60"),
        ({"turn": {"round": 61}}, "position.turn.round: must be from 0 to 60"),
        ({"turn": {"phase": "noon"}}, "position.turn.phase: must be one of prepare, reveal, turns, end"),
        (
            {"seats": [{"field": [{"card": "spite-jar", "order": 3}, {"card": "spite-jar", "order": 3}]}, {}]},
            "3 is taken",
        ),
        (
            {"seats": [{"field": [{"card": "spite-jar", "slot": 2}, {"card": "spite-jar", "slot": 2}]}, {}]},
            "2 is taken",
        ),
        (
            {"seats": [{"field": [{"card": "spite-jar", "changes": [{"stat": "luck", "op": "add", "n": 1}]}]}, {}]},
            "stat",
        ),
        ({"coming": [{"seat": 0, "scope": "the", "stat": "attack", "op": "add", "n": 0.1}]}, "a number of quarters"),
        ({"coming": [{"seat": 0, "scope": "our", "stat": "attack", "op": "add", "n": 1}]}, "must be one of your, the"),
        ({"known": [{"card": "spite-jar", "places": ["hand:1"], "to": [0]}]}, "seat 0 cannot know all this"),
        ({"known": [{"card": "lead-boots", "places": ["hand:9"], "to": [0]}]}, "is no place"),
        ({"known": [{"card": "spite-jar", "places": ["hand:0"], "to": [0]}]}, "seat 0 cannot know all this"),
        ({"fresh": [{"cards": cards("2 Mirror Moat"), "places": ["deck"]}] * 2}, "not in those places"),
        ({"turn": {"waiting": [5]}}, "position.turn.waiting[0]: must be from 0 to 1"),
        ({"weather": "fine"}, 'unknown field "weather"'),
    ],
)
def test_what_cannot_be_is_refused_with_place_and_reason(change: dict[str, Any], reason: str) -> None:
    assert reason in refused(**change)


@pytest.mark.parametrize(
    ("pending", "reason"),
    [
        ({"stack": [["set"]]}, "all choose at once"),
        ({"stack": [["next"], ["stack", 0, 0]]}, "'stack' does not fit what is on the table"),
        ({"stack": [["round"], ["round"]]}, "'round' does not fit"),
        ({"stack": [["run", EGG, 9, 0, -1, -1]]}, "no round comes to this"),
        ({"stack": [["next"], ["run", EGG, 9, 0, -1, -1]]}, "'run' does not fit"),
        ({"stack": [["next"], ["may", 0, EGG, 0, -1, -1]]}, "'may' does not fit"),
        ({"stack": [["next"], ["end", 0], ["run", EGG, 0, 0, -1, -1]]}, "'end' does not fit"),
        ({"stack": [["set"], ["fork"]], "branches": [[["trim", 0]], []]}, "does not fit what all choose now"),
        ({"stack": [["trimmed"], ["fork"]], "branches": [[["trim", 0]], []]}, "does not fit what all choose now"),
        ({"stack": [["next"], ["run", 0, 0, 0, -1, -1]]}, "stack[1][1]: must be a text"),
        ({"stack": [["next"], ["run", "phoenix-egg:lunch", 0, 0, -1, -1]]}, 'no list of effects "phoenix-egg:lunch"'),
        ({"stack": [["next"], ["discard", 0, EGG, 0, 1]]}, "'discard' does not fit"),
        ({"stack": []}, "leads to no decision"),
    ],
)
def test_pending_work_that_no_round_comes_to_is_refused(pending: dict[str, Any], reason: str) -> None:
    assert reason in refused(pending=pending)


@pytest.mark.parametrize(
    ("seat_0", "pending"),
    [
        ({"picks": MANY[:6]}, {"stack": [["set"], ["fork"]], "branches": [[["stack", 0, 0]], []]}),
        ({"hand": MANY[:11]}, {"stack": [["trimmed"], ["fork"]], "branches": [[], [["trim", 1]]]}),
    ],
)
def test_what_no_seat_can_have_chosen_is_refused(seat_0: dict[str, Any], pending: dict[str, Any]) -> None:
    """Six cards for a stack; eleven cards left by somebody who is done with trimming."""
    doc = mat(seat_0, {"hand": [facts.slug for facts in CARDS[20:31]]}, pool="", pending=pending)
    with pytest.raises(th.BadInput, match=r"branches\[0\]: does not fit what all choose now"):
        th.from_position(doc)


def test_a_card_on_the_field_while_stacks_are_built_is_refused() -> None:
    pending = {"stack": [["set"], ["fork"]], "branches": [[["stack", 0, 0]], []]}
    with pytest.raises(th.BadInput, match="between rounds nothing lies in stacks or on fields"):
        th.from_position(mat(seat(hand="Lead Boots", field="Spite Jar"), "", pending=pending))


def test_picks_are_there_only_while_all_choose() -> None:
    doc = mat({**seat(), "picks": ["spite-jar"]}, "", pending={"stack": [["next"]]})
    with pytest.raises(th.BadInput, match="only while all choose at once"):
        th.from_position(doc)


def test_a_finished_game_has_a_position_too() -> None:
    table = play("Kettle Drake", seat(health=8))
    again = th.from_position(table.position())
    assert again.outcome == table.outcome
    assert again.position() == table.position()


def test_lists_of_effects_are_written_by_name() -> None:
    table = play(seat("Bargain Hunter", hand="Lead Boots, Spite Jar"), "")
    assert table.position()["pending"]["stack"][-2:] == [
        ["run", "bargain-hunter:activate/1", 0, 0, 0, -1],
        ["discard", 0, "bargain-hunter:activate", 0, 1],
    ]


def test_work_of_a_player_who_fell_meanwhile_is_no_fault() -> None:
    """The Spite Jar throws seat 3 out, who would have had to discard after seat 2, and seat 0, whose card it was."""
    table = play(seat("Bonfire of Plans", health=3), seat(hand="Spite Jar, Wet Blanket"),
                 seat(hand="Rust Sprite, Lead Boots"), seat(hand="Rust Sprite, Loud Herald", health=3))  # fmt: skip
    do(table, "discard spite-jar")
    assert health(table) == [0, 50, 47, 0]
    assert th.from_position(table.position()).position() == table.position()
