"""Whether a list of effects could do anything: what is optional or cast is on offer only then (Q9, Q157)."""

from typing import Final, assert_never

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.selectors import All, AnyNumber, Each, One, Pick, UpTo
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Chooser, Coin, Source, Special
from tumblehall.games.quarriors.rules import select, turning
from tumblehall.games.quarriors.rules.areas import in_play
from tumblehall.games.quarriors.rules.mechanisms import energy
from tumblehall.games.quarriors.rules.mechanisms.party_takers import players_for
from tumblehall.games.quarriors.rules.numbers import holds, number, seats_of, that_of
from tumblehall.games.quarriors.rules.pay import wealth
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState, Scope
from tumblehall.games.quarriors.rules.zones import lies_used

OWNER: Final = Chooser.OWNER
THAT: Final = Chooser.THAT


def can_do(s: QuarriorsState, program: int, at: int, scope: Scope) -> bool:
    """Whether what an effect of a list needs is there. What follows needs nothing."""
    page = s.tables.program(program)
    if at == 0 and page.always:
        return True
    effects = page.effects
    effect = effects[at]
    pick: Pick | None = getattr(effect, "dice", None)
    if pick is not None:
        if isinstance(effect, e.Swap) and not lies_used(s, scope.me, scope.this):
            return False  # Q86
        if isinstance(effect, e.Give) and not seats_of(s, effect.to, scope):
            return False
        return _has_object(s, page.source, effect, pick, scope, at + 1 == len(effects))
    match effect:
        case e.LoseGlory(who, n):
            return number(s, n, scope) > 0 and any(s.glory[seat] for seat in seats_of(s, who, scope))
        case e.GainDie() | e.DrawWait() | e.GainGlory() | e.ForEach() | e.Later():
            return bool(seats_of(s, effect.who, scope))
        case e.Damage(who):
            return bool(players_for(s, program, at, who, scope))
        case e.ChangeTotal(vs):
            return s.battle is not None and bool(seats_of(s, vs, scope))
        case e.Deflect(_, to, otherwise):
            return s.battle is not None and bool(seats_of(s, to, scope) or seats_of(s, otherwise, scope))
        case e.PickDefender(of):
            return bool(seats_of(s, of, scope))
        case e.If(if_, _, otherwise):
            inner = page.inner[at]
            if holds(s, if_, scope):
                return can_do(s, _within(program, inner[0]), 0, scope)
            return bool(otherwise) and can_do(s, _within(program, inner[1]), 0, scope)
        case e.OneOf():
            return bool(open_lists(s, program, at, scope))
        case e.May(price=price, by=by):
            inner = page.inner[at]
            asked = chooser_of(by, scope)
            return can_pay(s, price, scope, asked) and can_do(s, _within(program, inner[0]), 0, scope)
        case e.Repeat(times):
            return number(s, times, scope) > 0
        case _:
            return True


def _within(program: int, local: int) -> int:
    """A list inside another one of the same card."""
    return program >> PAGE << PAGE | local


def _has_object(s: QuarriorsState, source: Source, effect: e.Effect, pick: Pick, scope: Scope, last: bool) -> bool:
    match pick:
        case One(dice, by):  # Q206: what its owner must pick no spell chooses
            if isinstance(dice, Special):
                return bool(select.named(s, effect, dice, scope, source))
            return select.has_object(s, effect, dice, scope, source, by is not OWNER)
        case Special():
            aside = isinstance(effect, e.RollOut) and any(each.code == scope.this - BEYOND for each in s.aside)
            return aside or bool(select.named(s, effect, pick, scope, source))
        case Each(dice, by):
            chooses = by is not OWNER
            rivals = [(scope.me + i) % s.players for i in range(1, s.players)]
            return any(select.objects(s, effect, dice, scope, source, seat, chooses) for seat in rivals)
        case UpTo(_, dice) | AnyNumber(dice):
            return select.has_object(s, effect, dice, scope, source)
        case All(dice):
            return not last or select.has_object(s, None, dice, scope, source, chooses=False)
        case _:
            assert_never(pick)


def open_lists(s: QuarriorsState, program: int, at: int, scope: Scope) -> list[int]:
    """Of an effect that offers several lists those that can be done, by their places."""
    inner = s.tables.program(program).inner[at]
    return [place for place, local in enumerate(inner) if can_do(s, _within(program, local), 0, scope)]


def can_pay(s: QuarriorsState, price: e.Price | None, scope: Scope, payer: int) -> bool:
    """Whether a player has the whole price (QL-17)."""
    if payer == NONE:
        return False
    match price:
        case None:
            return True
        case e.Pay(n, Coin.GLORY):
            return s.glory[payer] >= number(s, n, scope)
        case e.Pay(n, Coin.LIGHT | Coin.DARK as coin):
            kind = energy.NAMES.index(coin.value)
            return energy.energy_wealth(s, payer, kind) >= number(s, n, scope)
        case e.Pay(n):
            cost = number(s, n, scope)
            return cost <= 0 or (s.turn == payer and wealth(s, payer) >= cost)
        case e.Cull(One(dice)) if not isinstance(dice, Special):
            return bool(select.candidates(s, dice, scope.of_me(payer)))
        case e.Cull(dice):
            return isinstance(dice, Special) and bool(select.named(s, price, dice, scope))


def chooser_of(by: Chooser, scope: Scope) -> int:
    """Who is asked; NONE: nobody."""
    return that_of(scope) if by is THAT else scope.me


def turns(s: QuarriorsState, effect: e.Rotate, tag: int) -> bool:
    """Whether a creature's face would change (Q280)."""
    return any(die.tag == tag and bool(turning.turned(s, die, effect.way)) for _, die in in_play(s))
