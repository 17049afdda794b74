"""Light and dark quiddity: both pay as plain quiddity does, and some prices take nothing else (QX-1, QX-2, Q168).

Paid is in this order: one unit of an energy that a discount asks for; floating plain quiddity; dice that show plain
quiddity; then energy, what floats before dice, one kind after the other. What a die gives too much floats as its kind.
Only the player whose turn it is has energy."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tumblehall.games.quarriors.rules.covering import cheapest
from tumblehall.games.quarriors.rules.state import QuarriorsState

PLAIN: Final = 0
LIGHT: Final = 1
DARK: Final = 2
"""Kinds of quiddity as the tables number them."""
ENERGIES: Final = (LIGHT, DARK)
NAMES: Final = ("", "light", "dark")


class Bill(NamedTuple):
    """What is to be paid."""

    price: int
    need: int = PLAIN
    """An energy of which one unit is among what is paid."""
    without: int = PLAIN
    """An energy that cannot pay it: with it the discount would apply."""


class Payment(NamedTuple):
    """What a payment takes: the dice, and what floats of each kind after it."""

    codes: tuple[int, ...]
    left: tuple[int, int, int]
    asks: bool
    """Whether both energies could be used and not all is needed: the player says which goes first."""


class Till:
    """A payment under way: what floats, and the dice that are left, by kind of quiddity."""

    def __init__(self, s: QuarriorsState, seat: int) -> None:
        self.t = t = s.tables
        self.floating = [s.quiddity[seat], *(s.energy if s.turn == seat else (0, 0))]
        self.dice: tuple[list[int], ...] = ([], [], [])
        for code in s.active[seat]:
            if t.worth[code]:
                self.dice[t.purse[code]].append(code)
        self.spent: list[int] = []

    def units(self, kind: int) -> int:
        """All that is there of a kind."""
        return self.floating[kind] + sum([self.t.worth[code] for code in self.dice[kind]])

    def take(self, kind: int, due: int) -> int:
        """Pays with one kind as far as it goes, what floats first; what is still due."""
        floating = self.floating
        if due > floating[kind]:
            self._spend(kind, due - floating[kind])
        paid = due if due < floating[kind] else floating[kind]
        floating[kind] -= paid
        return due - paid

    def _spend(self, kind: int, missing: int) -> None:
        """Dice that cover what is missing; all of them where they do not."""
        dice, worth = self.dice[kind], self.t.worth
        chosen = dice[:]
        if sum([worth[code] for code in dice]) >= missing:
            chosen = [dice[place] for place in cheapest(missing, tuple([self.t.coin[code] for code in dice]))]
        for code in chosen:
            dice.remove(code)
            self.floating[kind] += worth[code]
        self.spent += chosen


def payment(s: QuarriorsState, seat: int, bill: Bill, first: int = LIGHT) -> Payment:
    """What a price takes that can be paid; `first`: the energy that goes before the other."""
    till = Till(s, seat)
    due = bill.price
    if bill.need:
        due += till.take(bill.need, 1) - 1
    due = till.take(PLAIN, due)
    asks = False
    if due:
        kinds = [kind for kind in (first, LIGHT + DARK - first) if kind != bill.without and till.units(kind)]
        asks = len(kinds) == len(ENERGIES) and till.units(LIGHT) + till.units(DARK) > due
        for kind in kinds:
            due = till.take(kind, due)
    plain, light, dark = till.floating
    return Payment(tuple(till.spent), (plain, light, dark), asks)


def pay_bill(s: QuarriorsState, seat: int, bill: Bill, first: int = LIGHT) -> tuple[int, ...]:
    """Spends dice as needed and takes the price off; the dice spent."""
    return take_off(s, seat, payment(s, seat, bill, first))


def take_off(s: QuarriorsState, seat: int, paid: Payment) -> tuple[int, ...]:
    pool = s.active[seat]
    for code in paid.codes:
        pool.remove(code)
    s.spent[seat] += paid.codes
    s.quiddity[seat], *energy = paid.left
    if s.turn == seat:
        s.energy = (energy[0], energy[1])
    return paid.codes


def wealth_by_kind(s: QuarriorsState, seat: int) -> list[int]:
    """All the quiddity of each kind that a player could have now."""
    t = s.tables
    worth, purse = t.worth, t.purse
    found = [s.quiddity[seat], *(s.energy if s.turn == seat else (0, 0))]
    for code in s.active[seat]:
        found[purse[code]] += worth[code]
    return found


def covers(rich: Sequence[int], bill: Bill) -> bool:
    """Whether so much of each kind is enough for a bill."""
    price, need, without = bill
    if need and not rich[need]:
        return False
    return sum(rich) - (rich[without] if without else 0) >= price


def can_pay_bill(s: QuarriorsState, seat: int, bill: Bill) -> bool:
    """Whether all of it is there."""
    return covers(wealth_by_kind(s, seat), bill)


# -- prices in one energy alone ----------------------------------------------------------------------------------------


def energy_wealth(s: QuarriorsState, seat: int, kind: int) -> int:
    """All the energy of a kind that a player could have now."""
    return wealth_by_kind(s, seat)[kind]


def energy_payment(s: QuarriorsState, seat: int, kind: int, n: int) -> Payment:
    """What a price in one energy takes, which must be there."""
    till = Till(s, seat)
    till.take(kind, n)
    plain, light, dark = till.floating
    return Payment(tuple(till.spent), (plain, light, dark), False)


def gain_energy(s: QuarriorsState, kind: int, n: int) -> None:
    """Into the purse of the player whose turn it is."""
    light, dark = s.energy
    s.energy = (light + n, dark) if kind == LIGHT else (light, dark + n)
