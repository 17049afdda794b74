"""Who answers a moment: clauses of dice in play, of what is attached to them, and of what lies on players."""

from typing import Final

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.selectors import Either, Of
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import HOST, THIS, Moment, Special
from tumblehall.games.quarriors.rules import fits, spots, steps
from tumblehall.games.quarriors.rules.areas import dice_of
from tumblehall.games.quarriors.rules.mechanisms.enchantments import is_working
from tumblehall.games.quarriors.rules.mechanisms.questing import MOMENTS_AT_HOME
from tumblehall.games.quarriors.rules.numbers import things
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState, Ready, Scope, Thing, Watch
from tumblehall.games.quarriors.rules.voices import beside, scope_of, silenced
from tumblehall.kernel.flow import Frame

ATTACKING: Final = Moment.ATTACKING
SUMMONED: Final = Moment.SUMMONED


def when_of(s: QuarriorsState, number: int) -> c.When:
    clause = s.tables.clause(number).clause
    assert isinstance(clause, c.When)
    return clause


# -- who answers -----------------------------------------------------------------------------------------------------


def frame_of(seat: int, code: int, said: Said, this: int, other: int) -> Frame:
    """The work of one trigger: `code` is that of the die whose card it stands on."""
    return (steps.FIRE, seat, code >> 3 << PAGE | said.number, this, other)


def on_table(s: QuarriorsState, moment: Moment, seat: int, other: int, but: tuple[int, ...] = ()) -> list[Frame]:
    """What a player's creatures in play, the locked one too, the player's spells attached to any, and what lies on the
    player answer to a moment of the player."""
    found: list[Frame] = []
    if moment not in s.tables.said:
        return found
    faces = s.tables.faces
    fighting = moment in ATTACKS
    for die in s.ready[seat] if s.quests is None or moment in MOMENTS_AT_HOME else dice_of(s, seat):
        speaks = faces[die.code].speaks or (faces[die.code].enchants and is_working(s, seat, die))
        if die.tag in but or not speaks or (fighting and not attacks(s, die.tag)):
            continue
        code = die.acts_as
        for said in faces[code].when.get(moment, ()):
            if said.clause.of is THIS:  # type: ignore[union-attr]
                found.append(frame_of(seat, code, said, die.tag, other))
    for owner, area in enumerate(s.ready):
        for host in area:
            if host.attached and host.tag not in but:
                found += _beside(s, moment, seat, owner, host)
    if s.quests is not None:
        for owner, party in enumerate(s.quests.party):
            for host in party:
                if host.attached and host.tag not in but:
                    found += _beside(s, moment, seat, owner, host)
    return found + laid_on(s, moment, seat, other)


def on_enchantments(s: QuarriorsState, moment: Moment, seat: int) -> list[Frame]:
    """What a player's enchantments answer to a moment of the player."""
    return [
        frame_of(seat, die.code, said, die.tag, NONE)
        for die in s.ready[seat]
        if is_working(s, seat, die)
        for said in s.tables.faces[die.code].when.get(moment, ())
        if said.clause.of is THIS  # type: ignore[union-attr]
    ]


def laid_on(s: QuarriorsState, moment: Moment, seat: int, other: int = NONE) -> list[Frame]:
    """What lies on a player and answers a moment of the player; THAT and the die it spoke of are those of then."""
    found: list[Frame] = []
    for watch in s.watches:
        if watch.seat == seat and _waits_for(s, watch, moment):
            then = watch.it if watch.that == NONE else steps.with_that(watch.it, watch.that)
            found.append((steps.FIRE, seat, watch.clause, watch.this, then if other == NONE else other))
    return found


def _beside(s: QuarriorsState, moment: Moment, seat: int, owner: int, host: Ready) -> list[Frame]:
    """What a player's spells attached to a creature answer as the creature stands there; in a battle of the player
    only if it attacks."""
    if moment in ATTACKS and not attacks(s, host.tag):
        return []
    return [
        frame_of(seat, code, said, BEYOND + code, beside(owner, host))
        for code, holder in host.attached
        if holder == seat
        for said in s.tables.faces[code].host_when.get(moment, ())
        if not silenced(s, owner, host, seat, code)
    ]


ATTACKS: Final = (
    Moment.BEFORE_DEFENDERS, Moment.FIRST_LOSS, Moment.ATTACK_OVER, Moment.CHALLENGE_MET, Moment.CHALLENGE_OVER,
)  # fmt: skip
"""Moments of a battle, answered by what attacks in it."""


def attacks(s: QuarriorsState, tag: int) -> bool:
    return s.battle is not None and any(attacker == tag for attacker, _ in s.battle.shares)


def _waits_for(s: QuarriorsState, watch: Watch, moment: Moment) -> bool:
    clause = s.tables.clause(watch.clause).clause
    return isinstance(clause, c.When) and clause.moment is moment


