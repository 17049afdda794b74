"""How often two features of some things were at one table, brought there by two different things."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement
from typing import NamedTuple


class Thing(NamedTuple):
    group: str
    """Things of one group are never at one table."""
    features: frozenset[str]


Pair = tuple[str, str]


class Meetings:
    """Counts tables. A pair is met where one thing has the one feature and a thing of another group the other; pairs
    that no table can bring together are not listed."""

    def __init__(self, things: Mapping[str, Thing]) -> None:
        self._things = things
        self._bits = {group: 1 << n for n, group in enumerate({thing.group: None for thing in things.values()})}
        self.counts: Counter[Pair] = Counter(dict.fromkeys(self._met(things), 0))

    def count(self, present: Iterable[str]) -> None:
        """One more table, with these things on it; those that are not known do not count."""
        self.counts.update(self._met(name for name in present if name in self._things))

    def _met(self, present: Iterable[str]) -> list[Pair]:
        found: dict[str, int] = {}
        for name in present:
            group, features = self._things[name]
            for feature in features:
                found[feature] = found.get(feature, 0) | self._bits[group]
        pairs = combinations_with_replacement(sorted(found.items()), 2)
        # Two groups at least: with both features in one group only, a single thing could have brought them.
        return [(one, two) for (one, by), (two, at) in pairs if (by | at) & ((by | at) - 1)]

    def least(self) -> int:
        """How often the pair that met least has met."""
        return min(self.counts.values(), default=0)

    def rarest(self, many: int) -> list[tuple[Pair, int]]:
        """The pairs that met least, with how often."""
        return sorted(self.counts.items(), key=lambda item: (item[1], item[0]))[:many]

    def below(self, wanted: int) -> int:
        """How many pairs met less often."""
        return sum(met < wanted for met in self.counts.values())
