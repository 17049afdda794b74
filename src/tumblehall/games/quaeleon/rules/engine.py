"""All steps of the game in one table. Each is declared beside what it does."""

from tumblehall.games.quaeleon.rules import (
    attack,
    effects,
    ending,
    fate,
    field,
    hands,
    preparing,
    setup,
    stacks,
    trimming,
    turns,
)
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.steps import step_table

ROOMS = (setup, preparing, turns, attack, effects, fate, field, hands, stacks, ending, trimming)
STEPS = step_table(*(step for room in ROOMS for step in room.STEPS))
QuaeleonState.STEPS = STEPS
