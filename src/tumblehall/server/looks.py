"""What those who watch a table were shown last. Whoever has seen that is told what has changed since, which is worked
out once for all of them; everybody else is shown the whole."""

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any, NamedTuple

import msgspec

from tumblehall.kernel.values import Json
from tumblehall.server.differences import difference

ENCODER = msgspec.json.Encoder()
NUMBERS = count(1)
Parts = dict[str, Json]


class Look(NamedTuple):
    """How something looks at a moment."""

    number: int
    """Of all looks of this process."""
    moment: object
    whole: Mapping[str, Json]
    """As it was made: what has not changed is never written out. Nobody changes it."""
    since: int
    """The number of the look before it; 0: there was none."""
    change: Parts
    """What is otherwise than in that, as `differences.py` tells it."""

    def after(self, known: int) -> Parts | None:
        """What is new to those who know the look of that number; None: only the whole will do."""
        return {} if known == self.number else self.change if known and known == self.since else None


Known = tuple[int, int]
"""The numbers of the looks that somebody has seen: of what all see, and of what is the seat's own."""


def view_or_change(everybody: Look, own: Look, known: Known | None) -> tuple[Parts, None] | tuple[None, Parts]:
    """The view of a seat: as a whole, or what has changed for those who have seen as much."""
    ours, mine = (None, None) if known is None else (everybody.after(known[0]), own.after(known[1]))
    if ours is None or mine is None:
        return {**everybody.whole, **own.whole}, None
    return None, {key: part for key, part in ours.items() if key not in own.whole} | mine


class Looks:
    """By what is looked at: the card of a table, the game as everybody sees it, or what a seat sees otherwise."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[object, Look] = {}

    def at(self, what: object, moment: object, make: Callable[[], Mapping[str, Any]]) -> Look:
        """How it looks at this moment; `make` is asked where nobody has looked yet."""
        last = self._last.get(what)
        if last is not None and last.moment == moment:
            return last
        whole = make()
        if last is None:
            look = Look(next(NUMBERS), moment, whole, 0, {})
        elif change := difference(last.whole, whole):
            assert isinstance(change, dict)
            look = Look(next(NUMBERS), moment, whole, last.number, change)
        else:
            look = last._replace(moment=moment)
        self._last[what] = look
        return look

    def clear(self) -> None:
        self._last.clear()
