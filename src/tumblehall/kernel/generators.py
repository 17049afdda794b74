"""Generators of chance: `rng.below(n)`. A module of its own, because it is compiled, and dice.py takes what people hand
in."""

import hashlib
import hmac
import json
from typing import Final

from tumblehall.kernel.native import mypyc_attr

MASK32: Final = 0xFFFFFFFF
MASK64: Final = 0xFFFFFFFFFFFFFFFF
TWICE: Final = 0x100000001
"""Times this, a 32-bit number stands twice side by side: shifted to the right it then turns round."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of chance. `state` changes with every number drawn; the engine compares it to see if chance was used.
    A class, not a protocol: the compiled engine calls it directly."""

    __slots__ = ("state",)
    state: int

    def next32(self) -> int:
        """A uniform number of 32 bits."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1, for 1 <= n <= 2**32."""
        raise NotImplementedError

    def several(self, n: int, count: int) -> list[int]:
        """So many numbers below n. What tables and records use gives those of so many calls of `below`."""
        return [self.below(n) for _ in range(count)]

    def draws(self, n: int, count: int) -> list[int]:
        """Numbers below n, below n - 1 and so on: places in a pile that is drawn from. Likewise."""
        return [self.below(left) for left in range(n, n - count, -1)]

    def _unbiased(self, m: int, n: int) -> int:
        """A product of a 32-bit number and n as it is, or of one drawn anew where it would make some numbers below n
        more likely than others."""
        if n > MASK32 + 1:
            raise ValueError(f"below({n}): at most 2**32")
        threshold = (MASK32 + 1 - n) % n
        while (m & MASK32) < threshold:
            m = self.next32() * n
        return m


@mypyc_attr(allow_interpreted_subclasses=True)
class FastRng(Rng):
    """PCG32 (XSH RR 64/32, M. E. O'Neill), seeded by a text or a number through SHA-256."""

    __slots__ = ("inc",)

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self._start(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big"))

    @staticmethod
    def raw(initstate: int, initseq: int) -> "FastRng":
        """Seeded as the reference implementation is, for its published test vectors."""
        rng = FastRng(0)
        rng._start(initstate, initseq)
        return rng

    def _start(self, initstate: int, initseq: int) -> None:
        self.inc = (initseq << 1 | 1) & MASK64
        self.state = 0
        self.next32()
        self.state = (self.state + initstate) & MASK64
        self.next32()

    def next32(self) -> int:
        old = self.state
        self.state = (old * 6364136223846793005 + self.inc) & MASK64
        x = ((old >> 18 ^ old) >> 27) & MASK32
        r = old >> 59
        return (x >> r | x << (32 - r)) & MASK32

    def below(self, n: int) -> int:
        # Lemire's multiply and shift with rejection: exactly uniform, one multiplication in nearly all cases. Written
        # out three times, like `next32` in it: no other function of the kernel is called so often.
        if n < 1:
            raise ValueError(f"below({n}): there is nothing to draw from")
        old = self.state
        self.state = (old * 6364136223846793005 + self.inc) & MASK64
        m = (((old >> 45 ^ old >> 27) & MASK32) * TWICE >> (old >> 59) & MASK32) * n
        if (m & MASK32) < n:
            m = self._unbiased(m, n)
        return m >> 32

    def several(self, n: int, count: int) -> list[int]:
        if n < 1:
            raise ValueError(f"several({n}): there is nothing to draw from")
        numbers: list[int] = []
        inc, old = self.inc, self.state
        for _ in range(count):
            m = (((old >> 45 ^ old >> 27) & MASK32) * TWICE >> (old >> 59) & MASK32) * n
            old = (old * 6364136223846793005 + inc) & MASK64
            if (m & MASK32) < n:
                self.state = old
                m = self._unbiased(m, n)
                old = self.state
            numbers.append(m >> 32)
        self.state = old
        return numbers

    def draws(self, n: int, count: int) -> list[int]:
        if count > n:
            raise ValueError(f"draws({n}, {count}): there is not so much to draw from")
        numbers: list[int] = []
        inc, old = self.inc, self.state
        for left in range(n, n - count, -1):
            m = (((old >> 45 ^ old >> 27) & MASK32) * TWICE >> (old >> 59) & MASK32) * left
            old = (old * 6364136223846793005 + inc) & MASK64
            if (m & MASK32) < left:
                self.state = old
                m = self._unbiased(m, left)
                old = self.state
            numbers.append(m >> 32)
        self.state = old
        return numbers

    def copy(self) -> "FastRng":
        rng = FastRng(0)
        rng.state = self.state
        rng.inc = self.inc
        return rng


class FairRng(Rng):
    """The stream of one use of chance: blocks HMAC-SHA256(secret, [table, seat seeds, use, block]) read as 32-bit
    words, numbers by rejection sampling."""

    __slots__ = ("_prefix", "_secret", "_words")

    def __init__(self, secret: bytes, table: str, seeds: tuple[str, ...], use: int) -> None:
        self._secret = secret
        self._prefix = (table, list(seeds), use)
        self._words: list[int] = []
        self.state = 0

    def next32(self) -> int:
        block, place = divmod(self.state, 8)
        if place == 0:
            message = json.dumps([*self._prefix, block], separators=(",", ":")).encode()
            digest = hmac.digest(self._secret, message, "sha256")
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
        self.state += 1
        return self._words[place]

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"below({n}): there is nothing to draw from")
        if n > MASK32 + 1:
            raise ValueError(f"below({n}): at most 2**32")
        limit = (MASK32 + 1) // n * n
        x = self.next32()
        while x >= limit:
            x = self.next32()
        return x % n
