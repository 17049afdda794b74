"""How often somebody may do something: buckets of tokens that fill up again with time. The time is an argument."""

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address


class Bucket:
    """Full at the beginning with `burst`; `rate` more come in each second."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = float("-inf")

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Takes so much if it is there; False, and nothing taken, otherwise."""
        self._level = self.level(now)
        self._at = max(now, self._at)
        if amount > self._level:
            return False
        self._level -= amount
        return True

    def level(self, now: float) -> float:
        """How much is there. A clock that goes back adds nothing."""
        return min(self._burst, self._level + max(0.0, now - self._at) * self._rate)

    def wait(self, now: float, amount: float = 1.0) -> float:
        """Seconds until so much will be there."""
        return max(0.0, amount - self.level(now)) / self._rate

    def is_full(self, now: float) -> bool:
        """Nobody has used it for so long that it is as good as new."""
        return self.level(now) >= self._burst


class Buckets:
    """A bucket for each address. At most `most` are kept: full ones can go at any time, and when there are too many
    others, those that were used longest ago."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        """Those used last are at the end."""

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, now: float, amount: float = 1.0) -> bool:
        return self._bucket(address, now).take(now, amount)

    def wait(self, address: str, now: float, amount: float = 1.0) -> float:
        """Seconds until the address may take so much."""
        return self._bucket(address, now).wait(now, amount)

    def _bucket(self, address: str, now: float) -> Bucket:
        key = household(address)
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(key)
        oldest = next(iter(self._buckets.values()))
        while len(self._buckets) > self._most or (oldest is not bucket and oldest.is_full(now)):
            self._buckets.popitem(last=False)
            oldest = next(iter(self._buckets.values()))
        return bucket


def household(address: str) -> str:
    """What is counted as one address: a whole /64 of IPv6, since anybody has as many of its addresses as they like."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return parsed.packed[:8].hex()
