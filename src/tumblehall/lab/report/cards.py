"""How cards fared: on offer, taken, played, and in won games."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tumblehall.lab.extra import borrowed
from tumblehall.lab.report.figures import Array, Difference, Share, corrected, difference, mean_share, share_of
from tumblehall.lab.sim.folder import Folder

SURE = 0.05
"""What stays below this after the correction is told as a finding."""
UNWANTED = 0.05
"""Taken by so few of those who could: nobody wants it."""


@dataclass(frozen=True, slots=True)
class Fares:
    """All rows of one card."""

    game: Array
    seat: Array
    offered: Array
    taken: Array
    played: Array
    won: Array


@dataclass(frozen=True, slots=True)
class CardLine:
    """One card over a run. A player is one seat of one game."""

    card: str
    players: int
    """Players who could have it, or saw it lie there."""
    offered: Share
    """Of these who could take it once at least."""
    taken: Share
    """Of those who could, who took it."""
    played: Share
    """Of those who took it, who played it."""
    won: Share
    """What those won on average who took it."""
    left: Share
    """And those who could and did not."""
    lift: Difference
    """How much more the takers won."""
    q: float = 1.0
    """How likely that is chance, corrected for the number of cards."""

    @property
    def is_sure(self) -> bool:
        return self.q < SURE


def fares_of(folder: Folder) -> Iterator[tuple[str, Fares]]:
    numpy = borrowed("numpy")
    table = folder.table("cards")
    if not table.num_rows:
        return
    cards = table["card"].combine_chunks()
    codes = cards.indices.to_numpy()
    order = numpy.argsort(codes, kind="stable")
    named = [table[name].to_numpy()[order] for name in ("game", "seat", "offered", "taken", "played", "won")]
    names = cards.dictionary.to_pylist()
    ends = numpy.searchsorted(codes[order], numpy.arange(len(names) + 1))
    for code, name in sorted(enumerate(names), key=lambda pair: pair[1]):
        rows = slice(ends[code], ends[code + 1])
        if rows.start < rows.stop:
            yield name, Fares(*[column[rows] for column in named])


def card_lines(folder: Folder) -> list[CardLine]:
    """By name, corrected for as many tests as there are cards."""
    found = [_line(card, fares) for card, fares in fares_of(folder)]
    chances = corrected([line.lift.p for line in found])
    return [replace(line, q=q) for line, q in zip(found, chances, strict=True)]


def _line(card: str, fares: Fares) -> CardLine:
    could, took = fares.offered > 0, fares.taken > 0
    left = could & ~took
    return CardLine(
        card=card,
        players=len(fares.game),
        offered=share_of(int(could.sum()), len(fares.game)),
        taken=share_of(int(took.sum()), int(could.sum())),
        played=share_of(int((took & (fares.played > 0)).sum()), int(took.sum())),
        won=mean_share(fares.won[took], fares.game[took]),
        left=mean_share(fares.won[left], fares.game[left]),
        lift=difference(fares.won[took], fares.game[took], fares.won[left], fares.game[left]),
    )


def unwanted(lines: list[CardLine]) -> list[CardLine]:
    """Cards that hardly anybody takes who could, and of which that is certain."""
    return sorted(
        (line for line in lines if line.taken.many and line.taken.high < UNWANTED), key=lambda c: c.taken.share
    )
