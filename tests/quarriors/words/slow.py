"""Selectors, numbers, conditions and players once more: slow, one die at a time, as the grammar says them. What cards
are told in English is made from the same words; tests compare the rules with this reading."""

from dataclasses import dataclass

from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.selectors import Dice, Either
from tumblehall.games.quarriors.language.terms import HOST, IT, THIS, Cause, Shows, Side, Special, Way, What, Who, Zone
from tumblehall.games.quarriors.rules.figures import attack_of, defence_of
from tumblehall.games.quarriors.rules.numbers import DAMAGE, SCORING
from tumblehall.games.quarriors.rules.state import BEYOND, NO_FACE, NONE, QuarriorsState, Ready, Scope, Thing
from tumblehall.games.quarriors.rules.steps import REF, WITH_THAT
from tumblehall.games.quarriors.rules.turning import turned

RECORDS = (Zone.SCORED, Zone.SCORED_NOW, Zone.LOST, Zone.FALLEN)
MEMORIES = (*RECORDS, Zone.NAMED, Zone.SUMMONED)
SPELLS = {What.SPELL, What.SPELL_DIE, What.DIE}


@dataclass(eq=False)
class Die:
    """One die of the table, or the memory of one."""

    seat: int
    zone: Zone
    code: int
    """As it is treated; NONE: unknown."""
    own: int
    ready: Ready | None = None
    """The die itself, or the creature beside which it lies."""
    owner: int = NONE
    """Of an attached one."""

    @property
    def attached(self) -> bool:
        return self.owner != NONE


def all_dice(s: QuarriorsState) -> list[Die]:
    found = []
    for kind, n in enumerate(s.wilds):
        found += [Die(NONE, Zone.WILDS, kind << 3 | NO_FACE, kind << 3 | NO_FACE) for _ in range(n)]
    for seat in range(s.players):
        for zone, pile in ((Zone.BAG, s.bag[seat]), (Zone.USED, s.used[seat])):
            codes = [kind << 3 | NO_FACE for kind, n in enumerate(pile) for _ in range(n)]
            found += [Die(seat, zone, code, code) for code in codes]
        for zone, dice in ((Zone.ACTIVE, s.active[seat]), (Zone.SPENT, s.spent[seat])):
            found += [Die(seat, zone, code, code) for code in dice]
        for die in s.ready[seat]:
            found.append(Die(seat, Zone.READY, die.acts_as, die.code, die))
            found += [Die(seat, Zone.READY, code, code, die, owner) for code, owner in die.attached]
    found += [Die(aside.seat, Zone.ASIDE, aside.code, aside.code) for aside in s.aside]
    found += [Die(seat, Zone.SCORED, code, code) for seat, code in s.scored]
    found += [Die(s.turn, Zone.SCORED_NOW, code, code) for code in s.scored_phase]
    found += [Die(seat, Zone.LOST, code, code) for seat, code in s.lost]
    if s.battle is not None:
        found += [Die(seat, Zone.FALLEN, code, code) for seat, code in s.battle.fallen]
        found += [Die(seat, Zone.NAMED, code, code) for seat, code in s.battle.named]
    for seat, n in enumerate(s.summons):
        still = sum(die.summoned for die in s.ready[seat])
        found += [Die(seat, Zone.SUMMONED, NONE, NONE) for _ in range(n - still)]
    return found


# -- whether a die fits --------------------------------------------------------------------------------------------


def chosen(s: QuarriorsState, selector: x.Selector, scope: Scope) -> list[Die]:
    """All that fit, in no order."""
    dice = all_dice(s)
    if isinstance(selector, Either):
        return [die for die in dice if any(_kept(s, each, die, dice, scope) for each in selector.of)]
    return [die for die in dice if _kept(s, selector, die, dice, scope)]


def _kept(s: QuarriorsState, dice: Dice, die: Die, everything: list[Die], scope: Scope) -> bool:
    if not _fits(s, dice, die, everything, scope):
        return False
    return not (dice.side is Side.OTHERS or dice.not_this) or die is not _this(dice, die, everything, scope)


