"""Chance for simulation alone: quick, repeatable, never for tables and records, which stay on PCG32 (`FastRng`).

The core is a multiply-with-carry generator (G. Marsaglia) of one 32-bit word and its carry, whose number is word XOR
carry, the form of D. B. Thomas's MWC64X. Why this one:

- Word and carry are one int below 2**63: a machine word where the kernel is compiled, few digits where it is not; no
  step overflows it. A step is one multiplication and one addition.
- P = MULTIPLIER * 2**32 - 1 and (P - 1) / 2 are prime, so the period is (P - 1) / 2, about 2**61.9, from any seed
  (Goresky and Klapper, Efficient multiply-with-carry random number generators with maximal period, 2003).
- Of such multipliers this one has good lattices: spectral figures 0.03, 0.69, 0.72, 0.77 and 0.64 in 3 to 7 dimensions
  (MWC64X: 0.03, 0.94, 0.10, 0.36, 0.67). That of 3 is low for every generator of this kind; the XOR breaks the lattice.
- The numbers, their bits in reverse, and small numbers drawn several at a time pass SmallCrush of TestU01; see
  docs/decisions/chance-for-simulation.md.

Several small numbers come out of one 32-bit number, exactly uniform: N. Brackett-Rozinsky and D. Lemire, Batched Ranged
Random Integer Generation, 2024."""

import hashlib
from math import perm
from typing import Final

from tumblehall.kernel.generators import MASK32, Rng
from tumblehall.kernel.native import i64

MULTIPLIER: Final = 1952434263
STATES: Final = (MULTIPLIER << 32) - 2
"""The states are 1 to this: with 0, or one more than this, nothing would ever change."""
BATCH: Final = 1 << 28
"""Numbers come out of one draw together while there are no more ways than this for them to fall."""
LONGEST: Final = 12
PILE: Final = 48
SIX: Final = tuple([6**count for count in range(LONGEST)])
DRAWN: Final = tuple([tuple([perm(n, count) for count in range(LONGEST)]) for n in range(PILE)])
"""The ways for so many dice to fall, and to be drawn from a pile of so many: of what is asked most."""


class SimRng(Rng):
    """See above. Seeded by a text or a number through SHA-256."""

    __slots__ = ()

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.state = 1 + int.from_bytes(digest[:16], "big") % STATES

    def next32(self) -> int:
        word, carry = self.state & MASK32, self.state >> 32
        self.state = word * MULTIPLIER + carry
        return word ^ carry

    def below(self, n: int) -> int:
        # As in FastRng: Lemire's way, with `next32` written out, because no function of the kernel is called so often.
        if n < 1:
            raise ValueError(f"below({n}): there is nothing to draw from")
        state: i64 = self.state
        word: i64 = state & MASK32
        carry: i64 = state >> 32
        self.state = word * MULTIPLIER + carry
        drawn: int = word ^ carry
        m = drawn * n
        if (m & MASK32) < n:
            m = self._unbiased(m, n)
        return m >> 32

    def several(self, n: int, count: int) -> list[int]:
        if n < 1:
            raise ValueError(f"several({n}): there is nothing to draw from")
        many = SIX[count] if n == 6 and count < LONGEST else n**count
        if many > BATCH:
            half = count >> 1
            return self.several(n, half) + self.several(n, count - half) if half else [self.below(n)]
        ways: i64 = many
        numbers: list[int] = []
        while count:
            state: i64 = self.state
            word: i64 = state & MASK32
            carry: i64 = state >> 32
            self.state = word * MULTIPLIER + carry
            rest: i64 = word ^ carry
            for _ in range(count):
                rest *= n
                numbers.append(rest >> 32)
                rest &= MASK32
            if rest >= ways or rest >= (MASK32 + 1) % ways:
                break
            numbers.clear()
        return numbers

    def draws(self, n: int, count: int) -> list[int]:
        if count > n:
            raise ValueError(f"draws({n}, {count}): there is not so much to draw from")
        many = DRAWN[n][count] if n < PILE and count < LONGEST else perm(n, count)
        if many > BATCH:
            half = count >> 1
            return self.draws(n, half) + self.draws(n - half, count - half) if half else [self.below(n)]
        ways: i64 = many
        numbers: list[int] = []
        while count:
            state: i64 = self.state
            word: i64 = state & MASK32
            carry: i64 = state >> 32
            self.state = word * MULTIPLIER + carry
            rest: i64 = word ^ carry
            for left in range(n, n - count, -1):
                rest *= left
                numbers.append(rest >> 32)
                rest &= MASK32
            if rest >= ways or rest >= (MASK32 + 1) % ways:
                break
            numbers.clear()
        return numbers

    def copy(self) -> "SimRng":
        rng = SimRng(0)
        rng.state = self.state
        return rng
