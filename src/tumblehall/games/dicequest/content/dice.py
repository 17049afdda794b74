"""Dice as numbers. A face is one of the 20 different faces: equal sides of a colour are one face. Symbols are packed
into one int, eight bits for each, so that results are sums."""

from dataclasses import dataclass

from tumblehall.games.dicequest.content.kinds import COLOURS, WANTED, Colour, Symbol
from tumblehall.kernel.content import rows_of


@dataclass(frozen=True, slots=True)
class Side:
    """One of the six sides of the dice of a colour."""

    colour: Colour
    hero_class: str
    dice: int
    """How many dice of the colour are in the box."""
    face: str
    symbols: tuple[int, ...]
    """How many of each symbol it shows."""


def _side(row: dict[str, str]) -> Side:
    symbols = tuple(int(row[name]) for name in WANTED[:5])
    return Side(Colour[row["colour"].upper()], row["hero_class"], int(row["physical_dice"]), row["face_id"], symbols)


SIDES = tuple(_side(row) for row in rows_of(__package__, "dice.csv"))

SYMBOLS = WANTED[:5]
MOST_DICE = SIDES[0].dice
"""DQ-1.7: dice of each colour."""
SHIFT = 8
UNIT = tuple(1 << SHIFT * symbol for symbol in range(5))
"""One symbol, packed."""
RUNE_SHIFT = SHIFT * Symbol.RUNE

_FACES = tuple(dict.fromkeys((side.colour, side.face, side.symbols) for side in SIDES))
FACES = len(_FACES)
COLOUR_OF = tuple(int(colour) for colour, _, _ in _FACES)
FACE_ID = tuple(face for _, face, _ in _FACES)
FACE_NAME = tuple(f"{COLOURS[colour]}:{face}" for colour, face, _ in _FACES)
"""`red:2sword`"""
FACE_BY_NAME = {name: face for face, name in enumerate(FACE_NAME)}
SHOWN = tuple(symbols for _, _, symbols in _FACES)
PACKED = tuple(sum(n << SHIFT * symbol for symbol, n in enumerate(symbols)) for symbols in SHOWN)
RUNES = tuple(symbols[Symbol.RUNE] for symbols in SHOWN)
SIDES_OF = tuple(sum((s.colour, s.face, s.symbols) == face for s in SIDES) for face in _FACES)
"""On how many of six sides the face is."""
ROLL = tuple(_FACES.index((side.colour, side.face, side.symbols)) for side in SIDES)
"""The face of each side: colour * 6 + side."""
OF_COLOUR = tuple(tuple(face for face in range(FACES) if COLOUR_OF[face] == colour) for colour in range(4))


def unpack(symbols: int) -> list[int]:
    """How many of each symbol."""
    return [symbols >> SHIFT * symbol & 255 for symbol in range(5)]


def packed(counts: list[int]) -> int:
    return sum(n << SHIFT * symbol for symbol, n in enumerate(counts))
