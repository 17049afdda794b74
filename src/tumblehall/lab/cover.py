"""Who should meet next, so that all pairs of some things have met often enough after few meetings."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from tumblehall.kernel.dice import Rng

LACKING = 5
"""A pair that still lacks meetings counts so much more than one that lacks none."""


class Cover:
    """Things by number, and for each two of them how many meetings they lack. Things of one group never meet."""

    def __init__(self, groups: Sequence[str], wanted: Sequence[Sequence[int]]) -> None:
        self.groups = groups
        many = range(len(groups))
        self.lacks = [[wanted[one][two] if groups[one] != groups[two] else 0 for two in many] for one in many]
        self._weights = [[lack + LACKING if lack > 0 else 0 for lack in row] for row in self.lacks]
        self._totals = [sum(row) for row in self.lacks]

    @property
    def left(self) -> int:
        """How many meetings are lacking, over all pairs."""
        return sum(self._totals) // 2

    def add(self, chosen: list[int], among: Sequence[int], many: int, rng: Rng) -> None:
        """Adds so many of those things, one by one, each the one that lacks most with those chosen before; of several
        the one that lacks most with all others, then one by chance."""
        for _ in range(many):
            taken = {self.groups[thing] for thing in chosen}
            first = rng.below(len(among))
            free = [thing for thing in (*among[first:], *among[:first]) if self.groups[thing] not in taken]
            chosen.append(max(free, key=lambda thing: self._worth(thing, chosen)))

    def most_lacking(self, among: Sequence[int], rng: Rng) -> int:
        """The one that lacks most meetings with the others among these, or with all where these have met."""
        first = rng.below(len(among))
        turned = (*among[first:], *among[:first])
        return max(turned, key=lambda thing: (self._worth(thing, among), self._totals[thing]))

    def _worth(self, thing: int, chosen: Iterable[int]) -> tuple[int, int]:
        weights = self._weights[thing]
        return sum([weights[other] for other in chosen]), self._totals[thing]

    def meet(self, chosen: Iterable[int]) -> None:
        """All of these have met once more."""
        for pair in combinations(chosen, 2):
            for one, two in (pair, pair[::-1]):
                lack = self.lacks[one][two]
                self.lacks[one][two] = lack - 1
                if lack > 0:
                    self._totals[one] -= 1
                    self._weights[one][two] = lack - 1 + LACKING if lack > 1 else 0
