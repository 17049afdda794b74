"""Triggers: clauses that answer a moment. The active player's come first, then clockwise; each player's in an order of
choice (QC-12.8)."""

from typing import Final

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import HOST, THIS, Moment
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.answers import on_table, pay_debts, when_of
from tumblehall.games.quarriors.rules.names import kind_name, looks, ready_ref, this_name
from tumblehall.games.quarriors.rules.numbers import holds, moment_die, things
from tumblehall.games.quarriors.rules.offers import can_do
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.voices import Voice
from tumblehall.games.quarriors.rules.zones import change, find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json

OF_DICE: Final = (Moment.SUMMONED, Moment.ATTACKING, Moment.DESTROYED, Moment.SCORES)
"""Moments that happen to dice: clauses say to which, and IT is the die."""
PENDING: Final = (steps.RUN, steps.FIRE, steps.ORDER, steps.RECALL, steps.MOMENT)
"""Work that may still ask what the effect before was about."""


# -- in which order --------------------------------------------------------------------------------------------------


def push_triggers(s: QuarriorsState, fired: list[Frame]) -> None:
    """Puts FIRE frames (step, seat, clause, this, other) in their order; a player with several is asked which first,
    where that can matter: what only adds to a number comes before the rest, unasked."""
    if not fired:
        return
    for i in range(s.players - 1, -1, -1):
        seat = (s.turn + i) % s.players
        mine = [frame for frame in fired if frame[1] == seat]
        rest = [frame for frame in mine if not _only_adds(s, frame)]
        s.stack += reversed(rest)
        if _differ(s, rest):
            s.stack.append((steps.ORDER, seat, len(rest)))
        s.stack += [frame for frame in mine if _only_adds(s, frame)]


def _only_adds(s: QuarriorsState, f: Frame) -> bool:
    clause = when_of(s, f[2])
    if clause.may or clause.if_ is not None or clause.limit is not None:
        return False
    return all(
        isinstance(effect, e.GainQuiddity) or (isinstance(effect, e.ChangeTotal) and not effect.zero)
        for effect in clause.do
    )


def scores(s: QuarriorsState, f: Frame) -> bool:
    """Whether a trigger makes its die score and so leave the ready area."""
    return e.Score() in when_of(s, f[2]).do


def _likeness(s: QuarriorsState, f: Frame) -> tuple[object, ...]:
    """What two triggers have in common whose order cannot matter: the clause and, where it scores them, how the dice
    look."""
    _, _, number, this, _ = f
    found = find(s, this) if scores(s, f) else None
    return when_of(s, number), () if found is None else looks(s, found[1])


def _differ(s: QuarriorsState, frames: list[Frame]) -> bool:
    return len(frames) > 1 and len({_likeness(s, frame) for frame in frames}) > 1


def waiting(s: QuarriorsState, f: Frame) -> list[Frame]:
    """The triggers that a question for the order is about; they lie below it, which may have been taken off."""
    return s.stack[-f[2] - 1 : -1] if s.stack[-1] == f else s.stack[-f[2] :]


def ask_order(s: QuarriorsState, f: Frame) -> list[int]:
    alike = [_likeness(s, frame) for frame in waiting(s, f)]
    return [verbs.ORDER.first + i for i, trigger in enumerate(alike) if trigger not in alike[:i]]


