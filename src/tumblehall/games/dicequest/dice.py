"""Dice as numbers. A face is one of the 20 different faces: equal sides of a colour are one face. Symbols are packed
into one int, eight bits for each, so that results are sums."""

from tumblehall.games.dicequest.content import SIDES, SLOTS
from tumblehall.games.dicequest.kinds import Colour, Symbol

COLOURS = tuple(colour.name.lower() for colour in Colour if colour is not Colour.ANY)
SYMBOLS = SLOTS[:5]
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


def spoken_face(face: int) -> str:
    """`a red die with 2 swords` in short: `red 2 swords`."""
    return f"{COLOURS[COLOUR_OF[face]]} {spoken_symbols(SHOWN[face])}"


def spoken_symbols(counts: tuple[int, ...] | list[int]) -> str:
    """`2 swords and a rune`; `blank` for none."""
    parts = [f"{n} {SYMBOLS[symbol]}{'s' if n > 1 else ''}" for symbol, n in enumerate(counts) if n]
    return " and ".join(parts) or "blank"
