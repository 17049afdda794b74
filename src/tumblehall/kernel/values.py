"""What a table says to the world: decisions and their options, events, outcomes, reasons. All frozen."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Json = Any  # a plain JSON value: None, bool, int, float, str, list or dict of them


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer. `id` is the text of records and wire, unique among its siblings."""

    id: str
    label: str
    refs: tuple[str, ...] = ()
    """The things on the table this option concerns, by the names the view uses."""
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What one seat is asked now."""

    seat: int
    kind: str
    prompt: str
    rule: str | None
    options: tuple[Option, ...]
    default: str
    """The safe answer for an absent player: the id of one of the options."""
    about: Mapping[str, Json] = field(default_factory=dict)
    """For programs, as plain data: the effect, the die or card it comes from, what is still to be picked. No program
    reads a prompt."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `to` lists the seats that may know it; None is everybody."""

    kind: str
    data: Mapping[str, Json] = field(default_factory=dict)
    forced: bool = False
    rule: str | None = None
    text: str = ""
    to: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not on offer."""

    text: str
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Idea:
    """An option as somebody who advises sees it."""

    option: str
    """Its id."""
    label: str
    why: str
    """In words, of the best one; empty: there is nothing special to say of it."""
    worth: float | None = None
    """From 0, lost for certain, to 1, won for certain; None: it was not reckoned."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would do in a seat, and why, told from what the seat may know."""

    seat: int
    by: str
    """The level of the bot."""
    text: str
    ideas: tuple[Idea, ...]
    """The best first, and what comes close to it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `ranking` holds groups of tied seats, best first; a co-operative win has all seats as
    winners, a loss or nobody's game none."""

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...] | None
    reason: str
    rule: str
