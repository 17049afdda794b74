"""Gaining glory and ending the game: QC-11."""

from typing import Final

from tumblehall.games.quarriors.rules.figures import goal_of
from tumblehall.games.quarriors.rules.names import seat_name
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.values import Outcome

EMPTY_CARDS: Final = 4
"""QC-11.2"""
LAST_ROUND: Final = 200
"""Q133"""


def gain_glory(s: QuarriorsState, seat: int, n: int) -> None:
    """Reaching the goal wins at once, in anybody's turn (QC-11.4)."""
    if n <= 0 or s.outcome is not None:
        return
    s.glory[seat] += n
    if s.log is not None:
        s.log.say("glory", {"player": seat_name(seat), "n": n, "total": s.glory[seat]}, "QC-6.3")
    if s.glory[seat] >= goal_of(s):
        ranking = ((seat,), *_ranked(s, [other for other in range(s.players) if other != seat]))
        _finish(s, Outcome((seat,), ranking, tuple(s.glory), f"{seat_name(seat)} reached the glory goal", "QC-11.4"))


def lose_glory(s: QuarriorsState, seat: int, n: int) -> int:
    """Down to 0 at least (QD-6); how much was lost."""
    lost = min(n, s.glory[seat])
    if lost > 0:
        s.glory[seat] -= lost
        if s.log is not None:
            s.log.say("glory-lost", {"player": seat_name(seat), "n": lost, "total": s.glory[seat]}, "QC-6.3")
    return max(0, lost)


def check_empty_cards(s: QuarriorsState) -> None:
    """After a capture: four empty creature cards end the game (QC-11.2)."""
    if s.wilds.count(0) < EMPTY_CARDS:
        return
    empty = sum(1 for kind, n in enumerate(s.wilds) if not n and s.tables.is_creature_card[kind])
    if empty >= EMPTY_CARDS:
        end_by_glory(s, f"{empty} creature cards are empty", "QC-11.2")


def end_by_glory(s: QuarriorsState, reason: str, rule: str) -> None:
    """QC-11.3: most glory, then most dice in the ready area, then shared."""
    ranking = _ranked(s, list(range(s.players)))
    _finish(s, Outcome(ranking[0], ranking, tuple(s.glory), reason, rule))


def _ranked(s: QuarriorsState, seats: list[int]) -> tuple[tuple[int, ...], ...]:
    def merit(seat: int) -> tuple[int, int]:
        # QC-11.5: the dice that lie in the own ready area, attached ones too, whoever's they are
        return s.glory[seat], sum(1 + len(die.attached) for die in s.ready[seat])

    merits = sorted({merit(seat) for seat in seats}, reverse=True)
    return tuple(tuple(seat for seat in seats if merit(seat) == best) for best in merits)


def _finish(s: QuarriorsState, outcome: Outcome) -> None:
    if s.log is not None:
        s.log.say(
            "over", {"winners": [seat_name(seat) for seat in outcome.winners], "reason": outcome.reason}, outcome.rule
        )
    s.finish(outcome)
