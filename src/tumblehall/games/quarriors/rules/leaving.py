"""Dice that leave a ready area: what was attached goes home, an attack that is not yet fixed loses them, and the last
move into a used pile may be replaced."""

from typing import Final

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.selectors import Either, Of
from tumblehall.games.quarriors.language.terms import HOST, THIS, Happening, Special, Zone
from tumblehall.games.quarriors.rules import fits, spots
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import attached_home
from tumblehall.games.quarriors.rules.names import die_name, kind_name, seat_name, this_name
from tumblehall.games.quarriors.rules.numbers import DAMAGE, EFFECT, SCORING, STATE, holds, things
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState, Ready, Scope, Thing
from tumblehall.games.quarriors.rules.steps import REF
from tumblehall.games.quarriors.rules.voices import Voice, silenced, voices
from tumblehall.kernel.values import Json

TO_USED: Final = Happening.TO_USED
ACTIVE: Final = Zone.ACTIVE
READY: Final = Zone.READY
REMOVED: Final = Zone.REMOVED
WILDS: Final = Zone.WILDS
CAUSES: Final = {
    EFFECT: ("effect", "QC-12.4"),
    DAMAGE: ("damage", "QC-8.6"),
    STATE: ("state", "QC-12.2"),
    SCORING: ("score", "QC-6.4"),
}
"""What a creature is destroyed by, and the rule behind it."""


def spells_home(s: QuarriorsState, seat: int, die: Ready, this: int = NONE) -> None:
    """What is attached goes to its owners' used piles (QC-13.3), a quartifact to its card. `this`: the creature as its
    own clauses know it, where it is not by its tag."""
    if s.quests is not None:
        attached_home(s, seat, die, die.tag if this == NONE else this)
        return
    for code, owner in die.attached:
        s.used[owner][code >> 3] += 1


def out_of_battle(s: QuarriorsState, die: Ready) -> None:
    """QC-8.5: before defenders are chosen the attack of one that leaves is gone for everybody."""
    battle = s.battle
    if battle is not None and not battle.totals:
        battle.shares = tuple(share for share in battle.shares if share[0] != die.tag)


def kept_off(s: QuarriorsState, seat: int, die: Ready) -> tuple[Voice, ...]:
    """What would send a creature elsewhere than to a used pile, but does not reach it where it stands (Q203)."""
    if not s.tables.has_immunity or TO_USED not in s.tables.said:
        return ()
    return tuple([voice for voice in voices(s, c.Instead) if voice.is_kept_off(s, seat, die)])


def into_used(
    s: QuarriorsState, seat: int, code: int, cause: int, die: Ready | None = None, but: tuple[Voice, ...] = ()
) -> str:
    """The last move into a used pile, or where a clause sends the die instead (Q310); the place by its name. `die`: as
    it stood in a ready area, with what was attached to it; `but`: what did not reach it there."""
    kind = code >> 3
    if TO_USED in s.tables.said:
        blame = s.blame
        s.blame = blame._replace(cause=cause)
        thing = Thing(seat, BEYOND + code, code if die is None else die.acts_as)  # records know a copy as what it was
        to = (None if die is None else _own_instead(s, seat, die)) or _instead(s, thing, but)
        s.blame = blame
        if to is REMOVED:
            s.removed = (*s.removed, kind)
            return "removed"
        if to is ACTIVE:
            s.active[seat] = sorted([*s.active[seat], kind << 3 | 7])
            return "active"
        if to is WILDS:
            s.wilds[kind] += 1
            return "wilds"
    s.used[seat][kind] += 1
    return "used"


