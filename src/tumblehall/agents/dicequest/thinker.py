"""A bot that looks ahead to the end of its turn."""

from dataclasses import dataclass, field
from math import sqrt
from typing import cast

from tumblehall.agents.agent import Ranked
from tumblehall.agents.dicequest.turns import Tree, play_turn
from tumblehall.agents.dicequest.value import chance_to_win
from tumblehall.agents.effort import Effort
from tumblehall.agents.sight import Sight
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.sim_rng import SimRng


@dataclass(slots=True)
class Tried:
    """An option, and what came of it so far: by playout, because all options are tried with the same dice."""

    option: int
    worths: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths)


class TurnThinker:
    """Tries each option in playouts to the end of the turn, and drops the worse half again and again."""

    def __init__(self, effort: Effort, grows: bool = False) -> None:
        self.effort = effort
        self.grows = grows
        """whether what was learnt of the turn in earlier playouts steers the later ones"""

    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        options = sight.state.options_of(sight.seat)
        ids = {option: said.id for option, said in zip(options, sight.decision.options, strict=True)}
        return [Ranked(ids[tried.option], tried.mean) for tried in self.tried(sight, rng)]

    def best(self, sight: Sight, rng: Rng) -> int:
        return self.tried(sight, rng)[0].option

    def tried(self, sight: Sight, rng: Rng) -> list[Tried]:
        options = sight.state.options_of(sight.seat)
        all_tried = [Tried(option) for option in options]
        if len(options) == 1:
            all_tried[0].worths.append(0.5)
            return all_tried
        start = rng.below(1 << 30)
        tree = Tree(chance_to_win) if self.grows else None
        left, out = all_tried, list[Tried]()
        done = 0
        budget = self.effort.playouts
        stages = max(1, (len(options) - 1).bit_length())
        for stage in range(stages):
            each = max(4, budget // stages // len(left))
            for number in range(done, done + each):
                seed = start + number
                for tried in left:
                    tried.worths.append(playout(sight, tried.option, seed, tree))
            done += each
            left.sort(key=lambda tried: -tried.mean)
            if len(left) > 1 and leads(left[0], left[1]):
                break
            keep = max(1, (len(left) + 1) // 2)
            out = left[keep:] + out
            left = left[:keep]
        return left + out


def playout(sight: Sight, option: int, seed: int, tree: Tree | None) -> float:
    dice = SimRng(0)
    dice.state = 1 + seed * 2654435761 + 77
    dice.next32()
    dice.next32()
    s = cast(DicequestState, sight.state.clone())
    s.skip_lone_ends = True
    s.take(option, dice)
    if tree is not None:
        return tree.play(s, sight.seat, dice)
    play_turn(s, sight.seat, dice)
    return chance_to_win(s, sight.seat)


def leads(first: Tried, second: Tried) -> bool:
    """Whether the first is better for certain: by the spread of the differences, playout by playout."""
    pairs = [a - b for a, b in zip(first.worths, second.worths)]
    n = len(pairs)
    mean = sum(pairs) / n
    spread = sum((d - mean) ** 2 for d in pairs) / n
    return mean > 3.0 * sqrt(spread / n)
