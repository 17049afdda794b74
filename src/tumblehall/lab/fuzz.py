"""Random games of random set-ups, with every check of the conformance kit or on the fast path alone; each failure
becomes a record in a folder.

Game number i depends on the seed and on i alone, whatever the number of workers.
"""

import re
import shlex
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from tumblehall.kernel import register
from tumblehall.kernel.conformance import ConformanceFailure, GameStats, check_game, check_record
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.game import Game
from tumblehall.kernel.record import Record
from tumblehall.kernel.values import Json
from tumblehall.lab.crew import Notice, play_portions
from tumblehall.lab.fast import play_fast
from tumblehall.lab.job import Job, portions
from tumblehall.lab.setups import Setup, draw_setup
from tumblehall.library import game_named

MOST_DRAWS = 100
FAST_PORTION = 20
THOROUGH = 0.003
"""The part of the steps at which the costly checks are made."""

Progress = Callable[[int, int], None]
"""Called after each game with the number of games played and of failures."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How the games of a run are played."""

    thorough: float = THOROUGH
    fast: bool = False
    """On the fast path, with nothing checked but the end."""
    options: Mapping[str, Json] = field(default_factory=dict)
    """The same in every game; all others are drawn."""

    @property
    def words(self) -> str:
        """As the command has them, with a space before each."""
        values = {name: ",".join(value) if isinstance(value, list) else value for name, value in self.options.items()}
        given = (f" --option {shlex.quote(f'{name}={value}')}" for name, value in values.items())
        return (" --fast" if self.fast else "") + "".join(given)


AS_EVER = Manner()


@dataclass(frozen=True, slots=True)
class FuzzFailure:
    """A game that failed a check."""

    index: int
    check: str
    message: str
    file: Path
    """The record up to the failure; the message alone when there could be no record."""
    again: str
    """The command that checks it again."""


@dataclass(slots=True)
class FuzzReport:
    """What a run came to."""

    game: str
    seed: str
    games: int = 0
    answers: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    failures: list[FuzzFailure] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a run, and what came of it."""

    index: int
    setup: Setup
    stats: GameStats | None
    failure: tuple[str, str, str | None] | None
    """The check, the message, and the text of the record."""


def run_fuzz(
    game: str | Game[Any],
    games: int,
    seconds: float | None,
    seed: str,
    workers: int,
    folder: Path,
    progress: Progress | None = None,
    manner: Manner = AS_EVER,
    notice: Notice | None = None,
) -> FuzzReport:
    """Plays `games` games, or as many portions as begin within `seconds`. Several workers take a game by its name: a
    value of functions does not travel. `notice` is told of workers that die."""
    chosen = game_named(game) if isinstance(game, str) else game
    report = FuzzReport(chosen.info.name, seed)
    started = time.monotonic()
    deadline = None if seconds is None else started + seconds
    job: Job[Played, list[Played]] = Job(seed, partial(play_one, game, manner=manner))
    with closing(play_portions(job, _portions(games, deadline, manner), workers, notice)) as parts:
        for played in chain.from_iterable(part.tally for part in parts):
            report.games += 1
            if played.stats is not None:
                report.answers += played.stats.answers
                report.decisions += played.stats.decisions
                report.turns += played.stats.turns
            if played.failure is not None:
                report.failures.append(write_failure(report.game, seed, played, folder, manner))
            if progress is not None:
                progress(report.games, len(report.failures))
    report.seconds = time.monotonic() - started
    return report


def check_again(record: Record, game: Game[Any] | None = None) -> GameStats:
    """All checks at every step of a record, as it was written. Raises ConformanceFailure."""
    chosen = game or game_named(record.game)
    return check_record(chosen, record, 1.0, _rule_ids(chosen))


def play_one(game: str | Game[Any], seed: str, index: int, manner: Manner = AS_EVER) -> Played:
    """Game number `index` of a seed."""
    chosen = game_named(game) if isinstance(game, str) else game
    rng, why = FastRng(f"{seed}/{index}"), ""
    for _ in range(MOST_DRAWS):
        setup = draw_setup(chosen, rng, manner.options)
        try:
            return play_setup(chosen, seed, index, setup, manner)
        except BadInput as refusal:  # seats and options that do not go together
            why = str(refusal)
    raise BadInput(f"{chosen.info.name}: {MOST_DRAWS} set-ups drawn by chance were all refused: {why}")


def play_setup(game: Game[Any], seed: str, index: int, setup: Setup, manner: Manner = AS_EVER) -> Played:
    """The same for a set-up that is known. BadInput when its seats and options do not go together."""
    name = f"{seed}/{index}"
    try:
        if manner.fast:
            stats = play_fast(game, setup, name)
        else:
            rules = _rule_ids(game)
            stats = check_game(game, setup.seats, setup.options, name, manner.thorough, rules, setup.show_forced)
    except ConformanceFailure as failure:
        text = None if failure.record is None else failure.record.to_json()
        return Played(index, setup, None, (failure.check, str(failure), text))
    return Played(index, setup, stats, None)


def _rule_ids(game: Game[Any]) -> frozenset[str] | None:
    """The ids of the register under the game's prefixes; None for a game that is not in it."""
    ids = (rule.id for prefix in game.info.rule_prefixes for rule in register.rules_of(prefix))
    return frozenset(ids) or None


def _portions(games: int, deadline: float | None, manner: Manner) -> Iterator[range]:
    """As long as there is time. A game with every check is a portion of its own."""
    for numbers in portions(games, FAST_PORTION if manner.fast else 1):
        if deadline is not None and time.monotonic() >= deadline:
            return
        yield numbers


def write_failure(game: str, seed: str, played: Played, folder: Path, manner: Manner = AS_EVER) -> FuzzFailure:
    """Writes what happened into a folder, with a record where there is one."""
    assert played.failure is not None
    check, message, record = played.failure
    folder.mkdir(parents=True, exist_ok=True)
    words = folder / (re.sub(r"\W+", "-", f"{game}-{seed}-{played.index}") + ".txt")
    file = words if record is None else words.with_suffix(".json")
    if record is not None:
        file.write_text(record, "utf-8")
    again = f"tumblehall fuzz {game} --record {shlex.quote(str(file))}"
    if record is None:
        again = f"tumblehall fuzz {game} --games {played.index + 1} --seed {shlex.quote(seed)}{manner.words}"
    setup = f"seats {played.setup.seats}, options {played.setup.options}, show_forced {played.setup.show_forced}"
    words.write_text(f"{message}\n\n{setup}\n{again}\n", "utf-8")
    return FuzzFailure(played.index, check, message, file, again)
