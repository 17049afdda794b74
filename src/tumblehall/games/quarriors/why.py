"""Why an answer is not on offer, told from what the seat sees alone."""

from collections.abc import Mapping
from typing import Any

from tumblehall.games.quarriors.setup import CARD_BY_NAME
from tumblehall.games.quarriors.spoken import face_named, spoken
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
        return Reason(f"that is not what is asked now: {decision.prompt}", decision.rule)
    stand_in = _stand_in(view, decision, verb, name)
    if stand_in is not None:
        return stand_in
    match verb:
        case "use" | "spend" | "ready" | "summon":
            return _not_from_pool(view, verb, name)
        case "capture":
            return _no_capture(view, name)
        case "cast" | "attach":
            return _no_spell(view, decision, verb, name)
        case "score-cull" if not view["expert"]:
            return Reason("a creature culls itself as it scores only with expert culling", "QV-2")
        case "defend":
            return Reason(f"{shown(name)} is no undamaged creature of yours", "QC-8.8")
        case _:
            return Reason(f"{shown(text)} is not on offer; on offer: {_offers(decision)}", decision.rule)


def _offers(decision: Decision) -> str:
    ids = [option.id for option in decision.options]
    return ", ".join(ids[:6]) + (", ..." if len(ids) > 6 else "")


def _stand_in(view: Mapping[str, Any], decision: Decision, verb: str, name: str) -> Reason | None:
    """Dice that look the same are one option: another one may be on offer for the one that was named."""
    looks = _looks(view, decision, verb)
    for option in decision.options:
        offered, _, other = option.id.partition(" ")
        if offered == verb and name in looks and looks.get(other) == looks[name]:
            return Reason(f"{name} is the same as {other}, which is on offer", option.rule)
    return None


def _looks(view: Mapping[str, Any], decision: Decision, verb: str) -> dict[str, object]:
    """The dice that a verb can name, and what each looks like."""
    me = view["seat"]
    mine = view["seats"][me]
    pool: dict[str, object] = {name: _look(view, name) for name in mine["active"]}
    areas = [(seat, die) for seat, one in enumerate(view["seats"]) for die in one["ready"]]
    match verb:
        case "use" | "spend" | "ready" | "summon":
            return pool
        case "goes":
            return {f"ready by {die['name']}": die["alike"] for die in mine["ready"]}
        case "pick" if decision.kind in ("copy", "may-copy"):
            models = [(seat, die) for seat, die in areas if seat != me and die["creature"]]
            return {f"{die['name']}@{seat}": _look(view, die["as"] or die["die"]) for seat, die in models}
        case "pick":
            for seat, die in areas:
                place = f"{die['name']}@{seat}"
                pool[place] = die["alike"]
                for spell in die["attached"]:
                    owner = spell["owner"]
                    pool[f"{spell['die']}@{owner} on {place}"] = (_look(view, spell["die"]), owner, place)
            return pool
        case _:
            return {die["name"]: die["alike"] for die in mine["ready"]}


def _look(view: Mapping[str, Any], name: str) -> str:
    """The first face of the die that looks as this one does: `growth#6` -> `growth#4`."""
    slug, _, face = name.partition("#")
    return f"{slug}#{_card_of(view, slug)['alike'][int(face) - 1]}" if face else slug


def _not_from_pool(view: Mapping[str, Any], verb: str, name: str) -> Reason:
    if name not in view["seats"][view["seat"]]["active"]:
        return Reason(f"{shown(name)} is not in your active pool", "QC-2.10")
    face = face_named(name)
    if face is None:
        return Reason(f"{spoken(name)} waits for a roll", "QC-2.15")
    match verb:
        case "use" if not view["immediate"]:
            return Reason("immediate effects are used right after a roll, before readying and summoning", "QC-7.3")
        case "use":
            return Reason(f"{spoken(name)} shows no immediate effect", "QC-7.3")
        case "spend" if not face.quiddity:
            return Reason(f"{spoken(name)} shows no quiddity", "QC-3.1")
        case "spend":
            return Reason("there is nothing to pay for in phase 3", "QC-4.1")
        case "ready" if not face.spell:
            return Reason(f"{spoken(name)} shows no spell", "QC-7.4")
        case "summon" if not face.creature:
            return Reason(f"{spoken(name)} shows no creature", "QC-7.5")
    if view["phase"] != "ready":
        return Reason("spells are readied and creatures are summoned in phase 2", "QC-7.10")
    slug = name.partition("#")[0]
    if slug in view["summoned"] and CARD_BY_NAME[_card_of(view, slug)["card"]].wilds:
        return Reason(f"the card of {spoken(slug)} allows one summon in a turn", "QC-7.6")
    return Reason(f"{spoken(name)} costs more quiddity than you have", "QC-7.5")


def _card_of(view: Mapping[str, Any], slug: str) -> Mapping[str, Any]:
    """The card of a class in the Wilds; nothing where it is not there."""
    return next((card for card in view["wilds"] if card["die"] == slug), {})


def _no_capture(view: Mapping[str, Any], name: str) -> Reason:
    card = _card_of(view, name)
    if not card:
        return Reason(f"{shown(name)} is not in the Wilds", "QC-9.1")
    if view["phase"] != "capture":
        return Reason("dice are captured in phase 4", "QC-5.1")
    if not card["dice"]:
        return Reason(f"the card {CARD_BY_NAME[card['card']].facts.name} holds no die", "QC-9.1")
    if not view["captures"]:
        return Reason("no capture is left this turn", "QC-9.1")
    return Reason(f"{spoken(name)} costs {card['price']}; you do not have that much quiddity", "QC-9.1")


def _no_spell(view: Mapping[str, Any], decision: Decision, verb: str, name: str) -> Reason:
    mine = view["seats"][view["seat"]]
    other = "attach" if verb == "cast" else "cast"
    for option in decision.options:
        if option.id == f"{other} {name}":
            return Reason(f"this spell is not to {verb} but to {other}; on offer: {option.id}", option.rule)
    if name in mine["active"]:
        return Reason(f"{spoken(name)} must be readied before", "QC-7.4")
    if all(die["die"] != name or die["creature"] for die in mine["ready"]):
        return Reason(f"{shown(name)} is no readied spell of yours", "QC-2.10")
    facts = CARD_BY_NAME[_card_of(view, name.partition("#")[0])["card"]].facts
    if ("reaction" in facts.timing) == (view["turn"] == view["seat"]):
        return Reason("reaction spells are cast in the turns of others, all other spells in your own", "QC-13.4")
    return Reason(f"{spoken(name)} has no target, or its condition does not hold", "QC-13.10")
