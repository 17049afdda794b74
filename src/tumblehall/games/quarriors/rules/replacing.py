"""What may happen instead: clauses that replace what is about to happen to a die, with the die as VICTIM."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import HOST, THIS, VICTIM, Action, Happening, Special, Window, Zone
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.names import this_name
from tumblehall.games.quarriors.rules.numbers import holds, number, seats_of
from tumblehall.games.quarriors.rules.offers import can_do, can_pay, open_lists
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, TO_USED, Fate, QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.triggers import used
from tumblehall.games.quarriors.rules.voices import beside, silenced, voices

REACTION_SPELLS: Final = Action.REACTION_SPELLS
DESTROYED: Final = Happening.DESTROYED
RESCUE: Final = Window.RESCUE
HERE: Final = Zone.HERE
USED: Fate = (TO_USED,)


class Replacement(NamedTuple):
    """A clause that may be used now, and for whom."""

    clause: c.Instead
    number: int
    scope: Scope


def replacements(s: QuarriorsState, happening: Happening, seat: int, die: Ready) -> list[Replacement]:
    """The clauses that could replace what happens to a creature: its own, those of what is attached to it, of others,
    of what lies on players. Their conditions hold, their price is there, their limit is not used up."""
    found = []
    for said, code, scope in _spoken(s, seat, die):
        clause = said.clause
        assert isinstance(clause, c.Instead)
        if clause.happening is not happening or not holds(s, clause.if_, scope):
            continue
        number_ = code >> 3 << PAGE | said.number
        if not can_pay(s, clause.price, scope, scope.me):
            continue
        if clause.limit is not None and used(s, scope, number_) >= clause.limit:
            continue
        program = code >> 3 << PAGE | said.program
        if not clause.may or (scope.me == seat and can_do(s, program, 0, scope)):
            found.append(Replacement(clause, number_, scope))
    return found


def _spoken(s: QuarriorsState, seat: int, die: Ready) -> Iterator[tuple[Said, int, Scope]]:
    """Every `Instead` that speaks of a creature, with the code of the die whose card it stands on."""
    faces = s.tables.faces
    victim = beside(seat, die)
    code = die.acts_as
    for said in faces[code].says.get(c.Instead, ()):
        if said.clause.of is THIS:  # type: ignore[union-attr]
            yield said, code, Scope(seat, die.tag, victim)
    for spell, owner in die.attached:
        for said in faces[spell].host_says.get(c.Instead, ()):
            if said.clause.of is HOST and not silenced(s, seat, die, owner, spell):  # type: ignore[union-attr]
                yield said, spell, Scope(owner, BEYOND + spell, victim)
    for voice in voices(s, c.Instead) if s.watches or c.Instead in s.tables.auras else ():
        clause = voice.said.clause
        assert isinstance(clause, c.Instead)
        if voice.die is not None:
            falls = voice.die.fate and voice.die.tag != die.tag  # in the same instant (Q39)
            if falls or isinstance(clause.of, Special):
                continue
        if voice.reaches(s, seat, die):  # Q203: not an immune one for an opponent's clause
            speaker = _speaker(s, voice.said, voice.scope, voice.die)
            yield voice.said, speaker, voice.scope.of_moment(victim)


def _speaker(s: QuarriorsState, said: Said, scope: Scope, die: Ready | None) -> int:
    """The code of the die whose card a clause stands on."""
    if die is not None and die.tag == scope.this:
        return die.acts_as
    return s.tables.kind_of[said.name.partition("/")[0]] << 3


# -- where a destroyed creature goes ---------------------------------------------------------------------------------


def fates_of(s: QuarriorsState, seat: int, die: Ready) -> list[Fate]:
    """The destinations on offer: forced ones, or the used pile; then optional ones, reaction spells last. Two that lead
    to one place are one (Q27); of optional ones two of one die, the cheaper."""
    if not s.tables.has_fates:
        return [USED]
    forced: list[Fate] = []
    optional: list[tuple[int, Fate]] = []
    if DESTROYED in s.tables.said:
        for clause, number_, scope in replacements(s, DESTROYED, seat, die):
            for fate in _lists(s, number_, scope):
                if clause.may:
                    optional.append((_dearness(s, clause.price, scope), fate))
                elif destination(s, fate) not in [destination(s, other) for other in forced]:
                    forced.append(fate)
    if RESCUE in s.tables.said and _may_rescue(s, seat) and not reactions_forbidden(s, seat):
        optional += [(0, fate) for fate in _rescues(s, seat, die)]
    first = forced or [USED]
    told = [_text(s, die, fate) for fate in first]
    cheapest: dict[tuple[str, str], tuple[int, Fate]] = {}
    for price, fate in optional:
        text = _text(s, die, fate)
        if text not in told and (text not in cheapest or price < cheapest[text][0]):
            cheapest[text] = price, fate
    return [*first, *(fate for _, fate in cheapest.values())][: verbs.MOST_FATES]


def _may_rescue(s: QuarriorsState, seat: int) -> bool:
    """In another's turn; the challenger in a challenge too (Q61)."""
    return s.turn != seat or (s.battle is not None and s.battle.quest != NONE)


