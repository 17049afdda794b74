"""Which dice an effect may choose: what fits a selector becomes options, equal dice in equal situations being one."""

from typing import Final

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.selectors import Dice, Selector
from tumblehall.games.quarriors.language.terms import Side, Source, Special, Zone
from tumblehall.games.quarriors.rules import fits, spots, turning, verbs
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.figures import is_fixed
from tumblehall.games.quarriors.rules.mechanisms.immunity import is_immune
from tumblehall.games.quarriors.rules.mechanisms.locked import is_barred, lock_is_open
from tumblehall.games.quarriors.rules.names import looks, unlike
from tumblehall.games.quarriors.rules.numbers import standing, things
from tumblehall.games.quarriors.rules.state import (
    BEYOND,
    FROM_ALL,
    NO_FACE,
    NONE,
    QuarriorsState,
    Ready,
    Scope,
    Thing,
)
from tumblehall.games.quarriors.rules.voices import voices
from tumblehall.games.quarriors.rules.zones import find

PICK_READY: Final = verbs.PICK_READY.first
PICK_ATTACHED: Final = verbs.PICK_ATTACHED.first
PICK_ACTIVE: Final = verbs.PICK_ACTIVE.first
PICK_SPENT: Final = verbs.PICK_SPENT.first
PICK_USED: Final = verbs.PICK_USED.first
PICK_WILDS: Final = verbs.PICK_WILDS.first
WILDS, USED, ACTIVE, SPENT = Zone.WILDS, Zone.USED, Zone.ACTIVE, Zone.SPENT
PICKED_FROM: Final = (Zone.READY, ACTIVE, SPENT, USED, WILDS)
"""Where dice can be chosen: nobody looks into a bag for one, and records hold none."""
OTHERS: Final = Side.OTHERS
SPELLS: Final = (Source.SPELL, Source.ANCHORED)
OnCreatures = e.Destroy | e.Rotate | e.Strip | e.Boost | e.Still
ON_CREATURES: Final = (e.Destroy, e.Rotate, e.Strip, e.Boost, e.Still)


def candidates(
    s: QuarriorsState,
    dice: Selector,
    scope: Scope,
    source: Source | None = None,
    only: int = NONE,
    distinct: bool = True,
    chooses: bool = True,
) -> list[int]:
    """The options for one die of a selector, without those that were picked already. `source`: of what the clause is,
    None where it is a rule; `chooses`: whether it chooses the die; `only`: dice of that seat; `distinct` False lists
    equal dice apart, for effects on all of them."""
    if distinct and isinstance(dice, Dice):
        if dice.stands:
            return _creatures(s, dice, scope, source, only, chooses)
        if only == NONE and dice.lies_in_pool:
            return _pool(s, dice, scope)
    options: list[int] = []
    seen: set[object] = set()
    taken = {option: s.picks.count(option) for option in s.picks}
    for spot in spots.spots(s, dice, scope, only):
        if spot.zone not in PICKED_FROM:
            continue
        if spot.die is not None and not _targets(s, source, spot.seat, spot.die, scope, chooses and spot.place == NONE):
            continue
        option, look = option_of(s, spot)
        here = spot.many
        if option in taken:
            gone = min(here, taken[option])
            taken[option] -= gone
            here -= gone
        if not distinct:
            options += [option] * here
        elif here and look not in seen:
            seen.add(look)
            options.append(option)
    return options


def _creatures(
    s: QuarriorsState, dice: Dice, scope: Scope, source: Source | None, only: int, chooses: bool
) -> list[int]:
    """Creatures in ready areas, which are chosen most, without the way round."""
    options: list[int] = []
    for seat in fits.sides(s, dice.side, scope):
        if only != NONE and seat != only:
            continue
        found = [
            die
            for die in s.ready[seat]
            if fits.fits_ready(s, dice, seat, die, scope)
            and PICK_READY + die.tag not in s.picks
            and _targets(s, source, seat, die, scope, chooses)
        ]
        options += [PICK_READY + die.tag for die in unlike(s, found)]
    return options


