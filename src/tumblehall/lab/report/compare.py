"""Two runs against each other: did a change of a card change the game?

What is alike in all of few cases has no spread of its own, and is yet not certain. So no error is taken to be less than
it would be if both runs were the same."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from tumblehall.kernel.errors import BadInput
from tumblehall.lab.extra import borrowed
from tumblehall.lab.report.cards import CardLine, card_lines
from tumblehall.lab.report.course import Course, has_games
from tumblehall.lab.report.figures import LEAST, Array, Difference, Share, corrected, measured
from tumblehall.lab.sim.folder import Folder

LENGTHS = ("turns", "decisions", "lead_changes")


@dataclass(frozen=True, slots=True)
class Changed:
    """A number of two runs."""

    what: str
    before: float
    after: float
    change: Difference
    q: float


def compared(before: Folder, after: Folder) -> list[Changed]:
    """All that two runs have in common, each with a test, corrected for how many there are; empty where one of them
    has too few games. The runs count as independent, which is careful where they have their seeds in common."""
    if (before.head["game"], before.seats) != (after.head["game"], after.seats):
        raise BadInput(f"{before.path} and {after.path} are runs of different games or numbers of seats")
    for folder in (before, after):
        if not has_games(folder):
            raise BadInput(f"{folder.path}: only forced games are here, and they are not compared")
    one, two = Course(before), Course(after)
    if min(one.many, two.many) < LEAST:
        return []
    found = [*_course(one, two), *_cards(card_lines(before), card_lines(after))]
    chances = corrected([change.p for *_, change in found])
    return [Changed(*line, q) for line, q in zip(found, chances, strict=True)]


def _course(one: Course, two: Course) -> Iterator[tuple[str, float, float, Difference]]:
    for name in LENGTHS:
        a, b = one.column(name), two.column(name)
        yield name, float(a.mean()), float(b.mean()), _of_means(a, b)
    for seat, (before, after) in enumerate(zip(one.by_seat(), two.by_seat(), strict=True)):
        yield f"won_{seat}", before.share, after.share, _of_shares(before, after)


def _cards(one: list[CardLine], two: list[CardLine]) -> Iterator[tuple[str, float, float, Difference]]:
    after = {line.card: line for line in two}
    for line in one:
        other = after.get(line.card)
        if other is None:
            continue
        for what, a, b in (("taken", line.taken, other.taken), ("won", line.won, other.won)):
            if min(a.many, b.many) >= LEAST:
                yield f"{line.card}, {what}", a.share, b.share, _of_shares(a, b)


def _of_means(one: Array, two: Array) -> Difference:
    numpy = borrowed("numpy")
    apart = sqrt(float(numpy.var(one, ddof=1)) / len(one) + float(numpy.var(two, ddof=1)) / len(two))
    both = numpy.concatenate([one, two])
    together = sqrt(float(numpy.var(both, ddof=1)) * (1 / len(one) + 1 / len(two)))
    return measured(float(two.mean() - one.mean()), max(apart, together))


def _of_shares(one: Share, two: Share) -> Difference:
    """One case more for and one against, each time: so nothing of the share 0 or 1 is certain by itself."""
    apart = sqrt(sum(_spread(share.share * share.worth, share.worth) / share.worth for share in (one, two)))
    won, worth = one.share * one.worth + two.share * two.worth, one.worth + two.worth
    together = sqrt(_spread(won, worth) * (1 / one.worth + 1 / two.worth))
    return measured(two.share - one.share, max(apart, together))


def _spread(won: float, worth: float) -> float:
    share = (won + 1) / (worth + 2)
    return share * (1 - share)
