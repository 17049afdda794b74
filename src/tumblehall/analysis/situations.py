"""The positions of a record, one after the other, with what was asked and what was chosen."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tumblehall.kernel.decision import decision_of
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.flow import State
from tumblehall.kernel.playback import opening
from tumblehall.kernel.record import Record
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision
from tumblehall.library import game_named, replay


@dataclass(frozen=True, slots=True)
class Situation:
    """A position of a game, and the question in it that was answered next."""

    game: str
    step: int
    """How many entries of the record come before it: the step of the replay."""
    state: State
    """The truth. Whoever changes it clones it first; whoever judges an answer imagines from it what its seat knew."""
    uses: int
    """How many uses of chance stand."""
    decision: Decision | None
    """What a seat was asked; None: nobody is asked any more."""
    chosen: str | None = None
    """The id of its answer; None: it has not been given."""

    @classmethod
    def of(cls, table: Table, seat: int | None = None) -> "Situation":
        """Of a table as it stands, with the question of a seat; without one, of the first that is asked."""
        state = table.state
        asked = state.seats[0] if seat is None and state.seats else seat
        if asked is not None and asked not in state.seats:
            raise BadInput(f"seat {asked} is not asked anything now")
        decision = None if asked is None else decision_of(game_named(table.game), state, asked)
        return cls(table.game, table.step, state, table.uses, decision)

    def number_of(self, option: str) -> int:
        """The engine's number of an option of the question."""
        assert self.decision is not None
        place = [known.id for known in self.decision.options].index(option)
        return self.state.options_of(self.decision.seat)[place]


def states(record: Record) -> Iterator[Situation]:
    """Every position in which an answer was given that stands, in order, and the last one, in which none was. What was
    taken back is no part of the game. BadInput where the record cannot be played again."""
    standing = sorted(replay(record).standing)
    game = game_named(record.game)
    table = opening(game, record)
    for number in standing:
        entry = record.entries[number]
        assert entry.act is not None
        state = table.state
        yield Situation(record.game, number, state, table.uses, decision_of(game, state, entry.seat), entry.act)
        table.act(entry.seat, entry.act)
    yield replace(Situation.of(table), step=len(record.entries))
