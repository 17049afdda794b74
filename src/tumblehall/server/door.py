"""The door: connections are counted by address before they cost anything, and looked at once a second. Who does not
send a whole head in time, or does not take what is sent, is turned away: cut off at once, whatever is unsent."""

import asyncio
import resource
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Literal

from tumblehall.server.fairness import Fairness
from tumblehall.server.limits import Bucket, household
from tumblehall.server.logs import say
from tumblehall.server.metrics import Metrics

HEAD_SECONDS = 10.0
"""From the beginning of a connection, or the last answer, to the end of the next head."""
UNSENT_SECONDS = 20.0
ENOUGH = 16 * 1024
"""Who takes so many bytes in UNSENT_SECONDS reads, if slowly."""
LOOK_SECONDS = 1.0
SAID_SECONDS = 600.0
MOST_SAID = 1000
SPARE_FILES = 128
"""Files that are kept for what is no connection: the database, workers, pages."""
MOST_FILES = 65_536

Why = Literal[
    "connections", "full", "slow head", "large head", "requests ahead", "no request", "unread", "pings", "parts",
    "messages ahead", "no text", "records", "replays", "no neighbour", "foreign page",
]  # fmt: skip


@dataclass(slots=True, eq=False)
class Guest:
    """A connection. `head_due`: until when the head of a request must be whole; None: none is waited for."""

    transport: asyncio.Transport
    address: str
    counted: bool
    head_due: float | None
    unsent: int = 0
    since: float = 0.0


class Door:
    """`most`: connections in all. `each`: from one address, except trusted proxies: they count their own."""

    def __init__(
        self,
        metrics: Metrics,
        most: int,
        each: int,
        proxies: Sequence[str] = (),
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.now = now
        self._metrics = metrics
        self._most = most
        self._each = each
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._guests: dict[asyncio.Transport, Guest] = {}
        self._by_address: Counter[str] = Counter()
        self._said: OrderedDict[str, float] = OrderedDict()
        self._lines = Bucket(0.1, 50)
        self.fairness = Fairness()

    def __len__(self) -> int:
        return len(self._guests)

    def enter(self, transport: asyncio.Transport, is_neighbour: bool = False) -> Guest | None:
        """None: this one is cut off already. Neighbours count their own, as proxies do."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else "unknown"
        address, counted = household(host), not (is_neighbour or self._is_proxy(host))
        if counted and self._by_address[address] >= self._each:
            self._cut(transport, "connections", address)
            return None
        if len(self._guests) >= self._most and not self._made_room():
            self._cut(transport, "full", address)
            return None
        guest = self._guests[transport] = Guest(transport, address, counted, self.now() + HEAD_SECONDS)
        self._by_address[address] += counted
        return guest

    def guest(self, transport: asyncio.Transport) -> Guest:
        return self._guests[transport]

    def leave(self, transport: asyncio.Transport) -> None:
        guest = self._guests.pop(transport, None)
        if guest is not None and guest.counted:
            self._by_address[guest.address] -= 1
            if not self._by_address[guest.address]:
                del self._by_address[guest.address]

    def turn_away(self, guest: Guest, why: Why) -> None:
        self._cut(guest.transport, why, guest.address)

    def note(self, why: Why, address: str) -> None:
        """One line for an attack, however often it is tried and whatever else it tries: the metrics count each kind."""
        self._metrics.turned_away.labels(why).inc()
        now = self.now()
        if now - self._said.get(address, float("-inf")) < SAID_SECONDS or not self._lines.take(now):
            return
        self._said[address] = now
        self._said.move_to_end(address)
        if len(self._said) > MOST_SAID:
            self._said.popitem(last=False)
        say("turned away", level="warning", why=why, address=address)

    def look(self) -> None:
        now = self.now()
        for guest in tuple(self._guests.values()):
            if guest.head_due is not None and now > guest.head_due:
                self.turn_away(guest, "slow head")
            elif self._is_unread(guest, now):
                self.turn_away(guest, "unread")

    async def watch(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(LOOK_SECONDS)

    def _is_unread(self, guest: Guest, now: float) -> bool:
        size = guest.transport.get_write_buffer_size()
        if not size or not guest.unsent or size <= guest.unsent - ENOUGH:
            guest.unsent, guest.since = size, now
        guest.unsent = max(size, guest.unsent)
        return size > 0 and now - guest.since > UNSENT_SECONDS

    def _made_room(self) -> bool:
        """Whoever has asked for nothing yet, and longest, goes first."""
        waiting = next((guest for guest in self._guests.values() if guest.head_due is not None), None)
        if waiting is None:
            return False
        self.turn_away(waiting, "full")
        self.leave(waiting.transport)
        return True

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in proxy for proxy in self._proxies)

    def _cut(self, transport: asyncio.Transport, why: Why, address: str) -> None:
        self.note(why, address)
        transport.abort()


def room_for() -> int:
    """How many connections this process can have: its limit of files, raised as far as it may, but a few."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = MOST_FILES if hard == unlimited else min(hard, MOST_FILES)
    if soft != unlimited and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(SPARE_FILES, (wanted if soft == unlimited else soft) - SPARE_FILES)
