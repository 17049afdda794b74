"""What a player of Quarriors can pay with, and what captures cost, where there may be light and dark quiddity."""

from typing import NamedTuple

from tumblehall.games.quarriors.rules.mechanisms.energy import DARK, ENERGIES, LIGHT, PLAIN, wealth_by_kind
from tumblehall.games.quarriors.rules.pay import wealth
from tumblehall.games.quarriors.rules.state import QuarriorsState


class Means(NamedTuple):
    """Quiddity by its kind, dice and what floats together."""

    plain: int
    light: int = 0
    dark: int = 0

    def without(self, kind: int, n: int) -> "Means | None":
        """What is left when so much of one kind is paid; None: it is not there."""
        return None if self[kind] < n else self._replace(**{self._fields[kind]: self[kind] - n})

    def more(self, kind: int, n: int) -> "Means":
        return self._replace(**{self._fields[kind]: self[kind] + n})


class Price(NamedTuple):
    """What a capture costs: in full, and with the energy of the card; None where there is no discount (QX-1)."""

    full: int
    low: int | None = None
    energy: int = PLAIN

    def in_reach(self, means: Means) -> bool:
        """In full it is paid without the energy that would make it cheaper (Q260)."""
        total = sum(means)
        if self.low is None:
            return self.full <= total
        return self.full <= total - means[self.energy] or (means[self.energy] > 0 and self.low <= total)


def means_of(s: QuarriorsState, seat: int) -> Means:
    if not s.tables.has_energy:
        return Means(wealth(s, seat))
    return Means(*wealth_by_kind(s, seat))


def after(means: Means, price: int) -> list[Means]:
    """What may be left when a price is paid: plain quiddity goes first, then one energy before the other (Q168)."""
    due = price - means.plain
    if due <= 0:
        return [means._replace(plain=-due)]
    found: list[Means] = []
    for first in ENERGIES:
        other = LIGHT + DARK - first
        rest = due - means[first]
        if rest <= means[other]:
            left = [0, 0, 0]
            left[first], left[other] = max(0, -rest), means[other] - max(0, rest)
            if Means(*left) not in found:
                found.append(Means(*left))
    return found
