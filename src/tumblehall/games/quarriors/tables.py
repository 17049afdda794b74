"""What the cards on the table say, in tables by die code, so that cards in the box cost nothing.

A code is kind * 8 + face: the kind is the card's place in the Wilds, the face counts from 0. Each card's part is made
once; a game puts those of its cards side by side. Read-only; all clones of a state share it.
"""

from collections.abc import Iterable
from functools import cache
from operator import add
from typing import TypeVar

from tumblehall.games.quarriors import choices
from tumblehall.games.quarriors import modifiers as m
from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.compile import COMPILED, CompiledCard
from tumblehall.games.quarriors.content import Face
from tumblehall.games.quarriors.moments import Moment, Window
from tumblehall.games.quarriors.numbering import CLAUSE_NUMBERS
from tumblehall.games.quarriors.selectors import HOST, Dice, Special

C = TypeVar("C")
BLANK = Face("")
MOMENTS = tuple(Moment)
FIRST_CODES = tuple(code & ~7 for code in range(choices.CODES))
"""For each code that of the first face of its die."""
SPENDS = tuple(range(choices.SPEND, choices.SPEND + choices.CODES))


class CardTable:
    """One card, eight places for each table: six faces and two that no die shows."""

    def __init__(self, card: CompiledCard) -> None:
        self.one_summon = any(isinstance(c, m.Forbid) for c in card.wilds)
        self.face = (*card.die.faces, BLANK, BLANK)
        looks = list(zip(self.face, (*card.faces, (), ()), strict=True))
        self.alike = (*(looks.index(look) for look in looks[:6]), 6, 7)
        self.clauses: tuple[tuple[w.Clause, ...], ...] = (*card.faces, (), ())
        self.quiddity = tuple(face.quiddity for face in self.face)
        self.level = tuple(face.level for face in self.face)
        self.creature = tuple(face.creature for face in self.face)
        self.spell = tuple(face.spell for face in self.face)
        self.use = self._one(w.Use)
        self.immediate = tuple(face.immediate or use is not None for face, use in zip(self.face, self.use, strict=True))
        self.idle = tuple(not any(look) for look in zip(self.immediate, self.spell, self.creature, strict=True))
        self.coin = tuple(n and n << 1 | useful for n, useful in zip(self.quiddity, self.immediate, strict=True))
        self.at_ready = self._one(w.AtReady)
        self.cast = self._one(w.Cast)
        self.attach = self._one(w.Attach)
        self.react = self._one(w.React)
        self.has_reaction = any(react is not None and react.window is Window.ANYTIME for react in self.react)
        self.instead = self._all(w.Instead)
        self.stats = self._one(m.Stats)
        self.copy = self._one(m.Copy)
        self.doomed = self._one(m.Doomed)
        self.voids = self._one(m.VoidSpells)
        self.untargetable = tuple(clause is not None for clause in self._one(m.Untargetable))
        self.vs_me = self._all(m.AttackVsMe)
        self.summon_price = self._all(m.SummonPrice)
        self.attack = self._of(m.Attack, Special)
        self.attack_aura = self._of(m.Attack, Dice)
        self.host_attack = self._host(m.Attack)
        self.defence = self._of(m.Defence, Special)
        self.defence_aura = self._of(m.Defence, Dice)
        self.host_defence = self._host(m.Defence)
        self.score_glory = self._of(m.ScoreGlory, Special)
        self.host_glory = self._host(m.ScoreGlory)
        self.when = tuple(self._triggers(moment, attached=False) for moment in MOMENTS)
        self.host_when = tuple(self._triggers(moment, attached=True) for moment in MOMENTS)

    def _one(self, word: type[C]) -> tuple[C | None, ...]:
        """For each face its clause of that word, of which there is at most one."""
        return tuple(next((c for c in on if isinstance(c, word)), None) for on in self.clauses)

    def _all(self, word: type[C]) -> tuple[tuple[C, ...], ...]:
        return tuple(tuple(c for c in on if isinstance(c, word)) for on in self.clauses)

    def _of(self, word: type[C], whose: type) -> tuple[tuple[C, ...], ...]:
        """Modifiers of the die itself (a Special), or of other dice (a selector)."""
        return tuple(tuple(c for c in on if isinstance(c.of, whose)) for on in self._all(word))  # type: ignore[attr-defined]

    def _host(self, word: type[C]) -> tuple[tuple[C, ...], ...]:
        """Modifiers of the creature that the die is attached to."""
        return tuple(
            () if attach is None else tuple(c for c in attach.clauses if isinstance(c, word)) for attach in self.attach
        )

    def _triggers(self, moment: Moment, attached: bool) -> tuple[tuple[int, ...], ...]:
        """By face the numbers of the clauses that answer a moment: of the die itself, or of one laid beside a host."""
        found = []
        for on, attach in zip(self.clauses, self.attach, strict=True):
            clauses = on if not attached else () if attach is None else attach.clauses
            whens = [c for c in clauses if isinstance(c, w.When) and c.moment is moment and (c.of is HOST) == attached]
            found.append(tuple(CLAUSE_NUMBERS[c] for c in whens))
        return tuple(found)


