"""Why an answer is not on offer, from what the seat sees alone."""

from collections.abc import Callable

import pytest

import tumblehall as th
from tests.quaeleon.mat import do, play, seat
from tumblehall.games.quaeleon.rules.limits import MOST_CHANGES
from tumblehall.kernel.table import Table


def preparing() -> Table:
    return play(seat(hand="Lead Boots, Spite Jar"), seat(hand="Rust Sprite"), phase="prepare")


def recruiting() -> Table:
    return play("Tavern Recruiter", "")


def aiming() -> Table:
    return play("Hedge Duellist", "", "")


def trimming() -> Table:
    return play(
        seat(hand="Lead Boots, Wet Blanket, Spite Jar, Rust Sprite, Loud Herald, Candle Ghost"), "", phase="end"
    )


@pytest.mark.parametrize(
    ("laid", "who", "text", "reason", "rule"),
    [
        (preparing, 0, "stack rust-sprite", "Rust Sprite is not in your hand", "KQ-2.2"),
        (preparing, 0, "unstack 1", "your stack has 0 cards", "KQ-2.2"),
        (preparing, 0, "fly", '"fly" is no answer in this game', "KQ-2.2"),
        (preparing, 0, "recruit spite-jar", "that is not what is asked now", "KQ-2.2"),
        (recruiting, 0, "recruit spite-jar", "Spite Jar is not in the pool", "KQ-3.3"),
        (recruiting, 1, "confirm", "what you have set stays as it is; waiting for seat 0", "KQ-2.2"),
        (recruiting, 1, "pass", "it is not for you to decide now; seat 0 is asked", "KQ-2.3"),
        (aiming, 0, "seat 0", "on offer: seat 1, seat 2", "KQ-4.4"),
        (trimming, 0, "confirm", "you have 11 cards and may keep 10: 1 must go first", "KQ-2.10"),
        (trimming, 0, "discard sudden-curtain", "is not in your hand", "KQ-2.10"),
    ],
)
def test_the_reason_names_the_thing_and_the_rule(
    laid: Callable[[], Table], who: int, text: str, reason: str, rule: str
) -> None:
    found = laid().why(who, text)
    assert found is not None
    assert reason in found.text
    assert found.rule == rule


def test_an_answer_to_another_question_is_told_what_is_asked_and_no_more() -> None:
    """Somebody who tapped a card reads it: the names of the options mean nothing to them."""
    found = preparing().why(0, "recruit spite-jar")
    assert found is not None
    assert found.text == f"that is not what is asked now: {preparing().decisions[0].prompt}"


def test_what_is_on_offer_has_no_reason_against_it() -> None:
    for table in (preparing(), recruiting(), aiming(), trimming()):
        for decision in table.decisions:
            assert [table.why(decision.seat, option.id) for option in decision.options] == [None] * len(
                decision.options
            )


def test_who_has_swapped_is_told_to_wait_for_the_others() -> None:
    table = th.new_table("quaeleon", 2, "swap")
    table.act(0, "confirm")
    found = table.why(0, "confirm")
    assert found is not None
    assert (found.text, found.rule) == ("what you have set stays as it is; waiting for seat 1", "KQ-1.4")


def test_who_has_changed_too_often_is_told_so() -> None:
    table = play(seat(hand="Lead Boots"), "", phase="prepare")
    for _ in range(MOST_CHANGES):
        do(table, "stack lead-boots", "unstack 1")
    found = do(table, "stack lead-boots").why(0, "unstack 1")
    assert found is not None
    assert found.text == "you have taken cards back 50 times; now confirm"


def test_a_full_stack_says_how_many_it_has() -> None:
    cards = ["Lead Boots", "Wet Blanket", "Spite Jar", "Rust Sprite", "Loud Herald", "Candle Ghost"]
    table = play(seat(hand=", ".join(cards)), "", phase="prepare")
    slugs = [card.lower().replace(" ", "-") for card in cards]
    found = do(table, *(f"stack {slug}" for slug in slugs[:5])).why(0, f"stack {slugs[5]}")
    assert found is not None
    assert found.text == "a stack has at most 5 cards, and yours has 5; take one back first"


def test_a_reason_tells_nothing_of_others_hands() -> None:
    """Whether seat 1 holds the card or not, seat 0 is told the same."""
    other = play(seat(hand="Lead Boots, Spite Jar"), seat(hand="Candle Ghost"), phase="prepare")
    assert other.why(0, "stack rust-sprite") == preparing().why(0, "stack rust-sprite")


def test_a_card_not_in_the_discard_pile_cannot_be_salvaged() -> None:
    table = play("Grave Robber's Cousin", "Sudden Curtain", discard="Spite Jar, Lead Boots")
    with pytest.raises(th.IllegalAction, match="Rust Sprite is not in the discard pile"):
        do(table, "salvage rust-sprite")
