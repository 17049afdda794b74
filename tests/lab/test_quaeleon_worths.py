"""What cards are worth can be learnt again: the tool's parts on a few rounds."""

from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS, KINDS
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.lab.quaeleon_worths import Played, fitted, pairs, played

DRAKE, IMP = CARD_NUMBERS["kettle-drake"], CARD_NUMBERS["whetstone-imp"]


def test_a_round_is_played_by_all_seats_with_stacks_of_their_own() -> None:
    rng = SimRng(1)
    for _ in range(10):
        stacks, gains = played(3, rng)
        assert len(gains) == 3
        assert all(3 <= len(stack) <= 5 for stack in stacks)


def test_what_gains_is_worth_more_than_what_does_not() -> None:
    worth = pairs(fitted([Played([[DRAKE], [IMP]], [8.0, 0.0])] * 50))
    assert len(worth) == KINDS
    assert worth[DRAKE][0] > worth[IMP][0]
