"""The table of Quaeleon's Quest: the order of turns, pool and piles, the others with their fields, the own cards."""

from dataclasses import dataclass

from rich.text import Text

from tumblehall.games.quaeleon.edges.view import Change, Revealed, Seen
from tumblehall.terminal.inks import ACCENT, HAIR, INK, INK_2, INK_3, OCHRE, PAPER_HI, SEATS
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels.quaeleon_looks import (
    BACK,
    HEART,
    TILE,
    Chip,
    facts_of,
    fastest_first,
    flat,
    held_chip,
    laid_chip,
    seen,
    short,
    tile,
)
from tumblehall.terminal.sheet import WIDE, Row, Sheet, fitting

LABEL = 8
BAR = 15
FULL_HEALTH = 50
"""A bar is as long as this, or as the most that somebody has."""
PICKED = {"swap": "Aside", "stack": "Stack", "trim": "Out"}
"""What a seat picks out of its hand, by question."""
TILED = ("Hand", "Stack", "Aside", "Out", "Picked", "Pool")


@dataclass(frozen=True, slots=True)
class Room:
    """How much of it there is."""

    tiles: bool = False
    """The own cards in two rows each."""
    tight: bool = False
    """Names alone, side by side."""
    gap: int = 0


AIRY = Room(tiles=True, gap=1)
ROOMY = Room(tiles=True)
LINES = Room()
TIGHT = Room(tight=True)


def draw(scene: Scene, width: int, height: int) -> Text:
    """A column is left for the scroll bar."""
    rooms = (AIRY, ROOMY, LINES, TIGHT) if width > WIDE else (LINES, TIGHT)
    return fitting(lambda room: _drawn(scene, width - 1, room), rooms, height)


def _drawn(scene: Scene, width: int, room: Room) -> Sheet:
    sheet, view = Sheet(width), seen(scene.view)
    _order(sheet, view)
    _coming(sheet, view)
    pool = [held_chip(slug, f"pool:{slug}") for slug in fastest_first(view["pool"])]
    _zone(sheet, scene, "Pool", pool, room)
    _piles(sheet, scene)
    sheet.y += room.gap
    me = view["seat"]
    around = [(i + (me or 0)) % view["players"] for i in range(view["players"])]
    for seat in around[1:] if me is not None else around:
        _title(sheet, view, seat)
        _field(sheet, scene, seat, room)
        sheet.y += room.gap
    if me is not None:
        _own(sheet, scene, me, room)
    return sheet


def mark(seat: int) -> tuple[str, str]:
    return SEATS[seat % len(SEATS)]


def _order(sheet: Sheet, view: Seen) -> None:
    """Whose turn it is, and who follows, next first; `=` is a tie in which both cards go."""
    row: Row = [(" Order  ", INK_3)]
    if view["turn"] is not None:
        shape, ink = mark(view["turn"])
        row.append((f"▶{shape}", f"bold {ink}"))
    for waiting in view["waiting"]:
        shape, ink = mark(waiting["seat"])
        up = view["seats"][waiting["seat"]]["revealed"]
        sign = " = " if waiting["tie"] == "gone" else " › "
        row.append((sign if len(row) > 1 else "", f"bold {ACCENT}" if "=" in sign else INK_3))
        row.append((f"{shape}{waiting['initiative'] if up is not None else '–'}", f"bold {ink}"))
    if len(row) == 1:
        row.append(("all choose at the same time" if view["outcome"] is None else "–", INK_2))
    if view["ending"]:
        row.append(("  the round ends after this turn", f"bold {ACCENT}"))
    sheet.line(row, ground=PAPER_HI)


def _coming(sheet: Sheet, view: Seen) -> None:
    """What waits for the next card of somebody, or of anybody."""
    rows: list[Row] = []
    for each in view["coming"]:
        shape, ink = mark(each["seat"])
        whose = f"{shape}'s next" if each["scope"] == "your" else "the next card"
        rows.append([(f"{whose}: {change_of(each)}", OCHRE if each["scope"] == "the" else ink)])
    for seat, shown in enumerate(view["seats"]):
        if shown["next_initiative"]:
            rows.append([(f"{mark(seat)[0]}'s next: initiative {shown['next_initiative']:+}", mark(seat)[1])])
    if rows:
        sheet.put(0, sheet.y, [(" Coming", INK_3)])
        sheet.flow(rows, LABEL)


def change_of(change: Change) -> str:
    """`attack +4`, `healing ×0.5`."""
    n = change["n"]
    signs = {"add": f"{n:+g}", "mul": f"×{n:g}", "set": f"= {n:g}"}
    return f"{change['stat']} {signs[change['op']]}"


