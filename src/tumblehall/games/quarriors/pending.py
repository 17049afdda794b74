"""Pending work that a position names: whether a game can come to it, so that every answer can be carried out."""

import re

from tumblehall.games.quarriors import steps
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.effects import can_pick, picks_of
from tumblehall.games.quarriors.numbering import CLAUSES, PROGRAMS
from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.state import BEYOND, NO_FACE, QuarriorsState
from tumblehall.games.quarriors.zones import find, lies_used
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.reading import Doc

TURN = {
    steps.START_TURN: "t", steps.SCORE: "s", steps.SCORED_ALL: "S", steps.ROLL_UP: "r", steps.ACT: "a",
    steps.NEXT_PHASE: "n", steps.FIX_TOTALS: "f", steps.DEFENCES: "D", steps.DEFENCE: "d", steps.NAME: "m",
    steps.ATTACK_OVER: "o", steps.TIDY: "e",
}  # fmt: skip
"""The steps that make up a turn, a letter for each. They lie below all other work."""
SHAPES = {
    Phase.SCORE: "nar(S(s)?)?",
    Phase.READY: "na(r)?",
    Phase.ATTACK: "n(f(a)?|o(D|d*m?))?",
    Phase.CAPTURE: "na",
    Phase.TIDY: "e",
}
"""For each phase how they can lie, the last to be done first."""

ASKED_AT_ONCE = (steps.PICK, steps.MAY, steps.ATTACH, steps.EXPERT)
"""Questions that nothing can come before: they lie on top."""


def check_pending(s: QuarriorsState, doc: Doc) -> None:
    """BadInput where the work does not fit the phase, the dice or the cards."""
    if not s.stack:
        return  # the kernel says that it leads to no decision
    shape = "".join(TURN.get(frame[0], "-") for frame in s.stack).rstrip("-")
    if shape != "t" and re.fullmatch(SHAPES[Phase(s.phase)], shape) is None:
        raise doc.get("stack").refuse(f"no turn comes to this in the phase {Phase(s.phase).name.lower()} (QC-5.1)")
    for place, frame in enumerate(s.stack):
        hasty = frame[0] in ASKED_AT_ONCE and place < len(s.stack) - 1
        if hasty or not _can_be(s, frame, s.stack[:place]):
            name = s.STEPS[frame[0]].name
            raise doc.refuse(f"stack[{place}]: '{name}' does not fit what is on the table")
    top = s.stack[-1]
    picked, s.picks = s.picks, ()
    for option in picked:
        if top[0] != steps.PICK or not can_pick(s, top, option):
            raise doc.refuse(f"the pick {option} of the effect under way cannot be picked")
        s.picks = (*s.picks, option)


def _can_be(s: QuarriorsState, f: Frame, below: list[Frame]) -> bool:
    match f[0]:
        case steps.DEFENCE | steps.NAME:
            return f[1] != s.turn and bool(s.totals)
        case steps.REACT:
            return f[1] != s.turn
        case steps.START_TURN:
            return True
        case step if step in TURN:
            return f[1] == s.turn
        case steps.RUN:
            _, program, at, *_ = f  # the first effect of a list never waits
            return 0 < at < len(PROGRAMS[program]) and not isinstance(PROGRAMS[program][at], w.Later | w.Save)
        case steps.PICK:
            _, me, program, at, this, _, _ = f
            if picks_of(program, at) is None:
                return False
            return not isinstance(PROGRAMS[program][at], w.Swap) or lies_used(s, me, this)
        case steps.FIRE | steps.MAY:
            return isinstance(CLAUSES[f[2]], w.When) and (f[3] < BEYOND or f[3] & 7 in (*range(6), NO_FACE))
        case steps.ORDER:
            _, seat, count = f
            return len(below) >= count and all(frame[:2] == (steps.FIRE, seat) for frame in below[-count:])
        case steps.ATTACH:
            return _standing(s, f[1], f[2]) and s.tables.attach[_code(s, f[2])] is not None
        case steps.COPY | steps.MAY_COPY | steps.SUMMONED | steps.TURN_FACE | steps.EXPERT | steps.FATE:
            return _standing(s, f[1], f[2]) and s.tables.creature[_code(s, f[2])]
        case steps.SCORE_NOW:
            return False  # it never waits
        case _:
            return True


def _standing(s: QuarriorsState, seat: int, tag: int) -> bool:
    found = find(s, tag)
    return found is not None and found[0] == seat


def _code(s: QuarriorsState, tag: int) -> int:
    found = find(s, tag)
    assert found is not None
    return found[1].code
