"""Chance as something that is asked for, number by number, for libraries that want to choose what falls.

The rules draw numbers while they carry out an answer, in the middle of anything. Here an answer is carried out with the
numbers that are known so far; where it needs another one it is given up, and carried out anew once that number is said.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import State
from tumblehall.kernel.values import Json
from tumblehall.library import new_state


class Deed(Protocol):
    """What makes the next position, with chance as an argument; it changes nothing else."""

    def done(self, rng: Rng) -> State: ...


@dataclass(frozen=True)
class Begin:
    """A new game."""

    game: str
    seats: int
    options: Mapping[str, Json]

    def done(self, rng: Rng) -> State:
        state = new_state(self.game, rng, self.seats, self.options)
        state.skip_lone_ends = True
        return state


@dataclass(frozen=True)
class _Answer:
    """An option that the seat takes that is asked."""

    before: State
    option: int

    def done(self, rng: Rng) -> State:
        state = self.before.clone()
        state.apply_for(state.seat, self.option, rng)
        return state


@dataclass(frozen=True)
class _Imagine:
    """Nothing happens, but in another world."""

    world: State

    def done(self, rng: Rng) -> State:
        return self.world


class _Unsaid(Exception):
    def __init__(self, ways: int) -> None:
        self.ways = ways


class _SaidRng(Rng):
    """Gives the numbers that were said; of one number there is nothing to say."""

    def __init__(self, said: tuple[int, ...]) -> None:
        self.state = 0
        self._said = said
        self._used = 0

    def below(self, n: int) -> int:
        self.state += 1
        if n == 1:
            return 0
        if self._used == len(self._said):
            raise _Unsaid(n)
        self._used += 1
        return self._said[self._used - 1]


class Moment:
    """A position at which somebody is asked, or one on the way to it, at which chance is. It never changes, so copies
    are itself."""

    __slots__ = ("_deed", "_said", "state", "ways")

    def __init__(self, deed: Deed, before: State | None = None, said: tuple[int, ...] = ()) -> None:
        self._deed = deed
        self._said = said
        self.state = before
        """The position; while chance is asked the one before, None where there was none yet."""
        self.ways = 0
        """Of how many numbers one is to be drawn; 0: none is."""
        try:
            self.state = deed.done(_SaidRng(said))
        except _Unsaid as unsaid:
            self.ways = unsaid.ways

    def drawn(self, number: int) -> "Moment":
        """What comes of the next number."""
        assert 0 <= number < self.ways
        return Moment(self._deed, self.state, (*self._said, number))

    def answered(self, option: int) -> "Moment":
        """What comes of an answer of the seat that is asked."""
        assert self.state is not None
        return Moment(_Answer(self.state, option), self.state)

    def imagined(self, seat: int, rng: Rng) -> "Moment":
        """Another position that the seat cannot tell from this one."""
        assert self.state is not None
        world = self.state.imagine(seat, rng)
        world.skip_lone_ends = True
        return Moment(_Imagine(world))

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self
