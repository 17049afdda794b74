"""The chance of success where it takes too long to count: the part of many trials that succeed.

A trial is played with common sense rather than perfectly, so that the answer is rather too low than too high: the token
first, for every die that is likely to gain by it; then runes, one at a time, for the die that is likely to gain most.
The trials are the same for everybody.
"""

from functools import cache
from typing import Final

from tumblehall.games.dicequest.content.kinds import Symbol
from tumblehall.games.dicequest.rules.reckoning import Counts, Reckoner
from tumblehall.kernel.dice import FastRng

TRIALS: Final = 300
FORESEEN: Final = 7
"""Dice for which the next roll is counted out."""

Stock = tuple[Counts, int]
"""What is there for the requirement, and runes."""


def sampled_chance(reckoner: Reckoner, unlocked: Counts, unrolled: Counts, free: Counts, token: bool) -> float:
    """With these faces and free symbols, and dice that are still to be rolled."""
    sample = Sample(reckoner)
    shown = [reckoner.kind_of[face] for face in unlocked]
    start = (reckoner.stock_of(free), free[Symbol.RUNE])
    won = 0
    for _ in range(TRIALS):
        dice = shown + [sample.roll(colour) for colour in range(4) for _ in range(unrolled[colour])]
        won += sample.succeeds(dice, start, token)
    return won / TRIALS


class Sample:
    """Trials of one requirement. Dice are named by their kinds."""

    def __init__(self, reckoner: Reckoner) -> None:
        self.reckoner = reckoner
        self.rng = FastRng("chance")
        self.sides = [[kind for kind, likely in rolls for _ in range(round(6 * likely))] for rolls in reckoner.rolls]
        self.lack = cache(reckoner.lack)
        self.lack_after = cache(self._lack_after)

    def roll(self, colour: int) -> int:
        return self.sides[colour][self.rng.below(6)]

    def succeeds(self, dice: list[int], stock: Stock, token: bool) -> bool:
        if token and self.lack(*self._with(stock, dice)):
            dice = self._after_token(dice, stock)
        while self.lack(*self._with(stock, dice)):
            if not self.reckoner.rune_rerolls:
                return False
            symbols, runes = stock
            if runes <= 0:
                spent = max(dice, key=self.reckoner.runes.__getitem__, default=None)
                if spent is None or not self.reckoner.runes[spent]:
                    return False
                dice.remove(spent)
                symbols, runes = self._with(stock, [spent])
            if not dice:
                return False
            stock = symbols, runes - 1
            self._reroll_one(dice, stock)
        return True

    def _after_token(self, dice: list[int], stock: Stock) -> list[int]:
        """The dice that add most are kept: as many as is best by this roll alone, of a large pool all that add."""
        left, kept = list(dice), list[int]()
        best = (-1.0, 0)
        while left:
            if len(dice) <= FORESEEN:
                best = max(best, (self._fill(stock, left), len(kept)))
            most = min(left, key=lambda die: self.lack(*self._with(stock, [die])))
            more = self._with(stock, [most])
            if len(dice) > FORESEEN and self.lack(*more) < self.lack(*stock):
                best = (0.0, len(kept) + 1)
            left.remove(most)
            kept.append(most)
            stock = more
        keep = best[1]
        return kept[:keep] + [self.roll(self.reckoner.colours[die]) for die in kept[keep:]]

    def _fill(self, stock: Stock, dice: list[int]) -> float:
        again = [0, 0, 0, 0]
        for die in dice:
            again[self.reckoner.colours[die]] += 1
        symbols, runes = stock
        return self.reckoner.fill(symbols, min(runes, self.reckoner.need[Symbol.RUNE]), tuple(again))

    def _reroll_one(self, dice: list[int], stock: Stock) -> None:
        """The die after whose roll least is likely to be missing."""

        def lack_without(die: int) -> float:
            rest = dice.copy()
            rest.remove(die)
            return self.lack_after(self._with(stock, rest), self.reckoner.colours[die])

        worst = min(dict.fromkeys(dice), key=lack_without)
        dice.remove(worst)
        dice.append(self.roll(self.reckoner.colours[worst]))

    def _lack_after(self, stock: Stock, colour: int) -> float:
        """What is missing, on average, after a roll of a die of this colour."""
        return sum(likely * self.lack(*self._with(stock, [kind])) for kind, likely in self.reckoner.rolls[colour])

    def _with(self, stock: Stock, dice: list[int]) -> Stock:
        symbols, runes = stock
        for die in dice:
            symbols = self.reckoner.plus(symbols, die)
            runes += self.reckoner.runes[die]
        return symbols, runes