def _pool(s: QuarriorsState, dice: Dice, scope: Scope) -> list[int]:
    """Dice in the own active pool, likewise. Faces that look the same lie side by side."""
    same, me = s.tables.same, scope.me
    pool = s.active[me]
    gone = [option - PICK_ACTIVE - me * verbs.CODES for option in s.picks]
    if (dice.side is OTHERS or dice.not_this) and scope.this - BEYOND in pool:
        gone.append(scope.this - BEYOND)
    if gone:
        pool = pool[:]
        for code in gone:
            pool.remove(code)
    options: list[int] = []
    last = NONE
    for code in pool:
        if same[code] != last and fits.fits_code(s, dice, ACTIVE, code, scope):
            last = same[code]
            options.append(PICK_ACTIVE + me * verbs.CODES + code)
    return options


def _targets(s: QuarriorsState, source: Source | None, seat: int, die: Ready, scope: Scope, chooses: bool) -> bool:
    """Whether a clause reaches this creature and what is attached to it, and may choose it."""
    if source is None or seat == scope.me:
        return True
    if s.tables.has_immunity and is_immune(s, seat, die, scope.me, source):
        return False
    return not chooses or source not in SPELLS or not is_untargetable(s, seat, die)


def option_of(s: QuarriorsState, spot: spots.Spot) -> tuple[int, object]:
    """The option that picks a die, and what it has in common with those that are the same option."""
    t = s.tables
    die = spot.die
    if die is not None:
        if spot.place != NONE:
            code, owner = die.attached[spot.place]
            option = PICK_ATTACHED + die.tag * verbs.BESIDE + spot.place
            return option, (die.tag, t.same[code], owner)
        if t.faces[die.code].spell:
            return PICK_READY + die.tag, (spot.seat, t.same[die.code])
        return PICK_READY + die.tag, (spot.seat, looks(s, die))
    kind = spot.code >> 3
    if spot.zone == WILDS:
        return PICK_WILDS + kind, kind
    if spot.zone == USED:
        return PICK_USED + spot.seat * verbs.KINDS + kind, (spot.seat, kind)
    first = PICK_ACTIVE if spot.zone == ACTIVE else PICK_SPENT
    return first + spot.seat * verbs.CODES + spot.code, (spot.zone, spot.seat, t.same[spot.code])


def is_untargetable(s: QuarriorsState, seat: int, die: Ready) -> bool:
    """Whether opponents cannot choose a creature for a spell (Q206)."""
    return m.Untargetable in s.tables.said and any(voice.reaches(s, seat, die) for voice in voices(s, m.Untargetable))


def objects(
    s: QuarriorsState,
    effect: e.Effect,
    dice: Selector,
    scope: Scope,
    source: Source | None,
    only: int = NONE,
    chooses: bool = True,
) -> list[int]:
    """The dice that an effect may choose."""
    found = candidates(s, dice, scope, source, only, chooses=chooses)
    me = scope.me
    return [option for option in found if reaches(s, effect, option, me, True)]


def has_object(
    s: QuarriorsState,
    effect: e.Effect | None,
    dice: Selector,
    scope: Scope,
    source: Source | None,
    chooses: bool = True,
) -> bool:
    """Whether an effect finds any die that it may choose; None: a spell that is laid beside one."""
    if isinstance(dice, Dice):
        if dice.stands:
            return _has_creature(s, effect, dice, scope, source, chooses)
        if dice.lies_in_pool:
            return _has_in_pool(s, effect, dice, scope)
    found = candidates(s, dice, scope, source, chooses=chooses)
    return any(effect is None or reaches(s, effect, option, scope.me, True) for option in found)


def _has_creature(
    s: QuarriorsState, effect: e.Effect | None, dice: Dice, scope: Scope, source: Source | None, chooses: bool
) -> bool:
    for seat in fits.sides(s, dice.side, scope):
        for die in s.ready[seat]:
            if not fits.fits_ready(s, dice, seat, die, scope) or not _targets(s, source, seat, die, scope, chooses):
                continue
            if effect is None or (
                _can_choose(s, effect, die) and not _is_kept(s, effect, seat, die, scope.me)
                if isinstance(effect, ON_CREATURES)
                else reaches(s, effect, PICK_READY + die.tag, scope.me, True)
            ):
                return True
    return False


def _has_in_pool(s: QuarriorsState, effect: e.Effect | None, dice: Dice, scope: Scope) -> bool:
    me = scope.me
    left_out = scope.this - BEYOND if dice.side is OTHERS or dice.not_this else NONE
    for code in s.active[me]:
        if code == left_out:
            left_out = NONE
        elif fits.fits_code(s, dice, ACTIVE, code, scope) and (
            effect is None or reaches(s, effect, PICK_ACTIVE + code, me, True)
        ):
            return True
    return False


