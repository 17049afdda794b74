"""What is on the table, by the names with which options refer to it."""

from tumblehall.games.quaeleon.edges.view import View
from tumblehall.kernel.values import Decision


def things(view: View, decision: Decision) -> set[str]:
    """Cards of the own hand, the pool and the discard pile by name; those picked and laid by their places."""
    mine = view["seats"][decision.seat]
    found = {f"hand:{card}" for card in mine["hand"] or ()}
    found |= {f"picks:{place}" for place in range(1, len(mine["picks"] or ()) + 1)}
    found |= {f"pool:{card}" for card in view["pool"]} | {f"discard:{card}" for card in view["discard"]}
    for number, one in enumerate(view["seats"]):
        found.add(f"seat:{number}")
        found |= {laid["ref"] for laid in one["field"]}
        if one["revealed"] is not None:
            found.add(one["revealed"]["ref"])
    return found