def bound_for(s: QuarriorsState, seat: int, die: Ready) -> Zone | None:
    """Where a clause will send a creature that is being destroyed, if its owner leaves it to its used pile (Q310)."""
    if TO_USED not in s.tables.said:
        return None
    lost = s.lost
    if s.blame.cause == DAMAGE and seat != s.turn:  # as it will be when it moves
        s.lost = (*lost, (seat, die.acts_as))
    thing = Thing(seat, BEYOND + die.code, die.acts_as)
    to = _own_instead(s, seat, die) or _instead(s, thing, kept_off(s, seat, die))
    s.lost = lost
    return to


def comes_to_used(s: QuarriorsState, seat: int, die: Ready) -> bool:
    """Whether a creature that scores comes to its used pile (Q87)."""
    if TO_USED not in s.tables.said:
        return True
    blame = s.blame
    s.blame = blame._replace(cause=SCORING)
    thing = Thing(seat, BEYOND + die.code, die.acts_as)
    to = _own_instead(s, seat, die) or _instead(s, thing, kept_off(s, seat, die))
    s.blame = blame
    return to is None


def _own_instead(s: QuarriorsState, seat: int, die: Ready) -> Zone | None:
    """What the die itself says, and what was attached to it."""
    faces = s.tables.faces
    host = REF + (seat << 9) + BEYOND + die.acts_as
    own = [(said, THIS, Scope(seat, BEYOND + die.code)) for said in faces[die.acts_as].says.get(c.Instead, ())]
    for code, owner in die.attached:
        if not silenced(s, seat, die, owner, code):
            for said in faces[code].host_says.get(c.Instead, ()):
                own.append((said, HOST, Scope(owner, BEYOND + code, host)))
    for said, of, scope in own:
        clause = said.clause
        assert isinstance(clause, c.Instead)
        if clause.happening is TO_USED and clause.of is of and holds(s, clause.if_, scope):
            return _leads(clause)
    return None


def _instead(s: QuarriorsState, thing: Thing, but: tuple[Voice, ...]) -> Zone | None:
    for voice in voices(s, c.Instead):
        clause = voice.said.clause
        assert isinstance(clause, c.Instead)
        if clause.happening is not TO_USED or not holds(s, clause.if_, voice.scope):
            continue
        if not voice.is_in(but) and speaks_of(s, clause.of, voice, thing):
            return _leads(clause)
    return None


def _leads(clause: c.Instead) -> Zone:
    effect = clause.do[0]
    assert isinstance(effect, e.Move)
    return effect.to


def speaks_of(s: QuarriorsState, of: Of, voice: Voice, thing: Thing) -> bool:
    """Whether a clause speaks of a die that is on its way."""
    scope: Scope = voice.scope
    if isinstance(of, Special):  # what a die in play says of itself it says of no other
        named = things(s, of, scope) if voice.die is None else ()
        return any(thing.seat == other.seat and thing.ref - BEYOND >> 3 == other.code >> 3 for other in named)
    return any(
        thing.seat in fits.sides(s, dice.side, scope)
        and (
            spots.is_one(s, dice, thing, scope)
            if any(zone in spots.RECORDS for zone in dice.zones)
            else fits.fits_code(s, dice, READY, thing.code, scope)
        )
        for dice in (of.of if isinstance(of, Either) else (of,))
    )


def say_destroyed(s: QuarriorsState, seat: int, die: Ready, to: str) -> None:
    if s.log is not None:
        cause, rule = CAUSES[s.blame.cause]
        data = {"player": seat_name(seat), "die": die_name(s, die.code), "to": to, "cause": cause}
        s.log.say("destroyed", data | by_whom(s, s.blame.by), rule)


def by_whom(s: QuarriorsState, by: int) -> dict[str, Json]:
    """The die that did something, as far as it can still be named."""
    known = by >= BEYOND or any(other.tag == by for _, other in in_play(s))
    return {"by": this_name(s, by)} if known else {}


def say_moved(s: QuarriorsState, seat: int, kind: int, to: str) -> None:
    if s.log is not None:
        s.log.say("moved", {"player": seat_name(seat), "die": kind_name(s, kind), "to": to}, "QC-2.13")
