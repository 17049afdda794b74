"""All steps of the game in one table: for each number its name, its operands and what it does."""

from tumblehall.games.quarriors import (
    acts,
    attack,
    casting,
    choices,
    copying,
    destroy,
    effects,
    reactions,
    ready,
    rotate,
    score,
    steps,
    tidy,
    triggers,
)
from tumblehall.games.quarriors.numbering import CLAUSES, PROGRAMS
from tumblehall.games.quarriors.state import QuarriorsState
from tumblehall.kernel.legacy import question, step_table, work

TRIGGER = ("clause", "this", "other")
EFFECT = ("program", "at", "me", "this", "other")

QuarriorsState.STEPS = step_table(
    {
        steps.START_TURN: work("start-turn", ("seat",), score.start_turn),
        steps.SCORE: question("score", (), score.ask_score, score.answer_score),
        steps.SCORED_ALL: work("scored-all", ("seat",), score.scored_all),
        steps.CULL: question("cull", ("count",), score.ask_cull, score.answer_cull),
        steps.ROLL_UP: work("roll-up", ("seat",), ready.roll_up),
        steps.ACT: question("act", (), acts.ask_act, acts.answer_act),
        steps.NEXT_PHASE: work("next-phase", ("seat",), acts.next_phase),
        steps.FIX_TOTALS: work("fix-totals", ("seat",), attack.fix_totals),
        steps.DEFENCES: work("defences", ("seat",), attack.defences),
        steps.DEFENCE: work("defence", ("seat",), attack.defence),
        steps.NAME: question("name", (), attack.ask_name, attack.answer_name),
        steps.ATTACK_OVER: work("attack-over", ("seat",), attack.attack_over),
        steps.TIDY: question("tidy", (), tidy.ask_tidy, tidy.answer_tidy, closing=True),
        steps.RUN: work("run", EFFECT, effects.run),
        steps.PICK: question("pick", ("program", "at", "this", "other", "left"), effects.ask_pick, effects.answer_pick),
        steps.DESTROY: work("destroy", ("destroyer", "cause"), destroy.start),
        steps.FATE: question("fate", ("tag", "destroyer"), destroy.ask_fate, destroy.answer_fate),
        steps.BURY: work("bury", ("destroyer", "cause"), destroy.bury),
        steps.FIRE: work("fire", ("seat", *TRIGGER), triggers.fire),
        steps.ORDER: question("order", ("count",), triggers.ask_order, triggers.answer_order),
        steps.REACT: question("react", (), reactions.ask_react, reactions.answer_react),
        steps.CHECK: work("check", (), destroy.check),
        steps.COPY: question("copy", ("tag",), copying.ask_copy, copying.answer_copy),
        steps.SUMMONED: work("summoned", ("seat", "tag"), ready.summoned),
        steps.SCORE_NOW: work("score-now", ("seat", "this"), score.score_now),
        steps.TURN_FACE: question("turn-face", ("tag",), rotate.ask_turn, rotate.answer_turn),
        steps.MAY_COPY: question("may-copy", ("tag",), copying.ask_may_copy, copying.answer_may_copy),
        steps.ATTACH: question("attach", ("tag",), casting.ask_attach, casting.answer_attach),
        steps.MAY: question("may", TRIGGER, triggers.ask_may, triggers.answer_may),
        steps.EXPERT: question("expert", ("tag",), score.ask_expert, score.answer_expert),
    }
)

BOUNDS = {
    "count": (1, 60),
    "program": (0, len(PROGRAMS) - 1),
    "clause": (0, len(CLAUSES) - 1),
    "at": (0, 9),
    "left": (1, 99),
    "tag": (0, choices.TAGS - 1),
    "cause": (0, 2),
}
"""What the operands can be, but for seats and dice, which follow the table."""
