"""Wald's sequential test: games are played until it is decided which of two shares is the truer one."""

from dataclasses import dataclass
from math import log
from typing import Literal

from tumblehall.kernel.errors import BadInput
from tumblehall.lab.arena.score import Score, together

ERROR = 0.05
"""How often the test may be wrong, either way."""
BOUND = log((1 - ERROR) / ERROR)
Verdict = Literal["high", "low", "open"]


@dataclass(frozen=True, slots=True)
class Sequential:
    """Asks whether a share is `low` or `high`."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise BadInput(f"--sprt: two shares between 0 and 1, the lower one first; got {self.low} {self.high}")

    def evidence(self, score: Score) -> float:
        """The logarithm of how many times as likely `high` makes these games as `low` does; above 0 it is for `high`.
        Where the games of a round go together they count for less, as in the interval."""
        won = sum(score.rounds) * score.in_round
        lost = score.games - won
        told = won * log(self.high / self.low) + lost * log((1 - self.high) / (1 - self.low))
        return told / together(score.rounds, score.in_round)

    def verdict(self, score: Score) -> Verdict:
        told = self.evidence(score)
        if abs(told) < BOUND:
            return "open"
        return "high" if told > 0 else "low"