@cache
def _table_of(number: int) -> CardTable:
    return CardTable(COMPILED[number])


def side_by_side(columns: list[tuple[C, ...]]) -> tuple[C, ...]:
    """The parts of the cards as one table, in the quickest way, for every game does it some forty times. Of most words
    no card on the table says anything: then all parts are alike."""
    if columns.count(columns[0]) == len(columns):
        return columns[0] * len(columns)
    table: list[C] = []
    for column in columns:
        table += column
    return tuple(table)


class Tables:
    """See above. Indexed by code where not said otherwise."""

    def __init__(self, cards: Iterable[CompiledCard]) -> None:
        self.cards = tuple(cards)
        parts = [_table_of(card.facts.number) for card in self.cards]

        # by kind
        self.kind_of = {card.die.name: kind for kind, card in enumerate(self.cards)}
        self.cost = tuple([card.facts.cost for card in self.cards])
        self.dearest = max(self.cost)
        costs = range(self.dearest + 1)
        self.within = tuple([[kind for kind, cost in enumerate(self.cost) if cost <= most] for most in costs])
        """By what can be paid, up to the dearest card: the kinds that cost no more."""
        self.glory = tuple([card.facts.glory for card in self.cards])
        self.is_creature_card = tuple([card.facts.kind == "creature" for card in self.cards])
        self.is_spell_die = tuple([card.die.kind == "spell" for card in self.cards])
        self.is_creature_die = tuple([any(part.creature) for part in parts])
        self.one_summon = tuple([part.one_summon for part in parts])
        # faces
        self.face = side_by_side([part.face for part in parts])
        self.same = tuple(map(add, side_by_side([part.alike for part in parts]), FIRST_CODES))
        """Faces that look alike and say the same count as one: the code of the first of them."""
        self.quiddity = side_by_side([part.quiddity for part in parts])
        self.level = side_by_side([part.level for part in parts])
        self.creature = side_by_side([part.creature for part in parts])
        self.spell = side_by_side([part.spell for part in parts])
        # clauses
        self.clauses = side_by_side([part.clauses for part in parts])
        self.use = side_by_side([part.use for part in parts])
        self.immediate = side_by_side([part.immediate for part in parts])
        self.idle = side_by_side([part.idle for part in parts])
        """Whether it shows quiddity or nothing: neither an immediate effect, nor a spell, nor a creature."""
        self.spend = tuple([n and option for n, option in zip(self.quiddity, SPENDS, strict=False)])
        """The option to spend it for its quiddity; 0 where it shows none."""
        self.coin = side_by_side([part.coin for part in parts])
        """What matters when a die pays: twice its quiddity, one more if it shows an immediate effect too; else 0."""
        self.at_ready = side_by_side([part.at_ready for part in parts])
        self.cast = side_by_side([part.cast for part in parts])
        self.attach = side_by_side([part.attach for part in parts])
        self.react = side_by_side([part.react for part in parts])
        self.instead = side_by_side([part.instead for part in parts])
        self.stats = side_by_side([part.stats for part in parts])
        self.copy = side_by_side([part.copy for part in parts])
        self.doomed = side_by_side([part.doomed for part in parts])
        self.voids = side_by_side([part.voids for part in parts])
        self.untargetable = side_by_side([part.untargetable for part in parts])
        self.vs_me = side_by_side([part.vs_me for part in parts])
        self.summon_price = side_by_side([part.summon_price for part in parts])
        self.attack = side_by_side([part.attack for part in parts])
        self.attack_aura = side_by_side([part.attack_aura for part in parts])
        self.host_attack = side_by_side([part.host_attack for part in parts])
        self.defence = side_by_side([part.defence for part in parts])
        self.defence_aura = side_by_side([part.defence_aura for part in parts])
        self.host_defence = side_by_side([part.host_defence for part in parts])
        self.score_glory = side_by_side([part.score_glory for part in parts])
        self.host_glory = side_by_side([part.host_glory for part in parts])
        moments = range(len(MOMENTS))
        self.when = tuple([side_by_side([part.when[i] for part in parts]) for i in moments])
        """By moment, then by code, the numbers of the clauses that answer it."""
        self.host_when = tuple([side_by_side([part.host_when[i] for part in parts]) for i in moments])
        # what the rules can leave out when no card on the table asks for it
        self.has_auras = any(self.attack_aura) or any(self.defence_aura)
        self.has_vs_me = any(self.vs_me)
        self.has_summon_price = any(self.summon_price)
        self.has_voids = any(self.voids)
        self.has_doomed = any(self.doomed)
        self.has_copy = any(self.copy)
        self.has_reactions = any(part.has_reaction for part in parts)
        self.has_follow_ups = self.has_doomed or self.has_reactions
