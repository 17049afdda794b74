"""What a seat picks out of its hand while all choose at the same time: to swap, for its stack, to discard."""

from tumblehall.games.quaeleon.rules.names import card_name
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.verbs import CONFIRM, PICK_NONE
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Json


def confirming(s: QuaeleonState, seat: int) -> int:
    """The answer that ends the picking."""
    return CONFIRM.first if s.picks[seat] else PICK_NONE.first


def picked_data(s: QuaeleonState, f: Frame) -> dict[str, Json]:
    return {"picked": [card_name(kind) for kind in s.picks[f[1]]]}
