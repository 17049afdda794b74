"""Plans for a turn of Quarriors: what to summon and what to capture with the quiddity there is."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from tumblehall.agents.quarriors.parties import Splits, may_visit
from tumblehall.agents.quarriors.purse import Means, Price, after, means_of
from tumblehall.agents.quarriors.texts import texts_of
from tumblehall.agents.quarriors.worth import capture_worth, hostility, rest_of
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules.figures import summon_price
from tumblehall.games.quarriors.rules.mechanisms.energy import PLAIN
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready

WORTH_TAKING = 0.7
"""Dice below this only thin out the rolls to come."""
MOST_CREATURES = 6
TAG = 100
SOON, LATER = 0.4, 1.6
"""How much a captured die counts beside what happens now: for its first roll, and for those in a whole game."""


class Spell(NamedTuple):
    """An anchored spell that could be used in this turn: what it brings, and its price in one energy."""

    gain: float
    energy: int
    price: int


def best_capture(s: QuarriorsState, seat: int, prices: list[Price], means: Means) -> tuple[float, int]:
    """The best die to capture with so much quiddity: what it is worth, and its kind; -1 for none."""
    hostile = hostility(s, seat)
    best, chosen = WORTH_TAKING, -1
    for kind, price in enumerate(prices):
        if s.wilds[kind] and price.in_reach(means):
            worth = capture_worth(s, seat, kind, hostile) + 0.01 * price.full
            if worth > best:
                best, chosen = worth, kind
    return (best if chosen >= 0 else 0.0), chosen


def rest_worth(s: QuarriorsState, seat: int, prices: list[Price], means: Means, spells: Sequence[Spell] = ()) -> float:
    """What can still be done with so much: a capture, and an anchored spell before it."""
    best = (SOON + LATER * rest_of(s)) * best_capture(s, seat, prices, means)[0] if s.captures else 0.0
    for spell in spells:
        left = means.without(spell.energy, spell.price)
        if left is not None:
            best = max(best, spell.gain + rest_worth(s, seat, prices, left))
    return best


def quiddity_gain(s: QuarriorsState, seat: int, prices: list[Price], more: int, kind: int = PLAIN) -> float:
    """What more quiddity of a kind would buy: creatures in the ready phase, a better die later."""
    means = means_of(s, seat)
    if s.phase == Phase.READY:
        rich = sum(means)
        needed = [summon_price(s, seat, code) for code in s.active[seat] if s.tables.faces[code].creature]
        could = [rest_worth(s, seat, prices, each) for each in (means.more(kind, more), means)] if kind else [0.0, 0.0]
        return float(any(rich < price <= rich + more for price in needed)) + could[0] - could[1]
    if s.phase != Phase.CAPTURE or not s.captures:
        return 0.0
    with_more, without = (best_capture(s, seat, prices, each)[0] for each in (means.more(kind, more), means))
    return 2 * (with_more - without)


def to_summon(
    s: QuarriorsState, seat: int, offered: list[int], prices: list[Price], spells: Sequence[Spell] = ()
) -> tuple[int, ...]:
    """The codes of the creatures to summon: the best of those on offer together with what could still be done with
    what is left."""
    pool = sorted(
        (code for code in s.active[seat] if code in offered), key=lambda code: -s.tables.glory[code >> 3]
    )[:MOST_CREATURES]  # fmt: skip
    means, area, texts = means_of(s, seat), s.ready[seat], texts_of(s.tables, rest_of(s))
    kept: dict[Means, float] = {}
    best = float("-inf")
    chosen: tuple[int, ...] = ()
    tried: set[tuple[int, ...]] = set()
    splits = Splits(s, seat)
    quests = s.tables.quests if may_visit(s, seat) else ()
    for n in range(len(pool) + 1):
        for some in combinations(pool, n):
            group = tuple(sorted(some))
            lefts = after(means, sum(summon_price(s, seat, code) for code in group))
            if group in tried or not lefts or _twice(s, group):
                continue
            tried.add(group)
            dice = area + [Ready(TAG + i, code) for i, code in enumerate(group)]
            for left in lefts:
                if left not in kept:
                    kept[left] = rest_worth(s, seat, prices, left, spells)
            said = sum(texts[code].always for code in group)
            worth = splits.best(dice, quests).worth + max(kept[left] for left in lefts) + said
            if worth > best:
                best, chosen = worth, group
    return chosen


def _twice(s: QuarriorsState, group: tuple[int, ...]) -> bool:
    """Whether two of a class are summoned of which a turn allows one."""
    kinds = [code >> 3 for code in group]
    return any(s.tables.one_summon[kind] and kinds.count(kind) > 1 for kind in kinds)
