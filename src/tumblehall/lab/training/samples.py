"""What games teach: positions with their options, what was chosen, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tumblehall.agents.nets.net import Array, numpy


class Lesson(NamedTuple):
    """One choice of one game."""

    state: Sequence[float]
    options: Sequence[Sequence[float]]
    chosen: int
    won: float
    """What the seat won in the end."""


@dataclass(frozen=True)
class Samples:
    """Many of them as arrays. The options of all lie in one array, one after the other."""

    states: Array
    options: Array
    counts: Array
    """How many options each has."""
    chosen: Array
    won: Array

    def __len__(self) -> int:
        return len(self.counts)

    def part(self, places: Array) -> "Samples":
        """Some of them, as floats to reckon with."""
        np = numpy()
        ends = np.cumsum(self.counts)
        rows = np.concatenate([np.arange(ends[place] - self.counts[place], ends[place]) for place in places])
        return Samples(
            self.states[places].astype(np.float32),
            self.options[rows].astype(np.float32),
            self.counts[places],
            self.chosen[places],
            self.won[places],
        )

    def save(self, file: Path) -> None:
        np = numpy()
        with file.open("wb") as out:
            np.savez_compressed(out, **vars(self))

    @classmethod
    def load(cls, file: Path) -> "Samples":
        with numpy().load(file) as kept:
            return cls(**{name: kept[name] for name in kept.files})


def samples_of(lessons: Sequence[Lesson]) -> Samples:
    """Half as exact as they came, and half as large."""
    np = numpy()
    return Samples(
        np.array([lesson.state for lesson in lessons], np.float16),
        np.array([option for lesson in lessons for option in lesson.options], np.float16),
        np.array([len(lesson.options) for lesson in lessons], np.int32),
        np.array([lesson.chosen for lesson in lessons], np.int32),
        np.array([lesson.won for lesson in lessons], np.float32),
    )


def joined(parts: Sequence[Samples]) -> Samples:
    np = numpy()
    names = ("states", "options", "counts", "chosen", "won")
    return Samples(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))
