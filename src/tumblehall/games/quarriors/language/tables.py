"""What the cards on one table say, by die code, so that cards in the box cost nothing.

A code is kind * 8 + face: a kind is a place among the dice of the table, the face counts from 0. A clause or a list of
effects is kind * 64 + its number on the card. Read-only; all clones of a state share it."""

from collections.abc import Iterable

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
PURSES = {"": 0, "light": 1, "dark": 2}
"""Kinds of quiddity by the energy on a face."""
PAGE = 6
"""So many bits number the clauses of one card, and likewise its lists of effects."""
LAST = (1 << PAGE) - 1


class Tables:
    """See above. Indexed by kind where not said otherwise."""

    __slots__ = (
        "anchors", "auras", "cards", "coin", "cost", "counts_draws", "counts_names", "counts_turns", "dearest",
        "direct", "discount", "ends_battles", "energy", "faces", "glory", "has_abilities", "has_auras",
        "has_battle_marks", "has_capture_limit", "has_capture_price", "has_copy", "has_doomed", "has_enchantments",
        "has_energy", "has_fates", "has_follow_ups", "has_immunity", "has_locks", "has_marks", "has_protection",
        "has_reactions", "has_saves", "has_summon_price", "has_turn_marks", "has_voids", "has_vs_me", "hears_attacks",
        "hears_captures", "hears_defences", "hears_draws", "hears_faces", "hears_phases", "is_creature_card",
        "is_creature_die", "is_spell_die", "keeps_totals", "kind_of", "large", "looks_at_battles", "marks_summons",
        "names_dice", "no_capture", "on_cards", "one_summon", "orders_defenders", "overhears", "purse", "quests", "said",
        "same", "shown", "tells_marks", "within", "worth",
    )  # fmt: skip

    def __init__(
        self, cards: Iterable[CompiledCard], large: CompiledCard | None = None, quests: Iterable[CompiledCard] = ()
    ) -> None:
        """`large`: the dice without a card that everybody has (QX-4); `quests`: the quest cards, the last kinds."""
        before = (*cards, *(() if large is None else (large,)))
        self.cards: tuple[CompiledCard, ...] = (*before, *quests)
        self.large = -1 if large is None else len(before) - 1
        """Their kind; -1 where there are none."""
        self.quests = range(len(before), len(self.cards))
        """The kinds of quest dice."""
        self.faces: list[CardFace] = []
        """By code."""
        for card in self.cards:
            self.faces += card.faces
        self.same = [code & ~7 | face.alike for code, face in enumerate(self.faces)]
        """By code: faces that look alike and say the same count as one, the first of them."""
        self.shown = [self.faces[code] for code in self.same]
        """By code: that first face itself."""
        self.worth = [face.worth for face in self.faces]
        self.coin = [face.coin for face in self.faces]
        """By code, apart from the faces because nothing is looked up so often."""
        self.purse = [PURSES[face.face.energy] for face in self.faces]
        """By code: the kind of quiddity it gives."""
        self.energy = [Energy(card.facts.energy) if card.facts.energy else None for card in self.cards]
        self.discount = [card.facts.discount for card in self.cards]
        """What a capture costs with its energy among what is paid (QX-1)."""
        self.kind_of = {card.die.name: kind for kind, card in enumerate(self.cards)}
        self.cost = [card.facts.cost for card in self.cards]
        self.dearest = max(self.cost)
        costs = range(self.dearest + 1)
        self.no_capture = [
            Action.CAPTURE in card.forbids or kind == self.large or kind in self.quests
            for kind, card in enumerate(self.cards)
        ]
        may = [kind for kind, closed in enumerate(self.no_capture) if not closed]
        self.within = [[kind for kind in may if self.cost[kind] <= most] for most in costs]
        """By what can be paid, up to the dearest card: the kinds that cost no more and may be captured."""
        self.glory = [card.facts.glory for card in self.cards]
        self.is_creature_card = [card.facts.kind == "creature" for card in self.cards]
        self.is_spell_die = [card.die.kind == "spell" for card in self.cards]
        self.is_creature_die = [card.die.has_creature_face for card in self.cards]
        self.one_summon = [Action.SECOND_SUMMON in card.forbids for card in self.cards]
        # what the rules can leave out when no card on the table asks for it
        self.said: frozenset[object] = frozenset().union(*[card.said for card in self.cards])
        self.has_energy = any(self.purse) or any(self.energy) or bool(ENERGY & self.said)
        """Whether there is more than one kind of quiddity."""
        self.direct: frozenset[type] = frozenset().union(*[card.direct for card in self.cards])
        self.auras: frozenset[type] = frozenset().union(*[card.auras for card in self.cards])
        self.overhears: frozenset[Moment] = frozenset().union(*[card.overhears for card in self.cards])
        self.on_cards = frozenset([type(said.clause) for card in self.cards for said in card.wilds])
        """The words that work from a card in the Wilds."""
        self.has_auras = m.Attack in self.auras or m.Defence in self.auras
        self.has_vs_me = m.AttackVsMe in self.said
        self.has_summon_price = m.SummonPrice in self.said
        self.names_dice = self.has_summon_price and any(card.names_dice for card in self.cards)
        """Whether a price may be laid on a single die of an active pool."""
        self.has_voids = m.VoidSpells in self.said
        self.has_doomed = m.Doomed in self.said
        self.has_copy = m.Copy in self.said
        self.has_reactions = Window.ANYTIME in self.said
        self.has_capture_limit = m.CaptureLimit in self.said
        self.has_abilities = any(Activate in face.says for face in self.faces)
        self.anchors = [kind for kind, card in enumerate(self.cards) if card.anchored is not None]
        """The cards with an anchored spell."""
        self.has_enchantments = any(face.enchants for face in self.faces)
        self.has_follow_ups = self.has_doomed or self.has_reactions
        self.counts_draws = Moment.DRAWN in self.said or m.DrawSize in self.said or Draws in self.said
        self.marks_summons = Zone.SUMMONED in self.said
        self.has_turn_marks = (
            self.has_copy
            or self.marks_summons
            or bool(TURN_MARKS & self.said)
            or (True in [card.has_limits for card in self.cards])
        )
        """Whether dice in play keep something that ends as a turn begins."""
        self.counts_turns = self.counts_draws or self.marks_summons or self.has_turn_marks
        """Whether anything is counted, or kept on dice, for a turn."""
        self.has_immunity = m.Immune in self.said
        self.has_locks = any(face.lock for face in self.faces)
        """Whether a die of the table can be locked."""
        self.tells_marks = m.FixedAttack in self.said or self.has_immunity
        """Whether it matters whose clause a mark comes from."""
        self.has_marks = Boost in self.said or Still in self.said
        self.has_saves = Save in self.said or RollOut in self.said
        self.has_fates = Happening.DESTROYED in self.said or Window.RESCUE in self.said
        """Whether a destroyed creature may go elsewhere than to the used pile."""
        self.hears_captures = Moment.CAPTURED in self.said
        self.orders_defenders = m.DefendFirst in self.said or m.DefendLast in self.said
        self.hears_draws = Moment.DRAWN in self.said
        self.hears_faces = Moment.FACE_ROLLED in self.said
        self.hears_attacks = Moment.ATTACKING in self.said
        self.has_protection = bool(PROTECTION & self.said)
        self.keeps_totals = TotalOf in self.said
        self.looks_at_battles = Zone.BATTLE in self.said
        self.hears_defences = Moment.DEFENCE_OVER in self.said
        self.has_capture_price = m.CapturePrice in self.said
        self.hears_phases = bool(PHASE_MOMENTS & self.said)
        self.has_battle_marks = Duration.ATTACK in self.said
        self.counts_names = any(card.counts_names for card in self.cards) or bool(NAMING & self.said)
        if self.quests:
            self.marks_summons = self.has_turn_marks = self.counts_turns = self.counts_names = True
            self.has_saves = True
        self.ends_battles = self.has_saves or self.counts_names or self.has_battle_marks or self.has_doomed
        """Whether anything ends with a battle but its totals."""

    def clause(self, number: int) -> Said:
        return self.cards[number >> PAGE].clauses[number & LAST]

    def program(self, number: int) -> Program:
        return self.cards[number >> PAGE].programs[number & LAST]
