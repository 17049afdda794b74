"""Which dice cover a price: of all sets that do, the one that wastes least; among those the one with the fewest dice
that show an immediate effect too, which the next roll may allow again; then the fewest dice; then the first in the
order of the Wilds (Q168)."""

from functools import lru_cache
from typing import Final

NOT_REACHED: Final = -1


@lru_cache(maxsize=1 << 14)
def cheapest(missing: int, coins: tuple[int, ...]) -> tuple[int, ...]:
    """The places of the dice to spend in a pool, which lies in the order of the Wilds; `coins` as in the tables."""
    size = len(coins)
    dearest = max(coins) >> 1
    best = [NOT_REACHED] * (missing + dearest)
    """By sum the best set for it as one number, the less the better: dice with an effect, then dice, each above what is
    behind it; then minus one bit for each die, the first of the pool the highest."""
    best[0] = 0
    for place, coin in enumerate(coins):
        worth = coin >> 1
        if not worth:
            continue
        more = (((coin & 1) * (size + 1) + 1) << size) - (1 << (size - 1 - place))
        for total in range(missing - 1, -1, -1):
            if best[total] != NOT_REACHED:
                found = best[total] + more
                before = best[total + worth]
                if before == NOT_REACHED or found < before:
                    best[total + worth] = found
    for total in range(missing, missing + dearest):
        if best[total] != NOT_REACHED:
            bits = -best[total] & ((1 << size) - 1)
            return tuple([place for place in range(size) if bits >> (size - 1 - place) & 1])
    raise AssertionError(f"{coins} do not cover {missing}")
