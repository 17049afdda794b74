"""All the data of a game of Quarriors."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import Phase, Source
from tumblehall.games.quarriors.rules.box import names_of, tables_named
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import State
from tumblehall.kernel.packing import bare, fields_of, filled, made_of, values_of

if TYPE_CHECKING:
    from tumblehall.games.quarriors.rules.battles import Battle, Picker, Quests

NONE: Final = -1
NO_FACE: Final = 7
"""The face of a die that is not rolled."""
BEYOND: Final = 256
"""From here on a reference is not a tag but BEYOND + the code of a die outside the ready areas."""
TURN: Final = -1
BATTLE: Final = -2
"""How long marks and watches last, where it is not to the start of a seat's turn: that is the number of the seat."""

MOST_SEATS: Final = 4
OTHERS: Final = tuple(
    tuple(tuple((seat + i) % players for i in range(players - 1, 0, -1)) for seat in range(players))
    for players in range(MOST_SEATS + 1)
)
"""By the number of players and the seat: the other seats, the last one clockwise first, as their work is pushed."""
CLOCKWISE: Final = tuple(
    tuple(tuple((seat + i) % players for i in range(players)) for seat in range(players))
    for players in range(MOST_SEATS + 1)
)
"""By the number of players and the seat: all seats from that one on."""
RIVALS: Final = tuple(tuple(seats[1:] for seats in by_seat) for by_seat in CLOCKWISE)
"""The same without that seat."""

NO_ENERGY: Final = (0, 0)
FREE: Final = 0
LOCKED: Final = 1
LOCKED_NOW: Final = 2
"""Whether a die of a ready area is in its locked area: not; yes; and its owner locked it this turn (QL-6)."""
UNHURT: Final = 0
FROM_DAMAGE: Final = 1
FROM_ALL: Final = 2
"""What a saved creature is safe from: nothing; from damage for the rest of the turn; in its battle from all (Q22)."""


class Mark(NamedTuple):
    """A change on a creature for a time."""

    attack: int
    defence: int
    still: bool
    until: int = TURN
    by: int = NONE
    """Whose clause laid it, where a card asks; and of what source it is."""
    source: Source | None = None


Fate = tuple[int, ...]
"""Where a destroyed creature goes: () for one that lives; (DOOMED,) before that is chosen; (TO_USED,); or the clause
of a replacement with the player and the die that it belongs to."""
MOVING: Final = -3
DOOMED: Final = -2
TO_USED: Final = -1
"""MOVING: what happens to it instead is under way."""


class Blame(NamedTuple):
    """Who destroyed something, the cause, and the die that did it."""

    seat: int
    cause: int
    by: int


UNBLAMED: Final = Blame(NONE, NONE, NONE)


class Ready:
    """A die in play: in a ready area a creature with what is attached to it, a spell, a quartifact that is not
    attached, or the die in the locked area, which counts as ready area (QL-1) and lies last; in the quest area a
    creature of a party. Never changed in place."""

    __slots__ = (
        "acts_as", "attached", "code", "copied", "copy", "fate", "kept", "locked", "marks", "named", "questing",
        "safe", "sent", "spared", "summoned", "tag", "uses",
    )  # fmt: skip

    def __init__(self, tag: int, code: int) -> None:
        self.tag = tag
        """Its name in pending work: unique on the table, the least number free when it came."""
        self.code = code
        self.acts_as = code
        """The code it is treated as: what it copies, or its own."""
        self.attached: tuple[tuple[int, int], ...] = ()
        """Spells and a quartifact beside it: code and owner."""
        self.marks: tuple[Mark, ...] = ()
        self.safe = UNHURT
        self.copy = NONE
        """The code of what it copies."""
        self.copied = False
        """Whether it changed what it copies this turn; what it chose on entering does not count (Q120)."""
        self.fate: Fate = ()
        self.spared = False
        """Saved from its own condition, which still holds (Q122)."""
        self.summoned = False
        """Summoned in its owner's turn under way, else in the last (Q145); kept only where a card asks."""
        self.uses: tuple[tuple[int, int], ...] = ()
        """How often clauses with a limit were used this turn: clause and number."""
        self.named = False
        """Named in the battle under way."""
        self.kept = False
        """Does not score in this phase 1 (Q147)."""
        self.locked = FREE
        self.questing = False
        """In the quest area."""
        self.sent = False
        """Sent to a quest this turn: waiting, on it, or back; it does not attack (Q350)."""

    def __reduce__(self) -> tuple[object, ...]:
        return made_of, (Ready, (self.tag, self.code), values_of(self))

    def but(self, **changes: Any) -> "Ready":
        """The same die with something changed."""
        new = Ready(self.tag, self.code)
        new.tag = self.tag
        new.code = self.code
        new.attached = self.attached
        new.marks = self.marks
        new.safe = self.safe
        new.copy = self.copy
        new.copied = self.copied
        new.fate = self.fate
        new.spared = self.spared
        new.summoned = self.summoned
        new.uses = self.uses
        new.named = self.named
        new.kept = self.kept
        new.locked = self.locked
        new.questing = self.questing
        new.sent = self.sent
        for name, value in changes.items():
            setattr(new, name, value)
        new.acts_as = new.code if new.copy == NONE else new.copy
        return new


