"""What cards do. Effects run left to right, each fully before the next; one that cannot be done is skipped."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tumblehall.games.quarriors.language.selectors import Condition, Number, One, Pick, Players
from tumblehall.games.quarriors.language.terms import (
    Chooser,
    Coin,
    Duration,
    Moment,
    Purse,
    QuestFace,
    Special,
    Way,
    Which,
    Who,
    Zone,
)

if TYPE_CHECKING:
    from tumblehall.games.quarriors.language.clauses import Clause


@dataclass(frozen=True, slots=True)
class GainQuiddity:
    """Into ME's purse of that kind for this turn; in another's turn it is lost (Q79)."""

    n: Number
    of: Purse = Purse.PLAIN


@dataclass(frozen=True, slots=True)
class GainGlory:
    """Then the win check (QC-11.5)."""

    n: Number
    who: Players = Who.ME


@dataclass(frozen=True, slots=True)
class LoseGlory:
    """Down to 0 at least. Done only if at least 1 was lost; `Done` counts the players who lost (QD-6)."""

    who: Players
    n: Number


@dataclass(frozen=True, slots=True)
class DrawRoll:
    """One draw of n dice (QC-2.8), rolled into ME's active pool; to SPENT: rolled apart, only read, then spent. IT:
    those dice."""

    n: Number
    to: Zone = Zone.ACTIVE


@dataclass(frozen=True, slots=True)
class DrawWait:
    """One draw of n dice into the active pool, without a face; rolled in the own next phase 2 (QC-2.13)."""

    n: Number
    who: Players = Who.ME


@dataclass(frozen=True, slots=True)
class Reroll:
    """All those dice at once, where they are, and THIS with them if so said. Nothing to pick: THIS alone (Q13)."""

    dice: Pick
    and_this: bool = False


@dataclass(frozen=True, slots=True)
class RollOut:
    """Rolled outside the active pool, each goes to a zone by what it shows. Never a summon; back in READY in an attack
    it is safe (Q34, Q64, Q148)."""

    dice: Pick
    creature: Zone
    other: Zone


@dataclass(frozen=True, slots=True)
class Move:
    """To a zone of the owner. Into ACTIVE without a face unless `roll`. REMOVED is for good. Attached dice drop off."""

    dice: Pick
    to: Zone
    roll: bool = False


@dataclass(frozen=True, slots=True)
class Save:
    """The destroyed creature keeps its face, in READY or HERE where it was, attached spells gone (Q23), out of reach of
    destruction until the battle is over and of damage until the end of the turn (Q22)."""

    die: Special
    to: Zone = Zone.READY


@dataclass(frozen=True, slots=True)
class Destroy:
    """By ME, all in one instant (Q26, Q30)."""

    dice: Pick


@dataclass(frozen=True, slots=True)
class Damage:
    """n damage to that player's party, as an effect of ME (Q152)."""

    who: Players
    n: Number


@dataclass(frozen=True, slots=True)
class Discard:
    """A spell in a ready area goes to its owner's used pile (Q69)."""

    dice: Pick


@dataclass(frozen=True, slots=True)
class Strip:
    """n (None: all) of the dice attached to the creature, ME's choice, go home (Q108)."""

    dice: Pick
    n: int | None = None


@dataclass(frozen=True, slots=True)
class Cull:
    """Back to their cards in the Wilds."""

    dice: Pick


@dataclass(frozen=True, slots=True)
class GainDie:
    """Each of those players, clockwise, gets n dice of the class from its card into the used pile; no capture. A player
    (THAT) for whom none was left: `otherwise` (QD-2, QM-3)."""

    die: str
    who: Players = Who.ME
    n: Number = 1
    otherwise: "tuple[Effect, ...]" = ()


@dataclass(frozen=True, slots=True)
class Capture:
    """For free, beyond the limit of phase 4; the end of the game is checked (QC-9.4, Q68)."""

    dice: Pick
    to: Zone = Zone.USED


@dataclass(frozen=True, slots=True)
class MoreCaptures:
    """n more captures in phase 4 of this turn."""

    n: Number


@dataclass(frozen=True, slots=True)
class Give:
    """From ME's used pile to that player's; the owner changes. The die is picked first (Q132)."""

    dice: Pick
    to: Players


@dataclass(frozen=True, slots=True)
class Swap:
    """THIS and the chosen die change owner and pile. Nothing happens if THIS is in the used pile no more (Q86)."""

    dice: One


@dataclass(frozen=True, slots=True)
class Rotate:
    """Turned to another face; done only if a face changed. A copying creature is not turned (Q121)."""

    dice: Pick
    way: Way


