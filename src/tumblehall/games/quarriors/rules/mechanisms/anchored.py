"""Anchored spells: once a turn, in phases 2 to 4, the active player may pay the energy of one card in the Wilds for its
spell, whoever owns its dice (QX-8, Q270 to Q272)."""

from typing import Final

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Action, Energy
from tumblehall.games.quarriors.rules import steps, verbs
from tumblehall.games.quarriors.rules.mechanisms.energy import wealth_by_kind
from tumblehall.games.quarriors.rules.names import kind_name, seat_name
from tumblehall.games.quarriors.rules.numbers import holds, seats_of
from tumblehall.games.quarriors.rules.offers import can_do, can_pay
from tumblehall.games.quarriors.rules.price import pay_price
from tumblehall.games.quarriors.rules.state import BEYOND, NO_FACE, NONE, QuarriorsState, Scope
from tumblehall.games.quarriors.rules.voices import voices

ANCHORED: Final = Action.ANCHORED
ANCHOR: Final = verbs.ANCHOR.first


def anchor_options(s: QuarriorsState, seat: int) -> list[int]:
    """The cards whose spell a player may use now."""
    if s.anchored:
        return []
    rich = wealth_by_kind(s, seat)
    options = []
    for kind in s.tables.anchors:
        energy, due = s.tables.cards[kind].anchor_due
        if rich[energy] >= due and is_usable(s, seat, kind, due > 0):
            options.append(ANCHOR + kind)
    return options


def is_usable(s: QuarriorsState, seat: int, kind: int, payable: bool = False) -> bool:
    """Whether nobody forbids it, the price is there, and it can do something (Q272). `payable`: the price is known to
    be there."""
    said, scope = spell_of(s, kind), scope_of(seat, kind)
    clause = said.clause
    assert isinstance(clause, c.Activate)
    if is_forbidden(s, ANCHORED, seat, s.tables.energy[kind]):
        return False
    if clause.if_ is not None and not holds(s, clause.if_, scope):
        return False
    if not payable and not can_pay(s, clause.price, scope, seat):
        return False
    return can_do(s, kind << PAGE | said.program, 0, scope)


def is_forbidden(s: QuarriorsState, action: Action, seat: int, energy: Energy | None) -> bool:
    """Whether a clause keeps a player from something of that energy."""
    if not s.tables.bans_energy:
        return False
    for voice in voices(s, m.Forbid):
        clause = voice.said.clause
        assert isinstance(clause, m.Forbid)
        of_it = clause.action is action and clause.energy in (None, energy)
        if of_it and seat in seats_of(s, clause.who, voice.scope):
            return True
    return False


def spell_of(s: QuarriorsState, kind: int) -> Said:
    said = s.tables.cards[kind].anchored
    assert said is not None
    return said


def scope_of(seat: int, kind: int) -> Scope:
    """ME is the user; there is no die behind it."""
    return Scope(seat, BEYOND + (kind << 3 | NO_FACE))


def anchor(s: QuarriorsState, seat: int, kind: int) -> None:
    """Paid first, then it resolves."""
    said, scope = spell_of(s, kind), scope_of(seat, kind)
    clause = said.clause
    assert isinstance(clause, c.Activate)
    s.anchored = True
    if s.log is not None:
        s.log.say("anchored", {"player": seat_name(seat), "die": kind_name(s, kind)}, "QX-8")
    s.stack.append((steps.RUN, kind << PAGE | said.program, 0, seat, scope.this, NONE))
    pay_price(s, clause.price, scope, seat)
