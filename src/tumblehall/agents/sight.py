"""What a bot is given: what its seat may know, as a view and as positions that it may imagine."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import State
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision, Json
from tumblehall.kernel.viewing import view_of
from tumblehall.library import game_named


@dataclass(frozen=True)
class Sight:
    """A seat's question, and one of the positions that agree with all that it knows. The truth is not in it, so it may
    travel to other processes, and to bots that nobody has read."""

    game: str
    seat: int
    state: State
    """Imagined; whoever changes it clones it first."""

    @classmethod
    def of(cls, table: Table, seat: int, rng: Rng) -> "Sight":
        return cls(table.game, seat, table.state.imagine(seat, rng))

    def imagine(self, rng: Rng) -> Any:
        """Another such position, drawn at random, in which lone ends of turns are skipped. One for each playout: who
        reuses one takes a guess for the truth. Its options are those of the decision, in the same order."""
        state = self.state.imagine(self.seat, rng)
        state.skip_lone_ends = True
        return state

    @cached_property
    def decision(self) -> Decision:
        return decision_of(game_named(self.game), self.state, self.seat)

    @cached_property
    def view(self) -> Mapping[str, Json]:
        """The same as of the true position, but that nobody counts steps here."""
        return view_of(game_named(self.game), self.state, self.seat, 0)
