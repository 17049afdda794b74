"""Large quiddity dice: two for every player, which join the active pool as phase 2 begins and are set aside at the end
of the turn. They are never in a bag, a used pile or the Wilds, and only re-rolls choose them (QX-4 to QX-6, Q129). How
many are set aside is told by those in use."""

from collections.abc import Mapping
from typing import Final

from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.rules.box import LARGE
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json

SET: Final = "light-dark"
EACH: Final = 2
"""QX-4: so many for every player."""
ASSISTANTS: Final = tuple(
    name
    for name, each in CARD_BY_NAME.items()
    if each.facts.set == LARGE.facts.set and each.facts.kind == LARGE.facts.kind
)
"""One of these cards lies in the Wilds in place of the three basics (QX-3)."""
START: Final = 4
"""QX-4: so many Assistants in each bag."""
LEFT_OUT: Final = frozenset(("Basic Quiddity", "Portal"))
"""Classes whose dice are not in the game: cards that rely on them stay in the box (Q123)."""
FIRST_DRAWS: Final = 2
LATER_DRAWS: Final = 3
FIRST_ROUNDS: Final = 2
"""QX-6, Q256."""


def set_aside(s: QuarriorsState, seat: int) -> int:
    """How many of a player's large dice are in no pile."""
    large = s.tables.large
    if large < 0:
        return 0
    in_use = sum([code >> 3 == large for pile in (s.active, s.spent) for code in pile[seat]])
    return max(0, EACH - in_use)


def opening_draw(s: QuarriorsState) -> int:
    """Two dice in a player's first two turns, then three."""
    return FIRST_DRAWS if s.round <= FIRST_ROUNDS else LATER_DRAWS


def check_options(options: Mapping[str, Json]) -> None:
    """What the host may choose of the rules of the set (QX-16, Q381); the first reason that applies."""
    sets = options["sets"]
    if options["large_dice"] and SET not in sets:
        raise BadInput("option 'large_dice': large dice belong to the set light-dark (S4, Q381)")
    if not options["culls"] and SET not in sets:
        raise BadInput("option 'culls': playing without culls is a rule of light-dark (S5, QX-9)")
    if sets == [SET] and (not options["large_dice"] or options["culls"]):
        name = "culls" if options["large_dice"] else "large_dice"
        raise BadInput(f"option '{name}': alone the set is played by its own rules; add another set (S6, Q381)")
    if options["expert_culling"] and not options["culls"]:
        raise BadInput("option 'expert_culling': expert culling is a way of culling; turn culls on (S7, QV-4)")
