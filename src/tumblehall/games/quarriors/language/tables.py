"""What the cards on one table say, by die code, so that cards in the box cost nothing.

A code is kind * 8 + face: a kind is a place among the dice of the table, the face counts from 0. A clause or a list of
effects is kind * 64 + its number on the card. Read-only; all clones of a state share it."""

from collections.abc import Iterable

from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.compile import AURA, CompiledCard
from tumblehall.games.quarriors.language.faces import CardFace, Said
from tumblehall.games.quarriors.language.programs import Program
from tumblehall.games.quarriors.language.selectors import Draws
from tumblehall.games.quarriors.language.terms import Action, Moment, Window, Zone

PAGE = 6
"""So many bits number the clauses of one card, and likewise its lists of effects."""
LAST = (1 << PAGE) - 1


class Tables:
    """See above. Indexed by kind where not said otherwise."""

    __slots__ = (
        "cards", "cost", "counts_draws", "dearest", "faces", "glory", "has_auras", "has_copy", "has_doomed",
        "has_follow_ups", "has_reactions", "has_summon_price", "has_voids", "has_vs_me", "is_creature_card",
        "is_creature_die", "is_spell_die", "kind_of", "marks_summons", "no_capture", "one_summon", "said", "same",
        "within",
    )  # fmt: skip

    def __init__(self, cards: Iterable[CompiledCard]) -> None:
        self.cards = tuple(cards)
        self.faces: list[CardFace] = []
        """By code."""
        for card in self.cards:
            self.faces += card.faces
        self.same = [code & ~7 | face.alike for code, face in enumerate(self.faces)]
        """By code: faces that look alike and say the same count as one, the first of them."""
        self.kind_of = {card.die.name: kind for kind, card in enumerate(self.cards)}
        self.cost = [card.facts.cost for card in self.cards]
        self.dearest = max(self.cost)
        costs = range(self.dearest + 1)
        self.within = [[kind for kind, cost in enumerate(self.cost) if cost <= most] for most in costs]
        """By what can be paid, up to the dearest card: the kinds that cost no more."""
        self.glory = [card.facts.glory for card in self.cards]
        self.is_creature_card = [card.facts.kind == "creature" for card in self.cards]
        self.is_spell_die = [card.die.kind == "spell" for card in self.cards]
        self.is_creature_die = [card.die.has_creature_face for card in self.cards]
        self.one_summon = [Action.SECOND_SUMMON in card.forbids for card in self.cards]
        self.no_capture = [Action.CAPTURE in card.forbids for card in self.cards]
        # what the rules can leave out when no card on the table asks for it
        self.said: frozenset[object] = frozenset().union(*[card.said for card in self.cards])
        self.has_auras = AURA in self.said
        self.has_vs_me = m.AttackVsMe in self.said
        self.has_summon_price = m.SummonPrice in self.said
        self.has_voids = m.VoidSpells in self.said
        self.has_doomed = m.Doomed in self.said
        self.has_copy = m.Copy in self.said
        self.has_reactions = Window.ANYTIME in self.said
        self.has_follow_ups = self.has_doomed or self.has_reactions
        self.counts_draws = Moment.DRAWN in self.said or m.DrawSize in self.said or Draws in self.said
        self.marks_summons = Zone.SUMMONED in self.said

    def clause(self, number: int) -> Said:
        return self.cards[number >> PAGE].clauses[number & LAST]

    def program(self, number: int) -> Program:
        return self.cards[number >> PAGE].programs[number & LAST]
