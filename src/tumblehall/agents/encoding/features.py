"""What encodings are made of: rows of numbers, one for each card, and their sums."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from zlib import crc32

Row = Sequence[float]
BINS = 16


@lru_cache(4096)
def named(name: str, bins: int = BINS) -> tuple[float, ...]:
    """A name as numbers: 1 or -1 in one of some places, the same on every machine. Names may share a place."""
    code = crc32(name.encode())
    row = [0.0] * bins
    row[code % bins] = 1.0 if code >> 16 & 1 else -1.0
    return tuple(row)


def one_of(place: int, many: int) -> list[float]:
    """1 at a place; nowhere where it is none of them."""
    return [float(place == each) for each in range(many)]


def total(rows: Iterable[Row], size: int) -> list[float]:
    """The sum of rows, and how many there are."""
    there = list(rows)
    return [float(len(there)), *map(sum, zip(*there, strict=True))] if there else [0.0] * (size + 1)


def flat(rows: Iterable[Row]) -> list[float]:
    """One row after the other."""
    return [number for row in rows for number in row]


def bits_in(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def clockwise(seat: int, players: int) -> list[int]:
    """All seats, beginning with that one."""
    return [(seat + each) % players for each in range(players)]


def by_seat(rows: Sequence[Row], most: int) -> list[float]:
    """A row for each seat there could be: whether there is one, and what it is like."""
    size = len(rows[0])
    empty = [0.0] * (size + 1)
    return flat([1.0, *row] for row in rows) + (most - len(rows)) * empty
