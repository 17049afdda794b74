"""Triggers: clauses that answer a moment. The active player's come first, then clockwise; each player's in an order of
choice (QC-12.8)."""

from tumblehall.games.quarriors import choices, steps
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.moments import Moment
from tumblehall.games.quarriors.numbering import CLAUSES, PROGRAM_NUMBERS
from tumblehall.games.quarriors.numbers import holds, shown
from tumblehall.games.quarriors.state import BEYOND, NONE, QuarriorsState
from tumblehall.games.quarriors.targets import candidates
from tumblehall.games.quarriors.wording import looks
from tumblehall.games.quarriors.zones import find, lies_used
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame


def push_triggers(s: QuarriorsState, fired: list[Frame]) -> None:
    """Puts FIRE frames (step, seat, clause, this, other) in their order; a player with several is asked which first,
    where that can matter: what only adds to a number comes before the rest, unasked."""
    if not fired:
        return
    for i in range(s.players - 1, -1, -1):
        seat = (s.turn + i) % s.players
        mine = [frame for frame in fired if frame[1] == seat]
        rest = [frame for frame in mine if not _only_adds(frame)]
        s.stack += reversed(rest)
        if _differ(s, rest):
            s.stack.append((steps.ORDER, seat, len(rest)))
        s.stack += [frame for frame in mine if _only_adds(frame)]


def _only_adds(f: Frame) -> bool:
    clause = CLAUSES[f[2]]
    assert isinstance(clause, w.When)
    return all(isinstance(effect, w.GainQuiddity | w.ChangeTotal) for effect in clause.do)


def scores(f: Frame) -> bool:
    """Whether a trigger makes its die score and so leave the ready area."""
    clause = CLAUSES[f[2]]
    assert isinstance(clause, w.When)
    return w.Score() in clause.do


def _likeness(s: QuarriorsState, f: Frame) -> tuple[int, tuple[object, ...]]:
    """What two triggers have in common whose order cannot matter: the clause and, where it scores them, how the dice
    look."""
    _, _, number, this, _ = f
    found = find(s, this) if scores(f) else None
    return number, () if found is None else looks(s, found[1])


def _differ(s: QuarriorsState, waiting: list[Frame]) -> bool:
    return len({_likeness(s, frame) for frame in waiting}) > 1


def on_table(s: QuarriorsState, moment: Moment, seat: int, other: int, but: tuple[int, ...] = ()) -> list[Frame]:
    """FIRE frames for a player's creatures in the ready area that answer a moment."""
    table = s.tables.when[moment]
    return [
        (steps.FIRE, seat, clause, die.tag, other)
        for die in s.ready[seat]
        if die.tag not in but and s.tables.creature[die.code]
        for clause in table[shown(die)]
    ]


def of_code(s: QuarriorsState, moment: Moment, seat: int, code: int, this: int, other: int = NONE) -> list[Frame]:
    """FIRE frames for a die that has left, by what it was."""
    clauses = s.tables.when[moment][code]
    return [(steps.FIRE, seat, clause, this, other) for clause in clauses] if clauses else []


def of_attached(
    s: QuarriorsState, moment: Moment, attached: tuple[tuple[int, int], ...], other: int = NONE
) -> list[Frame]:
    """FIRE frames for spells that were attached to a die; ME is the spell's owner (QC-13.8)."""
    if not attached:
        return []
    table = s.tables.host_when[moment]
    return [(steps.FIRE, owner, clause, BEYOND + code, other) for code, owner in attached for clause in table[code]]


def ask_order(s: QuarriorsState, f: Frame) -> list[int]:
    waiting = [_likeness(s, frame) for frame in s.stack[-f[2] :]]
    return [choices.ORDER + i for i, trigger in enumerate(waiting) if trigger not in waiting[:i]]


def answer_order(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, count = f
    first = s.stack.pop(len(s.stack) - count + option - choices.ORDER)
    if _differ(s, s.stack[-(count - 1) :]):
        s.stack.append((steps.ORDER, seat, count - 1))
    s.stack.append(first)


def fire(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """A trigger resolves, if its die is still there where that matters and its condition holds."""
    _, seat, number, this, _ = f
    clause = CLAUSES[number]
    assert isinstance(clause, w.When)
    if this < BEYOND and find(s, this) is None:
        return
    if not holds(s, clause.if_, seat, this):
        return
    if clause.may:
        s.stack.append((steps.MAY, *f[1:]))
    else:
        _run(s, f)


def _run(s: QuarriorsState, f: Frame) -> None:
    _, seat, number, this, other = f
    clause = CLAUSES[number]
    assert isinstance(clause, w.When)
    s.stack.append((steps.RUN, PROGRAM_NUMBERS[clause.do], 0, seat, this, other))


def ask_may(s: QuarriorsState, f: Frame) -> list[int]:
    """An optional ability whose first choice has no object is not offered."""
    _, seat, number, this, _ = f
    clause = CLAUSES[number]
    assert isinstance(clause, w.When)
    if isinstance(clause.do[0], w.Swap) and not lies_used(s, seat, this):
        return []  # Q86
    pick = getattr(clause.do[0], "dice", None)
    dice = getattr(pick, "dice", None)
    if dice is not None and not candidates(s, dice, seat, this):
        return []
    return [choices.YES, choices.PASS]


def answer_may(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    if option == choices.YES:
        _run(s, f)
