"""A long list that grows at its end, where it is mostly looked at too: what has happened at a table."""

import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

from tumblehall.kernel.packing import dumped, loaded

T = TypeVar("T")
Values = tuple[Any, ...]

SHEET = 16
"""Items that are packed together."""


class Scroll(Generic[T], Sequence[T]):
    """Items are kept as plain values, all but the end in few bytes, sheet by sheet, and made anew for whoever looks at
    them. So a long game costs little memory, little time to keep or to take up again, and the search for garbage hardly
    anything. `pack` and `unpack` lead from an item to its values and back."""

    __slots__ = ("_end", "_pack", "_sheets", "_unpack")

    def __init__(self, pack: Callable[[T], Values], unpack: Callable[[Values], T], items: Iterable[T] = ()) -> None:
        self._pack = pack
        self._unpack = unpack
        self._sheets: list[bytes] = []
        self._end: list[Values] = []
        self.extend(items)

    def __len__(self) -> int:
        return len(self._sheets) * SHEET + len(self._end)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            first, after, step = place.indices(len(self))
            assert step == 1
            return list(map(self._unpack, self._stretch(first, after)))
        place = place + len(self) if place < 0 else place
        rolled = len(self._sheets) * SHEET
        found = self._end[place - rolled] if place >= rolled else self._unrolled(place // SHEET)[place % SHEET]
        return self._unpack(found)

    def __iter__(self) -> Iterator[T]:
        for number in range(len(self._sheets)):
            yield from map(self._unpack, self._unrolled(number))
        yield from map(self._unpack, self._end)

    def __reversed__(self) -> Iterator[T]:
        yield from map(self._unpack, reversed(self._end))
        for number in reversed(range(len(self._sheets))):
            yield from map(self._unpack, reversed(self._unrolled(number)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scroll) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def append(self, item: T) -> None:
        self._end.append(self._pack(item))
        if len(self._end) == 2 * SHEET:
            self._sheets.append(zlib.compress(dumped(self._end[:SHEET]), 1))
            del self._end[:SHEET]

    def extend(self, items: Iterable[T]) -> None:
        for item in items:
            self.append(item)

    def cut(self, length: int) -> None:
        """Leaves only the first items, so many."""
        sheets = min(length // SHEET, len(self._sheets))
        self._end = self._stretch(sheets * SHEET, length)
        del self._sheets[sheets:]

    def clone(self) -> "Scroll[T]":
        other = Scroll(self._pack, self._unpack)
        other._sheets = self._sheets[:]
        other._end = self._end[:]
        return other

    def pack(self) -> Values:
        """Plain values, for whoever dumps them at once; what was packed before is not packed again."""
        return self._sheets, self._end

    def unpack(self, values: Values) -> "Scroll[T]":
        """Becomes what was packed so."""
        sheets, end = values
        self._sheets, self._end = sheets, end
        return self

    def _stretch(self, first: int, after: int) -> list[Values]:
        rolled = len(self._sheets) * SHEET
        if first >= rolled:
            return self._end[first - rolled : max(0, after - rolled)]
        found: list[Values] = []
        for number in range(first // SHEET, (min(after, rolled) + SHEET - 1) // SHEET):
            start = number * SHEET
            found += self._unrolled(number)[max(0, first - start) : max(0, after - start)]
        return found + self._end[max(0, first - rolled) : max(0, after - rolled)]

    def _unrolled(self, number: int) -> list[Values]:
        found: list[Values] = loaded(zlib.decompress(self._sheets[number]))
        return found
