"""Why an answer is not on offer, told from what the seat sees alone."""

from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS
from tumblehall.games.angryquest.content.board import KIND, SPACE_NUMBERS, SPACES
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, COLOURS
from tumblehall.games.angryquest.edges.names import attribute_name, name, space_name
from tumblehall.games.angryquest.edges.view import Fighter, SeatView, Seen
from tumblehall.games.angryquest.rules.reach import WALKS
from tumblehall.kernel.values import Decision, Reason

AT_THE_LAIR = ("lair", "combat")
MOST_UPGRADES = 3


def why(view: Seen, decision: Decision, text: str) -> Reason | None:
    words = text.split()
    match words:
        case ["move", who, where] if who in CHARACTER_NUMBERS and where in SPACE_NUMBERS:
            return _no_move(view, who, where)
        case ["attack", who, attribute] if who in CHARACTER_NUMBERS and attribute in ATTRIBUTES:
            return _no_attack(view, decision, who, attribute)
        case ["upgrade", attribute] if attribute in ATTRIBUTES:
            return _no_upgrade(view, attribute)
        case ["take", who] if who in CHARACTER_NUMBERS:
            return _no_take(view, who)
        case ["use", attribute] if attribute in ATTRIBUTES:
            return _no_attribute(view, decision, attribute)
        case ["corner", colour] if colour in COLOURS:
            return Reason(f"the {colour} corner is taken", "AQ-1.2")
        case ["fight"]:
            return _no_fight(view)
        case ["wait"]:
            return Reason("waiting is for a character near the lair, when no other character can move", "AQ-6.11")
        case ["reroll"] | ["split", _]:
            return Reason("no character of yours can do that with this roll now", "AQ-2.1")
        case _:
            return None


def _me(view: Seen) -> SeatView:
    assert view["seat"] is not None, "an onlooker is asked nothing"
    return view["seats"][view["seat"]]


def _mine(view: Seen, who: str) -> Fighter | None:
    return next((c for c in _me(view)["team"] if c["character"] == who), None)


def _no_move(view: Seen, who: str, where: str) -> Reason:
    mine = _mine(view, who)
    if mine is None:
        return Reason(f"{name(who)} is not one of your characters", "AQ-3.2")
    space = SPACE_NUMBERS[where]
    if mine["stall"] == 1:
        return Reason(f"{name(who)} may not be moved this turn", "AQ-3.5")
    if mine["at"] != "home" and KIND[SPACE_NUMBERS[mine["at"]]] == "combat":
        return Reason(f"{name(who)} faces the monster and stays there", "AQ-6.12")
    if any(c["at"] == where and c["character"] != who for c in _me(view)["team"]):
        return Reason(f"another of your characters is on {space_name(where)}", "AQ-3.4")
    if space >= 0 and KIND[space] == "lair":
        if COLOURS[SPACES[space].colour] != _me(view)["colour"]:
            return Reason(f"{space_name(where)} is another player's lair entrance", "AQ-6.1")
        return _not_exact(view, mine, space)
    movement = mine["values"]["movement"]
    return Reason(
        f"a roll of {view['die']} (and movement {movement} in the movement step) does not lead {name(who)} from "
        f"{space_name(mine['at'])} to {space_name(where)}",
        "AQ-3.2",
    )


def _no_fight(view: Seen) -> Reason:
    there = sum(KIND[SPACE_NUMBERS[c["at"]]] in AT_THE_LAIR for c in _me(view)["team"] if c["at"] != "home")
    return Reason(f"the monster is fought by characters at the lair who can; you have {there} there", "AQ-6.2")


def _not_exact(view: Seen, mine: Fighter, entrance: int) -> Reason:
    """How many steps it takes to an entrance of the lair, and how many there are."""
    at = -1 if mine["at"] == "home" else SPACE_NUMBERS[mine["at"]]
    walks = WALKS[SPACES[entrance].colour][at]
    needs = [str(steps) for steps, ends in enumerate(walks, 1) if entrance in ends]
    takes = f"{name(mine['character'])} needs {needs[0]}" if needs else f"{name(mine['character'])} is past it"
    movement = mine["values"]["movement"]
    have = f"{view['die']}" + (f" and movement {movement}" if movement else "")
    return Reason(f"the lair is entered by exact count: {takes}; you have {have}", "AQ-6.12")


def _no_upgrade(view: Seen, attribute: str) -> Reason:
    held = next((c["upgrades"] for c in _me(view)["team"] if c["character"] == view["subject"]), [])
    if any(upgrade["attribute"] == attribute for upgrade in held):
        return Reason(f"{attribute_name(attribute)} is upgraded already", "AQ-4.5")
    return Reason(f"a character holds {MOST_UPGRADES} upgrades at most; this one has {len(held)}", "AQ-4.5")


def _no_attack(view: Seen, decision: Decision, who: str, attribute: str) -> Reason:
    if _mine(view, who) is not None:
        return Reason(f"{name(who)} is one of your own", "AQ-5.1")
    if decision.kind == "clash":
        return Reason("on the same space you fight whom you met there, close or arcane", "AQ-5.7")
    if attribute == "close":
        return Reason("close combat needs the same space", "AQ-5.2")
    return Reason(f"{name(who)} cannot be attacked with {attribute_name(attribute)} from here", "AQ-5.3")


def _no_take(view: Seen, who: str) -> Reason:
    for card in view["face_up"]:
        if card["character"] == who:
            return Reason(f"you gave {name(who)} up yourself", "AQ-4.7")
    return Reason(f"{name(who)} does not lie open", "AQ-4.7")


def _no_attribute(view: Seen, decision: Decision, attribute: str) -> Reason:
    if decision.kind == "assault":
        if attribute == view["phase1"]:
            return Reason(f"{attribute_name(attribute)} won phase 1 and is closed to everybody", "AQ-6.6")
        return Reason(
            f"the monster does not allow {attribute_name(attribute)} now, or your fighters have no die in it", "AQ-6.3"
        )
    return Reason(f"the defender needs a die in {attribute_name(attribute)}", "AQ-5.1")
