"""Dice come into locked areas and leave them (QL-5, QL-8, QL-12)."""

from typing import Final

from tumblehall.games.quarriors.language.terms import Moment
from tumblehall.games.quarriors.rules.answers import of_code
from tumblehall.games.quarriors.rules.leaving import into_used, spells_home
from tumblehall.games.quarriors.rules.mechanisms.locked import locked_die
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.numbers import EFFECT
from tumblehall.games.quarriors.rules.state import LOCKED, LOCKED_NOW, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.triggers import push_triggers
from tumblehall.games.quarriors.rules.zones import free_tag, leave
from tumblehall.kernel.values import Json

PLACED: Final = Moment.PLACED
PAID: Final = "paid"
REPLACED: Final = "replaced"
STRUCK: Final = "struck"
FREED: Final = "freed"
"""Why a die is unlocked: somebody paid; another takes its place; it would be destroyed; a text says so (QL-9)."""


def lock(s: QuarriorsState, seat: int, holder: int, code: int) -> None:
    """A die that is nowhere comes into a locked area, whose holder owns it from then on (QL-13). What lay there is
    unlocked first (QL-5); then the die answers that it was placed."""
    old = locked_die(s, holder)
    if old is not None:
        unlock(s, holder, old, REPLACED, {"by": die_name(s, code)})
    die = Ready(free_tag(s), code)
    die.locked = LOCKED_NOW if seat == holder else LOCKED
    s.ready[holder].append(die)
    if s.log is not None:
        data = {"player": seat_name(seat), "die": die_name(s, code), "into": seat_name(holder)}
        s.log.say("locked", data, "QL-3" if seat == holder else "QL-12")
    push_triggers(s, of_code(s, PLACED, holder, code, die.tag))


def unlock(s: QuarriorsState, seat: int, die: Ready, why: str, more: dict[str, Json] | None = None) -> None:
    """To the spent pile in its owner's turn, else to the used pile; what is attached goes home. Nothing is destroyed
    (QL-8, QL-14, QL-18)."""
    leave(s, seat, die)
    spells_home(s, seat, die)
    if seat == s.turn:
        s.spent[seat].append(die.code)
        place = "spent"
    else:
        place = into_used(s, seat, die.code, EFFECT, die)
    if s.log is not None:
        data = {"player": seat_name(seat), "die": die_name(s, die.code), "to": place, "why": why}
        s.log.say("unlocked", data | (more or {}), "QL-8")
