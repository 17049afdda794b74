"""What the cards on one table say, by die code, so that cards in the box cost nothing.

A code is kind * 8 + face: a kind is a place among the dice of the table, the face counts from 0. A clause or a list of
effects is kind * 64 + its number on the card. Read-only; all clones of a state share it."""

from collections.abc import Iterable
from functools import cache
from itertools import count
from typing import Any, Final

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.clauses import Activate
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.effects import Boost, PickDefender, RollOut, Save, Still
from tumblehall.games.quarriors.language.faces import CardFace, Said
from tumblehall.games.quarriors.language.programs import Program
from tumblehall.games.quarriors.language.selectors import Draws, TotalOf
from tumblehall.games.quarriors.language.terms import (
    Action,
    Coin,
    Duration,
    Energy,
    Happening,
    Moment,
    Purse,
    Window,
    Zone,
)

PHASE_MOMENTS: frozenset[object] = frozenset((Moment.PHASE2_ENDS, Moment.PHASE3_STARTS, Moment.PHASE3_ENDS))
NAMING: frozenset[object] = frozenset((PickDefender, m.DefendFirst, m.DefendLast))
TURN_MARKS: frozenset[object] = frozenset(
    (Duration.MY_NEXT_TURN, Duration.OWNERS_NEXT_TURN, Activate, Moment.PROTECTION)
)
PROTECTION: frozenset[object] = frozenset((m.TotalLess, Moment.PROTECTION, Window.PROTECTION))
ENERGY: frozenset[object] = frozenset((Purse.LIGHT, Purse.DARK, Coin.LIGHT, Coin.DARK))
# Asked for as sets: a member of an enum is slow to name and to hash.
BANS: frozenset[object] = frozenset((Action.DISCOUNT, Action.ANCHORED))
FATES: frozenset[object] = frozenset((Happening.DESTROYED, Window.RESCUE))
DRAWING: frozenset[object] = frozenset((Moment.DRAWN, m.DrawSize, Draws))
DRAWN: frozenset[object] = frozenset((Moment.DRAWN,))
CAPTURED: frozenset[object] = frozenset((Moment.CAPTURED,))
ROLLED: frozenset[object] = frozenset((Moment.FACE_ROLLED,))
ATTACKING: frozenset[object] = frozenset((Moment.ATTACKING,))
DEFENDED: frozenset[object] = frozenset((Moment.DEFENCE_OVER,))
ANYTIME: frozenset[object] = frozenset((Window.ANYTIME,))
SUMMONED: frozenset[object] = frozenset((Zone.SUMMONED,))
IN_BATTLE: frozenset[object] = frozenset((Zone.BATTLE,))
FOR_AN_ATTACK: frozenset[object] = frozenset((Duration.ATTACK,))
PAGE: Final = 6
"""So many bits number the clauses of one card, and likewise its lists of effects."""
LAST: Final = (1 << PAGE) - 1


