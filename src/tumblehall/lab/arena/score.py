"""What came of a meeting, and how far it can be trusted.

Games of a round have their seed in common, so they are not independent: where they go together, a round tells less than
its games would. The interval is Wilson's, with as many games as the spread between rounds says they are worth, and
never more than were played."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

IN_95 = 1.96
"""So many standard errors to each side hold 95 %."""


@dataclass(frozen=True, slots=True)
class Score:
    """What one participant won, round by round."""

    rounds: tuple[float, ...]
    """The part of its games that it won in each round; a shared win is a part of one."""
    in_round: int
    """Games of a round."""

    @property
    def games(self) -> int:
        return len(self.rounds) * self.in_round

    @property
    def share(self) -> float:
        return sum(self.rounds) / max(1, len(self.rounds))

    @property
    def worth(self) -> float:
        """How many independent games would tell as much."""
        return self.games / together(self.rounds, self.in_round)

    @property
    def interval(self) -> tuple[float, float]:
        """95 % of the time the true share lies within."""
        return wilson(self.share, self.worth)


def together(rounds: Sequence[float], in_round: int) -> float:
    """How many times as much the rounds differ as if their games were independent; 1 where it is less."""
    mean = sum(rounds) / max(1, len(rounds))
    alone = mean * (1 - mean) / in_round
    if len(rounds) < 2 or alone == 0:
        return 1.0
    spread = sum((won - mean) ** 2 for won in rounds) / (len(rounds) - 1)
    return max(1.0, spread / alone)


def wilson(share: float, games: float, errors: float = IN_95) -> tuple[float, float]:
    """Wilson's interval of a share of so many independent games."""
    if games <= 0:
        return 0.0, 1.0
    square = errors**2 / games
    middle = (share + square / 2) / (1 + square)
    half = errors * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    # the share itself lies within, whatever is lost by rounding
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))
