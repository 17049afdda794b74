"""The board of Angry Quest, drawn cell by cell from its content, at three sizes."""

from collections.abc import Set
from dataclasses import dataclass

from rich.text import Text

from tumblehall.agents.angryquest.sight import sight
from tumblehall.games.angryquest.cards.monsters import MONSTER_NUMBERS, MONSTERS
from tumblehall.games.angryquest.content.board import HOME, LOOP, SPACE_NUMBERS, SPACES, Space
from tumblehall.games.angryquest.content.facts import COLOURS
from tumblehall.games.angryquest.edges.view import Seen
from tumblehall.terminal.canvas import Canvas
from tumblehall.terminal.inks import (
    ACCENT,
    DARK,
    HAIR,
    INK,
    INK_3,
    MOSS,
    OCHRE,
    ON_ACCENT,
    PAPER_LO,
    SAND,
    SEA,
    SEATS,
    WASH,
    faded,
)  # fmt: skip
from tumblehall.terminal.panel import Scene
from tumblehall.terminal.panels.angryquest_art import FACES
from tumblehall.terminal.panels.angryquest_names import letters

GRID = 17
SIZES = ((4, 2), (3, 1), (2, 1))
"""Columns and rows of a cell, the largest first. In the largest a column and half a row are left free."""
GLYPHS = {"plain": "·", "luck": "♣", "curse": "×", "crossroads": "┼", "gate": "∩", "road": "∘", "settlement": "⌂",
          "combat": "†", "home": "○"}  # fmt: skip
ARROWS = "→↓←↑"
"""The way clockwise from each colour's entry."""
TILE = ("#3b4f72", "#314465")
ROAD = "#4a5568"
MONSTER_INKS = ("#a9b7c6", "#45b49a", "#d0c8b6", "#8b95dc", "#b79be0", "#d9955c")
"""No ink of a seat among them."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A character on the board: shape and letter, ink, and a sign for what hinders it."""

    slug: str
    seat: int
    letter: str
    hindered: str


def size_for(width: int, height: int) -> tuple[int, int]:
    """The largest size that fits."""
    return next((size for size in SIZES if size[0] * GRID <= width and size[1] * GRID <= height), SIZES[-1])


def draw(scene: Scene, width: int, height: int) -> Text:
    view = sight(scene.view)
    columns, rows = size_for(width, height)
    canvas = Canvas(columns * GRID, rows * GRID, PAPER_LO)
    pieces = _pieces(view)
    targets = _targets(scene)
    moving = scene.focus.refs[0] if scene.focus is not None and scene.focus.refs else ""
    playing = {shown["colour"] for shown in view["seats"]}
    for space in SPACES:
        if space.kind == "monster":
            continue
        words, style = _tile(space, columns, playing)
        here = pieces.get(space.number, [])
        if scene.focus is not None and space.colour >= 0 and COLOURS[space.colour] in scene.focus.refs:
            style = f"bold {ON_ACCENT} on {ACCENT}"  # the corner that would be taken
        if here:
            words, style = _standing(here, columns, view, moving)
        if space.name in targets:
            words, style = _target(space.name, here, targets, scene, columns)
        _lay(canvas, space, words, style, columns, rows)
    _monster(canvas, view, columns, rows)
    return canvas.text()


def _lay(canvas: Canvas, space: Space, words: str, style: str, columns: int, rows: int) -> None:
    """A tile: its words, and in the largest size half a row below them, so that tiles stand apart."""
    x, y = space.x * columns, space.y * rows
    canvas.put(x, y, words, style)
    if rows == 2:
        ground = style.split(" on ")[1]
        canvas.put(x, y + 1, "▀" * (columns - 1), f"{ground} on {PAPER_LO}")


def _fit(words: str, columns: int) -> str:
    width = columns if columns < 4 else 3
    return words.center(width) if len(words) == 1 and width == 3 else words[:width].ljust(width)


def _tile(space: Space, columns: int, playing: Set[str | None]) -> tuple[str, str]:
    """A space with nobody on it."""
    sign = GLYPHS.get(space.kind, "")
    if space.kind == "entry":
        sign = ARROWS[space.colour]
    elif space.kind == "lair":
        sign = space.name[-1]
    if space.colour >= 0:
        ink = SEATS[space.colour][1]
        used = COLOURS[space.colour] in playing
        ground = ink if used else faded(ink)
        if space.kind == "home":
            return _fit(sign, columns), f"{DARK if used else INK_3} on {faded(ink, share=0.75 if used else 0.25)}"
        return _fit(sign, columns), f"bold {DARK if used else INK_3} on {ground}"
    if space.kind == "settlement":
        return _fit(sign, columns), f"bold {DARK} on {SAND}"
    ground = TILE[space.number % 2] if space.number < LOOP else ROAD
    ink = {"luck": f"bold {MOSS}", "curse": f"bold {INK}", "crossroads": f"bold {OCHRE}"}.get(space.kind, HAIR)
    return _fit(sign, columns), f"{ink} on {ground}"


