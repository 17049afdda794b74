"""Plays a plan, in several processes where asked to; what is already kept is not played again."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from tumblehall.lab.arena.keeping import Kept
from tumblehall.lab.arena.plan import Meeting, Plan
from tumblehall.lab.arena.playing import Played, play
from tumblehall.lab.arena.score import Score
from tumblehall.lab.arena.sequential import Sequential
from tumblehall.lab.crew import Notice, play_portions
from tumblehall.lab.job import Job

Play = Callable[[str, int], Played]
Progress = Callable[[int, int], None]
"""Called with how many games are played, and how many may come at most."""


@dataclass
class Course:
    """How far one meeting is."""

    meeting: Meeting
    sittings: int
    rounds: list[list[Played]]
    """Those that are whole, in their order, up to the one that decided it."""
    decided: bool = False

    def score(self, participant: int) -> Score:
        return Score(tuple(won_by(participant, games) for games in self.rounds), self.sittings)

    @property
    def games(self) -> list[Played]:
        return [game for games in self.rounds for game in games]


def won_by(participant: int, games: list[Played]) -> float:
    """The part of a round's games that a participant won; with several seats in a game, the part of each of them."""
    return fmean(
        fmean(share for share, who in zip(game.shares, game.sitting, strict=True) if who == participant)
        for game in games
    )


class Run:
    """The meetings of a plan, each up to so many rounds or until it is decided. What counts does not hang on how many
    workers there are: games that were under way when a meeting was decided are left out."""

    def __init__(self, plan: Plan, rounds: int, kept: Kept, test: Sequential | None = None) -> None:
        self.plan = plan
        self.courses = [Course(meeting, plan.sittings, []) for meeting in plan.meetings]
        self._most = rounds
        self._kept = kept
        self._test = test
        for course in range(len(self.courses)):
            self._advance(course)

    def play(
        self, workers: int, progress: Progress | None = None, notice: Notice | None = None, how: Play | None = None
    ) -> None:
        """`how` a game of a seed and a number is played; left out: here."""
        job: Job[Played, list[Played]] = Job(self.plan.seed, how or partial(play, self.plan))
        with closing(play_portions(job, self._missing(), workers, notice)) as parts:
            for part in parts:
                for game in part.tally:
                    self._kept.add(game)
                    self._advance(self.plan.place(game.number).meeting)
                if progress is not None:
                    progress(len(self._kept.games), len(self.plan.numbers(self._most)))

    def _missing(self) -> Iterator[range]:
        """One game at a time: a game between thinkers takes minutes."""
        for number in self.plan.numbers(self._most):
            if number not in self._kept.games and not self.courses[self.plan.place(number).meeting].decided:
                yield range(number, number + 1)

    def _advance(self, meeting: int) -> None:
        """Takes up the rounds that are whole by now, and asks after each whether it is decided."""
        course = self.courses[meeting]
        while not course.decided and (games := self._round(meeting, len(course.rounds))):
            course.rounds.append(games)
            if self._test is not None:
                course.decided = self._test.verdict(course.score(course.meeting.who[0])) != "open"

    def _round(self, meeting: int, number: int) -> list[Played]:
        """The games of a round, or none where one of them is missing."""
        if number >= self._most:
            return []
        sittings = self.plan.sittings
        first = (number * len(self.courses) + meeting) * sittings
        games = [self._kept.games.get(game) for game in range(first, first + sittings)]
        return [] if None in games else [game for game in games if game is not None]
