"""Games by chance on the bare state, counted: by how many, how long, and who won."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import count

from tumblehall.kernel import chance
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import State
from tumblehall.kernel.sim_rng import SimRng
from tumblehall.kernel.values import Json, Outcome
from tumblehall.lab.crew import Notice, play_portions
from tumblehall.lab.job import IN_PORTION, Job, portions
from tumblehall.library import new_state

Progress = Callable[[int], None]
"""Called with the number of games played so far."""


@dataclass(frozen=True, slots=True)
class Ended:
    """What is kept of one game."""

    outcome: Outcome
    answers: int
    decisions: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What is kept of many."""

    games: int = 0
    answers: int = 0
    decisions: int = 0
    """Answers where there were two options or more."""
    longest: int = 0
    """The answers of the longest game."""
    won: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """How often exactly these seats have won; none of them where a game was lost together."""
    scores: Counter[int] = field(default_factory=Counter)
    """The points of each seat over all games."""

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.games + other.games,
            self.answers + other.answers,
            self.decisions + other.decisions,
            max(self.longest, other.longest),
            _sum(self.won, other.won),
            _sum(self.scores, other.scores),
        )

    @classmethod
    def of(cls, games: Iterable[Ended]) -> "Tally":
        many = answers = decisions = longest = 0
        won: Counter[tuple[int, ...]] = Counter()
        scores: Counter[int] = Counter()
        for game in games:
            many += 1
            answers += game.answers
            decisions += game.decisions
            longest = max(longest, game.answers)
            won[game.outcome.winners] += 1
            for seat, points in enumerate(game.outcome.scores or ()):
                scores[seat] += points
        return cls(many, answers, decisions, longest, won, scores)


def _sum(one: Counter, other: Counter) -> Counter:  # type: ignore[type-arg]
    """Counts below zero are kept, which the + of counters drops: points may be below zero."""
    both = one.copy()
    both.update(other)
    return both


def begin(game: str, seats: int, rng: Rng, options: Mapping[str, Json]) -> State:
    """A bare state that asks nobody for the end of a turn where nothing else can be done."""
    state = new_state(game, rng, seats, options)
    state.skip_lone_ends = True
    return state


def play_out(state: State, rng: Rng) -> Ended:
    """Plays a state to its end, each answer by chance."""
    answers, decisions = chance.play_by_chance(state, rng, count())
    assert state.outcome is not None
    return Ended(state.outcome, answers, decisions)


def play_by_chance(game: str, seats: int, options: Mapping[str, Json], seed: str, number: int) -> Ended:
    """Game `number` of a seed."""
    rng = SimRng(f"{seed}/{number}")
    return play_out(begin(game, seats, rng, options), rng)


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: str,
    workers: int = 1,
    portion: int = IN_PORTION,
    options: Mapping[str, Json] | None = None,
    progress: Progress | None = None,
    notice: Notice | None = None,
) -> Tally:
    """Plays so many games by chance. The tally is the same for the same seed, however many workers there are."""
    job = Job(seed, partial(play_by_chance, game, seats, dict(options or {})), Tally.of)
    found = Tally()
    with closing(play_portions(job, portions(games, portion), workers, notice)) as parts:
        for part in parts:
            found += part.tally
            if progress is not None:
                progress(found.games)
    return found
