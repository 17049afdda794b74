"""Both generators, against published and fixed numbers, and for evenness."""

import hashlib
import hmac
from collections.abc import Callable
from typing import Any

import pytest

from tumblehall.kernel.dice import FairDice, FairRng, FastRng, Rng, SeedDice, seed_dice
from tumblehall.kernel.errors import BadInput
from tumblehall.testing import Rolls

SECRET = bytes(range(32))


def test_fast_numbers_are_those_published_for_pcg32() -> None:
    rng = FastRng.raw(42, 54)
    wanted = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]
    assert [rng.next32() for _ in range(6)] == wanted


def test_whole_words_are_drawn_as_they_come() -> None:
    one, two = FastRng("word"), FastRng("word")
    assert [one.below(2**32) for _ in range(5)] == [two.next32() for _ in range(5)]


@pytest.mark.parametrize(
    ("rng", "numbers"),
    [
        (FastRng("tumblehall"), [0, 2, 4, 4, 28, 8, 458, 536497]),
        (FastRng(7), [0, 0, 5, 1, 26, 16, 151, 913707]),
        (SeedDice("a quiet evening").stream(0), [1, 2, 5, 1, 48, 39, 1, 226944]),
        (SeedDice("a quiet evening").stream(1), [1, 1, 0, 8, 46, 18, 88, 172910]),
        (SeedDice("żółw").stream(12), [0, 2, 2, 4, 9, 15, 147, 421855]),
        (FairDice(SECRET, "table", ("ann", "bob")).stream(3), [1, 2, 0, 5, 25, 91, 162, 108115]),
    ],
)
def test_numbers_stay_the_same_for_ever(rng: Rng, numbers: list[int]) -> None:
    assert [rng.below(n) for n in (2, 3, 6, 10, 52, 100, 1000, 10**6)] == numbers


@pytest.mark.parametrize("n", [6, 40, 3 * 2**30])
def test_numbers_drawn_together_are_those_drawn_one_by_one(n: int) -> None:
    makers: list[Callable[[], Rng]] = [
        lambda: FastRng("together"),
        lambda: FairRng(SECRET, "t", (), 1),
        lambda: Rolls([3, 1, 4, 1] * 3),
    ]
    for make in makers:
        one, two = make(), make()
        assert one.several(n, 6) == [two.below(n) for _ in range(6)]
        assert one.draws(n, 3) == [two.below(n), two.below(n - 1), two.below(n - 2)]
        assert one.state == two.state


def test_no_more_is_drawn_than_there_is() -> None:
    with pytest.raises(ValueError, match="not so much"):
        FastRng(1).draws(2, 3)
    assert FastRng(1).draws(1, 1) == [0]
    assert FastRng(1).draws(0, 0) == []


def test_copy_goes_on_with_the_same_numbers() -> None:
    rng = FastRng("copy")
    rng.below(6)
    copy = rng.copy()
    assert [rng.below(6) for _ in range(20)] == [copy.below(6) for _ in range(20)]


def test_streams_of_entries_and_seeds_differ() -> None:
    streams = [SeedDice(seed).stream(entry) for seed in ("a", "b", "a\n1") for entry in range(20)]
    assert len({tuple(rng.below(1000) for _ in range(4)) for rng in streams}) == 60


def test_seed_is_drawn_when_none_is_given() -> None:
    assert seed_dice(None) != seed_dice(None)


@pytest.mark.parametrize("seed", [5, b"x", ["x"], "\ud800"])
def test_seed_is_a_text(seed: str) -> None:
    with pytest.raises(BadInput, match="seed must be a text"):
        seed_dice(seed)


