"""What speaks for an option of Angry Quest, from what its seat sees: the exact chances that the view tells, and where a
move leads."""

from collections.abc import Mapping

from tumblehall.kernel.values import Decision, Json, Option

WHAT = {
    "town": "to raise it",
    "assault": "to win this phase",
    "defend": "to hold",
    "clash": "to win the fight, whatever the answer",
    "shot": "to win the fight, whatever the answer",
}
"""What a chance is of, by the kind of the question."""


def reason(view: Mapping[str, Json], decision: Decision, option: Option) -> str:
    chance = view["prospects"].get(option.id, {}).get("chance")
    verb = option.id.split()[0]
    if chance is not None:
        return f"{_percent(chance)} {WHAT.get(decision.kind, 'to succeed')}"
    if verb == "return":
        return f"the other {len(decision.about['hand']) - 1} make the stronger team against this monster"
    if verb == "move" and decision.kind in ("move", "share"):
        return _move(view, option)
    if verb == "fight":
        return _fight(view)
    return ""


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _move(view: Mapping[str, Json], option: Option) -> str:
    who, where = option.refs[0], option.refs[-1]
    if where.startswith("cmb-"):
        return "that is in the lair, where the monster can be fought"
    if where.startswith("ent-"):
        return "that is the way into the lair"
    if where.startswith("sett-"):
        return "in a settlement an attribute can be raised"
    others = [each for seat in view["seats"] for each in seat["team"] if each["character"] != who]
    if any(each["at"] == where for each in others):
        return "somebody stands there, and has to fight"
    return ""


def _fight(view: Mapping[str, Json]) -> str:
    told = view["seats"][view["seat"]]["assault"] or {}
    chances = [against["chance"] for against in told.values() if against]
    return f"{_percent(max(chances))} to win the first phase" if chances else ""
