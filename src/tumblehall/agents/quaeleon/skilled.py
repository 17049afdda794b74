"""A sensible player of Quaeleon's Quest: it stacks what does most, what lasts first and what strengthens just before
what strikes, and goes for those it can throw out."""

from collections.abc import Callable, Mapping

from tumblehall.agents.quaeleon.look import Look
from tumblehall.agents.quaeleon.worth import best_stack, card_worth, own_cost
from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS, CARDS
from tumblehall.games.quaeleon.edges.view import SeatView
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json, Option

WORTH_KEEPING = 5.0
"""A dealt card below this is swapped."""
WORTH_RECRUITING = 3.0


class SkilledAgent:
    """Plays from the view and the decision alone."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        answer = ANSWERS.get(decision.kind)
        return decision.default if answer is None else answer(Look(view, decision, rng))


def stack(look: Look) -> str:
    """Builds the best stack of all cards held, and mends one that is not its beginning."""
    placed = look.me["picks"] or []
    cards = (look.me["hand"] or []) + placed
    wanted = best_stack([slug for slug in cards if own_cost(slug) < look.me["health"]], len(look.others))
    if placed != wanted[: len(placed)]:
        return look.of("unstack")[-1].id if look.of("unstack") else look.decision.default
    if len(placed) == len(wanted):
        return "confirm" if look.of("confirm") else best(look, "stack").id
    return f"stack {wanted[len(placed)]}"


def card(look: Look, option: Option) -> float:
    """What the card that an option names is worth."""
    return card_worth(option.id.split(" ")[1].split("@")[0], len(look.others))


def best(look: Look, verb: str) -> Option:
    return look.first(look.of(verb), lambda option: card(look, option))


def worst(look: Look, verb: str) -> Option:
    return look.first(look.of(verb), lambda option: -card(look, option))


def swap(look: Look) -> str:
    if look.of("set-aside") and card(look, worst(look, "set-aside")) < WORTH_KEEPING:
        return worst(look, "set-aside").id
    return "confirm"


def discard(look: Look) -> str:
    return worst(look, "discard").id if look.of("discard") else "confirm"


def recruit(look: Look) -> str:
    offered = look.of("recruit")
    return best(look, "recruit").id if offered and card(look, best(look, "recruit")) > WORTH_RECRUITING else "pass"


def aim(look: Look) -> str:
    """Who is nearest to being out, with what defence keeps off; of several any."""
    pierce = int(look.decision.about["pierce"])
    return look.first(look.of("seat"), lambda option: -_distance(look.seat(option), pierce)).id


def _distance(seat: SeatView, pierce: int) -> int:
    return seat["health"] + 2 * max(0, seat["defence"] - pierce)


def whom(look: Look) -> str:
    """Health is lost past all defence: who has least."""
    return look.first(look.of("seat"), lambda option: -look.seat(option)["health"]).id


def pick(look: Look) -> str:
    """Of others' cards the one with most still to do, of the own that with least."""
    mine = f"@{look.decision.seat}:"
    return look.first(look.decision.options, lambda o: -_lasting(look, o) if mine in o.id else _lasting(look, o)).id


def _lasting(look: Look, option: Option) -> float:
    """What a card on a field, or one not activated yet, still does."""
    slug, _, place = option.id.split(" ")[1].partition("@")
    if place.endswith(":up"):
        return card_worth(slug, len(look.others))
    facts = CARDS[CARD_NUMBERS[slug]]
    lasts = facts.family in ("ongoing", "recurring", "triggered", "initiative")
    return (facts.defence or 0) + 4.0 * lasts


def may(look: Look) -> str:
    """A card is given up when it has done its work; a push is always good."""
    match look.decision.about["effect"]["do"]:
        case "ANNIHILATE":
            spent = [card for card in look.me["field"] if not card["defence"] and card["counts"]]
            return "yes" if spent else "no"
        case "PUSH":
            return "yes"
        case _:
            return "no"


def choose(look: Look) -> str:
    """Every player loses health where that throws others out, or where there is more to lose for them."""
    mine = look.me["health"]
    most = max(look.view["seats"][seat]["health"] for seat in look.others)
    return "choose 1" if most <= 5 < mine or mine > 2 * most else "choose 2"


ANSWERS: dict[str, Callable[[Look], str]] = {
    "stack": stack,
    "swap": swap,
    "trim": discard,
    "discard": discard,
    "recruit": recruit,
    "salvage": lambda look: best(look, "salvage").id,
    "push": lambda look: best(look, "push").id,
    "aim": aim,
    "whom": whom,
    "pick": pick,
    "may": may,
    "choose": choose,
}
