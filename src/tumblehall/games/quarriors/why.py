"""Why an answer is not on offer, told from what the seat sees alone."""

from collections.abc import Mapping
from typing import Any

from tumblehall.kernel.reading import shown
from tumblehall.kernel.values import Decision, Reason

VERBS = {
    "use": "act", "spend": "act", "ready": "act", "summon": "act", "cast": "act react", "attach": "act",
    "copy-anew": "act", "capture": "act", "next": "act", "score": "score expert", "score-cull": "score expert",
    "cull": "cull", "defend": "name", "drop": "tidy", "end-turn": "tidy", "pick": "pick attach copy may-copy",
    "goes": "fate", "first": "order", "turn": "turn-face", "pass": "cull react pick may may-copy",
    "pass-turn": "react", "yes": "may",
}  # fmt: skip
"""Each verb and the questions it answers."""


def why(view: Mapping[str, Any], decision: Decision | None, text: str) -> Reason:
    if decision is None:
        waiting = ", ".join(str(seat) for seat in view["to_act"])
        return Reason(f"it is not for you to decide now; seat {waiting} is asked", "QC-5.1")
    verb, _, name = text.partition(" ")
    if verb not in VERBS:
        return Reason(f"{shown(text)} is no answer in this game; on offer: {_offers(decision)}", decision.rule)
    if decision.kind not in VERBS[verb].split():
        return Reason(f"'{verb}' does not answer: {decision.prompt} On offer: {_offers(decision)}", decision.rule)
    mine = view["seats"][view["seat"]]
    pool = name in mine["active"]
    match verb:
        case "summon":
            return _no_summon(view, pool, name)
        case "capture":
            return _no_capture(view, mine, name)
        case "use" if pool and not view["immediate"]:
            return Reason("immediate effects are used right after a roll, before readying and summoning", "QC-7.3")
        case "use" if pool:
            return Reason(f"{name} shows no immediate effect", "QC-7.3")
        case "spend" if pool:
            return Reason(f"{name} shows no quiddity, or there is nothing to spend it on in this phase", "QC-3.1")
        case "ready" if pool and view["phase"] != "ready":
            return Reason("spells are readied in phase 2", "QC-7.4")
        case "ready" if pool:
            return Reason(f"{name} shows no spell", "QC-7.4")
        case "use" | "spend" | "ready":
            return Reason(f"{shown(name)} is not in your active pool", "QC-2.10")
        case "cast" | "attach":
            return Reason(f"{shown(name)} is not a readied spell of yours with a target now", "QC-13.10")
        case "defend":
            return Reason(f"{shown(name)} is no undamaged creature of yours", "QC-8.8")
        case _:
            return Reason(f"{shown(text)} is not on offer; on offer: {_offers(decision)}", decision.rule)


def _offers(decision: Decision) -> str:
    ids = [option.id for option in decision.options]
    return ", ".join(ids[:6]) + (", ..." if len(ids) > 6 else "")


def _no_summon(view: Mapping[str, Any], pool: bool, name: str) -> Reason:
    if not pool:
        return Reason(f"{shown(name)} is not in your active pool", "QC-2.10")
    if view["phase"] != "ready":
        return Reason("creatures are summoned in phase 2", "QC-7.10")
    return Reason(f"{name} is no creature face, may not be summoned again, or costs more than you have", "QC-7.5")


def _no_capture(view: Mapping[str, Any], mine: Mapping[str, Any], name: str) -> Reason:
    card = next((card for card in view["wilds"] if card["die"] == name), None)
    if card is None:
        return Reason(f"{shown(name)} is not in the Wilds", "QC-9.1")
    if view["phase"] != "capture":
        return Reason("dice are captured in phase 4", "QC-5.1")
    if not card["dice"]:
        return Reason(f"the card {card['card']} holds no die", "QC-9.1")
    if not view["captures"]:
        return Reason("no capture is left this turn", "QC-9.1")
    return Reason(f"{name} costs {card['cost']}; you do not have that much quiddity", "QC-9.1")
