"""Why an answer is not on offer, told from what the seat sees alone."""

from collections.abc import Mapping
from typing import Any

from tumblehall.games.quaeleon.edges.names import SPOKEN
from tumblehall.games.quaeleon.rules.limits import MOST_CHANGES, STACK_LIMIT
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.values import Decision, Reason

VERBS = {
    "set-aside": "swap", "confirm": "swap stack trim", "stack": "stack", "unstack": "stack",
    "discard": "trim discard", "seat": "aim whom", "yes": "may", "no": "may", "choose": "choose", "annihilate": "pick",
    "return": "pick", "recruit": "recruit", "pass": "recruit", "salvage": "salvage", "push": "push", "end-turn": "end",
}  # fmt: skip
"""Each verb and the questions it answers."""


def why(view: Mapping[str, Any], decision: Decision | None, text: str) -> Reason:
    verb, _, what = text.partition(" ")
    if decision is None:
        return _not_asked(view, verb)
    if verb not in VERBS:
        return Reason(f"{quoted(text)} is no answer in this game; on offer: {_offers(decision)}", decision.rule)
    if decision.kind not in VERBS[verb].split():
        return Reason(f"that is not what is asked now: {decision.prompt}", decision.rule)
    me = view["seats"][decision.seat]
    match verb:
        case "stack" | "set-aside" | "discard" | "push" if what in SPOKEN and what not in me["hand"]:
            return Reason(f"{SPOKEN[what]} is not in your hand", decision.rule)
        case "stack" if what in SPOKEN:
            return Reason(f"a stack has at most {STACK_LIMIT} cards; take one back first", "KQ-2.2")
        case "unstack" if me["picks"] and not any(option.id.startswith("unstack ") for option in decision.options):
            return Reason(f"you have taken cards back {MOST_CHANGES} times; now confirm", "KQ-2.2")
        case "unstack":
            return Reason(f"your stack has {len(me['picks'])} cards", "KQ-2.2")
        case "confirm" if decision.kind == "stack":
            return Reason("after two rounds without a card activated you must stack at least one", "KQ-2.2")
        case "confirm":
            return Reason("your hand must be down to ten cards first", "KQ-2.10")
        case "recruit" if what in SPOKEN:
            return Reason(f"{SPOKEN[what]} is not in the pool", "KQ-3.3")
        case "salvage" if what in SPOKEN:
            return Reason(f"{SPOKEN[what]} is not in the discard pile", "KQ-5.3")
        case "seat":
            return Reason(f"on offer: {_offers(decision)}", decision.rule)
        case _:
            return Reason(f"{quoted(text)} is not on offer; on offer: {_offers(decision)}", decision.rule)


def _not_asked(view: Mapping[str, Any], verb: str) -> Reason:
    if view["seats"][view["seat"]]["out"]:
        return Reason("you are out of the game", "KQ-5.1")
    waiting = ", ".join(str(seat) for seat in view["to_act"])
    if verb in ("stack", "unstack", "confirm", "set-aside"):
        rule = "KQ-1.4" if view["round"] == 0 else "KQ-2.2"
        return Reason(f"what you have set stays as it is; waiting for seat {waiting}", rule)
    return Reason(f"it is not for you to decide now; seat {waiting} is asked", "KQ-2.3")


def _offers(decision: Decision) -> str:
    ids = [option.id for option in decision.options]
    return ", ".join(ids[:6]) + (", ..." if len(ids) > 6 else "")
