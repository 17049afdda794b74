"""All that happened at a table, and how much of it each seat may know."""

from collections.abc import Iterable
from operator import attrgetter
from typing import Any

from tumblehall.kernel.scroll import Scroll
from tumblehall.kernel.values import Event

VALUES = attrgetter("kind", "data", "forced", "rule", "text", "to")
"""Of an event, in the order of its fields."""


def events_of(events: Iterable[Event] = ()) -> Scroll[Event]:
    return Scroll(VALUES, lambda values: Event(*values), events)


class Chronicle:
    """Events in their order. Counts them as they come, so that the latest are found without a look at all of them."""

    __slots__ = ("_known_struck", "_private", "_public", "_struck", "events")

    def __init__(self) -> None:
        self.events = events_of()
        self._public = 0
        self._private: dict[int, int] = {}
        """Of the events told to some alone, how many each seat was told."""
        self._struck: list[tuple[int, int]] = []
        """What was taken back, by the numbers of the first event and the one after the last."""
        self._known_struck: dict[tuple[int | None, bool], list[tuple[int, int]]] = {}
        """What `struck` has told since the last was taken back."""

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
        if since <= 0:
            return [event for event in self.events if event.seen_by(seat)]
        if not self._private:
            return self.events[since:]
        known: list[Event] = []
        left = self.count(seat) - since
        latest = reversed(self.events)
        while len(known) < left:
            event = next(latest)
            if event.seen_by(seat):
                known.append(event)
        return known[::-1]

    def strike(self, first: int, after: int) -> None:
        """These events were taken back: they were told, and do not stand."""
        self._struck.append((first, after))
        self._known_struck.clear()

    def struck(self, seat: int | None, everything: bool = False) -> list[tuple[int, int]]:
        """Of what a seat may know, the stretches that were taken back, in order: the first of each and the one after
        its last, by their numbers among all that the seat may know; or among all there are."""
        if not self._struck:
            return []
        if (seat, everything) not in self._known_struck:
            self._known_struck[seat, everything] = self._stretches(seat, everything)
        return self._known_struck[seat, everything][:]

    def _stretches(self, seat: int | None, everything: bool) -> list[tuple[int, int]]:
        gone = {at for first, after in self._struck for at in range(first, after)}
        known = [at in gone for at, event in enumerate(self.events) if everything or event.seen_by(seat)]
        ends = [at for at in range(len(known) + 1) if (at < len(known) and known[at]) != (at > 0 and known[at - 1])]
        return list(zip(ends[::2], ends[1::2], strict=True))

    def clone(self) -> "Chronicle":
        other = Chronicle()
        other.events = self.events.clone()
        other._public = self._public
        other._private = self._private.copy()
        other._struck = self._struck[:]
        return other

    def pack(self) -> tuple[object, ...]:
        """Plain values; an hour's events are packed in no more time than a minute's."""
        return self.events.pack(), self._public, self._private, self._struck

    @classmethod
    def unpack(cls, values: tuple[Any, ...]) -> "Chronicle":
        other = cls()
        events, other._public, other._private, other._struck = values
        other.events.unpack(events)
        return other
