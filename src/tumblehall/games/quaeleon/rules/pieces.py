"""The small values that a state is made of."""

from typing import Final, NamedTuple

from tumblehall.games.quaeleon.language.terms import Figure

NONE: Final = -1
KIND: Final = 127
"""A card in a stack is its kind, and above these bits its tag: `card & KIND`, `card >> 7`."""


class Mod(NamedTuple):
    """A change of a value: numbers of `Stat` and `Op`, and a number that may have a fraction."""

    stat: int
    op: int
    n: Figure


class Laid(NamedTuple):
    """A card on a field. Never changed in place."""

    order: int
    """When it was activated in this round: its name in pending work."""
    kind: int
    slot: int
    mods: tuple[Mod, ...] = ()
    pierce: int = 0
    silent: bool = False


class Coming(NamedTuple):
    """A change that waits for the next card of `owner`, or of anybody."""

    owner: int
    your: bool
    mod: Mod


class Fact(NamedTuple):
    """Somebody knows that a card of this kind lies in one of these places. Different facts of one seat are about
    different cards. Places are bits: see `knowing.py`."""

    knowers: int
    """The seats that know it, as bits; whoever holds the card needs no fact."""
    aware: int
    """The seats that know what is known, as bits: the knowers, and those who see the card anyway."""
    kind: int
    places: int
