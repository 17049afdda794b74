"""The head that every view has, whatever the game. A game's own view is a TypedDict `View` in its `edges/view.py`;
what is given to a seat is both joined, for a reader of both: `class Seen(SharedView, View)`."""

from typing import TypedDict


class OutcomeView(TypedDict):
    """How the game ended."""

    winners: list[int]
    ranking: list[list[int]]
    """Groups of tied seats, the best first."""
    scores: list[int] | None
    reason: str
    rule: str


class SharedView(TypedDict):
    """What the view of every game holds."""

    game: str
    seat: int | None
    """Whose view it is; null for onlookers."""
    players: int
    step: int
    to_act: list[int]
    outcome: OutcomeView | None
