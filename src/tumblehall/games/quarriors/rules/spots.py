"""All dice that fit a selector, wherever they lie, and whether one that is named is among them."""

from typing import Final

from tumblehall.games.quarriors.language.selectors import Dice, Either, Of, Selector
from tumblehall.games.quarriors.language.terms import Side, Special, What, Zone
from tumblehall.games.quarriors.rules import fits, numbers
from tumblehall.games.quarriors.rules.areas import dice_of
from tumblehall.games.quarriors.rules.mechanisms.counting import counted
from tumblehall.games.quarriors.rules.state import BEYOND, NO_FACE, NONE, QuarriorsState, Ready, Scope, Thing
from tumblehall.games.quarriors.rules.whereabouts import is_what

MINE: Final = Side.MINE
OTHERS: Final = Side.OTHERS
CREATURE: Final = What.CREATURE
CREATURE_DIE: Final = What.CREATURE_DIE
DIE: Final = What.DIE
ACTIVE: Final = Zone.ACTIVE
BAG: Final = Zone.BAG
LOST: Final = Zone.LOST
NAMED: Final = Zone.NAMED
PARTY: Final = Zone.PARTY
READY: Final = Zone.READY
SCORED: Final = Zone.SCORED
ASIDE: Final = Zone.ASIDE
SPENT: Final = Zone.SPENT
SUMMONED: Final = Zone.SUMMONED
SCORED_NOW: Final = Zone.SCORED_NOW
USED: Final = Zone.USED
WILDS: Final = Zone.WILDS
RECORDS: Final = (Zone.SCORED, Zone.SCORED_NOW, Zone.PARTY, Zone.FALLEN, Zone.LOST)
"""What keeps dice that have left."""
FIGHTING: Final = (Side.ATTACKERS, Side.DEFENDERS)
"""Sides of creatures in a battle."""
PILES: Final = (Zone.BAG, Zone.ACTIVE, Zone.SPENT, Zone.USED)
KEPT: Final = (Zone.FALLEN, Zone.LOST, Zone.NAMED)
"""Records that hold dice which still stand: saved ones, and those that were only named."""
AWAY: Final[tuple[Zone, ...]] = (Zone.QUEST, Zone.HERE, Zone.BATTLE, Zone.CHALLENGE, Zone.SUMMONED, Zone.NAMED)
"""Where they may be in the quest area."""


class Spot:
    """A die somewhere: whose area or pile it is in, where, what it shows."""

    __slots__ = ("code", "die", "many", "place", "seat", "zone")

    def __init__(
        self, seat: int, zone: Zone, code: int, die: Ready | None = None, place: int = NONE, many: int = 1
    ) -> None:
        self.seat = seat
        self.zone = zone
        self.code = code
        """What it is treated as; without a face kind * 8 + 7."""
        self.die = die
        """In a ready area the die, or the host of what is attached."""
        self.place = place
        """The place beside that host."""
        self.many = many
        """How many such dice lie there, for piles without faces."""

    def is_in(self, spots: "list[Spot]") -> bool:
        """Whether such a die was found before."""
        return any(
            spot.seat == self.seat
            and spot.zone is self.zone
            and spot.code == self.code
            and spot.die is self.die
            and spot.place == self.place
            and spot.many == self.many
            for spot in spots
        )


# -- all that fit --------------------------------------------------------------------------------------------------


def spots(s: QuarriorsState, selector: Selector, scope: Scope, only: int = NONE) -> list[Spot]:
    """Every die that fits, `only` those of one seat: seat by seat, zone by zone."""
    if isinstance(selector, Either):
        seen: list[Spot] = []
        for dice in selector.of:
            seen += [spot for spot in spots(s, dice, scope, only) if not spot.is_in(seen)]
        return seen
    found: list[Spot] = []
    zones = selector.zones
    lies = not (selector.asks_play or selector.attached)
    if lies and WILDS in zones:
        wilds = s.wilds if s.quests is None else s.wilds[: s.tables.quests.start]  # Q361
        for kind, n in enumerate(wilds):
            if n and fits.fits_code(s, selector, WILDS, kind << 3 | NO_FACE, scope):
                found.append(Spot(NONE, WILDS, kind << 3 | NO_FACE, many=n))
    standing = [zone for zone in zones if zone in fits.STANDING]
    lies = lies and selector.side not in FIGHTING
    for seat in fits.sides(s, selector.side, scope):
        if only != NONE and seat != only:
            continue
        if standing and s.ready[seat]:
            found += _standing(s, selector, s.ready[seat], seat, standing, scope)
        if s.quests is not None and s.quests.party[seat] and standing:
            away = [zone for zone in standing if zone in AWAY]
            if away:
                found += _standing(s, selector, s.quests.party[seat], seat, away, scope)
        if lies:
            left_out = _left_out(selector, seat, scope)
            for zone in zones:
                found += _lying(s, selector, seat, zone, scope, left_out)
                if left_out != NONE and zone in PILES and _lies_in(s, seat, zone, left_out):
                    left_out = NONE
    return _dearest(s, found, selector, scope, only) if selector.highest_cost else found


