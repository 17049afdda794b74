"""All steps of the game in one table."""

from tumblehall.games.quarriors.rules import (
    acts,
    attack,
    copying,
    defence,
    destroy,
    effects,
    picking,
    reactions,
    ready,
    rotate,
    score,
    spells,
    tidy,
    triggers,
)
from tumblehall.games.quarriors.rules.mechanisms import locks
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.steps import step_table

ROOMS = (
    acts, attack, copying, defence, destroy, effects, locks, picking, reactions, ready, rotate, score, spells, tidy,
    triggers,
)  # fmt: skip
STEPS = step_table(*(step for room in ROOMS for step in room.STEPS))
QuarriorsState.STEPS = STEPS
