"""Words that change numbers, prices and permissions as long as their face is there. Nothing is stored: the rules look
for them. A condition is asked each time. Equal sources (`once`) are clauses of one word on one card (Q143)."""

from dataclasses import dataclass
from typing import TypeAlias

from tumblehall.games.quarriors.language.selectors import Condition, Number, Of, One, Selector
from tumblehall.games.quarriors.language.terms import Action, Counting, DrawKind, Energy, Source, Who


@dataclass(frozen=True, slots=True)
class Attack:
    """n more attack. `vs` is asked for each opponent in the battle (THAT) when the totals are fixed. Never below 0."""

    of: Of
    n: Number
    vs: Condition | None = None
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class Defence:
    """n more defence. All reductions are summed; none brings it below 1, nor raises it (Q47). `first`: only the first
    creature of each player that is named in this battle. `once`: equal sources count once."""

    of: Of
    n: Number
    if_: Condition | None = None
    first: bool = False
    once: bool = False


@dataclass(frozen=True, slots=True)
class Stats:
    """Attack and defence of THIS are both n, before all other changes."""

    n: Number


@dataclass(frozen=True, slots=True)
class Immune:
    """Opponents' clauses of those sources (empty: of all) do not reach the creature. Damage does (Q40)."""

    of: Of
    to: tuple[Source, ...] = ()


@dataclass(frozen=True, slots=True)
class Untargetable:
    """Opponents cannot choose it for a spell or an anchored spell; what does not choose reaches it (QC-13.2)."""

    of: Of


@dataclass(frozen=True, slots=True)
class NoDamage:
    """The part of a total that comes from those attackers (None: all of it) cannot destroy it; `vs` is asked of the
    player who deals it (THAT) when the creature is named. Naming it is never forced (Q45, Q46)."""

    of: Of
    from_: Selector | None = None
    vs: Condition | None = None


@dataclass(frozen=True, slots=True)
class VoidSpells:
    """Spells of those players attached to those creatures have no clauses."""

    on: Of
    whose: Who = Who.ALL
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class Cap:
    """Counts as n at most; 0: not at all. Comes after all other changes (Q48)."""

    n: int


@dataclass(frozen=True, slots=True)
class Less:
    """Counts n less, not below 0."""

    n: int


Counted: TypeAlias = Cap | Less | Counting


@dataclass(frozen=True, slots=True)
class AttackVsMe:
    """How those attackers count in the total against ME, from the ready area; immune ones count in full (Q42, Q50)."""

    attackers: Selector
    how: Counted


@dataclass(frozen=True, slots=True)
class TotalLess:
    """Every total of a ready-area attack against ME is n lower, not below 0; forced (Q156)."""

    n: Number


@dataclass(frozen=True, slots=True)
class ScoreGlory:
    """n more glory as part of that creature's score, for its controller, not below 0 in all. `first`: only for the
    first such creature that scores in the phase 1 (QC-6.3)."""

    of: Of
    n: Number
    first: bool = False


@dataclass(frozen=True, slots=True)
class SummonPrice:
    """Those players pay n more for each summon of those dice (None: all). `free`: the level part is 0. The price is the
    level or 0, plus all n, not below 0 (Q74)."""

    who: Who
    n: Number = 0
    free: bool = False
    of: Of | None = None
    if_: Condition | None = None


@dataclass(frozen=True, slots=True)
class CapturePrice:
    """Those players pay n more for a capture, not below 0. The cost that texts speak of is unchanged (Q11)."""

    who: Who
    n: Number


@dataclass(frozen=True, slots=True)
class CaptureLimit:
    """n more captures in phase 4 while the clause works (Q330)."""

    who: Who
    n: Number


@dataclass(frozen=True, slots=True)
class BuyoutPrice:
    """Those players pay n more than 2 to unlock those dice, not below 0. `once`: equal sources count once (Q92)."""

    who: Who
    n: Number
    of: Of
    once: bool = False


@dataclass(frozen=True, slots=True)
class DrawSize:
    """Changes the number of the opening draw (at least 1 in all) or of every other draw in the own turn of those
    players (at least 0) (Q80)."""

    who: Who
    n: Number
    draw: DrawKind


@dataclass(frozen=True, slots=True)
class QuestLevels:
    """n more levels for the party of THIS or HOST when completion is checked (QQ-14)."""

    n: Number
    once: bool = False


@dataclass(frozen=True, slots=True)
class FaceQuiddity:
    """The quiddity face gives n (QC-3.1)."""

    n: int


@dataclass(frozen=True, slots=True)
class FixedAttack:
    """Opponents' clauses cannot lower its attack or its share of a total (Q48)."""

    of: Of


@dataclass(frozen=True, slots=True)
class PierceImmunity:
    """For ME's clauses opponents' creatures are not immune (Q114)."""


@dataclass(frozen=True, slots=True)
class DefendFirst:
    """Must be named before other undamaged creatures of its controller (Q104)."""

    of: Of


@dataclass(frozen=True, slots=True)
class DefendLast:
    """May not be named while another undamaged creature of its controller can be. Beats `DefendFirst` (Q104)."""

    of: Of


@dataclass(frozen=True, slots=True)
class Forbid:
    """The action is not on offer to those players, for those dice or that energy only if said. On a card in the Wilds
    it needs no die in play."""

    action: Action
    who: Who
    of: Of | None = None
    energy: Energy | None = None


@dataclass(frozen=True, slots=True)
class ScoreFirst:
    """THIS scores before anything else of phase 1 (Q20)."""


@dataclass(frozen=True, slots=True)
class Lethal:
    """While THIS attacks, every defender of the other side that is not immune and is named against at least 1 of the
    total is destroyed; its defence is subtracted, not below 0 (Q45, Q202)."""


@dataclass(frozen=True, slots=True)
class FirstStrike:
    """In a challenge its attack is a total of its own, dealt before the others (Q102)."""

    of: Of


@dataclass(frozen=True, slots=True)
class SpillToQuest:
    """While THIS attacks, what is left of the total against a player goes to that player's party (Q101)."""


@dataclass(frozen=True, slots=True)
class LockInto:
    """Into whose locked areas the die may be put; a new holder becomes its owner. Without the word: ME's (QL-12)."""

    who: Who


@dataclass(frozen=True, slots=True)
class Doomed:
    """THIS is destroyed, by nobody, as soon as the condition holds after a whole step (Q28, Q122)."""

    if_: Condition


@dataclass(frozen=True, slots=True)
class Copy:
    """THIS is treated as the chosen creature: a snapshot of card and face, its computed numbers being THIS's own
    (Q117); never of a locked die (Q118). Chosen on entering the ready area, before SUMMONED (Q119); may change once in
    each player's turn, own phases 2 to 4, else only as the attack phase starts (Q120). Nothing to copy: `attack` and
    `defence`."""

    of: One
    attack: int
    defence: int


Modifier: TypeAlias = (
    Attack | Defence | Stats | Immune | Untargetable | NoDamage | VoidSpells | AttackVsMe | TotalLess | ScoreGlory
    | SummonPrice | CapturePrice | CaptureLimit | BuyoutPrice | DrawSize | QuestLevels | FaceQuiddity | FixedAttack
    | PierceImmunity | DefendFirst | DefendLast | Forbid | ScoreFirst | Lethal | FirstStrike | SpillToQuest | LockInto
    | Doomed | Copy
)  # fmt: skip
