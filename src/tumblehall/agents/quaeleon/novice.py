"""Somebody who plays the first evening: plausible, with blind spots.

- It reads the big numbers of a card, attack, healing and defence, and not its text: what strengthens, lasts, removes or
  recruits is worth nothing to it.
- It plays the biggest number first: that defence helps only from then on, and that what lasts should come early, it
  does not see.
- It always plays five cards, and keeps the hand that it was dealt.
- It forgets its own wounds: it heals no sooner when it is weak, and plays what hurts itself at any health.
- It hits whoever has most health, whatever defence lies before them.
"""

from collections.abc import Callable, Mapping

from tumblehall.agents.quaeleon.look import Look
from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS, CARDS
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.values import Decision, Json, Option


class NoviceAgent:
    """Plays from the view and the decision alone."""

    def choose(self, view: Mapping[str, Json], decision: Decision, rng: Rng) -> str:
        answer = ANSWERS.get(decision.kind)
        return decision.default if answer is None else answer(Look(view, decision, rng))


def printed(slug: str) -> int:
    """The biggest number on a card, initiative aside."""
    facts = CARDS[CARD_NUMBERS[slug]]
    return max(facts.attack or 0, facts.healing or 0, facts.defence or 0)


def named(option: Option) -> int:
    return printed(option.id.split(" ")[1].split("@")[0])


def biggest(look: Look, verb: str) -> str:
    offered = look.of(verb)
    return look.first(offered, named).id if offered else look.decision.default


def smallest(look: Look, verb: str) -> str:
    offered = look.of(verb)
    return look.first(offered, lambda option: -named(option)).id if offered else look.decision.default


def target(look: Look) -> str:
    return look.first(look.of("seat"), lambda option: look.seat(option)["health"]).id


ANSWERS: dict[str, Callable[[Look], str]] = {
    "stack": lambda look: biggest(look, "stack"),
    "trim": lambda look: smallest(look, "discard"),
    "discard": lambda look: smallest(look, "discard"),
    "recruit": lambda look: biggest(look, "recruit"),
    "salvage": lambda look: biggest(look, "salvage"),
    "push": lambda look: biggest(look, "push"),
    "aim": target,
    "whom": target,
    "pick": lambda look: look.first(list(look.decision.options), named).id,
    "may": lambda _: "yes",
    "choose": lambda _: "choose 2",
}
