"""What a seat sees of energy on a card in the Wilds: the discounted price, and the anchored spell."""

from tumblehall.games.quarriors.edges.view_payments import Paid, paid_for, paid_in
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import Phase
from tumblehall.games.quarriors.rules.mechanisms.anchored import is_usable
from tumblehall.games.quarriors.rules.mechanisms.discounts import prices_of
from tumblehall.games.quarriors.rules.mechanisms.energy import NAMES
from tumblehall.games.quarriors.rules.numbers import number
from tumblehall.games.quarriors.rules.state import QuarriorsState, Scope

ANCHORED_PHASES = (Phase.READY, Phase.ATTACK, Phase.CAPTURE)


class Discounted(Paid):
    """What a capture costs with the energy of the card."""

    price: int


class Anchored(Paid):
    """The anchored spell of a card."""

    price: int
    energy: str
    usable: bool
    """Whether the player whose turn it is may use it now."""


def discounted(s: QuarriorsState, kind: int) -> Discounted | None:
    low = prices_of(s, s.turn, kind).low
    return None if low is None else {"price": low.price, **paid_for(s, low)}


def anchored(s: QuarriorsState, kind: int) -> Anchored | None:
    spell = s.tables.cards[kind].anchored
    if spell is None:
        return None
    price = spell.clause.price  # type: ignore[union-attr]
    assert isinstance(price, e.Pay)
    usable = s.phase in ANCHORED_PHASES and not s.anchored and is_usable(s, s.turn, kind)
    n, energy = number(s, price.n, Scope(s.turn)), price.of.value
    return {"price": n, "energy": energy, "usable": usable, **paid_in(s, NAMES.index(energy), n)}