def _lying(s: QuarriorsState, dice: Dice, seat: int, zone: Zone, scope: Scope, left_out: int) -> list[Spot]:
    """In a pool, a pile, or a record; one die is left out."""
    found: list[Spot] = []
    if zone is USED or zone is BAG:
        pile = s.used[seat] if zone is USED else s.bag[seat]
        kind_of = s.tables.kind_of
        named = [kind_of[name] for name in dice.classes if name in kind_of]
        for kind in named if dice.classes else list(range(len(pile))):
            here = pile[kind] - (left_out != NONE and left_out >> 3 == kind)
            if here > 0 and fits.fits_code(s, dice, zone, kind << 3 | NO_FACE, scope):
                found.append(Spot(seat, zone, kind << 3 | NO_FACE, many=here))
        return found
    if zone is ACTIVE:
        codes_there = s.active[seat]
    elif zone is SPENT:
        codes_there = s.spent[seat]
    elif zone is ASIDE:
        codes_there = [aside.code for aside in s.aside if aside.seat == seat]
    elif zone in RECORDS:
        codes_there = _record(s, zone, seat)
    elif zone is NAMED or zone is SUMMONED:
        codes_there = _departed(s, seat, zone)
    else:  # nothing lies there in this game
        return found
    for code in codes_there:
        if code == left_out != NONE:  # dice of a record may be unknown
            left_out = NONE
        elif fits.fits_code(s, dice, zone, code, scope):
            found.append(Spot(seat, zone, code))
    return found


def _left_out(dice: Dice, seat: int, scope: Scope) -> int:
    """The code of THIS where others are meant and it lies apart: of dice alike one is left out (Q172). Without a face
    it is back on its card."""
    this = scope.this
    apart = (dice.side is OTHERS or dice.not_this) and this >= BEYOND and this & 7 != NO_FACE
    return this - BEYOND if apart and seat == scope.me else NONE


def _lies_in(s: QuarriorsState, seat: int, zone: Zone, code: int) -> bool:
    if zone is USED or zone is BAG:
        return (s.used if zone is USED else s.bag)[seat][code >> 3] > 0
    return code in (s.active if zone is ACTIVE else s.spent)[seat]


def _record(s: QuarriorsState, zone: Zone, seat: int) -> list[int]:
    if zone == SCORED_NOW:
        return list(s.scored_phase) if seat == s.turn else []
    if zone == PARTY:
        return [code for code, _ in s.quests.done] if s.quests is not None and seat == s.turn else []
    if zone == SCORED:
        pairs = s.scored
    elif zone == LOST:
        pairs = s.lost
    else:
        pairs = () if s.battle is None else s.battle.fallen
    return [code for owner, code in pairs if owner == seat]


def _departed(s: QuarriorsState, seat: int, zone: Zone) -> list[int]:
    """What a record knows of dice that have left: who was named, and how many were summoned."""
    if zone is NAMED:
        return [] if s.battle is None else [code for owner, code in s.battle.named if owner == seat]
    return [NONE] * (s.summons[seat] - sum([die.summoned for die in dice_of(s, seat)]))


def _standing(
    s: QuarriorsState, dice: Dice, area: list[Ready], seat: int, zones: list[Zone], scope: Scope
) -> list[Spot]:
    """In a ready area or a party: first what stands alone, then what is attached."""
    what = dice.what
    found: list[Spot] = []
    if not dice.attached:
        for die in area:
            if fits.fits_ready(s, dice, seat, die, scope, zones[0]) or any(
                fits.fits_ready(s, dice, seat, die, scope, zone) for zone in zones[1:]
            ):
                found.append(Spot(seat, READY, die.acts_as, die))
    if what is CREATURE or what is CREATURE_DIE or dice.attached is False:
        return found
    if dice.asks_play:
        return found
    mine = dice.side is MINE or dice.side is OTHERS
    for host in area:
        if not host.attached or not any(fits.is_there(s, dice, seat, host, zone, scope) for zone in zones):
            continue
        left_out = _left_out_beside(dice, seat, host, scope)
        for place, (code, owner) in enumerate(host.attached):
            if mine and owner != scope.me:
                continue  # spell dice are ME's only if ME owns them
            if (code, owner) == left_out:
                left_out = (NONE, NONE)
            elif is_what(s, what, code) and fits.fits_code(s, dice, READY, code, scope):
                found.append(Spot(seat, READY, code, host, place))
    return found


