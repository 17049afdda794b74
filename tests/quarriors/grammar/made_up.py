"""Words as no card says them: anything that the grammar allows, drawn at random."""

from random import Random
from typing import Any

from tests.quarriors.grammar.reading import GRAMMAR, value_of

CLASSES = ("Deathdealer", "Portal", "Witching Hag")
TYPES = ("Strong", "Corrupted")
DEEP = 3
"""From this depth on words with further words inside are avoided where there are others."""


def made_up(rng: Random, kind: str) -> Any:
    """A value for a slot of that type, as words."""
    return value_of(_doc(rng, kind, 0), kind)


def _doc(rng: Random, kind: str, depth: int) -> Any:
    if kind.startswith("["):
        return [_doc(rng, part, depth) for part in kind[1:-1].split(",")]
    if kind[-1] in "+*":
        return [_doc(rng, kind[:-1], depth) for _ in range(rng.choice((1, 1, 2)))]
    match kind:
        case "int":
            return rng.randrange(4)
        case "bool":
            return rng.random() < 0.5
        case "class":
            return rng.choice(CLASSES)
        case "type":
            return rng.choice(TYPES)
        case _:
            pass
    if kind in GRAMMAR["enums"]:
        return rng.choice(list(GRAMMAR["enums"][kind]))
    if kind in GRAMMAR["unions"]:
        parts = GRAMMAR["unions"][kind]
        flat = [part for part in parts if _is_flat(part)]
        return _doc(rng, rng.choice(flat if depth >= DEEP and flat else parts), depth)
    return {kind: _arguments(rng, GRAMMAR["words"][kind]["params"], depth + 1)}


def _is_flat(part: str) -> bool:
    return part == "int" or part in GRAMMAR["enums"] or not GRAMMAR["words"].get(part, {"params": [1]})["params"]


DESTINATIONS = ("WILDS", "BAG", "ACTIVE", "READY", "SPENT", "USED", "ASIDE", "QUEST", "REMOVED")
"""Zones to which a die can go: the others are views and records."""


def _arguments(rng: Random, params: list[dict[str, Any]], depth: int) -> dict[str, Any]:
    chance = 0.5 if depth < DEEP else 0.0
    said = [param for param in params if "default" not in param or rng.random() < chance]
    docs = {param["name"]: _doc(rng, param["type"], depth) for param in said}
    return docs | {param["name"]: rng.choice(DESTINATIONS) for param in said if param["type"] == "Zone"}
