"""Derived numbers: attack, defence, glory, prices. Computed from faces, cards and marks, never stored."""

from typing import assert_never

from tumblehall.games.quarriors import modifiers as m
from tumblehall.games.quarriors.numbering import CLAUSES
from tumblehall.games.quarriors.selectors import (
    CULLED,
    AtLeast,
    AttackOf,
    Condition,
    CostOf,
    Count,
    CountOf,
    Dice,
    Exactly,
    InPhase,
    Number,
    Side,
    Tally,
    ThisAttacks,
    ThisScored,
    What,
    Zone,
)
from tumblehall.games.quarriors.state import NONE, QuarriorsState, Ready


def shown(die: Ready) -> int:
    """The code a die in a ready area is treated as: what it copies, or its own."""
    return die.code if die.copy == NONE else die.copy


def is_creature(s: QuarriorsState, die: Ready) -> bool:
    return s.tables.creature[die.code]


def creatures_of(s: QuarriorsState, seat: int) -> list[Ready]:
    creature = s.tables.creature
    return [die for die in s.ready[seat] if creature[die.code]]


# -- numbers and conditions of words ------------------------------------------------------------------------------


def number(s: QuarriorsState, n: Number, me: int, this: int, other: int = NONE) -> int:
    """What a number word is worth for ME and THIS; `other` is the seat an attack total is about."""
    match n:
        case int():
            return n
        case Count(dice):
            return count(s, dice, me, this)
        case CountOf(tally):
            return _tally(s, tally, me)
        case CostOf(die, plus):
            assert die is CULLED
            return s.tables.cost[s.culled] + plus
        case AttackOf():
            return share_in_total(s, this, other)
        case _:
            assert_never(n)


def _tally(s: QuarriorsState, tally: Tally, me: int) -> int:
    match tally:
        case Tally.SCORED_THIS_TURN:
            return s.scored[me]
        case Tally.OTHERS_SCORED_THIS_PHASE:
            return len(s.scored_phase) - 1
        case Tally.OPPONENTS_WHO_LOST:
            return s.lost.bit_count()
        case Tally.CULLED:
            return s.done
        case _:
            assert_never(tally)


def holds(s: QuarriorsState, condition: Condition | None, me: int, this: int) -> bool:
    match condition:
        case None:
            return True
        case AtLeast(n, least):
            return number(s, n, me, this) >= least
        case Exactly(n, exact):
            return number(s, n, me, this) == exact
        case InPhase(phase):
            return s.turn == me and s.phase == phase
        case ThisScored():
            return True  # SCORED_ALL is fired for the dice that scored only
        case ThisAttacks():
            return any(tag == this for tag, _ in s.shares)
        case _:
            assert_never(condition)


def count(s: QuarriorsState, dice: Dice, me: int, this: int) -> int:
    """How many such dice there are; filters beyond class and kind of die are not counted by any card."""
    kinds = [s.tables.kind_of[name] for name in dice.classes if name in s.tables.kind_of]
    seats = range(s.players) if dice.side is Side.ANY else (me,)
    total = 0
    for seat in seats:
        for zone in dice.zones:
            match zone:
                case Zone.READY:
                    total += sum(
                        not (dice.side is Side.OTHERS and die.tag == this) and (not kinds or die.code >> 3 in kinds)
                        for die in creatures_of(s, seat)
                    )
                case Zone.ACTIVE:
                    total += sum(code >> 3 in kinds for code in s.active[seat])
                case Zone.SPENT:
                    total += sum(code >> 3 in kinds for code in s.spent[seat])
                case Zone.USED:
                    total += sum(s.used[seat][kind] for kind in kinds)
                case Zone.WILDS | Zone.BAG | Zone.ASIDE | Zone.QUEST:
                    pass
                case _:
                    assert_never(zone)
    assert dice.what in (What.CREATURE, What.DIE)
    return total


# -- attack and defence --------------------------------------------------------------------------------------------


