"""Quantities, amounts and conditions."""

import pytest

from tests.quaeleon.mat import mine, seat, standing
from tumblehall.games.quaeleon.language.terms import AtLeast, AtMost, Quantity, Times
from tumblehall.games.quaeleon.rules.numbers import holds, quantity, whole


@pytest.mark.parametrize(
    ("of", "worth"),
    [
        (Quantity.OPPONENTS, 2),
        (Quantity.FLIPPED, 0),
        (Quantity.MAX_FIELD_ATTACK, 8),
        (Quantity.MAX_FIELD_DEFENCE, 4),
        (Quantity.OWN_HEALTH, 33),
        (Quantity.OWN_HAND, 2),
        (Quantity.OWN_FIELD, 2),
        (Quantity.OWN_STACK, 1),
    ],
)
def test_quantities(of: Quantity, worth: int) -> None:
    me = mine(hand=["spite-jar", "lead-boots"], field=["turnip-palisade"], stack=["loud-herald"])
    s = standing({**me, "health": 33}, seat(field="Kettle Drake"), "", seat(health=0))
    assert quantity(s, of, 0, s.field[0][-1].order) == worth


@pytest.mark.parametrize(("v", "most", "least"), [(32, False, True), (33, True, True), (34, True, False)])
def test_conditions_hold_at_their_bound(v: int, most: bool, least: bool) -> None:
    s = standing({**mine(), "health": 33}, "")
    assert holds(s, AtMost(Quantity.OWN_HEALTH, v), 0, 0) is most
    assert holds(s, AtLeast(Quantity.OWN_HEALTH, v), 0, 0) is least


@pytest.mark.rule("KQ-3.6", "R23")
@pytest.mark.parametrize(
    ("amount", "worth"),
    [(3, 3), (-3, 0), (Times(0.25, Quantity.OWN_HEALTH), 9), (Times(-1, Quantity.OWN_HEALTH, 34), 1)],
)
def test_amounts_are_rounded_up_once_and_never_below_0(amount: float | Times, worth: int) -> None:
    assert whole(standing({**mine(), "health": 33}, ""), amount, 0, 0) == worth
