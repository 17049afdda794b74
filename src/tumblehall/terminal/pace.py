"""How quickly the turns of others are told: as in the browser."""

from collections.abc import Mapping
from typing import Final

DEED_SECONDS: Final = 0.9
"""How long one deed of a bot stands before the next, at the normal pace."""
NORMAL: Final = "normal"
PACES: Final[Mapping[str, float]] = {"slow": 1.6, NORMAL: 1.0, "fast": 0.6, "at-once": 0.0}
"""How much longer it takes."""


def seconds(pace: str) -> float:
    return DEED_SECONDS * PACES[pace]


def after(pace: str) -> str:
    """The next of them, round and round."""
    names = list(PACES)
    return names[(names.index(pace) + 1) % len(names)]