def all_of(s: QuarriorsState, effect: e.Effect, dice: Selector, scope: Scope, source: Source) -> list[int]:
    """All the dice that an effect treats without choosing."""
    found = candidates(s, dice, scope, source, distinct=False, chooses=False)
    me = scope.me
    return [option for option in found if reaches(s, effect, option, me, False)]


# -- dice that are named -------------------------------------------------------------------------------------------


def named(
    s: QuarriorsState, effect: e.Effect, special: Special, scope: Scope, source: Source | None = None
) -> list[int]:
    """The options that stand for dice that are named without choosing, as far as they can be found and the effect can
    be done to them."""
    found: list[int] = []
    for thing in things(s, special, scope):
        option = place_of(s, thing)
        if s.tables.has_immunity and PICK_READY <= option < PICK_ATTACHED:
            standing_ = find(s, option - PICK_READY)
            if standing_ is not None and not _targets(s, source, *standing_, scope, False):
                continue
        there = 0 if option == NONE else _many(s, option)
        if found.count(option) < there and reaches(s, effect, option, scope.me, chosen=False):
            found.append(option)
    return found


def _many(s: QuarriorsState, option: int) -> int:
    """How many dice an option stands for."""
    if option < PICK_ACTIVE:
        return 1
    if option >= PICK_USED:
        seat, kind = divmod(option - PICK_USED, verbs.KINDS)
        return s.used[seat][kind]
    piles, first = (s.active, PICK_ACTIVE) if option < PICK_SPENT else (s.spent, PICK_SPENT)
    seat, code = divmod(option - first, verbs.CODES)
    return piles[seat].count(code)


def place_of(s: QuarriorsState, thing: Thing) -> int:
    """The option that picks a die that is named: in a ready area or beside a creature, in a pool or a pile; NONE: it
    cannot be found."""
    if thing.ref < BEYOND and standing(s, thing) is not None:
        return PICK_READY + thing.ref
    code, seat = thing.code if thing.ref < BEYOND else thing.ref - BEYOND, thing.seat
    if code == NONE:
        return NONE
    if code in s.active[seat]:
        return PICK_ACTIVE + seat * verbs.CODES + code
    if code in s.spent[seat]:
        return PICK_SPENT + seat * verbs.CODES + code
    if code & 7 != NO_FACE and s.used[seat][code >> 3]:
        return PICK_USED + seat * verbs.KINDS + (code >> 3)
    for _, host in in_play(s):
        if (code, seat) in host.attached:
            return PICK_ATTACHED + host.tag * verbs.BESIDE + host.attached.index((code, seat))
    return NONE


# -- what an effect can be done to ---------------------------------------------------------------------------------