class Watch(NamedTuple):
    """A clause laid on a player for a time."""

    seat: int
    clause: int
    until: int = TURN
    uses: int = NONE
    """How often it may still be used; NONE: for as long as it lasts."""
    this: int = NONE
    that: int = NONE
    it: int = NONE
    """The dice and the player that it spoke of when it was laid."""


class Aside(NamedTuple):
    """A die set aside, and the clause that waits for its moment."""

    seat: int
    code: int
    clause: int


class Debt(NamedTuple):
    """A one-shot clause that waits for a moment of a player, `of`."""

    seat: int
    of: int
    clause: int
    this: int = NONE


class Thing(NamedTuple):
    """A die that an effect was about, as it was then: IT."""

    seat: int
    ref: int
    """Its tag, or BEYOND + its code."""
    code: int
    """What it was treated as."""


class Scope:
    """For whom words speak: what ME, THIS, THAT and the die of the moment are in them. Never changed in place."""

    __slots__ = ("it", "me", "other", "that", "this")

    def __init__(self, me: int, this: int = NONE, other: int = NONE, that: int = NONE, it: int = NONE) -> None:
        self.me = me
        self.this = this
        self.other = other
        """A seat, or the die of a moment; see steps.py."""
        self.that = that
        """The player under test; else the seat in `other`."""
        self.it = it
        """The die that IT was when the clause was laid on a player; else IT is what the effect before was about."""

    def of_me(self, me: int) -> "Scope":
        return Scope(me, self.this, self.other, self.that, self.it)

    def of_moment(self, other: int) -> "Scope":
        return Scope(self.me, self.this, other, self.that, self.it)

    def of_that(self, that: int) -> "Scope":
        return Scope(self.me, self.this, self.other, that, self.it)

    def is_same(self, scope: "Scope") -> bool:
        return (
            self.me == scope.me
            and self.this == scope.this
            and self.other == scope.other
            and self.that == scope.that
            and self.it == scope.it
        )


