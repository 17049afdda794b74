"""What chance to win a position gives, between two rounds."""

from math import exp, sqrt

from tumblehall.agents.quaeleon.stacking import worths
from tumblehall.games.quaeleon.rules.state import QuaeleonState

SHARP = 0.68
SHARP_OF_MANY = 0.5
"""With three and more alive."""
STEADY = 8.0
"""All fitted to how 30,000 games of the policy against itself went on: health and the worth of the cards kept weigh
alike, and the more, the less health there is to play for."""


def strength(s: QuaeleonState, seat: int, hold: tuple[float, ...]) -> float:
    return s.health[seat] + sum([hold[kind] for kind in s.hand[seat] if hold[kind] > 0])


def chance_of(s: QuaeleonState, seat: int) -> float:
    """From 0 to 1; all seats together have 1. Where all have fallen nobody wins."""
    if s.health[seat] <= 0:
        return 0.0
    living = s.living
    if len(living) == 1:
        return 1.0
    hold = worths(len(living) - 1).hold
    second = sorted([s.health[each] for each in living])[-2]
    unit = (SHARP if len(living) == 2 else SHARP_OF_MANY) / sqrt(second + STEADY)
    mine = strength(s, seat, hold)
    return 1 / sum([exp(min(50.0, unit * (strength(s, each, hold) - mine))) for each in living])
