"""A player that looks ahead: whole stacks, and single answers in the middle of a round, are tried in worlds that it
imagines, played on to the end of the round and judged there."""

from collections.abc import Callable
from dataclasses import dataclass
from operator import itemgetter
from typing import TypeAlias

from tumblehall.agents.agent import Ranked
from tumblehall.agents.effort import Effort
from tumblehall.agents.quaeleon.imagining import imagined
from tumblehall.agents.quaeleon.playout import confirm_all, cut_here, play_on, set_stack
from tumblehall.agents.quaeleon.policy import choose
from tumblehall.agents.quaeleon.race import C, Race
from tumblehall.agents.quaeleon.stacks import Stack, Stacks
from tumblehall.agents.quaeleon.value import chance_of
from tumblehall.agents.sight import Sight
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.sim_rng import SimRng

THOUGHT_OVER = 0.25
"""What part of the effort goes into a stack that is begun, and into an answer in the middle of a round."""
BATCH = 8
A_LITTLE = 0.01
Trial: TypeAlias = Callable[[QuaeleonState, int, C, SimRng], None]
"""Does what a candidate says, for a seat."""


@dataclass(frozen=True, slots=True)
class Thinker:
    effort: Effort

    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        state: QuaeleonState = sight.state  # type: ignore[assignment]
        options = state.options_of(sight.seat)
        worths = self._worths(sight, state, options, SimRng(rng.below(1 << 30)))
        ranked = [(worths[o], each.id) for each, o in zip(sight.decision.options, options, strict=True)]
        ranked.sort(key=itemgetter(0), reverse=True)
        return [Ranked(option, min(1.0, max(0.0, worth))) for worth, option in ranked]

    def _worths(self, sight: Sight, state: QuaeleonState, options: list[int], rng: SimRng) -> dict[int, float]:
        match state.question_of(sight.seat)[0]:
            case steps.STACK:
                return self._stacks(sight, state, options, rng)
            case step if len(options) == 1 or step in (steps.SWAP, steps.TRIM):
                return at_once(sight, state, options, rng)
            case _:
                return self._answers(sight, state, options, rng)

    def _answers(self, sight: Sight, state: QuaeleonState, options: list[int], rng: SimRng) -> dict[int, float]:
        """Those who trail are given up half-way."""
        race = self._race(sight, choose(state, sight.seat, rng), _answer)
        left = options
        for number in self._effort(state, THOUGHT_OVER).rounds(BATCH * len(options)):
            race.run(left, BATCH, rng)
            if number % 4 == 3:
                left = race.best(max(2, (len(left) + 1) // 2))
                if race.decided():
                    break
        return {option: race.worth(option) for option in options}

    def _stacks(self, sight: Sight, state: QuaeleonState, options: list[int], rng: SimRng) -> dict[int, float]:
        stacks = Stacks(state, sight.seat)
        part = THOUGHT_OVER if stacks.placed else 1.0
        race = self._race(sight, stacks.usual(), _set)
        stacks.race(race, self._effort(state, part), rng)
        return stacks.worths(race, options)

    def _effort(self, state: QuaeleonState, part: float) -> Effort:
        """A playout takes the longer, the more there are alive."""
        return Effort(int(self.effort.playouts * part * 2 / len(state.living)), self.effort.seconds)

    def _race(self, sight: Sight, mark: C, trial: Trial[C]) -> Race[C]:
        def world(rng: SimRng) -> QuaeleonState:
            found = imagined(sight, rng)
            cut_here(found)
            return found

        def tried(world: QuaeleonState, candidate: C, rng: SimRng) -> float:
            world = world.clone()
            trial(world, sight.seat, candidate, rng)
            play_on(world, rng)
            return chance_of(world, sight.seat)

        return Race(mark, world, tried)


def _answer(world: QuaeleonState, seat: int, option: int, rng: SimRng) -> None:
    world.apply_for(seat, option, rng)


def _set(world: QuaeleonState, seat: int, stack: Stack, rng: SimRng) -> None:
    set_stack(world, seat, list(stack))
    confirm_all(world, (seat,), rng)


def at_once(sight: Sight, state: QuaeleonState, options: list[int], rng: SimRng) -> dict[int, float]:
    """What the policy says, where looking ahead tells little."""
    chance = sum(chance_of(sight.imagine(rng), sight.seat) for _ in range(BATCH)) / BATCH
    best = choose(state, sight.seat, rng)
    return {option: chance if option == best else chance - A_LITTLE for option in options}
