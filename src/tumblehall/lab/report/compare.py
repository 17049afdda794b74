"""Two runs against each other: did a change of a card change the game?"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from tumblehall.kernel.errors import BadInput
from tumblehall.lab.extra import borrowed
from tumblehall.lab.report.cards import CardLine, card_lines
from tumblehall.lab.report.course import Course
from tumblehall.lab.report.figures import Difference, corrected, measured
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
    """All that two runs have in common, each with a test, corrected for how many there are. The runs count as
    independent, which is careful where they have their seeds in common."""
    if (before.head["game"], before.seats) != (after.head["game"], after.seats):
        raise BadInput(f"{before.path} and {after.path} are runs of different games or numbers of seats")
    found = [*_course(Course(before), Course(after)), *_cards(card_lines(before), card_lines(after))]
    chances = corrected([change.p for *_, change in found])
    return [Changed(*line, q) for line, q in zip(found, chances, strict=True)]


def _course(one: Course, two: Course) -> Iterator[tuple[str, float, float, Difference]]:
    numpy = borrowed("numpy")
    for name in (*LENGTHS, *(f"won_{seat}" for seat in range(one.folder.seats))):
        a, b = one.column(name), two.column(name)
        error = sqrt(float(numpy.var(a)) / len(a) + float(numpy.var(b)) / len(b))
        yield name, float(a.mean()), float(b.mean()), measured(float(b.mean() - a.mean()), error)


def _cards(one: list[CardLine], two: list[CardLine]) -> Iterator[tuple[str, float, float, Difference]]:
    after = {line.card: line for line in two}
    for line in one:
        other = after.get(line.card)
        if other is None:
            continue
        for what, a, b in (("taken", line.taken, other.taken), ("won", line.won, other.won)):
            if a.many and b.many:
                error = sqrt(((a.high - a.low) / 3.92) ** 2 + ((b.high - b.low) / 3.92) ** 2)
                yield f"{line.card}, {what}", a.share, b.share, measured(b.share - a.share, error)