def answer_order(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, count = f
    first = s.stack.pop(len(s.stack) - count + option - verbs.ORDER.first)
    if _differ(s, s.stack[-(count - 1) :]):
        s.stack.append((steps.ORDER, seat, count - 1))
    s.stack.append(first)


# -- what it does ----------------------------------------------------------------------------------------------------


def fire(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """A trigger resolves, if its die is still there where that matters, its limit is not used up and its condition
    holds (Q217)."""
    _, seat, number, this, other = f
    clause = when_of(s, number)
    if this < BEYOND and this != NONE and find(s, this) is None:
        return
    scope = Scope(seat, this, other)
    if clause.limit is not None and used(s, scope, number) >= clause.limit:
        return
    if s.stack and s.stack[-1][0] in PENDING:
        s.held = (*s.held, (s.done, s.it, s.blame))
        s.stack.append((steps.RECALL,))
    die = moment_die(other)
    if die is not None:
        s.it = tuple([thing for thing in (die, *things(s, HOST, scope)) if thing.code != NONE][:1])
    elif clause.of is THIS and clause.moment in OF_DICE:
        s.it = things(s, THIS, scope)
    if not holds(s, clause.if_, scope):
        return
    if clause.may:
        s.stack.append((steps.MAY, *f[1:]))
    else:
        _run(s, f)


def recall(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What the list of effects below was about is known again."""
    *rest, (s.done, s.it, s.blame) = s.held
    s.held = tuple(rest)


def used(s: QuarriorsState, scope: Scope, number: int) -> int:
    """How often a die has used a clause with a limit this turn (Q171)."""
    die = _counted_on(s, scope)
    return 0 if die is None else dict(die.uses).get(number, 0)


def note_use(s: QuarriorsState, scope: Scope, number: int) -> None:
    die = _counted_on(s, scope)
    if die is not None:
        uses = dict(die.uses)
        uses[number] = uses.get(number, 0) + 1
        change(s, die, die.but(uses=tuple(sorted(uses.items()))))


def _counted_on(s: QuarriorsState, scope: Scope) -> Ready | None:
    """The die that counts the uses: THIS, or the creature beside which it lies."""
    found = find(s, scope.this)
    if found is None and scope.this >= BEYOND:
        for host in things(s, HOST, scope):
            found = find(s, host.ref)
    return None if found is None else found[1]


def _run(s: QuarriorsState, f: Frame) -> None:
    _, seat, number, this, other = f
    if when_of(s, number).limit is not None:
        note_use(s, Scope(seat, this, other), number)
    use_up(s, seat, number)
    program = number >> PAGE << PAGE | s.tables.clause(number).program
    s.stack.append((steps.RUN, program, 0, seat, this, other))


def use_up(s: QuarriorsState, seat: int, number: int) -> None:
    """A clause that lies on a player for so many uses is used once."""
    for place, watch in enumerate(s.watches):
        if watch.seat == seat and watch.clause == number and watch.uses > 0:
            left = (watch._replace(uses=watch.uses - 1),) if watch.uses > 1 else ()
            s.watches = (*s.watches[:place], *left, *s.watches[place + 1 :])
            return


def use_up_laid(s: QuarriorsState, voice: Voice) -> None:
    """The same for a clause that works by itself; nothing happens where it does not lie on a player."""
    for watch in s.watches if voice.die is None else ():
        if watch.seat == voice.scope.me and s.tables.clause(watch.clause) is voice.said:
            use_up(s, watch.seat, watch.clause)
            return


def ask_may(s: QuarriorsState, f: Frame) -> list[int]:
    """An optional ability whose first effect cannot be done is not offered."""
    _, seat, number, this, other = f
    program = number >> PAGE << PAGE | s.tables.clause(number).program
    return [verbs.YES.first, verbs.PASS.first] if can_do(s, program, 0, Scope(seat, this, other)) else []


def answer_may(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    if option == verbs.YES.first:
        _run(s, f)


def answer_moment(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Everybody's clauses for a moment of the turn, their conditions say in whose; what waits for a moment of this
    player comes last."""
    _, seat, number = f
    moment = Moment(number)
    fired: list[Frame] = []
    for i in range(s.players):
        fired += on_table(s, moment, (s.turn + i) % s.players, NONE)
    push_triggers(s, fired + pay_debts(s, moment, seat))


def _about(s: QuarriorsState, f: Frame) -> dict[str, Json]:
    clause = s.tables.clause(f[2])
    return {"clause": clause.name, "moment": when_of(s, f[2]).moment.words, "from": this_name(s, f[3])}


def die_refs(s: QuarriorsState, seat: int, this: int) -> tuple[str, ...]:
    """The die whose ability it is; one that has left the ready area lies in the used pile, unless it has gone on."""
    if this >= BEYOND and this - BEYOND >> 3 in s.tables.quests:
        return (f"quest:{kind_name(s, this - BEYOND >> 3)}",)
    if this >= BEYOND:
        kind = this - BEYOND >> 3
        return (f"used:{seat}:{kind_name(s, kind)}",) if s.used[seat][kind] else ()
    found = find(s, this)
    return () if found is None else (ready_ref(*found),)


STEPS = (
    work(steps.FIRE, "fire", ("seat", *steps.TRIGGER), fire),
    work(steps.RECALL, "recall", (), recall),
    work(steps.MOMENT, "moment", ("seat", "moment"), answer_moment),
    question(
        steps.ORDER,
        "order",
        takes=("count",),
        ask=ask_order,
        answer=answer_order,
        prompt="Which ability comes first?",
        rule="QC-12.8",
        verbs=(verbs.ORDER,),
    ),
    question(
        steps.MAY,
        "may",
        takes=steps.TRIGGER,
        ask=ask_may,
        answer=answer_may,
        prompt="Use the ability of {this}?",
        rule="QC-12.2",
        verbs=(verbs.YES, verbs.PASS),
        safe=(verbs.PASS,),
        refs=lambda s, f: die_refs(s, f[1], f[3]),
        about=_about,
    ),
)
