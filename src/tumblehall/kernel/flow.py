"""The engine: a state whose unfinished work is a stack of small values.

A frame is a tuple of ints: the number of a step, then its operands. A *work* step does something; a *question* step
offers options to the seat in its first operand and, when that seat answers, goes on. A step that needs a choice pushes
a frame; it never calls a player. The last frame pushed is done first.

Several seats choose at once after `fork`: each has a stack of its own, run apart from the others, until all are empty;
then the main stack goes on. What one seat does there must touch nothing that another's options or view depend on, and
uses no chance: what falls after the join must not depend on who answered first.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import IllegalAction
from tumblehall.kernel.native import mypyc_attr
from tumblehall.kernel.packing import bare, filled, values_of
from tumblehall.kernel.steps import FORK, Frame, Step, question, step_table, work
from tumblehall.kernel.values import Outcome

if TYPE_CHECKING:
    from tumblehall.kernel.sink import Sink

NOBODY: Final = -1
ALONE: Final = tuple((seat,) for seat in range(64))
"""By seat what `seats` is when that seat alone is asked."""
__all__ = ["FORK", "NOBODY", "Frame", "State", "Step", "question", "step_table", "work"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state shares. A game adds its own fields, `clone` and `imagine`, and nothing else here.

    Plain data, cloned by hand. `seats`: who may act now; `seat`: the first of them; `options`: that seat's legal
    options, never changed in place. `undoable`: one bit for each seat whose last answer used no chance and showed
    nothing hidden, so that it could still be taken back; several seats only while they choose at the same time.
    `shown`: how often something hidden became known; a table compares it, positions do not hold it.
    """

    STEPS: ClassVar[tuple[Step, ...]]

    __slots__ = (
        "_mark",
        "branches",
        "joins",
        "log",
        "main",
        "more",
        "options",
        "outcome",
        "players",
        "seat",
        "seats",
        "show_forced",
        "shown",
        "skip_lone_ends",
        "stack",
        "undoable",
    )

    def __new__(cls, *_given: Any, **_named: Any) -> Self:
        """Bare, for `clone` to fill. A compiled class that does not say this runs `__init__` here."""
        return super().__new__(cls)

    def __init__(self, players: int, show_forced: bool = False) -> None:
        self.players = players
        self.show_forced = show_forced
        self.skip_lone_ends = False
        self.stack: list[Frame] = []
        self.branches: list[list[Frame]] | None = None
        self.main: list[Frame] = self.stack
        self.joins = 0
        self.seats: tuple[int, ...] = ()
        self.seat = NOBODY
        self.options: list[int] = []
        self.more: dict[int, list[int]] | None = None
        self.outcome: Outcome | None = None
        self.log: Sink | None = None
        self.undoable = 0
        self.shown = 0
        self._mark = 0

    # -- for the rules ------------------------------------------------------------------------------------------

    def push(self, *frames: Frame) -> None:
        """Pending work, to be done in the order given, before what is pending already."""
        self.stack += frames[::-1]

    def fork(self, branches: list[list[Frame]]) -> None:
        """Work for each seat at the same time and hidden from the others; the work pushed before it goes on after.
        The last thing a step does: nothing is pushed after it. Nobody forks inside a fork."""
        assert self.branches is None, "a fork inside a fork"
        self.stack.append((FORK,))
        self.branches = branches
        # The answer that led here stays: whether it could go back would tell if a neighbour has answered in secret.
        self.undoable = 0

    def finish(self, outcome: Outcome) -> None:
        """The game is over; what was pending is dropped. Not while seats choose at the same time: others would see."""
        assert self.branches is None, "the game ended inside a fork"
        self.outcome = outcome
        self.stack.clear()

    def reveal(self) -> None:
        """Something hidden became known: the last answer cannot be taken back."""
        self.shown += 1
        self.stand()

    def stand(self) -> None:
        """The last answer stands: its seat cannot take it back by itself."""
        if self.branches is None or self.stack is self.main:
            self.undoable = 0
            return
        for seat, branch in enumerate(self.branches):
            if branch is self.stack:
                self.undoable &= ~(1 << seat)

    # -- for players --------------------------------------------------------------------------------------------

    def options_of(self, seat: int) -> list[int]:
        """The legal options of a pending seat; none for the others."""
        if self.more is not None:
            return self.more.get(seat, [])
        return self.options if seat == self.seat else []

    def apply(self, option: int, rng: Rng) -> None:
        """The answer of the first pending seat."""
        forked = self.branches is not None  # a name of its own: the type checker would take it to stay so
        if forked:
            self.apply_for(self.seat, option, rng)
            return
        if option not in self.options:
            raise IllegalAction(f"option {option} is not on offer")
        self.take(option, rng)

    def take(self, option: int, rng: Rng) -> None:
        """The answer of the only pending seat, one of its options: for players who choose among them and have looked.
        Nothing is checked; `apply` is for everybody else."""
        stack = self.stack
        frame = stack.pop()
        self.undoable = 1 << frame[1]
        self._mark = mark = rng.state
        steps = self.STEPS
        answer = steps[frame[0]].answer
        answer(self, frame, option, rng)  # type: ignore[misc]
        options = self._run_stack(rng, steps)
        if options is None or self.branches is not None:
            self._publish(options, rng)
            return
        # what `_publish` does where one seat is asked, written out: it is so after nearly every answer
        self.options = options
        self.seat = seat = stack[-1][1]
        self.seats = ALONE[seat]
        if rng.state != mark:
            self.undoable = 0

    def apply_for(self, seat: int, option: int, rng: Rng) -> None:
        """The answer of any pending seat."""
        if self.branches is None:
            if seat != self.seat:
                raise IllegalAction(f"seat {seat} has nothing to decide now")
            self.apply(option, rng)
            return
        if option not in self.options_of(seat):
            raise IllegalAction(f"option {option} is not on offer to seat {seat}")
        self.stack = self.branches[seat]
        frame = self.stack.pop()
        self.undoable |= 1 << seat
        self._mark = rng.state
        self.STEPS[frame[0]].answer(self, frame, option, rng)  # type: ignore[misc]
        # Only this seat's stack runs: what it did must not so much as touch its neighbours' questions.
        options = self._run_stack(rng, self.STEPS)
        assert rng.state == self._mark, "chance was used while several seats choose at once"
        more = dict(self.more or {})
        if options is None:
            del more[seat]
        else:
            more[seat] = options
        if not self._offer(more):
            self._join()
            self._advance(rng)

    def question_of(self, seat: int) -> Frame:
        """The frame that a pending seat is asked."""
        return self.branches[seat][-1] if self.branches is not None else self.stack[-1]

    def run(self, rng: Rng) -> None:
        """Runs to the first decision: after set-up, and after loading."""
        self._mark = rng.state
        self._advance(rng)

    def clone(self) -> Self:
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> Self:
        """A state drawn at random from those that agree with all that the seat knows; it keeps no log. A game that
        exchanges hidden things calls `ask_again` on the new state, and draws anew when that says False."""
        raise NotImplementedError

    # -- for other processes ------------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by its values; whoever keeps a log keeps it."""
        return unpickled, (type(self), self.pack())

    def pack(self) -> tuple[object, ...]:
        """The values of all fields. A game whose state shares tables with others puts their names in their place."""
        values = values_of(self)
        return values if self.log is None else tuple([None if value is self.log else value for value in values])

    @classmethod
    def unpack(cls, values: tuple[object, ...]) -> Self:
        """The state that was packed so."""
        return filled(bare(cls), values)

    # -- the engine ---------------------------------------------------------------------------------------------

    def _advance(self, rng: Rng) -> None:
        """Runs the main stack to the next decision, or to the end."""
        self._publish(self._run_stack(rng, self.STEPS), rng)

    def _publish(self, options: list[int] | None, rng: Rng) -> None:
        """Offers what the main stack came to. Where it forked, the stacks of the seats are run first, and it goes on
        when nobody there has a question."""
        while self.branches is not None:
            if self._open(rng):
                break
            self._join()
            options = self._run_stack(rng, self.STEPS)
        else:
            if options is not None:
                self.options = options
                self.seat = seat = self.stack[-1][1]
                self.seats = ALONE[seat]
            else:
                self.options = []
                self.seat = NOBODY
                self.seats = ()
        if rng.state != self._mark:
            self.undoable = 0

    def _open(self, rng: Rng) -> bool:
        """Runs each seat's stack to its question; False when nobody has one."""
        assert self.branches is not None
        assert self.stack[-1][0] == FORK, "work was pushed after a fork"
        self.main = self.stack
        more: dict[int, list[int]] = {}
        for seat, branch in enumerate(self.branches):
            self.stack = branch
            mark = rng.state
            options = self._run_stack(rng, self.STEPS)
            assert rng.state == mark, "chance was used while several seats choose at once"
            if options is not None:
                more[seat] = options
        return self._offer(more)

    def _offer(self, more: dict[int, list[int]]) -> bool:
        """Publishes the options of all pending seats; False when there are none."""
        self.stack = self.main
        self.more = more
        self.seats = tuple(more)
        if not more:
            return False
        self.seat = self.seats[0]
        self.options = more[self.seat]
        return True

    def _join(self) -> None:
        """All seats are done: the main stack goes on, and what was hidden may be shown."""
        self.stack.pop()  # the FORK frame
        self.branches = None
        self.more = None
        self.joins += 1
        self.undoable = 0

    def _run_stack(self, rng: Rng, steps: tuple[Step, ...]) -> list[int] | None:
        """Works off `self.stack` until somebody must choose: the options, with the question on top of the stack.
        None: the stack is empty, or has forked."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            step = steps[frame[0]]
            # functions are taken out of their step before the call: that is the quicker way
            work = step.work
            if work is not None:
                stack.pop()
                work(self, frame, rng)
                continue
            ask = step.ask
            if ask is None:  # the FORK
                return None
            options = ask(self, frame)
            if len(options) > 1:
                return options
            if options:
                if (
                    self.show_forced
                    or step.secret
                    or (step.closing and not self.skip_lone_ends and self._could_undo(frame[1], rng))
                ):
                    return options
                stack.pop()
                if self.log is not None:
                    self.log.forced(self, frame, options[0])
                answer = step.answer
                answer(self, frame, options[0], rng)  # type: ignore[misc]
            else:
                stack.pop()
        return None

    def _could_undo(self, seat: int, rng: Rng) -> bool:
        return bool(self.undoable >> seat & 1) and rng.state == self._mark

    def ask_again(self) -> bool:
        """For `imagine`: finds the options of the pending questions anew. False when one of them would never have been
        asked here, since it has no option, or a single one that the engine takes."""
        asked: dict[int, list[int]] = {}
        for seat in self.seats:
            frame = self.question_of(seat)
            step = self.STEPS[frame[0]]
            asked[seat] = step.ask(self, frame)  # type: ignore[misc]
            if len(asked[seat]) < (1 if self.show_forced or step.secret or step.closing else 2):
                return False
        if self.branches is not None:
            self.more = asked
        if self.seats:
            self.options = asked[self.seat]
        return True

    def _copy_flow(self, to: "State") -> None:
        """The part of `clone` that all games share."""
        to.players = self.players
        to.show_forced = self.show_forced
        to.skip_lone_ends = self.skip_lone_ends
        to.main = self.main.copy()
        to.stack = to.main
        to.branches = None if self.branches is None else [branch.copy() for branch in self.branches]
        to.joins = self.joins
        to.seats = self.seats
        to.seat = self.seat
        to.options = self.options
        to.more = self.more
        to.outcome = self.outcome
        to.log = None
        to.undoable = self.undoable
        to.shown = self.shown
        to._mark = 0


def unpickled(kind: type[State], values: tuple[object, ...]) -> State:
    return kind.unpack(values)