def _this(dice: Dice, die: Die, everything: list[Die], scope: Scope) -> Die | None:
    """THIS among the dice, as far as one can tell: of dice alike the first, of a record its own memory (Q172)."""
    if scope.this == NONE:
        return None
    if scope.this < BEYOND:
        return next((each for each in everything if _is_tag(each, scope.this)), None)
    code = scope.this - BEYOND
    if code & 7 == NO_FACE:
        return None
    if die.zone in MEMORIES:
        mine = [each for each in everything if each.zone is die.zone and each.seat == scope.me and each.code == code]
        return next(iter(mine), None)
    if die.attached:
        host = _moment(scope)
        mine = [each for each in everything if each.owner == scope.me and each.own == code]
        return next((each for each in mine if host is not None and each.ready and each.ready.tag == host.ref), None)
    for zone in dice.zones:
        for each in everything:
            if each.zone is zone and each.seat == scope.me and each.ready is None and zone not in MEMORIES:
                faceless = zone in (Zone.USED, Zone.BAG)
                if (each.own >> 3 == code >> 3) if faceless else each.own == code:
                    return each
    return None


def _is_tag(die: Die, tag: int) -> bool:
    return die.ready is not None and not die.attached and die.ready.tag == tag


def _fits(s: QuarriorsState, dice: Dice, die: Die, everything: list[Die], scope: Scope) -> bool:
    return (
        _side(s, dice, die, scope)
        and any(_in_zone(s, zone, die, scope) for zone in dice.zones)
        and _sort(s, dice.what, die)
        and _filters(s, dice, die, everything, scope)
    )


def _side(s: QuarriorsState, dice: Dice, die: Die, scope: Scope) -> bool:
    side, me = dice.side, scope.me
    if die.zone is Zone.WILDS:
        return True
    match side:
        case Side.MINE | Side.OTHERS:
            if die.attached and die.owner != me:
                return False
            host = _moment(scope)
            beside = side is Side.OTHERS and scope.this >= BEYOND and host is not None and _is_tag(die, host.ref)
            return die.seat == me and not beside
        case Side.THEIRS:
            return die.seat != me
        case Side.ANY:
            return True
        case Side.THAT:
            return die.seat == that(scope) != NONE
        case Side.ACTIVE:
            return die.seat == s.turn
        case Side.DESTROYER:
            return die.seat == s.blame.seat != NONE
        case Side.ATTACKERS:
            return die.ready is not None and _attacks(s, die.seat, die.ready)
        case Side.DEFENDERS:
            return die.ready is not None and _defends(s, die.seat, die.ready)


def _attacks(s: QuarriorsState, seat: int, die: Ready) -> bool:
    return s.battle is not None and seat == s.turn and die.tag in [tag for tag, _ in s.battle.shares]


def _defends(s: QuarriorsState, seat: int, die: Ready) -> bool:
    return s.battle is not None and seat != s.turn and not die.safe and s.tables.faces[die.code].creature


def _in_zone(s: QuarriorsState, zone: Zone, die: Die, scope: Scope) -> bool:
    if die.zone is not Zone.READY:
        return die.zone is zone
    assert die.ready is not None
    match zone:
        case Zone.READY:
            return True
        case Zone.HERE:
            return _stands(s, scope)
        case Zone.BATTLE:
            return _attacks(s, die.seat, die.ready) or _defends(s, die.seat, die.ready)
        case Zone.SUMMONED:
            return die.ready.summoned
        case Zone.NAMED:
            return die.ready.named
        case _:
            return False


def _stands(s: QuarriorsState, scope: Scope) -> bool:
    """Whether THIS, or the creature beside which it lies, is in an area; these games have no other (QQ-22)."""
    host = _moment(scope)
    tag = scope.this if scope.this < BEYOND else NONE if host is None else host.ref
    return any(die.tag == tag for area in s.ready for die in area)


def _sort(s: QuarriorsState, what: What, die: Die) -> bool:
    """No quest die is on these tables."""
    if what in (What.DIE, What.QUARTIFACT):
        return what is What.DIE
    if die.code == NONE:
        return what in (What.CREATURE, What.CREATURE_DIE)
    card, face = s.tables.cards[die.code >> 3], s.tables.faces[die.code]
    if what is What.SPELL_DIE:
        return card.die.kind == "spell"
    if what is What.CREATURE_DIE:
        return any(each.creature for each in card.die.faces) and not die.attached
    if die.zone in (Zone.WILDS, Zone.BAG, Zone.USED, Zone.ASIDE):
        return False
    if what is What.CREATURE:
        return (face.creature or _is_locked(die)) and not die.attached
    return face.spell


def _is_locked(die: Die) -> bool:
    return die.zone is Zone.READY and die.ready is not None and not die.attached and die.ready.locked > 0


