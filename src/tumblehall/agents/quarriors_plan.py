"""Plans for a turn of Quarriors: what to summon and what to capture with the quiddity there is."""

from itertools import combinations

from tumblehall.agents.quarriors_battle import attack_worth, stand_worth
from tumblehall.agents.quarriors_words import texts_of
from tumblehall.agents.quarriors_worth import capture_worth, hostility, rest_of
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules.figures import summon_price
from tumblehall.games.quarriors.rules.pay import wealth
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready

WORTH_TAKING = 0.7
"""Dice below this only thin out the rolls to come."""
MOST_CREATURES = 6
TAG = 100


def best_capture(s: QuarriorsState, seat: int, prices: list[int], rich: int) -> tuple[float, int]:
    """The best die to capture with so much quiddity: what it is worth, and its kind; -1 for none."""
    hostile = hostility(s, seat)
    best, chosen = WORTH_TAKING, -1
    for kind, price in enumerate(prices):
        if s.wilds[kind] and price <= rich:
            worth = capture_worth(s, seat, kind, hostile) + 0.01 * price
            if worth > best:
                best, chosen = worth, kind
    return (best if chosen >= 0 else 0.0), chosen


def quiddity_gain(s: QuarriorsState, seat: int, prices: list[int], more: int) -> float:
    """What more quiddity would buy: creatures in the ready phase, a better die later."""
    rich = wealth(s, seat)
    if s.phase == Phase.READY:
        needed = [summon_price(s, seat, code) for code in s.active[seat] if s.tables.faces[code].creature]
        return float(any(rich < price <= rich + more for price in needed))
    if s.phase != Phase.CAPTURE or not s.captures:
        return 0.0
    with_more, without = (best_capture(s, seat, prices, rich + n)[0] for n in (more, 0))
    return 2 * (with_more - without)


def to_summon(s: QuarriorsState, seat: int, offered: list[int], prices: list[int]) -> tuple[int, ...]:
    """The codes of the creatures to summon: the best of those on offer together with what could still be captured."""
    pool = sorted(
        (code for code in s.active[seat] if code in offered), key=lambda code: -s.tables.glory[code >> 3]
    )[:MOST_CREATURES]  # fmt: skip
    rich, area, texts = wealth(s, seat), s.ready[seat], texts_of(s.tables, rest_of(s))
    kept: dict[int, float] = {}
    best = float("-inf")
    chosen: tuple[int, ...] = ()
    tried: set[tuple[int, ...]] = set()
    for n in range(len(pool) + 1):
        for some in combinations(pool, n):
            group = tuple(sorted(some))
            cost = sum(summon_price(s, seat, code) for code in group)
            if group in tried or cost > rich or _twice(s, group):
                continue
            tried.add(group)
            s.ready[seat] = area + [Ready(TAG + i, code) for i, code in enumerate(group)]
            left = rich - cost
            if left not in kept:
                kept[left] = best_capture(s, seat, prices, left)[0] if s.captures else 0.0
            said = sum(texts[code].always for code in group)
            worth = stand_worth(s, seat) + attack_worth(s, seat) + kept[left] + said
            if worth > best:
                best, chosen = worth, group
    s.ready[seat] = area
    return chosen


def _twice(s: QuarriorsState, group: tuple[int, ...]) -> bool:
    """Whether two of a class are summoned of which a turn allows one."""
    kinds = [code >> 3 for code in group]
    return any(s.tables.one_summon[kind] and kinds.count(kind) > 1 for kind in kinds)