@pytest.mark.parametrize("rng", [FastRng(1), FairRng(SECRET, "t", (), 1)])
@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_range_that_cannot_be_drawn_from_is_refused(rng: Rng, n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        rng.below(n)


def fair_numbers(n: int, count: int, entry: int) -> list[int]:
    """The numbers of a fair stream, computed in another way."""
    numbers: list[int] = []
    block = 0
    while len(numbers) < count:
        message = f'["the table",["ann","bob"],{entry},{block}]'.encode()
        digest = hmac.digest(SECRET, message, "sha256")
        for word in (int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(8)):
            if word < 2**32 - 2**32 % n:
                numbers.append(word % n)
        block += 1
    return numbers[:count]


@pytest.mark.parametrize("n", [2, 6, 52, 3 * 10**9])
@pytest.mark.parametrize("entry", [0, 1, 77])
def test_fair_numbers_come_from_hmac_by_rejection(n: int, entry: int) -> None:
    rng = FairDice(SECRET, "the table", ("ann", "bob")).stream(entry)
    assert [rng.below(n) for _ in range(40)] == fair_numbers(n, 40, entry)


def test_commitment_is_the_hash_of_the_secret() -> None:
    assert FairDice(SECRET, "t", ()).commitment == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize("other", [("other", ("a", "b")), ("t", ("a", "c")), ("t", ("ab", "")), ('t",["a', ("b",))])
def test_every_part_steers_the_fair_stream(other: tuple[str, tuple[str, ...]]) -> None:
    one, two = FairRng(SECRET, "t", ("a", "b"), 1), FairRng(SECRET, *other, 1)
    assert [one.below(1000) for _ in range(5)] != [two.below(1000) for _ in range(5)]


def test_state_changes_with_every_number() -> None:
    for rng in (FastRng(1), FairRng(SECRET, "t", (), 1), Rolls([1] * 50)):
        seen = {rng.state}
        for _ in range(50):
            rng.below(1)
            assert rng.state not in seen
            seen.add(rng.state)


def critical_value(freedom: int, z: float) -> float:
    """The chi-square that is passed with the probability of a normal value above z (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + z * part**0.5) ** 3)


Z = 4.42
"""One in 200,000: one in 1000 for each generator, over its 99 tests and two looks at each (Bonferroni)."""


@pytest.mark.parametrize("kind", ["fast", "fair"])
def test_all_faces_fall_evenly_for_2_to_100_faces(kind: str) -> None:
    faults = []
    for n in range(2, 101):
        rng: Rng = FastRng(f"chi {n}") if kind == "fast" else FairRng(SECRET, f"chi {n}", (), n)
        draws = 60 * n
        numbers = [rng.below(n) for _ in range(draws)]
        faces = chi_square([numbers.count(face) for face in range(n)])
        # Pairs of numbers that follow each other: whether they rise, against what is due.
        halves = [0, 0]
        for first, second in zip(numbers[::2], numbers[1::2], strict=True):
            if first != second:
                halves[first < second] += 1
        if faces > critical_value(n - 1, Z) or chi_square(halves) > critical_value(1, Z):
            faults.append((n, faces, halves))
    assert faults == []


def chi_square(counts: list[int]) -> float:
    due = sum(counts) / len(counts)
    return sum((count - due) ** 2 for count in counts) / due


def test_uneven_faces_would_be_noticed() -> None:
    assert chi_square([60 + 25, 60 - 25, 60, 60, 60, 60]) > critical_value(5, 3)
    assert critical_value(10, 3.09) == pytest.approx(29.59, rel=0.01)


def test_told_rolls_fall_as_told_and_no_further() -> None:
    rolls = Rolls([6, 1])
    assert [rolls.below(6), rolls.below(2)] == [5, 0]
    assert rolls.left == []
    with pytest.raises(AssertionError, match="roll 3"):
        rolls.below(6)
    with pytest.raises(AssertionError, match="cannot show 3"):
        Rolls([3]).below(2)


def test_secret_of_fair_dice_is_not_in_their_text_form() -> None:
    dice = FairDice(SECRET, "t", ("ann",))
    assert repr(SECRET) not in repr(dice)
    assert SECRET.hex() not in repr(dice)


@pytest.mark.parametrize(
    ("secret", "table", "seeds", "message"),
    [
        (b"short", "t", ("ann",), "must be 32 bytes"),
        ("0" * 32, "t", ("ann",), "must be 32 bytes"),
        (SECRET, 7, ("ann",), "table of fair dice must be a text; got 7"),
        (SECRET, "t", ("ann", 2), "must be a tuple of texts"),
        (SECRET, "t", "ann", "must be a tuple of texts"),
    ],
)
def test_ill_typed_fair_dice_are_refused(secret: Any, table: Any, seeds: Any, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        FairDice(secret, table, seeds)


def test_fair_numbers_are_those_that_the_browser_reckons() -> None:
    """client/tests/fairness.test.ts has the same ones."""
    dice = FairDice(bytes(range(32)), "table 7", ("ann", "b\u00f6b \U0001f3b2"))
    rng = dice.stream(3)
    large = 2**31 + 1
    numbers = [rng.below(n) for n in (6, 6, 6, 100, 7, 6, 6, large, large, 6)]
    assert dice.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert numbers == [0, 2, 3, 77, 4, 4, 0, 541432942, 787853181, 5]
