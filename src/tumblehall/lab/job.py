"""What a run of many games is made of: a job, its games by number, and their portions.

What comes of a game hangs on the seed and on its number alone, and the portions do not hang on who plays them: so a run
gives the same tallies in the same order, however many workers there are."""

import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from tumblehall.kernel.errors import BadInput

G = TypeVar("G")
T = TypeVar("T")

IN_PORTION = 200
"""Games of a portion, where they take a millisecond or so: a portion should take some tenths of a second."""
MOST_ANSWERS = 20_000
"""Of a game: the longest that were seen have 1,500."""


@dataclass(frozen=True, slots=True)
class Job(Generic[G, T]):
    """How games are played and counted. It travels to other processes: functions of modules, `partial`s of them, values
    that can be pickled; no lambda."""

    seed: str
    play: Callable[[str, int], G]
    """Plays the game of a seed and a number."""
    tally: Callable[[Iterable[G]], T] = field(default=list)  # type: ignore[assignment]
    """What is kept of the games of a portion, which come one by one: only this comes back. All of them by default."""


@dataclass(frozen=True, slots=True)
class Part(Generic[T]):
    """A portion that was played."""

    numbers: range
    tally: T


@dataclass(frozen=True, slots=True)
class Fault:
    """What stopped a portion: as text, because an exception may not survive the way between two processes."""

    number: int | None
    """The game it happened in; None when it was none."""
    said: str
    kind: Literal["failed", "refused", "died"] = "failed"
    """A fault of the game; a game asked for what cannot be; the process of the worker has ended."""
    where: str = ""


class GameFailed(Exception):
    """A game of a run raised something. Its notes say where."""

    def __init__(self, seed: str, number: int | None, said: str) -> None:
        what = "a portion" if number is None else f"game {number}"
        super().__init__(f'{what} of seed "{seed}" failed: {said}')
        self.seed = seed
        self.number = number


class WorkerDied(ChildProcessError):
    """The process of a worker has ended by itself, again and again, while it played the same portion."""


def check_ends(seed: str, number: int, answers: int) -> None:
    """BadInput once a game has gone on for so long that its bots will never end it: nobody waits for that."""
    if answers > MOST_ANSWERS:
        said = f'game {number} of seed "{seed}" has not ended after {MOST_ANSWERS:,} answers: its bots go on for ever'
        raise BadInput(f"{said}; look at it, or play another seed")


def portions(games: int, size: int = IN_PORTION, first: int = 0) -> Iterator[range]:
    """The numbers of so many games, in portions."""
    if size < 1:
        raise BadInput(f"a portion has one game at least; got {size}")
    end = first + games
    for start in range(first, end, size):
        yield range(start, min(start + size, end))


def told(numbers: range) -> str:
    """A portion in words."""
    return f"game {numbers[0]}" if len(numbers) == 1 else f"games {numbers[0]} to {numbers[-1]}"


def play_portion(job: Job[G, T], numbers: range) -> Part[T] | Fault:
    """One portion, here and now."""
    at: int | None = None

    def games() -> Iterator[G]:
        nonlocal at
        for number in numbers:
            at = number
            yield job.play(job.seed, number)
        at = None

    try:
        return Part(numbers, job.tally(games()))
    except BadInput as refusal:
        return Fault(at, str(refusal), "refused")
    except Exception as fault:
        return Fault(at, f"{type(fault).__name__}: {fault}", where=traceback.format_exc())


def checked(job: Job[G, T], played: Part[T] | Fault) -> Part[T]:
    """The portion, or what stopped it as an exception."""
    if isinstance(played, Part):
        return played
    match played.kind:
        case "refused":
            raise BadInput(played.said)
        case "died":
            raise WorkerDied(played.said)
        case "failed":
            failure = GameFailed(job.seed, played.number, played.said)
            failure.add_note(played.where)
            raise failure
