"""Corrupted Quiddity: a basic card that is gained and never captured, and whose bursts work when they come up (QD-1 to
QD-4)."""

from collections.abc import Iterable, Iterator
from typing import Final

from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.terms import Moment
from tumblehall.games.quarriors.rules.answers import frame_of
from tumblehall.games.quarriors.rules.state import BEYOND, NONE, QuarriorsState

FACE_ROLLED: Final = Moment.FACE_ROLLED
SET: Final = "demons"
CARD: Final = "Corrupted Quiddity/Basic"
CLASS: Final = CARD.partition("/")[0]
DICE: Final = 10


def basics(sets: Iterable[str], chosen: Iterable[CompiledCard]) -> Iterator[tuple[str, int]]:
    """QD-1, Q125: its card lies in every game with the set, and in every game with a card that names it."""
    if SET in sets or any(CLASS in card.names for card in chosen):
        yield CARD, DICE


def answer_faces(s: QuarriorsState, seat: int, rolled: Iterable[int]) -> None:
    """QD-3: each burst face that came up in a pool works, before all else that answers the roll (Q220)."""
    faces = s.tables.faces
    for code in rolled:
        for said in faces[code].when.get(FACE_ROLLED, ()):
            s.stack.append(frame_of(seat, code, said, BEYOND + code, NONE))
