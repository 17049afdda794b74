"""Pending work that a position names: whether a game can come to it, so that every answer can be carried out."""

from tumblehall.games.quaeleon.edges.impossible import refuse_misplaced
from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import Pick
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.limits import HAND_LIMIT, STACK_LIMIT
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import PROGRAMS
from tumblehall.games.quaeleon.rules.targets import OWNER_CHOOSES
from tumblehall.kernel.flow import FORK, Frame
from tumblehall.kernel.reading import Doc

ALONE = (steps.ROUND, steps.REVEAL, steps.ROUND_END)
AT_ONCE = {steps.SWAPPED: steps.SWAP, steps.SET: steps.STACK, steps.TRIMMED: steps.TRIM}
"""What follows a choice of all at once, and the question of that choice."""
IN_A_TURN = (steps.ACTIVATE, steps.VALUES, steps.ATTACK, steps.RUN)
FOR_MANY = (steps.DISCARD, steps.EMPTY_HAND)
"""What is asked of one player after the other, some of whom may be out before their turn."""
QUEUED = (*FOR_MANY, steps.RECRUIT, steps.SALVAGE)
"""What several seats may wait for."""
OF_EFFECTS = (
    steps.WHOM, steps.MAY, steps.CHOOSE, steps.PICK, steps.DISCARD, steps.RECRUIT, steps.SALVAGE, steps.PUSH
)  # fmt: skip
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
    """Work of a player who is out comes to nothing when its time comes; but nobody who is out is asked."""
    if f[0] == steps.RUN:
        return f[2] < len(PROGRAMS[f[1]].effects)
    if f[0] in OF_EFFECTS:
        effects = PROGRAMS[f[2]].effects
        if f[3] >= len(effects) or not _asks(effects[f[3]], f[0]):
            return False
    return f[0] in IN_A_TURN + FOR_MANY or s.health[f[1]] > 0


def _asks(effect: w.Effect, step: int) -> bool:
    """Whether an effect puts that question."""
    match step, effect.do:
        case steps.WHOM, do:
            return getattr(do, "who", None) in OWNER_CHOOSES
        case steps.MAY, _:
            return effect.may
        case (
            (steps.CHOOSE, w.Choose())
            | (steps.PICK, w.Annihilate(pick=Pick.CHOICE) | w.Return(pick=Pick.CHOICE))
            | (steps.DISCARD, w.Discard())
            | (steps.RECRUIT, w.Recruit())
            | (steps.SALVAGE, w.Salvage())
            | (steps.PUSH, w.Push())
        ):
            return True
        case _:
            return False