@cache
def _from(first: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Faces as codes of the kind that has this first one. A card lies in one of few places, in game after game."""
    return tuple([first + face for face in faces])


class Tables:
    """See above. Indexed by kind where not said otherwise."""

    __slots__ = (
        "anchors", "asks", "auras", "bans_energy", "cards", "coin", "cost", "counts_draws", "counts_names",
        "counts_turns", "dearest", "direct", "discount", "ends_battles", "energy", "faces", "glory", "has_abilities",
        "has_auras", "has_battle_marks", "has_capture_limit", "has_capture_price", "has_copy", "has_doomed",
        "has_enchantments", "has_energy", "has_fates", "has_follow_ups", "has_immunity", "has_locks", "has_marks",
        "has_protection", "has_reactions", "has_saves", "has_summon_price", "has_turn_marks", "has_voids", "has_vs_me",
        "hears_attacks", "hears_captures", "hears_defences", "hears_draws", "hears_faces", "hears_phases",
        "is_creature_card", "is_creature_die", "is_spell_die", "keeps_totals", "kind_of", "large", "looks_at_battles",
        "marks_summons", "names_dice", "no_capture", "on_cards", "one_summon", "orders_defenders", "overhears", "purse",
        "quests", "said", "same", "shown", "tells_marks", "within", "worth",
    )  # fmt: skip

    def __init__(
        self, cards: Iterable[CompiledCard], large: CompiledCard | None = None, quests: Iterable[CompiledCard] = ()
    ) -> None:
        """`large`: the dice without a card that everybody has (QX-4); `quests`: the quest cards, the last kinds."""
        before: tuple[CompiledCard, ...] = (*cards, *(() if large is None else (large,)))
        on_table = (*before, *quests)
        self.cards = on_table
        self.large = -1 if large is None else len(before) - 1
        """Their kind; -1 where there are none."""
        self.quests = range(len(before), len(self.cards))
        """The kinds of quest dice."""
        self.faces: list[CardFace] = []
        """By code."""
        self.shown: list[CardFace] = []
        """By code: faces that look alike and say the same count as one, the first of them."""
        self.same: list[int] = []
        """By code: the code of that first face."""
        self.worth: list[int] = []
        self.coin: list[int] = []
        """By code, apart from the faces because nothing is looked up so often."""
        self.purse: list[int] = []
        """By code: the kind of quiddity it gives."""
        for first, card in zip(count(0, 8), on_table):
            self.faces += card.faces
            self.shown += card.shown
            self.same += _from(first, card.alike)
            self.worth += card.worth
            self.coin += card.coin
            self.purse += card.purse
        columns: list[list[Any]] = list(map(list, zip(*[card.row for card in on_table], strict=True)))
        self.energy: list[Energy | None] = columns[0]
        self.discount: list[int | None] = columns[1]
        """What a capture costs with its energy among what is paid (QX-1)."""
        self.asks: list[int] = columns[2]
        """The kind of quiddity that a discount asks for."""
        self.kind_of = {card.die.name: kind for kind, card in enumerate(on_table)}
        cost: list[int] = columns[3]
        self.cost = cost
        self.dearest = max(cost)
        self.glory: list[int] = columns[4]
        self.is_creature_card: list[bool] = columns[5]
        self.is_spell_die: list[bool] = columns[6]
        self.is_creature_die: list[bool] = columns[7]
        self.no_capture: list[bool] = columns[8]
        for kind in self.quests:
            self.no_capture[kind] = True
        if large is not None:
            self.no_capture[self.large] = True
        self.one_summon: list[bool] = columns[9]
        may = [kind for kind, closed in enumerate(self.no_capture) if not closed]
        self.within: list[list[int]] = []
        """By what can be paid, up to the dearest card: the kinds that cost no more and may be captured."""
        affordable: list[int] = []
        for most in range(self.dearest + 1):
            if most in cost:
                affordable = [kind for kind in may if cost[kind] <= most]
            self.within.append(affordable)
        # what the rules can leave out when no card on the table asks for it
        said: frozenset[object] = frozenset().union(*[card.said for card in on_table])
        self.said = said
        traits: frozenset[str] = frozenset().union(*[card.traits for card in on_table])
        self.has_energy = "has_energy" in traits or not ENERGY.isdisjoint(said)
        """Whether there is more than one kind of quiddity."""
        self.bans_energy = not BANS.isdisjoint(said)
        """Whether discounts or anchored spells may be forbidden."""
        self.direct: frozenset[type] = frozenset().union(*[card.direct for card in on_table])
        self.auras: frozenset[type] = frozenset().union(*[card.auras for card in on_table])
        self.overhears: frozenset[Moment] = frozenset().union(*[card.overhears for card in on_table])
        self.on_cards: dict[type, list[tuple[int, Said]]] = {}
        """By word the clauses that work from a card in the Wilds, with its kind."""
        for kind, card in enumerate(on_table):
            for one in card.wilds:
                self.on_cards.setdefault(type(one.clause), []).append((kind, one))
        self.has_auras = m.Attack in self.auras or m.Defence in self.auras
        self.has_vs_me = m.AttackVsMe in said
        self.has_summon_price = m.SummonPrice in said
        self.names_dice = self.has_summon_price and "names_dice" in traits
        """Whether a price may be laid on a single die of an active pool."""
        self.has_voids = m.VoidSpells in said
        self.has_doomed = m.Doomed in said
        self.has_copy = m.Copy in said
        self.has_reactions = not ANYTIME.isdisjoint(said)
        self.has_capture_limit = m.CaptureLimit in said
        self.has_abilities = "has_abilities" in traits
        self.anchors = [kind for kind, card in enumerate(on_table) if card.anchored is not None]
        """The cards with an anchored spell."""
        self.has_enchantments = "enchants" in traits
        self.has_follow_ups = self.has_doomed or self.has_reactions
        self.counts_draws = not DRAWING.isdisjoint(said)
        self.marks_summons = not SUMMONED.isdisjoint(said)
        self.has_turn_marks = (
            self.has_copy or self.marks_summons or not TURN_MARKS.isdisjoint(said) or "has_limits" in traits
        )
        """Whether dice in play keep something that ends as a turn begins."""
        self.counts_turns = self.counts_draws or self.marks_summons or self.has_turn_marks
        """Whether anything is counted, or kept on dice, for a turn."""
        self.has_immunity = m.Immune in said
        self.has_locks = "has_locks" in traits
        """Whether a die of the table can be locked."""
        self.tells_marks = m.FixedAttack in said or self.has_immunity
        """Whether it matters whose clause a mark comes from."""
        self.has_marks = Boost in said or Still in said
        self.has_saves = Save in said or RollOut in said
        self.has_fates = not FATES.isdisjoint(said)
        """Whether a destroyed creature may go elsewhere than to the used pile."""
        self.hears_captures = not CAPTURED.isdisjoint(said)
        self.orders_defenders = m.DefendFirst in said or m.DefendLast in said
        self.hears_draws = not DRAWN.isdisjoint(said)
        self.hears_faces = not ROLLED.isdisjoint(said)
        self.hears_attacks = not ATTACKING.isdisjoint(said)
        self.has_protection = not PROTECTION.isdisjoint(said)
        self.keeps_totals = TotalOf in said
        self.looks_at_battles = not IN_BATTLE.isdisjoint(said)
        self.hears_defences = not DEFENDED.isdisjoint(said)
        self.has_capture_price = m.CapturePrice in said
        self.hears_phases = not PHASE_MOMENTS.isdisjoint(said)
        self.has_battle_marks = not FOR_AN_ATTACK.isdisjoint(said)
        self.counts_names = "counts_names" in traits or not NAMING.isdisjoint(said)
        if self.quests:
            self.marks_summons = self.has_turn_marks = self.counts_turns = self.counts_names = True
            self.has_saves = True
        self.ends_battles = self.has_saves or self.counts_names or self.has_battle_marks or self.has_doomed
        """Whether anything ends with a battle but its totals."""

    def clause(self, number: int) -> Said:
        return self.cards[number >> PAGE].clauses[number & LAST]

    def program(self, number: int) -> Program:
        return self.cards[number >> PAGE].programs[number & LAST]
