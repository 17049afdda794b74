"""Whether a list of effects could do anything: what is optional or cast is on offer only then (Q9, Q157)."""

from typing import assert_never

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.selectors import All, AnyNumber, Each, One, Pick, UpTo
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Chooser, Coin, Special
from tumblehall.games.quarriors.rules import select, turning
from tumblehall.games.quarriors.rules.numbers import holds, number, seats_of, things
from tumblehall.games.quarriors.rules.pay import wealth
from tumblehall.games.quarriors.rules.state import QuarriorsState, Scope
from tumblehall.games.quarriors.rules.zones import lies_used


def can_do(s: QuarriorsState, program: int, at: int, scope: Scope) -> bool:
    """Whether what an effect of a list needs is there. What follows needs nothing."""
    page = s.tables.program(program)
    if at == 0 and page.always:
        return True
    effects = page.effects
    effect = effects[at]
    if isinstance(effect, e.Swap) and not lies_used(s, scope.me, scope.this):
        return False  # Q86
    pick: Pick | None = getattr(effect, "dice", None)
    if pick is not None:
        return _has_object(s, program, effect, pick, scope, last=at + 1 == len(effects))
    players = getattr(effect, "who", None) or getattr(effect, "vs", None) or getattr(effect, "of", None)
    match effect:
        case e.LoseGlory(_, n):
            return number(s, n, scope) > 0 and any(s.glory[seat] for seat in seats_of(s, effect.who, scope))
        case e.GainDie() | e.DrawWait() | e.GainGlory() | e.ForEach():
            return bool(seats_of(s, effect.who, scope))
        case e.ChangeTotal():
            return bool(players is not None and seats_of(s, effect.vs, scope))
        case e.PickDefender():
            return bool(seats_of(s, effect.of, scope))
        case e.If(if_, _, otherwise):
            inner = s.tables.program(program).inner[at]
            if holds(s, if_, scope):
                return can_do(s, _within(program, inner[0]), 0, scope)
            return bool(otherwise) and can_do(s, _within(program, inner[1]), 0, scope)
        case e.OneOf():
            return bool(open_lists(s, program, at, scope))
        case e.May(price=price):
            inner = s.tables.program(program).inner[at]
            return can_pay(s, price, scope) and can_do(s, _within(program, inner[0]), 0, scope)
        case e.Repeat(times):
            return number(s, times, scope) > 0
        case _:
            return True


def _within(program: int, local: int) -> int:
    """A list inside another one of the same card."""
    return program >> PAGE << PAGE | local


def _has_object(s: QuarriorsState, program: int, effect: e.Effect, pick: Pick, scope: Scope, last: bool) -> bool:
    source = s.tables.program(program).source
    match pick:
        case Special():
            return bool(things(s, pick, scope))
        case One(Special() as special):
            return bool(things(s, special, scope))
        case One(dice) | UpTo(_, dice) | AnyNumber(dice) | Each(dice):
            assert not isinstance(dice, Special)
            return select.has_object(s, effect, dice, scope, source)
        case All(dice):
            return not last or select.has_object(s, None, dice, scope, None)
        case _:
            assert_never(pick)


def open_lists(s: QuarriorsState, program: int, at: int, scope: Scope) -> list[int]:
    """Of an effect that offers several lists those that can be done, by their places."""
    inner = s.tables.program(program).inner[at]
    return [place for place, local in enumerate(inner) if can_do(s, _within(program, local), 0, scope)]


def can_pay(s: QuarriorsState, price: e.Price | None, scope: Scope) -> bool:
    """Whether the whole price is there (QL-17)."""
    match price:
        case None:
            return True
        case e.Pay(n, Coin.GLORY):
            return s.glory[scope.me] >= number(s, n, scope)
        case e.Pay(n):
            return s.turn == scope.me and wealth(s, scope.me) >= number(s, n, scope)
        case e.Cull(One(dice)) if not isinstance(dice, Special):
            return bool(select.candidates(s, dice, scope))
        case e.Cull(dice):
            return isinstance(dice, Special) and bool(things(s, dice, scope))


def chooser_of(s: QuarriorsState, by: Chooser, scope: Scope) -> int:
    """Who is asked."""
    if by is Chooser.THAT:
        return scope.that if scope.that >= 0 else scope.other
    return scope.me


def turns(s: QuarriorsState, effect: e.Rotate, tag: int) -> bool:
    """Whether a creature's face would change (Q280)."""
    for area in s.ready:
        for die in area:
            if die.tag == tag:
                return bool(turning.turned(s, die, effect.way))
    return False
