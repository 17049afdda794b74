"""Puzzles: positions in which one answer is clearly best. They lie in `puzzles/<game>.json`, which `tumblehall puzzles`
writes:

- `puzzles` 1, the format; `game`; `made`: `release`, `seed`, `level` (who played), `games` (how many were looked
  through), `playouts` (of the last check), `rechecked` where that was done anew after a number of the game had changed
  (`tools/recheck_puzzles.py`).
- `list`: of each its `id`; the `position`, which a table opens (`puzzle.table`), and the `seat` that is asked; the
  `kind` of question; the ids `answer` and `second` with their `label` and `second_label`; `gain`, what the answer
  gains over the second best in chance to win, and `interval`, which holds it in 95 of 100 cases; `why`, in words;
  `missed_by`, the levels that answer otherwise.

A position here is imagined by the seat that is asked: what others hold is one of the things that they may hold, and
nobody can read the truth from the file."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Json
from tumblehall.library import from_position, game_named, list_games

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Puzzle:
    """See above."""

    id: str
    seat: int
    kind: str
    answer: str
    label: str
    second: str
    second_label: str
    gain: float
    interval: tuple[float, float]
    why: str
    missed_by: tuple[str, ...]
    position: Mapping[str, Json]

    @property
    def game(self) -> str:
        return str(self.position["game"])

    def table(self, seed: str | None = None) -> Table:
        """A table at which it is to be solved."""
        return from_position(self.position, seed)

    def question(self, table: Table) -> Decision:
        return next(decision for decision in table.decisions if decision.seat == self.seat)

    def verdict(self, answer: str) -> str:
        """What is said of an answer."""
        low, high = (100 * each for each in self.interval)
        best, second = self.label.rstrip("."), self.second_label.rstrip(".")
        reason = f"{best}. {self.why[0].upper()}{self.why[1:]}."
        gains = f"It gains {100 * self.gain:.0f} (likely {low:.0f} to {high:.0f}) points of a hundred in chance to win"
        if answer == self.second:
            return f"There is something better: {reason} {gains} over your answer, the next best."
        gains = f"{gains} over the next best, {second}"
        if answer == self.answer:
            return f"Yes, that is best: {reason} {gains}."
        return f"There is something better: {reason} {gains}; over yours that or more."


@lru_cache(16)
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game; BadInput where there is no such game."""
    game_named(game)
    file = files(__package__) / "puzzles" / f"{game}.json"
    return read_puzzles(file.read_text("utf-8")) if file.is_file() else ()


def puzzle_named(name: str) -> Puzzle:
    """BadInput where there is none."""
    for game in list_games():
        for puzzle in puzzles_of(game):
            if puzzle.id == name:
                return puzzle
    raise BadInput(f"there is no puzzle {quoted(name)}")


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    return tuple(
        Puzzle(**{**row, "interval": tuple(row["interval"]), "missed_by": tuple(row["missed_by"])})
        for row in json.loads(text)["list"]
    )


def write_puzzles(file: Path, game: str, made: Mapping[str, Json], found: list[Puzzle]) -> None:
    """One line for each; the old file stays whole until the new one is."""
    head = json.dumps({"puzzles": FORMAT, "game": game, "made": made}, ensure_ascii=False)[:-1]
    rows = ",\n".join(f"  {json.dumps(asdict(puzzle), ensure_ascii=False)}" for puzzle in found)
    fresh = file.with_suffix(".new")
    fresh.write_text(f'{head},\n "list": [\n{rows}\n ]}}\n', "utf-8")
    fresh.replace(file)


def puzzles_on(day: date) -> list[Puzzle]:
    """The puzzle of the day, and after it one of each other game. None: there are no puzzles."""
    games = [game for game in list_games() if puzzles_of(game)]
    first = [puzzle_of(day)] if games else []
    return first + [puzzle_of(day, game) for game in games if game != first[0].game]


def puzzle_of(day: date, game: str | None = None) -> Puzzle:
    """The puzzle of a day: of a game, or of each in its turn. All come before one comes again."""
    number = day.toordinal()
    if game is None:
        games = [name for name in list_games() if puzzles_of(name)]
        if not games:
            raise BadInput("there are no puzzles")
        number, place = divmod(number, len(games))
        game = games[place]
    found = puzzles_of(game)
    if not found:
        raise BadInput(f"there are no puzzles of {game}")
    return found[number % len(found)]
