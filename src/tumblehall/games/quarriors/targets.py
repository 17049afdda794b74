"""Which dice an effect may choose: a selector becomes a list of options, equal dice in equal situations being one."""

from typing import assert_never

from tumblehall.games.quarriors import choices
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.choices import KINDS
from tumblehall.games.quarriors.numbers import defence_of, number, shown
from tumblehall.games.quarriors.selectors import Dice, Side, What, Zone
from tumblehall.games.quarriors.state import BEYOND, NO_FACE, NONE, QuarriorsState
from tumblehall.games.quarriors.wording import looks
from tumblehall.games.quarriors.zones import lies_used

WILDS = Zone.WILDS
SPELLS = (What.SPELL, What.SPELL_DIE)


def candidates(
    s: QuarriorsState, dice: Dice, me: int, this: int, by_spell: bool = False, only: int = NONE, distinct: bool = True
) -> list[int]:
    """The options for one die of a selector, readied spells that were picked already left out. `by_spell`: a spell of
    ME chooses; `only`: dice of that seat; `distinct` False lists equal dice apart, for effects on all of them."""
    if WILDS in dice.zones:
        return _wilds(s, dice, me, this)
    options: list[int] = []
    for seat in _seats(s, dice.side, me, only):
        for zone in dice.zones:
            match zone:
                case Zone.READY:
                    options += _ready(s, dice, seat, me, this, by_spell, distinct)
                case Zone.ACTIVE:
                    options += _active(s, dice, seat, this)
                case Zone.USED:
                    options += _used(s, dice, seat, me, this)
                case Zone.WILDS | Zone.SPENT | Zone.BAG | Zone.ASIDE | Zone.QUEST:
                    pass  # no card chooses there
                case _:
                    assert_never(zone)
    return options


def objects(
    s: QuarriorsState,
    effect: w.Effect,
    dice: Dice,
    me: int,
    this: int,
    by_spell: bool,
    only: int = NONE,
    distinct: bool = True,
) -> list[int]:
    """The dice that an effect may choose: what was saved in this attack is out of reach of destruction (Q22)."""
    found = candidates(s, dice, me, this, by_spell, only, distinct)
    if not isinstance(effect, w.Destroy):
        return found
    safe = [choices.PICK_READY + die.tag for area in s.ready for die in area if die.safe]
    return [option for option in found if option not in safe]


def _seats(s: QuarriorsState, side: Side, me: int, only: int) -> list[int]:
    """The seats whose dice a selector speaks of, ME first, then clockwise."""
    match side:
        case Side.MINE | Side.OTHERS:
            seats = [me]
        case Side.ANY:
            seats = [(me + i) % s.players for i in range(s.players)]
        case Side.THEIRS:
            seats = [(me + i) % s.players for i in range(1, s.players)]
        case Side.ATTACKERS | Side.DEFENDERS:
            seats = []
        case _:
            assert_never(side)
    return seats if only == NONE else [seat for seat in seats if seat == only]


def _ready(s: QuarriorsState, dice: Dice, seat: int, me: int, this: int, by_spell: bool, distinct: bool) -> list[int]:
    if dice.what in SPELLS:
        return _spells(s, dice, seat, me, this)
    t = s.tables
    kinds = _kinds(s, dice)
    options: list[int] = []
    seen: set[tuple[object, ...]] = set()
    for die in s.ready[seat]:
        if not t.creature[die.code] or (die.tag == this and dice.side is Side.OTHERS):
            continue
        code = shown(die)
        if dice.levels is not None and not dice.levels[0] <= t.level[code] <= dice.levels[1]:
            continue
        if kinds is not None and code >> 3 not in kinds:
            continue
        if dice.defence_at_most is not None and defence_of(s, seat, die) > dice.defence_at_most:
            continue
        if by_spell and seat != me and t.untargetable[code]:
            continue
        if distinct:
            alike = looks(s, die)
            if alike in seen:
                continue
            seen.add(alike)
        options.append(choices.PICK_READY + die.tag)
    return options


def _spells(s: QuarriorsState, dice: Dice, seat: int, me: int, this: int) -> list[int]:
    """Readied spells: loose ones, then attached ones; as dice of ME, only those that ME owns."""
    same = s.tables.same
    options: list[int] = []
    seen: set[tuple[int, ...]] = set()
    for die in s.ready[seat]:
        if choices.PICK_READY + die.tag in s.picks or (dice.not_this and die.tag == this):
            continue
        if s.tables.spell[die.code] and (same[die.code],) not in seen:
            seen.add((same[die.code],))
            options.append(choices.PICK_READY + die.tag)
    for host in s.ready[seat]:
        for place, (code, owner) in enumerate(host.attached):
            option = choices.PICK_ATTACHED + host.tag * choices.BESIDE + place
            if option in s.picks or (dice.what is What.SPELL_DIE and owner != me):
                continue
            if (host.tag, same[code], owner) not in seen:
                seen.add((host.tag, same[code], owner))
                options.append(option)
    return options


def _kinds(s: QuarriorsState, dice: Dice) -> list[int] | None:
    if not dice.classes:
        return None
    return [s.tables.kind_of[name] for name in dice.classes if name in s.tables.kind_of]


def fits(s: QuarriorsState, dice: Dice, kind: int) -> bool:
    """Whether a die of that kind fits a selector of dice, whatever it shows."""
    if dice.what is What.SPELL_DIE and not s.tables.is_spell_die[kind]:
        return False
    if dice.what is What.CREATURE_DIE and not s.tables.is_creature_die[kind]:
        return False
    kinds = _kinds(s, dice)
    return kinds is None or kind in kinds


def _active(s: QuarriorsState, dice: Dice, seat: int, this: int) -> list[int]:
    # QC-2.15: a die that waits for its roll cannot be re-rolled, but a spell die is one whatever it shows (Q12)
    pool = [code for code in s.active[seat] if dice.what is not What.DIE or code & 7 != NO_FACE]
    if dice.side is Side.OTHERS and this >= BEYOND and this - BEYOND in pool:
        pool.remove(this - BEYOND)
    for option in s.picks:
        if option - choices.PICK_ACTIVE in pool:
            pool.remove(option - choices.PICK_ACTIVE)
    return [choices.PICK_ACTIVE + code for code in one_of_each(s, pool) if fits(s, dice, code >> 3)]


def one_of_each(s: QuarriorsState, codes: list[int]) -> list[int]:
    """One code for all faces that look the same. The codes are in order and such faces lie side by side on all dice."""
    same = s.tables.same
    found: list[int] = []
    last = NONE
    for code in codes:
        if same[code] != last:
            last = same[code]
            found.append(code)
    return found


def _used(s: QuarriorsState, dice: Dice, seat: int, me: int, this: int) -> list[int]:
    pile = s.used[seat][:]
    if dice.side is Side.OTHERS and lies_used(s, seat, this):
        pile[this - BEYOND >> 3] -= 1
    base = choices.PICK_USED + seat * KINDS
    return [base + kind for kind, n in enumerate(pile) if n > 0 and fits(s, dice, kind)]


def _wilds(s: QuarriorsState, dice: Dice, me: int, this: int) -> list[int]:
    most = None if dice.cost_at_most is None else number(s, dice.cost_at_most, me, this)
    return [
        choices.PICK_WILDS + kind
        for kind, n in enumerate(s.wilds)
        if n and fits(s, dice, kind) and (most is None or s.tables.cost[kind] <= most)
    ]
