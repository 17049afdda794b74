"""When an ability can be used, and for what price."""

from dataclasses import dataclass
from typing import TypeAlias

from tumblehall.games.dicequest.content.kinds import Colour, Symbol, When
from tumblehall.games.dicequest.language.words import Effect


@dataclass(frozen=True, slots=True)
class Wounded:
    """This hero, or the bearer, has a wound."""


@dataclass(frozen=True, slots=True)
class Shows:
    """Some die shows one of these faces."""

    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShowsBlank:
    """Some die of the colour shows a blank."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Has:
    """The result holds at least n of the symbol."""

    symbol: Symbol
    n: int


@dataclass(frozen=True, slots=True)
class Succeeded:
    """The quest succeeded."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The quest failed."""


@dataclass(frozen=True, slots=True)
class Players:
    """There are at least n players."""

    n: int


@dataclass(frozen=True, slots=True)
class NoHeroes:
    """The player has no hero."""


Condition: TypeAlias = Wounded | Shows | ShowsBlank | Has | Succeeded | Failed | Players | NoHeroes


@dataclass(frozen=True, slots=True)
class Cost:
    """Paid in full, before anything else."""

    runes: int = 0
    gold: int = 0
    wounds: int = 0
    items: int = 0


FREE = Cost()


@dataclass(frozen=True, slots=True)
class Ability:
    """What a card can do, and when. A mandatory one is carried out when its condition holds."""

    when: When
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    cost: Cost = FREE
    mandatory: bool = False
