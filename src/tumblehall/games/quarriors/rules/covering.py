"""Which dice cover a price: of all sets that do, the one that wastes least; among those the one with the fewest dice
that show an immediate effect too, which the next roll may allow again; then the fewest dice; then the first in the
order of the Wilds (Q168)."""

from functools import lru_cache


@lru_cache(maxsize=1 << 14)
def cheapest(missing: int, coins: tuple[int, ...]) -> tuple[int, ...]:
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
