"""Pairs of cards that are stronger or weaker together than each of them promises: a player with both, with one of them
or with none wins so often, and the difference of differences is what the two do together. One player of each game is
counted, in turn, so that cases are independent."""

from dataclasses import dataclass

from tumblehall.lab.extra import borrowed
from tumblehall.lab.report.cards import SURE, fares_of
from tumblehall.lab.report.figures import LEAST, Array, Difference, corrected, measured
from tumblehall.lab.sim.folder import Folder


@dataclass(frozen=True, slots=True)
class Pair:
    one: str
    two: str
    many: int
    """Players who had both."""
    together: Difference
    """What both bring beyond what each brings."""
    q: float


def pairs_of(folder: Folder) -> tuple[list[Pair], int]:
    """The pairs of which it is certain, the strongest effect first; and how many pairs were looked at."""
    numpy = borrowed("numpy")
    names, took, left, won = _matrices(folder)
    if len(names) < 2:
        return [], 0
    cells = [
        (one.T @ two, one.T @ (two * won[:, None]))
        for one, two in ((took, took), (took, left), (left, took), (left, left))
    ]
    enough = numpy.all([many >= LEAST for many, _ in cells], axis=0)
    with numpy.errstate(divide="ignore", invalid="ignore"):
        shares = [wins / many for many, wins in cells]
        spread = sum(share * (1 - share) / many for share, (many, _) in zip(shares, cells, strict=True))
    contrast = shares[0] - shares[1] - shares[2] + shares[3]
    looked = [(one, two) for one, two in zip(*numpy.nonzero(enough), strict=True) if one < two]
    found = [measured(float(contrast[place]), float(numpy.sqrt(spread[place]))) for place in looked]
    chances = corrected([difference.p for difference in found])
    pairs = [
        Pair(names[one], names[two], int(cells[0][0][one, two]), difference, q)
        for (one, two), difference, q in zip(looked, found, chances, strict=True)
        if q < SURE
    ]
    return sorted(pairs, key=lambda pair: -abs(pair.together.value)), len(looked)


def _matrices(folder: Folder) -> tuple[list[str], Array, Array, Array]:
    """By game and card whether its player took it, and could have and did not; and by game what the player won."""
    numpy = borrowed("numpy")
    games = folder.table("games")
    numbers = games["game"].to_numpy()
    place = numpy.full(int(numbers.max()) + 1, -1)
    place[numbers] = numpy.arange(len(numbers))
    shares = numpy.stack([games[f"won_{seat}"].to_numpy() for seat in range(folder.seats)], axis=1)
    won = shares[numpy.arange(len(numbers)), numbers % folder.seats].astype("float32")
    fares = list(fares_of(folder))
    took = numpy.zeros((len(numbers), len(fares)), "float32")
    left = numpy.zeros_like(took)
    for column, (_, rows) in enumerate(fares):
        ours = rows.seat == rows.game % folder.seats
        took[place[rows.game[ours & (rows.taken > 0)]], column] = 1
        left[place[rows.game[ours & (rows.taken == 0)]], column] = 1
    return [card for card, _ in fares], took, left, won
