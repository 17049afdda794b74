"""How a game ends: DQ-2.4, DQ-9.6."""

from typing import Final

from tumblehall.games.dicequest.rules.names import seat_name
from tumblehall.games.dicequest.rules.numbers import heroes_of, points_of
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.values import Outcome

GOALS: Final = (15, 15, 15, 20, 25, 30)
"""DQ-9.8: the points each player needs, by difficulty."""


def finish_versus(s: DicequestState) -> None:
    """Most points, then most heroes on the board; still tied: shared."""
    points = [points_of(s, seat) for seat in range(s.players)]
    worth = [(points[seat], heroes_of(s, seat)) for seat in range(s.players)]
    ranking = tuple(
        tuple(seat for seat in range(s.players) if worth[seat] == value) for value in sorted(set(worth), reverse=True)
    )
    reason = "most victory points"
    if points.count(max(points)) > 1:
        reason += ", shared" if len(ranking[0]) > 1 else ", tied and then most heroes on the board"
    _finish(s, Outcome(ranking[0], ranking, tuple(points), reason, "DQ-2.4"))


def finish_together(s: DicequestState, adventure_won: bool, reason: str, rule: str) -> None:
    """All win when the last adventure is won and everybody has enough points; otherwise all lose."""
    points = tuple(points_of(s, seat) for seat in range(s.players))
    goal = GOALS[s.difficulty]
    everybody = tuple(range(s.players))
    won = adventure_won and min(points) >= goal
    if adventure_won:
        reason += f" and everybody has {goal} points" if won else f", but not everybody has {goal} points"
    _finish(s, Outcome(everybody if won else (), (everybody,), points, reason, rule))


def _finish(s: DicequestState, outcome: Outcome) -> None:
    if s.log is not None:
        winners = [seat_name(seat) for seat in outcome.winners]
        s.log.say("over", {"winners": winners, "reason": outcome.reason}, outcome.rule)
    s.finish(outcome)