class QuarriorsState(State):
    """Dice are ints: a kind is a place among the cards of the table, a code is kind * 8 + face. Piles without faces
    count kinds."""

    __slots__ = (
        "active", "anchored", "aside", "bag", "battle", "blame", "captures", "culls", "debts", "done", "draws",
        "energy", "expert", "first", "glory", "held", "it", "limit", "locked", "lost", "passed", "phase", "pickers",
        "picks", "purses", "quests", "quiddity", "ready", "removed", "round", "scored", "scored_beside",
        "scored_phase", "spent", "summoned", "summons", "tables", "turn", "unpaid", "used", "watches", "wilds",
        "window",
    )  # fmt: skip

    def __init__(self, players: int, tables: Tables) -> None:
        super().__init__(players)
        kinds = len(tables.cards)
        self.tables = tables
        self.expert = False
        self.culls = True
        """whether creatures that score let their player cull (QX-9)"""
        self.limit = 1
        """captures in a turn by the rules"""
        self.first = 0
        self.turn = 0
        self.round = 0
        self.phase = int(Phase.SCORE)
        self.wilds = [0] * kinds
        self.removed: tuple[int, ...] = ()
        """the kinds of dice out of the game (Q131)"""
        # seats
        self.glory = [0] * players
        self.quiddity = [0] * players
        self.purses: tuple[int, ...] = ()
        """by seat the quiddity for summons only, where there is any (Q262)"""
        self.energy: tuple[int, int] = NO_ENERGY
        """the light and dark quiddity that floats for the player whose turn it is"""
        self.bag = [[0] * kinds for _ in range(players)]
        self.used = [[0] * kinds for _ in range(players)]
        self.active: list[list[int]] = [[] for _ in range(players)]
        self.spent: list[list[int]] = [[] for _ in range(players)]
        self.ready: list[list[Ready]] = [[] for _ in range(players)]
        self.aside: tuple[Aside, ...] = ()
        self.debts: tuple[Debt, ...] = ()
        self.draws: tuple[int, ...] = (0,) * players
        self.summons: tuple[int, ...] = (0,) * players
        """draws and summons of the own turn under way, else the last (Q145); kept only where a card asks"""
        # this turn
        self.window = False
        """whether immediate effects may be used (QC-7.3)"""
        self.captures = 0
        """captures left in phase 4"""
        self.summoned = 0
        """the kinds summoned this turn, as bits"""
        self.locked = False
        """whether the active player's lock of this turn is used (QL-3)"""
        self.anchored = False
        """whether the active player has used the anchored spell of this turn (QX-8)"""
        self.scored: tuple[tuple[int, int], ...] = ()
        """creatures that scored this turn: seat and what each was treated as; NONE: unknown"""
        self.scored_phase: tuple[int, ...] = ()
        """the codes of those that scored in this phase 1"""
        self.scored_beside: tuple[tuple[int, int, int], ...] = ()
        """owner and code of the spells attached to them, and the code of the host, where a card asks"""
        self.unpaid: tuple[tuple[int, int], ...] = ()
        """of those that scored this turn the ones whose own printed glory was not given (Q320; copies, Q285), where a
        card asks"""
        self.lost: tuple[tuple[int, int], ...] = ()
        """creatures destroyed by the damage of this turn's attack: seat and code; NONE: unknown"""
        self.passed = 0
        """the seats that do not react any more this turn, as bits"""
        self.watches: tuple[Watch, ...] = ()
        self.pickers: tuple[Picker, ...] = ()
        """who names defenders in the next battle"""
        self.battle: Battle | None = None
        self.quests: Quests | None = None
        """the quest area, where there are quests"""
        # the effect under way
        self.picks: tuple[int, ...] = ()
        self.done = 0
        """how many dice, or how much, the effect before was about; 0: it was not done"""
        self.it: tuple[Thing, ...] = ()
        """the dice that it was about"""
        self.blame: Blame = UNBLAMED
        """who destroyed what was destroyed last, by what"""
        self.held: tuple[tuple[int, tuple[Thing, ...], Blame], ...] = ()
        """`done`, `it` and `blame` of lists of effects that wait until others are through"""

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        self._copy_flow(new)
        new.tables = self.tables
        new.expert = self.expert
        new.culls = self.culls
        new.limit = self.limit
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        new.phase = self.phase
        new.wilds = self.wilds.copy()
        new.removed = self.removed
        new.glory = self.glory.copy()
        new.quiddity = self.quiddity.copy()
        new.purses = self.purses
        new.energy = self.energy
        new.bag = [pile.copy() for pile in self.bag]
        new.used = [pile.copy() for pile in self.used]
        new.active = [pool.copy() for pool in self.active]
        new.spent = [pile.copy() for pile in self.spent]
        new.ready = [area.copy() for area in self.ready]
        new.aside = self.aside
        new.debts = self.debts
        new.draws = self.draws
        new.summons = self.summons
        new.window = self.window
        new.captures = self.captures
        new.summoned = self.summoned
        new.locked = self.locked
        new.anchored = self.anchored
        new.scored = self.scored
        new.scored_phase = self.scored_phase
        new.scored_beside = self.scored_beside
        new.unpaid = self.unpaid
        new.lost = self.lost
        new.passed = self.passed
        new.watches = self.watches
        new.pickers = self.pickers
        battle = self.battle
        new.battle = None if battle is None else battle.clone()
        quests = self.quests
        new.quests = None if quests is None else quests.clone()
        new.picks = self.picks
        new.done = self.done
        new.it = self.it
        new.blame = self.blame
        new.held = self.held
        return new

    def pack(self) -> tuple[object, ...]:
        """The tables travel by the names of their cards."""
        return (names_of(self.tables), *[value for value in super().pack() if value is not self.tables])

    @classmethod
    def unpack(cls, values: tuple[Any, ...]) -> Self:
        tables = tables_named(*values[0])
        at = fields_of(cls).index("tables")
        return filled(bare(cls), (*values[1 : at + 1], tables, *values[at + 1 :]))

    def imagine(self, seat: int, rng: Rng) -> Self:
        """Nothing is hidden: bags may be counted and have no order (QC-2.11)."""
        return self.clone()
