"""How a game went: victory points, and the symbols that the dice showed."""

from collections.abc import Iterator

from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACE_BY_NAME, OF_COLOUR, SHOWN, SIDES_OF
from tumblehall.games.dicequest.rules.ending import GOALS
from tumblehall.games.dicequest.rules.numbers import points_of
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.course import Course, Throw
from tumblehall.kernel.values import Event

ROLLS = ("rolled", "rerolled")
USUAL = tuple(sum(sum(SHOWN[face]) * SIDES_OF[face] for face in faces) / 6 for faces in OF_COLOUR)
"""By colour the symbols that a die shows on average."""


def throws(s: DicequestState, event: Event) -> Iterator[Throw]:
    if event.kind not in ROLLS:
        return
    seat = int(event.data["player"].removeprefix("seat "))
    for name in event.data["dice"]:
        face = FACE_BY_NAME[name]
        yield seat, sum(SHOWN[face]), USUAL[COLOUR_OF[face]]


COURSE = Course(
    of="points",
    standing=lambda s: tuple(points_of(s, seat) for seat in range(s.players)),
    goal=lambda s: GOALS[s.difficulty] if s.coop else None,
    round=lambda s: s.round,
    given="symbols",
    throws=throws,
)
