"""Pending work that a position names: whether a game can come to it, so that every answer can be carried out."""

from tumblehall.games.quaeleon.edges.impossible import refuse_misplaced
from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import Pick
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.limits import HAND_LIMIT, STACK_LIMIT
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import NONE, PROGRAMS
from tumblehall.games.quaeleon.rules.targets import OWNER_CHOOSES
from tumblehall.kernel.flow import FORK, Frame
from tumblehall.kernel.reading import Doc

ALONE = (steps.ROUND, steps.REVEAL, steps.ROUND_END)
AT_ONCE = {steps.SWAPPED: steps.SWAP, steps.SET: steps.STACK, steps.TRIMMED: steps.TRIM}
"""What follows a choice of all at once, and the question of that choice."""
IN_A_TURN = (steps.ACTIVATE, steps.VALUES, steps.ATTACK, steps.RUN)
QUEUED = (steps.DISCARD, steps.EMPTY_HAND, steps.RECRUIT, steps.SALVAGE)
"""What several seats may wait for."""
ON_TOP = (steps.AIM, steps.WHOM, steps.MAY, steps.CHOOSE, steps.PICK, steps.PUSH, steps.END)


def check_pending(s: QuaeleonState, doc: Doc) -> None:
    """BadInput where the work does not fit the round or the cards."""
    if not s.stack:
        return  # the kernel says that it leads to no decision
    base, *rest = (frame[0] for frame in s.stack)
    if base in AT_ONCE:
        if rest != [FORK]:
            raise doc.get("stack").refuse("all choose at once: nothing else is pending (KQ-2.2)")
        _check_branches(s, AT_ONCE[base], doc)
        refuse_misplaced(doc, s)
        return
    if any(s.picks):
        raise doc.refuse("picks are there only while all choose at once (KQ-2.2)")
    good = not rest if base in ALONE else base in (steps.NEXT, steps.CLEAR)
    for place, frame in enumerate(s.stack[1:], 1):
        last = place == len(s.stack) - 1
        good = good and (frame[0] in IN_A_TURN + QUEUED or (last and frame[0] in ON_TOP))
        if not good or not _can_be(s, frame):
            name = s.STEPS[frame[0]].name
            raise doc.refuse(f"stack[{place}]: '{name}' does not fit what is on the table")
    if not good:
        raise doc.get("stack").refuse("no round comes to this (KQ-2.1)")
    refuse_misplaced(doc, s)


def _check_branches(s: QuaeleonState, question: int, doc: Doc) -> None:
    assert s.branches is not None
    for seat, branch in enumerate(s.branches):
        fits = len(branch) <= 1 and all(frame[0] == question for frame in branch)
        match question:
            case steps.TRIM:
                fits = fits and (len(s.hand[seat]) >= HAND_LIMIT if branch else len(s.hand[seat]) <= HAND_LIMIT)
            case steps.STACK:
                fits = fits and len(s.picks[seat]) <= STACK_LIMIT
            case _:
                pass
        if not fits or (branch and not s.hand[seat] + s.picks[seat]):
            raise doc.refuse(f"branches[{seat}]: does not fit what all choose now")


def _can_be(s: QuaeleonState, f: Frame) -> bool:
    match f[0]:
        case steps.RUN:
            return f[2] < len(PROGRAMS[f[1]].effects)
        case steps.WHOM | steps.MAY | steps.CHOOSE | steps.PICK:
            _, seat, program, at, _, _ = f
            effects = PROGRAMS[program].effects
            return s.health[seat] > 0 and at < len(effects) and _asks(effects[at], f[0])
        case steps.RECRUIT:
            return f[3] == NONE or any(f[3] in program.then for program in PROGRAMS)
        case _:
            return s.health[f[1]] > 0


def _asks(effect: w.Effect, step: int) -> bool:
    """Whether an effect puts that question."""
    match step:
        case steps.WHOM:
            return getattr(effect.do, "who", None) in OWNER_CHOOSES
        case steps.MAY:
            return effect.may
        case steps.CHOOSE:
            return isinstance(effect.do, w.Choose)
        case _:
            return isinstance(effect.do, w.Annihilate | w.Return) and effect.do.pick is Pick.CHOICE
