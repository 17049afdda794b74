"""What games of the policy of Quarriors against itself taught: the scale of its numbers, and about single cards, what
their words and numbers do not tell. A card that is new here is read, and that is all. `tools/quarriors_policy.py` finds
these numbers; docs/opponents/quarriors.md tells how."""

import json
from functools import lru_cache
from importlib.resources import files
from typing import TypedDict

from tumblehall.games.quarriors.language.tables import Tables

DEEDS = ("take", "summon", "cast", "attach", "activate", "lock", "lock_into", "anchor", "quest", "cull", "use")
"""What is done with a card."""


class Card(TypedDict):
    deeds: list[float]
    """By how much each deed is better than it reads, counted in glory."""
    owned: float
    """What it does for the chance to win that all dice were of that card, at the start of a game."""


class Learnt(TypedDict):
    scale: dict[str, float]
    """The numbers of quick_scale.py."""
    value: list[float]
    """The weights of value.py."""
    cards: dict[str, Card]


LEARNT: Learnt = json.loads((files("tumblehall.agents.quarriors") / "learnt.json").read_text("utf-8"))
UNKNOWN: Card = {"deeds": [0.0] * len(DEEDS), "owned": 0.0}


@lru_cache(maxsize=64)
def learnt(t: Tables) -> dict[str, tuple[float, ...]]:
    """By deed and kind."""
    rows = [LEARNT["cards"].get(card.facts.slug, UNKNOWN)["deeds"] for card in t.cards]
    return dict(zip(DEEDS, zip(*rows, strict=True), strict=True))


@lru_cache(maxsize=64)
def owned_worths(t: Tables) -> tuple[float, ...]:
    """By kind."""
    return tuple(LEARNT["cards"].get(card.facts.slug, UNKNOWN)["owned"] for card in t.cards)
