"""A thinker for Quarriors. It plays on from every answer that is worth a thought, by the quick policy and with the same
chance for all of them, and weighs what the table looks like some turns later. The policy's own answer stands unless
another one is better beyond doubt: playouts are noisy."""

from math import sqrt
from typing import cast

from tumblehall.agents.agent import Ranked
from tumblehall.agents.effort import Effort
from tumblehall.agents.quarriors import policy
from tumblehall.agents.quarriors.quick_turn import READY, SPEND
from tumblehall.agents.quarriors.value import chances
from tumblehall.agents.sight import Sight
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.sim_rng import SimRng

ALL_ALIKE = frozenset((steps.SCORE, steps.PAY, steps.ORDER, steps.TIDY))
"""Questions whose answers hardly differ."""
BATCH, LEAST = 12, 2
"""So many playouts of each candidate before the hopeless ones are dropped, and the fewest where they are many."""
SEEDS = 2**32
HOPELESS = 2.2
"""Standard errors behind the leader."""
ALIKE = 0.004
"""Answers that differ by less are one."""
DOUBT = 0.5
"""Standard errors by which another answer must be better than the usual one."""
EACH_MORE = 2
"""So many turns more for each seat beyond two."""


class Thinker:
    """See above. `turns`: how far a playout goes with two seats, those of all seats counted."""

    def __init__(self, effort: Effort, turns: int) -> None:
        self._effort, self._turns = effort, turns

    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        s, seat = cast(QuarriorsState, sight.state), sight.seat
        ids = [option.id for option in sight.decision.options]
        options = s.options_of(seat)
        usual = policy.choose(s, seat, rng)
        tried = candidates(s, seat, usual)
        worth = self._search(s, seat, tried, rng) if len(tried) > 1 else {usual: chances(s)[seat]}
        least, safe = min(worth.values()), ids[options.index(usual)]
        ranked = [Ranked(name, worth.get(option, least)) for name, option in zip(ids, options, strict=True)]
        return sorted(ranked, key=lambda one: (-one.worth, one.option != safe))

    def _search(self, s: QuarriorsState, seat: int, tried: list[int], rng: Rng) -> dict[int, float]:
        """What each candidate comes to. The first is the usual one."""
        found: dict[int, list[float]] = {option: [] for option in tried}
        seed, alive, left = rng.below(1 << 30), tried, self._effort.playouts
        batch = max(LEAST, min(BATCH, left // len(tried)))
        for number in self._effort.rounds(batch):
            seeds = range(seed + batch * number, seed + batch * (number + 1))
            for option in alive:
                found[option] += [self._playout(s, seat, option, each) for each in seeds]
            left -= batch * len(alive)
            alive = _hopeful(alive, found)
            if len(alive) == 1 or left < batch * len(alive):
                break
        return _weighed(tried[0], found)

    def _playout(self, s: QuarriorsState, seat: int, option: int, seed: int) -> float:
        """How likely the seat wins after one way in which it may go on."""
        state = s.clone()
        state.skip_lone_ends = True
        turn, rng = (state.round, state.turn), SimRng(seed)
        state.apply(option, rng)
        play_on(state, turn, self._turns + EACH_MORE * (s.players - 2), seed, rng)
        if state.outcome is None:
            return chances(state)[seat]
        winners = state.outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0


def play_on(s: QuarriorsState, turn: tuple[int, int], left: int, seed: int, rng: Rng) -> None:
    """The policy plays until so many turns are over, `turn` included, which is a round and a seat. Each turn has dice
    of its own, the same for all answers however many the turns before took."""
    choose = policy.choose
    while s.outcome is None:
        if (s.round, s.turn) != turn:
            turn = (s.round, s.turn)
            left -= 1
            if not left:
                return
            rng = SimRng(seed + left * SEEDS)
        s.take(choose(s, s.seat, rng), rng)


def candidates(s: QuarriorsState, seat: int, usual: int) -> list[int]:
    """The answers to be tried, the usual one first. Dice are not spent for nothing: payments spend them."""
    if s.question_of(seat)[0] in ALL_ALIKE:
        return [usual]
    others = [each for each in s.options_of(seat) if not SPEND <= each < READY]
    return [usual, *[each for each in others if each != usual]]


def _ahead(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much the first is better than the second where both were tried, and the standard error of that."""
    diffs = [a - b for a, b in zip(one, other, strict=False)]
    many = len(diffs)
    mean = sum(diffs) / many
    return mean, sqrt(sum((diff - mean) ** 2 for diff in diffs) / (many * (many - 1)))


def _hopeful(alive: list[int], found: dict[int, list[float]]) -> list[int]:
    """The leader, and those that are neither clearly behind it nor as good as it."""
    lead = max(alive, key=lambda option: sum(found[option]))
    kept = []
    for option in alive:
        mean, error = _ahead(found[lead], found[option])
        doubt = HOPELESS * error
        if option == lead or (mean <= doubt and mean + doubt >= ALIKE):
            kept.append(option)
    return kept


def _weighed(usual: int, found: dict[int, list[float]]) -> dict[int, float]:
    """By option what it comes to; others than the usual one are worth what is beyond doubt."""
    base = sum(found[usual]) / len(found[usual])
    worth = {usual: base}
    for option, some in found.items():
        if option != usual:
            mean, error = _ahead(some, found[usual])
            worth[option] = min(1.0, max(0.0, base + mean - DOUBT * error))
    return worth
