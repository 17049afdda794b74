"""Spells and other things that are used by choice in the own turn: casting, attaching, activating (QC-13.1 to QC-13.3,
QC-13.10)."""

from collections.abc import Iterator
from typing import Final

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language.selectors import Selector
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Moment, Phase, Source, Special
from tumblehall.games.quarriors.rules import select, steps, verbs
from tumblehall.games.quarriors.rules.answers import frame_of
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.names import die_name, looks, ready_name, seat_name, unlike
from tumblehall.games.quarriors.rules.numbers import holds, seats_of
from tumblehall.games.quarriors.rules.offers import can_do, can_pay
from tumblehall.games.quarriors.rules.price import pay_price
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.triggers import note_use, push_triggers, used
from tumblehall.games.quarriors.rules.voices import beside
from tumblehall.games.quarriors.rules.zones import change, find, leave
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question

PLACED: Final = Moment.PLACED
READY: Final = int(Phase.READY)
SPELL: Final = Source.SPELL
CAST: Final = verbs.CAST.first
ATTACH: Final = verbs.ATTACH.first
ACTIVATE: Final = verbs.ACTIVATE.first


def castable(s: QuarriorsState, seat: int) -> list[int]:
    """The spells a player may cast or attach now, equal ones once."""
    t = s.tables
    faces = t.faces
    options: list[int] = attachable(s, seat) if s.quests is not None else []
    seen: list[int] = []
    for die in s.ready[seat]:
        code = die.code
        face = faces[code]
        if not face.spell or t.same[code] in seen:
            continue
        if face.cast is not None:
            if_ = face.cast.clause.if_  # type: ignore[union-attr]
            scope = Scope(seat, die.tag)
            if (if_ is None or holds(s, if_, scope)) and can_do(s, code >> 3 << PAGE | face.cast.program, 0, scope):
                seen.append(t.same[code])
                options.append(CAST + die.tag)
        elif face.attach is not None and select.has_object(s, None, _target(s, die), Scope(seat, die.tag), SPELL):
            seen.append(t.same[code])
            options.append(ATTACH + die.tag)
    return options


def attachable(s: QuarriorsState, seat: int) -> list[int]:
    """The quartifact that a player may attach now, in phase 2."""
    quests = s.tables.quests
    found = [ATTACH + die.tag for die in s.ready[seat] if die.code >> 3 in quests]
    return found if found and s.phase == READY and carriers_for(s, seat) else []


def carriers_for(s: QuarriorsState, seat: int) -> list[Ready]:
    """The creatures that may be given a quartifact: those summoned this turn that are still there (QQ-18, Q355)."""
    return [die for die in s.ready[seat] if die.summoned and s.tables.faces[die.code].creature]


def _target(s: QuarriorsState, die: Ready) -> Selector:
    """The creatures beside which a spell may be laid."""
    attach = s.tables.faces[die.code].attach
    assert attach is not None
    assert isinstance(attach.clause, c.Attach)
    dice = attach.clause.target.dice
    assert not isinstance(dice, Special)
    return dice


def spend_spell(s: QuarriorsState, seat: int, tag: int) -> int:
    """Takes a spell from the ready area to the spent pile; its code."""
    found = find(s, tag)
    assert found is not None
    leave(s, seat, found[1])
    s.spent[seat].append(found[1].code)
    return found[1].code


def cast(s: QuarriorsState, seat: int, tag: int) -> None:
    code = spend_spell(s, seat, tag)
    said = s.tables.faces[code].cast
    assert said is not None
    if s.log is not None:
        s.log.say("cast", {"player": seat_name(seat), "spell": die_name(s, code)}, "QC-13.1")
    s.stack.append((steps.RUN, code >> 3 << PAGE | said.program, 0, seat, BEYOND + code, NONE))


def ask_attach(s: QuarriorsState, f: Frame) -> list[int]:
    _, seat, tag = f
    found = find(s, tag)
    assert found is not None
    if found[1].code >> 3 in s.tables.quests:
        return [verbs.PICK_READY.first + die.tag for die in unlike(s, carriers_for(s, seat))]
    return select.candidates(s, _target(s, found[1]), Scope(seat, tag), SPELL)


def answer_attach(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, tag = f
    spell, host = find(s, tag), find(s, option - verbs.PICK_READY.first)
    assert spell is not None
    assert host is not None
    leave(s, seat, spell[1])
    code = spell[1].code
    change(s, host[1], host[1].but(attached=tuple(sorted((*host[1].attached, (code, seat))))))
    if s.log is not None:
        data = {"player": seat_name(seat), "spell": die_name(s, code), "host": ready_name(s, host[1])}
        s.log.say("attached", data, "QQ-18" if code >> 3 in s.tables.quests else "QC-13.3")
    placed = s.tables.faces[code].host_when.get(PLACED, ())
    push_triggers(s, [frame_of(seat, code, said, BEYOND + code, beside(seat, host[1])) for said in placed])


# -- abilities that are used by choice -----------------------------------------------------------------------------


def _abilities(s: QuarriorsState, seat: int) -> Iterator[tuple[Ready, int, c.Activate, Scope]]:
    """What a player may activate now: once per die and turn, by those it names."""
    for owner, die in in_play(s):
        code = die.acts_as
        if not s.tables.faces[code].speaks:
            continue
        for said in s.tables.faces[code].says.get(c.Activate, ()):
            clause = said.clause
            assert isinstance(clause, c.Activate)
            number = code >> 3 << PAGE | said.number
            if seat not in seats_of(s, clause.who, Scope(owner, die.tag)) or used(s, Scope(owner, die.tag), number):
                continue
            scope = Scope(seat, die.tag)
            program = code >> 3 << PAGE | said.program
            if not (holds(s, clause.if_, scope) and can_pay(s, clause.price, scope, seat)):
                continue
            if can_do(s, program, 0, scope):
                yield die, number, clause, scope


def usable(s: QuarriorsState, seat: int) -> list[int]:
    """The dice whose abilities a player may activate now, those that look the same once."""
    found: dict[tuple[object, ...], int] = {}
    for die, _, _, _ in _abilities(s, seat):
        owner = next(owner for owner, other in in_play(s) if other is die)
        found.setdefault((owner, *looks(s, die)), ACTIVATE + die.tag)
    return list(found.values())


def activate(s: QuarriorsState, seat: int, tag: int) -> None:
    """Paid first; ME is whoever activates (Q94)."""
    die, number, clause, scope = next(found for found in _abilities(s, seat) if found[0].tag == tag)
    if s.log is not None:
        s.log.say("activated", {"player": seat_name(seat), "die": die_name(s, die.code)}, "QL-7")
    note_use(s, scope, number)
    program = number >> PAGE << PAGE | s.tables.clause(number).program
    s.stack.append((steps.RUN, program, 0, seat, tag, NONE))
    pay_price(s, clause.price, scope, seat)


STEPS = (
    question(
        steps.ATTACH,
        "attach",
        takes=("tag",),
        ask=ask_attach,
        answer=answer_attach,
        prompt="Beside which creature do you lay {tag}?",
        rule="QC-13.3",
        verbs=(verbs.PICK_READY,),
        about=lambda s, f: {"effect": "attach"},
    ),
)
