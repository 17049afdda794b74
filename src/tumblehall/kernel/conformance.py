"""The conformance kit: plays a game by chance and examines it on the way, against what any game must keep to.

Cheap checks are made at every step, costly ones at a part of the steps (`thorough`, from 0 to 1). A failure carries the
record so far; `check_record` plays it again with all checks at every step, so that it serves as a regression test.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from tumblehall.kernel import checks, leaks
from tumblehall.kernel.dice import FastRng, SeedDice
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.game import Game
from tumblehall.kernel.record import Entry, Record
from tumblehall.kernel.replay import enter, replay_table
from tumblehall.kernel.table import Table
from tumblehall.kernel.trial import ConformanceFailure, Trial
from tumblehall.kernel.values import Json

__all__ = ["ConformanceFailure", "GameStats", "check_game", "check_record"]

MOST_UNDOS = 20
MOST_TAKE_BACKS = 3
"""Each takes back much, and what came before it is played again."""
ENOUGH_SECRETS = 3
LEFT_BY = 40
"""Within so many steps of each game everybody leaves once."""
TRIES = 16
"""So often a secret is imagined, as long as nothing was ever imagined otherwise than it is."""
CLOSE = 0.05
"""Examined so thoroughly, a game is also played again from its record; else one in a few is."""


@dataclass(slots=True)
class GameStats:
    """What a game came to."""

    answers: int = 0
    """All answers given, those taken back again included."""
    decisions: int = 0
    """Those among them that had two options or more."""
    turns: int = 0
    """How often another seat answered than before."""
    undos: int = 0
    take_backs: int = 0
    """How often an answer was taken back, freely and with all that came after it."""
    costly: int = 0
    """Steps at which the costly checks were made."""
    imagined: int = 0
    """How often something was imagined for a seat, and how often it differed from the truth."""
    varied: int = 0
    secrets: int = 0
    """How often that was just after something had been told to others alone."""


def check_game(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Json],
    seed: str,
    thorough: float = 0.1,
    rules: Collection[str] | None = None,
    show_forced: bool = False,
) -> GameStats:
    """Plays one game by chance, with undos, and makes all checks. `rules` are the ids that may be named. Raises
    ConformanceFailure; BadInput when these seats and options do not go together."""
    dice = SeedDice(seed)
    run = _Run(_start(game, Table(game, seats, options, dice, show_forced), dice, rules), thorough)
    chance = FastRng(f"{seed}\nplay")
    left_at = FastRng(f"{seed}\nleft").below(LEFT_BY)
    with run.trial.watched():
        run.look()
        while run.trial.table.decisions:
            if run.trial.table.step == left_at:
                checks.check_absent(run.trial)
            run.step(_next(run, chance))
        if thorough >= CLOSE or chance.below(checks.SELDOM) == 0:
            checks.check_record(run.trial)
        run.check_varied()
    return run.stats


def check_record(
    game: Game[Any], record: Record, thorough: float = 1.0, rules: Collection[str] | None = None
) -> GameStats:
    """Plays a record again with all checks, and then tries every answer on offer. BadInput when it does not replay."""
    if not isinstance(record.dice, SeedDice):
        raise BadInput("record.dice: the checks need a game that was played with a seed")
    run = _Run(_start(game, replay_table(game, record, 0), record.dice, rules), thorough)
    with run.trial.watched():
        run.look()
        for entry in record.entries:
            run.step(entry)
        for decision in run.trial.table.decisions:
            for option in decision.options:
                run.trial.attempt = f"seat {decision.seat} answers {option.id!r}"
                run.trial.table.clone().act(decision.seat, option.id)
        run.trial.attempt = ""
        checks.check_record(run.trial)
    return run.stats


def _start(game: Game[Any], table: Table, dice: SeedDice, rules: Collection[str] | None) -> Trial:
    return Trial(game, table, dice, rules, FastRng(dice.seed))


def _next(run: "_Run", chance: FastRng) -> Entry:
    """An answer by chance, or now and then the taking back of the last one."""
    table, last = run.trial.table, run.last
    undo = last is not None and run.stats.undos < MOST_UNDOS and chance.below(8) == 0
    if last is not None and undo and leaks.undone(table, last.seat) is not None:
        return Entry(last.seat, None)
    if run.stats.take_backs < MOST_TAKE_BACKS and chance.below(16) == 0:
        seat = chance.below(table.seats)
        if table.why_no_take_back(seat) is None:
            return Entry(seat, None, take_back=True)
    decision = table.decisions[chance.below(len(table.decisions))]
    return Entry(decision.seat, decision.options[chance.below(len(decision.options))].id)


class _Run:
    """One game on its way, with what the checks of later steps compare with."""

    def __init__(self, trial: Trial, thorough: float) -> None:
        self.trial = trial
        self.thorough = thorough
        self.stats = GameStats()
        self.last: Entry | None = None
        self.told = 0
        self.close = False
        """Whether the costly checks are made at this step."""
        self.pieces = dict(trial.game.pieces(trial.table.state))
        self.sample = FastRng(f"{trial.dice.seed}\nsample")

    def step(self, entry: Entry) -> None:
        """One entry of the record, and a look at where it leads."""
        trial, stats, table = self.trial, self.stats, self.trial.table
        if entry.act is None:
            stats.undos += not entry.goes_back
            stats.take_backs += entry.goes_back
            enter(table, entry)
            self.last = None
        else:
            stats.answers += 1
            stats.turns += self.last is None or self.last.seat != entry.seat
            stats.decisions += any(d.seat == entry.seat and len(d.options) > 1 for d in table.decisions)
            trial.attempt = f"seat {entry.seat} answers {entry.act!r}"
            checks.check_fast_path(trial, entry.seat, entry.act, self.close)
            trial.attempt = ""
            self.last = entry
        longest = trial.game.info.longest
        trial.need("longest", len(table._standing) <= longest, f"no end after {longest} answers")
        self.look()

    def look(self) -> None:
        """All checks of the situation; what they draw depends on the seed and the step alone."""
        trial, table = self.trial, self.trial.table
        trial.rng = FastRng(f"{trial.dice.seed}\ncheck\n{table.step}")
        self.close = self.sample.below(10_000) < self.thorough * 10_000 or table.outcome is not None
        checks.check_options(trial, self.close)
        checks.check_outcome(trial)
        checks.check_words(trial, self.told)
        checks.check_references(trial)
        checks.check_pieces(trial, self.pieces)
        checks.check_refusals(trial, self.close)
        if self.close:
            self._look_closely()
        self._imagine_secrets()
        self.told = len(table._told.events)

    def _look_closely(self) -> None:
        trial, table = self.trial, self.trial.table
        self.stats.costly += 1
        checks.check_clone(trial)
        checks.check_position(trial)
        first = trial.rng.below(table.seats)
        for seat in {first, (first + 1) % table.seats}:
            self._imagine(seat)
        leaks.check_neighbours(trial)
        leaks.check_undo(trial)
        leaks.check_order(trial)
        checks.check_take_back(trial)

    def _imagine(self, seat: int) -> None:
        self.stats.imagined += 1
        self.stats.varied += leaks.check_imagine(self.trial, seat)

    def _imagine_secrets(self) -> None:
        """When something is told to some alone, the others have something to imagine. What was taken back in secret is
        nothing: it is as if it had never been."""
        table = self.trial.table
        new = table._told.events[self.told :]
        secrets = [event.to for event in new if event.to is not None and event.kind != "undo"]
        unaware = [seat for seat in range(table.seats) if any(seat not in to for to in secrets)]
        if unaware and table.outcome is None:
            self.stats.secrets += 1
            # A secret of two values is imagined right half of the time: that alone is no fault.
            for _ in range(TRIES):
                self._imagine(unaware[0])
                if self.stats.varied:
                    break

    def check_varied(self) -> None:
        """An `imagine` that always gives the truth is no imagination: it would show a search all secrets."""
        if self.stats.secrets:
            self.trial.need("imagine", self.trial.game.info.hidden, "the game has secrets and does not say `hidden`")
        idle = self.stats.secrets >= ENOUGH_SECRETS and self.stats.varied == 0
        self.trial.need("imagine", not idle, f"imagined {self.stats.imagined} times, and always the truth")
