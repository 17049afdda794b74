"""The dice that an event shows fresh from the roll."""

from collections.abc import Iterator

from tumblehall.kernel.game import Face
from tumblehall.kernel.values import Event

ROLLS = ("rolled", "rerolled", "drawn", "rolled-out", "quest-die")


def faces(event: Event, _before: Event | None) -> Iterator[Face]:
    """The name of a die ends in the number of its side; one that was drawn and not rolled has none."""
    if event.kind not in ROLLS:
        return
    for name in event.data.get("dice") or [event.data["die"]]:
        _, _, side = name.partition("#")
        if side:
            yield name, (int(side) - 1,)
