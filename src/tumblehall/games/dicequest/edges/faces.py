"""The dice that an event shows fresh from the roll."""

from collections.abc import Iterator

from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACE_BY_NAME, ROLL
from tumblehall.kernel.draws import SIDES
from tumblehall.kernel.game import Face
from tumblehall.kernel.values import Event

ROLLS = ("rolled", "rerolled", "die-rolled")


def faces(event: Event, _before: Event | None) -> Iterator[Face]:
    if event.kind not in ROLLS:
        return
    for name in event.data["dice"]:
        face = FACE_BY_NAME[name]
        yield name, tuple(side for side in range(SIDES) if ROLL[COLOUR_OF[face] * SIDES + side] == face)