def _left_out_beside(dice: Dice, seat: int, host: Ready, scope: Scope) -> tuple[int, int]:
    """THIS where others are meant and it lies beside that creature."""
    if scope.this < BEYOND or not (dice.side is OTHERS or dice.not_this):
        return NONE, NONE
    beside = numbers.moment_die(scope.other)
    there = beside is not None and beside.ref == host.tag
    return (scope.this - BEYOND, scope.me) if there else (NONE, NONE)


def _dearest(s: QuarriorsState, found: list[Spot], dice: Dice, scope: Scope, only: int) -> list[Spot]:
    """Of each player's pile only what costs most (Q165)."""
    cost = s.tables.cost
    dearest: dict[int, int] = {}
    side = MINE if dice.side is OTHERS else dice.side
    for spot in spots(s, Dice(side, DIE, dice.zones), scope, only):
        if spot.code != NONE:  # in a record, and not known
            dearest[spot.seat] = max(cost[spot.code >> 3], dearest.get(spot.seat, 0))
    return [spot for spot in found if spot.code != NONE and cost[spot.code >> 3] == dearest.get(spot.seat)]


def codes(s: QuarriorsState, selector: Selector, scope: Scope) -> list[int]:
    """What the dice that fit are treated as, one by one; those of records that are not known left out."""
    found = counted(s, selector, spots(s, selector, scope))
    return [spot.code for spot in found if spot.code != NONE for _ in range(spot.many)]


def count(s: QuarriorsState, selector: Selector, scope: Scope) -> int:
    """How many dice fit. Those of some classes in piles, which cards count most, are counted without a look at each."""
    if isinstance(selector, Dice) and selector.counts_classes:
        kinds = [s.tables.kind_of[name] for name in selector.classes if name in s.tables.kind_of]
        me = scope.me
        total = 0
        for zone in selector.zones:
            if zone is USED:
                total += sum([s.used[me][kind] for kind in kinds])
            else:
                total += sum([code >> 3 in kinds for code in (s.active if zone is ACTIVE else s.spent)[me]])
        return total
    found = spots(s, selector, scope)
    return sum([spot.many for spot in (found if s.tables.large < 0 else counted(s, selector, found))])


# -- one that is named -----------------------------------------------------------------------------------------------


def is_one(s: QuarriorsState, of: Of, thing: Thing, scope: Scope) -> bool:
    """Whether a die that is named fits a selector, or is the one that another name means."""
    if isinstance(of, Special):
        return not numbers.is_home(thing, scope) and any(_same_die(thing, it) for it in numbers.things(s, of, scope))
    if isinstance(of, Either):
        return any(is_one(s, dice, thing, scope) for dice in of.of)
    stands = thing.ref < BEYOND and numbers.standing(s, thing) is not None
    return any(_is_spot(spot, thing, stands) for spot in spots(s, of, scope))


def _is_spot(spot: Spot, thing: Thing, stands: bool) -> bool:
    """Whether a die that is named is the one of a spot."""
    owner = spot.seat
    if spot.die is not None:
        if spot.place == NONE:
            return spot.die.tag == thing.ref
        owner = spot.die.attached[spot.place][1]
    if stands and spot.zone not in KEPT:
        return False  # it is in no pile
    return owner in (thing.seat, NONE) and thing.code != NONE and _alike(spot.code, thing.code)


def _alike(one: int, other: int) -> bool:
    """Dice of a pile have no face: they are alike by class (Q172)."""
    return one == other or (one >> 3 == other >> 3 and NO_FACE in (one & 7, other & 7))


def _same_die(one: Thing, other: Thing) -> bool:
    if one.ref < BEYOND and other.ref < BEYOND:
        return one.ref == other.ref
    return one.seat == other.seat and one.code >> 3 == other.code >> 3
