"""How cards of Quaeleon's Quest look: short names, inks, their values in signs, a card in one row or in three."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS, CARDS, CardFacts
from tumblehall.games.quaeleon.edges.view import Laid, SeatView, Seen, Stat
from tumblehall.kernel.values import Json
from tumblehall.terminal.inks import ACCENT, DARK, INK, INK_2, INK_3, OCHRE, ON_ACCENT, PAPER_HI, PAPER_LO
from tumblehall.terminal.sheet import Row

HEART = "♥"
BACK = "▮"
SILENT = "ø"
HIGH = "⁰¹²³⁴⁵⁶⁷⁸⁹"
INKS = {
    "attack": "#e58f7a", "defence": "#62a3cc", "healing": "#8fb043", "next": "#efc94c", "ongoing": "#cf7fb0",
    "recurring": "#d9955c", "triggered": "#a08fd8", "recruit": "#d8bf94", "hand": "#a9cdd6", "removal": "#c9766f",
    "stack": "#45b49a", "initiative": "#f0d878", "round": "#b9b1a0",
}  # fmt: skip
"""The ink of each family."""
SHORT = {
    "feral-wheelbarrow": "Barrow", "needle-rain": "Needles", "reluctant-shieldbearer": "Shield",
    "wall-that-walks": "Wall", "paper-armour-guild": "Paper", "crowd-of-bystanders": "Crowd",
    "soup-of-second-chances": "Soup", "whetstone-imp": "Whetstone", "fog-of-bureaucracy": "Fog",
    "bonfire-of-plans": "Bonfire", "switcheroo-imp": "Switcheroo", "sneeze-of-fate": "Sneeze",
    "hush-in-the-library": "Hush", "quaeleon-borrower-of-skins": "Quaeleon",
}  # fmt: skip
"""Cards that are not called by the last word of their name."""
STATS: tuple[tuple[Stat, str], ...] = (("attack", "A"), ("defence", "D"), ("healing", "H"))


def seen(view: Mapping[str, Json]) -> Seen:
    """The view of any game as that of this one."""
    return cast(Seen, view)


def mine(view: Seen) -> SeatView:
    """The seat whose view it is."""
    assert view["seat"] is not None
    return view["seats"][view["seat"]]


def facts_of(slug: str) -> CardFacts:
    return CARDS[CARD_NUMBERS[slug]]


def short(slug: str) -> str:
    """`Drake` of `kettle-drake`."""
    return SHORT.get(slug) or facts_of(slug).name.split()[-1]


def ink_of(slug: str) -> str:
    return INKS[facts_of(slug).family]


def high(n: int) -> str:
    return "".join(HIGH[int(digit)] for digit in str(n))


def often(slug: str) -> str:
    """`×3` where a card attacks three times."""
    times = facts_of(slug).attack_count
    return f"×{times}" if times > 1 else ""


def printed(slug: str) -> str:
    """`A5×2 D1`: the values a card has, as they are printed."""
    facts = facts_of(slug)
    return signs(slug, {"attack": facts.attack, "defence": facts.defence, "healing": facts.healing})


def values_now(card: Laid) -> dict[Stat, int | None]:
    return {"attack": card["attack"], "defence": card["defence"], "healing": card["healing"]}


def signs(slug: str, values: Mapping[Stat, int | None], counts: bool = True) -> str:
    """Values in signs; a defence that does not count yet stands in brackets (R9)."""
    parts = []
    for stat, sign in STATS:
        if values[stat] is not None:
            number = f"({values[stat]})" if stat == "defence" and not counts else f"{values[stat]}"
            parts.append(f"{sign}{number}{often(slug) if stat == 'attack' else ''}")
    return " ".join(parts)


@dataclass(frozen=True, slots=True)
class Chip:
    """A card on the mat."""

    slug: str
    before: str
    """When it was activated, or its initiative."""
    values: str
    ref: str
    changed: bool = False

    @property
    def name(self) -> str:
        """`³Drake`, `17 Drake`."""
        gap = "" if self.before[0] in HIGH else " "
        return f"{self.before}{gap}{short(self.slug)}"


def held_chip(slug: str, ref: str) -> Chip:
    """A card that is not on a field: its initiative, name and printed values."""
    return Chip(slug, str(facts_of(slug).initiative), printed(slug), ref)


def fastest_first(slugs: Iterable[str]) -> list[str]:
    """As a hand is best held."""
    return sorted(slugs, key=lambda slug: (-facts_of(slug).initiative, slug))


def laid_chip(card: Laid) -> Chip:
    """A card on a field: when it was activated, and its values as they are now."""
    slug = card["card"]
    facts = facts_of(slug)
    now = signs(slug, values_now(card), card["counts"])
    changed = any(card[stat] != getattr(facts, stat) for stat, _ in STATS)
    more = f" {SILENT}" if card["silent"] else ""
    return Chip(slug, high(card["order"] + 1), f"{now}{more}".strip(), card["ref"], changed)


def flat(chip: Chip, key: str | None, focused: bool, tight: bool) -> Row:
    """A card in one row, where it is tight without its values. `key`: that of the option about it, or None if there is
    none."""
    edge = "" if tight else " "
    beside: Row = []
    if chip.values and not tight:
        beside = [(f" {chip.values} ", f"{OCHRE if chip.changed else INK_2} on {PAPER_HI}")]
    if focused:
        return [(f"»{chip.name}{edge}", f"bold {ON_ACCENT} on {ACCENT}"), *beside]
    offered: Row = [] if key is None else [(f"{key}›", f"bold {ACCENT} on {PAPER_LO}")]
    return [*offered, (f"{edge}{chip.name}{edge}", f"{DARK} on {ink_of(chip.slug)}"), *beside]


TILE = 14
"""Columns of a card in two rows."""


def tile(chip: Chip, key: str | None, focused: bool) -> tuple[Row, Row]:
    """A card in two rows: name, then its values and the key of the option about it."""
    ground, ink = (ACCENT, ON_ACCENT) if focused else (ink_of(chip.slug), DARK)
    name = f"{'»' if focused else ' '}{chip.name}"[:TILE].ljust(TILE)
    low = f" {chip.values}".ljust(TILE - 2)[: TILE - 2]
    style = f"bold {OCHRE if chip.changed else INK if chip.values else INK_3} on {PAPER_HI}"
    return (
        [(name, f"bold {ink} on {ground}")],
        [(low, style), (f"{key or '›' if key is not None else ' '} ", f"bold {ACCENT} on {PAPER_HI}")],
    )
