"""What a locked die is: it lies in a ready area as its last die, shows a lock face, and is a creature of level, attack
and defence 0 for spells and abilities (QL-1, QL-10)."""

from tumblehall.games.quarriors.rules.state import FREE, LOCKED_NOW, QuarriorsState, Ready


def locked_die(s: QuarriorsState, seat: int) -> Ready | None:
    """The die in a player's locked area."""
    area = s.ready[seat]
    return area[-1] if area and area[-1].locked else None


def is_barred(die: Ready, owner: int, me: int) -> bool:
    """Whether a player cannot take a die out of the locked area: the own one in the turn in which it was locked (QL-6,
    Q89). Turning it is no unlocking (Q237)."""
    return die.locked == LOCKED_NOW and owner == me


def lock_is_open(s: QuarriorsState, seat: int, counts: bool = True) -> bool:
    """Whether a player may put a die into the own locked area now. `counts`: as the lock of this turn (QL-3, Q89)."""
    if counts and s.locked:
        return False
    there = locked_die(s, seat)
    return there is None or there.locked != LOCKED_NOW


def set_free(s: QuarriorsState, seat: int, die: Ready, code: int, scoring: bool) -> Ready:
    """The same die on a face without lock: it stands in the ready area, neither unlocked nor summoned (QL-11, Q96).
    `scoring`: in its owner's phase 1, in which it does not score (Q341)."""
    return die.but(code=code, locked=FREE, kept=scoring and seat == s.turn)
