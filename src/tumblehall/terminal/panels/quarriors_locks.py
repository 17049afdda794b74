"""The locked areas of Quarriors: the die, whose it is, what frees it and for whom it is forbidden."""

from rich.text import Text

from tumblehall.agents.quarriors.sight import sight
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.games.quarriors.edges.view import LockedDie
from tumblehall.games.quarriors.language.clauses import Activate
from tumblehall.terminal.inks import ACCENT, HAIR, INK_2, INK_3, OCHRE, PAPER_HI, SEATS
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels.quarriors_looks import Chip, flat, short, signs_in
from tumblehall.terminal.panels.quarriors_wilds import keys_by_ref
from tumblehall.terminal.sheet import Row, Sheet

FORBIDDEN = "–"
"""In place of a price."""


def locked_at(view: Sight, ref: str) -> tuple[int, LockedDie] | None:
    """Whose area a ref such as `locked:1` means, and the die in it."""
    zone, _, seat = ref.partition(":")
    die = view["seats"][int(seat)].get("locked") if zone == "locked" and seat.isdigit() else None
    return None if die is None else (int(seat), die)


def locked_dice(view: Sight) -> list[tuple[int, LockedDie]]:
    """The dice of all locked areas, with their seats."""
    return [found for seat in range(view["players"]) if (found := locked_at(view, f"locked:{seat}")) is not None]


def is_usable(view: Sight, die: LockedDie) -> bool:
    """Whether its card has an ability that players use while it is locked."""
    slug, _, face = die["die"].partition("#")
    card = next(card["card"] for card in view["wilds"] if card["die"] == slug)
    return Activate in CARD_BY_NAME[card].faces[int(face) - 1].says


def draw_locked(sheet: Sheet, scene: Scene, seat: int, indent: int) -> None:
    """One row in the mat of a player; none on a table without locks."""
    view = sight(scene.view)
    shown = view["seats"][seat]
    if "locked" not in shown:
        return
    refs = scene.focus.refs if scene.focus is not None else ()
    aimed = f"seat:{seat}" in refs and scene.focus is not None and scene.focus.id.startswith("lock ")
    sheet.put(0, sheet.y, [("»Locked" if aimed else "Locked", f"bold {ACCENT}" if aimed else INK_3)])
    die = shown["locked"]
    if die is None:
        sheet.flow([[("empty", HAIR)]], indent)
        return
    chip = Chip(die["die"], now=signs_in(view, die["die"]), refs=frozenset({die["ref"]}))
    rows = [flat(chip, die["ref"] in refs, die["ref"] in keys_by_ref(scene))]
    rows += [[(f"+{short(spell['die'])}", f"{INK_2} on {PAPER_HI}")] for spell in die["attached"]]
    sheet.flow([*rows, _whose(seat), _prices(die), *([[("locked now", OCHRE)]] if die["now"] else [])], indent)


def _whose(seat: int) -> Row:
    shape, ink = SEATS[seat % len(SEATS)]
    return [("of ", INK_3), (shape, f"bold {ink}")]


def _prices(die: LockedDie) -> Row:
    """`unlock ●2 ◆– ■2`: for whom at what price."""
    row: Row = [("unlock", INK_3)]
    for seat, price in enumerate(die["unlock"]):
        shape, ink = SEATS[seat % len(SEATS)]
        row += [(f" {shape}", ink), (FORBIDDEN, INK_3) if price is None else (str(price), f"bold {OCHRE}")]
    return row


def explain(text: Text, view: Sight, seat: int, die: LockedDie) -> None:
    """A locked die in words: what it is, and who may free it."""
    whose = "yours" if seat == view["seat"] else f"of {SEATS[seat % len(SEATS)][0]} Seat {seat}"
    since = ", locked this turn" if die["now"] else ""
    text.append(f"Locked, {whose}{since}", f"bold {OCHRE}")
    text.append("; a creature 0/0 of level 0 that neither fights nor scores (QL-10).\n", INK_2)
    allowed = [f"{_name(view, payer)} for {price}" for payer, price in enumerate(die["unlock"]) if price is not None]
    barred = [_name(view, payer) for payer, price in enumerate(die["unlock"]) if price is None]
    if allowed:
        text.append(f"May be freed in phases 2 to 4 by {', '.join(allowed)} (QL-9).\n", INK_2)
    if barred:
        text.append(f"Not to be paid for by {', '.join(barred)}.\n", INK_2)


def _name(view: Sight, seat: int) -> str:
    shape = SEATS[seat % len(SEATS)][0]
    return f"{shape} you" if seat == view["seat"] else f"{shape} Seat {seat}"
