"""Phase 4, capture: QC-9."""

from typing import Final

from tumblehall.games.quarriors.language.terms import Zone
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.carry_out import capture
from tumblehall.games.quarriors.rules.figures import capture_change, capture_clauses
from tumblehall.games.quarriors.rules.mechanisms.discounts import capture_offers, prices_of
from tumblehall.games.quarriors.rules.mechanisms.energy import LIGHT, Bill, pay_bill
from tumblehall.games.quarriors.rules.names import die_name, kind_name, seat_name
from tumblehall.games.quarriors.rules.pay import pay, wealth
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.games.quarriors.rules.triggers import use_up_laid

USED: Final = Zone.USED
CAPTURE: Final = verbs.CAPTURE.first


def capture_options(s: QuarriorsState, seat: int) -> list[int]:
    """The cards that still hold a die the player can pay for."""
    t = s.tables
    if t.has_energy:
        return capture_offers(s, seat)
    rich = wealth(s, seat)
    if t.has_capture_price:
        rich -= capture_change(s, capture_clauses(s, seat))
        if rich < 0:
            return []
    wilds = s.wilds
    return [CAPTURE + kind for kind in t.within[rich if rich < t.dearest else t.dearest] if wilds[kind]]


def bill_of(s: QuarriorsState, seat: int, kind: int, discounted: bool) -> Bill:
    """What a capture costs where there is energy."""
    full, low = prices_of(s, seat, kind)
    return low if discounted and low is not None else full


def buy(s: QuarriorsState, seat: int, kind: int, discounted: bool = False, first: int = LIGHT) -> None:
    """`discounted`: with the energy of the card; `first`: the energy that pays before the other."""
    s.captures -= 1
    bill = bill_of(s, seat, kind, discounted) if s.tables.has_energy else None
    price = s.tables.cost[kind]
    if s.tables.has_capture_price:
        clauses = capture_clauses(s, seat)
        price = max(0, price + capture_change(s, clauses))
        for voice, _ in clauses:
            use_up_laid(s, voice)
    paid = pay(s, seat, price) if bill is None else pay_bill(s, seat, bill, first)
    if s.log is not None and paid:
        data = {"player": seat_name(seat), "die": kind_name(s, kind), "paid": [die_name(s, code) for code in paid]}
        s.log.say("paid", data, "QC-4.1")
    capture(s, seat, kind, USED)
