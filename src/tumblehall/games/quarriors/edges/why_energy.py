"""Why an anchored spell is not used, and why a capture with energy is not on offer, told from what the seat sees
alone."""

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges.names import spoken
from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.games.quarriors.edges.view import WildsCard
from tumblehall.games.quarriors.language.clauses import Activate
from tumblehall.games.quarriors.language.effects import Pay
from tumblehall.games.quarriors.language.terms import Coin
from tumblehall.kernel.lacking import lacking
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.values import Reason

PHASES = ("ready", "attack", "capture")
"""The phases in which anchored spells are used."""
ENERGIES = (" with light", " with dark")


def misplaced_energy(verb: str) -> Reason:
    """A verb of energy in a question that is not about it."""
    if verb == "anchor":
        return Reason("anchored spells are used in phases 2 to 4 of your own turn", "QX-8")
    return Reason("which energy pays first is asked only where both are there and not all is needed", "QX-2")


def _me(view: Sight) -> int:
    assert view["seat"] is not None
    return view["seat"]


def _card_of(view: Sight, slug: str) -> WildsCard | None:
    return next((card for card in view["wilds"] if card["die"] == slug), None)


def no_anchor(view: Sight, name: str) -> Reason:
    card = _card_of(view, name)
    if card is None:
        return Reason(f"{quoted(name)} is not in the Wilds", "QX-8")
    spell = CARD_BY_NAME[card["card"]].anchored
    if spell is None:
        return Reason(f"the card {CARD_BY_NAME[card['card']].facts.name} has no anchored spell", "QX-8")
    if view["phase"] not in PHASES or view["turn"] != _me(view):
        return misplaced_energy("anchor")
    if view.get("anchored"):
        return Reason("you have used an anchored spell this turn", "QX-8")
    assert isinstance(spell.clause, Activate)
    match spell.clause.price:
        case Pay(int(n), Coin.LIGHT | Coin.DARK as coin):
            mine = view["seats"][_me(view)]
            have = mine["light_wealth"] if coin is Coin.LIGHT else mine["dark_wealth"]
            if have < n:
                spoken_name = CARD_BY_NAME[card["card"]].facts.name
                return lacking(spoken_name, n, have, f"{coin.value} quiddity", "QX-8", how=" with all your dice")
        case _:
            pass
    return Reason("it is forbidden, has no target, or its condition does not hold", "Q272")


def no_discount(view: Sight, name: str) -> Reason | None:
    """Of `capture x with light`; None: it is not about energy."""
    for energy in ENERGIES:
        if not name.endswith(energy):
            continue
        card = _card_of(view, name.removesuffix(energy))
        if card is None:
            return None
        kind = energy.removeprefix(" with ")
        if card.get("energy") != kind:
            return Reason(f"{spoken(card['die'])} is no {kind} card", "QX-1")
        low = card.get("discounted")
        if low is None:
            return Reason(f"the discount of {spoken(card['die'])} is forbidden to you now", "QX-1")
        mine = view["seats"][_me(view)]
        have = mine["light_wealth"] if kind == "light" else mine["dark_wealth"]
        if view["phase"] != "capture" or not card["dice"] or view["captures"] <= 0:
            return None
        if not have:
            return Reason(f"a unit of {kind} quiddity must be among what you pay; you have none", "QX-1")
        if mine["wealth"] >= low["price"] >= card["price"]:
            return Reason("the discount saves nothing here; capture it without", "Q260")
        return lacking(spoken(card["die"]), low["price"], mine["wealth"], "quiddity", "QX-1", how=" with all your dice")
    return None
