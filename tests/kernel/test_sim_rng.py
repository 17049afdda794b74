"""The generator for simulations: fixed numbers, and several of them from one draw, exactly even."""

from itertools import permutations, product

import pytest

from tests.kernel.test_dice import chi_square, critical_value
from tumblehall.kernel.sim_rng import MULTIPLIER, STATES, SimRng

Z = 3.9
"""One in 20,000; the seeds are fixed, so a test that passes always does."""


def test_numbers_stay_the_same_for_ever() -> None:
    rng = SimRng("tumblehall")
    assert [rng.below(n) for n in (2, 3, 6, 10, 52, 100, 1000, 10**6)] == [0, 0, 5, 5, 10, 2, 553, 22650]
    assert rng.several(6, 6) == [4, 1, 2, 0, 2, 4]
    assert rng.draws(12, 6) == [6, 1, 1, 5, 1, 1]
    assert rng.several(40, 9) == [22, 25, 18, 20, 19, 26, 25, 25, 16]


def test_state_fits_63_bits_and_never_rests() -> None:
    rng = SimRng(1)
    rng.state = STATES
    rng.below(6)
    assert 1 <= rng.state < STATES < 2**63


def test_step_is_a_multiplication_modulo_a_prime() -> None:
    """Multiply-with-carry is a multiplicative generator in disguise: its period follows from that."""
    modulus = MULTIPLIER * 2**32 - 1
    rng = SimRng("period")
    before = rng.state
    rng.next32()
    assert rng.state == before * pow(2**32, -1, modulus) % modulus
    for prime in (modulus, modulus // 2):
        assert all(pow(base, prime - 1, prime) == 1 for base in (2, 3, 5, 7, 11))


def test_one_number_is_drawn_as_several_are() -> None:
    one, two = SimRng("one"), SimRng("one")
    assert [one.below(6) for _ in range(50)] == [two.several(6, 1)[0] for _ in range(50)]


def test_dice_of_one_roll_cost_one_draw() -> None:
    rng, other = SimRng("roll"), SimRng("roll")
    rng.several(6, 6)
    other.next32()
    assert rng.state == other.state


def test_nothing_is_drawn_for_no_dice() -> None:
    rng = SimRng("none")
    before = rng.state
    assert (rng.several(6, 0), rng.draws(6, 0), rng.state) == ([], [], before)


def test_draw_that_would_favour_some_numbers_is_made_anew() -> None:
    """The 15,625 rolls of six five-sided dice do not share 2**32 numbers evenly: the number 0 is one too many."""
    for draw in (lambda rng: rng.several(5, 6), lambda rng: rng.draws(12, 6), lambda rng: [rng.below(5)]):
        rng, other = SimRng(0), SimRng(0)
        rng.state = other.state = 7 << 32 | 7  # word XOR carry: 0
        other.next32()
        assert draw(rng) == draw(other)
        assert rng.state == other.state


def test_dice_of_one_draw_do_not_know_of_each_other() -> None:
    rng = SimRng("rolls")
    rolls = [tuple(rng.several(6, 3)) for _ in range(20_000)]
    counts = [rolls.count(roll) for roll in product(range(6), repeat=3)]
    assert chi_square(counts) < critical_value(215, Z)


def test_every_order_of_a_pile_is_as_likely() -> None:
    rng = SimRng("piles")

    def drawn() -> tuple[int, ...]:
        pile = list(range(5))
        return tuple(pile.pop(place) for place in rng.draws(5, 5))

    orders = [drawn() for _ in range(12_000)]
    counts = [orders.count(order) for order in permutations(range(5))]
    assert chi_square(counts) < critical_value(119, Z)


def test_many_numbers_are_all_there_and_in_range() -> None:
    rng = SimRng("many")
    numbers = rng.several(1000, 501)
    assert len(numbers) == 501
    assert 0 <= min(numbers) < 50
    assert 950 < max(numbers) < 1000
    assert len(rng.draws(60, 60)) == 60


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_range_that_cannot_be_drawn_from_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        SimRng(1).below(n)


def test_no_more_is_drawn_than_there_is() -> None:
    with pytest.raises(ValueError, match="not so much"):
        SimRng(1).draws(2, 3)
    with pytest.raises(ValueError, match="nothing to draw from"):
        SimRng(1).several(0, 3)


def test_copy_goes_on_with_the_same_numbers() -> None:
    rng = SimRng("copy")
    copy = rng.copy()
    assert rng.several(6, 20) == copy.several(6, 20)
