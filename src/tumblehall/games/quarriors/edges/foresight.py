"""What would come of a reaction, tried on a copy: how many fall after it."""

from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.attack import total_against
from tumblehall.games.quarriors.rules.defence import nameable
from tumblehall.games.quarriors.rules.figures import defence_of
from tumblehall.games.quarriors.rules.state import QuarriorsState, Ready
from tumblehall.kernel.dice import FastRng


def after(s: QuarriorsState, option: int) -> QuarriorsState | None:
    """At the next question; None where dice are rolled before it, or the answer is not on offer."""
    if option not in s.options:
        return None
    rng = FastRng("foresight")
    start = rng.state
    new = s.clone()
    new.log = None
    new.apply(option, rng)
    return new if rng.state == start else None


def falls_after(s: QuarriorsState, seat: int, option: int) -> int | None:
    """How many creatures of a player fall to the attack at best when this is answered now; None: that is not known."""
    new = after(s, option)
    if new is None:
        return None
    gone = len(_creatures(s, seat)) - len(_creatures(new, seat))
    walls = [defence_of(new, seat, die) for die in nameable(new, seat) if not die.fate] if new.battle else []
    return max(0, gone) + fewest_falls(total_against(new, seat), walls)


def fewest_falls(total: int, walls: list[int]) -> int:
    """Those who defend best are named first: so many of them fall before one holds."""
    left = total
    for fallen, wall in enumerate(sorted(walls, reverse=True)):
        if left < wall or left <= 0:
            return fallen
        left -= wall
    return len(walls)


def _creatures(s: QuarriorsState, seat: int) -> list[Ready]:
    return [die for die in s.ready[seat] if s.tables.faces[die.code].creature and not die.fate]


def reactions_to(s: QuarriorsState) -> list[tuple[int, int | None]]:
    """In a question for a reaction: the tag of each spell that could be cast, and how many fall then."""
    first, last = verbs.CAST.first, verbs.CAST.first + verbs.CAST.size
    seat = s.stack[-1][1]
    return [(option - first, falls_after(s, seat, option)) for option in s.options if first <= option < last]
