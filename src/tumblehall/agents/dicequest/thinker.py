"""A bot that plays its turn out in thought."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Final, cast

from tumblehall.agents.agent import Ranked
from tumblehall.agents.dicequest.turns import play_turn
from tumblehall.agents.dicequest.value import chance_to_win
from tumblehall.agents.dicequest.value_together import chance_together
from tumblehall.agents.effort import Effort
from tumblehall.agents.sight import Sight
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.sim_rng import SimRng

BATCH: Final = 32
"""Playouts of each option after which it is asked whether more are needed."""
SURE: Final = 3.0
"""Spreads of the mean that make a lead certain."""
ALIKE: Final = 0.003
"""Chance to win that is not worth looking any longer."""


@dataclass(slots=True)
class Tried:
    """An option, and what came of it so far: by playout, because all options are tried with the same dice."""

    option: int
    worths: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)


class TurnThinker:
    """Tries each option in playouts to the end of its turn, and drops the worse half again and again."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort

    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        ids = {number: option.id for number, option in zip(sight.state.options, sight.decision.options, strict=True)}
        return [Ranked(ids[tried.option], tried.mean) for tried in self.tried(sight, rng)]

    def tried(self, sight: Sight, rng: Rng) -> list[Tried]:
        """All options, the best first."""
        left, out = [Tried(option) for option in sight.state.options_of(sight.seat)], list[Tried]()
        stages = max(1, (len(left) - 1).bit_length())
        part = Effort(self.effort.playouts // stages if len(left) > 1 else 1, self.effort.seconds / stages)
        playouts = Playouts(sight)
        for _ in range(stages):
            decided = playouts.compare(left, part, rng)
            keep = len(left) if decided else (len(left) + 1) // 2
            left, out = left[:keep], left[keep:] + out
            if decided:
                break
        return left + out


class Playouts:
    """Playouts of one question."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.value = chance_together if cast(DicequestState, sight.state).coop else chance_to_win

    def compare(self, left: list[Tried], effort: Effort, rng: Rng) -> bool:
        """Tries these options by turns, each time with the same dice for all, and sorts them. Whether it is decided."""
        for number in effort.rounds(len(left)):
            seed = rng.below(1 << 32)
            for tried in left:
                tried.worths.append(self.play(tried.option, SimRng(seed)))
            if number % BATCH == BATCH - 1 and is_decided(left):
                break
        left.sort(key=lambda tried: -tried.mean)
        return is_decided(left)

    def play(self, option: int, dice: Rng) -> float:
        seat, s = self.sight.seat, self.sight.imagine(dice)
        s.take(option, dice)
        play_turn(s, seat, dice)
        return self.value(s, seat)


def is_decided(tried: list[Tried]) -> bool:
    """Whether one leads for certain, or it makes no difference: by how the best two differ, playout by playout."""
    if len(tried) == 1:
        return True
    first, second = sorted(tried, key=lambda tried: -tried.mean)[:2]
    pairs = [a - b for a, b in zip(first.worths, second.worths, strict=True)]
    mean = sum(pairs) / len(pairs)
    error = sqrt(sum([(pair - mean) ** 2 for pair in pairs])) / len(pairs)
    return len(pairs) >= BATCH and (mean > SURE * error or mean + 2.0 * error < ALIKE)
