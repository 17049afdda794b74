"""Discounts: a card with an energy costs less where a unit of that energy is among what is paid (QX-1, Q260, Q261)."""

from typing import Final, NamedTuple

from tumblehall.games.quarriors.language.terms import Action
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.figures import capture_change, capture_clauses
from tumblehall.games.quarriors.rules.mechanisms.anchored import is_forbidden
from tumblehall.games.quarriors.rules.mechanisms.energy import NAMES, Bill, can_pay_bill
from tumblehall.games.quarriors.rules.state import QuarriorsState

CAPTURE: Final = verbs.CAPTURE.first
CAPTURE_WITH: Final = verbs.CAPTURE_WITH.first


class Prices(NamedTuple):
    """What a capture costs: in full, and with the energy of the card; None where there is no discount."""

    full: Bill
    low: Bill | None


def prices_of(s: QuarriorsState, seat: int, kind: int) -> Prices:
    """Q260: a discounted price holds one unit of its energy at least. Where the discount is forbidden energy pays as
    plain quiddity does."""
    t = s.tables
    change = capture_change(s, capture_clauses(s, seat)) if t.has_capture_price else 0
    full = max(0, t.cost[kind] + change)
    energy, discount = t.energy[kind], t.discount[kind]
    if energy is None or discount is None or is_forbidden(s, Action.DISCOUNT, seat, energy):
        return Prices(Bill(full), None)
    purse = NAMES.index(energy.value)
    return Prices(Bill(full, without=purse), Bill(max(1, discount + change), need=purse))


def capture_offers(s: QuarriorsState, seat: int) -> list[int]:
    """The cards that still hold a die the player can pay for, in full or with their energy (Q168)."""
    options = []
    for kind in s.tables.within[s.tables.dearest]:
        if not s.wilds[kind]:
            continue
        full, low = prices_of(s, seat, kind)
        payable = can_pay_bill(s, seat, full)
        if payable:
            options.append(CAPTURE + kind)
        if low is not None and (low.price < full.price or not payable) and can_pay_bill(s, seat, low):
            options.append(CAPTURE_WITH + kind)
    return options
