"""Why a die is not locked, unlocked or used where it lies locked, told from what the seat sees alone."""

from tumblehall.games.quarriors.edges.names import CLASS_BY_SLUG, face_named, spoken
from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.games.quarriors.edges.view import LockedDie
from tumblehall.kernel.lacking import lacking
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.values import Reason

PAYING = ("ready", "attack", "capture")
"""The phases in which dice are unlocked for quiddity."""


def misplaced_lock(verb: str) -> Reason:
    """A lock in a question that is not about it."""
    if verb == "lock":
        return Reason("dice are locked in your own phase 2", "QL-3")
    return Reason("dice are unlocked for quiddity in phases 2 to 4 of your own turn", "QL-9")


def _me(view: Sight) -> int:
    assert view["seat"] is not None
    return view["seat"]


def _named(name: str) -> str:
    bare = name.partition("@")[0]
    return spoken(bare) if bare.partition("#")[0] in CLASS_BY_SLUG else quoted(name)


def no_lock(view: Sight, name: str) -> Reason:
    bare, _, seat = name.partition("@")
    mine = view["seats"][_me(view)]
    if bare not in mine["active"]:
        return Reason(f"{_named(bare)} is not in your active pool", "QC-2.10")
    face = face_named(bare)
    if face is None:
        return Reason(f"{spoken(bare)} waits for a roll", "QC-2.15")
    if not face.lock:
        return Reason(f"{spoken(bare)} shows no lock", "QL-3")
    if view["phase"] != "ready":
        return Reason("dice are locked in phase 2", "QL-3")
    if seat:
        return Reason(f"the card of {spoken(bare)} does not let it into the area of seat {seat}", "QL-12")
    if view.get("locked"):
        return Reason("you have locked a die this turn", "QL-3")
    return Reason("a die that you locked this turn lies in your area", "Q89")


def _locked(view: Sight, name: str) -> tuple[int, LockedDie] | None:
    bare, _, seat = name.rpartition("@")
    for owner, one in enumerate(view["seats"]):
        die = one.get("locked")
        if die is not None and die["name"] == bare and seat == str(owner):
            return owner, die
    return None


def no_unlock(view: Sight, name: str) -> Reason:
    found = _locked(view, name)
    if found is None:
        return Reason(f"{_named(name)} is not locked there; a locked die is named with its seat: x@1", "QL-9")
    owner, die = found
    if view["phase"] not in PAYING or view["turn"] != _me(view):
        return misplaced_lock("unlock")
    if die["now"] and owner == _me(view):
        return Reason(f"you have locked {spoken(die['die'])} this turn", "QL-6")
    price = die["unlock"][_me(view)]
    if price is None:
        return Reason(f"{spoken(die['die'])} cannot be unlocked for quiddity", "QL-13")
    have = view["seats"][_me(view)]["wealth"]
    return lacking(spoken(die["die"]), price, have, "quiddity", "QL-9", how=" with all your dice")


def no_ability(view: Sight, name: str) -> Reason:
    found = _locked(view, name)
    if found is None:
        return Reason(f"{_named(name)} has no ability that you could use now", "QL-7")
    return Reason(
        f"the ability of {spoken(found[1]['die'])} was used this turn, its price is not there, or it has no target",
        "QL-17",
    )