def reaches(s: QuarriorsState, effect: e.Effect, option: int, me: int, chosen: bool) -> bool:
    """Whether an effect can be done to a die at all."""
    if s.tables.has_locks and option < PICK_ATTACHED:
        found = find(s, option - PICK_READY)
        if found is None or _is_kept(s, effect, *found, me):
            return False
    if s.tables.large >= 0 and not isinstance(effect, e.Reroll) and _is_large(s, option):
        return False
    if s.quests is not None and _is_quest_die(s, option) and not isinstance(effect, e.TakeQuartifact | e.Strip):
        return False  # Q361
    match effect:
        case e.Reroll():  # QC-2.15: a die that waits for its roll cannot be re-rolled
            return PICK_ACTIVE <= option < PICK_SPENT and (option - PICK_ACTIVE) & 7 != NO_FACE
        case e.Destroy() | e.Rotate() | e.Strip() | e.Boost() | e.Still():
            die = _creature_at(s, option)
            return die is not None and (not chosen or _can_choose(s, effect, die))
        case e.Capture():
            return option >= PICK_WILDS and not s.tables.no_capture[option - PICK_WILDS]
        case e.Discard():
            return PICK_ATTACHED <= option < PICK_ACTIVE or _spell_at(s, option)
        case e.Give() | e.Swap():
            used = PICK_USED <= option < PICK_WILDS
            return used and ((option - PICK_USED) // verbs.KINDS == me) == isinstance(effect, e.Give)
        case e.RollOut() | e.Cull():
            return option < PICK_WILDS
        case e.Unlock():
            return _is_locked(s, option)
        case e.Lock(_, counts):
            return _shows_lock(s, option, me) and lock_is_open(s, me, counts)
        case e.Move(_, to):
            return to not in MOVED_WITH_FACE or _can_move(s, option, to)
        case _:
            return True


def _is_quest_die(s: QuarriorsState, option: int) -> bool:
    if option >= PICK_ACTIVE:
        return False
    tag, place = (option - PICK_READY, NONE) if option < PICK_ATTACHED else divmod(option - PICK_ATTACHED, verbs.BESIDE)
    found = find(s, tag)
    code = NONE if found is None else found[1].code if place == NONE else found[1].attached[place][0]
    return code != NONE and code >> 3 in s.tables.quests


def _is_large(s: QuarriorsState, option: int) -> bool:
    """Q129: only re-rolls choose a large die."""
    first = PICK_ACTIVE if option < PICK_SPENT else PICK_SPENT
    return PICK_ACTIVE <= option < PICK_USED and (option - first) % verbs.CODES >> 3 == s.tables.large


def _can_choose(s: QuarriorsState, effect: OnCreatures, die: Ready) -> bool:
    """Whether an effect on creatures may choose that one."""
    match effect:
        case e.Destroy():  # what was saved in this attack is out of reach of destruction (Q22)
            return die.safe != FROM_ALL
        case e.Rotate(_, way):
            return bool(turning.turned(s, die, way))  # Q280
        case e.Strip():
            return bool(die.attached)  # Q160
        case _:
            return True


TAKING: Final = (e.Destroy, e.Unlock, e.Move, e.Cull, e.RollOut)
"""What takes a die away from where it lies."""


def _is_kept(s: QuarriorsState, effect: e.Effect, seat: int, die: Ready, me: int) -> bool:
    """Whether a die is out of reach of an effect: an attack that cannot be lowered (Q211), a locked die, which has none
    to lose (Q32), or one locked this turn (Q89)."""
    if not die.locked:
        return isinstance(effect, e.Still) and seat != me and is_fixed(s, seat, die)
    return isinstance(effect, e.Still) or (isinstance(effect, TAKING) and is_barred(die, seat, me))


def _is_locked(s: QuarriorsState, option: int) -> bool:
    found = find(s, option - PICK_READY) if option < PICK_ATTACHED else None
    return found is not None and found[1].locked > 0


def _shows_lock(s: QuarriorsState, option: int, me: int) -> bool:
    """A die of the own active or spent pile (Q88)."""
    if not PICK_ACTIVE <= option < PICK_USED:
        return False
    seat, code = divmod(option - (PICK_SPENT if option >= PICK_SPENT else PICK_ACTIVE), verbs.CODES)
    return seat == me and s.tables.faces[code].lock


MOVED_WITH_FACE: Final = (Zone.READY, SPENT)
"""Where dice show a face: one without cannot be moved there."""


def _can_move(s: QuarriorsState, option: int, to: Zone) -> bool:
    if option < PICK_ACTIVE:  # out of play a die keeps its face
        return to is SPENT or option >= PICK_ATTACHED or _is_questing(s, option)
    if option >= PICK_USED:
        return False
    code = (option - (PICK_SPENT if option >= PICK_SPENT else PICK_ACTIVE)) % verbs.CODES
    if to is SPENT:
        return option < PICK_SPENT and code & 7 != NO_FACE
    face = s.tables.faces[code]
    return face.creature or face.spell


def _is_questing(s: QuarriorsState, option: int) -> bool:
    found = find(s, option - PICK_READY)
    return found is not None and found[1].questing


def _creature_at(s: QuarriorsState, option: int) -> Ready | None:
    """The creature in a ready area behind an option, a locked one too."""
    found = find(s, option - PICK_READY) if option < PICK_ATTACHED else None
    return found[1] if found is not None and s.tables.faces[found[1].acts_as].speaks else None


def _spell_at(s: QuarriorsState, option: int) -> bool:
    found = find(s, option - PICK_READY) if option < PICK_ATTACHED else None
    return found is not None and s.tables.faces[found[1].code].spell
