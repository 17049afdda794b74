"""Light and dark quiddity in Quarriors: anchored spells that are worth their price, and which energy pays first."""

from tumblehall.agents.quarriors.deeds import effects_gain
from tumblehall.agents.quarriors.plan import Spell, rest_worth
from tumblehall.agents.quarriors.purse import Means, after, means_of
from tumblehall.agents.quarriors.scale import PER_QUIDDITY
from tumblehall.agents.quarriors.sight import Look
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules.mechanisms.anchored import scope_of
from tumblehall.games.quarriors.rules.mechanisms.energy import NAMES
from tumblehall.games.quarriors.rules.numbers import number
from tumblehall.kernel.values import Option

WORTH_ANCHORING = 0.3
POOL = (e.Reroll, e.Move)
"""What changes the own pool comes before the summons."""


def spells(look: Look) -> list[tuple[Option, Spell]]:
    """The anchored spells on offer that are read, and what they bring now."""
    found: list[tuple[Option, Spell]] = []
    for option in look.of("anchor"):
        said = look.s.tables.cards[look.kind(option)].anchored
        if said is None or not isinstance(said.clause, c.Activate) or not isinstance(said.clause.price, e.Pay):
            continue
        scope = scope_of(look.seat, look.kind(option))
        gain = effects_gain(look, said.clause.do, scope, said.source)
        price = said.clause.price
        found.append((option, Spell(gain, NAMES.index(price.of.value), number(look.s, price.n, scope))))
    return found


def changes_pool(look: Look, option: Option) -> bool:
    said = look.s.tables.cards[look.kind(option)].anchored
    return said is not None and isinstance(said.clause, c.Activate) and isinstance(said.clause.do[0], POOL)


def best_anchored(look: Look, early: bool) -> Option | None:
    """The anchored spell to use now. `early`: there are creatures to be summoned, so only what changes the pool."""
    best, chosen = WORTH_ANCHORING, None
    for option, spell in spells(look):
        if changes_pool(look, option) is not (early and look.s.phase == Phase.READY):
            continue
        gain = spell.gain - (PER_QUIDDITY * spell.price if early else _missed(look, spell))
        if gain > best:
            best, chosen = gain, option
    return chosen


def _missed(look: Look, spell: Spell) -> float:
    """What the price would have bought in this turn."""
    s, seat = look.s, look.seat
    means = means_of(s, seat)
    left = means.without(spell.energy, spell.price)
    kept = 0.0 if left is None else rest_worth(s, seat, look.prices, left)
    return rest_worth(s, seat, look.prices, means) - kept


def pay(look: Look) -> str:
    """The energy that is missed less in what this turn may still bring."""
    s, seat = look.s, look.seat
    means = means_of(s, seat)
    if str(look.about.get("what", "")).startswith("capture"):
        s.captures -= 1
    kept = {NAMES.index(option.id.split()[1]): option for option in look.decision.options}
    lefts = {kind: _left(means, look.about["price"], kind) for kind in kept}
    best = max(kept, key=lambda kind: rest_worth(s, seat, look.prices, lefts[kind]))
    return kept[best].id


def _left(means: Means, price: int, first: int) -> Means:
    """What is left where that energy pays before the other."""
    found = after(means, price)
    return min(found, key=lambda left: left[first]) if found else means