def _text(s: QuarriorsState, die: Ready, fate: Fate) -> tuple[str, str]:
    """What tells a destination from others: the place, and the die by which it comes, where it is another."""
    other = fate != USED and fate[2] not in (die.tag, NONE)
    return destination(s, fate), this_name(s, fate[2]) if other else ""


def _lists(s: QuarriorsState, number_: int, scope: Scope) -> list[Fate]:
    """One destination, or where it begins with a choice one for each list that can be done."""
    fate = (number_, scope.me, scope.this)
    program = number_ >> PAGE << PAGE | s.tables.clause(number_).program
    if not isinstance(s.tables.program(program).effects[0], e.OneOf):
        return [fate]
    return [(*fate, place) for place in open_lists(s, program, 0, scope)]


def _dearness(s: QuarriorsState, price: e.Price | None, scope: Scope) -> int:
    match price:
        case None:
            return 0
        case e.Pay(n):
            return number(s, n, scope)
        case _:
            return 1


def _rescues(s: QuarriorsState, seat: int, die: Ready) -> list[Fate]:
    """Reaction spells that would send it elsewhere, equal ones once."""
    found: list[Fate] = []
    seen: set[int] = set()
    for spell in s.ready[seat]:
        react = s.tables.faces[spell.code].react
        if react is None or RESCUE not in react.clause.windows or s.tables.same[spell.code] in seen:  # type: ignore[union-attr]
            continue
        seen.add(s.tables.same[spell.code])
        scope = Scope(seat, spell.tag, beside(seat, die))
        if can_do(s, spell.code >> 3 << PAGE | react.program, 0, scope):
            found += _lists(s, spell.code >> 3 << PAGE | react.number, scope)
    return found


def clause_of(s: QuarriorsState, fate: Fate) -> c.Clause | None:
    """The clause behind a destination; None: the used pile."""
    return s.tables.clause(fate[0]).clause if fate and fate[0] >= 0 else None


def destination(s: QuarriorsState, fate: Fate) -> str:
    """Where a destination leads, by its name."""
    clause = clause_of(s, fate)
    if clause is None:
        return "used"
    assert isinstance(clause, c.Instead | c.React)
    return _leads(_first_of(clause.do, fate[3] if len(fate) > 3 else 0))


def _first_of(do: tuple[e.Effect, ...], place: int) -> tuple[e.Effect, ...]:
    first = do[0]
    return (*first.options[place], *do[1:]) if isinstance(first, e.OneOf) else do


def _leads(do: tuple[e.Effect, ...]) -> str:
    """What the first effect on the victim does to it."""
    for effect in do:
        match effect:
            case e.Save(_, to):
                return "stay" if to is HERE else "ready"
            case e.Move(dice, to) if dice in (THIS, HOST, VICTIM):
                return to.name.lower()
            case e.RollOut(dice) if dice in (THIS, HOST, VICTIM):
                return "roll"
            case e.Cull(dice) if dice in (THIS, HOST, VICTIM):
                return "wilds"
            case e.If(_, inner) | e.Then(inner) | e.May(inner):
                led = _leads(inner)
                if led != "used":
                    return led
            case _:
                pass
    return "used"


def reactions_forbidden(s: QuarriorsState, seat: int) -> bool:
    """Whether a player may cast no reaction spells (Q97)."""
    if m.Forbid not in s.tables.said:
        return False
    for voice in voices(s, m.Forbid):
        clause = voice.said.clause
        assert isinstance(clause, m.Forbid)
        if clause.action is REACTION_SPELLS and seat in seats_of(s, clause.who, voice.scope):
            return True
    return False
