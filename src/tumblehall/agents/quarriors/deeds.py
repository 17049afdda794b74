"""What the effects of a card would bring in Quarriors now, counted in glory. An effect that has no line here counts for
what it is usually worth."""

from tumblehall.agents.quarriors.battle import Line
from tumblehall.agents.quarriors.plan import quiddity_gain
from tumblehall.agents.quarriors.scale import A_LEVEL, PER_DRAW
from tumblehall.agents.quarriors.sight import Look
from tumblehall.agents.quarriors.turns import chosen_gain, targets
from tumblehall.agents.quarriors.usual import many
from tumblehall.agents.quarriors.words import effects_worth, gained, rid_of
from tumblehall.agents.quarriors.worth import (
    creature_worth,
    die_worth,
    face_worth,
    hostility,
    locked_gain,
    rest_of,
)
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.clauses import When
from tumblehall.games.quarriors.language.terms import Chooser, DrawKind, Moment, Purse, Source, Special, Way, Zone
from tumblehall.games.quarriors.rules import select
from tumblehall.games.quarriors.rules.attack import total_against
from tumblehall.games.quarriors.rules.figures import creatures_of, draw_changes
from tumblehall.games.quarriors.rules.mechanisms.energy import DARK, LIGHT, PLAIN
from tumblehall.games.quarriors.rules.mechanisms.locked import locked_die
from tumblehall.games.quarriors.rules.moving import thing_of
from tumblehall.games.quarriors.rules.numbers import holds, number, seats_of
from tumblehall.games.quarriors.rules.state import Mark, QuarriorsState, Ready, Scope, Thing

A_SPELL = 1.0
"""What it is worth that an opponent loses a readied spell."""
KINDS = {Purse.LIGHT: LIGHT, Purse.DARK: DARK}
STANDS = 0.7
"""How likely an own creature scores that is in play."""


def effects_gain(look: Look, do: tuple[e.Effect, ...], scope: Scope, source: Source) -> float:
    return sum(_gain(look, effect, scope, source) for effect in do)


def _gain(look: Look, effect: e.Effect, scope: Scope, source: Source) -> float:
    s, seat = look.s, look.seat
    match effect:
        case e.GainQuiddity(n, of):
            return quiddity_gain(s, seat, look.prices, number(s, n, scope), KINDS.get(of, PLAIN))
        case e.GainGlory(n):
            return number(s, n, scope)
        case e.LoseGlory(who, n):
            return _players_gain(look, who, scope, [-min(number(s, n, scope), glory) for glory in s.glory])
        case e.GainDie():
            return _die_gain(look, effect, scope, source)
        case e.Rotate(dice, Way.ONE_UP):
            return A_LEVEL * sum(_can_rise(s, mine) for mine in creatures_of(s, seat))
        case e.Boost() | e.Rotate():
            return chosen_gain(look, effect, scope, source)
        case e.Destroy():
            return _destroy_gain(look, effect, scope, source)
        case e.Cull(dice) | e.Move(dice, Zone.REMOVED) if not isinstance(dice, Special):
            return _rid_gain(look, effect, dice, scope, source)
        case e.Move(dice, Zone.ACTIVE, True) if not isinstance(dice, Special):
            return _back_gain(look, effect, dice, scope, source)
        case e.Discard():
            others = [area for other, area in enumerate(s.ready) if other != seat]
            return A_SPELL * any(s.tables.faces[each.code].spell or each.attached for area in others for each in area)
        case e.DrawRoll(n):
            return draw_gain(look, number(s, n, scope))
        case e.Unlock():
            return _unlock_gain(look)
        case e.Reroll(dice) if dice is not Special.THIS:
            return _reroll_gain(look, dice)
        case e.RollOut(dice) if not isinstance(dice, Special):
            return _rolled_gain(look, effect, scope, source)
        case e.Then(do):
            return effects_gain(look, do, scope, source)
        case e.If(if_, do, otherwise):
            return effects_gain(look, do if holds(s, if_, scope) else otherwise, scope, source)
        case e.OneOf(options, by):
            gains = [effects_gain(look, do, scope, source) for do in options]
            return max(gains) if by is Chooser.ME else min(gains)
        case e.ForEach(who, do):
            seats = seats_of(s, who, scope)
            gains = [effects_gain(look, do, scope.of_that(each), source) for each in seats]
            return max(gains, default=0.0) if isinstance(who, x.Chosen) else sum(gains)
        case _:
            return effects_worth(s.tables, rest_of(s), (effect,))


def _reroll_gain(look: Look, dice: x.Pick) -> float:
    """The dice of the own pool that another roll is likely to better."""
    s, hostile = look.s, hostility(look.s, look.seat)
    gains = sorted(die_worth(s, code >> 3, hostile) - face_worth(s, code, hostile) for code in s.active[look.seat])
    return sum(gain for gain in gains[-round(many(dice)) :] if gain > 0)


def draw_gain(look: Look, n: int) -> float:
    """What a draw of so many dice brings: locks make it smaller or larger, and answer it."""
    s, seat = look.s, look.seat
    if not s.tables.counts_draws:
        return PER_DRAW * n
    size = n + sum(more for _, more in draw_changes(s, seat, DrawKind.OTHER))
    if size <= 0:
        return 0.0
    before = s.draws
    s.draws = (*before[:seat], before[seat] + 1, *before[seat + 1 :])
    answers = sum(_answer_to_draw(s, seat, holder) for holder in range(s.players))
    s.draws = before
    return PER_DRAW * size + answers


