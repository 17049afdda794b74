"""All steps of the game in one table, joined from the files that have them."""

from tumblehall.games.dicequest.rules import (
    abilities,
    adventure,
    combat,
    effects,
    pick_cards,
    pick_dice,
    quest,
    rewards,
    rounds,
    tavern,
    wounds,
)
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.steps import step_table

STEPS = step_table(
    *rounds.STEPS,
    *tavern.STEPS,
    *quest.STEPS,
    *abilities.STEPS,
    *combat.STEPS,
    *effects.STEPS,
    *pick_dice.STEPS,
    *pick_cards.STEPS,
    *wounds.STEPS,
    *rewards.STEPS,
    *adventure.STEPS,
)
DicequestState.STEPS = STEPS
