"""What those who watch a table were shown last. Whoever has seen that is told what has changed since, which is worked
out once for all of them; everybody else is shown the whole."""

from collections.abc import Callable
from itertools import count
from typing import NamedTuple

import msgspec

from tumblehall.kernel.values import Json
from tumblehall.server.differences import Change, difference

ENCODER = msgspec.json.Encoder()
NUMBERS = count(1)


class Look(NamedTuple):
    """How something looks at a moment, as JSON: texts cost less memory than what they are made from."""

    number: int
    """Of all looks of this process."""
    moment: object
    whole: msgspec.Raw
    since: int
    """The number of the look before it; 0: there was none."""
    change: Change


class Looks:
    """By what is looked at: the card of a table, or the game through the eyes of a seat."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[object, Look] = {}

    def at(self, what: object, moment: object, make: Callable[[], dict[str, Json]]) -> Look:
        """How it looks at this moment; `make` is asked where nobody has looked yet."""
        last = self._last.get(what)
        if last is not None and last.moment == moment:
            return last
        value = make()
        change = None if last is None else difference(msgspec.json.decode(last.whole), value)
        whole = msgspec.Raw(ENCODER.encode(value))
        look = Look(next(NUMBERS), moment, whole, 0 if last is None else last.number, change or {})
        self._last[what] = look
        return look

    def clear(self) -> None:
        self._last.clear()
