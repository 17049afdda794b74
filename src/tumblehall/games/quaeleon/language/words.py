"""The vocabulary of the cards, one class for each word. Cards are declared in `cards/` with these words and have no
function of their own; what a primitive does stands once, in the file of `rules/` named by its heading here."""

from dataclasses import dataclass
from typing import TypeAlias

from tumblehall.games.quaeleon.language.terms import (
    Act,
    Amount,
    Condition,
    Figure,
    Lasts,
    Op,
    Part,
    Pick,
    Scope,
    Stat,
    Trigger,
    Who,
    Zone,
)

# -- health: `health.py` ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lose:
    """All at the same moment, and past all defence."""

    who: Who
    n: Amount


@dataclass(frozen=True, slots=True)
class Gain:
    """No healing value: what changes healing does not touch it."""

    who: Who
    n: Amount


@dataclass(frozen=True, slots=True)
class Drain:
    """The targets lose n, at most what they have, and the owner gains what was lost; one check of who is out."""

    who: Who
    n: Amount


# -- cards and hands: `hands.py` ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw:
    who: Who
    n: Amount


@dataclass(frozen=True, slots=True)
class Discard:
    """From the hand, of one's own choice; all there is when that is fewer."""

    who: Who
    n: Amount


@dataclass(frozen=True, slots=True)
class Recruit:
    """n times a card of the pool into the hand, the pool refilled at once; may stop early."""

    who: Who
    n: Amount


@dataclass(frozen=True, slots=True)
class Refresh:
    """The pool is discarded and dealt anew."""


@dataclass(frozen=True, slots=True)
class Steal:
    """n random cards out of the target's hand."""

    who: Who
    n: Amount


@dataclass(frozen=True, slots=True)
class Salvage:
    """n cards of one's choice from the discard pile into the hand."""

    who: Who
    n: Amount


# -- values: `values.py` ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ModNext:
    """For the next card in scope that starts its activation; used up even if that card lacks the value (R18)."""

    scope: Scope
    stat: Stat
    op: Op
    n: Amount


@dataclass(frozen=True, slots=True)
class ModSelf:
    """For this card, until it leaves the field."""

    stat: Stat
    op: Op
    n: Amount


@dataclass(frozen=True, slots=True)
class ModField:
    """Ongoing: for every card on the field in scope, this one and one in mid-activation included. A plain number: one
    that hung on the values of other cards could hang on itself."""

    scope: Scope
    stat: Stat
    op: Op
    n: Figure


@dataclass(frozen=True, slots=True)
class Pierce:
    """The attacks of this card ignore up to n of each target's total defence."""

    n: Amount


@dataclass(frozen=True, slots=True)
class Repeat:
    """The step of this card once more, with its current value."""

    step: Part


# -- the field: `field.py` ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Annihilate:
    """To the discard pile. Except with THIS, a card never picks itself."""

    zone: Zone
    pick: Pick


@dataclass(frozen=True, slots=True)
class Return:
    """The same, but to the hand of the card's owner: no discard."""

    zone: Zone
    pick: Pick


@dataclass(frozen=True, slots=True)
class Silence:
    """The target's revealed card has no effects until it leaves the field. Printed values stay."""

    who: Who


@dataclass(frozen=True, slots=True)
class Forbid:
    """Ongoing: those players cannot gain health, or effects cannot annihilate cards on their field, but for this card
    and for a card that annihilates itself."""

    who: Who
    act: Act


# -- stacks and initiative: `stacks.py`; the deck, choices and the round: `fate.py` ---------------------------------


@dataclass(frozen=True, slots=True)
class Peek:
    """The owner alone looks at the top n cards of each target's stack."""

    who: Who
    n: Amount


@dataclass(frozen=True, slots=True)
class Mill:
    """The top n cards of the target's stack are discarded."""

    who: Who
    n: Amount


@dataclass(frozen=True, slots=True)
class SwapTop:
    """The top cards of the owner's and the target's stack change places, unseen; needs one on both."""

    who: Who


@dataclass(frozen=True, slots=True)
class Rotate:
    """The top card of that stack goes to its bottom."""

    who: Who


@dataclass(frozen=True, slots=True)
class Push:
    """A card of the hand is put on top of one's own stack."""


@dataclass(frozen=True, slots=True)
class Init:
    who: Who
    n: int
    apply: Lasts


@dataclass(frozen=True, slots=True)
class Flip:
    """The top card of the deck is turned over, its initiative noted, and it is discarded; it has no owner."""


@dataclass(frozen=True, slots=True)
class Choose:
    """The owner picks one list, which resolves in order, as far as it can be carried out."""

    options: "tuple[tuple[Effect, ...], ...]"


@dataclass(frozen=True, slots=True)
class EndRound:
    """The round ends once this card's activation, its attack included, is complete."""


Primitive: TypeAlias = (
    Lose | Gain | Drain | Draw | Discard | Recruit | Refresh | Steal | Salvage | ModNext | ModSelf | ModField | Pierce
    | Repeat | Annihilate | Return | Silence | Forbid | Peek | Mill | SwapTop | Rotate | Push | Init | Flip | Choose
    | EndRound
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Effect:
    """A primitive with its guards: skipped when `if_` is false, up to the owner when `may`; `then` follows only if the
    primitive was carried out in full (R20)."""

    do: Primitive
    if_: Condition | None = None
    may: bool = False
    then: "tuple[Effect, ...]" = ()


@dataclass(frozen=True, slots=True)
class Clause:
    """The effects of a card that answer one trigger, in printed order."""

    trigger: Trigger
    effects: tuple[Effect, ...]
