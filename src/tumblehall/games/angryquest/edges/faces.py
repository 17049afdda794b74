"""The dice that an event shows fresh from the roll."""

from collections.abc import Iterator

from tumblehall.kernel.game import Face
from tumblehall.kernel.values import Event, Json

THROWN = {
    "rolled": ("face",),
    "curse-save": ("face",),
    "doom-roll": ("face",),
    "upgrade": ("dice",),
    "assault": ("dice",),
    "combat-rolls": ("attack_dice", "defence_dice"),
}
"""Where an event has its dice."""


def faces(event: Event, before: Event | None) -> Iterator[Face]:
    """Of a second try in combat only the die that was thrown again, where it shows another face."""
    now = _dice(event)
    known = (
        _dice(before) if event.kind == "combat-rolls" and before and before.kind == event.kind else [None] * len(now)
    )
    for face, was in zip(now, known, strict=True):
        if face != was:
            yield str(face), (face - 1,)


def _dice(event: Event) -> list[Json]:
    found = [event.data[name] for name in THROWN.get(event.kind, ())]
    return [face for dice in found for face in (dice if isinstance(dice, list) else [dice])]
