"""What numbers, conditions and players of words come to, for the scope in which they are said."""

from typing import Final, assert_never

from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.terms import HOST, IT, THIS, VICTIM, Cause, Special, Who, Zone
from tumblehall.games.quarriors.rules import figures, spots
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.state import (
    BEYOND,
    CLOCKWISE,
    NO_FACE,
    NONE,
    RIVALS,
    QuarriorsState,
    Ready,
    Scope,
    Thing,
)
from tumblehall.games.quarriors.rules.steps import REF, WITH_THAT

SCORED: Final = Zone.SCORED
SCORED_NOW: Final = Zone.SCORED_NOW
EFFECT: Final = 0
DAMAGE: Final = 1
STATE: Final = 2
SCORING: Final = 3
"""The causes of what happens to a die."""
ME: Final = Who.ME
OPPONENTS: Final = Who.OPPONENTS
ALL: Final = Who.ALL
ACTIVE: Final = Who.ACTIVE
THAT: Final = Who.THAT
LOSER: Final = Who.LOSER
CAUSES: Final = {Cause.DAMAGE: DAMAGE, Cause.SCORE: SCORING}


# -- dice that need no choosing ------------------------------------------------------------------------------------


def moment_die(other: int) -> Thing | None:
    """The die behind the last operand of a frame; None where it is a player or nothing."""
    if other < REF:
        return None
    seat, ref = divmod((other - REF) % WITH_THAT, 512)
    return Thing(seat, ref, NONE if ref < BEYOND else ref - BEYOND)


def things(s: QuarriorsState, special: Special, scope: Scope) -> tuple[Thing, ...]:
    """The dice that a word names without choosing, as they are now, or as they were when they left."""
    if special is THIS:
        return () if scope.this == NONE else (_thing(s, scope.me, scope.this),)
    if special is HOST or special is VICTIM:
        die = moment_die(scope.other)
        if die is None:
            return () if special is VICTIM else _host(s, scope)
        return (_thing(s, die.seat, die.ref),)
    if special is IT and scope.it != NONE:
        laid = moment_die(scope.it)
        return () if laid is None else (_thing(s, laid.seat, laid.ref),)
    return s.it


def _thing(s: QuarriorsState, seat: int, ref: int) -> Thing:
    if ref >= BEYOND:
        return Thing(seat, ref, ref - BEYOND)
    for owner, area in enumerate(s.ready):
        for die in area:
            if die.tag == ref:
                return Thing(owner, ref, die.acts_as)
    if s.quests is not None:
        for owner, party in enumerate(s.quests.party):
            for die in party:
                if die.tag == ref:
                    return Thing(owner, ref, die.acts_as)
    return Thing(seat, ref, NONE)


def _host(s: QuarriorsState, scope: Scope) -> tuple[Thing, ...]:
    """The creature beside which a spell or a quartifact lies."""
    for seat, die in in_play(s):
        if (scope.this - BEYOND, scope.me) in die.attached:
            return (Thing(seat, die.tag, die.acts_as),)
    return ()


def standing(s: QuarriorsState, thing: Thing) -> tuple[int, Ready] | None:
    """A die in play; None: it has left."""
    for seat, area in enumerate(s.ready):
        for die in area:
            if die.tag == thing.ref:
                return seat, die
    if s.quests is not None:
        for seat, party in enumerate(s.quests.party):
            for die in party:
                if die.tag == thing.ref:
                    return seat, die
    return None


def is_home(thing: Thing, scope: Scope) -> bool:
    """Whether a die is THIS, culled for its glory: it is on its card again, and no die of a pile is it (Q172)."""
    return thing.ref == scope.this >= BEYOND and thing.ref & 7 == NO_FACE


# -- players ---------------------------------------------------------------------------------------------------------


def that_of(scope: Scope) -> int:
    """THAT, or LOSER."""
    if scope.that != NONE:
        return scope.that
    return scope.other if scope.other < REF else (scope.other - REF) // WITH_THAT - 1


def seats_of(s: QuarriorsState, players: x.Players, scope: Scope) -> list[int]:
    """The players a word speaks of, in the order in which they act; those to choose from, where one is chosen."""
    me = scope.me
    if players is ME:
        return [me]
    if players is OPPONENTS:
        return list(RIVALS[s.players][me])
    if players is ALL:
        return list(CLOCKWISE[s.players][s.turn])
    if players is ACTIVE:
        return [s.turn]
    if players is THAT or players is LOSER:
        that = that_of(scope)
        return [] if that == NONE else [that]
    match players:
        case x.PlayersWho(who, if_):
            return [seat for seat in seats_of(s, who, scope) if holds(s, if_, scope.of_that(seat))]
        case x.Chosen(of):
            return seats_of(s, of, scope)
        case _:
            assert_never(players)


