"""All steps of the game in one table: for each number its name, its operands and what it does."""

from tumblehall.games.quaeleon import (
    attack,
    effects,
    ending,
    fate,
    field,
    hands,
    preparing,
    setup,
    stacks,
    steps,
    trimming,
    turns,
)
from tumblehall.games.quaeleon.choices import MOST_CHANGES
from tumblehall.games.quaeleon.compile import PROGRAMS
from tumblehall.games.quaeleon.imagining import exchange
from tumblehall.games.quaeleon.state import QuaeleonState
from tumblehall.kernel.legacy import question, step_table, work

EFFECT = ("program", "at", "this", "other")
BLOW = ("order", "left", "quiet")

QuaeleonState.EXCHANGE = exchange
QuaeleonState.STEPS = step_table(
    {
        steps.ROUND: work("round", (), preparing.start_round),
        steps.SET: work("set", (), preparing.stacks_set),
        steps.REVEAL: work("reveal", (), turns.reveal),
        steps.NEXT: work("next", (), turns.next_turn),
        steps.ACTIVATE: work("activate", ("seat",), turns.activate),
        steps.VALUES: work("values", ("seat", "order"), turns.values),
        steps.ATTACK: work("attack", ("seat", *BLOW), attack.attack),
        steps.RUN: work("run", ("program", "at", "seat", "this", "other"), effects.run),
        steps.ROUND_END: work("round-end", (), ending.round_end),
        steps.CLEAR: work("clear", (), ending.clear),
        steps.SWAPPED: work("swapped", (), setup.swapped),
        steps.TRIMMED: work("trimmed", (), trimming.trimmed),
        steps.SWAP: question("swap", (), setup.ask_swap, setup.answer_swap, closing=True),
        steps.STACK: question("stack", ("changes",), preparing.ask_stack, preparing.answer_stack, secret=True),
        steps.TRIM: question("trim", (), trimming.ask_trim, trimming.answer_trim, closing=True),
        steps.AIM: question("aim", BLOW, attack.ask_aim, attack.answer_aim),
        steps.WHOM: question("whom", EFFECT, effects.ask_whom, effects.answer_whom),
        steps.MAY: question("may", EFFECT, effects.ask_may, effects.answer_may),
        steps.CHOOSE: question("choose", EFFECT, fate.ask_choose, fate.answer_choose),
        steps.PICK: question("pick", EFFECT, field.ask_pick, field.answer_pick),
        steps.DISCARD: question("discard", ("left",), hands.ask_discard, hands.answer_discard, secret=True),
        steps.RECRUIT: question("recruit", ("left", "then"), hands.ask_recruit, hands.answer_recruit),
        steps.SALVAGE: question("salvage", ("left",), hands.ask_salvage, hands.answer_salvage),
        steps.PUSH: question("push", (), stacks.ask_push, stacks.answer_push, secret=True),
        steps.END: question("end", (), turns.ask_end, turns.answer_end, closing=True),
    }
)

MOST_ORDERS = 64
BOUNDS = {
    "changes": (0, MOST_CHANGES),
    "program": (0, len(PROGRAMS) - 1),
    "then": (-1, len(PROGRAMS) - 1),
    "at": (0, 9),
    "order": (0, MOST_ORDERS - 1),
    "this": (-1, MOST_ORDERS - 1),
    "left": (1, 99),
    "quiet": (0, 1),
}
"""What the operands can be, but for seats, which follow the table."""
