"""Whether a smaller run, by other bots, says the same of the cards as the large one."""

from collections.abc import Sequence
from dataclasses import dataclass

from tumblehall.lab.extra import borrowed
from tumblehall.lab.report.cards import CardLine
from tumblehall.lab.report.figures import LEAST


@dataclass(frozen=True, slots=True)
class Agreement:
    """Of the cards that the large run found."""

    known: int
    """Cards that enough players of the small run took."""
    same: int
    """Of these on the same side of the fair share there."""
    against: int
    """Of these on the other side for certain."""
    alike: float | None
    """How the shares of all cards go together, 1 for fully; None where too few cards are known."""


def agreement(
    found: Sequence[CardLine], large: Sequence[CardLine], small: Sequence[CardLine], fair: float
) -> Agreement:
    there = {line.card: line for line in small if line.won.many >= LEAST}
    both = [(line.won, there[line.card].won) for line in found if line.card in there]
    same = sum((one.share > fair) == (two.share > fair) for one, two in both)
    against = sum(two.high < fair if one.share > fair else two.low > fair for one, two in both)
    return Agreement(len(both), same, against, _alike(large, there))


def _alike(large: Sequence[CardLine], there: dict[str, CardLine]) -> float | None:
    numpy = borrowed("numpy")
    pairs = [(one.won.share, there[one.card].won.share) for one in large if one.won.many >= LEAST and one.card in there]
    if len(pairs) < 5:
        return None
    one, two = (numpy.array(column) for column in zip(*pairs, strict=True))
    return float(numpy.corrcoef(one, two)[0, 1]) if numpy.ptp(one) and numpy.ptp(two) else None
