"""Which dice an effect may choose: what fits a selector becomes options, equal dice in equal situations being one."""

from typing import Final

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.selectors import Selector
from tumblehall.games.quarriors.language.terms import Source, Zone
from tumblehall.games.quarriors.rules import fits, turning, verbs
from tumblehall.games.quarriors.rules.names import looks
from tumblehall.games.quarriors.rules.state import FROM_ALL, NO_FACE, NONE, QuarriorsState, Ready, Scope
from tumblehall.games.quarriors.rules.voices import voices
from tumblehall.games.quarriors.rules.zones import find

PICK_READY: Final = verbs.PICK_READY.first
PICK_ATTACHED: Final = verbs.PICK_ATTACHED.first
PICK_ACTIVE: Final = verbs.PICK_ACTIVE.first
PICK_SPENT: Final = verbs.PICK_SPENT.first
PICK_USED: Final = verbs.PICK_USED.first
PICK_WILDS: Final = verbs.PICK_WILDS.first
BAG, ASIDE, WILDS, USED, ACTIVE, SPENT = Zone.BAG, Zone.ASIDE, Zone.WILDS, Zone.USED, Zone.ACTIVE, Zone.SPENT
SPELLS = (Source.SPELL, Source.ANCHORED)


def candidates(
    s: QuarriorsState,
    dice: Selector,
    scope: Scope,
    source: Source | None = None,
    only: int = NONE,
    distinct: bool = True,
) -> list[int]:
    """The options for one die of a selector, without those that were picked already. `source`: what chooses, where that
    matters; `only`: dice of that seat; `distinct` False lists equal dice apart, for effects on all of them."""
    options: list[int] = []
    seen: set[object] = set()
    taken = {option: s.picks.count(option) for option in s.picks}
    for spot in fits.spots(s, dice, scope, only):
        if spot.zone in (BAG, ASIDE):
            continue  # nobody chooses there
        die = spot.die
        target = die is not None and spot.place == NONE and spot.seat != scope.me
        if target and source in SPELLS and die is not None and is_untargetable(s, spot.seat, die):
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


def option_of(s: QuarriorsState, spot: fits.Spot) -> tuple[int, object]:
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
    distinct: bool = True,
) -> list[int]:
    """The dice that an effect may choose."""
    return [o for o in candidates(s, dice, scope, source, only, distinct) if reaches(s, effect, o, chosen=True)]


def has_object(s: QuarriorsState, effect: e.Effect | None, dice: Selector, scope: Scope, source: Source | None) -> bool:
    """Whether an effect finds any die that it may choose; None: a spell that is laid beside one."""
    for spot in fits.spots(s, dice, scope):
        die = spot.die
        if spot.zone in (BAG, ASIDE):
            continue
        target = die is not None and spot.place == NONE and spot.seat != scope.me
        if target and source in SPELLS and die is not None and is_untargetable(s, spot.seat, die):
            continue
        if effect is None or reaches(s, effect, option_of(s, spot)[0], chosen=True):
            return True
    return False


def all_of(s: QuarriorsState, effect: e.Effect, dice: Selector, scope: Scope) -> list[int]:
    """All the dice that an effect treats without choosing."""
    return [o for o in candidates(s, dice, scope, distinct=False) if reaches(s, effect, o, chosen=False)]


def reaches(s: QuarriorsState, effect: e.Effect, option: int, chosen: bool) -> bool:
    """Whether an effect can be done to a die at all."""
    match effect:
        case e.Destroy():  # what was saved in this attack is out of reach of destruction (Q22)
            found = find(s, option - PICK_READY) if option < PICK_ATTACHED else None
            return not chosen or found is None or found[1].safe != FROM_ALL
        case e.Reroll():  # QC-2.15: a die that waits for its roll cannot be re-rolled
            return (option - PICK_ACTIVE) & 7 != NO_FACE
        case e.Capture():
            return not s.tables.no_capture[option - PICK_WILDS]
        case e.Rotate(_, way) if chosen:  # Q280
            found = find(s, option - PICK_READY)
            return found is not None and bool(turning.turned(s, found[1], way))
        case _:
            return True
