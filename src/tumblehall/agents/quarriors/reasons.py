"""What speaks for an option of Quarriors, from what its seat sees: its price and the own quiddity, glory, attack."""

from collections.abc import Mapping

from tumblehall.kernel.values import Decision, Json, Option


def reason(view: Mapping[str, Json], decision: Decision, option: Option) -> str:
    verb, *rest = option.id.split()
    me = view["seats"][view["seat"]]
    if verb == "capture" and rest:
        return _capture(view, me, rest[0])
    if verb == "summon" and rest:
        return _summon(view, me, option, rest[0])
    if verb == "defend":
        return _defend(me, decision, option)
    if verb == "cull":
        return "a weak die less, and the others come up more often"
    if option.id == "next":
        return NEXT.get(str(view["phase"]), "")
    return ""


NEXT = {
    "ready": "nothing more is worth its price now",
    "capture": "nothing more in the Wilds is worth its price now",
}


def _wilds(view: Mapping[str, Json], die: str) -> Json:
    return next((card for card in view["wilds"] if card["die"] == die), None)


def _capture(view: Mapping[str, Json], me: Json, die: str) -> str:
    card = _wilds(view, die)
    if card is None:
        return ""
    price = f"{card['price']} of your {me['quiddity'] + me['wealth']} quiddity"
    if card["glory"]:
        return f"{price}, scores {card['glory']} glory if it lives"
    return f"{price}, a spell for many turns" if card["kind"] == "spell" else price


def _summon(view: Mapping[str, Json], me: Json, option: Option, die: str) -> str:
    card = _wilds(view, die.split("#")[0])
    price = option.label.rpartition(" for ")[2]
    said = f"{price} of your {me['quiddity'] + me['wealth']} quiddity" if price.isdigit() else ""
    if card is None or not card["glory"]:
        return said
    return ", ".join(part for part in (said, f"scores {card['glory']} glory if it lives until your next turn") if part)


def _defend(me: Json, decision: Decision, option: Option) -> str:
    die = next((each for each in me["ready"] if each["ref"] in option.refs), None)
    total = decision.about.get("total")
    if die is None or total is None or "defence" not in die:
        return ""
    if die["defence"] > total:
        return f"its defence of {die['defence']} holds against {total}"
    rest = total - die["defence"]
    held = f"it holds {die['defence']} of the attack of {total}" if rest else f"it holds the whole attack of {total}"
    return f"{held} and costs you {die['glory']} glory" if die.get("glory") else held
