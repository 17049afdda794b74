"""The vocabulary of Dicequest abilities, one class for each word. Cards are rows of `content/`, spelled in these words
(`spelling.py` reads them); none has a function of its own. What each word does stands in `effects.py`, when an ability
can be used in `clauses.py`."""

from dataclasses import dataclass
from typing import TypeAlias

from tumblehall.games.dicequest.content.kinds import Colour, Hurt, Kinds, Place, Scope, Symbol

# -- dice -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddDie:
    """n dice into the pool, each of the colour; after the first roll they are rolled at once. One too many is lost."""

    colour: Colour
    n: int


@dataclass(frozen=True, slots=True)
class RemoveDie:
    """The owner takes n dice out of the pool before the first roll; one always stays."""

    colour: Colour
    n: int


@dataclass(frozen=True, slots=True)
class Reroll:
    """Up to n unlocked dice, all chosen before they are rolled."""

    colour: Colour
    n: int


@dataclass(frozen=True, slots=True)
class SetFace:
    """Up to n unlocked dice that show one of `start` (none named: any face) are turned to `to` (None: any face)."""

    colour: Colour
    start: tuple[str, ...]
    to: str | None
    n: int


@dataclass(frozen=True, slots=True)
class Recolour:
    """Up to n dice are exchanged for dice of another colour; after the first roll the new die is rolled."""

    colour: Colour
    to: Colour
    n: int


@dataclass(frozen=True, slots=True)
class BanColour:
    """No die of the colour enters the pool of this quest (DQ-10.2)."""

    colour: Colour


# -- symbols and requirements ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddSymbol:
    """n symbols, all of one kind, are added to the result."""

    symbols: Kinds
    n: int


@dataclass(frozen=True, slots=True)
class Convert:
    """One unspent symbol of the result becomes n of another kind; the die that showed it is locked."""

    start: Kinds
    to: Kinds
    n: int


@dataclass(frozen=True, slots=True)
class Substitute:
    """Each such symbol may be counted as one of the others."""

    symbol: Symbol
    to: Kinds


@dataclass(frozen=True, slots=True)
class LoseSymbol:
    """After the first roll up to n of a symbol are lost for this quest."""

    symbol: Symbol
    n: int


@dataclass(frozen=True, slots=True)
class ReduceNeed:
    """The requirement is lowered by n symbols of the player's choice."""

    n: int


@dataclass(frozen=True, slots=True)
class RaiseNeed:
    """n more generic successes are required."""

    n: int


# -- wounds ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Block:
    """Up to n blockable wounds are stopped, as by shields."""

    n: int


@dataclass(frozen=True, slots=True)
class DowngradeDeadly:
    """n deadly wounds become light ones, which can still be blocked."""

    n: int


@dataclass(frozen=True, slots=True)
class RemoveWound:
    """n light wounds are removed, never unblockable ones. Before the wounds of a quest are placed, on active heroes,
    one that is still to come may be cancelled instead (DQ-10.3)."""

    scope: Scope
    n: int


@dataclass(frozen=True, slots=True)
class SaveHero:
    """The first n active heroes who would be defeated in this wound step stay, unwounded, with their item."""

    n: int


@dataclass(frozen=True, slots=True)
class AddWound:
    """The quest deals n more light wounds."""

    n: int


@dataclass(frozen=True, slots=True)
class TakeWound:
    """n more unblockable wounds in this wound step; or each player puts n light wounds on unwounded heroes, now."""

    hurt: Hurt
    n: int


@dataclass(frozen=True, slots=True)
class WoundPer:
    """n unblockable light wounds for each such symbol in the final result."""

    symbol: Symbol
    n: int


# -- economy --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GainGold:
    n: int


@dataclass(frozen=True, slots=True)
class LoseGold:
    """Never below none."""

    n: int


@dataclass(frozen=True, slots=True)
class GainPoints:
    """Victory point tokens."""

    n: int


@dataclass(frozen=True, slots=True)
class DrawBasic:
    """Top cards into the backpack; more than five items: down to five at once."""

    n: int


@dataclass(frozen=True, slots=True)
class DrawLegendary:
    n: int


@dataclass(frozen=True, slots=True)
class LevelUp:
    """n apprentices, as far as there are any, are turned to their expert side."""

    scope: Scope
    n: int


@dataclass(frozen=True, slots=True)
class DiscountRecruit:
    """The next recruit of this turn costs n less."""

    n: int


@dataclass(frozen=True, slots=True)
class SurchargeRecruit:
    """Every recruit of this round costs n more."""

    n: int


@dataclass(frozen=True, slots=True)
class RefreshMarket:
    """Up to n heroes of the market go under their deck; it is refilled."""

    n: int


@dataclass(frozen=True, slots=True)
class ReadyReroll:
    """The re-roll token turns to its active side."""


@dataclass(frozen=True, slots=True)
class ExhaustReroll:
    """The target's re-roll token turns to its inactive side."""


@dataclass(frozen=True, slots=True)
class StealGold:
    """Up to n gold from the target."""

    n: int


@dataclass(frozen=True, slots=True)
class StealItem:
    """n random items out of the target's backpack."""

    n: int


@dataclass(frozen=True, slots=True)
class GiveItem:
    """n items of the backpack go to other players with room."""

    n: int


# -- solo and co-op -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddThreat:
    """n random tokens of the act, on random quests without one or on the adventure."""

    place: Place
    n: int


@dataclass(frozen=True, slots=True)
class CycleQuests:
    """The n quests that have lain longest go under their deck, gold and tokens are lost, others come."""

    n: int


@dataclass(frozen=True, slots=True)
class ForbidRuneReroll:
    """Runes cannot be spent to re-roll a die this round."""


Effect: TypeAlias = (
    AddDie | RemoveDie | Reroll | SetFace | Recolour | BanColour
    | AddSymbol | Convert | Substitute | LoseSymbol | ReduceNeed | RaiseNeed
    | Block | DowngradeDeadly | RemoveWound | SaveHero | AddWound | TakeWound | WoundPer
    | GainGold | LoseGold | GainPoints | DrawBasic | DrawLegendary | LevelUp | DiscountRecruit | SurchargeRecruit
    | RefreshMarket | ReadyReroll | ExhaustReroll | StealGold | StealItem | GiveItem
    | AddThreat | CycleQuests | ForbidRuneReroll
)  # fmt: skip
