"""Paying: convenient and exact.

What floats is used first. Then, of all sets of dice that cover the rest: the one that wastes least; among those the one
with the fewest dice that show an immediate effect too, which the next roll may allow again; then the fewest dice; then
the first in the order of the Wilds.
Left-over quiddity stays for the turn (QC-4.4). Whoever cares spends dice one by one before.
"""

from functools import lru_cache
from typing import Final

from tumblehall.games.quarriors.language.faces import CardFace
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.state import QuarriorsState

SPEND: Final = verbs.SPEND.first


def wealth(s: QuarriorsState, seat: int) -> int:
    """All the quiddity a player could have now."""
    worth = s.tables.worth
    total = s.quiddity[seat]
    for code in s.active[seat]:
        total += worth[code]
    return total


def summon_wealth(s: QuarriorsState, seat: int) -> int:
    """All that could pay for a summon, where some of it is for summons only (Q262)."""
    return wealth(s, seat) + s.purses[seat]


def payment(s: QuarriorsState, seat: int, price: int) -> tuple[int, ...]:
    """The dice that are spent for a price, by the rule above."""
    missing = price - s.quiddity[seat]
    if missing <= 0:
        return ()
    pool, coin = s.active[seat], s.tables.coin
    exact = missing << 1
    for code in pool:  # nothing is better than one die that wastes nothing and shows nothing else
        if coin[code] == exact:
            return (code,)
    return tuple(map(pool.__getitem__, _cheapest(missing, tuple(map(coin.__getitem__, pool)))))


@lru_cache(maxsize=1 << 14)
def _cheapest(missing: int, coins: tuple[int, ...]) -> tuple[int, ...]:
    """The places of the dice to spend in a pool, which lies in the order of the Wilds; `coins` as in the tables."""
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}
    for place, coin in enumerate(coins):
        worth, useful = coin >> 1, coin & 1
        if not worth:
            continue
        for total, (uses, count, places) in sorted(best.items(), reverse=True):
            if total >= missing:
                continue
            candidate = (uses + useful, count + 1, (*places, place))
            if total + worth not in best or candidate < best[total + worth]:
                best[total + worth] = candidate
    return best[min(total for total in best if total >= missing)][2]


def pay(s: QuarriorsState, seat: int, price: int) -> tuple[int, ...]:
    """Spends dice as needed and takes the price off; the dice spent."""
    left = s.quiddity[seat] - price
    codes: tuple[int, ...] = ()
    if left < 0:
        codes = payment(s, seat, price)
        pool, worth = s.active[seat], s.tables.worth
        for code in codes:
            pool.remove(code)
            left += worth[code]
        s.spent[seat] += codes
    s.quiddity[seat] = left
    return codes


def pay_summon(s: QuarriorsState, seat: int, price: int) -> tuple[int, ...]:
    """The same for a summon: what is for summons only goes first (Q168)."""
    if s.purses:
        first = min(price, s.purses[seat])
        left = (*s.purses[:seat], s.purses[seat] - first, *s.purses[seat + 1 :])
        s.purses = left if any(left) else ()
        price -= first
    return pay(s, seat, price)


def spend_options(s: QuarriorsState, seat: int) -> list[int]:
    """The dice that can be spent one by one, equal faces once."""
    shown = s.tables.shown
    options: list[int] = []
    last: CardFace | None = None
    for code in s.active[seat]:
        face = shown[code]
        if face is not last:
            last = face
            if face.worth:
                options.append(SPEND + code)
    return options


def spend(s: QuarriorsState, seat: int, code: int) -> None:
    """One die for its quiddity (QC-3.1)."""
    s.active[seat].remove(code)
    s.spent[seat].append(code)
    s.quiddity[seat] += s.tables.worth[code]
