"""All that happened at a table, and how much of it each seat may know."""

from collections.abc import Iterable

from tumblehall.kernel.values import Event


class Chronicle:
    """Events in their order. Counts them as they come, so that the latest are found without a look at all of them."""

    __slots__ = ("_private", "_public", "events")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._public = 0
        self._private: dict[int, int] = {}
        """Of the events told to some alone, how many each seat was told."""

    def add(self, events: Iterable[Event]) -> None:
        for event in events:
            self.events.append(event)
            if event.to is None:
                self._public += 1
                continue
            for seat in set(event.to):
                self._private[seat] = self._private.get(seat, 0) + 1

    def count(self, seat: int | None) -> int:
        return self._public + (0 if seat is None else self._private.get(seat, 0))

    def known_to(self, seat: int | None, since: int) -> list[Event]:
        """What a seat may know, but for the first of it, `since` in number."""
        first = 0
        if since > 0:
            first = len(self.events)
            left = self.count(seat) - since
            while left > 0:
                first -= 1
                left -= self.events[first].seen_by(seat)
        return [event for event in self.events[first:] if event.seen_by(seat)]

    def clone(self) -> "Chronicle":
        other = Chronicle()
        other.events = self.events[:]
        other._public = self._public
        other._private = self._private.copy()
        return other