def _answer_to_draw(s: QuarriorsState, seat: int, holder: int) -> float:
    """What the locked die of a player does about a draw."""
    die, mine = locked_die(s, holder), holder == seat
    gain = 0.0
    for said in () if die is None else s.tables.faces[die.code].when.get(Moment.DRAWN, ()):
        if isinstance(said.clause, When) and die is not None and holds(s, said.clause.if_, Scope(holder, die.tag)):
            worth = effects_worth(s.tables, rest_of(s), said.clause.do, 1 if mine else -1)
            gain += worth if mine else -worth
    return gain


def _back_gain(look: Look, effect: e.Move, dice: x.Pick, scope: Scope, source: Source) -> float:
    """The best die that could be rolled again at once."""
    s = look.s
    if isinstance(dice, Special) or isinstance(dice.dice, Special):
        return effects_worth(s.tables, rest_of(s), (effect,))
    found = [thing_of(s, option, look.seat) for option in select.objects(s, effect, dice.dice, scope, source)]
    hostile = hostility(s, look.seat)
    worths = sorted(die_worth(s, thing.code >> 3, hostile) for thing in found)
    return sum(worths) if isinstance(dice, x.All) else sum(worths[-round(many(dice)) :])


def _unlock_gain(look: Look) -> float:
    """The locked die that is best gone."""
    s = look.s
    found = [(seat, die) for seat in range(s.players) if (die := locked_die(s, seat)) is not None]
    return max((-locked_gain(s, look.seat, seat, die.code) for seat, die in found), default=0.0)


def _rolled_gain(look: Look, effect: e.RollOut, scope: Scope, source: Source) -> float:
    """Others' creatures that may show none after another roll."""
    found = targets(look, effect, effect.dice, scope, source)
    return sum(_fails(look.s, die) * destroyed_gain(look, seat, die) for seat, die in found)


def _fails(s: QuarriorsState, die: Ready) -> float:
    """How likely a die shows no creature."""
    first = die.code & ~7
    return sum(not face.creature for face in s.tables.faces[first : first + 6]) / 6


def _players_gain(look: Look, who: x.Players, scope: Scope, gains: list[float]) -> float:
    """What is done to players, by seat what each gains: what opponents lose is shared among them."""
    found = [
        gains[seat] if seat == look.seat else -gains[seat] / (look.s.players - 1)
        for seat in seats_of(look.s, who, scope)
    ]
    return max(found, default=0.0) if isinstance(who, x.Chosen) else sum(found)


def _die_gain(look: Look, effect: e.GainDie, scope: Scope, source: Source) -> float:
    """Dice from a card; where none is left, what is done instead."""
    s = look.s
    if not s.wilds[s.tables.kind_of[effect.die]]:
        seats = seats_of(s, effect.who, scope)
        return sum(effects_gain(look, effect.otherwise, scope.of_that(seat), source) for seat in seats)
    gain = number(s, effect.n, scope) * gained(s.tables, rest_of(s), effect.die)
    return _players_gain(look, effect.who, scope, [gain] * s.players)


def _destroy_gain(look: Look, effect: e.Destroy, scope: Scope, source: Source) -> float:
    """The worth of others' creatures, less that of the own ones. IT is the creature that would be picked."""
    s, dice = look.s, effect.dice
    if isinstance(dice, Special) or isinstance(dice.dice, Special):
        return effects_worth(s.tables, rest_of(s), (effect,))
    found = [(destroyed_gain(look, *victim), victim) for victim in targets(look, effect, dice, scope, source)]
    if isinstance(dice, x.All):
        return sum(gain for gain, _ in found)
    if not found:
        return 0.0
    owner = getattr(dice, "by", None) is Chooser.OWNER
    gain, (seat, die) = (min if owner else max)(found, key=lambda each: each[0])
    s.it = (Thing(seat, die.tag, die.acts_as),)
    return gain


def destroyed_gain(look: Look, seat: int, die: Ready) -> float:
    """What it brings that a creature is destroyed."""
    worth = creature_worth(look.s, seat, die)
    return worth if seat != look.seat else -STANDS * worth


def _rid_gain(
    look: Look,
    effect: e.Cull | e.Move,
    dice: x.One | x.UpTo | x.AnyNumber | x.All | x.Each,
    scope: Scope,
    source: Source,
) -> float:
    """The best die that could be taken away from somebody."""
    s = look.s
    if isinstance(dice.dice, Special):
        return effects_worth(s.tables, rest_of(s), (effect,))
    found = [thing_of(s, option, look.seat) for option in select.objects(s, effect, dice.dice, scope, source)]
    hostile = hostility(s, look.seat)
    gains = [rid_gain(look, thing.seat, thing.code >> 3, hostile) for thing in found]
    return max(gains, default=0.0)


def rid_gain(look: Look, seat: int, kind: int, hostile: float) -> float:
    """What it brings that a player has a die of that kind no more."""
    gain = rid_of(rest_of(look.s), die_worth(look.s, kind, hostile))
    return gain if seat == look.seat else -gain


def saved_by(s: QuarriorsState, seat: int, mark: Mark) -> float:
    """What a mark on all own creatures saves in the attack that is under way."""
    before, area = Line(s, seat).loss(total_against(s, seat)), s.ready[seat]
    s.ready[seat] = [die.but(marks=(*die.marks, mark)) if s.tables.faces[die.code].creature else die for die in area]
    gain = before - Line(s, seat).loss(total_against(s, seat))
    s.ready[seat] = area
    return gain


def _can_rise(s: QuarriorsState, die: Ready) -> bool:
    faces = s.tables.faces
    level = faces[die.code].level
    return any(face.creature and face.level == level + 1 for face in faces[die.code & ~7 : die.code | 7])
