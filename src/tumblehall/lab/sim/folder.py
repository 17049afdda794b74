"""The folder of a run: `run.json` says what it is, and each table has a folder of its own with a file for each portion.

A file is there whole or not at all. A portion is played when its games are there, which are written last; whatever else
a killed run has left is written anew."""

import fcntl
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.values import Json
from tumblehall.lab.job import portions
from tumblehall.lab.sim.columns import TABLES, Columns
from tumblehall.lab.sim.parquet import Table, read, rows_in, written
from tumblehall.lab.sim.plan import FORMAT, Plan, Told

HEAD = "run.json"
WORDS: Mapping[str, type] = {
    "game": str, "seats": int, "agents": list, "seed": str, "options": dict, "portion": int, "games": int,
    "version": str, "source": str,
}  # fmt: skip
"""What a head says, beside `told`."""
KEPT = "what was played is kept: the same command goes on"
FORCED = "forced"
"""Where runs lie in which one side was told what to take: by card, `take` and `never`."""


class Folder:
    """A run on disk, to write into or to read."""

    def __init__(self, path: Path, head: dict[str, Json]) -> None:
        self.path = path
        self.head = head
        self.seats = int(head["seats"])
        self.portion = int(head["portion"])

    # -- to write -------------------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, path: Path, plan: Plan, games: int) -> "Folder":
        """A new run, or one to go on with. BadInput where something else lies there."""
        head = {**plan.head(), "games": games}
        if (path / HEAD).exists():
            there = cls.open(path)
            _check(path, there.head, head)
            head["games"] = max(games, int(there.head["games"]))
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise BadInput(f"{path} is not the folder of a run: it has no {HEAD}; name a new or an empty folder")
        try:
            path.mkdir(parents=True, exist_ok=True)
            _replace(path / HEAD, (json.dumps(head, indent=1) + "\n").encode())
        except OSError as fault:
            raise BadInput(f"{path}: {fault.strerror or fault}") from None
        return cls(path, head)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nobody else may write here meanwhile."""
        handle = os.open(self.path, os.O_RDONLY)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput(f"{self.path}: another run is writing here") from None
        else:
            yield
        finally:
            os.close(handle)

    def missing(self, games: int) -> Iterator[range]:
        """The portions of so many games that are not here. What is broken, or was the short end of a shorter run, is
        played again."""
        for numbers in portions(games, self.portion):
            there = {table: rows_in(self.file(table, numbers), table, self.seats) for table in TABLES}
            if None in there.values() or (there["games"] or 0) < len(numbers):
                yield numbers

    def add(self, numbers: range, found: Columns) -> None:
        for table in TABLES:
            file = self.file(table, numbers)
            try:
                file.parent.mkdir(exist_ok=True)
                _replace(file, written(table, self.seats, found[table]))
            except OSError as fault:
                why = fault.strerror or fault
                raise BadInput(f"{file}: {why}; {KEPT}") from None

    def file(self, table: str, numbers: range) -> Path:
        return self.path / table / f"{numbers[0] // self.portion:06d}.parquet"

    # -- to read --------------------------------------------------------------------------------------------------

    @classmethod
    def open(cls, path: Path) -> "Folder":
        """BadInput where it is not the folder of a run."""
        file = path / HEAD
        if not file.is_file():
            raise BadInput(f"{path} is not the folder of a run: it has no {HEAD}")
        try:
            head = json.loads(file.read_text("utf-8"))
            if head["format"] != FORMAT:
                raise BadInput(f"{path} has tables of format {quoted(head['format'])}; this is {FORMAT}: play it anew")
            if not _says_all(head):
                raise ValueError
            return cls(path, head)
        except (ValueError, TypeError, KeyError) as fault:
            if isinstance(fault, BadInput):
                raise
            raise BadInput(f"{file} is broken: it does not say what run this is") from None

    def table(self, name: str) -> Table:
        """All rows of a table, of the portions that are whole."""
        whole = sorted(file.name for file in (self.path / "games").glob("*.parquet"))
        if not whole:
            raise BadInput(f"{self.path}: nothing was played here yet")
        return read([self.path / name / file for file in whole], name, self.seats)

    def many(self) -> int:
        """Games that are here."""
        files = (self.path / "games").glob("*.parquet")
        return sum(rows_in(file, "games", self.seats) or 0 for file in files)

    @property
    def told(self) -> Told | None:
        told = self.head["told"]
        return None if told is None else Told(told["card"], told["how"])

    def forced(self) -> dict[str, tuple["Folder", "Folder"]]:
        """By card the two runs in which one side was told to take it, and never to take it, where both are there."""
        found: dict[str, tuple[Folder, Folder]] = {}
        for card in sorted((self.path / FORCED).glob("*")):
            arms = [card / how for how in ("take", "never")]
            if all((arm / HEAD).is_file() and (arm / "games").is_dir() for arm in arms):
                take, never = map(Folder.open, arms)
                if take.told is not None and never.told == Told(take.told.card, "never"):
                    found[take.told.card] = take, never
        return found


def _says_all(head: Mapping[str, Json]) -> bool:
    told = head["told"]
    named = told is None or (isinstance(told["card"], str) and told["how"] in ("take", "never"))
    whole = all(isinstance(head[word], kind) for word, kind in WORDS.items())
    return named and whole and head["seats"] == len(head["agents"]) and head["portion"] > 0


def _check(path: Path, there: dict[str, Json], head: dict[str, Json]) -> None:
    other = next((name for name in head if name != "games" and there.get(name) != head[name]), None)
    if other == "source":
        raise BadInput(f"{path} was played by other rules, cards or bots than there are now; name another folder")
    if other is not None:
        raise BadInput(
            f"{path} is another run: {other} was {there.get(other)}, and is {head[other]}; name another folder"
        )


def _replace(file: Path, data: bytes) -> None:
    """The whole file at once, or the one that was there before."""
    new = file.with_name(f".{file.name}.new")
    try:
        new.write_bytes(data)
        new.replace(file)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise
