"""Which cards lie outside the bounds, and a number to try for those whose numbers are ours."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tumblehall.lab.arena.score import IN_95
from tumblehall.lab.extra import borrowed
from tumblehall.lab.report.cards import SURE, CardLine
from tumblehall.lab.report.figures import LEAST, Share, corrected, p_of
from tumblehall.library import game_named

LOW, HIGH = 0.8, 1.25
"""Times the fair share: whoever takes a card should win no less and no more."""
CLEAR = 2.0
"""Standard errors that a printed number must matter by, for a proposal."""


@dataclass(frozen=True, slots=True)
class Slope:
    """What one more of a printed number is worth to those who take a card."""

    number: str
    worth: float
    errors: float
    """How many standard errors that is from nothing."""


def outside(lines: Sequence[CardLine], fair: float) -> list[CardLine]:
    """Cards that lie outside for certain, corrected for the number of cards, the strongest first."""
    tested = [line for line in lines if line.won.many >= LEAST]
    chances = corrected([_chance(line.won, fair) for line in tested])
    found = [line for line, q in zip(tested, chances, strict=True) if q < SURE]
    return sorted(found, key=lambda line: -line.won.share)


def _chance(won: Share, fair: float) -> float:
    """How likely a share as far outside is, where the true one lies at the bound; 1 for one that lies within."""
    if LOW * fair <= won.share <= HIGH * fair:
        return 1.0
    # the side of the interval that looks to the bound: it is no mirror of the other
    bound, side = (HIGH * fair, won.low) if won.share > fair else (LOW * fair, won.high)
    return p_of(IN_95 * (won.share - bound) / (won.share - side))


def printed_numbers(game: str) -> dict[str, dict[str, int]]:
    """By card the numbers that are printed on it."""
    cards = game_named(game).cards
    return {
        sheet.id: {
            **{name: int(number) for name, number in re.findall(r"([a-z]+) (\d+)", sheet.facts)},
            **{f"{name}s": int(number) for number, name in re.findall(r"(\d+) (point)s?\b", sheet.facts)},
        }
        for sheet in (cards() if cards is not None else ())
    }


def ours_of(game: str) -> set[str]:
    """The cards whose numbers are ours to change."""
    cards = game_named(game).cards
    return {sheet.id for sheet in (cards() if cards is not None else ()) if sheet.ours}


def slopes_of(lines: Sequence[CardLine], printed: Mapping[str, Mapping[str, int]]) -> dict[str, Slope]:
    """By printed number what it is worth, over all cards that have it: a straight line through them."""
    numpy = borrowed("numpy")
    found: dict[str, Slope] = {}
    for number in sorted({name for numbers in printed.values() for name in numbers}):
        points = [(printed[line.card][number], line.won.share) for line in lines if _has(line, printed, number)]
        values, shares = (numpy.array(column, float) for column in zip(*points, strict=True)) if points else ([], [])
        if len(points) < 5 or numpy.ptp(values) == 0:
            continue
        off = values - values.mean()
        worth = float((off * shares).sum() / (off**2).sum())
        rest = shares - shares.mean() - worth * off
        error = float(numpy.sqrt((rest**2).sum() / (len(points) - 2) / (off**2).sum()))
        found[number] = Slope(number, worth, abs(worth) / error if error else 0.0)
    return found


def _has(line: CardLine, printed: Mapping[str, Mapping[str, int]], number: str) -> bool:
    return bool(line.won.many) and number in printed.get(line.card, {})


def proposal(line: CardLine, fair: float, printed: Mapping[str, Mapping[str, int]], slopes: Mapping[str, Slope]) -> str:
    """By the number that matters most among those printed on the card; none where nothing printed matters."""
    numbers = printed.get(line.card, {})
    known = [slopes[name] for name in numbers if name in slopes and slopes[name].errors >= CLEAR]
    if not known:
        return "none: no printed number goes with winning"
    slope = max(known, key=lambda slope: slope.errors)
    bound = HIGH * fair if line.won.share > fair else LOW * fair
    change = (bound - line.won.share) / slope.worth
    step = max(1, round(abs(change))) * (1 if change > 0 else -1)
    now = numbers[slope.number]
    return f"{slope.number} {now} to {max(0, now + step)}"
