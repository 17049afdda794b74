"""Triggers: clauses that answer a moment. The active player's come first, then clockwise; each player's in an order of
choice (QC-12.8)."""

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.selectors import Either, Of
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import HOST, THIS, Moment, Side, Special, Zone
from tumblehall.games.quarriors.rules import fits, steps, verbs
from tumblehall.games.quarriors.rules.names import looks, ready_ref, this_name
from tumblehall.games.quarriors.rules.numbers import holds, moment_die, things
from tumblehall.games.quarriors.rules.offers import can_do
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState, Ready, Scope, Thing
from tumblehall.games.quarriors.rules.voices import beside, silenced
from tumblehall.games.quarriors.rules.zones import change, find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question, work
from tumblehall.kernel.values import Json

PENDING = (steps.RUN, steps.FIRE, steps.ORDER, steps.RECALL, steps.MOMENT)
"""Work that may still ask what the effect before was about."""


def when_of(s: QuarriorsState, number: int) -> c.When:
    clause = s.tables.clause(number).clause
    assert isinstance(clause, c.When)
    return clause


# -- who answers -----------------------------------------------------------------------------------------------------


def frame_of(seat: int, code: int, said: Said, this: int, other: int) -> Frame:
    """The work of one trigger: `code` is that of the die whose card it stands on."""
    return (steps.FIRE, seat, code >> 3 << PAGE | said.number, this, other)


def on_table(s: QuarriorsState, moment: Moment, seat: int, other: int, but: tuple[int, ...] = ()) -> list[Frame]:
    """What a player's creatures in the ready area, and the player's spells attached to any, answer to a moment of the
    player."""
    found: list[Frame] = []
    if moment not in s.tables.said:
        return found
    faces = s.tables.faces
    for die in s.ready[seat]:
        if die.tag in but or not faces[die.code].creature:
            continue
        code = die.acts_as
        for said in faces[code].when.get(moment, ()):
            if said.clause.of is THIS:  # type: ignore[union-attr]
                found.append(frame_of(seat, code, said, die.tag, other))
    for owner, area in enumerate(s.ready):
        for host in area:
            if host.attached and host.tag not in but:
                found += _beside(s, moment, seat, owner, host)
    return found


def _beside(s: QuarriorsState, moment: Moment, seat: int, owner: int, host: Ready) -> list[Frame]:
    """What a player's spells attached to a creature answer as the creature stands there."""
    if silenced(s, owner, host):
        return []
    return [
        frame_of(seat, code, said, BEYOND + code, beside(owner, host))
        for code, holder in host.attached
        if holder == seat
        for said in s.tables.faces[code].host_when.get(moment, ())
        if said.clause.of is HOST  # type: ignore[union-attr]
    ]


def of_code(s: QuarriorsState, moment: Moment, seat: int, code: int, this: int, other: int = NONE) -> list[Frame]:
    """What a die says to what happened to it, by what it was."""
    said_then = s.tables.faces[code].when.get(moment, ())
    return [frame_of(seat, code, said, this, other) for said in said_then if said.clause.of is THIS]  # type: ignore[union-attr]


def of_attached(
    s: QuarriorsState, moment: Moment, attached: tuple[tuple[int, int], ...], host: int = NONE
) -> list[Frame]:
    """What spells say to what happened to the creature that they were attached to; ME is the spell's owner
    (QC-13.8)."""
    if not attached:
        return []
    faces = s.tables.faces
    return [
        frame_of(owner, code, said, BEYOND + code, host)
        for code, owner in attached
        for said in faces[code].host_when.get(moment, ())
        if said.clause.of is HOST  # type: ignore[union-attr]
    ]


def hears(s: QuarriorsState, moment: Moment) -> bool:
    """Whether anything on the table answers such a moment of other dice."""
    return moment in s.tables.overhears


def of_others(
    s: QuarriorsState, moment: Moment, thing: Thing, die: Ready | None, but: tuple[int, ...] = ()
) -> list[Frame]:
    """What others say to what happens to a die: clauses whose dice are told by a selector, from the ready areas, and
    those that lie on players. `die`: as it stands now; None: it has left."""
    found: list[Frame] = []
    if not hears(s, moment):
        return found
    faces = s.tables.faces
    other = steps.REF + (thing.seat << 9) + (BEYOND + thing.code if die is None else die.tag)
    for seat, area in enumerate(s.ready):
        for voice in area:
            if voice.tag in but or not faces[voice.code].creature:
                continue
            code = voice.acts_as
            for said in faces[code].when.get(moment, ()):
                of: Of = said.clause.of  # type: ignore[union-attr, assignment]
                if not isinstance(of, Special) and _is_of(s, of, thing, Scope(seat, voice.tag)):
                    found.append(frame_of(seat, code, said, voice.tag, other))
    for watch in s.watches:
        said = s.tables.clause(watch.clause)
        clause = said.clause
        if not isinstance(clause, c.When) or clause.moment is not moment:
            continue
        if _is_of(s, clause.of, thing, Scope(watch.seat, watch.this, watch.it, watch.that)):
            found.append((steps.FIRE, watch.seat, watch.clause, watch.this, other))
    return found


