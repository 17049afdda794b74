"""A game under examination, and the one way in which an examination fails."""

import traceback
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from tumblehall.kernel.canonical import canonical
from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.dice import FastRng, SeedDice
from tumblehall.kernel.flow import State
from tumblehall.kernel.game import Game
from tumblehall.kernel.position import dump_position
from tumblehall.kernel.record import Record
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Event, Json


class ConformanceFailure(AssertionError):
    """A game that does not keep to the contract. `record` leads to the situation where the check was made."""

    def __init__(self, check: str, difference: str, step: int, record: Record | None) -> None:
        super().__init__(f"{check}, at step {step}: {difference}")
        self.check = check
        self.difference = difference
        self.step = step
        self.record = record


@dataclass(slots=True)
class Trial:
    """A table, with all that the checks need to know of it. `rng` serves the checks alone."""

    game: Game[Any]
    table: Table
    dice: SeedDice
    rules: Collection[str] | None
    """The ids that rules may have; None when only their prefixes are known."""
    rng: FastRng
    attempt: str = ""
    """What was about to be done, for the message when it fails."""
    good_rules: set[str] = field(default_factory=set)
    """The ids that were looked up and found."""
    heard: dict[str, None] = field(default_factory=dict)
    """The ids of all options that were ever on offer, in their order: answers that sound right."""

    def fail(self, check: str, difference: str) -> ConformanceFailure:
        attempt = f" (while {self.attempt})" if self.attempt else ""
        return ConformanceFailure(check, difference + attempt, self.table.step, self._record())

    def need(self, check: str, holds: bool, otherwise: str) -> None:
        if not holds:
            raise self.fail(check, otherwise)

    def same(self, check: str, what: str, wanted: Json, found: Json) -> None:
        """Both must be the same JSON value, to the byte."""
        if canonical(wanted) != canonical(found):
            raise self.fail(check, f"{what} differs: {first_difference(wanted, found)}")

    def position_of(self, state: State) -> dict[str, Json]:
        return dump_position(self.game, state, self.table._options)

    def glimpse(self, state: State, seat: int | None) -> dict[str, Json]:
        """All that a seat sees of a state: its view, its question, and who is to act."""
        asked = seat is not None and seat in state.seats
        return {
            "view": self.game.view(state, seat),
            "to_act": list(state.seats),
            "decision": asdict(decision_of(self.game, state, seat)) if asked and seat is not None else None,
            "outcome": None if state.outcome is None else asdict(state.outcome),
        }

    def play_on(self, state: State, answers: int) -> None:
        """Random answers on a state, for what they may break."""
        self.attempt = "playing on with (seat, option)"
        for _ in range(answers):
            if not state.seats:
                break
            seat = state.seats[self.rng.below(len(state.seats))]
            options = state.options_of(seat)
            option = options[self.rng.below(len(options))]
            self.attempt += f" ({seat}, {option})"
            state.apply_for(seat, option, self.rng)
        self.attempt = ""

    def _record(self) -> Record | None:
        try:
            return self.table.record
        except Exception:  # the very thing that fails may be the position
            return None

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Whatever a game throws is a failure of the check `crash`."""
        try:
            yield
        except ConformanceFailure:
            raise
        except Exception as crash:
            frames = "".join(traceback.format_tb(crash.__traceback__)[-3:])
            raise self.fail("crash", f"{type(crash).__name__}: {crash}\n{frames}") from crash


def first_difference(wanted: Json, found: Json, place: str = "") -> str:
    """Where two JSON values part, in words."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key in sorted({*wanted, *found}, key=str):
            if key not in wanted or key not in found:
                return f"{place}.{key} is only in the {'second' if key in found else 'first'}"
            if wanted[key] != found[key]:
                return first_difference(wanted[key], found[key], f"{place}.{key}")
    if isinstance(wanted, list | tuple) and isinstance(found, list | tuple):
        for i, (a, b) in enumerate(zip(wanted, found, strict=False)):
            if a != b:
                return first_difference(a, b, f"{place}[{i}]")
        if len(wanted) != len(found):
            return f"{place or 'it'} has {len(wanted)} members, then {len(found)}"
    return f"{place.lstrip('.') or 'it'} was {wanted!r}, is {found!r}"


def plain(events: list[Event]) -> list[Json]:
    """Events as JSON values, without the list of those who may see them."""
    return [[event.kind, dict(event.data), event.forced, event.rule, event.text] for event in events]
