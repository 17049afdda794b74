"""Hints of a bot. The kernel knows no bots: a table is given an adviser from outside, and counts how often a seat asked
it."""

from collections.abc import Callable
from typing import Any

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Hint

Adviser = Callable[[Any, int], Hint]
"""Tells what to do at a table, in a seat."""


class Advised:
    """The part of a table that gives hints."""

    def __init__(self) -> None:
        self._adviser: Adviser | None = None
        self._hints: dict[int, int] = {}

    @property
    def to_act(self) -> tuple[int, ...]:
        raise NotImplementedError

    @property
    def hints(self) -> dict[int, int]:
        """By seat how often it asked; who did not is not there. A game in which somebody did is marked."""
        return dict(self._hints)

    def advised_by(self, adviser: Adviser) -> None:
        """From now on `hint` asks this one."""
        self._adviser = adviser

    def hint(self, seat: int) -> Hint:
        """What a bot would do here, and why, from what the seat may know alone. The record says that it was asked.
        BadInput: the seat has nothing to choose, or nobody advises at this table."""
        if self._adviser is None:
            raise BadInput("nobody advises at this table")
        if isinstance(seat, bool) or seat not in self.to_act:
            raise BadInput(f"seat {seat!r} has nothing to choose now")
        hint = self._adviser(self, seat)
        self.note_hint(seat)
        return hint

    def note_hint(self, seat: int, times: int = 1) -> None:
        """That the seat was told what a bot would do, by whoever knows."""
        self._hints[seat] = self._hints.get(seat, 0) + times
