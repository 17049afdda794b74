"""Locks in Quarriors: which die to lock and where, when to pay for its freedom, and when its ability is worth the
price. What a locked die brings its holder is told by its words."""

from tumblehall.agents.quarriors.deeds import effects_gain, rid_gain
from tumblehall.agents.quarriors.plan import rest_worth
from tumblehall.agents.quarriors.purse import after, means_of
from tumblehall.agents.quarriors.scale import PER_QUIDDITY
from tumblehall.agents.quarriors.sight import Look
from tumblehall.agents.quarriors.worth import hostility, locked_gain
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import Coin
from tumblehall.games.quarriors.rules.figures import buyout_price
from tumblehall.games.quarriors.rules.mechanisms.locked import locked_die
from tumblehall.games.quarriors.rules.numbers import number
from tumblehall.games.quarriors.rules.state import Scope
from tumblehall.kernel.values import Option

WORTH_LOCKING = 0.1
WORTH_FREEING = 0.2
GIVEN_AWAY = 0.5
"""How much of a die is lost that goes to another's locked area: its new owner waits long for a roll of it."""


def holder_of(look: Look, option: Option) -> int:
    """Into whose locked area an option puts a die."""
    return int(option.refs[1].split(":")[1]) if option.refs[1:] else look.seat


def lock_gain(look: Look, option: Option) -> float:
    """What a die brings that comes into a locked area, less what the one that lies there brings."""
    s, seat = look.s, look.seat
    holder, code = holder_of(look, option), look.code(option)
    old = locked_die(s, holder)
    gain = locked_gain(s, seat, holder, code) - (0.0 if old is None else locked_gain(s, seat, holder, old.code))
    if holder != seat:
        gain += GIVEN_AWAY * rid_gain(look, seat, code >> 3, hostility(s, seat))
    return gain


def best_lock(look: Look, early: bool) -> Option | None:
    """The die to lock now by will, if any. `early`: there are creatures to be summoned, whose price counts first."""
    found = [(lock_gain(look, option), -place, option) for place, option in enumerate(look.of("lock"))]
    gain, _, option = max(found, default=(0.0, 0, None))
    if option is None or gain < WORTH_LOCKING:
        return None
    return None if early and m.SummonPrice in look.s.tables.faces[look.code(option)].says else option


def duty(look: Look) -> str:
    """Where one must be locked: the one that does most good or least harm."""
    return max(look.decision.options, key=lambda option: lock_gain(look, option)).id


def best_freed(look: Look) -> Option | None:
    """The locked die to pay for, if that is worth more than what could be captured for the quiddity."""
    s, seat = look.s, look.seat
    means = means_of(s, seat)
    best, chosen = WORTH_FREEING, None
    for option in look.of("unlock"):
        holder, die = look.die(option)
        price = buyout_price(s, seat, holder, die)
        gain = -locked_gain(s, seat, holder, die.code)
        if price is None or gain < best:
            continue
        left = max((rest_worth(s, seat, look.prices, each) for each in after(means, price)), default=0.0)
        gain -= rest_worth(s, seat, look.prices, means) - left
        if gain >= best:
            best, chosen = gain, option
    return chosen


def ability_gain(look: Look, option: Option) -> float:
    """What an ability of a die brings, less its price."""
    s = look.s
    _, die = look.die(option)
    gain = 0.0
    for said in s.tables.faces[die.acts_as].says.get(c.Activate, ()):
        assert isinstance(said.clause, c.Activate)
        scope = Scope(look.seat, die.tag)
        gain = effects_gain(look, said.clause.do, scope, said.source)
        if isinstance(said.clause.price, e.Pay):
            price = number(s, said.clause.price.n, scope)
            gain -= price if said.clause.price.of is Coin.GLORY else PER_QUIDDITY * price
    return gain
