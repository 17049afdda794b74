"""One reader of selectors: whether a die fits, wherever it lies. `spots.py` finds all that do. Counts, auras, prices,
conditions and targets ask only these two."""

from typing import TYPE_CHECKING, Final, assert_never

from tumblehall.games.quarriors.language.selectors import Dice, Either, Of
from tumblehall.games.quarriors.language.terms import HOST, THIS, Shows, Side, Special, What, Zone
from tumblehall.games.quarriors.rules import figures, numbers, turning
from tumblehall.games.quarriors.rules.state import BEYOND, CLOCKWISE, NONE, RIVALS, QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.whereabouts import bears, fighters, fights, stands_in

if TYPE_CHECKING:
    from tumblehall.games.quarriors.rules.voices import Voice

SHOWS_SPELL: Final = Shows.SPELL
MINE: Final = Side.MINE
THEIRS: Final = Side.THEIRS
ANY: Final = Side.ANY
THAT: Final = Side.THAT
ACTIVE: Final = Side.ACTIVE
DESTROYER: Final = Side.DESTROYER
ATTACKERS: Final = Side.ATTACKERS
DEFENDERS: Final = Side.DEFENDERS
OTHERS: Final = Side.OTHERS
CREATURE: Final = What.CREATURE
CREATURE_DIE: Final = What.CREATURE_DIE
QUARTIFACT: Final = What.QUARTIFACT
SPELL: Final = What.SPELL
SPELL_DIE: Final = What.SPELL_DIE
READY: Final = Zone.READY
DIE: Final = What.DIE
FACELESS: Final = (Zone.WILDS, Zone.BAG, Zone.USED, Zone.ASIDE)
"""Where dice show nothing, or nothing that counts: none of them is a creature or a spell."""
SUMMONED: Final = (DIE, What.CREATURE, What.CREATURE_DIE)
"""What a die was that was summoned and has left, whichever it was."""
STANDING: Final[tuple[Zone, ...]] = (
    Zone.READY,
    Zone.QUEST,
    Zone.HERE,
    Zone.BATTLE,
    Zone.CHALLENGE,
    Zone.SUMMONED,
    Zone.NAMED,
)
"""Where dice stand in play."""


# -- whose -----------------------------------------------------------------------------------------------------------


def sides(s: QuarriorsState, side: Side, scope: Scope) -> tuple[int, ...]:
    """The seats whose dice a selector speaks of, ME first, then clockwise."""
    me = scope.me
    if side is MINE or side is OTHERS:
        return (me,)
    if side is THEIRS:
        return RIVALS[s.players][me]
    if side is ANY:
        return CLOCKWISE[s.players][me]
    if side is THAT:
        that = numbers.that_of(scope)
        return () if that == NONE else (that,)
    if side is ACTIVE:
        return (s.turn,)
    if side is DESTROYER:
        return () if s.blame[0] == NONE else (s.blame[0],)
    if side is ATTACKERS or side is DEFENDERS:
        return fighters(s, side, me)
    assert_never(side)


# -- whether one fits ----------------------------------------------------------------------------------------------


