"""What is on the table, by the names with which options refer to it."""

from tumblehall.games.quarriors.edges.view import View
from tumblehall.kernel.values import Decision


def things(view: View, decision: Decision) -> set[str]:
    """Dice of the own active pool have names; of other pools and of spent piles only the place has."""
    found = {card["ref"] for card in view["wilds"]} | {quest["ref"] for quest in view.get("quests", ())}
    found |= {f"active:{name}" for name in view["seats"][decision.seat]["active"]}
    for number, one in enumerate(view["seats"]):
        found |= {f"seat:{number}", f"active:{number}", f"spent:{number}"}
        found |= {f"used:{number}:{name}" for name in one["used"]}
        found |= {die["ref"] for die in one["ready"]}
        locked, quest = one.get("locked"), one.get("quest")
        if locked is not None:
            found.add(locked["ref"])
        if quest is not None:
            found |= {die["ref"] for die in quest["party"]}
    return found
