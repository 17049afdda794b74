"""Hears what happens in one game, and makes rows of it: turns, what was asked, and what became of cards."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tumblehall.kernel.flow import Frame, State
from tumblehall.kernel.game import Game, asking_of
from tumblehall.kernel.values import Json, Option
from tumblehall.lab.sim.reader import Reader

NO_TEXT = Option("", "")
NOBODY = -1


@dataclass(slots=True)
class Fate:
    """What became of a card in the hands of one seat, counted."""

    offered: int = 0
    taken: int = 0
    played: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that is over."""

    round: int
    seat: int
    answers: int
    standing: tuple[int, ...]
    """Where everybody stands at its end, by what the game's course counts."""


@dataclass(slots=True)
class Recorder:
    """Listens to a state through its sink: `tell` is called at every event, `describe` when an answer is forced."""

    game: Game[Any]
    state: State
    reader: Reader
    turns: list[Turn] = field(default_factory=list)
    asked: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Decisions by seat and kind."""
    fates: dict[tuple[int, str], Fate] = field(default_factory=dict)
    """By seat and card."""
    answers: int = 0
    _turn: int = NOBODY
    _round: int = 0
    _before: int = 0

    def __post_init__(self) -> None:
        for card in self.reader.laid_out():
            for seat in range(self.state.players):
                self.fates[seat, card] = Fate()

    def tell(self, kind: str, data: dict[str, Json]) -> str:
        seat = self.reader.turn(kind, data)
        if seat is not None:
            self.end_turn()
            self._turn = seat
            self._round = 0 if self.game.course is None else self.game.course.round(self.state)
        for deed in self.reader.deeds(kind, data):
            fate = self._fate(deed.seat, deed.card)
            if deed.what == "played":
                fate.played += 1
            else:
                fate.offered += 1
                fate.taken += 1
        return ""

    def describe(self, state: State, frame: Frame, option: int) -> Option:
        """The engine takes the only option of a question: it may be a card."""
        if state.STEPS[frame[0]].name in self.reader.asks:
            id = self.game.id_of(state, frame, asking_of(state, frame), option)
            self.answered(frame[1], [id], id)
        return NO_TEXT

    def answered(self, seat: int, options: Sequence[str], chosen: str) -> None:
        """A seat chose among these, in a decision in which cards are taken."""
        for option in options:
            if (card := self.reader.takes(option)) is not None:
                fate = self._fate(seat, card)
                fate.offered += 1
                fate.taken += option == chosen
            elif (card := self.reader.leaves(option)) is not None:
                fate = self._fate(seat, card)
                fate.offered += 1
                fate.taken += option != chosen

    def end_turn(self) -> None:
        """The turn that is under way is over, where one is."""
        if self._turn != NOBODY:
            standing = () if self.game.course is None else self.game.course.standing(self.state)
            self.turns.append(Turn(self._round, self._turn, self.answers - self._before, standing))
        self._before = self.answers

    def _fate(self, seat: int, card: str) -> Fate:
        return self.fates.setdefault((seat, card), Fate())

    @property
    def lead_changes(self) -> int:
        """How often somebody else alone was ahead at the end of a turn than alone before."""
        changes, leader = 0, NOBODY
        for turn in self.turns:
            most = max(turn.standing, default=0)
            ahead = [seat for seat, points in enumerate(turn.standing) if points == most]
            if len(ahead) == 1 and ahead[0] != leader:
                changes += leader != NOBODY
                leader = ahead[0]
        return changes