def fits_ready(
    s: QuarriorsState, dice: Dice, seat: int, die: Ready, scope: Scope, zone: Zone = READY, fights: bool = False
) -> bool:
    """Whether a die in a ready area fits, its side apart. `fights`: it is known to attack, also before a battle is
    there."""
    face = s.tables.faces[die.acts_as]
    if dice.stands_plain and zone is READY:
        return face.speaks and not die.questing
    what, side = dice.what, dice.side
    if what is CREATURE:
        if not face.speaks:  # a locked die is one (QL-10)
            return False
    elif what is SPELL:
        if not face.spell or dice.attached is True:
            return False
    elif what is QUARTIFACT:
        if die.code >> 3 not in s.tables.quests:
            return False
    elif what is DIE or what is CREATURE_DIE or what is SPELL_DIE:
        if s.quests is not None and die.code >> 3 in s.tables.quests:  # Q361
            return False
    else:
        assert_never(what)
    if die.tag == scope.this and (dice.not_this or side is OTHERS):
        return False
    if side is OTHERS and scope.this >= BEYOND:
        host = numbers.moment_die(scope.other)
        if host is not None and host.ref == die.tag:
            return False
    if dice.locked is not None and dice.locked is not (die.locked > 0):
        return False
    if not fights and not is_there(s, dice, seat, die, zone, scope):
        return False
    if dice.defence_at_most is not None and figures.defence_of(s, seat, die) > numbers.number(
        s, dice.defence_at_most, scope
    ):
        return False
    if dice.bearing and not (die.attached and bears(s, dice.bearing, die)):
        return False
    if dice.lowest is not None and dice.lowest == turning.can_turn_down(s, die):
        return False
    return fits_code(s, dice, READY, die.acts_as, scope, die.code)


def is_there(s: QuarriorsState, dice: Dice, seat: int, die: Ready, zone: Zone, scope: Scope) -> bool:
    """Whether a creature is where a selector looks, and fights where it must."""
    if die.questing if zone is READY else not stands_in(s, zone, seat, die, scope):
        return False
    side = dice.side
    return (side is not ATTACKERS and side is not DEFENDERS) or fights(s, side, seat, die)


def fits_code(s: QuarriorsState, dice: Dice, zone: Zone, code: int, scope: Scope, own: int = NONE) -> bool:
    """Whether a die fits by what it is and shows: class, type, cost, level, face. `own`: its own code, where it is
    treated as another; its cost stays its own (Q11)."""
    t = s.tables
    if code == NONE:  # in a record, and not known
        return dice.is_plain and dice.what in SUMMONED
    kind = code >> 3
    what = dice.what
    if what is DIE:
        pass
    elif what is SPELL_DIE:
        if not t.is_spell_die[kind]:
            return False
    elif what is CREATURE_DIE:
        if not t.is_creature_die[kind]:
            return False
    elif zone is READY:
        pass
    elif (
        what is QUARTIFACT
        or zone in FACELESS
        or not (t.faces[code].creature if what is CREATURE else t.faces[code].spell)
    ):
        return False
    if dice.is_plain:
        return True
    if dice.classes or dice.not_classes:
        name = t.cards[kind].die.name
        if (dice.classes and name not in dice.classes) or name in dice.not_classes:
            return False
    if dice.energy is not None and t.energy[kind] is not dice.energy:
        return False
    if dice.types and t.cards[kind].facts.type not in dice.types:
        return False
    if dice.levels is not None:
        least, most = dice.levels
        if not numbers.number(s, least, scope) <= t.faces[code].level <= numbers.number(s, most, scope):
            return False
    if own != NONE:
        kind = own >> 3
    if dice.cost_at_most is not None and t.cost[kind] > numbers.number(s, dice.cost_at_most, scope):
        return False
    if dice.cost_at_least is not None and t.cost[kind] < numbers.number(s, dice.cost_at_least, scope):
        return False
    if dice.shows is None:
        return True
    return t.faces[code].spell if dice.shows is SHOWS_SPELL else t.faces[code].lock


def covers(s: QuarriorsState, of: Of, voice: "Voice", seat: int, die: Ready) -> bool:
    """Whether a modifier that speaks of those dice reaches a die in a ready area."""
    if voice.die is not None and (of is THIS or of is HOST):
        return voice.die.tag == die.tag and (voice.scope.this == die.tag) == (of is THIS)
    if isinstance(of, Special):
        return any(thing.ref == die.tag for thing in numbers.things(s, of, voice.scope))
    if isinstance(of, Either):
        return any(covers(s, dice, voice, seat, die) for dice in of.of)
    if seat not in sides(s, of.side, voice.scope):
        return False
    return any(fits_ready(s, of, seat, die, voice.scope, zone) for zone in of.zones if zone in STANDING)
