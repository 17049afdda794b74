"""The vocabulary of Quarriors abilities, one class for each word: here what cards do and the clauses that say when.
Cards are declared in `cards/` and compiled to face -> clauses; none has a function of its own. What holds as long as a
face is there is in `modifiers.py`, the moments in `moments.py`, the dice that a word speaks of in `selectors.py`."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from tumblehall.games.quarriors.modifiers import Modifier
from tumblehall.games.quarriors.moments import Duration, Happening, Moment, Window
from tumblehall.games.quarriors.selectors import THIS, Condition, Dice, Number, One, Pick, Special, Who, Zone


class Handling(Enum):
    """What becomes of a die whose immediate effect is used."""

    SPEND = "spend"
    """It goes to the spent pile first."""
    KEEP = "keep"
    """It stays; the effect rolls it."""


class Way(Enum):
    """Which way a die is turned."""

    ONE_UP = "one up"
    """To a face exactly one level higher; the owner chooses where such faces differ, none: no change (Q14)."""


# -- effects: they run in order; one that cannot be done is skipped -----------------------------------------------


@dataclass(frozen=True, slots=True)
class GainQuiddity:
    """Into ME's pool for this turn; in another's turn it is lost (Q79)."""

    n: int


@dataclass(frozen=True, slots=True)
class GainGlory:
    """For ME; then the win check (QC-11.5)."""

    n: Number


@dataclass(frozen=True, slots=True)
class DrawRoll:
    """One draw of n dice (QC-2.8), rolled into ME's active pool."""

    n: int


@dataclass(frozen=True, slots=True)
class DrawWait:
    """One draw of n dice into ME's active pool, without a face; rolled in ME's next phase 2 (QC-2.13)."""

    n: int


@dataclass(frozen=True, slots=True)
class Reroll:
    """All those dice at once, where they are, and THIS with them if so said. Nothing to pick: THIS alone (Q13)."""

    dice: Pick
    and_this: bool = False


@dataclass(frozen=True, slots=True)
class RollOut:
    """Rolled outside the active pool, THIS goes to a zone by what it shows. Never a summon (Q34)."""

    die: Special
    creature: Zone
    other: Zone


@dataclass(frozen=True, slots=True)
class Move:
    """To a zone of the owner, without a roll; into the active pool without a face. Attached spells drop off."""

    dice: Pick
    to: Zone


@dataclass(frozen=True, slots=True)
class Save:
    """The destroyed creature is in its owner's ready area again, same face, attached spells gone (Q23), out of reach
    of damage and destruction until this attack is over (Q22)."""

    die: Special


@dataclass(frozen=True, slots=True)
class Destroy:
    """By ME, all in one instant (Q26, Q30)."""

    dice: Pick


@dataclass(frozen=True, slots=True)
class Discard:
    """A spell in a ready area goes to its owner's used pile (Q69)."""

    dice: Pick


@dataclass(frozen=True, slots=True)
class Cull:
    """Back to their cards in the Wilds."""

    dice: Pick


@dataclass(frozen=True, slots=True)
class Capture:
    """For free, beyond the limit of phase 4; the end of the game is checked (QC-9.4, Q68)."""

    dice: Pick
    to: Zone = Zone.USED


@dataclass(frozen=True, slots=True)
class MoreCaptures:
    """n more captures in phase 4 of this turn."""

    n: int


@dataclass(frozen=True, slots=True)
class Swap:
    """THIS and the chosen die change owner and pile. Nothing happens if THIS is in the used pile no more (Q86)."""

    dice: One


@dataclass(frozen=True, slots=True)
class Rotate:
    """Turned to another face; a copying creature is not (Q121)."""

    dice: Pick
    way: Way


@dataclass(frozen=True, slots=True)
class Boost:
    """A mark on the creatures there now, until its time is over or they leave play (Q49)."""

    dice: Pick
    until: Duration
    attack: int = 0
    defence: int = 0


@dataclass(frozen=True, slots=True)
class Still:
    """A mark: attack 0 whatever else applies, against every defender (Q48, Q53)."""

    dice: Pick
    until: Duration


@dataclass(frozen=True, slots=True)
class Score:
    """THIS scores fully now, its cull included; the attack total stays (QC-12.6, Q19)."""


@dataclass(frozen=True, slots=True)
class ChangeTotal:
    """The attack total against that player changes by n, now; raised from 0 it goes on (Q57)."""

    vs: Who
    n: Number


@dataclass(frozen=True, slots=True)
class Then:
    """Only if the effect before was done (QX-10)."""

    do: "tuple[Effect, ...]"


@dataclass(frozen=True, slots=True)
class Watch:
    """Puts a clause on ME for a time, whatever becomes of THIS."""

    until: Duration
    clause: "Clause"


@dataclass(frozen=True, slots=True)
class Later:
    """Puts a one-shot `When` on ME, for THIS, from the next instant on (Q34); then it is used up."""

    moment: Moment
    do: "tuple[Effect, ...]"


Effect: TypeAlias = (
    GainQuiddity | GainGlory | DrawRoll | DrawWait | Reroll | RollOut | Move | Save | Destroy | Discard | Cull
    | Capture | MoreCaptures | Swap | Rotate | Boost | Still | Score | ChangeTotal | Then | Watch | Later
)  # fmt: skip


# -- clauses ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class When:
    """Answers a moment of THIS or HOST. Forced as far as possible unless `may` (Q9)."""

    moment: Moment
    do: tuple[Effect, ...]
    may: bool = False
    if_: Condition | None = None
    of: Special = THIS


@dataclass(frozen=True, slots=True)
class Use:
    """Immediate effect of a face, optional, only in the immediate window (QC-7.3). The face's quiddity is forfeit
    (Q7)."""

    die: Handling
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class AtReady:
    """A spell marked immediate: readied, it is spent and resolves at once, whatever it can do (QC-7.9, QC-13.10)."""

    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Cast:
    """Cast by its owner in own phases 2 to 4, out of the ready area: targets are chosen, it is spent, it resolves
    (Q67). Not on offer without a target for what must be chosen (QC-13.10)."""

    do: tuple[Effect, ...]
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class React:
    """A reaction spell: on offer to its owner in that window of another's turn; goes to the spent pile (QC-2.14)."""

    window: Window
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Attach:
    """In own phases 2 to 4 the die is laid beside the target, which becomes HOST; the clauses work while it is there,
    for ME, its owner (QC-13.3, QC-13.8)."""

    target: One
    clauses: "tuple[Clause, ...]"


@dataclass(frozen=True, slots=True)
class Instead:
    """Replaces what is about to happen to those dice. Moments that answer it still happen (QC-12.4). Without `may` it
    gives way only to another that the owner picks (Q27). The price is paid first; without it there is no offer."""

    of: Dice | Special
    happening: Happening
    do: tuple[Effect, ...]
    may: bool = False
    price: Cull | None = None


Clause: TypeAlias = When | Use | AtReady | Cast | React | Attach | Instead | Modifier