def _filters(s: QuarriorsState, dice: Dice, die: Die, everything: list[Die], scope: Scope) -> bool:
    if dice.attached is not None and dice.attached != die.attached:
        return False
    plays = die.ready if die.zone is Zone.READY and not die.attached else None
    at_most = None if dice.defence_at_most is None else number(s, dice.defence_at_most, scope)
    if at_most is not None and (plays is None or defence_of(s, die.seat, plays) > at_most):
        return False
    if dice.locked is not None and dice.locked != _is_locked(die):
        return False
    if dice.bearing and (plays is None or not plays.attached or not set(dice.bearing) & SPELLS):
        return False
    if dice.lowest is not None and (plays is None or dice.lowest == bool(turned(s, plays, Way.DOWN))):
        return False
    if dice.highest_cost and not _dearest(s, dice, die, everything, scope):
        return False
    if die.code == NONE:
        return Dice(dice.side, dice.what, dice.zones) == dice
    card, face = s.tables.cards[die.code >> 3], s.tables.faces[die.code]
    cost = s.tables.cards[die.own >> 3].facts.cost
    return (
        (not dice.classes or card.facts.die_class in dice.classes)
        and card.facts.die_class not in dice.not_classes
        and (not dice.types or card.facts.type in dice.types)
        and (dice.energy is None or card.facts.energy == dice.energy.value)
        and (dice.levels is None or number(s, dice.levels[0], scope) <= face.level <= number(s, dice.levels[1], scope))
        and (dice.cost_at_least is None or cost >= number(s, dice.cost_at_least, scope))
        and (dice.cost_at_most is None or cost <= number(s, dice.cost_at_most, scope))
        and (dice.shows is not Shows.SPELL or face.spell)
        and (dice.shows is not Shows.LOCK or face.lock)
    )


def _dearest(s: QuarriorsState, dice: Dice, die: Die, everything: list[Die], scope: Scope) -> bool:
    """Nothing in those places of its player costs more, THIS included."""
    pile = [
        each
        for each in everything
        if each.seat == die.seat
        and each.code != NONE
        and _side(s, dice, each, Scope(scope.me, NONE, scope.other, scope.that, scope.it))
        and any(_in_zone(s, zone, each, scope) for zone in dice.zones)
    ]
    cost = [s.tables.cost[each.code >> 3] for each in pile]
    return die.code != NONE and s.tables.cost[die.code >> 3] == max(cost, default=0)


# -- numbers, players, conditions ------------------------------------------------------------------------------------


def _moment(scope: Scope) -> Thing | None:
    if scope.other < REF:
        return None
    seat, ref = divmod((scope.other - REF) % WITH_THAT, 512)
    return Thing(seat, ref, NONE if ref < BEYOND else ref - BEYOND)


def that(scope: Scope) -> int:
    if scope.that != NONE:
        return scope.that
    return scope.other if scope.other < REF else (scope.other - REF) // WITH_THAT - 1


def players(s: QuarriorsState, who: x.Players, scope: Scope) -> set[int]:
    everybody = set(range(s.players))
    if isinstance(who, x.PlayersWho):
        return {seat for seat in players(s, who.who, scope) if holds(s, who.if_, scope.of_that(seat))}
    if isinstance(who, x.Chosen):
        return players(s, who.of, scope)
    named = {
        Who.ME: {scope.me},
        Who.OPPONENTS: everybody - {scope.me},
        Who.ALL: everybody,
        Who.ACTIVE: {s.turn},
        Who.THAT: {that(scope)} - {NONE},
        Who.LOSER: {that(scope)} - {NONE},
    }
    return named[who]


def things(s: QuarriorsState, special: Special, scope: Scope) -> list[Thing]:
    """The dice that are named, with what they are or were."""
    if special is IT:
        return list(s.it)
    if special is THIS:
        named = None if scope.this == NONE else Thing(scope.me, scope.this, NONE)
    else:
        named = _moment(scope)
        if named is None and special is HOST:
            for seat, area in enumerate(s.ready):
                for die in area:
                    if (scope.this - BEYOND, scope.me) in die.attached:
                        return [Thing(seat, die.tag, die.acts_as)]
    if named is None:
        return []
    if named.ref >= BEYOND:
        return [named._replace(code=named.ref - BEYOND)]
    standing = [(seat, die) for seat, area in enumerate(s.ready) for die in area if die.tag == named.ref]
    return [Thing(seat, die.tag, die.acts_as) for seat, die in standing] or [named._replace(code=NONE)]


