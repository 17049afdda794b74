"""How a game went: glory, and the quiddity that the dice gave."""

from collections.abc import Iterator

from tumblehall.games.quarriors.rules.figures import goal_of
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.course import Course, Throw
from tumblehall.kernel.values import Event

ROLLS = ("rolled", "rerolled")


def throws(s: QuarriorsState, event: Event) -> Iterator[Throw]:
    """Each die with the quiddity it shows, against the mean of its six faces."""
    if event.kind not in ROLLS:
        return
    kinds = {card.die.slug: kind for kind, card in enumerate(s.tables.cards)}
    seat = int(event.data["player"].removeprefix("seat "))
    for name in event.data["dice"]:
        slug, _, face = name.partition("#")
        worth = [s.tables.faces[kinds[slug] * 8 + side].quiddity for side in range(6)]
        yield seat, worth[int(face) - 1], sum(worth) / 6


COURSE = Course(
    of="glory",
    standing=lambda s: tuple(s.glory),
    goal=goal_of,
    round=lambda s: s.round,
    given="quiddity",
    throws=throws,
)
