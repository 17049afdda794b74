"""What a card is worth by itself: the same seeds, one side told to take it, and never to take it."""

from dataclasses import dataclass
from math import sqrt

from tumblehall.lab.extra import borrowed
from tumblehall.lab.report.course import bots_of
from tumblehall.lab.report.figures import LEAST, UNKNOWN, Array, Difference, corrected, measured
from tumblehall.lab.sim.folder import Folder


@dataclass(frozen=True, slots=True)
class Lift:
    card: str
    bots: str
    """Who played: others than in the run beside it, as often as not."""
    games: int
    """Seeds that were played both ways."""
    differing: int
    """Of these, in which it made a difference who won."""
    lift: Difference
    """How much more often the told side wins that takes it than the one that never does."""
    q: float


def lifts_of(folder: Folder) -> list[Lift]:
    """The strongest first, corrected for the number of cards."""
    found = [(card, bots_of(take), *_paired(take, never)) for card, (take, never) in folder.forced().items()]
    chances = corrected([lift.p for *_, lift in found])
    lifts = [Lift(*line, q) for line, q in zip(found, chances, strict=True)]
    return sorted(lifts, key=lambda lift: -lift.lift.value)


def _paired(take: Folder, never: Folder) -> tuple[int, int, Difference]:
    numpy = borrowed("numpy")
    (here, one), (there, two) = _told_shares(take), _told_shares(never)
    both, first, second = numpy.intersect1d(here, there, return_indices=True)
    many, off = len(both), one[first] - two[second]
    differing = int((off != 0).sum())
    if many < LEAST:
        return many, differing, UNKNOWN
    return many, differing, measured(float(off.mean()), float(numpy.std(off, ddof=1)) / sqrt(many))


def _told_shares(folder: Folder) -> tuple[Array, Array]:
    """The games by number, and what the side won that was told."""
    numpy = borrowed("numpy")
    games = folder.table("games")
    shares = numpy.stack([games[f"won_{seat}"].to_numpy() for seat in range(folder.seats)], axis=1)
    return games["game"].to_numpy(), shares[numpy.arange(len(shares)), games["told"].to_numpy()]
