"""Bodies and answers of the HTTP interface that are about puzzles."""

from typing import Annotated

from msgspec import Meta, Struct

from tumblehall.server import wire as w


class WantPuzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """`day`: as 2026-11-18; left out, today."""

    day: Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None


class PuzzleCard(Struct, frozen=True):
    id: str
    game: str
    missed_by: tuple[str, ...]
    """The levels of bots that answer otherwise."""


class Puzzles(Struct, frozen=True):
    """The puzzle of the day comes first."""

    day: str
    puzzles: list[PuzzleCard]


class NewPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: of whoever solves it."""

    puzzle: Annotated[str, Meta(max_length=80)]
    name: w.Name


class Verdict(Struct, frozen=True):
    """What is said of an answer. `gain`: what the best one gains over the next best in chance to win, from 0 to 1;
    `interval` holds it in 95 of 100 cases."""

    right: bool
    chosen: str
    best: str
    second: str
    gain: float
    interval: tuple[float, float]
    why: str
    missed_by: tuple[str, ...]


class PuzzleNow(Struct, frozen=True):
    """Null: it is not answered yet, the table is no puzzle, or there is no such puzzle any more."""

    verdict: Verdict | None