def number(s: QuarriorsState, n: x.Number, scope: Scope) -> int:
    match n:
        case int():
            return n
        case x.Count(dice):
            return len(chosen(s, dice, scope))
        case x.CountPlayers(who):
            return len(players(s, who, scope))
        case x.Classes(dice):
            return len({die.code >> 3 for die in chosen(s, dice, scope) if die.code != NONE})
        case x.PrintedGlory(dice):
            return sum(s.tables.glory[die.code >> 3] for die in chosen(s, dice, scope) if die.code != NONE)
        case x.CostOf(die):
            return sum(s.tables.cost[_own(s, thing) >> 3] for thing in _known(s, die, scope))
        case x.LevelOf(die):
            return sum(s.tables.faces[thing.code].level for thing in _known(s, die, scope))
        case x.QuiddityOf(die):
            return sum(s.tables.faces[thing.code].face.quiddity for thing in _known(s, die, scope))
        case x.AttackOf(die):
            return sum(_attack(s, thing, scope) for thing in things(s, die, scope))
        case x.GloryOf(who):
            return max([s.glory[seat] for seat in players(s, who, scope)], default=0)
        case x.TotalOf(who):
            fixed = () if s.battle is None else s.battle.fixed
            return sum(fixed[seat] for seat in players(s, who, scope)) if fixed else 0
        case x.Draws(who):
            return sum(s.draws[seat] for seat in players(s, who, scope))
        case x.Done():
            return s.done
        case x.Plus(of):
            return sum(number(s, each, scope) for each in of)
        case x.Times(each, by):
            return by * number(s, each, scope)
        case x.Min(of):
            return min(number(s, each, scope) for each in of)
        case x.Half(each):
            return number(s, each, scope) // 2


def _known(s: QuarriorsState, special: Special, scope: Scope) -> list[Thing]:
    return [thing for thing in things(s, special, scope) if thing.code != NONE]


def _own(s: QuarriorsState, thing: Thing) -> int:
    standing = [die.code for area in s.ready for die in area if die.tag == thing.ref]
    return standing[0] if standing else thing.code


def _attack(s: QuarriorsState, thing: Thing, scope: Scope) -> int:
    if s.battle is not None and that(scope) != NONE:
        return sum(amounts[that(scope)] for tag, amounts in s.battle.shares if tag == thing.ref)
    return sum(attack_of(s, seat, die) for seat, area in enumerate(s.ready) for die in area if die.tag == thing.ref)


def holds(s: QuarriorsState, condition: x.Condition, scope: Scope) -> bool:
    match condition:
        case x.AtLeast(n, least):
            return number(s, n, scope) >= number(s, least, scope)
        case x.Exactly(n, exact):
            return number(s, n, scope) == number(s, exact, scope)
        case x.InPhase(phase):
            return s.turn == scope.me and s.phase == phase
        case x.InTurn(who):
            return s.turn in players(s, who, scope)
        case x.ByCause(cause):
            return s.blame.cause == {Cause.DAMAGE: DAMAGE, Cause.SCORE: SCORING}[cause]
        case x.And(of):
            return all(holds(s, each, scope) for each in of)
        case x.Not(of):
            return not holds(s, of, scope)
        case x.Is(die, Special() as other):
            pairs = [(one, two) for one in things(s, die, scope) for two in things(s, other, scope)]
            return any(_same(one, two) for one, two in pairs)
        case x.Is(die, dice):
            assert not isinstance(dice, Special)
            fitting = chosen(s, dice, scope)
            return any(_is_one(s, thing, each) for thing in things(s, die, scope) for each in fitting)


def _same(one: Thing, two: Thing) -> bool:
    if one.ref < BEYOND and two.ref < BEYOND:
        return one.ref == two.ref
    return one.seat == two.seat and one.code >> 3 == two.code >> 3


def _is_one(s: QuarriorsState, thing: Thing, die: Die) -> bool:
    """Whether the die that is named is that one: in play by itself, elsewhere as far as dice can be told apart."""
    if die.zone is Zone.READY and not die.attached:
        return die.ready is not None and die.ready.tag == thing.ref
    stands = any(each.tag == thing.ref for area in s.ready for each in area)
    if thing.code == NONE or (stands and die.zone not in (Zone.FALLEN, Zone.LOST, Zone.NAMED)):
        return False
    alike = die.code == thing.code or (die.code >> 3 == thing.code >> 3 and NO_FACE in (die.code & 7, thing.code & 7))
    return alike and (die.owner if die.attached else die.seat) in (thing.seat, NONE)
