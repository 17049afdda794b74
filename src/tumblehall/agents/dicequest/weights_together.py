"""The weights of `value_together.py`: how much each of its features adds to the odds that all win together.

They were fitted to 3,600 games of the policy, with one to four seats and all difficulties, and then smoothed by hand:
early rounds tell too little of the end for a fit of their own."""

from typing import Final

Weights = tuple[float, ...]
Course = tuple[Weights, ...]
"""By round."""


def _course(early: Weights, late: Weights, last: Weights) -> Course:
    """The same up to round 6; rounds 7 and 8; round 9."""
    return (*(early,) * 6, late, late, last)


TOGETHER: Final[tuple[Course, ...]] = (
    _course(
        (0.0, -0.3, 0.0, -0.2, -0.7, 0.25, -0.1, 0.1, 0.08, 0.3, 0.8, -0.45, 0.2, 0.0),
        (-3.5, -0.1, -0.35, -0.2, 0.0, 0.35, -0.1, 0.22, 0.15, 0.35, 1.7, -0.55, 0.25, 0.5),
        (-4.5, -0.8, 0.1, 0.0, 0.0, 0.4, -0.1, 0.12, 0.02, 0.2, 3.2, -2.8, 1.2, 0.4),
    ),
    _course(
        (0.0, -0.25, 0.0, -0.2, -0.7, 0.25, -0.1, 0.1, 0.08, 0.3, 0.8, -0.5, 0.2, 0.0),
        (-3.5, -0.1, -0.35, -0.2, 0.0, 0.35, -0.1, 0.22, 0.15, 0.35, 1.7, -0.6, 0.25, 0.3),
        (-4.5, -0.8, 0.1, 0.0, 0.0, 0.4, -0.1, 0.12, 0.02, 0.2, 3.0, -2.6, 1.2, 0.2),
    ),
    _course(
        (0.0, -0.4, -0.1, -0.4, 0.0, 0.25, -0.25, 0.1, 0.08, 0.4, 0.6, -0.8, 0.5, -2.0),
        (-1.9, -0.2, -0.1, -0.4, 0.0, 0.25, -0.33, 0.1, 0.3, 0.4, 1.1, -1.0, 0.7, -2.0),
        (-2.6, -0.5, 0.0, 0.0, 0.0, 0.35, -0.35, 0.1, 0.2, 0.3, 1.3, -2.1, 0.3, -1.3),
    ),
)
"""By what a failed adventure means: its threats wait, new ones wait, or the game is lost."""
