"""Why an answer is not on offer, told from what the seat sees alone."""

from tumblehall.games.quaeleon.edges.names import SPOKEN
from tumblehall.games.quaeleon.edges.view import Seen
from tumblehall.games.quaeleon.rules.limits import HAND_LIMIT, MOST_CHANGES, STACK_LIMIT
from tumblehall.kernel.values import Decision, Reason


def why(view: Seen, decision: Decision, text: str) -> Reason | None:
    verb, _, what = text.partition(" ")
    me = view["seats"][decision.seat]
    hand, picks = me["hand"] or [], me["picks"] or []
    match verb:
        case "stack" | "set-aside" | "discard" | "push" if what in SPOKEN and what not in hand:
            return Reason(f"{SPOKEN[what]} is not in your hand", decision.rule)
        case "stack" if what in SPOKEN:
            most = f"a stack has at most {STACK_LIMIT} cards, and yours has {len(picks)}"
            return Reason(f"{most}; take one back first", "KQ-2.2")
        case "unstack" if picks and not any(option.id.startswith("unstack ") for option in decision.options):
            return Reason(f"you have taken cards back {MOST_CHANGES} times; now confirm", "KQ-2.2")
        case "unstack":
            return Reason(f"your stack has {len(picks)} cards", "KQ-2.2")
        case "confirm" if decision.kind == "stack":
            must = "after two rounds without a card activated you must stack at least one"
            return Reason(f"{must}; you have {len(picks)}", "KQ-2.2")
        case "confirm":
            over = len(hand) - HAND_LIMIT
            return Reason(f"you have {len(hand)} cards and may keep {HAND_LIMIT}: {over} must go first", "KQ-2.10")
        case "recruit" if what in SPOKEN:
            return Reason(f"{SPOKEN[what]} is not in the pool", "KQ-3.3")
        case "salvage" if what in SPOKEN:
            return Reason(f"{SPOKEN[what]} is not in the discard pile", "KQ-5.3")
        case _:
            return None


def waiting(view: Seen, verb: str) -> Reason | None:
    """What a seat that is not asked is told."""
    assert view["seat"] is not None
    if view["seats"][view["seat"]]["out"]:
        return Reason("you are out of the game", "KQ-5.1")
    if verb in ("stack", "unstack", "confirm", "set-aside"):
        asked = ", ".join(str(seat) for seat in view["to_act"])
        rule = "KQ-1.4" if view["round"] == 0 else "KQ-2.2"
        return Reason(f"what you have set stays as it is; waiting for seat {asked}", rule)
    return None