# -- numbers ---------------------------------------------------------------------------------------------------------


def number(s: QuarriorsState, n: x.Number, scope: Scope) -> int:
    match n:
        case int():
            return n
        case x.Count(dice):
            return spots.count(s, dice, scope)
        case x.CountPlayers(players):
            return len(seats_of(s, players, scope))
        case x.Classes(dice):
            return len({code >> 3 for code in spots.codes(s, dice, scope)})
        case x.PrintedGlory(dice):
            return _printed_glory(s, dice, scope)
        case x.CostOf(die):
            return sum(_cost(s, thing) for thing in things(s, die, scope))
        case x.LevelOf(die):
            return sum(s.tables.faces[thing.code].level for thing in things(s, die, scope) if thing.code != NONE)
        case x.AttackOf(die):
            return sum(_attack(s, thing, scope) for thing in things(s, die, scope))
        case x.QuiddityOf(die):  # Q264: the printed number, whatever a card gives for the face
            codes = [thing.code for thing in things(s, die, scope) if thing.code != NONE]
            return sum(s.tables.faces[code].face.quiddity for code in codes)
        case x.GloryOf(who):
            return max((s.glory[seat] for seat in seats_of(s, who, scope)), default=0)
        case x.TotalOf(who):
            fixed = () if s.battle is None else s.battle.fixed
            return sum(fixed[seat] for seat in seats_of(s, who, scope)) if fixed else 0
        case x.Draws(who):
            return sum(s.draws[seat] for seat in seats_of(s, who, scope))
        case x.Done():
            return s.done
        case x.Plus(of):
            return sum([number(s, each, scope) for each in of])
        case x.Times(each, by):
            return number(s, each, scope) * by
        case x.Min(of):
            return min([number(s, each, scope) for each in of])
        case x.Half(each):
            return number(s, each, scope) // 2
        case _:
            assert_never(n)


def _cost(s: QuarriorsState, thing: Thing) -> int:
    """Of its own card, whatever it copies (Q11)."""
    found = standing(s, thing) if thing.ref < BEYOND else None
    if found is not None:
        return s.tables.cost[found[1].code >> 3]
    return 0 if thing.code == NONE else s.tables.cost[thing.code >> 3]


def _printed_glory(s: QuarriorsState, dice: x.Selector, scope: Scope) -> int:
    """The glory on their cards; of those that scored only what was given (Q320)."""
    unpaid = list(s.unpaid)
    total = 0
    for spot in spots.spots(s, dice, scope):
        if spot.code == NONE:
            continue
        if spot.zone in (SCORED, SCORED_NOW) and (spot.seat, spot.code) in unpaid:
            unpaid.remove((spot.seat, spot.code))
        else:
            total += s.tables.glory[spot.code >> 3] * spot.many
    return total


def _attack(s: QuarriorsState, thing: Thing, scope: Scope) -> int:
    """Inside an attack the share in the total that the clause is about (Q57)."""
    that = that_of(scope)
    if s.battle is not None and that != NONE:
        return figures.share_in_total(s, thing.ref, that)
    found = standing(s, thing)
    return 0 if found is None else figures.attack_of(s, *found)


# -- conditions ------------------------------------------------------------------------------------------------------


def holds(s: QuarriorsState, condition: x.Condition | None, scope: Scope) -> bool:
    match condition:
        case None:
            return True
        case x.AtLeast(n, least):
            return number(s, n, scope) >= number(s, least, scope)
        case x.Exactly(n, exact):
            return number(s, n, scope) == number(s, exact, scope)
        case x.Is(die, of):
            return any(spots.is_one(s, of, thing, scope) for thing in things(s, die, scope))
        case x.InPhase(phase):
            return s.turn == scope.me and s.phase == phase
        case x.InTurn(who):
            return s.turn in seats_of(s, who, scope)
        case x.ByCause(cause):
            return s.blame[1] == CAUSES[cause]
        case x.And(of):
            return all(holds(s, each, scope) for each in of)
        case x.Not(of):
            return not holds(s, of, scope)
        case _:
            assert_never(condition)
