"""Paying: convenient and exact.

What floats is used first. Then, of all sets of dice that cover the rest: the one that wastes least; among those the one
with the fewest dice that show an immediate effect too, which the next roll may allow again; then the fewest dice; then
the first in the order of the Wilds.
Left-over quiddity stays for the turn (QC-4.4). Whoever cares spends dice one by one before.
"""

from tumblehall.games.quarriors.state import QuarriorsState


def wealth(s: QuarriorsState, seat: int) -> int:
    """All the quiddity a player could have now."""
    return s.quiddity[seat] + sum(map(s.tables.quiddity.__getitem__, s.active[seat]))


def payment(s: QuarriorsState, seat: int, price: int) -> tuple[int, ...]:
    """The dice that are spent for a price, by the rule above."""
    missing = price - s.quiddity[seat]
    if missing <= 0:
        return ()
    t = s.tables
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}
    for code in s.active[seat]:
        worth = t.quiddity[code]
        if not worth:
            continue
        useful = int(t.immediate[code])
        for total, (uses, count, codes) in sorted(best.items(), reverse=True):
            if total >= missing:
                continue
            candidate = (uses + useful, count + 1, (*codes, code))
            if total + worth not in best or candidate < best[total + worth]:
                best[total + worth] = candidate
    return best[min(total for total in best if total >= missing)][2]


def pay(s: QuarriorsState, seat: int, price: int) -> tuple[int, ...]:
    """Spends dice as needed and takes the price off; the dice spent."""
    codes = payment(s, seat, price)
    for code in codes:
        spend(s, seat, code)
    s.quiddity[seat] -= price
    return codes


def spend(s: QuarriorsState, seat: int, code: int) -> None:
    """One die for its quiddity (QC-3.1)."""
    s.active[seat].remove(code)
    s.spent[seat].append(code)
    s.quiddity[seat] += s.tables.quiddity[code]
