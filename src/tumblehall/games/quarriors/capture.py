"""Phase 4, capture: QC-9."""

from tumblehall.games.quarriors import choices
from tumblehall.games.quarriors.carry_out import capture
from tumblehall.games.quarriors.numbers import capture_price
from tumblehall.games.quarriors.pay import pay, wealth
from tumblehall.games.quarriors.selectors import Zone
from tumblehall.games.quarriors.state import QuarriorsState
from tumblehall.games.quarriors.wording import die_name, kind_name, seat_name

USED = Zone.USED


def capture_options(s: QuarriorsState, seat: int) -> list[int]:
    """The cards that still hold a die the player can pay for."""
    rich = wealth(s, seat)
    if s.watches:  # they may change prices
        return [choices.CAPTURE + k for k, n in enumerate(s.wilds) if n and capture_price(s, seat, k) <= rich]
    t = s.tables
    wilds = s.wilds
    return [choices.CAPTURE + k for k in t.within[rich if rich < t.dearest else t.dearest] if wilds[k]]


def buy(s: QuarriorsState, seat: int, kind: int) -> None:
    s.captures -= 1
    paid = pay(s, seat, capture_price(s, seat, kind))
    if s.log is not None and paid:
        data = {"player": seat_name(seat), "die": kind_name(s, kind), "paid": [die_name(s, code) for code in paid]}
        s.log.say("paid", data, "QC-4.1")
    capture(s, seat, kind, USED)
