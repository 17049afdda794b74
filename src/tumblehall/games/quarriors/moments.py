"""When clauses answer, what they can replace, and how long their effects last."""

from enum import Enum, IntEnum


class Moment(IntEnum):
    """When a `When` answers. At one moment: the active player first, then clockwise, each in an order of choice
    (QC-12.8)."""

    SUMMONED = 0
    """THIS was summoned, paid or free, and is in the ready area (Q75)."""
    BEFORE_DEFENDERS = 1
    """ME's attack: the totals are fixed, nobody has defended (QC-8.14). THIS attacks."""
    FIRST_LOSS = 2
    """Damage of ME's attack destroyed the first creature of a player; once per attack, player and die."""
    DESTROYED = 3
    """THIS was destroyed, saved or not; after it moved (QC-12.4)."""
    I_DESTROY = 4
    """A clause or damage of ME destroyed another creature, anybody's, while THIS is in the ready area (Q28, Q29)."""
    SCORES = 5
    """THIS or HOST scored: glory given, dice in the used pile, culls still to come."""
    SCORED_ALL = 6
    """All creatures of this phase 1 scored, culls still to come."""

    @property
    def words(self) -> str:
        return self.name.lower().replace("_", " ")


class Window(Enum):
    """When a reaction spell is on offer in another's turn."""

    ANYTIME = "anytime"
    """After each step (QC-13.9, Q61)."""
    RESCUE = "rescue"
    """An own creature is destroyed and has not moved: the VICTIM."""


class Happening(Enum):
    """What an `Instead` can replace."""

    DESTROYED = "destroyed"
    """Where a destroyed creature goes (Q26, Q27)."""


class Duration(Enum):
    TURN = "turn"
    """To the end of the turn under way, whoever's it is (Q52)."""
