"""What the laboratory has to know of a game: which event begins a turn, which options take a card, which events play
one. It reads the texts of options and the data of events, and knows no rule."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Literal, NamedTuple

from tumblehall.kernel.values import Decision, Json, Option

View = Mapping[str, Json]
How = Literal["take", "never"]
"""What one side may be told about a card."""


class Deed(NamedTuple):
    """Something that a seat did with a card."""

    what: Literal["taken", "played"]
    seat: int
    card: str


class Reader:
    """Of games without cards; the others say more. There is one for each game that is played: it may remember."""

    asks: frozenset[str] = frozenset()
    """The kinds of decisions in which cards are taken: no other is looked at."""

    def __init__(self, view: View) -> None:
        """`view`: what an onlooker sees at the beginning."""

    def turn(self, kind: str, data: View) -> int | None:
        """Whose turn begins with this event; None where none does."""
        if kind != "turn":
            return None
        return int(data["seat"]) if "seat" in data else seat_of(data["player"])

    def laid_out(self) -> Iterable[str]:
        """Cards that lie there for everybody from the beginning."""
        return ()

    def takes(self, option: str) -> str | None:
        """The card that an answer takes, in a decision of `asks`."""
        return None

    def leaves(self, option: str) -> str | None:
        """The card that an answer gives up while all others of the decision are taken."""
        return None

    def deeds(self, kind: str, data: View) -> Iterable[Deed]:
        """What happens to cards with this event."""
        return ()

    def allowed(self, decision: Decision, view: View, card: str, how: How) -> Sequence[Option]:
        """What somebody may answer who is told to take the card, or never to take it; all where it is not about it."""
        takes = [option for option in decision.options if self.takes(option.id) == card]
        leaves = [option for option in decision.options if self.leaves(option.id) == card]
        wanted, unwanted = (takes, leaves) if how == "take" else (leaves, takes)
        rest = [option for option in decision.options if option not in unwanted]
        return wanted or rest or decision.options

    def without(self, view: View, seat: int, card: str) -> View:
        """The view in which somebody who must not take the card chooses, where the card could be chosen from it."""
        return view


def seat_of(player: str) -> int:
    """`seat 1` is 1."""
    return int(player.removeprefix("seat "))


def reader_of(game: str) -> type[Reader]:
    name = f"{__package__}.readers.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return Reader
    reader: type[Reader] = import_module(name).READER
    return reader
