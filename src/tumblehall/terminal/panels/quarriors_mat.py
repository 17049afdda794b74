"""The mats of the players of Quarriors: the own one large, the others compact."""

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from tumblehall.agents.quarriors.sight import sight
from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.terminal.inks import HAIR, INK, INK_2, INK_3, OCHRE, PAPER_HI, PAPER_LO, SEATS
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels.quarriors_energy import floating_of
from tumblehall.terminal.panels.quarriors_locks import draw_locked
from tumblehall.terminal.panels.quarriors_looks import CROWN, Chip, chips_of, flat, ready_chip, tile
from tumblehall.terminal.panels.quarriors_quests import draw_party, draw_quests
from tumblehall.terminal.panels.quarriors_wilds import draw_cards, draw_lines, keys_by_ref
from tumblehall.terminal.sheet import Row, Sheet, fitting

PHASES = {"score": "Score", "ready": "Roll & ready", "attack": "Attack", "capture": "Capture", "tidy": "Tidy up"}
CARDS_FROM = (69, 34)
"""Columns and rows from which the Wilds are drawn as cards and the own dice as tiles."""
BAR = 20
LABEL = 8


def draw(scene: Scene, width: int, height: int) -> Text:
    """A column is left for the scroll bar, a row for the caption."""
    width, height = width - 1, height - 1
    large = width >= CARDS_FROM[0] and height >= CARDS_FROM[1]
    rooms = (AIRY, ROOMY, SNUG) if large else (LINES, TIGHT)
    return fitting(lambda room: _drawn(scene, width, room), rooms, height)


def _drawn(scene: Scene, width: int, room: "Room") -> Sheet:
    sheet, view = Sheet(width), sight(scene.view)
    if room.cards:
        sheet.line(_phases(view), ground=PAPER_HI)
        sheet.y += room.gap
        draw_cards(sheet, scene, room.gap)
    else:
        draw_lines(sheet, scene)
    draw_quests(sheet, scene, LABEL, not room.piles)
    me = view["seat"]
    order = [(i + (me or 0)) % view["players"] for i in range(view["players"])]
    for seat in order[1:] if me is not None else order:
        _other(sheet, scene, seat, room)
        sheet.y += room.gap
    if me is not None:
        _own(sheet, scene, me, room)
    if removed := view.get("removed"):
        _zone(sheet, scene, f"Out {sum(removed.values())}", _pile(removed, "removed"))
    return sheet


@dataclass(frozen=True, slots=True)
class Room:
    """How much of it there is."""

    cards: bool = False
    """The Wilds as cards, not as lines."""
    own: bool = False
    """The own dice as tiles, not as chips."""
    others: bool = False
    """Those of the others too."""
    gap: int = 0
    piles: bool = True
    """What lies in the own piles, not only how much."""


AIRY = Room(cards=True, own=True, others=True, gap=1)
ROOMY = Room(cards=True, own=True, gap=1)
SNUG = Room(cards=True)
LINES = Room()
TIGHT = Room(piles=False)


def phase_of(view: Sight) -> str:
    """What the phase is called; one that is not known here by its own name."""
    return PHASES.get(view["phase"], view["phase"].capitalize())


def _phases(view: Sight) -> Row:
    row: Row = []
    names = PHASES if view["phase"] in PHASES else PHASES | {view["phase"]: phase_of(view)}
    for place, name in enumerate(names):
        now = name == view["phase"]
        sign = "▶" if now else "✓" if place < list(names).index(view["phase"]) else " "
        row.append((f" {sign} {names[name]} ", f"bold {PAPER_LO} on {INK}" if now else INK_3))
    return row


def _marks(scene: Scene, chips: list[Chip]) -> list[tuple[Chip, bool, bool]]:
    """Each chip, whether the option looked at is about it, and whether any is."""
    refs = set(scene.focus.refs) if scene.focus is not None else set()
    offered = set(keys_by_ref(scene))
    return [(chip, bool(chip.refs & refs), bool(chip.refs & offered)) for chip in chips]


def _flats(scene: Scene, chips: list[Chip]) -> list[Row]:
    return [flat(*marked) for marked in _marks(scene, chips)]


