"""Candidates tried in the same worlds, with the same chance: what one gains over another is told apart soonest so."""

from collections.abc import Callable, Hashable, Iterable
from math import sqrt
from typing import Generic, TypeVar

from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.sim_rng import SimRng

C = TypeVar("C", bound=Hashable)
DOUBT = 0.08
"""How much a candidate that was tried once may be overrated."""
LEAD = 0.05
ENOUGH = 48
"""One leads clearly by so much, after so many tries."""


class Race(Generic[C]):
    """Worths are counted from that of one candidate, the mark, which is tried in every world."""

    def __init__(
        self, mark: C, world: Callable[[SimRng], QuaeleonState], trial: Callable[[QuaeleonState, C, SimRng], float]
    ) -> None:
        self.mark = mark
        self.world = world
        self.trial = trial
        self.worlds = 0
        self.level = 0.0
        self.tries: dict[C, int] = {mark: 0}
        self.gains: dict[C, float] = {mark: 0.0}

    def run(self, candidates: Iterable[C], worlds: int, rng: SimRng) -> None:
        others = [each for each in candidates if each != self.mark]
        for _ in range(worlds):
            world = self.world(rng)
            level = self.trial(world, self.mark, rng.copy())
            self.worlds += 1
            self.level += level
            self.tries[self.mark] += 1
            for each in others:
                gain = self.trial(world, each, rng.copy()) - level
                self.tries[each] = self.tries.get(each, 0) + 1
                self.gains[each] = self.gains.get(each, 0.0) + gain
            rng.next32()

    def gain(self, candidate: C) -> float:
        """What it gains at the least, as far as it was tried."""
        n = self.tries[candidate]
        return self.gains[candidate] / n - DOUBT / sqrt(n)

    def worth(self, candidate: C) -> float:
        """The same, counted from nothing; it may be a little below 0."""
        return self.level / self.worlds + self.gain(candidate)

    def decided(self) -> bool:
        """Whether one leads clearly."""
        first, *others = self.best(2)
        return not others or (self.gain(first) - self.gain(others[0]) > LEAD and self.tries[others[0]] >= ENOUGH)

    def best(self, many: int) -> list[C]:
        """The best of all that were tried, the best first."""
        return sorted(self.tries, key=self.gain, reverse=True)[:many]
