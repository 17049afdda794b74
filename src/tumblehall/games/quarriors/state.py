"""All the data of a game of Quarriors."""

from typing import NamedTuple, Self

from tumblehall.games.quarriors.selectors import Phase
from tumblehall.games.quarriors.tables import Tables
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import State

NONE = -1
NO_FACE = 7
"""The face of a die that is not rolled."""
BEYOND = 256
"""From here on a reference is not a tag but BEYOND + the code of a die outside the ready areas."""


class Mark(NamedTuple):
    """A change on a creature until the turn is over."""

    attack: int
    defence: int
    still: bool


class Ready(NamedTuple):
    """A die in a ready area: a creature with what is attached to it, or a spell. Never changed in place."""

    tag: int
    """Its name in pending work: unique on the table, the least number free when it came."""
    code: int
    attached: tuple[tuple[int, int], ...] = ()
    """Spells beside it: code and owner."""
    marks: tuple[Mark, ...] = ()
    safe: bool = False
    """Saved in this attack: out of reach until it is over (Q22)."""
    copy: int = NONE
    """The code it is treated as."""
    copied: bool = False
    """Whether it changed what it copies this turn; what it chose on entering does not count (Q120)."""
    fate: int = NONE
    """Marked as destroyed: the number of its destination, or DOOMED before one is chosen."""
    spared: bool = False
    """Saved from its own condition, which still holds (Q122)."""


DOOMED = -2


class Watch(NamedTuple):
    """A clause laid on a player for the turn: the number of the clause."""

    seat: int
    clause: int


class Debt(NamedTuple):
    """A die set aside, and the list of effects that waits for its owner to destroy something."""

    seat: int
    code: int
    program: int


class QuarriorsState(State):
    """Dice are ints: a kind is a place in the Wilds, a code is kind * 8 + face. Piles without faces count kinds."""

    __slots__ = (
        "active",
        "aside",
        "bag",
        "captures",
        "culled",
        "done",
        "expert",
        "first",
        "glory",
        "limit",
        "lost",
        "passed",
        "phase",
        "picks",
        "quiddity",
        "ready",
        "round",
        "scored",
        "scored_phase",
        "shares",
        "spent",
        "summoned",
        "tables",
        "totals",
        "turn",
        "used",
        "watches",
        "wilds",
        "window",
    )

    def __init__(self, players: int, tables: Tables) -> None:
        super().__init__(players)
        kinds = len(tables.cards)
        self.tables = tables
        self.expert = False
        self.limit = 1
        """captures in a turn by the rules"""
        self.first = 0
        self.turn = 0
        self.round = 0
        self.phase = int(Phase.SCORE)
        self.wilds = [0] * kinds
        # seats
        self.glory = [0] * players
        self.quiddity = [0] * players
        self.bag = [[0] * kinds for _ in range(players)]
        self.used = [[0] * kinds for _ in range(players)]
        self.active: list[list[int]] = [[] for _ in range(players)]
        self.spent: list[list[int]] = [[] for _ in range(players)]
        self.ready: list[list[Ready]] = [[] for _ in range(players)]
        self.aside: tuple[Debt, ...] = ()
        # this turn
        self.window = False
        """whether immediate effects may be used (QC-7.3)"""
        self.captures = 0
        """captures left in phase 4"""
        self.summoned = 0
        """the kinds summoned this turn, as bits"""
        self.scored = [0] * players
        """creatures that scored this turn"""
        self.scored_phase: tuple[int, ...] = ()
        """the codes of those that scored in this phase 1"""
        self.lost = 0
        """the seats that lost a creature to the damage of this turn's attack, as bits"""
        self.passed = 0
        """the seats that do not react any more this turn, as bits"""
        self.watches: tuple[Watch, ...] = ()
        # the attack
        self.shares: tuple[tuple[int, tuple[int, ...]], ...] = ()
        """each attacker's tag and what it deals to each seat"""
        self.totals: list[int] = []
        """what is left to deal to each seat, once defences begin"""
        # the effect under way
        self.picks: tuple[int, ...] = ()
        self.done = 0
        """how many dice, or how much, the effect before was about; 0: it was not done"""
        self.culled = NONE
        """the kind culled last"""

    def clone(self) -> Self:
        new = object.__new__(type(self))
        self._copy_flow(new)
        new.tables = self.tables
        new.expert = self.expert
        new.limit = self.limit
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.phase = self.phase
        new.wilds = self.wilds[:]
        new.glory = self.glory[:]
        new.quiddity = self.quiddity[:]
        new.bag = [pile[:] for pile in self.bag]
        new.used = [pile[:] for pile in self.used]
        new.active = [pool[:] for pool in self.active]
        new.spent = [pile[:] for pile in self.spent]
        new.ready = [area[:] for area in self.ready]
        new.aside = self.aside
        new.window = self.window
        new.captures = self.captures
        new.summoned = self.summoned
        new.scored = self.scored[:]
        new.scored_phase = self.scored_phase
        new.lost = self.lost
        new.passed = self.passed
        new.watches = self.watches
        new.shares = self.shares
        new.totals = self.totals[:]
        new.picks = self.picks
        new.done = self.done
        new.culled = self.culled
        return new

    def imagine(self, seat: int, rng: Rng) -> Self:
        """Nothing is hidden: bags may be counted and have no order (QC-2.11)."""
        return self.clone()
