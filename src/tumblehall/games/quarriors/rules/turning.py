"""To which face a creature is turned (QX-12). Computed from its die alone."""

from typing import Final, assert_never

from tumblehall.games.quarriors.language.terms import Way
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Ready

DOWN: Final = Way.DOWN
FACES: Final = 6


def turned(s: QuarriorsState, die: Ready, way: Way) -> list[int]:
    """The faces to which that way leads, one where nobody chooses; none: no change. A copying creature is not turned
    (Q121)."""
    if die.copy != NONE:
        return []
    faces = s.tables.faces
    first, here = die.code & ~7, die.code & 7
    level = faces[die.code].level
    match way:
        case Way.ONE_UP:
            found: list[int] = []
            for place in range(FACES):
                face = faces[first + place]
                if (
                    face.creature
                    and face.level == level + 1
                    and face.alike not in [faces[first + n].alike for n in found]
                ):
                    found.append(place)
            return found
        case Way.UP:
            return _first(s, first, [(here + i) % FACES for i in range(1, FACES)], lambda n: n > level)
        case Way.DOWN:
            return _first(s, first, [(here - i) % FACES for i in range(1, FACES)], lambda n: n < level)
        case Way.TOP:
            creatures = [place for place in range(FACES) if faces[first + place].creature]
            highest = max(faces[first + place].level for place in creatures)
            best = max(place for place in creatures if faces[first + place].level == highest)
            return [] if best == here else [best]
        case _:
            assert_never(way)


def _first(s: QuarriorsState, first: int, places: list[int], wanted: object) -> list[int]:
    assert callable(wanted)
    for place in places:
        face = s.tables.faces[first + place]
        if face.creature and wanted(face.level):
            return [place]
    return []


def can_turn_down(s: QuarriorsState, die: Ready) -> bool:
    return bool(turned(s, die, DOWN))