def _title(view: Sight, seat: int, wide: bool) -> Row:
    """Who, and the glory against the goal, with what the creatures would bring."""
    shown, (shape, ink) = view["seats"][seat], SEATS[seat % len(SEATS)]
    waiting = sum(die["glory"] for die in shown["ready"] if die["creature"])
    row: Row = [(f"{shape} {'You' if seat == view['seat'] else f'Seat {seat}'}  ", f"bold {ink}")]
    row.append((f"{CROWN}{shown['glory']}/{view['goal']}", f"bold {OCHRE}"))
    row.append((f"+{waiting} " if waiting else " ", INK_3))
    if wide:
        full = shown["glory"] * BAR // view["goal"]
        hoped = min(BAR, (shown["glory"] + waiting) * BAR // view["goal"])
        bar = "█" * min(BAR, full) + "▒" * max(0, hoped - full)
        row += [(bar, ink), ("░" * (BAR - len(bar)), HAIR), ("  ", INK_3)]
    return row


def _other(sheet: Sheet, scene: Scene, seat: int, room: Room) -> None:
    view = sight(scene.view)
    shown = view["seats"][seat]
    wide = sheet.width >= CARDS_FROM[0]
    row = _title(view, seat, wide)
    if purse := floating_of(shown):
        row.append((f" {purse} ", f"bold {OCHRE}"))
    counts = {zone: sum(shown[zone].values()) for zone in ("bag", "used")} | {"spent": len(shown["spent"])}
    for zone, n in counts.items():
        row += [(f" {zone} ", INK_3), (str(n), INK)]
    if wide and "large" in shown:
        row += [(" large ", INK_3), (str(shown["large"]), INK)]
    sheet.line(row, ground=PAPER_HI)
    ready = [ready_chip(view, die) for die in shown["ready"]]
    if ready:
        _dice(sheet, scene, "Ready", ready, room.others)
    draw_locked(sheet, scene, seat, LABEL)
    draw_party(sheet, scene, seat, LABEL)
    if any(ref.startswith(f"used:{seat}:") for ref in keys_by_ref(scene)):
        _zone(sheet, scene, "Used", _pile(shown["used"], f"used:{seat}"))
    waiting = chips_of(view, shown["active"], f"pool:{seat}")
    if waiting:
        _zone(sheet, scene, "Rolled" if view["turn"] == seat else "Waits", waiting)
    if shown["aside"]:
        _zone(sheet, scene, "Aside", chips_of(view, shown["aside"], f"aside:{seat}"))


def _dice(sheet: Sheet, scene: Scene, title: str, chips: list[Chip], tiles: bool) -> None:
    if not tiles or not chips:
        _zone(sheet, scene, title, chips)
        return
    sheet.put(0, sheet.y, [(title, INK_3)])
    sheet.tiles([tile(*marked) for marked in _marks(scene, chips)], LABEL)


def _pile(counts: Mapping[str, int], zone: str) -> list[Chip]:
    return [Chip(name, n, faced=False, refs=frozenset({f"{zone}:{name}"})) for name, n in counts.items()]


def _zone(sheet: Sheet, scene: Scene, title: str, chips: list[Chip]) -> None:
    sheet.put(0, sheet.y, [(title, INK_3)])
    rows = _flats(scene, chips)
    sheet.flow(rows or [[("–", HAIR)]], LABEL)


def _own(sheet: Sheet, scene: Scene, seat: int, room: Room) -> None:
    view = sight(scene.view)
    shown = view["seats"][seat]
    row = _title(view, seat, sheet.width >= CARDS_FROM[0])
    attack = sum(die["attack"] for die in shown["ready"] if die["creature"])
    row += [(f" attack {attack}" if attack else "", INK_2)]
    purse = floating_of(shown, "")
    row += [(f"  quiddity {purse}" if purse else "", f"bold {OCHRE}")]
    if shown.get("large"):
        row.append((f"  large {shown['large']} aside", INK_2))
    if view["turn"] == seat and view["captures"] != 1:
        row.append((f"  captures {view['captures']}", INK_2))
    sheet.line(row, ground=PAPER_HI)
    ready = [ready_chip(view, die) for die in shown["ready"]]
    active = chips_of(view, shown["active"], "active")
    _dice(sheet, scene, "Ready", ready, room.own)
    draw_locked(sheet, scene, seat, LABEL)
    draw_party(sheet, scene, seat, LABEL)
    sheet.y += room.gap
    _dice(sheet, scene, "Active", active, room.own)
    sheet.y += room.gap
    if shown["aside"]:
        _zone(sheet, scene, "Aside", chips_of(view, shown["aside"], f"aside:{seat}"))
    asked = any(ref.startswith(f"used:{seat}") for ref in keys_by_ref(scene))
    if not room.piles:
        used, bag = (sum(shown[zone].values()) for zone in ("used", "bag"))
        if asked:
            _zone(sheet, scene, "Used", _pile(shown["used"], f"used:{seat}"))
        sheet.line([(f"spent {len(shown['spent'])}  used {used}  bag {bag}", INK_2)])
        return
    _zone(sheet, scene, "Spent", chips_of(view, shown["spent"], f"spent:{seat}"))
    _zone(sheet, scene, f"Used {sum(shown['used'].values())}", _pile(shown["used"], f"used:{seat}"))
    _zone(sheet, scene, f"Bag {sum(shown['bag'].values())}", _pile(shown["bag"], f"bag:{seat}"))
