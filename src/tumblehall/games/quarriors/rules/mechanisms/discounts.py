"""Discounts: a card with an energy costs less where a unit of that energy is among what is paid (QX-1, Q260, Q261)."""

from functools import lru_cache
from typing import Final, NamedTuple

from tumblehall.games.quarriors.language.terms import Action
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.figures import capture_change, capture_clauses
from tumblehall.games.quarriors.rules.mechanisms.anchored import is_forbidden
from tumblehall.games.quarriors.rules.mechanisms.energy import Bill, covers, wealth_by_kind
from tumblehall.games.quarriors.rules.state import QuarriorsState

DISCOUNT: Final = Action.DISCOUNT
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
    energy = t.energy[kind]
    forbidden = energy is not None and t.bans_energy and is_forbidden(s, DISCOUNT, seat, energy)
    return _prices(t.cost[kind], None if forbidden else t.discount[kind], t.asks[kind], _change(s, seat))


def _change(s: QuarriorsState, seat: int) -> int:
    return capture_change(s, capture_clauses(s, seat)) if s.tables.has_capture_price else 0


@lru_cache(1024)
def _prices(cost: int, discount: int | None, purse: int, change: int) -> Prices:
    full = max(0, cost + change)
    if discount is None:
        return Prices(Bill(full), None)
    return Prices(Bill(full, without=purse), Bill(max(1, discount + change), need=purse))


def capture_offers(s: QuarriorsState, seat: int) -> list[int]:
    """The cards that still hold a die the player can pay for, in full or with their energy (Q168)."""
    t = s.tables
    rich = wealth_by_kind(s, seat)
    change = _change(s, seat)
    enough = sum(rich) - change
    asks, cost, wilds = t.asks, t.cost, s.wilds
    options = []
    for kind in t.within[t.dearest]:
        if not wilds[kind]:
            continue
        if not asks[kind]:
            if cost[kind] <= enough:
                options.append(CAPTURE + kind)
            continue
        if t.bans_energy:
            full, low = prices_of(s, seat, kind)
        else:
            full, low = _prices(cost[kind], t.discount[kind], asks[kind], change)
        payable = covers(rich, full)
        if payable:
            options.append(CAPTURE + kind)
        if low is not None and (low.price < full.price or not payable) and covers(rich, low):
            options.append(CAPTURE_WITH + kind)
    return options
