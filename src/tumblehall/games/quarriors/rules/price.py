"""Prices of clauses are paid: in quiddity, in glory, or with a die that goes back to its card."""

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.selectors import One
from tumblehall.games.quarriors.language.terms import Coin, Special
from tumblehall.games.quarriors.rules import select, steps
from tumblehall.games.quarriors.rules.carry_out import cull
from tumblehall.games.quarriors.rules.mechanisms import energy
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.numbers import number
from tumblehall.games.quarriors.rules.pay import pay
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Scope


def say_paid(s: QuarriorsState, payer: int, codes: tuple[int, ...]) -> None:
    """The dice that were spent for a price."""
    if s.log is not None and codes:
        data = {"player": seat_name(payer), "dice": [die_name(s, code) for code in codes]}
        s.log.say("paid-with", data, "QC-4.1")


def pay_price(s: QuarriorsState, price: e.Price | None, scope: Scope, payer: int) -> None:
    """A price is paid before the effect, by whoever may have it done."""
    match price:
        case None:
            return
        case e.Pay(n, Coin.GLORY):
            lost = number(s, n, scope)
            s.glory[payer] -= lost
            if s.log is not None and lost:
                data = {"player": seat_name(payer), "n": lost, "total": s.glory[payer]}
                s.log.say("glory-paid", data, "QC-4.1")
        case e.Pay(n, Coin.LIGHT | Coin.DARK as coin):
            kind = energy.NAMES.index(coin.value)
            paid = energy.energy_payment(s, payer, kind, max(0, number(s, n, scope)))
            say_paid(s, payer, energy.take_off(s, payer, paid))
        case e.Pay(n):
            cost = max(0, number(s, n, scope))
            if s.tables.has_energy and energy.payment(s, payer, energy.Bill(cost)).asks:
                s.stack.append((steps.PAY, payer, cost, NONE))
            else:
                say_paid(s, payer, pay(s, payer, cost))
        case e.Cull(One(dice)) if not isinstance(dice, Special):  # of one class: there is nothing to choose
            cull(s, payer, select.candidates(s, dice, scope.of_me(payer))[0], "QC-12.2")
        case e.Cull(dice):
            assert isinstance(dice, Special)
            for option in select.named(s, price, dice, scope):
                cull(s, payer, option, "QC-12.2")
