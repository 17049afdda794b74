"""What a payment would take, told before it is made: the dice, and on tables with energy what floats after it."""

from typing import NotRequired, TypedDict

from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.figures import buyout_price, summon_price
from tumblehall.games.quarriors.rules.mechanisms.energy import (
    DARK,
    LIGHT,
    Bill,
    Payment,
    can_pay_bill,
    energy_payment,
    energy_wealth,
    payment,
)
from tumblehall.games.quarriors.rules.mechanisms.paying import bill_in
from tumblehall.games.quarriors.rules.names import die_name
from tumblehall.games.quarriors.rules.pay import after_purse, wealth
from tumblehall.games.quarriors.rules.pay import payment as plain_payment
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready


class After(TypedDict):
    """What floats once something is paid for."""

    plain: int
    light: int
    dark: int
    asks: bool
    """Whether it is asked first which energy goes; told is light before dark."""


class Paid(TypedDict):
    """A price that could be paid now. `after` is only there on tables with energy."""

    paid: list[str] | None
    """The dice that would pay it; null when it is too much."""
    after: NotRequired[After | None]


class Summon(Paid):
    """A creature that could be summoned, were the price there."""

    die: str
    price: int


class Paying(TypedDict):
    """A payment that waits for a word: what it takes with each energy first."""

    light: Paid
    dark: Paid


def paid_for(s: QuarriorsState, bill: Bill) -> Paid:
    """What the player whose turn it is would pay with."""
    if s.tables.has_energy:
        return told(s, payment(s, s.turn, bill)) if can_pay_bill(s, s.turn, bill) else {"paid": None, "after": None}
    if bill.price > wealth(s, s.turn):
        return {"paid": None}
    return {"paid": [die_name(s, code) for code in plain_payment(s, s.turn, bill.price)]}


def paid_in(s: QuarriorsState, kind: int, n: int) -> Paid:
    """The same for a price in one energy alone."""
    if n > energy_wealth(s, s.turn, kind):
        return {"paid": None, "after": None}
    return told(s, energy_payment(s, s.turn, kind, n))


def told(s: QuarriorsState, made: Payment) -> Paid:
    plain, light, dark = made.left
    dice = [die_name(s, code) for code in made.codes]
    return {"paid": dice, "after": {"plain": plain, "light": light, "dark": dark, "asks": made.asks}}


def summon_of(s: QuarriorsState, code: int) -> Summon:
    price = summon_price(s, s.turn, code)
    return {"die": die_name(s, code), "price": price, **paid_for(s, Bill(after_purse(s, s.turn, price)))}


def freed(s: QuarriorsState, seat: int, die: Ready) -> Paid:
    """For a die of a locked area."""
    price = buyout_price(s, s.turn, seat, die)
    return {"paid": None} if price is None else paid_for(s, Bill(price))


def paying(s: QuarriorsState) -> Paying | None:
    """While it is asked which energy goes first."""
    frame = s.stack[-1] if s.stack else None
    if frame is None or frame[0] != steps.PAY:
        return None
    bill = bill_in(s, frame)
    assert bill is not None
    return {"light": told(s, payment(s, frame[1], bill, LIGHT)), "dark": told(s, payment(s, frame[1], bill, DARK))}
