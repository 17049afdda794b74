"""What is on the table, by the names with which options refer to it."""

from tumblehall.games.angryquest.content.board import SPACES
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, COLOURS
from tumblehall.games.angryquest.edges.view import View
from tumblehall.kernel.values import Decision

PRINTED = frozenset((*(space.name for space in SPACES), *COLOURS, *ATTRIBUTES))
"""The board, the corners, and the attributes that every card has."""


def things(view: View, decision: Decision) -> set[str]:
    """With what is printed the characters in play, those that lie face up, and the own cards."""
    found = {*PRINTED, *view["hand"], *view["kept"]}
    found |= {card["character"] for card in view["face_up"]}
    for one in view["seats"]:
        found |= {fighter["character"] for fighter in one["team"]}
    return found
