"""What would come of an answer, tried on a copy: how many fall after a reaction, and where a destroyed one ends."""

from tumblehall.games.quarriors.language.terms import Happening
from tumblehall.games.quarriors.rules import steps, verbs
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


def is_removed_by(s: QuarriorsState, die: Ready, option: int) -> bool:
    """Whether a creature that is destroyed leaves the game, once all who fall with it have been told where to go."""
    if Happening.TO_USED not in s.tables.said:
        return False
    new = after(s, option)
    while new is not None and new.stack and new.stack[-1][0] == steps.FATE:
        new = after(new, new.options[0])
    kind = die.code >> 3
    return new is not None and new.removed.count(kind) > s.removed.count(kind)


def reactions_to(s: QuarriorsState) -> list[tuple[int, int | None]]:
    """In a question for a reaction: the tag of each spell that could be cast, and how many fall then."""
    first, last = verbs.CAST.first, verbs.CAST.first + verbs.CAST.size
    seat = s.stack[-1][1]
    return [(option - first, falls_after(s, seat, option)) for option in s.options if first <= option < last]
