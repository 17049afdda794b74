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
from tumblehall.games.quarriors.rules.mechanisms import challenges, completing, locks, party_damage, quest_dice, visits
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.steps import step_table

ROOMS = (
    acts, attack, challenges, completing, copying, defence, destroy, effects, locks, party_damage, picking, quest_dice,
    reactions, ready, rotate, score, spells, tidy, triggers, visits,
)  # fmt: skip
STEPS = step_table(*(step for room in ROOMS for step in room.STEPS))
QuarriorsState.STEPS = STEPS
