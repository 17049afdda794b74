"""What is on the table, by the names with which options refer to it."""

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, CHALLENGES
from tumblehall.games.dicequest.content.dice import FACE_NAME
from tumblehall.games.dicequest.content.kinds import COLOURS
from tumblehall.games.dicequest.edges.view import View
from tumblehall.kernel.values import Decision

PRINTED = frozenset((f"quest:{CHALLENGES[AT_PLAY].slug}", *(f"colour:{colour}" for colour in COLOURS)))
"""Playtime, which stands on the board, and the colours of the dice in the box."""


def things(view: View, decision: Decision) -> frozenset[str]:
    """Where a die is turned, also its other sides."""
    found = PRINTED | {f"action:{slug}" for slug in view["actions"]}
    found |= {hero["ref"] for hero in view["market"]} | {quest["ref"] for quest in view["quests"]}
    if view["adventure"] is not None:
        found |= {view["adventure"]["ref"]}
    for number, one in enumerate(view["seats"]):
        found |= {f"seat:{number}", *(f"item:{item}" for item in one["backpack"])}
        for hero in one["party"]:
            if hero is not None:
                found |= {hero["ref"], f"item:{hero['item']}"}
    if decision.kind == "turn-face":
        colour = decision.about["die"].partition(":")[0]
        found |= {f"die:{name}" for name in FACE_NAME if name.partition(":")[0] == colour}
    challenge = view["challenge"]
    if challenge is not None:
        found |= {f"die:{die['die']}" for die in (*challenge["unlocked"], *challenge["locked"])}
    return found