def _pieces(view: Seen) -> dict[int, list[Piece]]:
    """Who stands on which space; those at home fill the slots of their house."""
    found: dict[int, list[Piece]] = {}
    for seat, shown in enumerate(view["seats"]):
        signs = letters(shown["team"])
        slot = 0
        for member in shown["team"]:
            space = SPACE_NUMBERS[member["at"]]
            if space == HOME:
                if shown["colour"] is None:
                    continue
                slot += 1
                name = f"home-{shown['colour']}-{slot}"
                space = next(s.number for s in SPACES if s.name == name)
            hindered = "!" if member["stall"] else "-" if member["weak"] else " "
            found.setdefault(space, []).append(
                Piece(member["character"], seat, signs[member["character"]], hindered)
            )  # fmt: skip
    return found


def _standing(here: list[Piece], columns: int, view: Seen, moving: str) -> tuple[str, str]:
    """Whoever stands there; `+` for others in the same town."""
    piece = next((piece for piece in here if piece.slug == moving), here[0])
    colour = view["seats"][piece.seat]["colour"]
    assert colour is not None, "nobody leaves home before corners are chosen"
    shape, ink = SEATS[COLOURS.index(colour)]
    more = "+" if len(here) > 1 else "»" if piece.slug == moving else piece.hindered
    words = f"{shape}{piece.letter}{more}" if columns > 2 or len(here) == 1 else f"{piece.letter}+"
    style = f"bold {ON_ACCENT} on {ACCENT}" if piece.slug == moving else f"bold {DARK} on {ink}"
    return _fit(words, columns), style


def _targets(scene: Scene) -> dict[str, str]:
    """The spaces that options lead to, with the key of one that does: the one looked at, else the first."""
    found: dict[str, str] = {}
    for option in scene.decision.options if scene.decision is not None else ():
        if option.id.startswith("move ") and len(option.refs) == 2:
            looked_at = scene.focus is not None and option.id == scene.focus.id
            if option.refs[1] not in found or looked_at:
                found[option.refs[1]] = scene.keys.get(option.id, "*")
    return found


def _target(name: str, here: list[Piece], targets: dict[str, str], scene: Scene, columns: int) -> tuple[str, str]:
    """A space that a move leads to, with its key; the one looked at stands between double signs."""
    focused = scene.focus is not None and name in scene.focus.refs
    before, after = "»«" if focused else "›‹"
    if here:
        words = targets[name] + (f"{before}{here[0].letter}" if columns > 2 else here[0].letter)
    else:
        words = f"{before if columns > 2 else ''}{targets[name]}{after}"
    return _fit(words, columns), f"bold {ON_ACCENT} on {ACCENT}" if focused else f"bold {ACCENT} on {WASH}"


def _monster(canvas: Canvas, view: Seen, columns: int, rows: int) -> None:
    """The monster fills the nine cells in the middle."""
    number = MONSTER_NUMBERS[view["monster"]]
    ink = MONSTER_INKS[number]
    x, y, width = 7 * columns, 7 * rows, 3 * columns
    name = MONSTERS[number].name.split()
    for row in range(3 * rows):
        canvas.put(x, y + row, " " * (width - (columns == 4)), f"{DARK} on {ink}")
    if rows == 2:
        for row, line in enumerate(FACES[view["monster"]]):
            canvas.put(x, y + row, line.center(width - 1), f"{DARK} on {ink}")
        return
    for row, word in enumerate([name[0][:width], "◣ ◢", name[1][:width]]):
        canvas.put(x, y + row, word.center(width), f"bold {DARK} on {ink}")


def legend() -> Text:
    """What the signs mean."""
    signs = (("♣", "luck", MOSS), ("×", "curse", INK), ("┼", "to town", OCHRE), ("⌂", "town", SAND),
             ("∩", "gate", SEA), ("†", "fight", INK_3))  # fmt: skip
    text = Text()
    for sign, words, ink in signs:
        text.append(f"{sign}\u00a0", f"bold {ink}")
        text.append(words.replace(" ", "\u00a0"), INK_3)
        text.append("  ")
    return text
