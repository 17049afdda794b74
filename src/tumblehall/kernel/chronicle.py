"""All that happened at a table, and how much of it each seat may know."""

from collections.abc import Iterable

from tumblehall.kernel.values import Event


class Chronicle:
    """Events in their order. Counts them as they come, so that the latest are found without a look at all of them."""

    __slots__ = ("_private", "_public", "_struck", "events")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._public = 0
        self._private: dict[int, int] = {}
        """Of the events told to some alone, how many each seat was told."""
        self._struck: list[tuple[int, int]] = []
        """What was taken back, by the numbers of the first event and the one after the last."""

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

    def strike(self, first: int, after: int) -> None:
        """These events were taken back: they were told, and do not stand."""
        self._struck.append((first, after))

    def struck(self, seat: int | None, everything: bool = False) -> list[tuple[int, int]]:
        """Of what a seat may know, the stretches that were taken back, in order: the first of each and the one after
        its last, by their numbers among all that the seat may know; or among all there are."""
        if not self._struck:
            return []
        gone = {at for first, after in self._struck for at in range(first, after)}
        known = [at in gone for at, event in enumerate(self.events) if everything or event.seen_by(seat)]
        ends = [at for at in range(len(known) + 1) if (at < len(known) and known[at]) != (at > 0 and known[at - 1])]
        return list(zip(ends[::2], ends[1::2], strict=True))

    def clone(self) -> "Chronicle":
        other = Chronicle()
        other.events = self.events[:]
        other._public = self._public
        other._private = self._private.copy()
        other._struck = self._struck[:]
        return other