def _piles(sheet: Sheet, scene: Scene) -> None:
    """Deck and discard pile, the newest card first; all of it is on a page beside the board."""
    view = seen(scene.view)
    row: Row = [(" Deck ", INK_3), (f"{view['deck']}", INK), ("  Discard ", INK_3), (f"{len(view['discard'])}", INK)]
    left = sheet.width - sum(len(words) for words, _ in row) - 4
    names: list[str] = []
    for slug in reversed(view["discard"]):
        if len(", ".join([*names, short(slug)])) > left:
            names.append("…")
            break
        names.append(short(slug))
    row.append((f": {', '.join(names)}" if names else "", INK_3))
    sheet.line(row)


def _title(sheet: Sheet, view: Seen, seat: int) -> None:
    """Who, health, defence, cards in hand, the stack as backs, and the revealed card."""
    shown, (shape, ink) = view["seats"][seat], mark(seat)
    here = "▶" if view["turn"] == seat else " "
    name = "You" if seat == view["seat"] else f"Seat {seat}"
    row: Row = [(f"{here}{shape} {name} ", f"bold {ink}")]
    if shown["out"]:
        sheet.line([*row, (" out of the game", INK_3)], ground=PAPER_HI)
        return
    row.append((f"{HEART}{shown['health']} ", f"bold {OCHRE}"))
    if sheet.width >= WIDE:
        most = max(FULL_HEALTH, *(each["health"] for each in view["seats"]))
        full = -(-shown["health"] * BAR // most)
        row += [("█" * full, ink), ("░" * (BAR - full), HAIR), (" ", INK_3)]
    row += [(f"D{shown['defence']} ", INK), ("hand ", INK_3), (f"{shown['cards']} ", INK)]
    if shown["stack"]:
        row += [(BACK * shown["stack"], ink), (f"{shown['stack']} ", INK_3)]
    if shown["revealed"] is not None:
        row += revealed(shown["revealed"])
    sheet.line(row, ground=PAPER_HI)


def revealed(up: Revealed) -> Row:
    """A card turned up and not activated yet; its initiative stands out where it was changed."""
    facts = facts_of(up["card"])
    changed = up["initiative"] != facts.initiative
    silent = " ø" if up["silent"] else ""
    return [(f"{up['initiative']}", f"bold {OCHRE if changed else INK}"), (f" {short(up['card'])}{silent}", INK)]


def _field(sheet: Sheet, scene: Scene, seat: int, room: Room) -> None:
    laid = [laid_chip(card) for card in seen(scene.view)["seats"][seat]["field"]]
    if laid:
        _zone(sheet, scene, "Field", laid, room)


def _own(sheet: Sheet, scene: Scene, seat: int, room: Room) -> None:
    """The own stack is the owner's to look at (R33); what is picked stands in the order in which it is played."""
    view = seen(scene.view)
    shown = view["seats"][seat]
    _title(sheet, view, seat)
    _field(sheet, scene, seat, room)
    if shown["picks"]:
        title = PICKED.get(scene.decision.kind, "Picked") if scene.decision is not None else "Picked"
        picks = [held_chip(slug, f"picks:{place}") for place, slug in enumerate(shown["picks"], 1)]
        _zone(sheet, scene, title, picks, room)
    if shown["stack_cards"]:
        _zone(sheet, scene, "Stack", [held_chip(slug, f"stack:{slug}") for slug in shown["stack_cards"]], room)
    if shown["hand"]:
        _zone(sheet, scene, "Hand", [held_chip(slug, f"hand:{slug}") for slug in fastest_first(shown["hand"])], room)


def _zone(sheet: Sheet, scene: Scene, title: str, chips: list[Chip], room: Room) -> None:
    refs = set(scene.focus.refs) if scene.focus is not None else set()
    keys = keys_by_ref(scene)
    if room.tiles and title in TILED:
        sheet.put(1, sheet.y, [(title, INK_3)])
        sheet.tiles([tile(chip, keys.get(chip.ref), chip.ref in refs) for chip in chips], LABEL, TILE)
        return
    rows = [flat(chip, keys.get(chip.ref), chip.ref in refs, room.tight) for chip in chips] or [[("–", HAIR)]]
    if room.tight:
        sheet.flow(rows if title == "Field" else [[(title, INK_3)], *rows], 1)
    else:
        sheet.put(1, sheet.y, [(title, INK_3)])
        sheet.flow(rows, LABEL)


def keys_by_ref(scene: Scene) -> dict[str, str]:
    """The key of an option for each card that it is about."""
    found: dict[str, str] = {}
    if scene.decision is not None:
        for option in scene.decision.options:
            for ref in option.refs:
                found.setdefault(ref, scene.keys.get(option.id, ""))
    return found