def of_code(s: QuarriorsState, moment: Moment, seat: int, code: int, this: int, other: int = NONE) -> list[Frame]:
    """What a die says to what happened to it, by what it was."""
    said_then = s.tables.faces[code].when.get(moment)
    if said_then is None:
        return []
    return [frame_of(seat, code, said, this, other) for said in said_then if said.clause.of is THIS]  # type: ignore[union-attr]


def of_attached(s: QuarriorsState, moment: Moment, seat: int, die: Ready, host: int) -> list[Frame]:
    """What the spells attached to a creature say to what happens to it, before they leave; ME is the spell's owner
    (QC-13.8). `host`: the creature as the die of the moment."""
    faces = s.tables.faces
    return [
        frame_of(owner, code, said, BEYOND + code, host)
        for code, owner in die.attached
        for said in faces[code].host_when.get(moment, ())
        if said.clause.of is HOST and not silenced(s, seat, die, owner, code)  # type: ignore[union-attr]
    ]


def of_others(
    s: QuarriorsState, moment: Moment, seat_of: int, die: Ready, stays: bool, but: tuple[int, ...] = ()
) -> list[Frame]:
    """What others say to what happens to a die, as it stands now: clauses whose dice are told by a selector, of dice
    in play (to a summons only from the ready areas, Q50), and those that lie on players. `stays`: it is still there
    when they are done."""
    found: list[Frame] = []
    if moment not in s.tables.overhears:
        return found
    faces = s.tables.faces
    other = steps.REF + (seat_of << 9) + (die.tag if stays else BEYOND + die.acts_as)
    for seat in range(s.players):
        for voice in s.ready[seat] if s.quests is None or moment is SUMMONED else dice_of(s, seat):
            face = faces[voice.code]
            if voice.tag in but or not (face.speaks or (face.enchants and is_working(s, seat, voice))):
                continue
            code = voice.acts_as
            for said in faces[code].when.get(moment, ()):
                of: Of = said.clause.of  # type: ignore[union-attr, assignment]
                if not isinstance(of, Special) and _is_of(s, of, seat_of, die, Scope(seat, voice.tag)):
                    found.append(frame_of(seat, code, said, voice.tag, other))
    for watch in s.watches:
        if not _waits_for(s, watch, moment):
            continue
        if _is_of(s, when_of(s, watch.clause).of, seat_of, die, scope_of(watch)):
            beside_it = other if watch.that == NONE else steps.with_that(other, watch.that)
            found.append((steps.FIRE, watch.seat, watch.clause, watch.this, beside_it))
    return found


def _is_of(s: QuarriorsState, of: Of, seat: int, die: Ready, scope: Scope) -> bool:
    """Whether a die, as it is when it happens, is of those that a clause speaks of."""
    if isinstance(of, Special):
        return any(named.ref == die.tag for named in things(s, of, scope))
    for dice in of.of if isinstance(of, Either) else (of,):
        if seat not in fits.sides(s, dice.side, scope):
            continue
        recorded = any(zone in spots.RECORDS for zone in dice.zones)
        if recorded and spots.is_one(s, dice, Thing(seat, die.tag, die.acts_as), scope):
            return True
        if any(zone in fits.STANDING and fits.fits_ready(s, dice, seat, die, scope, zone) for zone in dice.zones):
            return True
    return False


def attack_begins(s: QuarriorsState, seat: int) -> list[Frame]:
    """What is said as an attack begins: by what takes part in it, by what is attached to that, by others."""
    found: list[Frame] = []
    for die in s.ready[seat]:
        if attacks(s, die.tag):
            it = beside(seat, die)
            found += of_code(s, ATTACKING, seat, die.acts_as, die.tag, it)
            found += of_attached(s, ATTACKING, seat, die, it)
            found += of_others(s, ATTACKING, seat, die, True)
    return found + pay_debts(s, ATTACKING, seat)


def pay_debts(s: QuarriorsState, moment: Moment, seat: int) -> list[Frame]:
    """What waits for a moment of a player happens, once: clockwise from that player's left (Q220)."""
    found: list[Frame] = []
    if not (s.aside or s.debts):
        return found
    for place, aside in enumerate(s.aside):  # what is set aside keeps what it waits for with it (Q34)
        if aside.seat == seat and aside.clause != NONE and when_of(s, aside.clause).moment is moment:
            found.append((steps.FIRE, seat, aside.clause, BEYOND + aside.code, NONE))
            s.aside = (*s.aside[:place], aside._replace(clause=NONE), *s.aside[place + 1 :])
    left = []
    for debt in s.debts:
        if debt.of == seat and when_of(s, debt.clause).moment is moment:
            found.append((steps.FIRE, debt.seat, debt.clause, debt.this, seat))
        else:
            left.append(debt)
    s.debts = tuple(left)
    return found
