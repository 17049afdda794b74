"""Which energy pays first: asked once for a payment where both are there and not all is needed (Q168)."""

from typing import Final

from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.capture import bill_of
from tumblehall.games.quarriors.rules.figures import buyout_price, summon_price
from tumblehall.games.quarriors.rules.mechanisms.energy import DARK, LIGHT, Bill, payment, wealth_by_kind
from tumblehall.games.quarriors.rules.pay import after_purse
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.flow import Frame

PAY: Final = verbs.PAY.first
SUMMON: Final = verbs.SUMMON.first
CAST: Final = verbs.CAST.first
CAPTURE: Final = verbs.CAPTURE.first
CAPTURE_WITH: Final = verbs.CAPTURE_WITH.first
UNLOCK: Final = verbs.UNLOCK.first
ANCHOR: Final = verbs.ANCHOR.first
CAPTURE_END: Final = CAPTURE + verbs.CAPTURE.size


def due(s: QuarriorsState, seat: int, what: int) -> Bill | None:
    """What an option of the act question costs in quiddity of any kind; None: nothing."""
    if SUMMON <= what < CAST:
        return Bill(after_purse(s, seat, summon_price(s, seat, what - SUMMON)))
    if CAPTURE <= what < CAPTURE_END:
        return bill_of(s, seat, what - CAPTURE, False)
    if CAPTURE_WITH <= what < PAY:
        return bill_of(s, seat, what - CAPTURE_WITH, True)
    if UNLOCK <= what < ANCHOR:
        found = find(s, what - UNLOCK)
        price = None if found is None else buyout_price(s, seat, *found)
        return None if price is None else Bill(price)
    return None


def may_say(s: QuarriorsState, seat: int) -> bool:
    """Whether a player has both energies."""
    rich = wealth_by_kind(s, seat)
    return rich[LIGHT] > 0 and rich[DARK] > 0


def must_say(s: QuarriorsState, seat: int, bill: Bill) -> bool:
    return payment(s, seat, bill).asks


def bill_in(s: QuarriorsState, f: Frame) -> Bill | None:
    """What a pending question for the energy is about."""
    _, seat, price, what = f
    return Bill(price) if what == NONE else due(s, seat, what)


def ask_energy(s: QuarriorsState, f: Frame) -> list[int]:
    return [PAY + LIGHT, PAY + DARK]