@dataclass(frozen=True, slots=True)
class Boost:
    """A mark on the creatures there now, until its time is over or they leave play (Q49); numbers are fixed now."""

    dice: Pick
    until: Duration
    attack: Number = 0
    defence: Number = 0


@dataclass(frozen=True, slots=True)
class Still:
    """A mark: attack 0 whatever else applies, against every defender (Q48, Q53)."""

    dice: Pick
    until: Duration


@dataclass(frozen=True, slots=True)
class Score:
    """THIS scores fully now, its cull included; the attack total stays (QC-12.6, Q19)."""


@dataclass(frozen=True, slots=True)
class Lock:
    """Into ME's own locked area; a die there is unlocked first. `counts`: it is the lock of this turn and not on offer
    once that is used. Never on offer while a die locked this turn lies there (Q88, Q89, Q244)."""

    dice: Pick
    counts: bool


@dataclass(frozen=True, slots=True)
class Unlock:
    """Without price. Not one that ME, its owner, locked this turn (QL-8, Q89)."""

    dice: Pick


@dataclass(frozen=True, slots=True)
class ChangeTotal:
    """The attack total against that player changes by n, now, not below 0; raised from 0 it goes on (Q57). `zero`: it
    is 0 for the whole of this attack (Q103)."""

    vs: Players
    n: Number = 0
    zero: bool = False


@dataclass(frozen=True, slots=True)
class Deflect:
    """n is added to what that player must defend against; nobody fits: the player `otherwise` (Q103)."""

    n: Number
    to: Players
    otherwise: Who


@dataclass(frozen=True, slots=True)
class PickDefender:
    """In the next battle of this turn ME names the first, or every, defender of those players (Q104, Q153)."""

    of: Players
    which: Which


@dataclass(frozen=True, slots=True)
class TakeQuartifact:
    """Into ME's ready area, same face, unattached (QQ-20)."""

    dice: Pick


@dataclass(frozen=True, slots=True)
class RerollQuestDie:
    """The quest die may be rolled again so often (Q112)."""

    times: int
    bonus: "tuple[Effect, ...]" = ()


@dataclass(frozen=True, slots=True)
class SetQuestDie:
    """The quest die shows that face, without a roll (Q112)."""

    face: QuestFace


@dataclass(frozen=True, slots=True)
class Watch:
    """Puts a clause on ME for a time, or for so many uses, whatever becomes of THIS; THIS, IT, HOST and THAT in it are
    those of now."""

    until: Duration
    clause: "Clause"
    uses: int | None = None


@dataclass(frozen=True, slots=True)
class Later:
    """Puts a one-shot `When` on ME for the next such moment of that player (THAT), from the next instant on (Q34)."""

    moment: Moment
    do: "tuple[Effect, ...]"
    who: Players = Who.ME


@dataclass(frozen=True, slots=True)
class Then:
    """Only if the effect before was done (QX-10)."""

    do: "tuple[Effect, ...]"


@dataclass(frozen=True, slots=True)
class If:
    """Only if the condition holds now, else `otherwise`."""

    if_: Condition
    do: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]" = ()


@dataclass(frozen=True, slots=True)
class Pay:
    """So much quiddity of any kind, energy of that kind only, or glory; the whole must be there. 0 is free (QL-17)."""

    n: Number
    of: Coin = Coin.PLAIN


Price: TypeAlias = Pay | Cull


@dataclass(frozen=True, slots=True)
class May:
    """That player may have it done, at the price. Not on offer if its first effect could not be done (Q9)."""

    do: "tuple[Effect, ...]"
    price: Price | None = None
    by: Chooser = Chooser.ME


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of the lists is chosen; one that cannot be done is not on offer (Q43)."""

    options: "tuple[tuple[Effect, ...], ...]"
    by: Chooser = Chooser.ME


@dataclass(frozen=True, slots=True)
class Repeat:
    """So often, each time with choices of its own (Q10)."""

    times: Number
    do: "tuple[Effect, ...]"


@dataclass(frozen=True, slots=True)
class ForEach:
    """For each of those players, clockwise from ME's left, as THAT; the set is fixed before the first (Q70)."""

    who: Players
    do: "tuple[Effect, ...]"


Effect: TypeAlias = (
    GainQuiddity | GainGlory | LoseGlory | DrawRoll | DrawWait | Reroll | RollOut | Move | Save | Destroy | Damage
    | Discard | Strip | Cull | GainDie | Capture | MoreCaptures | Give | Swap | Rotate | Boost | Still | Score | Lock
    | Unlock | ChangeTotal | Deflect | PickDefender | TakeQuartifact | RerollQuestDie | SetQuestDie | Watch | Later
    | Then | If | May | OneOf | Repeat | ForEach
)  # fmt: skip
