"""Whole stacks as candidates: those that come to mind, and what small changes make of the best of them."""

from tumblehall.agents.effort import Effort
from tumblehall.agents.quaeleon.race import Race
from tumblehall.agents.quaeleon.stacking import loose_plan, plan
from tumblehall.games.quaeleon.rules.limits import IDLE_ROUNDS, STACK_LIMIT
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.sim_rng import SimRng

Stack = tuple[int, ...]
LAST = 3
"""Stacks among which the last third of a race decides."""


class Stacks:
    """The stacks that begin with what a seat has placed."""

    def __init__(self, state: QuaeleonState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.placed: Stack = tuple(state.picks[seat])
        self.cards = state.hand[seat] + state.picks[seat]
        self.least = max(len(self.placed), int(state.idle >= IDLE_ROUNDS))

    def usual(self) -> Stack:
        return self._begun(plan(self.state, self.seat))

    def race(self, race: Race[Stack], effort: Effort, rng: SimRng) -> None:
        """With more effort more stacks run side by side, through more worlds at a time; a third of them goes on."""
        width = min(24, max(4, effort.playouts // 48))
        worlds = 8 + effort.playouts // 2000
        running = self._first(race.mark, width, rng)
        if len(running) == 1:
            race.run(running, worlds, rng)
            return
        each = width * worlds
        last = effort.playouts // each * 2 // 3
        for number in effort.rounds(each):
            race.run(running, each // len(running), rng)
            if number < last:
                best = race.best(width // 3)
                running = best + self._changed(best, width - len(best), race, rng)
            else:
                running = race.best(LAST)
                if race.decided():
                    return

    def worths(self, race: Race[Stack], options: list[int]) -> dict[int, float]:
        """By option the worth of the best stack that goes on with it. What was not tried is worth less than what was,
        and taking back is for stacks that somebody else began."""
        found: dict[int, float] = {}
        at = len(self.placed)
        for stack in race.tries:
            option = stack[at] if len(stack) > at else options[-1]
            found[option] = max(found.get(option, -1.0), race.worth(stack))
        least = min(found.values()) - 0.1
        return {option: found.get(option, least) for option in options}

    def _begun(self, stack: list[int]) -> Stack:
        rest = stack[:]
        for kind in self.placed:
            if kind in rest:
                rest.remove(kind)
        return (*self.placed, *rest[: STACK_LIMIT - len(self.placed)])

    def _first(self, mark: Stack, width: int, rng: SimRng) -> list[Stack]:
        """Those that come to mind: looser and looser, some of them short."""
        found = {mark: None}
        if len(self.placed) >= self.least:
            found[self.placed] = None
        for number in range(2 * width):
            most = STACK_LIMIT if number % 3 else 3 + rng.below(2)
            found[self._begun(loose_plan(self.state, self.seat, 1.0 + number % 4, rng, most))] = None
        return list(found)[:width]

    def _changed(self, best: list[Stack], many: int, race: Race[Stack], rng: SimRng) -> list[Stack]:
        """The better a stack, the more is tried with it."""
        found: dict[Stack, None] = {}
        for _ in range(many):
            parent = best[min(rng.below(len(best)), rng.below(len(best)))]
            child = changed(parent, len(self.placed), self.cards, rng)
            if len(child) >= self.least and child not in race.tries:
                found[child] = None
        return list(found)


def changed(stack: Stack, fixed: int, cards: list[int], rng: SimRng) -> Stack:
    """One card is moved, exchanged, added or left out, behind the first few, which are fixed."""
    new, left = list(stack), list(cards)
    for kind in stack:
        left.remove(kind)
    free = len(new) - fixed
    what = rng.below(8)
    if what < 3 and free > 1:
        new.insert(fixed + rng.below(free), new.pop(fixed + rng.below(free)))
    elif what < 6 and left and free:
        new.pop(fixed + rng.below(free))
        new.insert(fixed + rng.below(free), left[rng.below(len(left))])
    elif what == 6 and left and len(new) < STACK_LIMIT:
        new.insert(fixed + rng.below(free + 1), left[rng.below(len(left))])
    elif free:
        new.pop(fixed + rng.below(free))
    return tuple(new)
