"""The log of Quaeleon's Quest: a turn reads from the card played down to what became of everybody's health."""

import re
from collections.abc import Mapping
from typing import cast

from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.games.quaeleon.edges.view import Change
from tumblehall.kernel.values import Event, Json
from tumblehall.terminal.panels.quaeleon_looks import HEART, short
from tumblehall.terminal.panels.quaeleon_mat import change_of, mark

BRIEF = tuple((card.name, short(card.slug)) for card in CARDS)
SEAT = re.compile(r"\b[Ss]eat (\d)")
STEP = "  "
"""What a card does stands below it."""
WITHIN = (
    "coming", "chose", "discarded", "recruited", "salvaged", "annihilated", "returned", "silenced", "peeked",
    "saw", "milled", "swapped", "got", "rotated", "pushed", "pushed-card", "initiative", "next-initiative", "flipped",
    "stole", "stolen", "refreshed", "ending", "pool",
)  # fmt: skip


def told(event: Event) -> str:
    data = event.data
    match event.kind:
        case "round":
            return f"── {event.text}"
        case "revealed":
            return f"reveals {short(data['card'])} {data['initiative']}"
        case "turn":
            return f"▸ turn, initiative {data['initiative']}"
        case "activated":
            return f"plays {short(data['card'])}"
        case "changed" | "wasted":
            used_up = ", used up" if event.kind == "wasted" else ""
            return f"{STEP}{short(data['card'])}: {change_of(cast(Change, data))}{used_up}"
        case "defence":
            return f"{STEP}defence {data['total']}"
        case "attack":
            hits = ", ".join(f"{mark(hit['seat'])[0]} {_health(-hit['n'], hit)}" for hit in data["hits"])
            return f"{STEP}{short(data['card'])} attacks for {data['power']}: {hits}"
        case "lost":
            return f"{STEP}{_health(-data['n'], data)}"
        case "gained":
            return f"{STEP}{_health(data['n'], data)}"
        case "answers":
            return f"{STEP}{short(data['card'])} takes effect"
        case _:
            return f"{STEP if event.kind in WITHIN else ''}{_brief(event)}"


def _health(change: int, data: Mapping[str, Json]) -> str:
    """`−4 ♥46`."""
    sign = "+" if change > 0 else "−" if change < 0 else "±"
    return f"{sign}{abs(change)} {HEART}{data['health']}"


def _brief(event: Event) -> str:
    """The words of the game with short names, shapes for players, and without the one whose shape stands before it."""
    text = event.text.removeprefix(f"Seat {event.data.get('seat')} ")
    for long, brief in BRIEF:
        text = text.replace(long, brief)
    return SEAT.sub(lambda found: mark(int(found[1]))[0], text)
