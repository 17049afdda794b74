"""Paying: convenient and exact. What floats is used first, then the dice that cover the rest best (covering.py).
Left-over quiddity stays for the turn (QC-4.4). Whoever cares spends dice one by one before. On tables with energy there
is more to it: mechanisms/energy.py.
"""

from typing import Final

from tumblehall.games.quarriors.language.faces import CardFace
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.covering import cheapest
from tumblehall.games.quarriors.rules.mechanisms import energy
from tumblehall.games.quarriors.rules.state import QuarriorsState

SPEND: Final = verbs.SPEND.first


def wealth(s: QuarriorsState, seat: int) -> int:
    """All the quiddity a player could have now."""
    t = s.tables
    worth = t.worth
    total = s.quiddity[seat]
    for code in s.active[seat]:
        total += worth[code]
    if t.has_energy and s.turn == seat:
        total += sum(s.energy)
    return total


def summon_wealth(s: QuarriorsState, seat: int) -> int:
    """All that could pay for a summon, where some of it is for summons only (Q262)."""
    return wealth(s, seat) + s.purses[seat]


def payment(s: QuarriorsState, seat: int, price: int) -> tuple[int, ...]:
    """The dice that are spent for a price."""
    if s.tables.has_energy:
        return energy.payment(s, seat, energy.Bill(price)).codes
    missing = price - s.quiddity[seat]
    if missing <= 0:
        return ()
    pool, coin = s.active[seat], s.tables.coin
    exact = missing << 1
    for code in pool:  # nothing is better than one die that wastes nothing and shows nothing else
        if coin[code] == exact:
            return (code,)
    return tuple([pool[place] for place in cheapest(missing, tuple([coin[code] for code in pool]))])


def pay(s: QuarriorsState, seat: int, price: int, first: int = energy.LIGHT) -> tuple[int, ...]:
    """Spends dice as needed and takes the price off; the dice spent. `first`: the energy that goes before the other."""
    if s.tables.has_energy:
        return energy.pay_bill(s, seat, energy.Bill(price), first)
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


def pay_summon(s: QuarriorsState, seat: int, price: int, first: int = energy.LIGHT) -> tuple[int, ...]:
    """The same for a summon: what is for summons only goes first (Q168)."""
    if s.purses:
        paid = min(price, s.purses[seat])
        left = (*s.purses[:seat], s.purses[seat] - paid, *s.purses[seat + 1 :])
        s.purses = left if any(left) else ()
        price -= paid
    return pay(s, seat, price, first)


def after_purse(s: QuarriorsState, seat: int, price: int) -> int:
    """What is left of the price of a summon once quiddity for summons only is used."""
    return max(0, price - s.purses[seat]) if s.purses else price


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
    kind = s.tables.purse[code] if s.tables.has_energy else energy.PLAIN
    if kind:
        energy.gain_energy(s, kind, s.tables.worth[code])
    else:
        s.quiddity[seat] += s.tables.worth[code]
