"""Selectors: the players that an effect or an attack is about."""

from typing import Final, assert_never

from tumblehall.games.quaeleon.language.terms import Who
from tumblehall.games.quaeleon.rules.numbers import clockwise
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import NONE

OWNER_CHOOSES: Final = (Who.OPP_CHOICE, Who.OPP_HIGHEST, Who.OPP_LOWEST)
"""One of those found; the owner says which where there are several."""


def found_by(s: QuaeleonState, who: Who, me: int, other: int = NONE) -> list[int]:
    """The living that a selector finds, clockwise; of `OWNER_CHOOSES` all that the owner may choose from."""
    match who:
        case Who.SELF:
            return [me] if s.health[me] > 0 else []
        case Who.OPP_CHOICE | Who.OPP_ALL:
            return opponents(s, me)
        case Who.ALL:
            return [*([me] if s.health[me] > 0 else []), *opponents(s, me)]
        case Who.OPP_HIGHEST:
            seats = opponents(s, me)
            most = max([s.health[seat] for seat in seats], default=0)
            return [seat for seat in seats if s.health[seat] == most]
        case Who.OPP_LOWEST:
            seats = opponents(s, me)
            least = min([s.health[seat] for seat in seats], default=0)
            return [seat for seat in seats if s.health[seat] == least]
        case Who.LEFT:
            return opponents(s, me)[:1]
        case Who.RIGHT:
            return opponents(s, me)[-1:]
        case Who.ATTACKER | Who.SUBJECT:
            return [other] if other != NONE and s.health[other] > 0 else []
        case _:
            assert_never(who)


def opponents(s: QuaeleonState, me: int) -> list[int]:
    """The others alive, from the left of a seat on."""
    if s.players == 2:
        return [1 - me] if s.health[1 - me] > 0 else []
    return [seat for seat in clockwise(s, me) if seat != me]
