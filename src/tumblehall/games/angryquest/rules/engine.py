"""All steps of the game in one table."""

from tumblehall.games.angryquest.rules import (
    aftermath,
    combat,
    effects,
    lair,
    movement,
    settlement,
    setup,
    spaces,
    turn,
)
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.steps import step_table

STEPS = step_table(
    *setup.STEPS,
    *turn.STEPS,
    *movement.STEPS,
    *combat.STEPS,
    *aftermath.STEPS,
    *spaces.STEPS,
    *effects.STEPS,
    *settlement.STEPS,
    *lair.STEPS,
)
AngryState.STEPS = STEPS
