"""The times of a table: since when each seat is asked, how much it has left, and until when."""

from tumblehall.server.deeds import Clock

RETURN_SHARE = 10
"""Who comes back with an empty clock gets this part of the whole time again."""


class Times:
    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.since: list[float | None] = [None] * seats
        """When the seat was asked; None while it is not."""
        self.left = [float(clock.seconds)] * seats
        """What a clock for the whole game has left, at `since`."""
        self.reminded: list[float | None] = [None] * seats
        """When the seat was reminded since it is asked."""
        self._starts: list[list[float]] = [[] for _ in range(seats)]
        """Since when the seat was asked what it has answered since another seat did."""

    def turn(self, before: tuple[int, ...], now: tuple[int, ...], actor: int | None, at: float) -> None:
        """Other seats may act than before, or the actor, who has answered, is asked anew."""
        for seat in before:
            since = self.since[seat]
            if seat == actor and since is not None:
                self._starts[seat].append(since)
            if seat == actor or seat not in now:
                self._stop(seat, at)
        if actor is not None:
            self.left[actor] += self.clock.bonus
            for seat, starts in enumerate(self._starts):
                if seat != actor:
                    starts.clear()
        for seat in now:
            if self.since[seat] is None:
                self.since[seat] = at

    def take_back(self, seat: int) -> None:
        """The last answer of a seat is undone, and brought it nothing: otherwise undoing would be a way to win time."""
        self.left[seat] = max(0.0, self.left[seat] - self.clock.bonus)
        if self.clock.kind == "move" and self.since[seat] is not None and self._starts[seat]:
            self.since[seat] = self._starts[seat].pop()

    def left_at(self, at: float) -> list[float]:
        """What each seat has left at that time, were its clock stopped then."""
        left = zip(self.left, self.since, strict=True)
        running = self.clock.kind == "game"
        return [n if since is None or not running else max(0.0, n - (at - since)) for n, since in left]

    def until(self, seat: int) -> float | None:
        """When the time of a seat that is asked runs out."""
        since = self.since[seat]
        if since is None:
            return None
        match self.clock.kind:
            case "none":
                return None
            case "move":
                return since + self.clock.seconds
            case "game":
                return since + self.left[seat]

    def remind_at(self, seat: int) -> float | None:
        """When a seat is reminded by the table: half-way through its time."""
        until, since = self.until(seat), self.since[seat]
        if until is None or since is None or self.reminded[seat] is not None:
            return None
        return (since + until) / 2

    def remind(self, seat: int, at: float) -> None:
        if self.since[seat] is not None:
            self.reminded[seat] = at

    def come_back(self, seat: int, at: float, was_away: bool) -> None:
        """A person is back. Only after a bot has played for them does their time start again, or "I am here" would be
        a way to stop the clock."""
        if self.clock.kind == "none":
            self.reminded[seat] = None
        if was_away:
            asked = self.since[seat] is not None
            self._stop(seat, at)
            self.left[seat] = max(self.left[seat], self.clock.seconds / RETURN_SHARE)
            self.since[seat] = at if asked else None

    def _stop(self, seat: int, at: float) -> None:
        since = self.since[seat]
        if since is not None and self.clock.kind == "game":
            self.left[seat] = max(0.0, self.left[seat] - (at - since))
        self.since[seat] = None
        self.reminded[seat] = None
