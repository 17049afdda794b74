"""A sensible player of Quaeleon's Quest: it stacks what does most, what lasts first and what strengthens just before
what strikes, and goes for those it can throw out."""

from collections.abc import Callable, Mapping
from typing import cast

from tumblehall.agents.quaeleon.worth import best_stack, card_worth
from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS, CARDS
from tumblehall.games.quaeleon.edges.view import Seen
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json, Option

WORTH_KEEPING = 5.0
"""A dealt card below this is swapped."""
WORTH_RECRUITING = 3.0


class Look:
    """What the agent reads out of view and decision."""

    def __init__(self, view: Mapping[str, Json], decision: Decision) -> None:
        self.view = seen = cast(Seen, view)
        self.decision = decision
        self.me = seen["seats"][decision.seat]
        self.others = [n for n, seat in enumerate(seen["seats"]) if n != decision.seat and not seat["out"]]

    def worth(self, slug: str) -> float:
        return card_worth(slug, len(self.others))

    def of(self, verb: str) -> list[Option]:
        return [option for option in self.decision.options if option.id.split(" ")[0] == verb]

    def card(self, option: Option) -> float:
        """What the card that an option names is worth."""
        return self.worth(option.id.split(" ")[1].split("@")[0])

    def best(self, verb: str) -> Option:
        return max(self.of(verb), key=lambda option: (self.card(option), option.id))

    def worst(self, verb: str) -> Option:
        return min(self.of(verb), key=lambda option: (self.card(option), option.id))


class HeuristicAgent:
    """Plays from the view and the decision alone."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        answer = ANSWERS.get(decision.kind)
        return decision.default if answer is None else answer(Look(view, decision))


def stack(look: Look) -> str:
    """Builds the best stack of all cards held, and mends one that is not its beginning."""
    placed = look.me["picks"] or []
    wanted = best_stack((look.me["hand"] or []) + placed, len(look.others))
    if placed != wanted[: len(placed)]:
        return look.of("unstack")[-1].id if look.of("unstack") else look.decision.default
    if len(placed) == len(wanted):
        return "confirm" if look.of("confirm") else look.best("stack").id
    return f"stack {wanted[len(placed)]}"


def swap(look: Look) -> str:
    if look.of("set-aside") and look.card(look.worst("set-aside")) < WORTH_KEEPING:
        return look.worst("set-aside").id
    return "confirm"


def discard(look: Look) -> str:
    return look.worst("discard").id if look.of("discard") else "confirm"


def recruit(look: Look) -> str:
    offered = look.of("recruit")
    return look.best("recruit").id if offered and look.card(look.best("recruit")) > WORTH_RECRUITING else "pass"


def target(look: Look) -> str:
    """Who is nearest to being out."""
    seats = look.view["seats"]

    def nearness(option: Option) -> tuple[int, str]:
        seat = seats[int(option.id.split(" ")[1])]
        return seat["health"] + 2 * seat["defence"], option.id

    return min(look.of("seat"), key=nearness).id


def pick(look: Look) -> str:
    """Of others' cards the one with most still to do, of the own that with least."""
    options = look.decision.options
    mine = f"@{look.decision.seat}:"
    return max(options, key=lambda o: (-_lasting(look, o) if mine in o.id else _lasting(look, o), o.id)).id


def _lasting(look: Look, option: Option) -> float:
    """What a card on a field, or one not activated yet, still does."""
    slug, _, place = option.id.split(" ")[1].partition("@")
    if place.endswith(":up"):
        return look.worth(slug)
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
    "salvage": lambda look: look.best("salvage").id,
    "push": lambda look: look.best("push").id,
    "aim": target,
    "whom": target,
    "pick": pick,
    "may": may,
    "choose": choose,
}
