"""The battle under way, an attack or a challenge, and the quest area."""

from typing import NamedTuple

from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Ready
from tumblehall.kernel.packing import made_of, values_of


class Picker(NamedTuple):
    """A player who names defenders of others in the next battle of the turn (Q104)."""

    seat: int
    of: tuple[int, ...]
    first: bool
    """Only the first of each."""
    spell: bool = False
    """A spell says so: what cannot be chosen for spells is left to its owner (Q206)."""


class Battle:
    """Who attacks whom with how much: the attack of phase 3, or a challenge, in which both sides deal."""

    __slots__ = (
        "absorbed", "against", "changes", "deflected", "fallen", "fixed", "gone", "main", "named", "pickers", "quest",
        "shares", "spilled", "strikers", "totals", "zero",
    )  # fmt: skip

    def __init__(self, shares: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
        self.shares = shares
        """Each attacker's tag and what it deals to each seat."""
        self.totals: list[int] = []
        """What is left to deal to each seat, once defences begin."""
        self.fixed: tuple[int, ...] = ()
        """The totals as they were fixed, where a card asks."""
        self.changes: tuple[tuple[int, int], ...] = ()
        """Seat and number: what totals change by once defences begin."""
        self.zero = 0
        """The seats whose total is 0 for this attack, as bits."""
        self.deflected: tuple[tuple[int, int, int], ...] = ()
        """By whom, to whom, how much."""
        self.absorbed: tuple[int, ...] = ()
        """By seat what creatures that take no damage have taken (Q45)."""
        self.pickers: tuple[Picker, ...] = ()
        self.fallen: tuple[tuple[int, int], ...] = ()
        """Seat and code of those that were destroyed in it."""
        self.named: tuple[tuple[int, int], ...] = ()
        """Seat and code of those that were named in it and have left, where a card asks."""
        self.spilled = 0
        """The seats whose party takes what was left of the attack, as bits (Q101)."""
        self.quest = NONE
        """The quest that is challenged; NONE: it is the attack of phase 3."""
        self.against = NONE
        """Whose quest that is."""
        self.strikers: tuple[int, ...] = ()
        """The tags of those that strike first in it (Q102)."""
        self.main: tuple[int, ...] = ()
        """By seat what comes after first strikes, while they are dealt."""
        self.gone: tuple[tuple[int, Ready], ...] = ()
        """Those that dealt damage and have left since, with their seats: it is theirs all the same (QQ-10)."""

    def __reduce__(self) -> tuple[object, ...]:
        return made_of, (Battle, (self.shares,), values_of(self))

    def clone(self) -> "Battle":
        new = Battle(self.shares)
        new.totals = self.totals.copy()
        new.fixed = self.fixed
        new.changes = self.changes
        new.zero = self.zero
        new.deflected = self.deflected
        new.absorbed = self.absorbed
        new.pickers = self.pickers
        new.fallen = self.fallen
        new.named = self.named
        new.spilled = self.spilled
        new.quest = self.quest
        new.against = self.against
        new.strikers = self.strikers
        new.main = self.main
        new.gone = self.gone
        return new


class Quests:
    """The quest area."""

    __slots__ = ("attacked", "done", "on", "party", "seized", "visited")

    def __init__(self, players: int) -> None:
        self.on = [NONE] * players
        """By seat the quest, as a kind of dice, on which the player's party is."""
        self.party: list[list[Ready]] = [[] for _ in range(players)]
        self.visited = False
        """whether the active player's visit of this turn is used"""
        self.attacked = False
        """whether the active player's attack of this turn is over"""
        self.done: tuple[tuple[int, int], ...] = ()
        """the party that completed its quest this turn: what each was treated as, and its kind"""
        self.seized: tuple[tuple[int, int], ...] = ()
        """the tags of destroyed carriers and who takes their quartifacts; NONE: nobody does"""

    def __reduce__(self) -> tuple[object, ...]:
        return made_of, (Quests, (0,), values_of(self))

    def clone(self) -> "Quests":
        new = Quests(0)
        new.on = self.on.copy()
        new.party = [party.copy() for party in self.party]
        new.visited = self.visited
        new.attacked = self.attacked
        new.done = self.done
        new.seized = self.seized
        return new


def falls_to_rival(s: QuarriorsState, seat: int, die: Ready) -> bool:
    """Whether what is being destroyed falls in a battle to the other side; in a challenge, whether it is of one of the
    two parties and falls to the other (Q154)."""
    battle, by = s.battle, s.blame.seat
    if battle is None or by in (NONE, seat) or s.turn not in (by, seat):
        return False
    return battle.quest == NONE or (die.questing and {by, seat} == {s.turn, battle.against})