def _is_of(s: QuarriorsState, of: Of, thing: Thing, scope: Scope) -> bool:
    """Whether a die, as it was when it happened, is of those that a clause speaks of."""
    if isinstance(of, Special):
        return any(thing.ref == named.ref for named in things(s, of, scope))
    selectors = of.of if isinstance(of, Either) else (of,)
    for dice in selectors:
        if thing.seat not in fits.sides(s, dice.side, scope):
            continue
        if dice.side is Side.OTHERS and thing.ref == scope.this:
            continue
        if any(zone in fits.RECORDS for zone in dice.zones):
            if fits.is_one(s, dice, thing, scope):
                return True
        elif fits.fits_code(s, dice, Zone.READY, thing.code, scope):
            return True
    return False


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


def _differ(s: QuarriorsState, waiting: list[Frame]) -> bool:
    return len(waiting) > 1 and len({_likeness(s, frame) for frame in waiting}) > 1


def ask_order(s: QuarriorsState, f: Frame) -> list[int]:
    waiting = [_likeness(s, frame) for frame in s.stack[-f[2] :]]
    return [verbs.ORDER.first + i for i, trigger in enumerate(waiting) if trigger not in waiting[:i]]


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
    if clause.limit is not None and used(s, this, number) >= clause.limit:
        return
    if s.stack and s.stack[-1][0] in PENDING:
        s.held = (*s.held, (s.done, s.it, s.blame))
        s.stack.append((steps.RECALL,))
    die = moment_die(other)
    if die is not None:
        s.it = (die if die.ref >= BEYOND else things(s, HOST, Scope(seat, this, other))[0],)
    if not holds(s, clause.if_, Scope(seat, this, other)):
        return
    if clause.may:
        s.stack.append((steps.MAY, *f[1:]))
    else:
        _run(s, f)


def recall(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """What the list of effects below was about is known again."""
    *rest, (s.done, s.it, s.blame) = s.held
    s.held = tuple(rest)


def used(s: QuarriorsState, this: int, number: int) -> int:
    """How often a die has used a clause with a limit this turn (Q171)."""
    found = find(s, this)
    return 0 if found is None else dict(found[1].uses).get(number, 0)


def note_use(s: QuarriorsState, this: int, number: int) -> None:
    found = find(s, this)
    if found is not None:
        uses = dict(found[1].uses)
        uses[number] = uses.get(number, 0) + 1
        change(s, found[1], found[1].but(uses=tuple(sorted(uses.items()))))


def _run(s: QuarriorsState, f: Frame) -> None:
    _, seat, number, this, other = f
    if when_of(s, number).limit is not None:
        note_use(s, this, number)
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


def ask_may(s: QuarriorsState, f: Frame) -> list[int]:
    """An optional ability whose first effect cannot be done is not offered."""
    _, seat, number, this, other = f
    program = number >> PAGE << PAGE | s.tables.clause(number).program
    return [verbs.YES.first, verbs.PASS.first] if can_do(s, program, 0, Scope(seat, this, other)) else []


def answer_may(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    if option == verbs.YES.first:
        _run(s, f)


def answer_moment(s: QuarriorsState, f: Frame, rng: Rng) -> None:
    """Everybody's clauses for a moment of the turn; what waits for a moment of this player comes last."""
    _, seat, number = f
    moment = Moment(number)
    fired: list[Frame] = []
    for i in range(s.players):
        fired += on_table(s, moment, (s.turn + i) % s.players, NONE) if moment in EVERYBODYS else []
    if moment not in EVERYBODYS:
        fired += on_table(s, moment, seat, NONE)
    push_triggers(s, fired + pay_debts(s, moment, seat))


EVERYBODYS = (Moment.PHASE2_ENDS, Moment.PHASE3_STARTS, Moment.PHASE3_ENDS)
"""Moments that everybody's clauses answer; their conditions say in whose turn."""


def pay_debts(s: QuarriorsState, moment: Moment, seat: int) -> list[Frame]:
    """What waits for a moment of a player happens, once: clockwise from that player's left (Q220)."""
    found: list[Frame] = []
    if not s.debts:
        return found
    left = []
    for debt in s.debts:
        if debt.of == seat and when_of(s, debt.clause).moment is moment:
            found.append((steps.FIRE, debt.seat, debt.clause, debt.this, seat))
        else:
            left.append(debt)
    s.debts = tuple(left)
    return found


def _about(s: QuarriorsState, f: Frame) -> dict[str, Json]:
    clause = s.tables.clause(f[2])
    return {"clause": clause.name, "moment": when_of(s, f[2]).moment.words, "from": this_name(s, f[3])}


def die_refs(s: QuarriorsState, seat: int, this: int) -> tuple[str, ...]:
    """The die whose ability it is; one that has left the ready area lies in the used pile."""
    if this >= BEYOND:
        return (f"used:{seat}:{this_name(s, this - BEYOND >> 3 << 3 | 7 + BEYOND)}",)
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
