"""A run of planned games in portions: each game is a line of a file, and who reads the lines can go on."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from tumblehall.lab.setups import Setup


@dataclass(frozen=True, slots=True)
class Line:
    """What came of one game. The last line of a number stands."""

    index: int
    setup: Setup
    answers: int = 0
    failure: str | None = None

    def to_json(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "Line":
        said = json.loads(text)
        return cls(said["index"], Setup(**said["setup"]), said["answers"], said["failure"])


class Portions:
    """The lines of one run, by number."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lines: dict[int, Line] = {}
        if file.exists():
            self.lines = {line.index: line for line in self._read()}

    def _read(self) -> Iterator[Line]:
        """A last line without an end was cut off: its game counts as not played."""
        whole, _, rest = self.file.read_text("utf-8").rpartition("\n")
        if rest:
            self.file.write_text(f"{whole}\n" if whole else "", "utf-8")
        yield from map(Line.from_json, whole.splitlines())

    def add(self, line: Line) -> None:
        self.lines[line.index] = line
        with self.file.open("a", encoding="utf-8") as out:
            out.write(line.to_json() + "\n")

    @property
    def failed(self) -> list[Line]:
        return [line for line in self.lines.values() if line.failure is not None]
