"""What a seat sees of energy on a card in the Wilds: the discounted price, and the anchored spell."""

from typing import TypedDict

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules.mechanisms.anchored import is_usable
from tumblehall.games.quarriors.rules.mechanisms.discounts import prices_of
from tumblehall.games.quarriors.rules.mechanisms.energy import Bill, can_pay_bill, payment
from tumblehall.games.quarriors.rules.names import die_name
from tumblehall.games.quarriors.rules.numbers import number
from tumblehall.games.quarriors.rules.state import QuarriorsState, Scope

ANCHORED_PHASES = (Phase.READY, Phase.ATTACK, Phase.CAPTURE)


class Discounted(TypedDict):
    """What a capture costs with the energy of the card."""

    price: int
    paid: list[str] | None
    """The dice that would pay it; null when it cannot be paid."""


class Anchored(TypedDict):
    """The anchored spell of a card."""

    price: int
    energy: str
    usable: bool
    """Whether the player whose turn it is may use it now."""


def discounted(s: QuarriorsState, kind: int) -> Discounted | None:
    low = prices_of(s, s.turn, kind).low
    return None if low is None else {"price": low.price, "paid": billed(s, low)}


def billed(s: QuarriorsState, bill: Bill) -> list[str] | None:
    """The dice that would pay, light before dark where the player would be asked."""
    if not can_pay_bill(s, s.turn, bill):
        return None
    return [die_name(s, code) for code in payment(s, s.turn, bill).codes]


def anchored(s: QuarriorsState, kind: int) -> Anchored | None:
    spell = s.tables.cards[kind].anchored
    if spell is None:
        return None
    price = spell.clause.price  # type: ignore[union-attr]
    assert isinstance(price, e.Pay)
    usable = s.phase in ANCHORED_PHASES and not s.anchored and is_usable(s, s.turn, kind)
    return {"price": number(s, price.n, Scope(s.turn)), "energy": price.of.value, "usable": usable}