def attack_of(s: QuarriorsState, seat: int, die: Ready, against: int = NONE) -> int:
    """The attack of a creature; `against` a seat for what depends on the defender (Q48)."""
    t = s.tables
    code = shown(die)
    value = _base(s, seat, die, attack=True)
    for own in t.attack[code]:
        if own.vs is None or (against != NONE and len(creatures_of(s, against)) == own.vs.n):
            value += number(s, own.n, seat, die.tag)
    if die.attached and not _void(s, seat):
        value += sum(number(s, x.n, seat, die.tag) for spell, _ in die.attached for x in t.host_attack[spell])
    if t.has_auras:
        value += sum(x.n for other in s.ready[seat] if other.tag != die.tag for x in t.attack_aura[shown(other)])  # type: ignore[misc]
    for mark in die.marks:
        if mark.still:
            return 0
        value += mark.attack
    return max(0, value)


def defence_of(s: QuarriorsState, seat: int, die: Ready) -> int:
    t = s.tables
    code = shown(die)
    value = _base(s, seat, die, attack=False)
    for own in t.defence[code]:
        value += number(s, own.n, seat, die.tag)
    if die.attached and not _void(s, seat):
        value += sum(number(s, x.n, seat, die.tag) for spell, _ in die.attached for x in t.host_defence[spell])
    if t.has_auras:
        value += sum(x.n for other in s.ready[seat] if other.tag != die.tag for x in t.defence_aura[shown(other)])  # type: ignore[misc]
    for mark in die.marks:
        value += mark.defence
    return max(0, value)


def _base(s: QuarriorsState, seat: int, die: Ready, attack: bool) -> int:
    """The printed number, or what the card puts in its place."""
    t = s.tables
    code = shown(die)
    stats = t.stats[code]
    if stats is not None:
        return number(s, stats.n, seat, die.tag)
    copy = t.copy[code]
    if copy is not None:  # nothing to copy
        return copy.attack if attack else copy.defence
    face = t.face[code]
    return (face.attack if attack else face.defence) or 0


def _void(s: QuarriorsState, seat: int) -> bool:
    """Whether spells attached to this seat's creatures are silenced by an attacker."""
    if not s.tables.has_voids or not s.shares or seat == s.turn:
        return False
    attackers = {tag for tag, _ in s.shares}
    return any(die.tag in attackers and s.tables.voids[shown(die)] is not None for die in s.ready[s.turn])


def share_of(s: QuarriorsState, seat: int, die: Ready, against: int) -> int:
    """What an attacker counts in the total against a player, after that player's own clauses (Q48)."""
    value = attack_of(s, seat, die, against)
    if not s.tables.has_vs_me:
        return value
    level = s.tables.level[shown(die)]
    for guard in s.ready[against]:
        for clause in s.tables.vs_me[shown(guard)]:
            levels = clause.attackers.levels
            if levels is None or levels[0] <= level <= levels[1]:
                value = min(value, clause.how.n)
    return value


def share_in_total(s: QuarriorsState, tag: int, against: int) -> int:
    """What an attacker has in the fixed total against a player."""
    return next((amounts[against] for attacker, amounts in s.shares if attacker == tag), 0)


# -- glory and prices ----------------------------------------------------------------------------------------------


def glory_of(s: QuarriorsState, die: Ready) -> int:
    """What a creature scores: its card, and what its face and attached spells add (QC-6.3)."""
    code = shown(die)
    own = sum(x.n for x in s.tables.score_glory[code])
    attached = sum(x.n for spell, _ in die.attached for x in s.tables.host_glory[spell])
    return max(0, s.tables.glory[code >> 3] + own + attached)


def summon_price(s: QuarriorsState, seat: int, code: int) -> int:
    """Level, and what opponents' creatures add (Q74)."""
    price = s.tables.level[code]
    if s.tables.has_summon_price:
        for other, area in enumerate(s.ready):
            if other != seat:
                price += sum(x.n for die in area for x in s.tables.summon_price[shown(die)])
    return max(0, price)


def capture_price(s: QuarriorsState, seat: int, kind: int) -> int:
    """The cost of the card, less what lies on the player (QC-4.3)."""
    price = s.tables.cost[kind]
    if not s.watches:
        return price
    for watch in s.watches:
        clause = CLAUSES[watch.clause]
        if watch.seat == seat and isinstance(clause, m.CapturePrice):
            price += clause.n
    return max(0, price)


GOALS = {2: 20, 3: 15, 4: 12}
"""QC-11.1: by the number of players."""


def goal_of(players: int) -> int:
    """The glory that wins."""
    return GOALS[players]
