"""What is asked of the lamp over HTTP, and what it tells."""

from msgspec import Struct

from tumblehall.server import wire as w


class WantHint(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot would do in a seat of one's own, at its step."""

    seat: w.Seat
    step: w.Step


class IdeaOut(Struct, frozen=True):
    """An option as the bot sees it. `why` is told of the best one; `worth`: from 0, lost for certain, to 1, won for
    certain, null where it was not reckoned."""

    option: str
    label: str
    why: str
    worth: float | None


class HintNow(Struct, frozen=True):
    """`by`: the level of the bot. The best idea comes first."""

    seat: int
    step: int
    by: str
    text: str
    ideas: list[IdeaOut]
