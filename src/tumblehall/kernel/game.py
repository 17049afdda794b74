"""What a game has to offer. Each game's folder exports one GAME, an instance of a subclass of `Game`."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame, State
from tumblehall.kernel.options import GameOption, read_options
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Decision, Json, Option, Reason

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is printed on the box."""

    name: str
    """The short name: `quarriors`."""
    title: str
    summary: str
    """One sentence for somebody who has never heard of it."""
    seats: tuple[int, int]
    """The least and the most players."""
    minutes: tuple[int, int]
    """How long a game takes people."""
    options: Mapping[str, GameOption]
    rules_version: int
    """Changes whenever a record of before would play differently."""
    rule_prefixes: tuple[str, ...]
    """The prefixes of its ids in the rule register."""
    option_space: int
    """Every option is an int below this."""
    hidden: bool
    """Whether seats know different things; then `imagine` must vary."""
    longest: int
    """No game takes more answers than this, however it is played."""
    primer: tuple[tuple[str, str], ...] = ()
    """How it goes, for somebody who is about to play it first: headings, and a few sentences under each."""


class Game(ABC, Generic[S]):
    """The rules of one game, as the kernel sees them. All methods are pure but for the state they are given."""

    info: GameInfo

    def check_options(self, options: Mapping[str, Json]) -> None:
        """BadInput, naming the option, where options that are right one by one do not go together."""

    @abstractmethod
    def new_state(self, seats: int, options: Mapping[str, Json], rng: Rng) -> S:
        """The state after everything that chance sets up, with the work of the first turn pushed, not yet run."""

    def read_options(self, given: Json, seats: int) -> dict[str, Json]:
        """All options, those left out by their defaults; BadInput names the one that is wrong."""
        options = read_options(self.info.options, given, seats)
        self.check_options(options)
        return options

    @abstractmethod
    def load(self, doc: Doc, seats: int, options: Mapping[str, Json]) -> S:
        """A state from the game's own fields of a position (`seats`, a list with one object a seat, and those
        of `fields`), with the work of its phase pushed, not yet run. Raises BadInput with the
        place. The kernel replaces the work when the position names pending work."""

    @abstractmethod
    def dump(self, state: S) -> dict[str, Json]:
        """The game's own fields of a position, `seats` among them: everything, hidden parts included."""

    @property
    @abstractmethod
    def fields(self) -> tuple[str, ...]:
        """The names of the game's own fields of a position, besides `seats`."""

    @abstractmethod
    def bounds(self, state: S) -> Mapping[str, tuple[int, int]]:
        """For each kind of operand that its steps take, besides `seat`: the least and the most it can be."""

    def check_pending(self, state: S, doc: Doc) -> None:
        """BadInput where the pending work of a position, each step right by itself, does not fit the rest of it."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Json]:
        """All that this seat may know, built up from nothing; None is an onlooker."""

    @abstractmethod
    def describe(self, state: S, frame: Frame, option: int) -> Option:
        """The text form of an option of that question."""

    @abstractmethod
    def ask(self, state: S, frame: Frame) -> tuple[str, str | None]:
        """The prompt of a question and the rule that governs it."""

    @abstractmethod
    def default(self, state: S, frame: Frame, options: list[int]) -> int:
        """The safe answer for an absent player."""

    @abstractmethod
    def why(self, view: Mapping[str, Any], decision: Decision | None, text: str) -> Reason:
        """Why a text is not on offer, told from what that seat sees alone. Called only when it is not."""

    @abstractmethod
    def tell(self, kind: str, data: dict[str, Json]) -> str:
        """The words of an event."""

    @abstractmethod
    def pieces(self, state: S) -> Mapping[str, int]:
        """How many there are of all that is neither made nor lost: cards, dice, tokens. Never changes in play."""
